//! Squares and directions. Columns grow to the east (A, B, …), rows to the south (1, 2, …).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The longest side that a board may have.
pub const MAX_SIDE: u8 = 15;

/// A square of the room, written like `F6`. It may lie outside a smaller board; [`Side::holds`]
/// tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square {
    x: u8,
    y: u8,
}

/// A step from square to square: so many to the east and so many to the south.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// To the east; negative to the west.
    pub dx: i8,
    /// To the south; negative to the north.
    pub dy: i8,
}

impl Step {
    /// No step at all.
    pub const NONE: Self = Self { dx: 0, dy: 0 };

    /// The eight directions.
    pub const EIGHT: [Self; 8] = [
        Self { dx: 0, dy: -1 },
        Self { dx: 1, dy: -1 },
        Self { dx: 1, dy: 0 },
        Self { dx: 1, dy: 1 },
        Self { dx: 0, dy: 1 },
        Self { dx: -1, dy: 1 },
        Self { dx: -1, dy: 0 },
        Self { dx: -1, dy: -1 },
    ];
}

impl Square {
    /// The square in this column and row, both counted from 0.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// Its column, from 0.
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Its row, from 0.
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The square that lies this step away, if there can be one.
    pub fn step(self, step: Step) -> Option<Self> {
        let x = self.x.checked_add_signed(step.dx)?;
        let y = self.y.checked_add_signed(step.dy)?;
        (x < MAX_SIDE && y < MAX_SIDE).then_some(Self { x, y })
    }

    /// The square at `forward` and `right` of somebody who stands here and faces that way.
    pub fn at(self, facing: Facing, offset: Offset) -> Option<Self> {
        self.step(facing.turn(offset))
    }

    /// How far another square is to the east and to the south.
    pub fn to(self, other: Self) -> (i8, i8) {
        (other.x as i8 - self.x as i8, other.y as i8 - self.y as i8)
    }

    /// Steps along the sides to another square.
    pub fn walk(self, other: Self) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }

    /// Steps to another square when diagonal ones count as one.
    pub fn reach(self, other: Self) -> u8 {
        self.x.abs_diff(other.x).max(self.y.abs_diff(other.y))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.x), self.y + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::str::FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_uppercase).ok_or(NoSquare)?;
        let row: u8 = letters.as_str().parse().map_err(|_| NoSquare)?;
        let square = Self { x: column as u8 - b'A', y: row.checked_sub(1).ok_or(NoSquare)? };
        if square.x < MAX_SIDE && square.y < MAX_SIDE { Ok(square) } else { Err(NoSquare) }
    }
}

/// The text names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSquare;

impl fmt::Display for NoSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter and a row, like \"F6\"")
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Squares forward and to the right of somebody; negative ones behind and to the left. Deck files
/// write it as a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<i8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offset(pub i8, pub i8);

impl TryFrom<Vec<i8>> for Offset {
    type Error = &'static str;

    fn try_from(pair: Vec<i8>) -> Result<Self, Self::Error> {
        match pair.as_slice() {
            [forward, right] => Ok(Self(*forward, *right)),
            _ => Err("a square is a pair [forward, right] here"),
        }
    }
}

/// One of the four sides that a character can face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// To row 1.
    North,
    /// To the last column.
    East,
    /// To the last row.
    South,
    /// To column A.
    West,
}

impl Facing {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step straight ahead.
    pub const fn ahead(self) -> Step {
        match self {
            Self::North => Step { dx: 0, dy: -1 },
            Self::East => Step { dx: 1, dy: 0 },
            Self::South => Step { dx: 0, dy: 1 },
            Self::West => Step { dx: -1, dy: 0 },
        }
    }

    /// The step that an offset means for somebody who faces this way.
    pub const fn turn(self, offset: Offset) -> Step {
        let Offset(forward, right) = offset;
        match self {
            Self::North => Step { dx: right, dy: -forward },
            Self::East => Step { dx: forward, dy: right },
            Self::South => Step { dx: -right, dy: forward },
            Self::West => Step { dx: -forward, dy: -right },
        }
    }

    /// How far a square lies forward and to the right of somebody who stands at `from` and faces
    /// this way.
    pub fn offset(self, from: Square, to: Square) -> Offset {
        let (dx, dy) = from.to(to);
        match self {
            Self::North => Offset(-dy, dx),
            Self::East => Offset(dx, dy),
            Self::South => Offset(dy, -dx),
            Self::West => Offset(-dx, -dy),
        }
    }
}

/// A square board by the length of its side; walls stand along its edge only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side(pub u8);

impl Side {
    /// Whether the square lies on the board.
    pub fn holds(self, square: Square) -> bool {
        square.x < self.0 && square.y < self.0
    }

    /// The square that lies a step away, if it is on the board.
    pub fn step(self, from: Square, step: Step) -> Option<Square> {
        from.step(step).filter(|square| self.holds(*square))
    }

    /// The square at an offset, if it is on the board.
    pub fn at(self, from: Square, facing: Facing, offset: Offset) -> Option<Square> {
        from.at(facing, offset).filter(|square| self.holds(*square))
    }

    /// The squares from here in one direction up to the wall, nearest first.
    pub fn ray(self, from: Square, step: Step) -> impl Iterator<Item = Square> {
        core::iter::successors(self.step(from, step), move |square| self.step(*square, step))
            .take_while(move |_| step != Step::NONE)
    }
}
