//! Arcane Bolt: like a throw that needs nothing in hand (DF-BOLT).

use table::Wait;

use super::shapes::{self, Performed};
use super::spells;
use crate::ids::{Card, Character};
use crate::world::Play;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    if let Some(origin) = spells::origin(scene, actor, Card::ArcaneBolt)? {
        shapes::shoot(scene, actor, Card::ArcaneBolt, origin)?;
    }
    Ok(Performed::Done(scene.book.card(Card::ArcaneBolt).time()))
}
