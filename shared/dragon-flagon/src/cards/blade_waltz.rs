//! Blade Waltz: attack, step, turn, and again, nobody twice (DF-WALTZ).

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::Attack;
use crate::board::Facing;
use crate::book::Book;
use crate::fighter::Crowd;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::tavern::Tavern;
use crate::world::{Play, ask, turn_to};

const CARD: Card = Card::BladeWaltz;

/// Whom he can attack from here: those ahead whom he has not attacked yet (DF-WALTZ-06, -08).
fn partners(tavern: &Tavern, book: &Book, actor: Character, had: Crowd) -> Reach {
    let mut reach = shapes::reach_one(tavern, book, actor, CARD);
    reach.hits.retain(|who| !had.has(*who));
    reach
}

/// It goes on as long as somebody new stands ahead (DF-WALTZ-05), also after a Riposte
/// (DF-WALTZ-07, AT-9).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let mut had = Crowd::NOBODY;
    let sheet = scene.book.card(CARD);
    loop {
        let partners = partners(&scene.world.tavern, scene.book, actor, had);
        if partners.hits.is_empty() {
            break;
        }
        let Some(target) = shapes::pick(scene, actor, CARD, &partners)? else {
            break;
        };
        had = had.with(target);
        let attack = Attack::new(&scene.world.tavern, actor, CARD);
        shapes::hit(scene, attack, target, sheet.blow())?;
        // A walk over the green squares, or none (DF-WALTZ-02, -03).
        shapes::walk_on(scene, actor, CARD, key::WALTZ)?;
        turn(scene, actor, had)?;
    }
    if had.is_empty() {
        shapes::nobody(scene, actor, CARD, "DF-CANCEL-08");
    }
    Ok(Performed::Done(sheet.time()))
}

/// He may turn for the next attack. Where that brings him before nobody new, only the free turn at
/// the end of the action is left.
fn turn(scene: &mut Play<'_>, actor: Character, had: Crowd) -> Result<(), Wait> {
    let tavern = &scene.world.tavern;
    let finds = |facing: &Facing| {
        let mut turned = tavern.clone();
        turned.fighter_mut(actor).facing = *facing;
        !partners(&turned, scene.book, actor, had).hits.is_empty()
    };
    if !Facing::ALL.iter().any(finds) {
        return Ok(());
    }
    let offer = Facing::ALL.into_iter().map(Item::Face).collect();
    if let Item::Face(facing) = ask(scene, actor, key::WALTZ_TURN, offer)? {
        turn_to(scene, actor, facing);
    }
    Ok(())
}
