//! The things of the game by name: characters, cards, objects, tables, times.

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

/// An action card by its name; copies are counted, not named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Show off on a table.
    Boast,
    /// A step and a blow at the second square.
    Charge,
    /// Up to four squares straight ahead.
    Dash,
    /// Walk or stay.
    Move,
    /// Take something up or let it go.
    PickUp,
    /// Roll a barrel.
    PushBarrel,
    /// Shove a table and all that is on it.
    PushTable,
    /// Wait for a weapon attack and answer it.
    Riposte,
    /// A weapon attack on all in front.
    Slash,
    /// From a table across the room.
    Swing,
    /// Throw what is in the hand.
    Throw,
    /// Pull the rug.
    YankRug,
}

impl Card {
    /// How many names there are.
    pub const COUNT: usize = 12;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Boast,
        Self::Charge,
        Self::Dash,
        Self::Move,
        Self::PickUp,
        Self::PushBarrel,
        Self::PushTable,
        Self::Riposte,
        Self::Slash,
        Self::Swing,
        Self::Throw,
        Self::YankRug,
    ];

    /// Place in the list, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in deck files and on the wire.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Boast => "boast",
            Self::Charge => "charge",
            Self::Dash => "dash",
            Self::Move => "move",
            Self::PickUp => "pick_up",
            Self::PushBarrel => "push_barrel",
            Self::PushTable => "push_table",
            Self::Riposte => "riposte",
            Self::Slash => "slash",
            Self::Swing => "swing",
            Self::Throw => "throw",
            Self::YankRug => "yank_rug",
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
