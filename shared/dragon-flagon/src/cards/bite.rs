//! Bite: strikes one, and pushes its token on (DF-BITE).

use table::Wait;

use super::shapes::{self, Performed};
use crate::ids::{Card, Character};
use crate::track::delay;
use crate::world::Play;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Bite);
    let reach = shapes::reach_one(&scene.world.tavern, scene.book, actor, Card::Bite);
    if let Some(target) = shapes::strike_one(scene, actor, Card::Bite, &reach)? {
        delay(scene, target, sheet.delay(), "DF-BITE-01");
    }
    Ok(Performed::Done(sheet.time()))
}
