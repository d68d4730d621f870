//! Cannon Barrage: a marked place is hit just before his next action (DF-BARRAGE).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Origin, Performed, Reach};
use crate::blows::{Attack, lose};
use crate::board::{Facing, Square};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

const CARD: Card = Card::CannonBarrage;

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let offer = scene.world.tavern.squares().map(Item::Square).collect();
    if let Item::Square(square) = ask(scene, actor, key::MARK, offer)? {
        scene.world.tavern.tokens.barrage = Some(square);
        tell(scene, News::Barrage { square: Some(square) });
    }
    Ok(Performed::Done(scene.book.card(CARD).time()))
}

/// What the shots would hit around a square, if they fell now.
pub fn preview(tavern: &Tavern, book: &Book, mark: Square) -> Reach {
    let origin = Origin { square: mark, facing: Facing::North };
    let squares = shapes::area_from(tavern, book, origin, CARD);
    let hits = squares.iter().filter_map(|square| tavern.at(*square)).collect();
    Reach { squares, hits, ..Reach::default() }
}

/// The shots fall on whoever stands there now (DF-BARRAGE-02, -03), on himself too
/// (DF-BARRAGE-04).
pub fn before_action(scene: &mut Play<'_>, actor: Character) -> Result<(), Wait> {
    let Some(mark) = scene.world.tavern.tokens.barrage.filter(|_| actor == Character::Jack) else {
        return Ok(());
    };
    scene.world.tavern.tokens.barrage = None;
    let tavern = &scene.world.tavern;
    let Reach { squares, hits, .. } = preview(tavern, scene.book, mark);
    let inside = hits.contains(&actor);
    let victims: Vec<Character> = hits.into_iter().filter(|who| *who != actor).collect();
    tell(scene, News::Reach { character: actor, card: CARD, squares });
    if victims.is_empty() && !inside {
        shapes::nobody(scene, actor, CARD, "DF-CANCEL-08");
    }
    let attack = Attack { by: actor, card: CARD, from: Some(mark) };
    let sheet = scene.book.card(CARD);
    for victim in victims {
        shapes::hit(scene, attack, victim, sheet.blow())?;
    }
    if inside {
        lose(scene, actor, sheet.self_loss(), "DF-BARRAGE-04");
    }
    tell(scene, News::Barrage { square: None });
    Ok(())
}
