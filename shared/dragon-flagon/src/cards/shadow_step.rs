//! Shadow Step: slips past a neighbour, or under Shadow Dash behind anybody (DF-STEP,
//! DF-SHADOWDASH).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::board::{Offset, Square};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// The squares to which she can step now.
fn ways(tavern: &Tavern, book: &Book, actor: Character) -> Vec<Square> {
    let fighter = tavern.fighter(actor);
    let Some(own) = fighter.square else {
        return Vec::new();
    };
    let at = |offset: &Offset| tavern.side.at(own, fighter.facing, *offset);
    let pairs = book.squares(Card::ShadowStep).iter().zip(book.steps(Card::ShadowStep));
    let past = pairs.filter_map(|(over, to)| {
        tavern.at(at(over)?)?;
        at(to)
    });
    let behind = tavern.cast().filter(|who| *who != actor && fighter.has(Card::ShadowDash));
    let behind = behind.filter_map(|who| {
        let other = tavern.fighter(who);
        tavern.side.at(other.square?, other.facing, Offset(-1, 0))
    });
    let mut ways: Vec<Square> = Vec::new();
    for square in past.chain(behind).filter(|square| tavern.is_free(*square)) {
        if !ways.contains(&square) {
            ways.push(square);
        }
    }
    ways
}

/// Somebody must stand where it says, with the matching square free (DF-STEP-01, -02), unless the
/// house lets the card be played in vain (CX-12).
pub fn bar(tavern: &Tavern, book: &Book, actor: Character) -> Option<&'static str> {
    let cancels = *book.rulings.shadow_step_cancelled.value();
    (cancels && ways(tavern, book, actor).is_empty()).then_some("DF-STEP-01")
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let squares = ways(tavern, book, actor);
    let idle = squares.is_empty().then_some("CX-12");
    Reach { squares, idle, ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let ways = ways(&scene.world.tavern, scene.book, actor);
    let offer: Vec<Item> = ways.into_iter().map(Item::Square).collect();
    if offer.is_empty() {
        shapes::nobody(scene, actor, Card::ShadowStep, "CX-12");
    } else if let Item::Square(to) = ask(scene, actor, key::SHADOW_STEP, offer)? {
        let path = scene.world.tavern.square(actor).into_iter().chain([to]).collect();
        shapes::go(scene, actor, path, Manner::ShadowStep)?;
    }
    Ok(Performed::Done(scene.book.card(Card::ShadowStep).time()))
}
