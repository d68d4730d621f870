//! The rules of Drakon (Second Edition).
//!
//! Comments and tests cite rules by their ids in `docs/rules/drakon.md`. What a chamber does is found
//! in `chambers/` under its name, how it is left in `walk.rs`; the heroes' powers are in `heroes/`; the
//! turn around them in `flow.rs` and `turn.rs`; the numbers in `decks/chambers.toml`.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(missing_docs)]

extern crate alloc;

pub mod book;
mod bot;
mod chamber_file;
mod chambers;
mod checks;
mod coins;
mod edge;
mod enter;
mod faults;
mod fingerprint;
mod flow;
mod game;
mod heroes;
mod hints;
pub mod ids;
mod in_play;
pub mod item;
pub mod lair;
pub mod news;
pub mod parts;
mod placing;
mod play;
mod rulings;
pub mod scenario;
mod score;
mod sets;
pub mod setup;
pub mod square;
mod tally;
mod turn;
mod walk;
mod world;

pub use game::Guide;
pub use hints::Hint;
pub use in_play::Drakon;
pub use world::Ending;
