//! What a house bot answers. It sees what its seat sees, and looks two moves ahead.

use alloc::vec::Vec;

use table::{Chance, Prompt, Seat};

use crate::ids::{Kind, Tile};
use crate::item::{Item, ask as key};
use crate::lair::Lair;
use crate::parts::{DelverPart, Open};
use crate::square::Square;
use crate::walk::moves;

/// What a coin is worth.
const COIN: i32 = 100;
/// What winning is worth.
const WIN: i32 = 100_000;
/// What no loss comes down to.
const NEVER: i32 = i32::MIN;
/// What it costs to stand where there is no way on.
const TRAPPED: i32 = 40;

/// A sensible answer to this prompt.
pub fn advise(open: &Open, prompt: &Prompt<Item>, chance: &mut Chance) -> Vec<Item> {
    let mind = Mind { open, seat: prompt.seat };
    let offered = prompt.choose.offered();
    let values: Vec<i32> = offered.iter().map(|item| mind.value(prompt.key, *item)).collect();
    let most = values.iter().max().copied().unwrap_or(0);
    let best = offered.iter().zip(&values).filter(|(_, value)| **value == most);
    let best: Vec<Item> = best.map(|(item, _)| *item).collect();
    chance.pick(&best).copied().into_iter().collect()
}

/// What a seat makes of what it sees.
struct Mind<'a> {
    open: &'a Open,
    seat: Seat,
}

impl Mind<'_> {
    fn value(&self, key: &str, item: Item) -> i32 {
        let lair = &self.open.lair;
        match item {
            // What was decided stands: two thoughts alike could go to and fro for ever.
            Item::Tile(_) if key == key::LAY => NEVER,
            Item::Back => NEVER,
            Item::Tile(tile) if key == key::TURN => self.best_lay(tile),
            // The Dwarf gives the worst ones away.
            Item::Tile(tile) => -self.best_lay(tile),
            Item::Lay { tile, at, arrows } => self.changed(|lair| {
                if let Some(old) = lair.at(at) {
                    lair.lift(old);
                }
                lair.lay(tile, at, arrows);
            }),
            Item::Turn { at, arrows } => self.changed(|lair| {
                if let Some(tile) = lair.at(at) {
                    lair.turn(tile, arrows);
                }
            }),
            Item::Chamber(at) if key == key::DESTROY => self.changed(|lair| {
                if let Some(tile) = lair.at(at) {
                    lair.lift(tile);
                }
            }),
            Item::Go(to) => self.arrival(lair, self.seat, to),
            // A power that is used up is not there for more.
            Item::Through(to) => self.arrival(lair, self.seat, to) - COIN / 2,
            Item::Send { seat, to } => -self.arrival(lair, seat, to),
            Item::Seat(other) if key == key::ORB => self.worst_for(other),
            Item::Seat(other) => self.coins(other),
            Item::Power if key == key::TURN => -WIN,
            Item::Take | Item::Power => COIN,
            Item::Chamber(_) | Item::Leave => 0,
        }
    }

    fn delver(&self, seat: Seat) -> Option<&DelverPart> {
        self.open.parts.delvers.get(seat.index())
    }

    fn coins(&self, seat: Seat) -> i32 {
        self.delver(seat).map_or(0, |delver| i32::from(delver.coins))
    }

    /// The best that laying this tile can bring.
    fn best_lay(&self, tile: Tile) -> i32 {
        let shape = self.open.book.face(tile).arrows;
        let mut best = -WIN;
        for (at, against) in self.open.lair.edge() {
            for arrows in shape.turns().filter(|arrows| !arrows.meets(*against)) {
                best = best.max(self.changed(|lair| lair.lay(tile, *at, arrows)));
            }
        }
        best
    }

    /// How good the lair is for this seat, less how good it is for the others, after a change.
    fn changed(&self, change: impl FnOnce(&mut Lair)) -> i32 {
        let mut lair = self.open.lair;
        change(&mut lair);
        let others = self.open.parts.delvers.iter().filter(|delver| delver.seat != self.seat);
        let rival = others.map(|delver| self.outlook(&lair, delver.seat, delver.at, 2)).max();
        let own = self.delver(self.seat).map_or(0, |own| self.outlook(&lair, own.seat, own.at, 2));
        own - rival.unwrap_or(0) / 2
    }

    /// What it brings a seat to arrive there, and to be there.
    fn arrival(&self, lair: &Lair, seat: Seat, at: Square) -> i32 {
        self.entering(lair, seat, at) + self.outlook(lair, seat, at, 2)
    }

    /// What it brings a seat that it could move from there.
    fn outlook(&self, lair: &Lair, seat: Seat, at: Square, depth: u8) -> i32 {
        let Some(from) = lair.at(at) else { return 0 };
        let reached = moves(lair, &self.open.book, from);
        let value = |to: Square| {
            let further = if depth > 1 { self.outlook(lair, seat, to, depth - 1) } else { 0 };
            self.entering(lair, seat, to) + further
        };
        let goals = reached.iter().filter_map(|path| path.last()).map(|tile| lair.square(*tile));
        goals.map(value).max().map_or(-TRAPPED, |best| best * 7 / 10)
    }

    /// What the chamber itself brings a seat that enters it.
    fn entering(&self, lair: &Lair, seat: Seat, at: Square) -> i32 {
        let Some(tile) = lair.at(at) else { return 0 };
        let stock = &self.open.parts.stock;
        let own = self.coins(seat);
        let takes =
            |from: Option<Seat>| COIN * i32::from(from.is_some_and(|from| self.coins(from) > 0));
        let delver = self.delver(seat);
        let out = stock.escape && own >= i32::from(stock.goal);
        let value = match self.open.book.kind(tile) {
            Kind::FindGold => COIN * i32::from(stock.hoard > 0),
            Kind::StealLeft => takes(delver.map(|delver| delver.left)) * 5 / 4,
            Kind::StealRight => takes(delver.map(|delver| delver.right)) * 5 / 4,
            Kind::Start => COIN * i32::from(stock.start > 0),
            Kind::DrakonsDue | Kind::WishingWell => -COIN * i32::from(own > 0),
            Kind::MasterKey | Kind::MagicalVortex if out => WIN,
            Kind::MagicalVortex => COIN / 5,
            Kind::MindControl | Kind::MagicalShift => COIN / 8,
            Kind::Map | Kind::Destroy | Kind::Rotate => COIN / 12,
            Kind::Blank | Kind::StrongWind | Kind::HeavyGale | Kind::MasterKey => 0,
        };
        let last = !stock.escape && own + 1 >= i32::from(stock.goal);
        if last && value >= COIN { WIN } else { value }
    }

    /// The most that an Orb can cost an opponent.
    fn worst_for(&self, other: Seat) -> i32 {
        let lair = &self.open.lair;
        let from = self.delver(other).and_then(|delver| lair.at(delver.at));
        let reached = from.map(|from| moves(lair, &self.open.book, from)).unwrap_or_default();
        let goals = reached.iter().filter_map(|path| path.last()).map(|tile| lair.square(*tile));
        goals.map(|to| -self.arrival(lair, other, to)).max().unwrap_or(0)
    }
}
