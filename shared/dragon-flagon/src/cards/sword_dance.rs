//! Sword Dance: a slash, and after a success a step (DF-DANCE).

use table::Wait;

use super::shapes::{self, Performed};
use crate::ids::{Card, Character};
use crate::item::ask as key;
use crate::world::Play;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let reach = shapes::reach_all(&scene.world.tavern, scene.book, actor, Card::SwordDance);
    let struck = shapes::strike_all(scene, actor, Card::SwordDance, reach.hits)?;
    if !struck.is_empty() {
        // One step along a side, or none (DF-DANCE-03, AT-10).
        shapes::walk_on(scene, actor, Card::SwordDance, key::DANCE)?;
    }
    Ok(Performed::Done(scene.book.card(Card::SwordDance).time()))
}
