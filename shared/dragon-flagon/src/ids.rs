//! The things of the game by name: characters, cards, objects, tables, times.

mod card;

pub use card::{Card, CardSet};
use serde::{Deserialize, Serialize};
use table::Figure;

/// A fighter. The order is that of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// The barbarian.
    Thras,
    /// The buccaneer.
    Jack,
    /// The cleric.
    Tuuli,
    /// The druid.
    Margalo,
    /// The monk.
    Teo,
    /// The paladin.
    Goodheart,
    /// The rogue.
    Nari,
    /// The swashbuckler.
    Montero,
    /// The wizard.
    Asma,
}

impl Character {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// All of them, in the order of the box.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Thras,
        Self::Jack,
        Self::Tuuli,
        Self::Margalo,
        Self::Teo,
        Self::Goodheart,
        Self::Nari,
        Self::Montero,
        Self::Asma,
    ];

    /// Place in the box, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The figure that prompts about this character name.
    pub const fn figure(self) -> Figure {
        Figure::new(self as u8)
    }

    /// The character that a figure stands for.
    pub fn of(figure: Figure) -> Option<Self> {
        Self::ALL.get(figure.index()).copied()
    }

    /// The deck file of its own cards.
    pub const fn deck_file(self) -> &'static str {
        match self {
            Self::Thras => "thras.toml",
            Self::Jack => "jack.toml",
            Self::Tuuli => "tuuli.toml",
            Self::Margalo => "margalo.toml",
            Self::Teo => "teo.toml",
            Self::Goodheart => "goodheart.toml",
            Self::Nari => "nari.toml",
            Self::Montero => "montero.toml",
            Self::Asma => "asma.toml",
        }
    }

    /// The name in deck files and on the wire.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Thras => "thras",
            Self::Jack => "jack",
            Self::Tuuli => "tuuli",
            Self::Margalo => "margalo",
            Self::Teo => "teo",
            Self::Goodheart => "goodheart",
            Self::Nari => "nari",
            Self::Montero => "montero",
            Self::Asma => "asma",
        }
    }
}

/// A kind of object that lies about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Can be taken and thrown, up to three squares.
    Chair,
    /// Can be taken and thrown, at any distance.
    Mug,
    /// Can be rolled.
    Barrel,
    /// The Dragon Flagon: a mug that never leaves the game.
    Flagon,
    /// The Plate of Cookies: a second Flagon in all but its looks (DF-COOKIES-02).
    Cookies,
}

impl Kind {
    /// Whether it gives the Dragon card to whoever takes it (DF-FLAGON-04, DF-COOKIES-04).
    pub const fn is_prize(self) -> bool {
        matches!(self, Self::Flagon | Self::Cookies)
    }
}

/// One object; the number stays with it through the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Thing(pub(crate) u8);

impl Thing {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TableId(pub(crate) u8);

impl TableId {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A space of the time track; the first is 1.
pub type Time = u8;
