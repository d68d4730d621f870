//! The pieces of furniture, and what may stand where.

use alloc::vec::Vec;

use serde::Serialize;

use crate::board::{Side, Square};
use crate::furniture::{MAX_TABLE, TABLES, THINGS};

/// The most tables of three squares and of two, rugs, chairs, mugs and barrels: what the box holds
/// (DF-COMP-05).
const LARGE: usize = 2;
const SMALL: usize = 3;
const RUGS: usize = 4;
const CHAIRS: usize = 9;
const MUGS: usize = 12;
const BARRELS: usize = 4;

// A room has a place for each of them, and for both prizes.
const _: () = assert!(CHAIRS + MUGS + BARRELS + 2 <= THINGS && LARGE + SMALL <= TABLES);

/// Where each piece stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Furnishing {
    /// The squares of each table, in a row.
    pub tables: Vec<Vec<Square>>,
    /// The squares of each rug.
    pub rugs: Vec<Vec<Square>>,
    /// A square for each chair.
    pub chairs: Vec<Square>,
    /// A square for each mug.
    pub mugs: Vec<Square>,
    /// A square for each barrel.
    pub barrels: Vec<Square>,
}

/// A piece that cannot stand where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// What it is.
    pub piece: Piece,
    /// Its number among its kind, counted from 0.
    pub place: usize,
    /// The square that is wrong.
    pub at: Option<Square>,
    /// What is wrong there.
    pub why: Why,
}

/// A kind of piece. Tables are told apart only when they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Of whatever length.
    Table,
    /// Of three squares.
    LargeTable,
    /// Of two.
    SmallTable,
    /// Three by three squares on the floor.
    Rug,
    /// A thing to throw.
    Chair,
    /// Another one.
    Mug,
    /// A thing to roll.
    Barrel,
}

/// Why a piece cannot stand there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Its squares do not make such a piece.
    Shape,
    /// It lies outside the room.
    OffBoard,
    /// Characters start there.
    OnStart,
    /// Another table stands there.
    OnTable,
    /// Another rug lies there.
    OnRug,
    /// A table stands above it.
    UnderTable,
    /// The box does not hold more than these.
    TooMany(usize),
}

/// Every piece that cannot stand where it is. Tables stand apart, in a row of two or three squares,
/// and not where characters start; nothing is under a table but rugs (DF-TABLE-03), so barrels are
/// beside them, while chairs and mugs may be on top, and so may the Flagon in the centre (OB-1).
pub fn misplaced(furnishing: &Furnishing, side: Side, starts: &[Square]) -> Vec<Misplaced> {
    let mut inspection = Inspection { side, starts, furnishing, found: Vec::new() };
    inspection.tables();
    inspection.rugs();
    inspection.things(Piece::Chair, &furnishing.chairs, CHAIRS);
    inspection.things(Piece::Mug, &furnishing.mugs, MUGS);
    inspection.things(Piece::Barrel, &furnishing.barrels, BARRELS);
    inspection.barrels();
    inspection.found
}

/// Looks for pieces that cannot stand where they are.
struct Inspection<'a> {
    side: Side,
    starts: &'a [Square],
    furnishing: &'a Furnishing,
    found: Vec<Misplaced>,
}

