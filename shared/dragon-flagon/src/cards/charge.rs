//! Charge: a step ahead, then a blow at the next square (DF-CHARGE).

use super::shapes::{self, Performed, Reach};
use crate::blows::strike;
use crate::board::Square;
use crate::ids::{Card, Character};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::Play;

/// The square ahead must be there (AT-2), hold no character and be on the actor's level.
pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let (Some(from), Some(to)) = (tavern.square(actor), tavern.ahead(actor)) else {
        return Some("AT-2");
    };
    if tavern.at(to).is_some() {
        return Some("DF-CHARGE-03");
    }
    (!tavern.level(from, to)).then_some("DF-CHARGE-04")
}

/// The square that is struck after the step.
fn struck(tavern: &Tavern, actor: Character) -> Option<Square> {
    tavern.side.step(tavern.ahead(actor)?, tavern.fighter(actor).facing.ahead())
}

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let struck = struck(tavern, actor);
    let squares = tavern.ahead(actor).into_iter().chain(struck).collect();
    let hits = struck.and_then(|square| tavern.at(square)).into_iter().collect();
    Reach { squares, hits, idle: None }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Performed {
    let tavern = &scene.world.tavern;
    let target = struck(tavern, actor).and_then(|square| tavern.at(square));
    let path = tavern.square(actor).into_iter().chain(tavern.ahead(actor)).collect();
    shapes::go(scene, actor, path, Manner::Charge);
    let sheet = scene.book.card(Card::Charge);
    match target {
        Some(target) => {
            strike(scene, actor, target, Card::Charge, sheet.blow());
        }
        None => {
            shapes::nobody(scene, actor, Card::Charge, "DF-CHARGE-07");
        }
    }
    Performed::Done(sheet.time())
}
