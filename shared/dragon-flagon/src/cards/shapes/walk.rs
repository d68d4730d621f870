//! Walking over the green squares of a card.

use alloc::vec::Vec;

use crate::board::{Facing, Offset, Square};
use crate::book::Book;
use crate::ids::Character;
use crate::tavern::Tavern;

/// A square that can be reached, the one before it on the way, and whether one may stop there.
pub struct Reached {
    square: Square,
    before: Option<Square>,
    end: bool,
}

/// Everything that can be reached on foot, the own square first: along sides only (DF-MOVE-02),
/// through squares without a character (DF-MOVE-03) that belong to the card (OB-11).
pub fn walk(tavern: &Tavern, book: &Book, actor: Character, green: &[Offset]) -> Vec<Reached> {
    let fighter = tavern.fighter(actor);
    let Some(from) = fighter.square else {
        return Vec::new();
    };
    let green = |to: Square| green.contains(&fighter.facing.offset(from, to));
    let inside = *book.rulings.move_inside_area.value();
    let mut reached = alloc::vec![Reached { square: from, before: None, end: true }];
    let mut next = 0;
    while let Some(square) = reached.get(next).map(|reached| reached.square) {
        next += 1;
        for facing in Facing::ALL {
            let Some(to) = tavern.side.step(square, facing.ahead()) else {
                continue;
            };
            let open = tavern.at(to).is_none() && (!inside || green(to));
            if open && reached.iter().all(|known| known.square != to) {
                reached.push(Reached { square: to, before: Some(square), end: green(to) });
            }
        }
    }
    reached
}

/// The squares where a walk may end.
pub fn ends(walk: &[Reached]) -> impl Iterator<Item = Square> {
    walk.iter().filter(|reached| reached.end).map(|reached| reached.square)
}

/// The way to one of the squares reached, the one where one stands first.
pub fn path(walk: &[Reached], to: Square) -> Vec<Square> {
    let before = |at: Square| walk.iter().find(|reached| reached.square == at)?.before;
    let mut path: Vec<Square> = core::iter::successors(Some(to), |at| before(*at)).collect();
    path.reverse();
    path
}
