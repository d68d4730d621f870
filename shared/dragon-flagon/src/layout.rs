//! Where the furniture stands at the start: what may stand where, and how a layout is written.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use table::{Chance, SetupFault};

use crate::board::{Side, Square};
use crate::book::{Book, Layout};
use crate::furniture::MAX_TABLE;
use crate::sheet::Marked;
use crate::{layout_random, layout_text};

/// The setting in the lobby.
pub const KEY: &str = "layout";

/// The layouts that come with a set of decks, the usual one first.
pub const PRESETS: [&str; 5] = ["first_game", "long_tables", "corners", "crowded", "open_floor"];

/// The choice that lets chance furnish the room.
pub const RANDOM: &str = "random";

/// The most tables of three squares and of two, rugs, chairs, mugs and barrels: what the box holds
/// (DF-COMP-05).
const LARGE: usize = 2;
const SMALL: usize = 3;
const RUGS: usize = 4;
const CHAIRS: usize = 9;
const MUGS: usize = 12;
const BARRELS: usize = 4;

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

/// A layout in the lobby: the room, what stands in it, and how to share it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayoutView {
    /// The length of the room's side.
    pub side: u8,
    /// Where the prize belongs.
    pub centre: Square,
    /// Where characters may start.
    pub starts: Vec<Square>,
    /// Where each piece stands.
    pub furnishing: Furnishing,
    /// The code that stands for it.
    pub code: String,
}

impl From<&Layout> for Furnishing {
    fn from(layout: &Layout) -> Self {
        Self {
            tables: layout.tables.value().clone(),
            rugs: layout.rugs.value().clone(),
            chairs: layout.chairs.value().clone(),
            mugs: layout.mugs.value().clone(),
            barrels: layout.barrels.value().clone(),
        }
    }
}

impl From<Furnishing> for Layout {
    fn from(furnishing: Furnishing) -> Self {
        Self {
            tables: Marked::House(furnishing.tables),
            rugs: Marked::House(furnishing.rugs),
            chairs: Marked::House(furnishing.chairs),
            mugs: Marked::House(furnishing.mugs),
            barrels: Marked::House(furnishing.barrels),
        }
    }
}

/// The furnishing that a choice of the setting, a code or a list stands for.
///
/// # Errors
/// The [`SetupFault`] of a text that cannot be read, or of a piece that cannot stand there.
pub fn chosen(choice: &str, book: &Book, chance: &mut Chance) -> Result<Furnishing, SetupFault> {
    let preset = PRESETS.iter().zip(&book.layouts).find(|(name, _)| **name == choice);
    if let Some((_, preset)) = preset {
        return Ok(preset.into());
    }
    if choice == RANDOM {
        return Ok(layout_random::furnish(book, chance));
    }
    let furnishing = layout_text::read(choice)?;
    check(&furnishing, book)?;
    Ok(furnishing)
}

/// A layout as the lobby shows it.
pub fn view(book: &Book, furnishing: Furnishing) -> LayoutView {
    LayoutView {
        side: book.side().0,
        centre: book.centre(),
        starts: book.starts().to_vec(),
        code: layout_text::code(&furnishing),
        furnishing,
    }
}

/// Looks for a piece that cannot stand where it is.
struct Inspection<'a> {
    side: Side,
    starts: &'a [Square],
    furnishing: &'a Furnishing,
}

type Check = Result<(), SetupFault>;

/// Whether everything can stand where it is. Tables stand apart, in a row of two or three squares,
/// and not where characters start; nothing is under a table but rugs (DF-TABLE-03), so barrels are
/// beside them, while chairs and mugs may be on top, and so may the Flagon in the centre (OB-1).
///
/// # Errors
/// The [`SetupFault::Piece`] that names the first piece that cannot.
pub fn check(furnishing: &Furnishing, book: &Book) -> Check {
    let inspection = Inspection { side: book.side(), starts: book.starts(), furnishing };
    inspection.tables()?;
    inspection.rugs()?;
    inspection.things("chair", &furnishing.chairs, CHAIRS)?;
    inspection.things("mug", &furnishing.mugs, MUGS)?;
    inspection.things("barrel", &furnishing.barrels, BARRELS)?;
    inspection.barrels()
}

