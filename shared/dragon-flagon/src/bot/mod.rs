//! The house bot that plays for points. It sees what its seat sees: the room, and its own cards.

mod plan;
mod worth;

use alloc::vec::Vec;

use table::{Chance, Prompt};

use crate::board::{Facing, Square};
use crate::cards;
use crate::ids::{Card, Kind};
use crate::item::{Item, ask as key};
use crate::parts::OwnPart;
use crate::view::Room;
use worth::{Mind, turned};

/// What the bot answers to this prompt.
pub fn advise(
    room: &Room,
    own: Option<&OwnPart>,
    prompt: &Prompt<Item>,
    chance: &mut Chance,
) -> Vec<Item> {
    let hand =
        own.and_then(|own| own.hands.iter().find(|hand| hand.character.figure() == prompt.figure));
    let Some(hand) = hand else {
        return table::random_answer(prompt, chance);
    };
    let mind = Mind { tavern: &room.tavern, book: &room.book, me: hand.character };
    match prompt.key {
        key::PLAN | key::DAZE => plan::cards(&mind, hand, prompt, chance),
        key::ORDER => in_order(&mind, prompt),
        _ => {
            let next = hand.slots.first().copied();
            best(prompt.choose.offered(), chance, |item| score(&mind, next, prompt.key, item))
        }
    }
}

/// The offered item with the highest score; among equals any.
fn best(offered: &[Item], chance: &mut Chance, score: impl Fn(Item) -> f32) -> Vec<Item> {
    let mut top: Vec<Item> = Vec::new();
    let mut highest = f32::MIN;
    for item in offered {
        let points = score(*item);
        if points > highest {
            highest = points;
            top.clear();
        }
        if points >= highest {
            top.push(*item);
        }
    }
    chance.pick(&top).copied().into_iter().collect()
}

/// How good an answer is, with this card planned next.
fn score(mind: &Mind<'_>, next: Option<Card>, key: &str, item: Item) -> f32 {
    let tavern = mind.tavern;
    match (key, item) {
        (key::TURN, Item::Face(facing)) => mind.stance(&turned(tavern, mind.me, facing), next),
        (key::MOVE | key::DASH, Item::Square(to)) => stand(mind, next, to),
        (key::SWING, Item::Square(square)) => aim(mind, Card::Swing, key, square),
        (key::BARREL, Item::Square(square)) => aim(mind, Card::PushBarrel, key, square),
        (key::THROW, Item::Character(target)) => mind.harm(&[target], Card::Throw),
        (key::RIPOSTE, Item::Time(time)) => guard(mind, time),
        (key::PICK_UP, item) => grab(mind, item),
        (key::SLIDE, Item::Square(to)) => -f32::from(u8::from(changes_level(mind, to))),
        // The middle of a wall is nearer to everything than its ends.
        (key::PLACE, Item::Square(square)) => -f32::from(square.walk(tavern.centre)),
        _ => -1.0,
    }
}

/// What a card would bring from this one of its squares.
fn aim(mind: &Mind<'_>, card: Card, key: &str, square: Square) -> f32 {
    mind.harm(&cards::preview(mind.tavern, mind.book, mind.me, key, square).hits, card)
}

/// Standing there and facing the best way.
fn stand(mind: &Mind<'_>, next: Option<Card>, to: Square) -> f32 {
    let mut there = mind.tavern.clone();
    there.fighter_mut(mind.me).square = Some(to);
    let facings = Facing::ALL.into_iter();
    let stances = facings.map(|facing| mind.stance(&turned(&there, mind.me, facing), next));
    stances.fold(f32::MIN, f32::max)
}

/// Staying on guard until just after the next rival has acted, and no longer.
fn guard(mind: &Mind<'_>, time: u8) -> f32 {
    let until = mind.tavern.marker.saturating_add(time);
    let rivals = mind.rivals().filter(|rival| mind.tavern.fighter(*rival).time < until);
    rivals.count().min(2) as f32 - 0.4 * f32::from(time)
}

/// A chair is worth more than a mug, and something in the hand more than nothing.
fn grab(mind: &Mind<'_>, item: Item) -> f32 {
    let held = mind.tavern.held(mind.me).map(|(_, kind)| kind);
    let value = |kind: Option<Kind>| match kind {
        Some(Kind::Chair) => 3.0,
        Some(Kind::Mug) => 2.0,
        Some(Kind::Flagon | Kind::Cookies) => 1.5,
        _ => 0.0,
    };
    match item {
        Item::Take(kind) => value(Some(kind)) - value(held),
        Item::Drop => -1.0 - value(held),
        _ => 0.0,
    }
}

fn changes_level(mind: &Mind<'_>, to: Square) -> bool {
    mind.tavern.square(mind.me).is_some_and(|from| !mind.tavern.level(from, to))
}

/// Those who would turn the blow back come last.
fn in_order(mind: &Mind<'_>, prompt: &Prompt<Item>) -> Vec<Item> {
    let mut order = prompt.choose.offered().to_vec();
    order.sort_by_key(|item| match item {
        Item::Character(who) => crate::blows::parries(mind.tavern, mind.book, *who, mind.me),
        _ => false,
    });
    order
}
