//! What the fuzzer feeds to the house, and what must hold then.
//!
//! Each target is a function from bytes that panics when something is wrong, which is how a fuzzer
//! hears of it; every game has the same targets. `scripts/long fuzz` looks for such bytes;
//! `tests/replay.rs` tries all that are known in every run of the tests.
#![allow(clippy::panic, clippy::unwrap_used)]

mod answers;
mod bytes;
mod decks;
mod game;
mod kept;
mod running;
mod scenario;
pub mod seeds;

use dragon_flagon::DragonFlagon;
use drakon::Drakon;
use table::Game;

/// A target of the fuzzer.
pub struct Target {
    /// What it is called: `GAME/KIND`. Its corpus lies in a folder of this name.
    pub name: String,
    /// Tries some bytes.
    pub run: fn(&[u8]),
    /// What the fuzzer starts from.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// The targets of every game.
pub fn targets() -> Vec<Target> {
    [of::<DragonFlagon>(), of::<Drakon>()].into_iter().flatten().collect()
}

fn of<G: Game>() -> [Target; 4] {
    let target = |kind, run, seeds| Target { name: format!("{}/{kind}", G::NAME), run, seeds };
    [
        target("answers", answers::answers::<G>, seeds::messages::<G>),
        target("decks", decks::decks::<G>, seeds::decks::<G>),
        target("game", game::game::<G>, seeds::whole_games::<G>),
        target("scenario", scenario::scenario::<G>, seeds::scenarios::<G>),
    ]
}
