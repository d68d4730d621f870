//! Move: walk to one of the card's squares, or stay (DF-MOVECARD).

use alloc::vec::Vec;

use table::Wait;

use super::shapes::{self, Performed, Reach};
use crate::board::{Facing, Square};
use crate::book::Book;
use crate::ids::{Card, Character};
use crate::item::{Item, ask as key};
use crate::news::Manner;
use crate::tavern::Tavern;
use crate::world::{Play, ask};

/// A square that can be reached, and the one before it on the way.
type Reached = (Square, Option<Square>);

/// Everything that can be reached on foot, the own square first: along sides only (DF-MOVE-02),
/// through squares without a character (DF-MOVE-03) that belong to the card (OB-11).
fn walk(tavern: &Tavern, book: &Book, actor: Character) -> Vec<Reached> {
    let Some(from) = tavern.square(actor) else {
        return Vec::new();
    };
    let green = shapes::area(tavern, book, actor, Card::Move);
    let inside = *book.rulings.move_inside_area.value();
    let mut reached: Vec<Reached> = alloc::vec![(from, None)];
    let mut next = 0;
    while let Some((square, _)) = reached.get(next).copied() {
        next += 1;
        for facing in Facing::ALL {
            let Some(to) = tavern.side.step(square, facing.ahead()) else {
                continue;
            };
            let open = tavern.at(to).is_none() && (!inside || green.contains(&to));
            if open && reached.iter().all(|(known, _)| *known != to) {
                reached.push((to, Some(square)));
            }
        }
    }
    reached.retain(|(square, _)| inside || *square == from || green.contains(square));
    reached
}

fn path(walk: &[Reached], to: Square) -> Vec<Square> {
    let before = |at: Square| walk.iter().find(|(square, _)| *square == at)?.1;
    let mut path: Vec<Square> = core::iter::successors(Some(to), |at| before(*at)).collect();
    path.reverse();
    path
}

pub fn reach(tavern: &Tavern, book: &Book, actor: Character) -> Reach {
    let squares: Vec<Square> =
        walk(tavern, book, actor).into_iter().map(|(square, _)| square).collect();
    Reach { squares, ..Reach::default() }
}

pub fn perform(scene: &mut Play<'_>, actor: Character) -> Result<Performed, Wait> {
    let walk = walk(&scene.world.tavern, scene.book, actor);
    let own = scene.world.tavern.square(actor);
    let offer: Vec<Item> = walk.iter().map(|(square, _)| Item::Square(*square)).collect();
    let sheet = scene.book.card(Card::Move);
    if offer.is_empty() {
        return Ok(Performed::Done(sheet.stay()));
    }
    match ask(scene, actor, key::MOVE, offer)? {
        Item::Square(to) if Some(to) != own => {
            shapes::go(scene, actor, path(&walk, to), Manner::Walk);
            Ok(Performed::Done(sheet.time()))
        }
        _ => Ok(Performed::Done(sheet.stay())),
    }
}
