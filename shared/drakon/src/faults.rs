//! What must be true of every position. Simulations and tests look after every decision.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::book::Book;
use crate::ids::{Kind, Tile, Tiles};
use crate::square::{Arrows, Side, Square};
use crate::world::World;

/// What is wrong with this position; empty when all is well.
pub fn faults(world: &World, book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    coins(world, book, &mut faults);
    tiles(world, book, &mut faults);
    arrows(world, &mut faults);
    edge(world, &mut faults);
    delvers(world, book, &mut faults);
    faults
}

/// No coin comes from nowhere or is lost.
fn coins(world: &World, book: &Book, faults: &mut Vec<String>) {
    let held: u32 = world.seats().map(|seat| u32::from(world.delver(seat).coins)).sum();
    let all = held + u32::from(world.hoard) + u32::from(world.start_coins);
    if all != u32::from(book.coins) {
        faults.push(format!("coins: {all} of {}", book.coins));
    }
}

/// Every tile is in one place.
fn tiles(world: &World, book: &Book, faults: &mut Vec<String>) {
    let mut seen = Tiles::NONE;
    let hands = world.seats().flat_map(|seat| world.delver(seat).hand.iter());
    let places = world.lair.tiles().iter().chain(hands).chain(world.pile.tiles().iter().copied());
    for tile in places {
        if seen.has(tile) {
            faults.push(format!("tile {} is in two places", tile.index()));
        }
        seen.insert(tile);
    }
    if seen.len() != book.faces.len() {
        faults.push(format!("tiles: {} of {}", seen.len(), book.faces.len()));
    }
}

/// The lair knows all places beside its chambers (DK-PLACE-01), and what is forbidden there.
fn edge(world: &World, faults: &mut Vec<String>) {
    let lair = &world.lair;
    let around = |tile: Tile| Side::ALL.map(|side| lair.square(tile).beyond(side));
    let empty = lair.tiles().iter().flat_map(around).filter(|at| lair.at(*at).is_none());
    let mut edge: Vec<(Square, Arrows)> = empty.map(|at| (at, lair.against(at))).collect();
    edge.sort_unstable_by_key(|(at, _)| (at.y, at.x));
    edge.dedup();
    if edge != lair.edge() {
        faults.push(String::from("the lair does not know the places beside its chambers"));
    }
}

/// No two arrows meet (DK-PLACE-02), and no two chambers lie in one place.
fn arrows(world: &World, faults: &mut Vec<String>) {
    let lair = &world.lair;
    for tile in lair.tiles().iter() {
        let square = lair.square(tile);
        if lair.at(square) != Some(tile) {
            faults.push(format!("two chambers lie at {square}"));
        }
        for side in Side::ALL {
            if lair.beside(tile, side) != lair.at(square.beyond(side)) {
                faults.push(format!("the chamber at {square} does not know its {side:?}"));
            }
        }
        if lair.arrows(tile).meets(lair.against_own(tile)) {
            faults.push(format!("an arrow at {square} meets another one"));
        }
    }
}

/// Everybody stands in a chamber in play, and Start is one of them (DK-START-03).
fn delvers(world: &World, book: &Book, faults: &mut Vec<String>) {
    for seat in world.seats() {
        if !world.lair.tiles().has(world.delver(seat).at) {
            faults.push(format!("seat {} stands nowhere", seat.index()));
        }
    }
    if !world.lair.tiles().iter().any(|tile| book.kind(tile) == Kind::Start) {
        faults.push(String::from("Start is gone"));
    }
    let rich = world.seats().any(|seat| world.delver(seat).coins >= book.goal);
    if rich && !world.escape && !world.over() {
        faults.push(String::from("somebody has the coins and the game goes on (DK-GOAL-03)"));
    }
}
