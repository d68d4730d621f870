//! The Dwarf swaps two tiles.

use alloc::vec::Vec;

use table::{Barred, Seat, Wait};

use crate::book::Book;
use crate::heroes::choose;
use crate::ids::Tiles;
use crate::item::{Item, ask as key};
use crate::news::Event;
use crate::placing::draw;
use crate::play::{Play, spend};
use crate::world::World;

/// Whether there are tiles enough to give away.
pub fn can_swap(world: &World, seat: Seat) -> bool {
    world.delver(seat).hand.len() >= 2
}

/// Two tiles go under the pile, then as many are drawn (DK-DWARF-01, DK-DWARF-02).
///
/// # Errors
/// [`Wait`], until it is said which.
pub fn swap(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let mut hand = scene.world.delver(seat).hand;
    let offer = tiles_of(scene.book, hand);
    let Item::Tile(first) = choose(scene, seat, key::DWARF, offer, Vec::new())? else {
        return Ok(());
    };
    hand.remove(first);
    let offer = tiles_of(scene.book, hand);
    let barred = alloc::vec![Barred { item: Item::Tile(first), rule: "DK-DWARF-01" }];
    let Item::Tile(second) = choose(scene, seat, key::DWARF_TOO, offer, barred)? else {
        return Ok(());
    };
    spend(scene, seat);
    let tiles = [first, second];
    for tile in tiles {
        scene.world.delver_mut(seat).hand.remove(tile);
        scene.world.pile.bury(tile);
    }
    scene.tell(Event::Buried { seat, tiles: tiles.to_vec() });
    for _ in tiles {
        draw(scene, seat);
    }
    Ok(())
}

/// The tiles to choose from, one of each that look the same.
fn tiles_of(book: &Book, hand: Tiles) -> Vec<Item> {
    book.distinct(hand).into_iter().map(Item::Tile).collect()
}
