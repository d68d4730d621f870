//! Which cards the bot plans: it looks two cards ahead, a move and a blow, or the other way round.

use alloc::vec::Vec;

use table::{Chance, Prompt};

use super::worth::{Mind, turned};
use crate::board::Facing;
use crate::cards;
use crate::ids::{Card, Time};
use crate::item::Item;
use crate::parts::Hand;
use crate::tavern::Tavern;

/// How likely it is that things still stand as now when the first card comes up.
const TRUST: f32 = 0.85;

/// How much of that is left after each space of time that the first card takes.
const FADING: f32 = 0.8;

/// What one time step is worth: about what an ordinary card brings in it.
const TIME: f32 = 0.5;

/// A card that comes first, and how the room may look after it.
struct First {
    card: Card,
    gain: f32,
    outcomes: Vec<Tavern>,
}

/// As many cards as asked, the best pair first.
pub fn cards(
    mind: &Mind<'_>,
    hand: &Hand,
    prompt: &Prompt<Item>,
    chance: &mut Chance,
) -> Vec<Item> {
    let (count, _) = prompt.choose.bounds();
    // Not all of the deck is offered: under the Eyes of Gaia the card played last is barred.
    let offered: Vec<Card> = prompt.choose.offered().iter().filter_map(card).collect();
    let mut deck = distinct(&offered);
    chance.shuffle(&mut deck);
    let mut planned = hand.slots.clone();
    while planned.len() < hand.slots.len() + count {
        let found = match planned.last() {
            None => best(&deck, |card| {
                let first = first(mind, card);
                let pairs = deck.iter().map(|second| pair(mind, &first, *second));
                pairs.fold(f32::MIN, f32::max)
            }),
            Some(last) => {
                let first = first(mind, *last);
                best(&deck, |second| pair(mind, &first, second))
            }
        };
        let Some(card) = found else {
            break;
        };
        planned.push(card);
        // A second copy may follow the first.
        let copies = |of: &[Card]| of.iter().filter(|other| **other == card).count();
        if copies(&planned) >= copies(&hand.slots) + copies(&offered) {
            deck.retain(|other| *other != card);
        }
    }
    planned.split_off(hand.slots.len()).into_iter().map(Item::Card).collect()
}

fn card(item: &Item) -> Option<Card> {
    match item {
        Item::Card(card) => Some(*card),
        _ => None,
    }
}

fn distinct(cards: &[Card]) -> Vec<Card> {
    let mut distinct = cards.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    distinct
}

fn best(deck: &[Card], worth: impl Fn(Card) -> f32) -> Option<Card> {
    let scored = deck.iter().map(|card| (*card, worth(*card)));
    scored.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(card, _)| card)
}

fn first(mind: &Mind<'_>, card: Card) -> First {
    First { card, gain: mind.gain(card), outcomes: outcomes(mind, card) }
}

/// What two cards in a row bring, less the worth of the time that they take.
fn pair(mind: &Mind<'_>, first: &First, second: Card) -> f32 {
    let stances = first.outcomes.iter().map(|there| mind.stance(there, Some(second)));
    let then = stances.fold(f32::MIN, f32::max);
    let taken = time(mind, first.card);
    let trust = (0..taken).fold(TRUST, |trust, _| trust * FADING);
    let spent = f32::from(taken + time(mind, second));
    TRUST * first.gain + trust * then - TIME * spent
}

fn time(mind: &Mind<'_>, card: Card) -> Time {
    match card {
        Card::Riposte => 2,
        Card::Vision => 3,
        _ => mind.book.card(card).time(),
    }
}

/// How the room may look after a card of one's own, as far as it concerns oneself: where one
/// stands, which way one looks, what one holds.
fn outcomes(mind: &Mind<'_>, card: Card) -> Vec<Tavern> {
    let mut places: Vec<Tavern> = Vec::new();
    match card {
        Card::Move | Card::Dash | Card::Leap | Card::ShadowStep => {
            for square in cards::reach(mind.tavern, mind.book, mind.me, card).squares {
                let mut there = mind.tavern.clone();
                there.fighter_mut(mind.me).square = Some(square);
                places.push(there);
            }
        }
        Card::Charge | Card::Flunge => {
            let mut there = mind.tavern.clone();
            if cards::bar(&there, mind.book, mind.me, card).is_none() {
                there.fighter_mut(mind.me).square = there.ahead(mind.me);
            }
            places.push(there);
        }
        Card::PickUp => {
            let mut there = mind.tavern.clone();
            let own = there.square(mind.me);
            let thing = own.and_then(|square| {
                there.lying(square).find(|(_, kind)| *kind != crate::ids::Kind::Barrel)
            });
            if let (Some((thing, _)), None) = (thing, there.fighter(mind.me).held) {
                there.fighter_mut(mind.me).held = Some(thing);
            }
            places.push(there);
        }
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => {
            let mut there = mind.tavern.clone();
            there.fighter_mut(mind.me).held = None;
            places.push(there);
        }
        _ => places.push(mind.tavern.clone()),
    }
    for there in &mut places {
        there.fighter_mut(mind.me).prone = false;
    }
    let facings = |there: &Tavern| Facing::ALL.map(|facing| turned(there, mind.me, facing));
    places.iter().flat_map(facings).collect()
}
