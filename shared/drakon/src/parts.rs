//! What viewers see, built field by field from what lies open and from a seat's own tiles.

use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Serialize, Serializer};
use table::Seat;

use crate::book::{Book, Face};
use crate::ids::{Hero, Kind, Tile};
use crate::lair::Lair;
use crate::square::{Arrows, Square};
use crate::world::{Ending, Flow, World};

/// What lies open to everybody. Bots and hints read it as it is; browsers get it as [`Parts`].
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    pub(crate) book: Arc<Book>,
    pub(crate) lair: Lair,
    pub(crate) parts: Parts,
}

impl Serialize for Open {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parts.serialize(serializer)
    }
}

/// The parts that lie open, as browsers get them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Parts {
    /// Every chamber in play.
    pub lair: Vec<Chamber>,
    /// Every seat, in order.
    pub delvers: Vec<DelverPart>,
    /// Whose turn it is, and what is left.
    pub stock: Stock,
}

/// A chamber in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chamber {
    /// Which tile.
    pub tile: Tile,
    /// What it does.
    pub kind: Kind,
    /// Where it lies.
    pub at: Square,
    /// How its arrows point.
    pub arrows: Arrows,
}

/// What everybody sees of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DelverPart {
    /// Whose it is.
    pub seat: Seat,
    /// Who it is.
    pub hero: Hero,
    /// Where it stands.
    pub at: Square,
    /// Its coins: they lie open.
    pub coins: u8,
    /// How many tiles it holds.
    pub tiles: usize,
    /// Whether its power can still be used; none where there are no powers.
    pub power: Option<bool>,
    /// From whom Steal from the Left takes.
    pub left: Seat,
    /// From whom Steal from the Right takes.
    pub right: Seat,
}

/// Whose turn it is, and what is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stock {
    /// Whose turn it is.
    pub active: Seat,
    /// Coins in the hoard.
    pub hoard: u8,
    /// Coins on Start.
    pub start: u8,
    /// Tiles in the pile.
    pub pile: usize,
    /// The coins that win, or that open the way out.
    pub goal: u8,
    /// Whether it is the way out that wins.
    pub escape: bool,
    /// Why the game ended, when it has.
    pub ending: Option<Ending>,
}

/// What a seat knows besides.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnPart {
    /// Its tiles.
    pub hand: Vec<Held>,
}

/// A tile in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Held {
    /// Which one.
    pub tile: Tile,
    /// What it does.
    pub kind: Kind,
    /// Its arrows, before it is turned.
    pub arrows: Arrows,
}

impl Open {
    /// The parts, as browsers get them.
    pub const fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The open part of a position.
    pub(crate) fn of(world: &World, book: &Arc<Book>) -> Self {
        let lair = world.lair;
        let chamber = |tile: Tile| Chamber {
            tile: book.look(tile),
            kind: book.kind(tile),
            at: lair.square(tile),
            arrows: lair.arrows(tile),
        };
        let delver = |seat: Seat| {
            let delver = world.delver(seat);
            DelverPart {
                seat,
                hero: delver.hero,
                at: lair.square(delver.at),
                coins: delver.coins,
                tiles: delver.hand.len(),
                power: world.heroes.then_some(!delver.spent),
                left: world.left_of(seat),
                right: world.right_of(seat),
            }
        };
        let stock = Stock {
            active: world.active,
            hoard: world.hoard,
            start: world.start_coins,
            pile: world.pile.tiles().len(),
            goal: if world.escape { book.escape } else { book.goal },
            escape: world.escape,
            ending: match world.flow {
                Flow::Over(ending) => Some(ending),
                Flow::Begin | Flow::Turns => None,
            },
        };
        let mut chambers: Vec<Chamber> = lair.tiles().iter().map(chamber).collect();
        chambers.sort_by_key(|chamber| (chamber.at.y, chamber.at.x));
        let parts = Parts { lair: chambers, delvers: world.seats().map(delver).collect(), stock };
        Self { book: Arc::clone(book), lair, parts }
    }
}

/// What a seat holds.
pub(crate) fn own(world: &World, book: &Book, seat: Seat) -> OwnPart {
    let held = |tile: Tile| {
        let Face { kind, arrows } = book.face(tile);
        Held { tile, kind, arrows }
    };
    OwnPart { hand: world.delver(seat).hand.iter().map(held).collect() }
}
