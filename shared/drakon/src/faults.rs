//! What must be true of every position. Simulations and tests look after every decision.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::book::Book;
use crate::ids::{Kind, Tile, Tiles};
use crate::lair::Lair;
use crate::square::{Arrows, Side, Square};
use crate::world::World;

/// What is wrong with this position; empty when all is well.
pub fn faults(world: &World, book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    coins(world, book, &mut faults);
    tiles(world, book, &mut faults);
    let plan = Plan::of(&world.lair, &mut faults);
    arrows(&world.lair, &plan, &mut faults);
    edge(&world.lair, &plan, &mut faults);
    delvers(world, book, &mut faults);
    faults
}

/// No coin comes from nowhere or is lost.
fn coins(world: &World, book: &Book, faults: &mut Vec<String>) {
    let held: u32 = world.seats().map(|seat| u32::from(world.delver(seat).coins)).sum();
    let all = held + u32::from(world.hoard) + u32::from(world.start_coins);
    if all != u32::from(book.coins) {
        faults.push(format!("coins: {all} of {}", book.coins));
    }
}

/// Every tile is in one place.
fn tiles(world: &World, book: &Book, faults: &mut Vec<String>) {
    let mut seen = Tiles::NONE;
    let hands = world.seats().flat_map(|seat| world.delver(seat).hand.iter());
    let places = world.lair.tiles().iter().chain(hands).chain(world.pile.tiles().iter().copied());
    for tile in places {
        if seen.has(tile) {
            faults.push(format!("tile {} is in two places", tile.index()));
        }
        seen.insert(tile);
    }
    if seen.len() != book.faces.len() {
        faults.push(format!("tiles: {} of {}", seen.len(), book.faces.len()));
    }
}

/// The lair drawn on squared paper with a margin: what lies where, found without the lair's own
/// neighbour links and without looking at every chamber.
struct Plan {
    left: i8,
    right: i8,
    top: i8,
    bottom: i8,
    cells: Vec<Option<Tile>>,
}

impl Plan {
    /// Draws it, and says where two chambers lie in one place.
    fn of(lair: &Lair, faults: &mut Vec<String>) -> Self {
        let Square { x, y } = Square::START;
        let mut plan = Self { left: x, right: x, top: y, bottom: y, cells: Vec::new() };
        for tile in lair.tiles().iter() {
            let Square { x, y } = lair.square(tile);
            plan.left = plan.left.min(x.saturating_sub(1));
            plan.right = plan.right.max(x.saturating_add(1));
            plan.top = plan.top.min(y.saturating_sub(1));
            plan.bottom = plan.bottom.max(y.saturating_add(1));
        }
        plan.cells.resize(plan.squares().count(), None);
        for tile in lair.tiles().iter() {
            let square = lair.square(tile);
            let place = plan.place(square);
            let cell = place.and_then(|place| plan.cells.get_mut(place));
            if cell.is_some_and(|cell| cell.replace(tile).is_some()) {
                faults.push(format!("two chambers lie at {square}"));
            }
        }
        plan
    }

    /// Every place, row by row.
    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (left, right) = (self.left, self.right);
        let row = move |y| (left..=right).map(move |x| Square { x, y });
        (self.top..=self.bottom).flat_map(row)
    }

    fn place(&self, at: Square) -> Option<usize> {
        let on =
            (self.left..=self.right).contains(&at.x) && (self.top..=self.bottom).contains(&at.y);
        let row = usize::from(at.y.abs_diff(self.top));
        let width = usize::from(self.right.abs_diff(self.left)) + 1;
        on.then(|| row * width + usize::from(at.x.abs_diff(self.left)))
    }

    fn at(&self, square: Square) -> Option<Tile> {
        self.place(square).and_then(|place| self.cells.get(place).copied().flatten())
    }
}

/// The lair knows all places beside its chambers (DK-PLACE-01), and what is forbidden there.
fn edge(lair: &Lair, plan: &Plan, faults: &mut Vec<String>) {
    let mut known = lair.edge().iter();
    let mut right = true;
    for place in plan.squares().filter(|place| plan.at(*place).is_none()) {
        let (mut beside, mut against) = (false, Arrows::NONE);
        for side in Side::ALL {
            if let Some(tile) = plan.at(place.beyond(side)) {
                beside = true;
                if lair.points_back(tile, side) {
                    against.insert(side);
                }
            }
        }
        right &= !beside || known.next() == Some(&(place, against));
    }
    if !right || known.next().is_some() {
        faults.push(String::from("the lair does not know the places beside its chambers"));
    }
}

