//! Where the furniture stands at the start: what the lobby chooses, and how it is shown.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use table::{Chance, SetupFault};

use crate::board::Square;
pub use crate::book::PRESETS;
use crate::book::{Book, Layout};
pub use crate::furnishing::Furnishing;
use crate::furnishing::{Misplaced, Piece, Why, misplaced};
pub use crate::layout_text::KEY;
use crate::sheet::Marked;
use crate::{layout_random, layout_text};

/// The choice that lets chance furnish the room.
pub const RANDOM: &str = "random";

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
        return Ok(layout_random::furnish(book, book.starts(), chance));
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

/// Whether everything can stand where it is.
///
/// # Errors
/// The [`SetupFault::Text`] that names the first piece that cannot.
fn check(furnishing: &Furnishing, book: &Book) -> Result<(), SetupFault> {
    let misplaced = misplaced(furnishing, book.side(), book.starts());
    misplaced.first().map_or(Ok(()), |first| Err(fault(first)))
}

/// Says which piece cannot stand where, in the words that the browser knows.
fn fault(misplaced: &Misplaced) -> SetupFault {
    let why = match misplaced.why {
        Why::Shape => "shape",
        Why::OffBoard => "off_board",
        Why::OnStart => "on_start",
        Why::OnTable => "on_table",
        Why::OnRug => "on_rug",
        Why::UnderTable => "under_table",
        Why::TooMany(_) => "too_many",
    };
    let piece = match misplaced.piece {
        Piece::Table => "table",
        Piece::LargeTable => "large_table",
        Piece::SmallTable => "small_table",
        Piece::Rug => "rug",
        Piece::Chair => "chair",
        Piece::Mug => "mug",
        Piece::Barrel => "barrel",
    };
    let at = misplaced.at.as_ref().map(ToString::to_string).unwrap_or_default();
    let place = (misplaced.place + 1).to_string();
    let mut values = BTreeMap::from([("piece", piece.to_string()), ("place", place), ("at", at)]);
    if let Why::TooMany(most) = misplaced.why {
        values.insert("most", most.to_string());
    }
    SetupFault::Text { key: KEY, why, values }
}
