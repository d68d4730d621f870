//! What must be true of every position. Simulations and tests look after every decision.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::book::Book;
use crate::furniture::Place;
use crate::ids::{Card, Kind};
use crate::world::World;

/// What is wrong with this position; empty when all is well.
pub fn faults(world: &World, book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    reputation(world, book, &mut faults);
    squares(world, &mut faults);
    tables(world, &mut faults);
    objects(world, &mut faults);
    cards(world, book, &mut faults);
    faults
}

/// What is on the mats and what was removed is what was dealt.
fn reputation(world: &World, book: &Book, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    let dealt = tavern.cast().count() as u32 * u32::from(book.start_reputation());
    let mats: u32 = tavern.cast().map(|who| u32::from(tavern.fighter(who).reputation)).sum();
    if mats + u32::from(tavern.removed) != dealt {
        faults
            .push(format!("reputation: {mats} on mats, {} removed, {dealt} dealt", tavern.removed));
    }
}

/// One character a square (DF-BOARD-02), each on the board.
fn squares(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    for character in tavern.cast() {
        let Some(square) = tavern.square(character) else {
            continue;
        };
        if !tavern.side.holds(square) {
            faults.push(format!("{character:?} stands outside the room on {square}"));
        }
        let alone = tavern.beneath.has(character) || tavern.at(square) == Some(character);
        if !alone {
            faults.push(format!("two characters stand on {square}"));
        }
    }
    if tavern.acting.is_none() && !tavern.beneath.is_empty() {
        faults.push(String::from("a character is under a table (DF-TABLE-03)"));
    }
}

/// Tables are disjoint and on the board, and no barrel is under one.
fn tables(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    for (id, table) in tavern.tables() {
        for square in table.squares() {
            if !tavern.side.holds(*square) {
                faults.push(format!("a table stands outside the room on {square}"));
            }
            if tavern.table_at(*square) != Some(id) {
                faults.push(format!("two tables stand on {square}"));
            }
            if tavern.find(*square, Kind::Barrel).is_some() {
                faults.push(format!("a barrel is under the table on {square}"));
            }
        }
    }
}

/// Held objects know their holder and the other way round; the Flagon never leaves the game.
fn objects(world: &World, faults: &mut Vec<String>) {
    let tavern = &world.tavern;
    for (thing, object) in tavern.objects() {
        if let Place::Held(holder) = object.place
            && tavern.fighter(holder).held != Some(thing)
        {
            faults.push(format!("{holder:?} does not know of the {:?} in hand", object.kind));
        }
        if object.kind == Kind::Flagon && object.place == Place::Gone {
            faults.push(String::from("the Flagon is lost (DF-FLAGON-11)"));
        }
    }
    for character in tavern.cast() {
        let held = tavern.fighter(character).held;
        let places = tavern.objects().filter(|(_, o)| o.place == Place::Held(character));
        if places.map(|(thing, _)| thing).ne(held) {
            faults.push(format!("{character:?} holds something that is elsewhere"));
        }
    }
}

/// Each of a character's cards is in exactly one place, and a status token lies out exactly when
/// its card does.
fn cards(world: &World, book: &Book, faults: &mut Vec<String>) {
    for character in world.tavern.cast() {
        let fighter = world.tavern.fighter(character);
        let cards = world.cards(character);
        for card in Card::ALL {
            let slots = cards.slots.iter().flatten().filter(|slot| **slot == card).count();
            let effects = fighter.effects.iter().flatten().filter(|e| e.card == card);
            let face_up = effects.count();
            // A card that starts its effect is both revealed and face up until it is put away.
            let revealed = usize::from(fighter.revealed == Some(card) && face_up == 0);
            let all = slots + face_up + revealed + usize::from(cards.deck[card.index()]);
            if all != usize::from(*book.card(card).copies.value()) {
                faults.push(format!("{character:?} has {all} of {card:?}"));
            }
        }
        let first_gap = cards.slots.iter().position(Option::is_none).unwrap_or(3);
        if cards.slots.iter().skip(first_gap).any(Option::is_some) {
            faults.push(format!("{character:?} has a gap between the slots"));
        }
        for effect in fighter.effects.iter().flatten() {
            let token = book.card(effect.card).duration().is_some();
            if token != effect.until.is_some() {
                faults
                    .push(format!("{character:?}: the status token of {:?} is wrong", effect.card));
            }
        }
    }
}
