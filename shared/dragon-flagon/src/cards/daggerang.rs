//! Daggerang: thrown like a mug that nobody needs to hold; a hit costs the card (DF-DAGGER).

use table::Wait;

use super::shapes::{self, Origin, Performed, Reach};
use crate::book::Book;
use crate::effects;
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

const CARD: Card = Card::Daggerang;

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let from = |origin| shapes::reach_along(tavern, book, actor, CARD, origin);
    Origin::own(tavern, actor).map_or_else(Reach::default, from)
}

/// A miss brings the card back (DF-DAGGER-02); a hit removes it from the game (DF-DAGGER-03).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    if let Some(origin) = Origin::own(&scene.world.tavern, actor)
        && shapes::shoot(scene, actor, CARD, origin)?
    {
        effects::lay_aside(scene, actor, CARD, "DF-DAGGER-03");
    }
    Ok(Performed::Done(scene.book.card(CARD).time()))
}
