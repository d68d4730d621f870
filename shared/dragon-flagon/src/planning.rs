//! Planning and Daze: cards go face down into slots (DF-PLAN, DF-DAZE).

use alloc::vec::Vec;

use table::{Ask, Barred, Choose, Wait};

use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Event;
use crate::world::{Flow, Play, World, question};

/// How many slots an active character fills (DF-PLAN-02).
const SLOTS_TO_PLAN: u8 = 2;

/// All active characters fill slots I and II at the same time and in secret (DF-PLAN-09).
pub fn plan(scene: &mut Play<'_>) -> Result<(), Wait> {
    let world = &scene.world;
    let planning: Vec<(Character, u8)> = world
        .tavern
        .waiting
        .iter()
        .map(|who| (who, SLOTS_TO_PLAN.saturating_sub(world.cards(who).planned())))
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
    let free = 3 - world.cards(character).planned();
    world.tavern.fighter(character).dazed.min(free)
}

/// The question to a dazed character's player (DF-DAZE-02).
pub fn daze(world: &World, character: Character) -> Ask<Item> {
    cards(world, character, key::DAZE, daze_cards(world, character))
}

/// Asks for that many cards of the deck, in the order of the slots.
fn cards(world: &World, character: Character, key: &'static str, count: u8) -> Ask<Item> {
    let of = world.cards(character).deck(character).map(Item::Card).collect();
    let choose = Choose::Many { of, min: count, max: count, ordered: true };
    // A card that lies face up cannot be planned until its effect has ended.
    let face_up = world.tavern.fighter(character).effects.into_iter().flatten();
    let barred = face_up.map(|effect| Barred { item: Item::Card(effect.card), rule: "DF-PLAN-15" });
    Ask { barred: barred.collect(), ..question(&world.tavern, character, key, choose) }
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
