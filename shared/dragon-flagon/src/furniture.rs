//! Tables and objects.

use crate::board::Square;
use crate::ids::{Character, Kind};

/// The most tables in a room.
pub const TABLES: usize = 8;
/// The most squares of a table.
pub const MAX_TABLE: usize = 3;
/// The most objects in a room.
pub const THINGS: usize = 32;
/// A table: its squares, in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    squares: [Square; MAX_TABLE],
    length: u8,
}

impl Table {
    /// A table on these squares; those beyond [`MAX_TABLE`] do not count.
    pub fn new(on: &[Square]) -> Self {
        let mut squares = [Square::new(0, 0); MAX_TABLE];
        for (place, square) in squares.iter_mut().zip(on) {
            *place = *square;
        }
        Self { squares, length: on.len().min(MAX_TABLE) as u8 }
    }

    /// The squares that it covers.
    pub fn squares(&self) -> &[Square] {
        self.squares.get(..usize::from(self.length)).unwrap_or(&self.squares)
    }
}

/// Where an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// There is no such object in this room.
    Unused,
    /// It lies in a square; on the table, if one stands there.
    Lies(Square),
    /// Somebody holds it.
    Held(Character),
    /// It has left the game.
    Gone,
}

/// An object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// What it is.
    pub kind: Kind,
    /// Where it is.
    pub place: Place,
}
