//! Slash: a weapon attack on everybody in front (DF-SLASH).

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let squares = shapes::area(tavern, book, actor, Card::Slash);
    let hits = shapes::among(tavern, &squares, actor);
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let Reach { hits, .. } = reach(&scene.world.tavern, scene.book, actor);
    let sheet = scene.book.card(Card::Slash);
    shapes::strike_all(scene, actor, Card::Slash, sheet.blow(), hits)?;
    Ok(Performed::Done(sheet.time()))
}
