//! Charge: a step ahead, then a blow at the next square (DF-CHARGE).

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::ale::glide;
use crate::blows::Attack;
use crate::board::Square;
use crate::ids::{Card, Character};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::Play;

/// The square ahead must be there (AT-2), hold no character and be on the actor's level.
pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let blocked = no_step_ahead(tavern, actor);
    let level = || tavern.level(tavern.square(actor)?, tavern.ahead(actor)?).then_some(());
    blocked.or_else(|| level().is_none().then_some("DF-CHARGE-04"))
}

/// The rule that bars a step ahead, apart from the level.
pub fn no_step_ahead(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let Some(to) = tavern.ahead(actor) else {
        return Some("AT-2");
    };
    tavern.at(to).is_some().then_some("DF-CHARGE-03")
}

/// Where the step ahead ends: one square further, or beyond the wet floor that it leads to.
pub fn step_end(tavern: &Tavern, actor: Character) -> Option<Square> {
    glide(tavern, actor, tavern.ahead(actor)?, tavern.fighter(actor).facing.ahead()).pop()
}

/// The square that is struck after the step.
fn struck(tavern: &Tavern, actor: Character) -> Option<Square> {
    tavern.side.step(step_end(tavern, actor)?, tavern.fighter(actor).facing.ahead())
}

pub fn reach(tavern: &Tavern, actor: Character) -> Reach {
    let struck = struck(tavern, actor);
    let squares = step_end(tavern, actor).into_iter().chain(struck).collect();
    let hits = struck.and_then(|square| tavern.at(square)).into_iter().collect();
    Reach { squares, hits, one: true, idle: None }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let tavern = &scene.world.tavern;
    let target = struck(tavern, actor).and_then(|square| tavern.at(square));
    step_ahead(scene, actor)?;
    let sheet = scene.book.card(Card::Charge);
    match target {
        Some(target) => {
            let attack = Attack::new(&scene.world.tavern, actor, Card::Charge);
            shapes::hit(scene, attack, target, sheet.blow())?;
        }
        None => shapes::nobody(scene, actor, Card::Charge, "DF-CHARGE-07"),
    }
    Ok(Performed::Done(sheet.time()))
}

/// The step that comes before the blow (DF-CHARGE-05).
pub fn step_ahead(scene: &mut Play<'_>, actor: Character) -> Result<(), Wait> {
    let tavern = &scene.world.tavern;
    let path = tavern.square(actor).into_iter().chain(tavern.ahead(actor)).collect();
    shapes::go(scene, actor, path, Manner::Charge)
}
