//! Ice Cone: strikes one, and pushes its token on (DF-ICE).

use table::Wait;

use super::familiar;
use super::shapes::{self, Origin, Performed, Reach};
use crate::blows::Attack;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

const CARD: Card = Card::IceCone;

pub fn reach_from(tavern: &Tavern, book: &Book, actor: Character, origin: Origin) -> Reach {
    let squares = shapes::area_from(tavern, book, origin, CARD);
    let hits = shapes::among(tavern, &squares, actor);
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: true, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(CARD);
    if let Some(origin) = familiar::origin(scene, actor, CARD)? {
        let hits = reach_from(&scene.world.tavern, scene.book, actor, origin).hits;
        if let Some(target) = shapes::pick(scene, actor, CARD, &hits)? {
            let attack = Attack { by: actor, card: CARD, from: Some(origin.square) };
            shapes::hit(scene, attack, target, sheet.blow())?;
        }
    }
    Ok(Performed::Done(sheet.time()))
}
