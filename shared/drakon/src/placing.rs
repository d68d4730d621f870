//! Laying a tile of the hand beside a chamber in play.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::book::Book;
use crate::ids::Tile;
use crate::item::{Item, ask as key};
use crate::news::{Event, Open};
use crate::play::{Play, ask, tell};
use crate::world::World;

/// The tiles that a seat can lay, one of each that look the same. It is the whole hand: every tile has a
/// side without an arrow, and so it fits above the topmost chamber (DK-INT-09).
pub fn placeable(world: &World, book: &Book, seat: Seat) -> Vec<Tile> {
    book.distinct(world.delver(seat).hand)
}

/// Whether a seat can lay any tile.
pub fn can_place(world: &World, seat: Seat) -> bool {
    !world.delver(seat).hand.is_empty()
}

/// Every way to lay this tile (DK-PLACE-01, DK-PLACE-02).
fn lays(world: &World, book: &Book, tile: Tile) -> Vec<Item> {
    let shape = book.face(tile).arrows;
    let mut lays = Vec::new();
    for (at, against) in world.lair.edge() {
        let fitting = shape.turns().filter(|arrows| !arrows.meets(*against));
        lays.extend(fitting.map(|arrows| Item::Lay { tile, at: *at, arrows }));
    }
    lays
}

/// Lays the tile and draws a new one (DK-TURN-04, DK-TURN-05). Whoever was asked which tile can take
/// another one until it is said where, or do something else (DK-HOUSE-03).
///
/// # Errors
/// [`Wait`], until it is said where.
pub fn place(scene: &mut Play<'_>, seat: Seat, tile: Tile, asked: bool) -> Result<(), Wait> {
    let mut offer = lays(&scene.world, scene.book, tile);
    if asked {
        let tiles = placeable(&scene.world, scene.book, seat).into_iter();
        offer.extend(tiles.filter(|other| *other != tile).map(Item::Tile));
        offer.push(Item::Back);
    }
    let (at, arrows) = match ask(scene, seat, key::LAY, offer)? {
        Item::Lay { at, arrows, .. } => (at, arrows),
        Item::Back => return Err(scene.take_back(None)),
        other => return Err(scene.take_back(Some(other))),
    };
    let world = &mut scene.world;
    world.delver_mut(seat).hand.remove(tile);
    world.lair.lay(tile, at, arrows);
    world.quiet = 0;
    let tile = scene.book.shown(tile);
    tell(scene, Open::Placed { seat, tile, at, arrows });
    draw(scene, seat);
    Ok(())
}

/// Draws a tile, when there is one (DK-PLACE-03).
pub fn draw(scene: &mut Play<'_>, seat: Seat) {
    if let Some(tile) = scene.world.pile.draw() {
        scene.world.delver_mut(seat).hand.insert(tile);
        scene.tell(Event::Drew { seat, tile });
    }
}

/// A random tile goes from one hand into another (DK-MAP-02, DK-BARB-05); nothing from an empty one.
pub fn steal(scene: &mut Play<'_>, from: Seat, to: Seat, rule: &'static str) {
    let world = &mut scene.world;
    let hand: Vec<Tile> = world.delver(from).hand.iter().collect();
    let Some(tile) = world.chance.pick(&hand).copied() else {
        return;
    };
    world.delver_mut(from).hand.remove(tile);
    world.delver_mut(to).hand.insert(tile);
    scene.tell(Event::Stolen { from, to, tile, rule });
}
