//! Who sits at the table and who looks on.

use serde::{Deserialize, Serialize};

/// A seat at the table, counted from 0 in the order in which the seats were dealt into the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Self> {
        (0..count).map(Self)
    }
}

/// The figure of a seat that a prompt is about: a character, a meeple, or the seat itself. The
/// number is the game's own; drafts and standing answers are kept by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Figure(u8);

impl Figure {
    /// The figure with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who looks at a game. Whoever is not known to hold a seat is a spectator and gets the least.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The people and devices that hold this seat.
    Seat(Seat),
    /// Everybody else.
    Spectator,
}

impl Viewer {
    /// Whether this viewer holds that seat.
    pub fn holds(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
