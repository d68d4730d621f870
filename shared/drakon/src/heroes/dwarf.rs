//! The Dwarf swaps two tiles.

use alloc::vec::Vec;

use table::{Barred, Seat, Wait};

use crate::heroes::choose;
use crate::ids::Tile;
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
    let first = pick(scene, seat, key::DWARF, None)?;
    let second = pick(scene, seat, key::DWARF_TOO, Some(first))?;
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

/// Asks for a tile to give away, with the one that was picked first.
fn pick(
    scene: &mut Play<'_>,
    seat: Seat,
    key: &'static str,
    first: Option<Tile>,
) -> Result<Tile, Wait> {
    let mut hand = scene.world.delver(seat).hand;
    let mut barred = Vec::new();
    if let Some(tile) = first {
        hand.remove(tile);
        barred.push(Barred { item: Item::Tile(tile), rule: "DK-DWARF-01" });
    }
    let of = scene.book.distinct(hand).into_iter().map(Item::Tile).collect();
    match choose(scene, seat, key, of, barred)? {
        Item::Tile(tile) => Ok(tile),
        _ => Err(scene.take_back(None)),
    }
}
