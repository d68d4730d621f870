//! Hand Cannon: a shot straight ahead; the next time it is loaded again (DF-HANDCANNON).

use table::Wait;

use super::shapes::{self, Origin, Performed, Reach};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, tell};

const CARD: Card = Card::HandCannon;

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    if !tavern.tokens.loaded {
        return Reach { idle: Some("DF-HANDCANNON-04"), ..Reach::default() };
    }
    let from = |origin| shapes::reach_along(tavern, book, actor, CARD, origin);
    Origin::own(tavern, actor).map_or_else(Reach::default, from)
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let loaded = scene.world.tavern.tokens.loaded;
    scene.world.tavern.tokens.loaded = !loaded;
    if let Some(origin) = Origin::own(&scene.world.tavern, actor).filter(|_| loaded) {
        shapes::shoot(scene, actor, CARD, origin)?;
    }
    tell(scene, News::Loaded { character: actor, loaded: !loaded });
    Ok(Performed::Done(scene.book.card(CARD).time()))
}
