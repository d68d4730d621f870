//! Where chambers lie, and which way their arrows point.

use alloc::string::{String, ToString};
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A side of a chamber.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side that touches it.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

/// A place of the lair. The Start chamber lies on 0,0; x grows to the right, y downwards. In files and
/// messages it is `"2,-1"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square {
    /// To the right.
    pub x: i8,
    /// Downwards.
    pub y: i8,
}

impl Square {
    /// Where the Start chamber lies (DK-SETUP-01).
    pub const START: Self = Self { x: 0, y: 0 };

    /// The place beyond that side. At the end of the numbers there is none, and it is the place itself:
    /// only a part that broke off, and is laid on at one side while it is destroyed at the other some
    /// sixty times over, could ever creep there.
    pub const fn beyond(self, side: Side) -> Self {
        let Self { x, y } = self;
        match side {
            Side::North => Self { x, y: y.saturating_sub(1) },
            Side::East => Self { x: x.saturating_add(1), y },
            Side::South => Self { x, y: y.saturating_add(1) },
            Side::West => Self { x: x.saturating_sub(1), y },
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let square = text
            .split_once(',')
            .and_then(|(x, y)| Some(Self { x: x.parse().ok()?, y: y.parse().ok()? }))
            .filter(|square| square.to_string() == text);
        square.ok_or_else(|| serde::de::Error::custom("a place looks like \"2,-1\""))
    }
}

/// The arrows of a chamber as it lies. On the wire it is the letters of their sides: `"NES"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Arrows(u8);

impl Arrows {
    /// No arrow at all.
    pub const NONE: Self = Self(0);
    const LETTERS: [char; 4] = ['N', 'E', 'S', 'W'];

    /// Arrows to these sides.
    pub fn of(sides: &[Side]) -> Self {
        let mut arrows = Self::NONE;
        for side in sides {
            arrows.insert(*side);
        }
        arrows
    }

    /// One more arrow.
    pub fn insert(&mut self, side: Side) {
        self.0 |= 1 << side as u8;
    }

    /// Whether one points to this side.
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether both have an arrow to the same side.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Its bits, for a fingerprint.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The sides they point to, clockwise.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }

    /// The same tile, turned clockwise by so many quarters.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        let doubled = self.0 | self.0 << 4;
        Self(doubled >> (4 - quarters % 4) & 0b1111)
    }

    /// All ways in which the tile can lie, each once, beginning with this one.
    pub fn turns(self) -> impl Iterator<Item = Self> {
        (0..4)
            .map(move |quarters| (quarters, self.turned(quarters)))
            .filter(move |(quarters, turned)| {
                (0..*quarters).all(|earlier| self.turned(earlier) != *turned)
            })
            .map(|(_, turned)| turned)
    }
}

impl fmt::Display for Arrows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, letter) in Side::ALL.into_iter().zip(Self::LETTERS) {
            if self.has(side) {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl Serialize for Arrows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Arrows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut arrows = Self::NONE;
        for (side, letter) in Side::ALL.into_iter().zip(Self::LETTERS) {
            if text.contains(letter) {
                arrows.insert(side);
            }
        }
        if arrows.to_string() == text {
            Ok(arrows)
        } else {
            Err(serde::de::Error::custom("arrows look like \"NES\": the letters of N E S W"))
        }
    }
}
