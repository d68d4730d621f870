//! Any bytes as the messages that a browser sends to a running game.

use std::sync::OnceLock;

use dragon_flagon::DragonFlagon;
use dragon_flagon::item::Item;
use protocol::{ClientMessage, Command};
use table::{Act, Chance, Game, Lobby, PromptId, Refusal, Seat, check};

use crate::brawl::Brawl;

/// So many running games are at hand.
pub const GAMES: usize = 32;
/// So many messages of one input are read.
const MESSAGES: usize = 64;

/// A byte that chooses a game, a byte that says who speaks, and a message on each line. Whatever
/// can be read means the same after it was written again; whatever is not allowed leaves the game
/// as it was.
pub fn answers(data: &[u8]) {
    let [which, speaker, text @ ..] = data else { return };
    let mut brawl = running(usize::from(*which)).clone();
    let text = String::from_utf8_lossy(text);
    for line in text.lines().take(MESSAGES) {
        if let Some(act) = read(line) {
            send(&mut brawl, *speaker, act);
        }
    }
}

/// A game that has gone on for a while.
pub fn running(which: usize) -> &'static Brawl {
    static ALL: [OnceLock<Brawl>; GAMES] = [const { OnceLock::new() }; GAMES];
    let place = which % GAMES;
    ALL[place].get_or_init(|| {
        let number = place as u64;
        let seats = 2 + (number % 7) as u8;
        let lobby = Lobby { seats, ..Lobby::default() };
        let mut brawl = Brawl::begin(&DragonFlagon::freeze(&lobby).unwrap(), seats, number);
        brawl.play(7 * number as u32, &mut Chance::numbered(number));
        brawl
    })
}

/// The act in a message, or an act by itself as the log has it.
fn read(line: &str) -> Option<Act<Item>> {
    if let Ok(act) = serde_json::from_str::<Act<Item>>(line) {
        let written = serde_json::to_string(&act).unwrap();
        assert_eq!(serde_json::from_str::<Act<Item>>(&written).unwrap(), act);
        return Some(act);
    }
    let message: ClientMessage = serde_json::from_str(line).ok()?;
    let written = serde_json::to_string(&message).unwrap();
    let again: ClientMessage = serde_json::from_str(&written).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), written);
    match message {
        ClientMessage::Do { command: Command::Answer { prompt, items }, .. } => {
            let items = items.into_iter().map(serde_json::from_value);
            Some(Act::Pick { prompt, items: items.collect::<Result<_, _>>().ok()? })
        }
        ClientMessage::Do { command: Command::Withdraw { prompt }, .. } => {
            Some(Act::Withdraw { prompt })
        }
        _ => None,
    }
}

fn send(brawl: &mut Brawl, speaker: u8, act: Act<Item>) {
    let owner = |id: PromptId| brawl.game.open().iter().find(|prompt| prompt.id == id);
    let seat = owner(act.prompt()).filter(|_| speaker < 128).map(|prompt| prompt.seat);
    let seat = seat.unwrap_or(Seat::new(speaker & 0x0f));
    let before = (brawl.clone(), brawl.digest());
    let allowed = check(brawl.game.open(), seat, &act);
    match brawl.act(seat, act) {
        Ok(()) => assert_ne!(brawl.digest(), before.1, "an answer that changes nothing"),
        Err(why) => {
            assert_eq!(allowed, Err::<(), Refusal>(why));
            assert!(brawl.game == before.0.game, "what was refused left a trace");
            assert_eq!(brawl.digest(), before.1);
        }
    }
}
