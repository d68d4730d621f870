//! Eyes of Gaia: for a while she plans one card at a time, and no Daze or Fall touches her
//! (DF-GAIA). The single card stands in [`crate::planning`], the rest in [`crate::blows`].

use super::shapes::{self, Performed};
use crate::ids::{Card, Character};
use crate::news::News;
use crate::world::{Play, tell};

/// All planned cards go back to the deck first (DF-GAIA-01).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Performed {
    let hand = scene.world.cards_mut(actor);
    let cards = hand.planned();
    for card in core::mem::take(&mut hand.slots).into_iter().flatten() {
        hand.put_back(card);
    }
    tell(scene, News::Cleared { character: actor, cards, rule: "DF-GAIA-01" });
    shapes::begin_effect(scene, actor, Card::EyesOfGaia)
}
