//! Flunge: a step ahead, also down from a table, then a slash (DF-FLUNGE).

use table::Wait;

use super::charge::{no_step_ahead, step_ahead, step_end};
use super::shapes::{self, Performed, Reach};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::tavern::Tavern;
use crate::world::Play;

/// As for Charge (DF-FLUNGE-02, -05), but only a step up is barred (DF-FLUNGE-03, -04).
pub fn bar(tavern: &Tavern, actor: Character) -> Option<&'static str> {
    let up = || {
        let ahead = tavern.ahead(actor)?;
        (!tavern.on_table(actor) && tavern.table_at(ahead).is_some()).then_some("DF-FLUNGE-04")
    };
    no_step_ahead(tavern, actor).or_else(up)
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let mut there = tavern.clone();
    there.fighter_mut(actor).square = step_end(tavern, actor);
    let mut reach = shapes::reach_all(&there, book, actor, Card::Flunge);
    reach.squares.extend(step_end(tavern, actor));
    reach
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    step_ahead(scene, actor)?;
    let reach = shapes::reach_all(&scene.world.tavern, scene.book, actor, Card::Flunge);
    shapes::strike_all(scene, actor, Card::Flunge, reach.hits)?;
    Ok(Performed::Done(scene.book.card(Card::Flunge).time()))
}
