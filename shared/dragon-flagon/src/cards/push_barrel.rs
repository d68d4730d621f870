//! Push Barrel: it rolls as far as it can and knocks over whom it meets (DF-BARREL).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::blows::{Attack, strike};
use crate::board::{Square, Step};
use crate::furniture::Place;
use crate::ids::{Card, Character, Kind, Thing};
use crate::item::{Item, ask as key};
use crate::knockback::drive;
use crate::news::News;
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell, trample};

/// The squares with a barrel that the actor can push: its own and the one ahead (DF-BARREL-01).
fn barrels(tavern: &Tavern, actor: Character) -> Vec<Square> {
    let squares = tavern.square(actor).into_iter().chain(tavern.ahead(actor));
    squares.filter(|square| tavern.find(*square, Kind::Barrel).is_some()).collect()
}

/// The way of a rolling barrel, and whom it hits at its end.
struct Roll {
    path: Vec<Square>,
    hit: Option<Character>,
}

/// Rolls in thought: under tables (DF-BARREL-05) unless the row of them reaches the wall
/// (DF-BARREL-07, FU-15), past characters on tables (DF-BARREL-09), up to the first one on the
/// floor, whose square it takes (FU-14).
fn roll(tavern: &Tavern, from: Square, step: Step) -> Roll {
    let covered = |square: &Square| tavern.table_at(*square).is_some();
    let mut path = alloc::vec![from];
    let mut at = from;
    while let Some(next) = tavern.side.step(at, step) {
        if covered(&next) {
            if tavern.side.ray(next, step).all(|square| covered(&square)) {
                break;
            }
        } else if let Some(hit) = tavern.at(next) {
            path.push(next);
            return Roll { path, hit: Some(hit) };
        }
        path.push(next);
        at = next;
    }
    Roll { path, hit: None }
}

pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    barrels(tavern, actor).is_empty().then_some("DF-BARREL-01")
}

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let mut reach = Reach { one: true, ..Reach::default() };
    for square in barrels(tavern, actor) {
        let one = preview(tavern, actor, square);
        reach.squares.extend(one.squares);
        reach.hits.extend(one.hits);
    }
    reach.idle = reach.hits.is_empty().then_some("DF-CANCEL-08");
    reach
}

pub fn preview(tavern: &Tavern, actor: Character, barrel: Square) -> Reach {
    let Roll { path, hit } = roll(tavern, barrel, tavern.fighter(actor).facing.ahead());
    Reach { squares: path, hits: hit.into_iter().collect(), one: true, idle: None }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::PushBarrel);
    let offer: Vec<Item> =
        barrels(&scene.world.tavern, actor).into_iter().map(Item::Square).collect();
    if offer.is_empty() {
        return Ok(Performed::Cancelled("DF-BARREL-01"));
    }
    let Item::Square(from) = ask(scene, actor, key::BARREL, offer)? else {
        return Ok(Performed::Done(sheet.time()));
    };
    let step = scene.world.tavern.fighter(actor).facing.ahead();
    let Roll { path, hit } = roll(&scene.world.tavern, from, step);
    if let Some(barrel) = scene.world.tavern.find(from, Kind::Barrel) {
        send(scene, barrel, path);
    }
    match hit {
        Some(victim) => {
            let attack = Attack::new(&scene.world.tavern, actor, Card::PushBarrel);
            if strike(scene, attack, victim, sheet.blow()) {
                drive(scene, victim, step, sheet.knockback())?;
            }
        }
        None => shapes::nobody(scene, actor, Card::PushBarrel, "DF-CANCEL-08"),
    }
    Ok(Performed::Done(sheet.time()))
}

/// The barrel rolls and crushes every chair on the floor of its way (DF-BARREL-06); one that
/// stands on a table is above it.
fn send(scene: &mut Play<'_>, barrel: Thing, path: Vec<Square>) {
    let tavern = &mut scene.world.tavern;
    let entered = path.iter().skip(1).filter(|square| tavern.table_at(**square).is_none());
    let chairs =
        entered.flat_map(|square| tavern.lying(*square)).filter(|(_, k)| *k == Kind::Chair);
    let crushed: Vec<Thing> = chairs.map(|(thing, _)| thing).collect();
    if let Some(end) = path.last() {
        tavern.set_place(barrel, Place::Lies(*end));
    }
    if path.len() > 1 {
        // What stands on a table is above it, a Familiar too.
        let floor = |square: &Square| scene.world.tavern.table_at(*square).is_none();
        let entered: Vec<Square> = path.iter().skip(1).copied().filter(floor).collect();
        tell(scene, News::Slid { thing: barrel, object: Kind::Barrel, path });
        trample(scene, &entered, "DF-FAMILIAR-04");
    }
    for thing in crushed {
        scene.world.tavern.set_place(thing, Place::Gone);
        tell(scene, News::Gone { thing, object: Kind::Chair, rule: "DF-BARREL-06" });
    }
}
