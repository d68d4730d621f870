//! Whom a card can affect, and what its blow does to this one.

use super::{backstab, radiance, touch_of_death};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::sheet::Blow;
use crate::tavern::Tavern;

/// Whether a character in the card's squares can be affected by it.
pub fn may_hit(tavern: &Tavern, actor: Character, card: Card, target: Character) -> bool {
    match card {
        Card::Radiance => radiance::may_hit(tavern, actor, target),
        // Whoever lies on the ground is not pushed (DF-SHOVE-01).
        Card::Shove => !tavern.fighter(target).prone,
        // Only one who holds something can be robbed (DF-SNATCH-03).
        Card::Snatch => tavern.held(target).is_some(),
        _ => true,
    }
}

/// What the card's blow does to this target.
pub fn blow(tavern: &Tavern, book: &Book, actor: Character, card: Card, target: Character) -> Blow {
    match (card, tavern.held(actor)) {
        (Card::Backstab, _) => backstab::blow(tavern, book, actor, target),
        (Card::TouchOfDeath, _) => touch_of_death::blow(tavern, book, actor, target),
        (Card::Throw | Card::MonkeyThrow | Card::DivineHurl, Some((_, kind))) => {
            book.card(card).throw_blow(kind)
        }
        _ => book.card(card).blow(),
    }
}
