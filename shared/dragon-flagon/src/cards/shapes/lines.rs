//! Straight lines through the room, up to the first character.

use alloc::vec::Vec;

use crate::board::{Facing, Offset, Square};
use crate::ids::Character;
use crate::tavern::Tavern;

/// From where a card is read, and which way it looks: its actor, or the Familiar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    pub square: Square,
    pub facing: Facing,
}

impl Origin {
    /// Where a character itself stands.
    pub fn own(tavern: &Tavern, actor: Character) -> Option<Self> {
        let fighter = tavern.fighter(actor);
        Some(Self { square: fighter.square?, facing: fighter.facing })
    }
}

/// A line of flight: its squares from the origin on, and the first character on it. Only
/// characters stop what flies, at any height (AT-2, AT-3).
pub struct Line {
    pub path: Vec<Square>,
    pub target: Option<Character>,
}

/// The lines with these first squares, up to so many squares long.
pub fn lines(tavern: &Tavern, origin: Origin, first: &[Offset], range: Option<u8>) -> Vec<Line> {
    let range = range.map_or(usize::MAX, usize::from);
    let along = |offset: &Offset| {
        let mut line = Line { path: alloc::vec![origin.square], target: None };
        for square in tavern.side.ray(origin.square, origin.facing.turn(*offset)).take(range) {
            line.path.push(square);
            line.target = tavern.at(square);
            if line.target.is_some() {
                break;
            }
        }
        line
    };
    first.iter().map(along).collect()
}

/// Those who are first on a line, but for the actor. Lines run apart: deck files name each of the
/// eight directions once at most.
pub fn first_on(lines: &[Line], actor: Character) -> Vec<Character> {
    lines.iter().filter_map(|line| line.target).filter(|target| *target != actor).collect()
}
