//! The Dwarf swaps two tiles.

use alloc::vec::Vec;

use table::{Ask, Choose, Seat, Wait};

use crate::ids::Tile;
use crate::item::{Item, ask as key};
use crate::news::Event;
use crate::placing::draw;
use crate::play::{Play, figure};
use crate::world::World;

/// How many tiles go.
const TILES: u8 = 2;

/// Whether there are tiles enough to give away.
pub fn can_swap(world: &World, seat: Seat) -> bool {
    world.delver(seat).hand.len() >= usize::from(TILES)
}

/// Two tiles go under the pile, then as many are drawn (DK-DWARF-01, DK-DWARF-02).
///
/// # Errors
/// [`Wait`], until it is said which.
pub fn swap(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let of = scene.world.delver(seat).hand.iter().map(Item::Tile).collect();
    let choose = Choose::Many { of, min: TILES, max: TILES, ordered: false };
    let question = Ask { seat, figure: figure(seat), key: key::DWARF, choose, barred: Vec::new() };
    let answers = scene.ask_each(alloc::vec![question])?;
    let tile = |item: Item| match item {
        Item::Tile(tile) => Some(tile),
        _ => None,
    };
    let tiles: Vec<Tile> = answers.into_iter().flatten().filter_map(tile).collect();
    for tile in &tiles {
        scene.world.delver_mut(seat).hand.remove(*tile);
        scene.world.pile.bury(*tile);
    }
    scene.tell(Event::Buried { seat, tiles });
    for _ in 0..TILES {
        draw(scene, seat);
    }
    Ok(())
}
