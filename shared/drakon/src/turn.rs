//! A seat's turn: one chamber more, or one move (DK-TURN-03), and a hero's power before or after it.

use alloc::vec::Vec;

use table::{Seat, Wait};

use crate::book::Book;
use crate::chambers::Entered;
use crate::enter::walk;
use crate::heroes::{self, When};
use crate::ids::Hero;
use crate::item::{Item, ask as key};
use crate::placing;
use crate::play::{Play, ask, spend};
use crate::walk::{Journey, goals, walled};
use crate::world::World;

/// Whether a seat has anything to do in its turn: a power alone is no action.
pub fn can_act(world: &World, book: &Book, seat: Seat) -> bool {
    placing::can_place(world, seat) || !moves_of(world, book, seat).is_empty()
}

/// Every action that a seat could take now.
fn actions(world: &World, book: &Book, seat: Seat) -> Vec<Item> {
    let placeable = placing::placeable(world, book, seat);
    let mut actions: Vec<Item> = placeable.into_iter().map(Item::Tile).collect();
    actions.extend(moves_of(world, book, seat));
    actions
}

/// Every move that a seat's character could make in its turn.
fn moves_of(world: &World, book: &Book, seat: Seat) -> Vec<Item> {
    let mut offer: Vec<Item> = goals(world, book, seat).into_iter().map(Item::Go).collect();
    if world.has_power(seat, Hero::Wizard) {
        let through = walled(&world.lair, book, world.delver(seat).at);
        let through: Vec<Item> = through
            .map(|tile| world.lair.square(tile))
            .filter(|square| !offer.contains(&Item::Go(*square)))
            .map(Item::Through)
            .collect();
        offer.extend(through);
    }
    offer
}

/// Plays a turn.
///
/// # Errors
/// [`Wait`], until what it asks is answered.
pub fn take(scene: &mut Play<'_>, entered: &mut Entered, seat: Seat) -> Result<(), Wait> {
    let (choice, asked) = loop {
        let mut offer = actions(&scene.world, scene.book, seat);
        if scene.world.over() || offer.is_empty() {
            // A power used before has won the game, or has left nothing to do.
            return Ok(());
        }
        if heroes::can_use(scene, seat, When::Before) {
            offer.push(Item::Power);
        }
        let asked = offer.len() > 1;
        match ask(scene, seat, key::TURN, offer)? {
            Item::Power => heroes::use_power(scene, entered, seat)?,
            choice => break (choice, asked),
        }
    };
    let journey = match choice {
        Item::Tile(tile) => {
            placing::place(scene, seat, tile, asked)?;
            None
        }
        Item::Through(square) => {
            spend(scene, seat);
            let path = scene.world.lair.at(square).into_iter().collect();
            Some(Journey { seat, by: None, path, rule: Some("DK-WIZ-01") })
        }
        Item::Go(square) => Some(Journey::to(&scene.world, scene.book, seat, square)),
        _ => None,
    };
    let moved = journey.is_some();
    if let Some(journey) = journey {
        walk(scene, entered, journey)?;
    }
    if !scene.world.over() && heroes::can_use(scene, seat, When::After { moved }) {
        let offer = alloc::vec![Item::Power, Item::Leave];
        if ask(scene, seat, key::AFTER, offer)? == Item::Power {
            heroes::use_power(scene, entered, seat)?;
        }
    }
    Ok(())
}
