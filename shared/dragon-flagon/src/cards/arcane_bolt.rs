//! Arcane Bolt: like a throw that needs nothing in hand (DF-BOLT).

use table::Wait;

use super::shapes::Performed;
use super::{daggerang, familiar};
use crate::ids::{Card, Character};
use crate::world::Play;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    if let Some(origin) = familiar::origin(scene, actor, Card::ArcaneBolt)? {
        daggerang::shoot(scene, actor, Card::ArcaneBolt, origin)?;
    }
    Ok(Performed::Done(scene.book.card(Card::ArcaneBolt).time()))
}
