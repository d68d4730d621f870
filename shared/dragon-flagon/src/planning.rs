//! Planning and Daze: cards go face down into slots (DF-PLAN, DF-DAZE).

use alloc::vec::Vec;

use table::{Ask, Barred, Choose, Wait};

use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Event;
use crate::world::{Flow, Play, World, question};

/// How many slots an active character fills, usually (DF-PLAN-02).
const SLOTS_TO_PLAN: u8 = 2;

/// How many cards must lie planned after planning: Chug asks for more (DF-CHUG-03), the Eyes of
/// Gaia for less (DF-GAIA-02).
fn to_plan(world: &World, book: &Book, who: Character) -> u8 {
    let fighter = world.tavern.fighter(who);
    let special = [Card::EyesOfGaia, Card::Chug].into_iter().find(|card| fighter.has(*card));
    special.and_then(|card| book.card(card).plans()).unwrap_or(SLOTS_TO_PLAN)
}

/// All active characters fill their slots at the same time and in secret (DF-PLAN-09).
pub fn plan(scene: &mut Play<'_>) -> Result<(), Wait> {
    let world = &scene.world;
    let missing = |who| to_plan(world, scene.book, who).saturating_sub(world.cards(who).planned());
    let planning: Vec<(Character, u8)> = world
        .tavern
        .waiting
        .iter()
        .map(|who| (who, missing(who)))
        .filter(|(_, missing)| *missing > 0)
        .collect();
    let asks = planning.iter().map(|(who, missing)| cards(world, *who, key::PLAN, *missing));
    let answers = scene.ask_each(asks.collect())?;
    for ((character, _), items) in planning.into_iter().zip(answers) {
        put_down(scene, character, &items);
    }
    scene.world.flow = Flow::Draw;
    Ok(())
}

/// How many cards a dazed character must really plan: never beyond slot III (DF-DAZE-03).
pub fn daze_cards(world: &World, character: Character) -> u8 {
    let free = 3_u8.saturating_sub(world.cards(character).planned());
    world.tavern.action.dazed(character).min(free)
}

/// The question to a dazed character's player (DF-DAZE-02).
pub fn daze(world: &World, character: Character) -> Ask<Item> {
    cards(world, character, key::DAZE, daze_cards(world, character))
}

/// Asks for that many cards of the deck, in the order of the slots.
fn cards(world: &World, character: Character, key: &'static str, count: u8) -> Ask<Item> {
    let fighter = world.tavern.fighter(character);
    let deck = || world.cards(character).deck(character).map(Item::Card);
    let mut repeated = fighter.last;
    let repeats = |item: &Item| fighter.last.map(Item::Card) == Some(*item);
    let mut of: Vec<Item> = deck().filter(|item| !repeats(item)).collect();
    if of.len() < usize::from(count) {
        // A house may leave her nothing but the card played last.
        of = deck().collect();
        repeated = None;
    }
    let choose = Choose::Many { of, min: count, max: count, ordered: true };
    let face_up = fighter.effects.into_iter().flatten().map(|e| (e.card, "DF-PLAN-15"));
    let repeated = repeated.filter(|card| !fighter.has(*card)).map(|card| (card, "DF-GAIA-06"));
    let aside = fighter.aside.iter().map(|card| (card, aside_by(card)));
    let barred = face_up.chain(repeated).chain(aside);
    let barred = barred.map(|(card, rule)| Barred { item: Item::Card(card), rule }).collect();
    Ask { barred, ..question(&world.tavern, character, key, choose) }
}

/// The rule for which a card cannot be planned that is neither in the deck nor in play.
fn aside_by(card: Card) -> &'static str {
    if card.is_dragon() { "DF-FLAGON-04" } else { "DF-DAGGER-03" }
}

/// Puts cards face down.
pub fn put_down(scene: &mut Play<'_>, character: Character, items: &[Item]) {
    let picked = items.iter().filter_map(|item| match item {
        Item::Card(card) => Some(*card),
        _ => None,
    });
    let cards: Vec<Card> = picked.collect();
    for card in &cards {
        scene.world.cards_mut(character).plan(*card);
    }
    let planned = scene.world.cards(character).planned();
    scene.tell(Event::Planned { character, cards, planned });
}
