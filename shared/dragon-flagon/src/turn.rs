//! A character's whole turn, from the draw of its token to its advance (DF-PERFORM).

use alloc::vec::Vec;

use table::{Choose, Wait};

use crate::board::Facing;
use crate::cards::{self, Performed};
use crate::ids::{Card, Character, Time};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::planning;
use crate::world::{Play, question, spend, tell};

/// What a cancelled action costs (DF-CANCEL-06).
const CANCELLED: Time = 1;

/// Performs the leftmost card of a character that was drawn.
pub fn act(scene: &mut Play<'_>, character: Character) -> Result<(), Wait> {
    scene.world.tavern.acting = Some(character);
    tell(scene, News::Drawn { character });
    end_due(scene, character, "DF-DURATION-08");
    end_riposte(scene, character);
    let Some(card) = scene.world.cards_mut(character).reveal() else {
        // Planning has filled slot I of everybody who is drawn.
        scene.world.tavern.acting = None;
        return Ok(());
    };
    let time = perform(scene, character, card)?;
    finish(scene, character)?;
    put_away(scene, character, card);
    spend(scene, character, time);
    scene.world.tavern.acting = None;
    Ok(())
}

/// Turns the card up and does what it says, or cancels it. Whoever was prone stands up
/// (DF-FALL-03).
fn perform(scene: &mut Play<'_>, character: Character, card: Card) -> Result<Time, Wait> {
    scene.world.tavern.fighter_mut(character).revealed = Some(card);
    tell(scene, News::Revealed { character, card });
    let was_prone = scene.world.tavern.fighter(character).prone;
    if was_prone {
        scene.world.tavern.fighter_mut(character).prone = false;
        tell(scene, News::Stood { character });
    }
    let barred = if was_prone && scene.book.card(card).standing() {
        Some("DF-CANCEL-02")
    } else {
        cards::bar(&scene.world.tavern, scene.book, character, card)
    };
    let performed = match barred {
        Some(rule) => Performed::Cancelled(rule),
        None => cards::perform(scene, character, card)?,
    };
    Ok(match performed {
        Performed::Done(time) => time,
        Performed::Cancelled(rule) => {
            tell(scene, News::Cancelled { character, card, rule });
            CANCELLED
        }
    })
}

/// The end of an action: its actor may turn (DF-FACING-02), and everybody it dazed plans more
/// cards, all at once (PD-5).
fn finish(scene: &mut Play<'_>, actor: Character) -> Result<(), Wait> {
    let world = &scene.world;
    let dazed: Vec<Character> =
        world.tavern.cast().filter(|who| planning::daze_cards(world, *who) > 0).collect();
    let faces = Facing::ALL.into_iter().map(Item::Face).collect();
    let turn = question(&world.tavern, actor, key::TURN, Choose::One(faces));
    let asks = core::iter::once(turn).chain(dazed.iter().map(|who| planning::daze(world, *who)));
    let mut answers = scene.ask_each(asks.collect())?.into_iter();
    if let Some([Item::Face(facing)]) = answers.next().as_deref() {
        turn_to(scene, actor, *facing);
    }
    for (character, items) in dazed.into_iter().zip(answers) {
        planning::put_down(scene, character, &items);
    }
    for character in Character::ALL {
        scene.world.tavern.fighter_mut(character).dazed = 0;
    }
    Ok(())
}

fn turn_to(scene: &mut Play<'_>, character: Character, facing: Facing) {
    let fighter = scene.world.tavern.fighter_mut(character);
    if fighter.facing != facing {
        fighter.facing = facing;
        tell(scene, News::Turned { character, facing });
    }
}

/// The card goes back to its deck, unless its effect runs and it lies face up (DF-PERFORM-08).
fn put_away(scene: &mut Play<'_>, character: Character, card: Card) {
    let fighter = scene.world.tavern.fighter_mut(character);
    fighter.revealed = None;
    if !fighter.has(card) {
        scene.world.cards_mut(character).put_back(card);
    }
}

/// Ends the effects whose status token lies on the marker's space or behind it (DF-PERFORM-03).
pub fn end_due(scene: &mut Play<'_>, character: Character, rule: &'static str) {
    let marker = scene.world.tavern.marker;
    let due = |until: Option<Time>| until.is_some_and(|until| until <= marker);
    let effects = scene.world.tavern.fighter(character).effects;
    for effect in effects.into_iter().flatten().filter(|effect| due(effect.until)) {
        end_effect(scene, character, effect.card, rule);
    }
}

/// Riposte lasts until its owner is drawn again (DF-RIPOSTE-09, TI-10).
fn end_riposte(scene: &mut Play<'_>, character: Character) {
    if scene.world.tavern.fighter(character).has(Card::Riposte) {
        end_effect(scene, character, Card::Riposte, "DF-RIPOSTE-09");
    }
}

fn end_effect(scene: &mut Play<'_>, character: Character, card: Card, rule: &'static str) {
    scene.world.tavern.end_effect(character, card);
    scene.world.cards_mut(character).put_back(card);
    tell(scene, News::Ended { character, card, rule });
}
