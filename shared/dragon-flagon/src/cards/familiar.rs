//! Familiar: a second place from where her spells can start (DF-FAMILIAR).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{Origin, Performed, Reach};
use super::{arc_lightning, daggerang, ice_cone};
use crate::board::{Facing, Square};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

/// The squares without a character or an object (OB-8).
fn empty(tavern: &Tavern) -> Vec<Square> {
    let bare =
        |square: &Square| tavern.at(*square).is_none() && tavern.lying(*square).next().is_none();
    tavern.squares().filter(bare).collect()
}

/// The token goes to any empty square, in any facing, also to where it is (DF-FAMILIAR-01, -07).
pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Familiar);
    let offer: Vec<Item> = empty(&scene.world.tavern).into_iter().map(Item::Square).collect();
    if offer.is_empty() {
        return Ok(Performed::Done(sheet.time()));
    }
    let Item::Square(square) = ask(scene, actor, key::MARK, offer)? else {
        return Ok(Performed::Done(sheet.time()));
    };
    // It stands there already while she turns it.
    let facing = scene.world.tavern.fighter(actor).facing;
    scene.world.tavern.tokens.familiar = Some((square, facing));
    let faces = Facing::ALL.into_iter().map(Item::Face).collect();
    if let Item::Face(facing) = ask(scene, actor, key::FAMILIAR_FACE, faces)? {
        scene.world.tavern.tokens.familiar = Some((square, facing));
        let rule = "DF-FAMILIAR-01";
        tell(scene, News::Familiar { square: Some(square), facing, rule });
    }
    Ok(Performed::Done(sheet.time()))
}

/// The places from where a spell can start: her own, and the Familiar's (DF-FAMILIAR-02).
fn origins(tavern: &Tavern, actor: Character) -> impl Iterator<Item = Origin> {
    let familiar = tavern.tokens.familiar.filter(|_| actor == Character::Asma);
    let familiar = familiar.map(|(square, facing)| Origin { square, facing });
    Origin::own(tavern, actor).into_iter().chain(familiar)
}

fn reach_from(tavern: &Tavern, book: &Book, actor: Character, card: Card, origin: Origin) -> Reach {
    match card {
        Card::ArcLightning => arc_lightning::reach_from(tavern, book, actor, origin),
        Card::IceCone => ice_cone::reach_from(tavern, book, actor, origin),
        _ => daggerang::reach_from(tavern, book, actor, card, origin),
    }
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
