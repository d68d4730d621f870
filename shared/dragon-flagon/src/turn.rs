//! A character's whole turn, from the draw of its token to its advance (DF-PERFORM).

use alloc::vec::Vec;

use table::{Choose, Wait};

use crate::board::Facing;
use crate::cards::{self, Performed};
use crate::effects;
use crate::fighter::Crowd;
use crate::ids::{Card, Character, Time};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::planning;
use crate::world::{Play, ask, question, spend, tell, turn_to};

/// What a cancelled action costs (DF-CANCEL-06).
const CANCELLED: Time = 1;

/// Performs the leftmost card of a character that was drawn.
pub fn act(scene: &mut Play<'_>, character: Character) -> Result<(), Wait> {
    scene.world.tavern.acting = Some(character);
    tell(scene, News::Drawn { character });
    effects::end_due(scene, character, "DF-DURATION-08");
    // Riposte lasts until its owner is drawn again (TI-10).
    effects::end(scene, character, Card::Riposte, "DF-RIPOSTE-09");
    cards::before_action(scene, character)?;
    // What it gained before is no part of the action.
    let action = &mut scene.world.tavern.action;
    action.boasted = action.boasted.without(character);
    let Some(card) = scene.world.cards_mut(character).reveal() else {
        // Planning has filled slot I of everybody who is drawn.
        scene.world.tavern.acting = None;
        return Ok(());
    };
    reveal(scene, character, card);
    let turned = turn_first(scene, character)?;
    let (time, done) = perform(scene, character, card)?;
    cards::after_action(scene, character, done)?;
    finish(scene, character, turned)?;
    put_away(scene, character, done);
    spend(scene, character, time);
    scene.world.tavern.acting = None;
    Ok(())
}

/// Turns the card up; whoever was prone stands up (DF-FALL-03).
fn reveal(scene: &mut Play<'_>, character: Character, card: Card) {
    let tavern = &mut scene.world.tavern;
    let fighter = tavern.fighter_mut(character);
    fighter.revealed = Some(card);
    let rose = core::mem::take(&mut fighter.prone);
    if rose {
        tavern.action.rose = tavern.action.rose.with(character);
    }
    tell(scene, News::Revealed { character, card });
    if rose {
        tell(scene, News::Stood { character });
    }
}

/// Sixth Sense lets one turn before the action instead of after it (DF-SIXTH-01, -02). Says
/// whether that was done.
fn turn_first(scene: &mut Play<'_>, character: Character) -> Result<bool, Wait> {
    let fighter = scene.world.tavern.fighter(character);
    if !fighter.has(Card::SixthSense) {
        return Ok(false);
    }
    let other = Facing::ALL.into_iter().filter(|facing| *facing != fighter.facing);
    let offer = core::iter::once(Item::Nothing).chain(other.map(Item::Face)).collect();
    let Item::Face(facing) = ask(scene, character, key::TURN_FIRST, offer)? else {
        return Ok(false);
    };
    turn_to(scene, character, facing);
    Ok(true)
}

/// Does what the card says, or cancels it. Gives the time that it costs, and whether it was done.
fn perform(scene: &mut Play<'_>, character: Character, card: Card) -> Result<(Time, bool), Wait> {
    let performed = cards::attempt(scene, character, card)?;
    let tavern = &mut scene.world.tavern;
    tavern.action.rose = Crowd::NOBODY;
    // Vision has become another card.
    let card = tavern.fighter(character).revealed.unwrap_or(card);
    Ok(match performed {
        Performed::Done(time) => (time, true),
        Performed::Cancelled(rule) => {
            tell(scene, News::Cancelled { character, card, rule });
            (CANCELLED, false)
        }
    })
}

/// The end of an action: its actor may turn, unless it did so before (DF-FACING-02), and everybody
/// it dazed plans more cards, all at once (PD-5).
fn finish(scene: &mut Play<'_>, actor: Character, turned: bool) -> Result<(), Wait> {
    let world = &scene.world;
    let dazed: Vec<Character> =
        world.tavern.cast().filter(|who| planning::daze_cards(world, *who) > 0).collect();
    let faces = Facing::ALL.into_iter().map(Item::Face).collect();
    let turn = question(&world.tavern, actor, key::TURN, Choose::One(faces));
    let turn = (!turned).then_some(turn);
    let asks = turn.into_iter().chain(dazed.iter().map(|who| planning::daze(world, *who)));
    let mut answers = scene.ask_each(asks.collect())?.into_iter();
    if !turned && let Some([Item::Face(facing)]) = answers.next().as_deref() {
        turn_to(scene, actor, *facing);
    }
    for (character, items) in dazed.into_iter().zip(answers) {
        planning::put_down(scene, character, &items);
    }
    scene.world.tavern.action.end();
    Ok(())
}

/// The card goes back to its deck (DF-PERFORM-08), unless its effect runs and it lies face up, or
/// it is a Dragon card that was done (DF-FLAGON-12, CX-5), or it has left the game.
fn put_away(scene: &mut Play<'_>, character: Character, done: bool) {
    let fighter = scene.world.tavern.fighter_mut(character);
    let Some(card) = fighter.revealed.take() else {
        return;
    };
    if fighter.has(Card::EyesOfGaia) {
        fighter.last = Some(card);
    }
    if fighter.has(card) || fighter.aside.has(card) {
        return;
    }
    let comes_back = !done && *scene.book.rulings.cancelled_dragon_returns.value();
    if card.is_dragon() && !comes_back {
        effects::lay_aside(scene, character, card, "DF-FLAGON-12");
    } else {
        scene.world.cards_mut(character).put_back(card);
    }
}
