//! Ice Cone: strikes one, and pushes its token on (DF-ICE).

use table::Wait;

use super::shapes::{self, Performed};
use super::spells;
use crate::blows::Attack;
use crate::ids::{Card, Character};
use crate::track::delay;
use crate::world::Play;

const CARD: Card = Card::IceCone;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(CARD);
    if let Some(origin) = spells::origin(scene, actor, CARD)? {
        let reach = spells::reach_from(&scene.world.tavern, scene.book, actor, CARD, origin);
        if let Some(target) = shapes::pick(scene, actor, CARD, &reach)? {
            let attack = Attack { by: actor, card: CARD, from: Some(origin.square) };
            if shapes::hit(scene, attack, target, sheet.blow())? {
                delay(scene, target, sheet.delay(), "DF-ICE-03");
            }
        }
    }
    Ok(Performed::Done(sheet.time()))
}
