//! Rotate a Chamber.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::ids::{Kind, Tile};
use crate::item::{Item, ask as key};
use crate::news::Open;
use crate::play::{Play, ask, idle, tell};
use crate::square::Arrows;
use crate::world::World;

/// Turns any chamber, whoever stands in it (DK-ROTATE-02, DK-ROTATE-05), so that no two arrows meet
/// (DK-ROTATE-04).
///
/// # Errors
/// [`Wait`], until it is said which, and how.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let world = &scene.world;
    let turnable = world.lair.tiles().iter().filter(|tile| !turns(world, *tile).is_empty());
    let offer: Vec<Item> = turnable.map(|tile| Item::Chamber(world.lair.square(tile))).collect();
    if offer.is_empty() {
        idle(scene, seat, Kind::Rotate, "DK-INT-29");
        return Ok(());
    }
    if let Item::Chamber(at) = ask(scene, seat, key::ROTATE, offer)?
        && let Some(tile) = scene.world.lair.at(at)
    {
        let turns = turns(&scene.world, tile).into_iter();
        let offer = turns.map(|arrows| Item::Turn { at, arrows }).collect();
        if let Item::Turn { arrows, .. } = ask(scene, seat, key::ROTATE_TO, offer)? {
            scene.world.lair.turn(tile, arrows);
            let tile = scene.book.shown(tile);
            tell(scene, Open::Turned { seat, at, tile, arrows });
        }
    }
    Ok(())
}

/// How a quarter or half turn can leave this chamber, each way once. What looks the same afterwards
/// is a turn as well, for chambers without arrows and for two arrows in a line.
fn turns(world: &World, tile: Tile) -> Vec<Arrows> {
    let against = world.lair.against_own(tile);
    let mut turns: Vec<Arrows> = Vec::new();
    for quarters in 1..4 {
        let arrows = world.lair.arrows(tile).turned(quarters);
        if !arrows.meets(against) && !turns.contains(&arrows) {
            turns.push(arrows);
        }
    }
    turns
}
