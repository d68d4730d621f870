//! The numbers, the room and the rulings of one game, read from deck files.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::board::{Offset, Side, Square};
use crate::guide::Names;
use crate::ids::{Card, Time};
pub use crate::rulings::Rulings;
use crate::sheet::{CardSheet, Marked};
pub use table::DeckFault;

/// How a room is built.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    room: RoomSheet,
    track: BTreeMap<Length, Marked<Vec<Time>>>,
    start: StartSheet,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomSheet {
    side: Marked<u8>,
    centre: Marked<Square>,
    starts: Marked<Vec<Square>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartSheet {
    reputation: Marked<u8>,
}

/// The layouts that come with a set of decks, the usual one first.
pub const PRESETS: [&str; 5] = ["first_game", "long_tables", "corners", "crowded", "open_floor"];

/// The named areas of a set of decks.
pub(crate) type Areas = BTreeMap<String, Vec<Offset>>;

/// Where the furniture stands at the start.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// The squares of each table, in a row.
    pub tables: Marked<Vec<Vec<Square>>>,
    /// The squares of each rug.
    pub rugs: Marked<Vec<Vec<Square>>>,
    /// A square for each chair.
    pub chairs: Marked<Vec<Square>>,
    /// A square for each mug.
    pub mugs: Marked<Vec<Square>>,
    /// A square for each barrel.
    pub barrels: Marked<Vec<Square>>,
}

/// How long the game lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// The guards come on 21 to 24.
    Normal,
    /// On 27 to 30.
    Extended,
    /// On 9 to 12: ours, for short evenings.
    Quick,
}

impl Length {
    /// All of them, with their names in deck files.
    pub(crate) const ALL: [(Self, &str); 3] =
        [(Self::Normal, "normal"), (Self::Extended, "extended"), (Self::Quick, "quick")];
}

/// What the files say of one card, with its areas looked up.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct CardEntry {
    pub sheet: CardSheet,
    pub squares: Vec<Offset>,
    pub lines: Vec<Offset>,
    pub steps: Vec<Offset>,
}

/// Everything that stays the same during a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// By [`Card::index`]. Every card has an entry: reading the files saw to that.
    pub(crate) cards: Vec<CardEntry>,
    pub(crate) board: BoardFile,
    /// Of this game.
    pub(crate) layout: Layout,
    /// All that can be chosen, in the order of [`PRESETS`].
    pub(crate) layouts: Vec<Layout>,
    /// What the house decides.
    pub rulings: Rulings,
    /// What characters and cards are called.
    pub names: Names,
}

impl Book {
    fn entry(&self, card: Card) -> &CardEntry {
        static BLANK: CardEntry = CardEntry {
            sheet: CardSheet::BLANK,
            squares: Vec::new(),
            lines: Vec::new(),
            steps: Vec::new(),
        };
        self.cards.get(card.index()).unwrap_or(&BLANK)
    }

    /// The card's values.
    pub fn card(&self, card: Card) -> &CardSheet {
        &self.entry(card).sheet
    }

    /// The squares of a card's area.
    pub fn squares(&self, card: Card) -> &[Offset] {
        &self.entry(card).squares
    }

    /// The first squares of a card's lines.
    pub fn lines(&self, card: Card) -> &[Offset] {
        &self.entry(card).lines
    }

    /// The squares that a card leads to besides those that it affects.
    pub fn steps(&self, card: Card) -> &[Offset] {
        &self.entry(card).steps
    }

    /// The size of the room.
    pub fn side(&self) -> Side {
        Side(*self.board.room.side.value())
    }

    /// Where the Flagon belongs.
    pub fn centre(&self) -> Square {
        *self.board.room.centre.value()
    }

    /// Where characters may start.
    pub fn starts(&self) -> &[Square] {
        self.board.room.starts.value()
    }

    /// The furniture.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The spaces of the Game End tokens, lowest first.
    pub fn ends(&self, length: Length) -> &[Time] {
        self.board.track.get(&length).map_or(&[], |spaces| spaces.value().as_slice())
    }

    /// What each character starts with.
    pub fn start_reputation(&self) -> u8 {
        *self.board.start.reputation.value()
    }

    /// The rug that covers this square, by its number.
    pub fn rug_at(&self, square: Square) -> Option<usize> {
        self.layout().rugs.value().iter().position(|rug| rug.contains(&square))
    }

    /// The squares of a rug.
    pub fn rug(&self, rug: usize) -> &[Square] {
        self.layout().rugs.value().get(rug).map_or(&[], Vec::as_slice)
    }
}
