//! What happened, and what a viewer may hear of it.

use alloc::vec::Vec;

use serde::Serialize;
use table::{Seat, Viewer};

use crate::ids::{Hero, Kind, Shown, Tile};
use crate::square::{Arrows, Square};
use crate::world::Ending;

/// Where coins are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// In the heap beside the table.
    Hoard,
    /// On the Start chamber.
    Start,
    /// With a seat.
    Seat(Seat),
}

/// What happened. All of it lies open, but for the tiles that go from hand to hand.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Everybody hears this.
    Open(Open),
    /// A seat drew a tile.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A tile went from a hand into another one.
    Stolen {
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
        /// What.
        tile: Tile,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The Dwarf put tiles under the pile.
    Buried {
        /// Who.
        seat: Seat,
        /// What.
        tiles: Vec<Tile>,
    },
}

/// What everybody hears.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Open {
    /// This seat has the first turn.
    First {
        /// Who.
        seat: Seat,
    },
    /// A new chamber.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which tile.
        #[cfg_attr(feature = "ts", ts(as = "Tile"))]
        tile: Shown,
        /// Where.
        at: Square,
        /// How it lies.
        arrows: Arrows,
    },
    /// A character went somewhere.
    Moved {
        /// Whose.
        seat: Seat,
        /// Who moved it, when it was not its own seat.
        by: Option<Seat>,
        /// Where it stood, every chamber on the way, and where it stands.
        path: Vec<Square>,
        /// What the chamber does that it has entered.
        kind: Kind,
        /// The rule behind it, when it is more than one step along an arrow.
        rule: Option<&'static str>,
    },
    /// A chamber had nothing to do.
    Idle {
        /// For whom.
        seat: Seat,
        /// What was entered.
        kind: Kind,
        /// The rule that says so.
        rule: &'static str,
    },
    /// A coin changed hands.
    Coin {
        /// Whose it was.
        from: Purse,
        /// Whose it is.
        to: Purse,
        /// The rule behind it.
        rule: &'static str,
    },
    /// A chamber was swapped for a tile of the hand.
    Shifted {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Square,
        /// What was taken up.
        #[cfg_attr(feature = "ts", ts(as = "Tile"))]
        out: Shown,
        /// What lies there now.
        #[cfg_attr(feature = "ts", ts(as = "Tile"))]
        tile: Shown,
        /// How it lies.
        arrows: Arrows,
    },
    /// A chamber went under the pile.
    Destroyed {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Square,
        /// Which.
        #[cfg_attr(feature = "ts", ts(as = "Tile"))]
        tile: Shown,
    },
    /// A chamber was turned.
    Turned {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Square,
        /// Which tile.
        #[cfg_attr(feature = "ts", ts(as = "Tile"))]
        tile: Shown,
        /// How it lies now.
        arrows: Arrows,
    },
    /// A hero's power was used.
    Power {
        /// Whose.
        seat: Seat,
        /// Which hero's.
        hero: Hero,
    },
    /// A seat could do nothing.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Why.
        ending: Ending,
        /// Who has won: several, when they are equal.
        winners: Vec<Seat>,
    },
}

/// What a viewer hears.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum News {
    /// What everybody hears.
    Open {
        /// What.
        news: Open,
    },
    /// A seat drew a tile.
    Drew {
        /// Who.
        seat: Seat,
        /// What, for the seat itself.
        tile: Option<Tile>,
    },
    /// A tile went from a hand into another one.
    Stolen {
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
        /// What, for these two.
        tile: Option<Tile>,
        /// The rule behind it.
        rule: &'static str,
    },
    /// The Dwarf put tiles under the pile.
    Buried {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// What, for the seat itself.
        tiles: Vec<Tile>,
    },
}

impl Event {
    /// The rule behind it, where it tells one.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Stolen { rule, .. }
            | Self::Open(Open::Coin { rule, .. } | Open::Idle { rule, .. }) => Some(*rule),
            Self::Open(Open::Moved { rule, .. }) => *rule,
            _ => None,
        }
    }

    /// What this viewer may hear of it.
    pub fn news(&self, viewer: Viewer) -> News {
        match self {
            Self::Open(news) => News::Open { news: news.clone() },
            Self::Drew { seat, tile } => {
                News::Drew { seat: *seat, tile: viewer.holds(*seat).then_some(*tile) }
            }
            Self::Stolen { from, to, tile, rule } => {
                let sees = viewer.holds(*from) || viewer.holds(*to);
                News::Stolen { from: *from, to: *to, tile: sees.then_some(*tile), rule }
            }
            Self::Buried { seat, tiles } => {
                let seen = if viewer.holds(*seat) { tiles.clone() } else { Vec::new() };
                News::Buried { seat: *seat, count: tiles.len(), tiles: seen }
            }
        }
    }
}
