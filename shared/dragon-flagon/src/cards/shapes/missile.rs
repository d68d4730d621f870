//! Cards that shoot along a line at the first one on it, without an object in hand.

use alloc::vec::Vec;

use table::Wait;

use super::{Line, Origin, Reach, first_on, hit, lines, nobody};
use crate::blows::Attack;
use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

/// The rule for which a missile hits nobody.
const fn miss(card: Card) -> &'static str {
    match card {
        Card::HandCannon => "DF-HANDCANNON-03",
        Card::Daggerang => "DF-DAGGER-02",
        _ => "DF-THROW-08",
    }
}

/// What a missile card reaches from an origin.
pub fn reach_along(
    tavern: &Tavern,
    book: &Book,
    actor: Character,
    card: Card,
    origin: Origin,
) -> Reach {
    let lines = lines(tavern, origin, book.lines(card), None);
    let hits = first_on(&lines, actor);
    let squares = lines.into_iter().flat_map(|line| line.path.into_iter().skip(1)).collect();
    let idle = hits.is_empty().then_some(miss(card));
    Reach { squares, hits, one: true, idle }
}

/// Shoots along one of the card's lines at the first one on it, as a throw does (DF-THROW-05 to
/// -07). Says whether the blow went home.
pub fn shoot(
    scene: &mut Play<'_>,
    actor: Character,
    card: Card,
    origin: Origin,
) -> Result<bool, Wait> {
    let lines = lines(&scene.world.tavern, origin, scene.book.lines(card), None);
    let targets = first_on(&lines, actor);
    if targets.is_empty() {
        let path: Vec<Square> = lines.into_iter().next().map(|line| line.path).unwrap_or_default();
        tell(scene, News::Shot { character: actor, card, path, target: None });
        nobody(scene, actor, card, miss(card));
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
    hit(scene, attack, target, blow)
}
