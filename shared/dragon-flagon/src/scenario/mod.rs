//! Positions set up by hand, to try a rule: in Rust with [`Scenario`], or in text files that are
//! read, played and checked by [`rehearse`]. `docs/scenarios.md` describes their words.

mod anywhere;
mod builder;
mod cell;
mod check;
mod expected;
mod heard;
mod mat;
mod play;
mod position;
mod prompts;
mod read;
mod said;
mod script;
mod words;
mod write;

use alloc::vec::Vec;

pub use builder::Scenario;
use table::scenario::Rehearsal;

pub(crate) use anywhere::anywhere;
pub(crate) use write::{position, seen};

/// Plays all scenarios of a text.
pub fn rehearse(text: &str) -> Vec<Rehearsal> {
    table::scenario::rehearse::<Scenario>(text)
}
