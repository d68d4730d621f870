//! What every game at a Flagon table is made of.
//!
//! A game is a value that says which decisions are open ([`Prompt`]), turns an answer into the
//! next position ([`Game::apply`]) and shows each viewer what that viewer may see
//! ([`Game::view`]). There is no clock, no I/O and no chance but the [`Chance`] inside the game.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;

/// The small game of that page is compiled and played, so that newcomers can trust it.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/adding-a-game.md")]
struct AddingAGame;

mod chance;
mod decks;
mod digest;
mod game;
mod lobby;
mod outcome;
mod prompt;
pub mod scenario;
mod script;
mod seat;
mod tally;
pub mod text;

pub use chance::Chance;
pub use decks::{
    DeckBook, DeckFault, DeckFaults, DeckFiles, DeckReport, Difference, FaultsOf, Files, Marked,
    RulingBook, Shown, plain,
};
pub use digest::Digest;
pub use game::{Game, Skill, View, ViewOf};
pub use lobby::{About, Lobby, Setting, SetupFault, Teams, Variant, check_picks};
pub use outcome::{Outcome, Placing};
pub use prompt::{Act, Barred, Choose, Prompt, PromptId, Refusal, check, random_answer};
pub use script::{Ask, Rules, Scene, Stage, Wait};
pub use seat::{Figure, Seat, Viewer};
pub use tally::{Deed, Tally};
