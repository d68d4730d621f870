//! Any bytes as the messages that a browser sends to a running game.

use std::sync::Arc;

use protocol::{ClientMessage, Command};
use table::{Act, Chance, Game, Lobby, PromptId, Refusal, Seat, check};

use crate::kept::kept;
use crate::running::{Running, seats};

/// So many running games are at hand.
pub const GAMES: usize = 32;
/// So many messages of one input are read.
const MESSAGES: usize = 64;

/// A byte that chooses a game, a byte that says who speaks, and a message on each line. Whatever
/// can be read means the same after it was written again; whatever is not allowed leaves the game
/// as it was.
pub fn answers<G: Game>(data: &[u8]) {
    let [which, speaker, text @ ..] = data else { return };
    let mut running = running::<G>(usize::from(*which)).as_ref().clone();
    let text = String::from_utf8_lossy(text);
    for line in text.lines().take(MESSAGES) {
        if let Some(act) = read::<G>(line) {
            send(&mut running, *speaker, act);
        }
    }
}

/// A game that has gone on for a while.
pub fn running<G: Game>(which: usize) -> Arc<Running<G>> {
    let place = which % GAMES;
    kept(G::NAME, place, || {
        let number = place as u64;
        let seats = seats::<G>(place);
        let lobby = Lobby { seats, ..Lobby::default() };
        let setup = G::freeze(&lobby).unwrap_or_else(|fault| panic!("no plain game: {fault:?}"));
        let mut running = Running::begin(&setup, seats, number);
        running.play(7 * number as u32, &mut Chance::numbered(number));
        running
    })
}

/// The act in a message, or an act by itself as the log has it.
fn read<G: Game>(line: &str) -> Option<Act<G::Item>> {
    if let Ok(act) = serde_json::from_str::<Act<G::Item>>(line) {
        let written = serde_json::to_string(&act).unwrap();
        assert!(serde_json::from_str::<Act<G::Item>>(&written).unwrap() == act, "{written}");
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

fn send<G: Game>(running: &mut Running<G>, speaker: u8, act: Act<G::Item>) {
    let owner = |id: PromptId| running.game.open().iter().find(|prompt| prompt.id == id);
    let seat = owner(act.prompt()).filter(|_| speaker < 128).map(|prompt| prompt.seat);
    let seat = seat.unwrap_or(Seat::new(speaker & 0x0f));
    let before = (running.clone(), running.digest());
    let allowed = check(running.game.open(), seat, &act);
    match running.act(seat, act) {
        Ok(()) => assert_ne!(running.digest(), before.1, "an answer that changes nothing"),
        Err(why) => {
            assert_eq!(allowed, Err::<(), Refusal>(why));
            assert!(running.game == before.0.game, "what was refused left a trace");
            assert_eq!(running.digest(), before.1);
        }
    }
}
