//! What Asma's Arc Lightning, Arcane Bolt and Ice Cone have in common: the place from where they
//! start (DF-FAMILIAR-02).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Origin, Reach};
use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// The places from where a spell can start: her own, and the Familiar's (DF-FAMILIAR-02).
fn origins(tavern: &Tavern, actor: Character) -> impl Iterator<Item = Origin> {
    let familiar = tavern.tokens.familiar.filter(|_| actor == Character::Asma);
    let familiar = familiar.map(|(square, facing)| Origin { square, facing });
    Origin::own(tavern, actor).into_iter().chain(familiar)
}

/// What a spell reaches from one place: along lines where it has some, else in its squares. Its
/// caster is never hit (OB-20).
pub fn reach_from(
    tavern: &Tavern,
    book: &Book,
    actor: Character,
    card: Card,
    origin: Origin,
) -> Reach {
    if !book.lines(card).is_empty() {
        return shapes::reach_along(tavern, book, actor, card, origin);
    }
    let squares = shapes::area_from(tavern, book, origin, card);
    let hits = shapes::among(tavern, &squares, actor);
    let idle = hits.is_empty().then_some("DF-CANCEL-08");
    Reach { squares, hits, one: true, idle }
}

/// What a spell reaches from this square, if it can start there.
pub fn preview(tavern: &Tavern, book: &Book, actor: Character, card: Card, at: Square) -> Reach {
    let origin = origins(tavern, actor).find(|origin| origin.square == at);
    origin.map_or_else(Reach::default, |origin| reach_from(tavern, book, actor, card, origin))
}

/// What a spell reaches from all the places where it can start.
pub fn reach(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    let mut all = Reach { one: true, ..Reach::default() };
    for origin in origins(tavern, actor) {
        let one = reach_from(tavern, book, actor, card, origin);
        all.squares.extend(one.squares);
        for hit in one.hits {
            if !all.hits.contains(&hit) {
                all.hits.push(hit);
            }
        }
        all.idle = one.idle.filter(|_| all.hits.is_empty());
    }
    all
}

/// From where a spell starts: by her choice among the places from where it reaches somebody, else
/// from where she stands (OB-20).
pub fn origin(scene: &mut Play<'_>, actor: Character, card: Card) -> Result<Option<Origin>, Wait> {
    let tavern = &scene.world.tavern;
    let useful = origins(tavern, actor)
        .filter(|origin| !reach_from(tavern, scene.book, actor, card, *origin).hits.is_empty());
    let useful: Vec<Origin> = useful.collect();
    if useful.is_empty() {
        return Ok(Origin::own(tavern, actor));
    }
    let offer = useful.iter().map(|origin| Item::Square(origin.square)).collect();
    let picked = ask(scene, actor, key::ORIGIN, offer)?;
    Ok(useful.into_iter().find(|origin| Item::Square(origin.square) == picked))
}
