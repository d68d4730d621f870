//! Lure of the Sea: draws somebody one square nearer (DF-LURE).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed};
use crate::board::{Square, Step};
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::knockback::{can_knock, knock, shift, slide};
use crate::news::{Manner, News};
use crate::tavern::Tavern;
use crate::world::{Play, ask, tell};

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let sheet = scene.book.card(Card::LureOfTheSea);
    let reach = shapes::reach_one(&scene.world.tavern, scene.book, actor, Card::LureOfTheSea);
    if let Some(target) = shapes::strike_one(scene, actor, Card::LureOfTheSea, &reach)? {
        draw(scene, actor, target)?;
    }
    Ok(Performed::Done(sheet.time()))
}

/// The squares one step along a side nearer to the actor (DF-LURE-03), where the one who may stand
/// there can be knocked on: that can be the actor himself.
fn nearer(tavern: &Tavern, actor: Character, target: Character) -> Vec<(Square, Step)> {
    let (Some(to), Some(from)) = (tavern.square(actor), tavern.square(target)) else {
        return Vec::new();
    };
    let (dx, dy) = from.to(to);
    let steps = [Step { dx: dx.signum(), dy: 0 }, Step { dx: 0, dy: dy.signum() }];
    let ways = steps.into_iter().filter(|step| *step != Step::NONE);
    let ways = ways.filter_map(|step| Some((tavern.side.step(from, step)?, step)));
    let open = |(square, step): &(Square, Step)| {
        tavern.at(*square).is_none_or(|other| can_knock(tavern, other, *step))
    };
    ways.filter(open).collect()
}

/// The target comes nearer; it does not fall by that (KB-18), but whoever stood there is knocked
/// on (DF-LURE-04).
fn draw(scene: &mut Play<'_>, actor: Character, target: Character) -> Result<(), Wait> {
    let ways = nearer(&scene.world.tavern, actor, target);
    let offer: Vec<Item> = ways.iter().map(|(square, _)| Item::Square(*square)).collect();
    if offer.is_empty() {
        tell(scene, News::Held { character: target, rule: "DF-LURE-04" });
        return Ok(());
    }
    let picked = ask(scene, actor, key::LURE, offer)?;
    let Some((to, step)) = ways.into_iter().find(|(square, _)| picked == Item::Square(*square))
    else {
        return Ok(());
    };
    if let Some(other) = scene.world.tavern.at(to) {
        knock(scene, other, step, Manner::Knock)?;
    }
    shift(scene, target, to, Manner::Lure);
    slide(scene, target, step)
}
