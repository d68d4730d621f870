//! Sword Dance: a slash, and after a success a step (DF-DANCE).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed};
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::world::{Play, ask};

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let reach = shapes::reach_all(&scene.world.tavern, scene.book, actor, Card::SwordDance);
    let struck = shapes::strike_all(scene, actor, Card::SwordDance, reach.hits)?;
    if !struck.is_empty() {
        step(scene, actor)?;
    }
    Ok(Performed::Done(scene.book.card(Card::SwordDance).time()))
}

/// One step along a side, or none (DF-DANCE-03, AT-10).
fn step(scene: &mut Play<'_>, actor: Character) -> Result<(), Wait> {
    let walk =
        shapes::walk(&scene.world.tavern, scene.book, actor, scene.book.steps(Card::SwordDance));
    let offer: Vec<Item> = shapes::ends(&walk).map(Item::Square).collect();
    if let Some(Item::Square(own)) = offer.first().copied()
        && let Item::Square(to) = ask(scene, actor, key::DANCE, offer)?
        && to != own
    {
        shapes::go(scene, actor, shapes::path(&walk, to), Manner::Walk)?;
    }
    Ok(())
}
