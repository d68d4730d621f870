//! What an offered item would do, as far as the seat can see.

use alloc::vec::Vec;

use serde::Serialize;
use table::{Prompt, Seat};

use crate::ids::{Kind, Tile};
use crate::item::{Item, ask as key};
use crate::parts::Open;
use crate::square::Square;
use crate::walk::{Path, moves};

/// What an offered item would do.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The way of a move: every chamber on it, from the one that is left.
    pub path: Vec<Square>,
    /// Whether the chamber there takes a coin of whoever comes in.
    pub costs: bool,
}

/// A hint for each offered item, or none at all where no character would move.
pub fn hints(open: &Open, prompt: &Prompt<Item>) -> Vec<Hint> {
    if !matches!(prompt.key, key::TURN | key::AMAZON | key::ORB_TO | key::PUSH) {
        return Vec::new();
    }
    let offered = prompt.choose.offered();
    // All moves of one offer begin in one chamber.
    let mover = offered.iter().find_map(|item| mover(prompt.seat, *item));
    let delver = mover.and_then(|seat| open.parts.delvers.get(seat.index()));
    let Some(from) = delver.and_then(|delver| open.lair.at(delver.at)) else {
        return Vec::new();
    };
    let paths = moves(&open.lair, &open.book, from);
    offered.iter().map(|item| hint(open, prompt, from, &paths, *item)).collect()
}

/// Whose character an item moves.
const fn mover(own: Seat, item: Item) -> Option<Seat> {
    match item {
        Item::Go(_) | Item::Through(_) => Some(own),
        Item::Send { seat, .. } => Some(seat),
        _ => None,
    }
}

fn hint(open: &Open, prompt: &Prompt<Item>, from: Tile, paths: &[Path], item: Item) -> Hint {
    let way = match item {
        Item::Through(to) => Some(step(open, to)),
        // A push is one step, whatever the chamber is.
        Item::Send { to, .. } if prompt.key == key::PUSH => Some(step(open, to)),
        Item::Go(to) | Item::Send { to, .. } => {
            let target = open.lair.at(to);
            paths.iter().find(|path| path.last().copied() == target).cloned()
        }
        _ => None,
    };
    let Some(way) = way else { return Hint::default() };
    let squares = core::iter::once(&from).chain(&way).map(|tile| open.lair.square(*tile));
    Hint { path: squares.collect(), costs: costs(open, prompt, from, &way, item) }
}

/// Whether a coin is lost at the end of the way (DK-DUE-02, DK-WELL-02). The Amazon may come back to
/// where she was in this turn, which does not act again (DK-MOVE-05).
fn costs(open: &Open, prompt: &Prompt<Item>, from: Tile, way: &[Tile], item: Item) -> bool {
    let back = prompt.key == key::AMAZON && way.last() == Some(&from);
    let takes = |tile: &Tile| {
        matches!(open.book.kind(*tile), Kind::DrakonsDue | Kind::WishingWell) && !back
    };
    let loser = mover(prompt.seat, item).and_then(|seat| open.parts.delvers.get(seat.index()));
    way.last().is_some_and(takes) && loser.is_some_and(|delver| delver.coins > 0)
}

/// The way to a chamber that is one step away.
fn step(open: &Open, to: Square) -> Path {
    open.lair.at(to).into_iter().collect()
}
