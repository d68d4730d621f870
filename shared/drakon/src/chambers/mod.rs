//! What each chamber does to whoever enters it. Those that only say how they are left are in
//! `walk.rs`.

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

use crate::book::Book;
use crate::ids::{Kind, Tile};
use crate::world::World;

/// The chambers that may be taken up: nobody stands there, and Start stays (DK-SHIFT-02,
/// DK-DESTROY-02, DK-START-03, DK-START-04).
fn loose(world: &World, book: &Book) -> Vec<Tile> {
    let tiles = world.lair.tiles().iter();
    tiles.filter(|tile| !world.occupied(*tile) && book.kind(*tile) != Kind::Start).collect()
}
