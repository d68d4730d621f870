//! What can be picked at a prompt.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::ids::Tile;
use crate::square::{Arrows, Square};

/// One thing that a prompt offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A tile of the hand.
    Tile(Tile),
    /// A chamber to go to, or to send somebody to.
    Go(Square),
    /// A chamber to go to where no arrow points: the Wizard's power.
    Through(Square),
    /// A tile of the hand, where it goes, and how its arrows point there.
    Lay {
        /// Which.
        tile: Tile,
        /// Where.
        at: Square,
        /// Its arrows.
        arrows: Arrows,
    },
    /// A chamber to swap, to destroy or to turn.
    Chamber(Square),
    /// A chamber to turn, and how its arrows point then.
    Turn {
        /// Where.
        at: Square,
        /// Its arrows.
        arrows: Arrows,
    },
    /// An opponent.
    Seat(Seat),
    /// An opponent's character to move, and where.
    Send {
        /// Whose.
        seat: Seat,
        /// Where.
        to: Square,
    },
    /// Use the hero's power.
    Power,
    /// Take, or keep, the coin.
    Take,
    /// Let it be.
    Leave,
    /// Go back to the question before.
    Back,
}

impl Item {
    /// Where it stands in an offer: tiles, then places in the order of reading, then what is none.
    pub(crate) fn order(&self) -> (u8, i8, i8) {
        match self {
            Self::Tile(_) => (0, 0, 0),
            Self::Seat(_) => (1, 0, 0),
            Self::Go(at)
            | Self::Through(at)
            | Self::Chamber(at)
            | Self::Lay { at, .. }
            | Self::Turn { at, .. }
            | Self::Send { to: at, .. } => (2, at.y, at.x),
            Self::Power | Self::Take | Self::Leave | Self::Back => (3, 0, 0),
        }
    }
}

/// What the prompts of this game ask. Each key has its words in the browser.
pub mod ask {
    /// The turn: a tile to place, a chamber to go to, or the power first.
    pub const TURN: &str = "turn";
    /// Where the chosen tile goes.
    pub const LAY: &str = "lay";
    /// Whether to take a coin that lies on Start.
    pub const START: &str = "start";
    /// Magical Shift: which chamber to take up.
    pub const SHIFT: &str = "shift";
    /// Magical Shift: which tile goes there, and how it lies.
    pub const SHIFT_LAY: &str = "shift_lay";
    /// Which chamber to destroy.
    pub const DESTROY: &str = "destroy";
    /// Which chamber to turn.
    pub const ROTATE: &str = "rotate";
    /// How it lies then.
    pub const ROTATE_TO: &str = "rotate_to";
    /// Whose hand to take a tile from.
    pub const MAP: &str = "map";
    /// Whose character to move.
    pub const ORB: &str = "orb";
    /// Where to move it.
    pub const ORB_TO: &str = "orb_to";
    /// After the action: the power, or nothing more.
    pub const AFTER: &str = "after";
    /// Whom the Barbarian pushes, and where.
    pub const PUSH: &str = "push";
    /// Whom the Thief takes a coin from.
    pub const THIEF: &str = "thief";
    /// Which tile the Dwarf gives away.
    pub const DWARF: &str = "dwarf";
    /// Which one goes with it.
    pub const DWARF_TOO: &str = "dwarf_too";
    /// Where the Amazon goes from here.
    pub const AMAZON: &str = "amazon";
    /// Whether the Knight keeps the coin.
    pub const KNIGHT: &str = "knight";
}
