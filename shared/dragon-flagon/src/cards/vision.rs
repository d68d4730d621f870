//! Vision: becomes any other card of the deck (DF-VISION).

use alloc::vec::Vec;

use table::Wait;

use super::Performed;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::world::{Play, ask, tell};

/// Performs the chosen card by its own rules (DF-VISION-02) for more time (DF-VISION-03), or lets
/// it be (DF-VISION-04).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let mut deck: Vec<Card> = scene.world.cards(actor).deck(actor).collect();
    deck.dedup();
    let offer = deck.into_iter().map(Item::Card).chain([Item::Nothing]).collect();
    let Item::Card(into) = ask(scene, actor, key::VISION, offer)? else {
        return Ok(Performed::Cancelled("DF-VISION-04"));
    };
    let cards = scene.world.cards_mut(actor);
    cards.take(into);
    cards.put_back(Card::Vision);
    scene.world.tavern.fighter_mut(actor).revealed = Some(into);
    tell(scene, News::Became { character: actor, card: Card::Vision, into });
    let extra = scene.book.card(Card::Vision).extra_time();
    Ok(match super::attempt(scene, actor, into)? {
        Performed::Done(time) => Performed::Done(time.saturating_add(extra)),
        // A cancelled action costs what it always costs (CX-6).
        cancelled @ Performed::Cancelled(_) => cancelled,
    })
}
