//! The rules of The Dragon & Flagon.
//!
//! Comments and tests cite rules by their ids in `docs/rules/dragon-flagon.md`. A card is found in
//! `cards/` under its name; the turn around it in `flow.rs` and `turn.rs`; what a blow does in
//! `blows.rs` and `knockback.rs`; the numbers in `decks/*.toml`.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod action;
mod ale;
mod blows;
pub mod board;
pub mod book;
mod bot;
mod bundled;
mod cards;
mod checks;
mod diagram;
mod effects;
mod faults;
mod fighter;
pub mod files;
mod fingerprint;
mod flow;
mod furnishing;
mod furniture;
mod game;
pub mod guide;
mod hints;
pub mod ids;
mod in_play;
pub mod item;
mod knockback;
pub mod layout;
mod layout_random;
mod layout_text;
pub mod news;
pub mod parts;
mod placing;
mod planning;
mod reading;
mod rulings;
pub mod scenario;
mod score;
mod sets;
pub mod setup;
mod sheet;
mod standing;
mod tally;
mod tavern;
mod teams;
mod track;
mod turn;
mod view;
mod world;

pub use in_play::DragonFlagon;
pub use view::Room;