/// Says which piece cannot stand where.
fn fault(piece: &'static str, place: usize, at: Option<&Square>, why: &'static str) -> SetupFault {
    SetupFault::Piece {
        key: KEY,
        piece,
        place: u8::try_from(place).unwrap_or(u8::MAX),
        at: at.map(ToString::to_string).unwrap_or_default(),
        why,
        most: None,
    }
}

fn too_many(piece: &'static str, at: Option<&Square>, most: usize) -> SetupFault {
    match fault(piece, most, at, "too_many") {
        SetupFault::Piece { key, piece, place, at, why, .. } => {
            SetupFault::Piece { key, piece, place, at, why, most: u8::try_from(most).ok() }
        }
        other => other,
    }
}

impl Inspection<'_> {
    fn on_board(&self, piece: &'static str, place: usize, squares: &[Square]) -> Check {
        match squares.iter().find(|square| !self.side.holds(**square)) {
            Some(outside) => Err(fault(piece, place, Some(outside), "off_board")),
            None => Ok(()),
        }
    }

    fn tables(&self) -> Check {
        let tables = &self.furnishing.tables;
        let (mut large, mut small) = (0, 0);
        for (place, table) in tables.iter().enumerate() {
            if !is_row(table) {
                return Err(fault("table", place, table.first(), "shape"));
            }
            self.on_board("table", place, table)?;
            if let Some(start) = table.iter().find(|square| self.starts.contains(square)) {
                return Err(fault("table", place, Some(start), "on_start"));
            }
            let before = tables.iter().take(place).flatten();
            if let Some(square) = before.clone().find(|square| table.contains(square)) {
                return Err(fault("table", place, Some(square), "on_table"));
            }
            let (piece, count, most) = if table.len() == MAX_TABLE {
                ("large_table", &mut large, LARGE)
            } else {
                ("small_table", &mut small, SMALL)
            };
            *count += 1;
            if *count > most {
                return Err(too_many(piece, table.first(), most));
            }
        }
        Ok(())
    }

    fn rugs(&self) -> Check {
        let rugs = &self.furnishing.rugs;
        for (place, rug) in rugs.iter().enumerate() {
            if !is_rug(rug) {
                return Err(fault("rug", place, rug.first(), "shape"));
            }
            self.on_board("rug", place, rug)?;
            let before = rugs.iter().take(place).flatten();
            if let Some(square) = before.clone().find(|square| rug.contains(square)) {
                return Err(fault("rug", place, Some(square), "on_rug"));
            }
        }
        match rugs.get(RUGS) {
            Some(rug) => Err(too_many("rug", rug.first(), RUGS)),
            None => Ok(()),
        }
    }

    fn things(&self, piece: &'static str, squares: &[Square], most: usize) -> Check {
        for (place, square) in squares.iter().enumerate() {
            self.on_board(piece, place, core::slice::from_ref(square))?;
        }
        match squares.get(most) {
            Some(square) => Err(too_many(piece, Some(square), most)),
            None => Ok(()),
        }
    }

    fn barrels(&self) -> Check {
        let covered =
            |square: &Square| self.furnishing.tables.iter().any(|table| table.contains(square));
        let barrels = self.furnishing.barrels.iter().enumerate();
        match barrels.clone().find(|(_, square)| covered(square)) {
            Some((place, square)) => Err(fault("barrel", place, Some(square), "under_table")),
            None => Ok(()),
        }
    }
}

/// Whether these are two or three squares in a row.
fn is_row(squares: &[Square]) -> bool {
    (2..=MAX_TABLE).contains(&squares.len())
        && rectangle(squares) == squares.len()
        && ends(squares).is_some_and(|(from, to)| from.x() == to.x() || from.y() == to.y())
}

/// Whether these are three by three squares.
fn is_rug(squares: &[Square]) -> bool {
    let three = |(from, to): (Square, Square)| to.x() - from.x() == 2 && to.y() - from.y() == 2;
    squares.len() == 9 && rectangle(squares) == 9 && ends(squares).is_some_and(three)
}

/// How many of the squares of their rectangle these are, each counted once.
fn rectangle(squares: &[Square]) -> usize {
    let Some((from, to)) = ends(squares) else { return 0 };
    span(from, to).into_iter().filter(|square| squares.contains(square)).count()
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