impl Inspection<'_> {
    fn add(&mut self, piece: Piece, place: usize, at: Option<&Square>, why: Why) {
        self.found.push(Misplaced { piece, place, at: at.copied(), why });
    }

    fn on_board(&mut self, piece: Piece, place: usize, squares: &[Square]) {
        let side = self.side;
        if let Some(outside) = squares.iter().find(|square| !side.holds(**square)) {
            self.add(piece, place, Some(outside), Why::OffBoard);
        }
    }

    fn tables(&mut self) {
        let (furnishing, starts) = (self.furnishing, self.starts);
        let (mut large, mut small) = (0, 0);
        for (place, table) in furnishing.tables.iter().enumerate() {
            if !is_row(table) {
                self.add(Piece::Table, place, table.first(), Why::Shape);
                continue;
            }
            self.on_board(Piece::Table, place, table);
            if let Some(start) = table.iter().find(|square| starts.contains(square)) {
                self.add(Piece::Table, place, Some(start), Why::OnStart);
            }
            let mut before = furnishing.tables.iter().take(place).flatten();
            if let Some(square) = before.find(|square| table.contains(square)) {
                self.add(Piece::Table, place, Some(square), Why::OnTable);
            }
            let (piece, count, most) = if table.len() == MAX_TABLE {
                (Piece::LargeTable, &mut large, LARGE)
            } else {
                (Piece::SmallTable, &mut small, SMALL)
            };
            *count += 1;
            if *count == most + 1 {
                self.add(piece, most, table.first(), Why::TooMany(most));
            }
        }
    }

    fn rugs(&mut self) {
        let rugs = &self.furnishing.rugs;
        for (place, rug) in rugs.iter().enumerate() {
            if !is_rug(rug) {
                self.add(Piece::Rug, place, rug.first(), Why::Shape);
                continue;
            }
            self.on_board(Piece::Rug, place, rug);
            let mut before = rugs.iter().take(place).flatten();
            if let Some(square) = before.find(|square| rug.contains(square)) {
                self.add(Piece::Rug, place, Some(square), Why::OnRug);
            }
        }
        if let Some(rug) = rugs.get(RUGS) {
            self.add(Piece::Rug, RUGS, rug.first(), Why::TooMany(RUGS));
        }
    }

    fn things(&mut self, piece: Piece, squares: &[Square], most: usize) {
        for (place, square) in squares.iter().enumerate() {
            self.on_board(piece, place, core::slice::from_ref(square));
        }
        if let Some(square) = squares.get(most) {
            self.add(piece, most, Some(square), Why::TooMany(most));
        }
    }

    fn barrels(&mut self) {
        let furnishing = self.furnishing;
        let covered = |square: &Square| furnishing.tables.iter().any(|t| t.contains(square));
        for (place, square) in furnishing.barrels.iter().enumerate() {
            if covered(square) {
                self.add(Piece::Barrel, place, Some(square), Why::UnderTable);
            }
        }
    }
}

/// Whether these are two or three squares in a row.
fn is_row(squares: &[Square]) -> bool {
    let row = |(from, to): (Square, Square)| from.x() == to.x() || from.y() == to.y();
    (2..=MAX_TABLE).contains(&squares.len())
        && is_rectangle(squares)
        && ends(squares).is_some_and(row)
}

/// Whether these are three by three squares.
fn is_rug(squares: &[Square]) -> bool {
    let three = |(from, to): (Square, Square)| to.x() - from.x() == 2 && to.y() - from.y() == 2;
    is_rectangle(squares) && ends(squares).is_some_and(three)
}

/// Whether these are all squares of a rectangle, each once.
fn is_rectangle(squares: &[Square]) -> bool {
    let all = ends(squares).map_or_else(Vec::new, |(from, to)| span(from, to));
    all.len() == squares.len() && all.iter().all(|square| squares.contains(square))
}

/// The north-western and the south-eastern corner around some squares.
pub fn ends(squares: &[Square]) -> Option<(Square, Square)> {
    let x = || squares.iter().map(|square| square.x());
    let y = || squares.iter().map(|square| square.y());
    Some((Square::new(x().min()?, y().min()?), Square::new(x().max()?, y().max()?)))
}

/// All squares from one corner to the other, row by row.
pub fn span(one: Square, other: Square) -> Vec<Square> {
    let columns = one.x().min(other.x())..=one.x().max(other.x());
    let rows = one.y().min(other.y())..=one.y().max(other.y());
    rows.flat_map(|y| columns.clone().map(move |x| Square::new(x, y))).collect()
}
