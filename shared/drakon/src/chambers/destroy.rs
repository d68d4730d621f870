//! Destroy a Chamber.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::chambers::loose;
use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::news::Open;
use crate::play::{Play, ask, idle, tell};

/// Puts a chamber under the pile (DK-DESTROY-03), also when the lair falls apart (DK-DESTROY-04).
///
/// # Errors
/// [`Wait`], until it is said which.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let world = &scene.world;
    let loose = loose(world, scene.book);
    let offer: Vec<Item> =
        loose.iter().map(|tile| Item::Chamber(world.lair.square(*tile))).collect();
    if offer.is_empty() {
        idle(scene, seat, Kind::Destroy, "DK-INT-33");
        return Ok(());
    }
    if let Item::Chamber(at) = ask(scene, seat, key::DESTROY, offer)?
        && let Some(tile) = scene.world.lair.at(at)
    {
        scene.world.lair.lift(tile);
        scene.world.pile.bury(tile);
        let tile = scene.book.shown(tile);
        tell(scene, Open::Destroyed { seat, at, tile });
    }
    Ok(())
}
