//! Standing answers: which way a character turns when nobody says.

use crate::board::{Facing, Square};
use crate::ids::Character;
use crate::tavern::Tavern;

/// The habits that a seat may choose from.
pub const HABITS: &[&str] = &["rival", "centre", "keep"];

/// The way a character turns by habit.
pub fn turn(tavern: &Tavern, character: Character, habit: &str) -> Facing {
    let fighter = tavern.fighter(character);
    let target = match habit {
        "rival" => nearest_rival(tavern, character),
        "centre" => Some(tavern.centre),
        _ => None,
    };
    match (fighter.square, target) {
        (Some(from), Some(to)) => toward(from, to, fighter.facing),
        _ => fighter.facing,
    }
}

/// Where the nearest character of another player stands.
pub fn nearest_rival(tavern: &Tavern, character: Character) -> Option<Square> {
    let from = tavern.square(character)?;
    let rivals = tavern.cast().filter(|other| !tavern.allied(character, *other));
    let squares = rivals.filter_map(|other| tavern.square(other));
    squares.min_by_key(|square| (from.reach(*square), from.walk(*square)))
}

/// The side that looks towards a square: along the longer way; when both are the same, the present
/// one if it will do.
pub fn toward(from: Square, to: Square, now: Facing) -> Facing {
    let (dx, dy) = from.to(to);
    let across = if dx < 0 { Facing::West } else { Facing::East };
    let along = if dy < 0 { Facing::North } else { Facing::South };
    match dx.abs().cmp(&dy.abs()) {
        core::cmp::Ordering::Greater => across,
        core::cmp::Ordering::Less => along,
        core::cmp::Ordering::Equal if dx == 0 || now == across || now == along => now,
        core::cmp::Ordering::Equal => along,
    }
}
