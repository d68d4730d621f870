//! What each chamber does to whoever enters it, as `enter.rs` calls them. Those that only say how
//! they are left are in `walk.rs`.

pub mod destroy;
pub mod drakons_due;
pub mod find_gold;
pub mod magical_shift;
pub mod map;
pub mod mind_control;
pub mod rotate;
pub mod start;
pub mod steal;
pub mod wishing_well;

use alloc::vec::Vec;

use table::Seat;

use crate::book::Book;
use crate::ids::{Kind, Tile, Tiles};
use crate::world::{MOST_SEATS, World};

/// What has been entered in this turn, and who was moved by an Orb in it.
#[derive(Default)]
pub struct Entered {
    chambers: [Tiles; MOST_SEATS],
    orbed: [bool; MOST_SEATS],
}

impl Entered {
    /// Whether it is the first time in this turn; only then the chamber acts (DK-MOVE-05).
    pub fn first(&mut self, seat: Seat, tile: Tile) -> bool {
        let known = &mut self.chambers[seat.index() % MOST_SEATS];
        let first = !known.has(tile);
        known.insert(tile);
        first
    }

    /// Whether an Orb has moved this seat's character in this turn; once is enough for a turn, or
    /// two Orbs could go on for ever.
    pub fn orbed(&mut self, seat: Seat) -> &mut bool {
        &mut self.orbed[seat.index() % MOST_SEATS]
    }
}

/// The chambers that may be taken up: nobody stands there, and Start stays (DK-SHIFT-02,
/// DK-DESTROY-02, DK-START-03, DK-START-04).
fn loose(world: &World, book: &Book) -> Vec<Tile> {
    let tiles = world.lair.tiles().iter();
    tiles.filter(|tile| !world.occupied(*tile) && book.kind(*tile) != Kind::Start).collect()
}
