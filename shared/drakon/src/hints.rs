//! What an offered item would do, as far as the seat can see.

use alloc::vec::Vec;

use serde::Serialize;
use table::{Prompt, Seat};

use crate::item::{Item, ask as key};
use crate::parts::Open;
use crate::square::Square;
use crate::walk::moves;

/// What an offered item would do.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The way of a move: every chamber on it, from the one that is left.
    pub path: Vec<Square>,
}

/// A hint for each offered item, or none at all where there is nothing to say.
pub fn hints(open: &Open, prompt: &Prompt<Item>) -> Vec<Hint> {
    let mover = match prompt.key {
        key::TURN | key::AMAZON => prompt.seat,
        _ => return Vec::new(),
    };
    prompt.choose.offered().iter().map(|item| hint(open, mover, *item)).collect()
}

fn hint(open: &Open, mover: Seat, item: Item) -> Hint {
    let Item::Go(to) = item else { return Hint::default() };
    let from = open.parts.delvers.iter().find(|delver| delver.seat == mover);
    let Some(from) = from.and_then(|delver| open.lair.at(delver.at)) else {
        return Hint::default();
    };
    let target = open.lair.at(to);
    let paths = moves(&open.lair, &open.book, from);
    let path = paths.into_iter().find(|path| path.last().copied() == target).unwrap_or_default();
    let squares = core::iter::once(&from).chain(&path).map(|tile| open.lair.square(*tile));
    Hint { path: squares.collect() }
}
