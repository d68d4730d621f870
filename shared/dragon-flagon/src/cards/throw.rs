//! Throw: what is in the hand flies straight or diagonally ahead (DF-THROW).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::strike;
use crate::board::Square;
use crate::book::Book;
use crate::furniture::Place;
use crate::ids::{Card, Character, Kind};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, let_go, tell};

/// A line of flight: its squares, and the first character on it. Only characters stop what is
/// thrown, at any height (AT-2, AT-3).
struct Line {
    path: Vec<Square>,
    target: Option<Character>,
}

fn lines(tavern: &Tavern, book: &Book, actor: Character, kind: Kind) -> Vec<Line> {
    let fighter = tavern.fighter(actor);
    let Some(from) = fighter.square else {
        return Vec::new();
    };
    let range = book.card(Card::Throw).throw_range(kind).map_or(usize::MAX, usize::from);
    let along = |offset| {
        let mut line = Line { path: alloc::vec![from], target: None };
        for square in tavern.side.ray(from, fighter.facing.turn(offset)).take(range) {
            line.path.push(square);
            line.target = tavern.at(square);
            if line.target.is_some() {
                break;
            }
        }
        line
    };
    book.lines(Card::Throw).iter().map(|offset| along(*offset)).collect()
}

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    tavern.held(actor).is_none().then_some("DF-THROW-01")
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let Some((_, kind)) = tavern.held(actor) else {
        return Reach::default();
    };
    let lines = lines(tavern, book, actor, kind);
    let hits: Vec<Character> = lines.iter().filter_map(|line| line.target).collect();
    let squares = lines.into_iter().flat_map(|line| line.path.into_iter().skip(1)).collect();
    let idle = hits.is_empty().then_some("DF-THROW-08");
    Reach { squares, hits, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::Throw);
    let Some((_, kind)) = scene.world.tavern.held(actor) else {
        return Ok(Performed::Cancelled("DF-THROW-01"));
    };
    let lines = lines(&scene.world.tavern, scene.book, actor, kind);
    let targets: Vec<Item> =
        lines.iter().filter_map(|line| line.target).map(Item::Character).collect();
    // Whoever can hit somebody must (DF-THROW-05); without a target it flies straight ahead.
    let picked =
        if targets.is_empty() { None } else { Some(ask(scene, actor, key::THROW, targets)?) };
    let line = lines.into_iter().find(|line| line.target.map(Item::Character) == picked);
    let Some(Line { path, target }) = line else {
        return Ok(Performed::Done(sheet.time()));
    };
    release(scene, actor, path, target);
    match target {
        Some(target) => {
            strike(scene, actor, target, Card::Throw, sheet.throw_blow(kind));
        }
        None => {
            shapes::nobody(scene, actor, Card::Throw, "DF-THROW-08");
        }
    }
    Ok(Performed::Done(sheet.time()))
}

/// A thrown chair or mug leaves the game; the Flagon goes back to the centre (DF-THROW-09).
fn release(scene: &mut Play<'_>, actor: Character, path: Vec<Square>, target: Option<Character>) {
    let Some((thing, object)) = scene.world.tavern.held(actor) else {
        return;
    };
    tell(scene, News::Thrown { character: actor, thing, object, path, target });
    if object.is_prize() {
        let_go(scene, actor, thing, "DF-FLAGON-10");
        return;
    }
    scene.world.tavern.fighter_mut(actor).held = None;
    scene.world.tavern.set_place(thing, Place::Gone);
    tell(scene, News::Gone { thing, object, rule: "DF-OBJECT-07" });
}
