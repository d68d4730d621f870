//! The bytes that make a position's fingerprint. Their order is part of the edition.

use table::Digest;

use crate::board::Square;
use crate::furniture::Place;
use crate::ids::{Card, Character};
use crate::item::Item;
use crate::tavern::{Tavern, Tokens};
use crate::world::{Cards, Flow, World};

/// A byte that no square, card or character has.
const NONE: u8 = 255;

/// Names everything in the position.
pub fn world(world: &World, digest: &mut Digest) {
    tavern(&world.tavern, digest);
    for hand in &world.cards {
        cards(hand, digest);
    }
    digest.byte(world.guard);
    digest.bytes(&world.chance.position().to_le_bytes());
    digest.byte(match world.flow {
        Flow::Place => 0,
        Flow::Plan => 1,
        Flow::Draw => 2,
        Flow::Close => 3,
        Flow::Over => 4,
    });
}

fn square(square: Option<Square>, digest: &mut Digest) {
    match square {
        None => digest.byte(NONE),
        Some(square) => digest.bytes(&[square.x(), square.y()]),
    }
}

fn card(card: Option<Card>, digest: &mut Digest) {
    digest.byte(card.map_or(NONE, |card| card as u8));
}

fn cards(cards: &Cards, digest: &mut Digest) {
    for slot in cards.slots {
        card(slot, digest);
    }
    digest.bytes(&cards.deck);
}

fn tavern(tavern: &Tavern, digest: &mut Digest) {
    for character in tavern.cast() {
        digest.byte(character as u8);
        fighter(tavern, character, digest);
    }
    for (id, table) in tavern.tables() {
        digest.byte(id.0);
        for at in table.squares() {
            square(Some(*at), digest);
        }
    }
    for (thing, object) in tavern.objects() {
        digest.bytes(&[thing.0, object.kind as u8]);
        match object.place {
            Place::Lies(at) => square(Some(at), digest),
            Place::Held(character) => digest.bytes(&[100, character as u8]),
            Place::Gone => digest.byte(101),
            Place::Unused => digest.byte(102),
        }
    }
    digest.number(u32::from(tavern.removed));
    digest.bytes(&[tavern.marker, tavern.turned]);
    digest.bytes(&tavern.ends);
    digest.number(u32::from(tavern.waiting.bits()));
    digest.byte(tavern.acting.map_or(NONE, |character| character as u8));
    digest.number(u32::from(tavern.action.beneath.bits()));
    square(tavern.ale, digest);
    tokens(&tavern.tokens, digest);
}

fn tokens(tokens: &Tokens, digest: &mut Digest) {
    digest.byte(u8::from(tokens.loaded));
    square(tokens.barrage, digest);
    digest.byte(tokens.prey.map_or(NONE, |character| character as u8));
    square(tokens.familiar.map(|(at, _)| at), digest);
    digest.byte(tokens.familiar.map_or(NONE, |(_, facing)| facing as u8));
}

fn fighter(tavern: &Tavern, character: Character, digest: &mut Digest) {
    let (fighter, action) = (tavern.fighter(character), &tavern.action);
    digest.byte(fighter.seat.map_or(NONE, |seat| seat.index() as u8));
    square(fighter.square, digest);
    digest.bytes(&[fighter.facing as u8, u8::from(fighter.prone), fighter.reputation]);
    digest.byte(fighter.held.map_or(NONE, |thing| thing.0));
    card(fighter.revealed, digest);
    card(fighter.last, digest);
    digest.bytes(&fighter.aside.bits().to_le_bytes());
    let (boasted, rose) = (action.boasted.has(character), action.rose.has(character));
    digest.bytes(&[u8::from(boasted), u8::from(rose)]);
    for effect in fighter.effects.iter().flatten() {
        card(Some(effect.card), digest);
        digest.byte(effect.until.unwrap_or(NONE));
    }
    digest.bytes(&[action.dazed(character), fighter.time]);
    digest.number(u32::from(fighter.arrival));
    if let Some(side) = fighter.side {
        digest.byte(side);
    }
}

/// Names something that was picked.
pub fn item(item: &Item, digest: &mut Digest) {
    match *item {
        Item::Card(picked) => digest.bytes(&[0, picked as u8]),
        Item::Square(at) => digest.bytes(&[1, at.x(), at.y()]),
        Item::Face(facing) => digest.bytes(&[2, facing as u8]),
        Item::Character(character) => digest.bytes(&[3, character as u8]),
        Item::Take(kind) => digest.bytes(&[4, kind as u8]),
        Item::Time(time) => digest.bytes(&[5, time]),
        Item::Drop => digest.byte(6),
        Item::Nothing => digest.byte(7),
        Item::Anywhere => digest.byte(8),
    }
}
