//! Any bytes as a lobby and as the answers to the game that follows.

use std::collections::BTreeSet;

use table::{Act, Chance, Choose, Game, Lobby, Prompt, PromptId, Seat};

use crate::answers::{GAMES, running};
use crate::bytes::Bytes;
use crate::kept::kept;
use crate::running::Running;

/// From here on a byte means something that nobody offered.
pub const FOREIGN: u8 = 224;
/// A free setting is set to a text instead of a choice.
const FREE: u8 = 255;

/// Plays as the bytes say: first the settings, then who is in the game, then answers, most of them
/// legal. Every position must be sound, and whatever is refused must be refused with a reason.
pub fn game<G: Game>(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some((setup, seats)) = setup::<G>(&mut bytes) else { return };
    let number = u64::from(bytes.next());
    let mut running = Running::<G>::begin(&setup, seats, number);
    while !bytes.is_empty() {
        let what = bytes.next();
        if what >= FOREIGN {
            let (seat, act) = foreign(&running, &mut bytes);
            // It may happen to be legal.
            let _ = running.act(seat, act);
            continue;
        }
        let Some(prompt) = bytes.pick(&running.game.open().iter().collect::<Vec<_>>()) else {
            return;
        };
        let (seat, act) = (prompt.seat, legal(prompt, &mut bytes));
        running.act(seat, act).unwrap_or_else(|why| panic!("what is offered is refused: {why:?}"));
    }
}

/// What a lobby would hand over, where that can be played.
pub fn setup<G: Game>(bytes: &mut Bytes<'_>) -> Option<(G::Setup, u8)> {
    let seats = bytes.next() % 10;
    let mut lobby = Lobby { seats, ..Lobby::default() };
    let about = G::about();
    for setting in about.settings {
        let byte = bytes.next();
        let choice = if setting.free && byte == FREE {
            let length = usize::from(bytes.next());
            String::from_utf8_lossy(bytes.take(length)).into_owned()
        } else {
            setting.choices.get(usize::from(byte) % setting.choices.len())?.to_string()
        };
        lobby.settings.insert(setting.key.to_string(), choice);
    }
    for _ in 0..seats {
        let byte = bytes.next();
        lobby.sides.push(byte >> 6);
        let figure = usize::from(byte & 0x1f).checked_sub(1).and_then(|n| about.figures.get(n));
        lobby.picks.push(figure.into_iter().map(ToString::to_string).collect());
    }
    G::freeze(&lobby).ok().map(|setup| (setup, seats))
}

/// An answer that is offered, or the earlier one taken back.
fn legal<I: Clone>(prompt: &Prompt<I>, bytes: &mut Bytes<'_>) -> Act<I> {
    let id = prompt.id;
    if prompt.answer.is_some() {
        return Act::Withdraw { prompt: id };
    }
    let mut rest = prompt.choose.offered().to_vec();
    let (min, max) = prompt.choose.bounds();
    let count = min + bytes.below(max.min(rest.len()) - min + 1);
    let items = (0..count).map(|_| rest.remove(bytes.below(rest.len()))).collect();
    Act::Pick { prompt: id, items }
}

/// The bytes from which [`legal`] makes this answer; none when it was not offered.
pub fn as_bytes<I: Clone + PartialEq>(prompt: &Prompt<I>, items: &[I]) -> Option<Vec<u8>> {
    let mut rest = prompt.choose.offered().to_vec();
    let mut bytes = Vec::new();
    if let Choose::Many { min, max, .. } = prompt.choose
        && usize::from(max).min(rest.len()) > usize::from(min)
    {
        bytes.push(items.len() as u8 - min);
    }
    for item in items {
        let place = rest.iter().position(|other| other == item)?;
        if rest.len() > 1 {
            bytes.push(place as u8);
        }
        rest.remove(place);
    }
    Some(bytes)
}

/// Anything at all, at an open prompt or not, from its own seat or not.
fn foreign<G: Game>(running: &Running<G>, bytes: &mut Bytes<'_>) -> (Seat, Act<G::Item>) {
    let how = bytes.next();
    let open = bytes.pick(&running.game.open().iter().collect::<Vec<_>>());
    let seat = open.map(|prompt| prompt.seat).filter(|_| how & 1 == 0);
    let seat = seat.unwrap_or_else(|| Seat::new(bytes.next()));
    let id = open.map(|prompt| prompt.id).filter(|_| how & 2 == 0);
    let prompt = id.unwrap_or_else(|| PromptId { step: bytes.next().into(), number: bytes.next() });
    if how & 4 != 0 {
        return (seat, Act::Withdraw { prompt });
    }
    let count = bytes.below(5);
    (seat, Act::Pick { prompt, items: (0..count).filter_map(|_| any_item::<G>(bytes)).collect() })
}

/// Something that some position of this game offers.
fn any_item<G: Game>(bytes: &mut Bytes<'_>) -> Option<G::Item> {
    let all = kept(G::NAME, GAMES, ever_offered::<G>);
    let place = usize::from(bytes.next()) << 8 | usize::from(bytes.next());
    serde_json::from_str(all.get(place % all.len().max(1))?).ok()
}

/// What is offered in the running games and on their way to the end.
fn ever_offered<G: Game>() -> Vec<String> {
    let mut all = BTreeSet::new();
    for which in 0..GAMES {
        let mut running = running::<G>(which).as_ref().clone();
        let mut chance = Chance::numbered(which as u64);
        while !running.game.open().is_empty() {
            for prompt in running.game.open() {
                let items = prompt.choose.offered().iter();
                all.extend(items.map(|item| serde_json::to_string(item).unwrap()));
            }
            running.play(1, &mut chance);
        }
    }
    all.into_iter().collect()
}
