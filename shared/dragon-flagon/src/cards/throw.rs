//! Throw: what is in the hand flies straight or diagonally ahead (DF-THROW); Monkey Throw does it in
//! every direction (DF-MONKEY-01), and Divine Hurl knocks back whom it hits (DF-HURL-01).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Line, Origin, Performed, Reach};
use crate::blows::Attack;
use crate::board::Square;
use crate::book::Book;
use crate::furniture::Place;
use crate::ids::{Card, Character, Kind};
use crate::item::{Item, ask as key};
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, let_go, tell, trample};

fn lines(tavern: &Tavern, book: &Book, actor: Character, card: Card, kind: Kind) -> Vec<Line> {
    let range = book.card(card).throw_range(kind);
    let Some(origin) = Origin::own(tavern, actor) else {
        return Vec::new();
    };
    shapes::lines(tavern, origin, book.lines(card), range)
}

/// The square of the Familiar, if what is thrown can reach it (OB-10).
fn familiar(tavern: &Tavern, lines: &[Line]) -> Option<Square> {
    let (square, _) = tavern.tokens.familiar?;
    lines.iter().any(|line| line.path.iter().skip(1).any(|at| *at == square)).then_some(square)
}

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    tavern.held(actor).is_none().then_some("DF-THROW-01")
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character, card: Card) -> Reach {
    let Some((_, kind)) = tavern.held(actor) else {
        return Reach::default();
    };
    let lines = lines(tavern, book, actor, card, kind);
    let hits = shapes::first_on(&lines, actor);
    let squares = lines.into_iter().flat_map(|line| line.path.into_iter().skip(1)).collect();
    let idle = hits.is_empty().then_some("DF-THROW-08");
    Reach { squares, hits, one: true, idle }
}

pub fn perform(scene: &mut Play<'_>, actor: Character, card: Card) -> Result<Performed, Wait> {
    let Some((_, kind)) = scene.world.tavern.held(actor) else {
        return Ok(Performed::Cancelled("DF-THROW-01"));
    };
    let lines = lines(&scene.world.tavern, scene.book, actor, card, kind);
    let targets = shapes::first_on(&lines, actor);
    let familiar = familiar(&scene.world.tavern, &lines).map(Item::Square);
    // Whoever can hit somebody must (DF-THROW-05); the Familiar need not be hit (OB-10).
    let nothing = (targets.is_empty() && familiar.is_some()).then_some(Item::Nothing);
    let offer: Vec<Item> =
        targets.into_iter().map(Item::Character).chain(familiar).chain(nothing).collect();
    let ahead = scene.world.tavern.ahead(actor);
    let picked =
        if offer.is_empty() { Item::Nothing } else { ask(scene, actor, key::THROW, offer)? };
    let line = lines.into_iter().find(|line| match picked {
        Item::Character(target) => line.target == Some(target),
        Item::Square(square) => line.path.contains(&square),
        // Without a target it flies straight ahead.
        _ => line.path.get(1).copied() == ahead,
    });
    let sheet = scene.book.card(card);
    let Some(Line { mut path, target }) = line else {
        return Ok(Performed::Done(sheet.time()));
    };
    if let Item::Square(square) = picked {
        path.truncate(path.iter().position(|at| *at == square).map_or(0, |place| place + 1));
        release(scene, actor, path, None);
        trample(scene, &[square], "DF-FAMILIAR-05");
        return Ok(Performed::Done(sheet.time()));
    }
    release(scene, actor, path, target);
    match target {
        Some(target) => {
            let attack = Attack::new(&scene.world.tavern, actor, card);
            shapes::hit(scene, attack, target, sheet.throw_blow(kind))?;
        }
        None => shapes::nobody(scene, actor, card, "DF-THROW-08"),
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
        let rule = if object == Kind::Flagon { "DF-FLAGON-10" } else { "DF-COOKIES-02" };
        let_go(scene, actor, thing, rule);
        return;
    }
    scene.world.tavern.fighter_mut(actor).held = None;
    scene.world.tavern.set_place(thing, Place::Gone);
    tell(scene, News::Gone { thing, object, rule: "DF-OBJECT-07" });
}