/// No two arrows meet (DK-PLACE-02), and every chamber knows what lies beside it.
fn arrows(lair: &Lair, plan: &Plan, faults: &mut Vec<String>) {
    for tile in lair.tiles().iter() {
        let square = lair.square(tile);
        for side in Side::ALL {
            if lair.beside(tile, side) != plan.at(square.beyond(side)) {
                faults.push(format!("the chamber at {square} does not know its {side:?}"));
            }
        }
        if lair.arrows(tile).meets(lair.against_own(tile)) {
            faults.push(format!("an arrow at {square} meets another one"));
        }
    }
}

/// Everybody stands in a chamber in play, and Start is one of them (DK-START-03).
fn delvers(world: &World, book: &Book, faults: &mut Vec<String>) {
    for seat in world.seats() {
        if !world.lair.tiles().has(world.delver(seat).at) {
            faults.push(format!("seat {} stands nowhere", seat.index()));
        }
    }
    if !world.lair.tiles().iter().any(|tile| book.kind(tile) == Kind::Start) {
        faults.push(String::from("Start is gone"));
    }
    let rich = world.seats().any(|seat| world.delver(seat).coins >= book.goal);
    if rich && !world.escape && !world.over() {
        faults.push(String::from("somebody has the coins and the game goes on (DK-GOAL-03)"));
    }
}

#[cfg(test)]
mod tests {
    use alloc::sync::Arc;

    use table::{Chance, Lobby, Seat};

    use super::*;

    /// A position that is sound, with some chambers around Start.
    fn sound() -> (Arc<Book>, World) {
        let setup = crate::setup::freeze(&Lobby { seats: 3, ..Lobby::default() }).unwrap();
        let (book, mut world) = crate::setup::begin(&setup, Chance::numbered(1)).unwrap();
        for at in [(1, 0), (1, 1), (0, 1), (2, 1), (-1, 0)] {
            let tile = world.pile.draw().unwrap();
            world.lair.lay(tile, Square { x: at.0, y: at.1 }, Arrows::NONE);
        }
        assert_eq!(faults(&world, &book), Vec::<String>::new());
        (book, world)
    }

    #[track_caller]
    fn found(fault: &str, spoil: impl Fn(&mut World)) {
        let (book, mut world) = sound();
        spoil(&mut world);
        let all = faults(&world, &book);
        assert!(all.iter().any(|found| found.contains(fault)), "{fault}: {all:?}");
    }

    #[test]
    fn what_is_wrong_is_found() {
        let there = |world: &World, x, y| world.lair.at(Square { x, y }).unwrap();
        found("coins: ", |world| world.hoard += 1);
        found("is in two places", |world| {
            let tile = world.pile.tiles()[0];
            world.delver_mut(Seat::new(0)).hand.insert(tile);
        });
        found("tiles: ", |world| {
            let _ = world.pile.draw();
        });
        found("an arrow at 1,1 meets another one", |world| {
            world.lair.turn(there(world, 1, 1), Arrows::of(&[Side::East]));
            world.lair.turn(there(world, 2, 1), Arrows::of(&[Side::West]));
        });
        found("two chambers lie at 1,1", |world| {
            let tile = world.pile.draw().unwrap();
            world.lair.lay(tile, Square { x: 1, y: 1 }, Arrows::NONE);
        });
        found("does not know its", |world| {
            // Its neighbours forget the chamber that lay there before, too.
            let tile = world.pile.draw().unwrap();
            world.lair.lay(tile, Square { x: 1, y: 1 }, Arrows::NONE);
            world.lair.lift(tile);
        });
        found("the lair does not know the places beside its chambers", |world| {
            // Of two chambers in one place the lair sees one, and the plan the other.
            let tile = world.pile.draw().unwrap();
            world.lair.lay(tile, Square { x: 2, y: 1 }, Arrows::of(&[Side::East]));
        });
        found("seat 0 stands nowhere", |world| {
            let tile = world.pile.tiles()[0];
            world.delver_mut(Seat::new(0)).at = tile;
        });
        found("Start is gone", |world| world.lair.lift(there(world, 0, 0)));
        found("(DK-GOAL-03)", |world| {
            world.delver_mut(Seat::new(0)).coins += 5;
            world.hoard -= 5;
        });
    }
}
