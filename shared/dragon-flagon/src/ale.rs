//! The Spilled Ale coaster: where one slides on it (DF-ALE). Whom one pushes on the way stands in
//! [`crate::knockback`].

use alloc::vec::Vec;

use crate::board::{Square, Step};
use crate::ids::Character;
use crate::tavern::Tavern;

/// The way of somebody who enters a square in this direction, as far as nobody is pushed for it:
/// the square itself, and on wet floor all that follow up to the first dry one, a table, a wall or
/// another character (DF-ALE-01). The whole of it counts as one square of movement (DF-ALE-02).
pub fn glide(tavern: &Tavern, who: Character, entered: Square, step: Step) -> Vec<Square> {
    let mut way = alloc::vec![entered];
    let mut at = entered;
    while let Some(next) = onward(tavern, at, step)
        && other(tavern, who, next).is_none()
    {
        way.push(next);
        at = next;
    }
    way
}

/// Whether somebody stands in the way of one who slides in this direction.
pub fn runs_into_somebody(tavern: &Tavern, who: Character, at: Square, step: Step) -> bool {
    onward(tavern, at, step).is_some_and(|next| other(tavern, who, next).is_some())
}

/// The square that one slides to from here, whoever stands there.
pub fn onward(tavern: &Tavern, at: Square, step: Step) -> Option<Square> {
    let next = tavern.side.step(at, step).filter(|_| tavern.is_wet(at))?;
    tavern.table_at(next).is_none().then_some(next)
}

/// Somebody else in a square: the own one is free for whoever has left it.
fn other(tavern: &Tavern, who: Character, square: Square) -> Option<Character> {
    tavern.at(square).filter(|other| *other != who)
}
