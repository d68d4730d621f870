//! Dash: straight ahead on one level (DF-DASH).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::ale::glide;
use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// The way ahead up to the first character, change of level or wall (DF-DASH-02, -03): for each
/// square of movement where it leads, the own square first. Over wet floor one slides as a part of
/// a single square (DF-ALE-02).
fn way(tavern: &Tavern, actor: Character) -> Vec<Vec<Square>> {
    let fighter = tavern.fighter(actor);
    let step = fighter.facing.ahead();
    let mut way: Vec<Vec<Square>> =
        fighter.square.into_iter().map(|own| alloc::vec![own]).collect();
    while let Some(at) = way.last().and_then(|leg| leg.last()).copied()
        && let Some(next) = tavern.side.step(at, step)
        && tavern.at(next).is_none()
        && tavern.level(at, next)
    {
        way.push(glide(tavern, actor, next, step));
    }
    way
}

/// The squares that a dash can end on.
fn ends(tavern: &Tavern, book: &Book, actor: Character) -> Vec<Square> {
    let way = way(tavern, actor);
    let lengths = book.card(Card::Dash).lengths().iter();
    lengths.filter_map(|length| way.get(usize::from(*length))?.last().copied()).collect()
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let squares = ends(tavern, book, actor);
    let idle = (squares.len() < 2).then_some("DF-DASH-03");
    Reach { squares, idle, ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let ends = ends(&scene.world.tavern, scene.book, actor);
    if !ends.is_empty() {
        let offer = ends.into_iter().map(Item::Square).collect();
        let picked = ask(scene, actor, key::DASH, offer)?;
        let mut path: Vec<Square> = way(&scene.world.tavern, actor).into_iter().flatten().collect();
        if let Some(end) = path.iter().position(|square| Item::Square(*square) == picked) {
            path.truncate(end + 1);
        }
        shapes::go(scene, actor, path, Manner::Dash)?;
    }
    Ok(Performed::Done(scene.book.card(Card::Dash).time()))
}
