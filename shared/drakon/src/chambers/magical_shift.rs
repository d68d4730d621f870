//! Magical Shift.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::book::Book;
use crate::chambers::loose;
use crate::ids::Kind;
use crate::item::{Item, ask as key};
use crate::news::Open;
use crate::play::{Play, ask, idle, tell};
use crate::square::Square;
use crate::world::World;

/// Swaps a chamber for a tile of the hand (DK-SHIFT-03, DK-SHIFT-04).
///
/// # Errors
/// [`Wait`], until it is said which for which, and how the new one lies.
pub fn enter(scene: &mut Play<'_>, seat: Seat) -> Result<(), Wait> {
    let world = &scene.world;
    let places = loose(world, scene.book).into_iter().map(|tile| world.lair.square(tile));
    let offer: Vec<Item> = places
        .filter(|at| !lays(world, scene.book, seat, *at).is_empty())
        .map(Item::Chamber)
        .collect();
    if offer.is_empty() {
        let empty = world.delver(seat).hand.is_empty();
        idle(scene, seat, Kind::MagicalShift, if empty { "DK-INT-35" } else { "DK-INT-38" });
        return Ok(());
    }
    let Item::Chamber(at) = ask(scene, seat, key::SHIFT, offer)? else { return Ok(()) };
    let offer = lays(&scene.world, scene.book, seat, at);
    let Item::Lay { tile, arrows, .. } = ask(scene, seat, key::SHIFT_LAY, offer)? else {
        return Ok(());
    };
    let world = &mut scene.world;
    let Some(out) = world.lair.at(at) else { return Ok(()) };
    world.lair.lift(out);
    world.lair.lay(tile, at, arrows);
    let hand = &mut world.delver_mut(seat).hand;
    hand.remove(tile);
    hand.insert(out);
    let [out, tile] = [out, tile].map(|tile| scene.book.shown(tile));
    tell(scene, Open::Shifted { seat, at, out, tile, arrows });
    Ok(())
}

/// Every way to lay a tile of the hand there (DK-SHIFT-07), one for each that look the same.
fn lays(world: &World, book: &Book, seat: Seat, at: Square) -> Vec<Item> {
    let mut lays = Vec::new();
    for tile in book.distinct(world.delver(seat).hand) {
        let fits = world.lair.fits(at, book.face(tile).arrows);
        lays.extend(fits.map(|arrows| Item::Lay { tile, at, arrows }));
    }
    lays
}
