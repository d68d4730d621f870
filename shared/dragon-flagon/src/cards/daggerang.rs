//! Daggerang: thrown like a mug that nobody needs to hold; a hit costs the card (DF-DAGGER).

use table::Wait;

use super::shapes::{self, Line, Origin, Performed, Reach};
use crate::blows::Attack;
use crate::board::Square;
use crate::book::Book;
use crate::effects;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

/// What a missile card reaches from an origin.
pub fn reach_from(
    tavern: &Tavern,
    book: &Book,
    actor: Character,
    card: Card,
    origin: Origin,
) -> Reach {
    let lines = shapes::lines(tavern, origin, book.lines(card), None);
    let hits = shapes::first_on(&lines, actor);
    let squares = lines.into_iter().flat_map(|line| line.path.into_iter().skip(1)).collect();
    let idle = hits.is_empty().then_some("DF-THROW-08");
    Reach { squares, hits, one: true, idle }
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let from = |origin| reach_from(tavern, book, actor, Card::Daggerang, origin);
    Origin::own(tavern, actor).map_or_else(Reach::default, from)
}

/// A miss brings the card back (DF-DAGGER-02); a hit removes it from the game (DF-DAGGER-03).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let card = Card::Daggerang;
    let sheet = scene.book.card(card);
    let origin = Origin::own(&scene.world.tavern, actor);
    if let Some(origin) = origin
        && shoot(scene, actor, card, origin)?
    {
        effects::lay_aside(scene, actor, card, "DF-DAGGER-03");
    }
    Ok(Performed::Done(sheet.time()))
}

/// Shoots along one of the card's lines at the first one on it, as a throw does (DF-THROW-05 to
/// -07). Says whether the blow went home.
pub fn shoot(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    origin: Origin,
) -> Result<bool, Wait> {
    let lines = shapes::lines(&scene.world.tavern, origin, scene.book.lines(card), None);
    let targets = shapes::first_on(&lines, actor);
    if targets.is_empty() {
        let path: alloc::vec::Vec<Square> =
            lines.into_iter().next().map_or_else(alloc::vec::Vec::new, |line| line.path);
        tell(scene, News::Shot { character: actor, card, path, target: None });
        shapes::nobody(scene, actor, card, "DF-THROW-08");
        return Ok(false);
    }
    let offer = targets.into_iter().map(Item::Character).collect();
    let picked = ask(scene, actor, key::TARGET, offer)?;
    let line = lines.into_iter().find(|line| line.target.map(Item::Character) == Some(picked));
    let Some(Line { path, target: Some(target) }) = line else {
        return Ok(false);
    };
    tell(scene, News::Shot { character: actor, card, path, target: Some(target) });
    let attack = Attack { by: actor, card, from: Some(origin.square) };
    let blow = scene.book.card(card).blow();
    shapes::hit(scene, attack, target, blow)
}
