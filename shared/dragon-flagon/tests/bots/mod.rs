//! Whole games played by bots, one decision at a time.
#![allow(clippy::unwrap_used, clippy::panic, dead_code, unused_imports)] // Each file uses a part.

pub mod sound;

use dragon_flagon::DragonFlagon;
use table::{Game, Lobby};

pub use crate::party::{cases, digest, frame, mixed, viewers};

pub type Setup = <DragonFlagon as Game>::Setup;
pub type Party = crate::party::Party<DragonFlagon>;

pub const LENGTHS: [&str; 3] = ["quick", "normal", "extended"];

/// What a lobby hands over when only the length is set.
pub fn lobby(seats: u8, length: &str) -> Lobby {
    Lobby { seats, settings: [("length".into(), length.into())].into(), ..Lobby::default() }
}

pub fn setup(seats: u8, length: &str) -> Setup {
    DragonFlagon::freeze(&lobby(seats, length)).unwrap()
}
