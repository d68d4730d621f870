//! Dash: straight ahead on one level (DF-DASH).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::board::Square;
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// The way ahead up to the first character, change of level or wall (DF-DASH-02, -03), the own
/// square first.
fn way(tavern: &Tavern, actor: Character) -> Vec<Square> {
    let fighter = tavern.fighter(actor);
    let Some(from) = fighter.square else {
        return Vec::new();
    };
    let ahead = tavern.side.ray(from, fighter.facing.ahead());
    let open = ahead.take_while(|to| tavern.at(*to).is_none() && tavern.level(from, *to));
    core::iter::once(from).chain(open).collect()
}

/// The squares that a dash can end on.
fn ends(tavern: &Tavern, book: &Book, actor: Character) -> Vec<Square> {
    let way = way(tavern, actor);
    let lengths = book.card(Card::Dash).lengths().iter();
    lengths.filter_map(|length| way.get(usize::from(*length)).copied()).collect()
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
        let mut path = way(&scene.world.tavern, actor);
        if let Some(end) = path.iter().position(|square| Item::Square(*square) == picked) {
            path.truncate(end + 1);
        }
        shapes::go(scene, actor, path, Manner::Dash);
    }
    Ok(Performed::Done(scene.book.card(Card::Dash).time()))
}
