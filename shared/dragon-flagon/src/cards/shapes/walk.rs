//! Walking over the green squares of a card.

use alloc::vec::Vec;

use crate::ale::{glide, runs_into_somebody};
use crate::board::{Facing, Offset, Square};
use crate::book::Book;
use crate::ids::Character;
use crate::tavern::Tavern;

/// A square that can be reached, the one before it on the way with the squares in between that
/// one slides over, whether one may stop there, and whether one may go on from there.
pub struct Reached {
    square: Square,
    before: Option<Square>,
    way: Vec<Square>,
    end: bool,
    onward: bool,
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
    let mut reached = alloc::vec![Reached {
        square: from,
        before: None,
        way: Vec::new(),
        end: true,
        onward: true
    }];
    let mut next = 0;
    while let Some(at) = reached.get(next) {
        let (square, onward) = (at.square, at.onward);
        next += 1;
        if !onward {
            continue;
        }
        for facing in Facing::ALL {
            let Some(to) = tavern.side.step(square, facing.ahead()) else {
                continue;
            };
            let taken = tavern.at(to).is_some_and(|other| other != actor);
            if taken || inside && !green(to) {
                continue;
            }
            // On spilled ale one slides beyond the square that one steps to.
            let mut way = glide(tavern, actor, to, facing.ahead());
            let Some(end) = way.pop().filter(|end| reached.iter().all(|r| r.square != *end)) else {
                continue;
            };
            // Whoever slides into somebody ends there.
            let onward = !runs_into_somebody(tavern, actor, end, facing.ahead());
            reached.push(Reached {
                square: end,
                before: Some(square),
                way,
                end: green(to),
                onward,
            });
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
    let mut path = Vec::new();
    let mut at = Some(to);
    while let Some(square) = at {
        path.push(square);
        let reached = walk.iter().find(|reached| reached.square == square);
        path.extend(reached.iter().flat_map(|reached| reached.way.iter().rev().copied()));
        at = reached.and_then(|reached| reached.before);
    }
    path.reverse();
    path
}
