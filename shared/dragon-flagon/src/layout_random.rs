//! A layout by chance: all pieces of the box, each where it may stand.

use alloc::vec::Vec;

use table::Chance;

use crate::board::{Side, Square};
use crate::book::Book;
use crate::furnishing::{Furnishing, span};

/// The lengths of the tables, and how many rugs, chairs and barrels lie about.
const TABLES: [u8; 5] = [3, 3, 2, 2, 2];
const RUGS: usize = 2;
const CHAIRS: usize = 9;
const BARRELS: usize = 4;

/// Furnishes the room, but for the squares that are to be kept clear. A piece that finds no place in
/// a small room is left out.
pub fn furnish(book: &Book, clear: &[Square], chance: &mut Chance) -> Furnishing {
    let side = book.side();
    let mut furnishing = Furnishing::default();
    let mut taken: Vec<Square> = clear.to_vec();
    for length in TABLES {
        let shapes = [(length, 1), (1, length)];
        if let Some(table) = place(side, &shapes, &taken, chance) {
            taken.extend(&table);
            furnishing.tables.push(table);
        }
    }
    // A mug stands on every square of every table.
    furnishing.mugs = furnishing.tables.iter().flatten().copied().collect();
    let mut covered = Vec::new();
    for _ in 0..RUGS {
        if let Some(rug) = place(side, &[(3, 3)], &covered, chance) {
            covered.extend(&rug);
            furnishing.rugs.push(rug);
        }
    }
    taken.push(book.centre());
    furnishing.chairs = scatter(side, CHAIRS, &mut taken, chance);
    furnishing.barrels = scatter(side, BARRELS, &mut taken, chance);
    furnishing
}

/// Puts a piece of one of these shapes where nothing is taken.
fn place(
    side: Side,
    shapes: &[(u8, u8)],
    taken: &[Square],
    chance: &mut Chance,
) -> Option<Vec<Square>> {
    let Side(length) = side;
    let all = span(Square::new(0, 0), Square::new(length - 1, length - 1));
    let free = |square: Square| side.holds(square) && !taken.contains(&square);
    let fits = |from: Square, (wide, high): (u8, u8)| {
        let mut rows = from.y()..from.y() + high;
        rows.all(|y| (from.x()..from.x() + wide).all(|x| free(Square::new(x, y))))
    };
    let corner = |from: Square, (wide, high): (u8, u8)| {
        (from, Square::new(from.x() + wide - 1, from.y() + high - 1))
    };
    let places: Vec<(Square, Square)> = all
        .into_iter()
        .flat_map(|from| shapes.iter().map(move |shape| (from, *shape)))
        .filter(|(from, shape)| fits(*from, *shape))
        .map(|(from, shape)| corner(from, shape))
        .collect();
    chance.pick(&places).map(|(from, to)| span(*from, *to))
}

/// Squares for so many things, each alone.
fn scatter(side: Side, count: usize, taken: &mut Vec<Square>, chance: &mut Chance) -> Vec<Square> {
    let mut squares = Vec::new();
    for _ in 0..count {
        let found = place(side, &[(1, 1)], taken, chance).unwrap_or_default();
        taken.extend(&found);
        squares.extend(found);
    }
    squares
}
