//! Arc Lightning: jumps from one to the next as long as it finds somebody new (DF-ARC).

use table::Wait;

use super::shapes::{self, Origin, Performed, Reach};
use super::spells;
use crate::blows::Attack;
use crate::board::Facing;
use crate::book::Book;
use crate::fighter::Crowd;
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

const CARD: Card = Card::ArcLightning;

/// Those around a square whom it has not struck yet (DF-ARC-04); never herself (DF-ARC-05).
fn around(tavern: &Tavern, book: &Book, actor: Character, origin: Origin, had: Crowd) -> Reach {
    let mut reach = spells::reach_from(tavern, book, actor, CARD, origin);
    reach.hits.retain(|who| !had.has(*who));
    reach
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(CARD);
    let Some(mut origin) = spells::origin(scene, actor, CARD)? else {
        return Ok(Performed::Done(sheet.time()));
    };
    let mut had = Crowd::NOBODY;
    loop {
        let found = around(&scene.world.tavern, scene.book, actor, origin, had);
        if found.hits.is_empty() && !had.is_empty() {
            break;
        }
        let Some(target) = shapes::pick(scene, actor, CARD, &found)? else {
            break;
        };
        // It jumps on from where the target stood when it was struck.
        let Some(square) = scene.world.tavern.square(target) else {
            break;
        };
        let blow = if had.is_empty() { sheet.blow() } else { sheet.later_blow() };
        let attack = Attack { by: actor, card: CARD, from: Some(origin.square) };
        shapes::hit(scene, attack, target, blow)?;
        had = had.with(target);
        origin = Origin { square, facing: Facing::North };
    }
    Ok(Performed::Done(sheet.time()))
}
