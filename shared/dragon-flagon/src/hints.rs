//! What an offered item would do now, as far as its seat can see.

use alloc::vec::Vec;

use table::Prompt;

use crate::blows::{Attack, parries, price};
use crate::board::Facing;
use crate::cards;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::parts::{Hint, OwnPart};
use crate::view::Room;

/// A hint for each offered item.
pub fn hints(room: &Room, own: Option<&OwnPart>, prompt: &Prompt<Item>) -> Vec<Hint> {
    let Some(character) = Character::of(prompt.figure) else {
        return Vec::new();
    };
    let hint = |item: &Item| hint(room, own, character, prompt.key, *item);
    prompt.choose.offered().iter().map(hint).collect()
}

fn hint(room: &Room, own: Option<&OwnPart>, actor: Character, key: &str, item: Item) -> Hint {
    let tavern = &room.tavern;
    let mut hint = match item {
        Item::Card(card) => card_hint(room, actor, card),
        Item::Face(facing) => turn_hint(room, own, actor, key, facing),
        Item::Square(square) => {
            let reach = cards::preview(tavern, &room.book, actor, key, square);
            Hint { squares: reach.squares, hits: reach.hits, ..Hint::default() }
        }
        // Who is to be placed is hit by nobody.
        Item::Character(_) if key == key::PLACE_WHO => Hint::default(),
        Item::Character(target) => Hint {
            squares: tavern.square(target).into_iter().collect(),
            hits: alloc::vec![target],
            takes: takes(room, actor, key, target),
            parried: parried(room, actor, target),
            ..Hint::default()
        },
        Item::Time(time) => Hint { time: Some(time), ..Hint::default() },
        Item::Take(_) | Item::Drop | Item::Nothing | Item::Anywhere => Hint::default(),
    };
    if let (key::MOVE, Item::Square(to)) = (key, item) {
        let sheet = room.book.card(Card::Move);
        let stays = tavern.square(actor) == Some(to);
        hint.time = Some(if stays { sheet.stay() } else { sheet.time() });
    }
    hint.friend = hint.hits.iter().any(|hit| *hit != actor && tavern.allied(*hit, actor));
    hint
}

/// A card, if it were performed from here.
fn card_hint(room: &Room, actor: Character, card: Card) -> Hint {
    let (tavern, book) = (&room.tavern, &*room.book);
    match cards::bar(tavern, book, actor, card) {
        Some(rule) => Hint { idle: Some(rule), ..Hint::default() },
        None => {
            let reach = cards::reach(tavern, book, actor, card);
            Hint { squares: reach.squares, hits: reach.hits, idle: reach.idle, ..Hint::default() }
        }
    }
}

/// Whether an open Riposte of this target would turn the revealed card back.
fn parried(room: &Room, actor: Character, target: Character) -> bool {
    let (tavern, book) = (&room.tavern, &*room.book);
    let card = tavern.fighter(actor).revealed;
    card.filter(|card| book.card(*card).weapon())
        .is_some_and(|card| parries(tavern, book, target, Attack::new(tavern, actor, card)))
}

/// What the revealed card would take from this target, where that can be told beforehand.
fn takes(room: &Room, actor: Character, key: &str, target: Character) -> Option<u8> {
    let (tavern, book) = (&room.tavern, &*room.book);
    // A Shove is paid by the square, and later leaps of lightning are paid less than the first.
    let told = |card: &Card| !matches!(card, Card::Shove | Card::ArcLightning);
    let card = tavern.fighter(actor).revealed.filter(told)?;
    if key == key::GIFTS || parried(room, actor, target) {
        return None;
    }
    let blow = cards::blow(tavern, book, actor, card, target);
    (blow.reputation > 0).then(|| price(tavern, book, target, actor, blow))
}

/// Facing that way, what the card would reach that comes next: the one in hand, or the first of
/// those that lie planned.
fn turn_hint(
    room: &Room,
    own: Option<&OwnPart>,
    actor: Character,
    key: &str,
    facing: Facing,
) -> Hint {
    let hand = own.and_then(|own| own.hands.iter().find(|hand| hand.character == actor));
    let card = match key {
        key::TURN => hand.and_then(|hand| hand.slots.first().copied()),
        key::TURN_FIRST | key::WALTZ_TURN => room.tavern.fighter(actor).revealed,
        _ => None,
    };
    let Some(card) = card else {
        return Hint::default();
    };
    let mut turned = room.clone();
    let fighter = turned.tavern.fighter_mut(actor);
    fighter.facing = facing;
    card_hint(&turned, actor, card)
}
