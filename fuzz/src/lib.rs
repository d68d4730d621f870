//! What the fuzzer feeds to the house, and what must hold then.
//!
//! Each target is a function from bytes that panics when something is wrong, which is how a fuzzer
//! hears of it. `scripts/long fuzz` looks for such bytes; `tests/replay.rs` tries all that are known
//! in every run of the tests.
#![allow(clippy::panic, clippy::unwrap_used)]

mod answers;
mod brawl;
mod bytes;
mod decks;
mod game;
mod scenario;
pub mod seeds;

pub use answers::answers;
pub use decks::decks;
pub use game::game;
pub use scenario::scenario;

/// A target of the fuzzer.
pub type Target = fn(&[u8]);

/// All targets, by the names of their corpora.
pub const TARGETS: [(&str, Target); 4] =
    [("answers", answers), ("decks", decks), ("game", game), ("scenario", scenario)];
