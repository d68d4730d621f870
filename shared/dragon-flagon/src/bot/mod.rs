//! The house bot that plays for points. It sees what its seat sees: the room, and its own cards.

mod plan;
mod worth;

use alloc::vec::Vec;

use table::{Chance, Prompt};

use crate::blows::{Attack, parries};
use crate::board::{Facing, Square};
use crate::cards;
use crate::ids::{Card, Character, Kind};
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
        key::ORDER | key::GIFTS => in_order(&mind, prompt),
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
    let now = tavern.fighter(mind.me).revealed;
    match (key, item) {
        (key::TURN, Item::Face(facing)) => mind.stance(&turned(tavern, mind.me, facing), next),
        (key::TURN_FIRST | key::WALTZ_TURN, Item::Face(facing)) => {
            mind.stance(&turned(tavern, mind.me, facing), now)
        }
        (key::TURN_FIRST, _) => mind.stance(tavern, now),
        (key::MOVE | key::DASH | key::LEAP | key::SHADOW_STEP | key::DANCE, Item::Square(to)) => {
            stand(mind, next, to)
        }
        (key::WALTZ, Item::Square(to)) => stand(mind, now, to),
        (key::KICK, Item::Square(to)) => stand(mind, next, to),
        (key::SWING, Item::Square(square)) => aim(mind, now, key, square),
        (key::BARREL, Item::Square(square)) => aim(mind, Some(Card::PushBarrel), key, square),
        (key::THROW | key::TARGET | key::KICK, Item::Character(target)) => {
            now.map_or(0.0, |card| mind.harm(&[target], card))
        }
        (key::RIPOSTE, Item::Time(time)) => guard(mind, time),
        (key::PICK_UP, item) => grab(mind, item),
        (key::SLIDE, Item::Square(to)) => -f32::from(u8::from(changes_level(mind, to))),
        (key::MARK, Item::Square(square)) => mark(mind, now, square),
        (key::VISION, Item::Card(card)) => {
            mind.gain(card) - 0.5 * f32::from(mind.book.card(card).time())
        }
        (key::VISION, _) => -1.0,
        // The middle of a wall is nearer to everything than its ends.
        (key::PLACE, Item::Square(square)) => -f32::from(square.walk(tavern.centre)),
        _ => -1.0,
    }
}

/// A barrage wants many rivals around it and no friend, a Familiar wants to be near them.
fn mark(mind: &Mind<'_>, now: Option<Card>, square: Square) -> f32 {
    let tavern = mind.tavern;
    let near =
        |who: &Character, steps| tavern.square(*who).is_some_and(|at| at.reach(square) <= steps);
    if now == Some(Card::CannonBarrage) {
        let side = |who: Character| if tavern.allied(who, mind.me) { -1.0 } else { 1.0 };
        return tavern.cast().filter(|who| near(who, 1)).map(side).sum();
    }
    mind.rivals().filter(|who| near(who, 1)).count() as f32
}

/// What a card would bring from this one of its squares.
fn aim(mind: &Mind<'_>, card: Option<Card>, key: &str, square: Square) -> f32 {
    let hits = cards::preview(mind.tavern, mind.book, mind.me, key, square).hits;
    card.map_or(0.0, |card| mind.harm(&hits, card))
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
    let Some(card) = mind.tavern.fighter(mind.me).revealed else {
        return order;
    };
    let attack = Attack::new(mind.tavern, mind.me, card);
    order.sort_by_key(|item| match item {
        Item::Character(who) => parries(mind.tavern, mind.book, *who, attack),
        _ => false,
    });
    order
}
