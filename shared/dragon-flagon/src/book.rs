//! The numbers, the room and the rulings of one game, read from deck files.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::board::{MAX_SIDE, Offset, Side, Square};
use crate::furniture::{MAX_TABLE, TABLES, THINGS};
use crate::guide::Names;
use crate::ids::{Card, Character, Time};
use crate::sheet::{Bundled, CardSheet, Marked};

/// The deck files as they were when the game was set up: the text of each file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckFiles {
    /// `common.toml`
    pub common: String,
    /// `board.toml`
    pub board: String,
    /// `rulings.toml`
    pub rulings: String,
    /// `names.toml`
    pub names: String,
}

impl DeckFiles {
    /// The set that comes with the house.
    pub fn built_in() -> Self {
        Self {
            common: include_str!("../decks/common.toml").to_string(),
            board: include_str!("../decks/board.toml").to_string(),
            rulings: include_str!("../decks/rulings.toml").to_string(),
            names: include_str!("../decks/names.toml").to_string(),
        }
    }
}

/// What is wrong with a deck file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFault {
    /// The file.
    pub file: &'static str,
    /// What is wrong, where, and what is allowed.
    pub message: String,
}

impl core::fmt::Display for DeckFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {}", self.file, self.message)
    }
}

/// How a room is built.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    room: RoomSheet,
    track: BTreeMap<Length, Marked<Vec<Time>>>,
    start: StartSheet,
    first_game: Layout,
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

/// What the house decides where the rulebook is silent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// KB-9
    pub fall_between_tables: Marked<bool>,
    /// KB-10
    pub fall_when_prone: Marked<bool>,
    /// OB-11
    pub move_inside_area: Marked<bool>,
    /// FU-18
    pub yank_hits_oneself: Marked<bool>,
}

/// Everything that stays the same during a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    cards: BTreeMap<Card, CardSheet>,
    areas: BTreeMap<String, Vec<Offset>>,
    board: BoardFile,
    /// What the house decides.
    pub rulings: Rulings,
    /// What characters and cards are called.
    pub names: Names,
}

impl Book {
    /// Reads the deck files and checks them against each other.
    ///
    /// # Errors
    /// A [`DeckFault`] that names file, place and what is allowed.
    pub fn read(files: &DeckFiles) -> Result<Self, DeckFault> {
        let bundled: Bundled = parse("common.toml", &files.common)?;
        let book = Self {
            cards: bundled.cards,
            areas: bundled.areas,
            board: parse("board.toml", &files.board)?,
            rulings: parse("rulings.toml", &files.rulings)?,
            names: parse("names.toml", &files.names)?,
        };
        book.check_cards()?;
        book.check_board()?;
        book.check_names()?;
        Ok(book)
    }

    /// The card's values. Every card has a sheet: reading the files saw to that.
    pub fn card(&self, card: Card) -> &CardSheet {
        static BLANK: CardSheet = CardSheet::BLANK;
        self.cards.get(&card).unwrap_or(&BLANK)
    }

    /// The squares of a named area.
    pub fn area(&self, name: &str) -> &[Offset] {
        self.areas.get(name).map_or(&[], Vec::as_slice)
    }

    /// The squares of a card's area.
    pub fn squares(&self, card: Card) -> &[Offset] {
        self.card(card).area.as_ref().map_or(&[], |name| self.area(name.value()))
    }

    /// The first squares of a card's lines.
    pub fn lines(&self, card: Card) -> &[Offset] {
        self.card(card).lines.as_ref().map_or(&[], |name| self.area(name.value()))
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
        &self.board.first_game
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

    fn check_cards(&self) -> Result<(), DeckFault> {
        let fault = |message| Err(DeckFault { file: "common.toml", message });
        for card in Card::ALL {
            let Some(sheet) = self.cards.get(&card) else {
                return fault(format!("the card {card:?} is missing"));
            };
            if let Some(message) = sheet.fault(card) {
                return fault(message);
            }
            for name in [&sheet.area, &sheet.lines].into_iter().flatten() {
                if !self.areas.contains_key(name.value()) {
                    let known: Vec<&str> = self.areas.keys().map(String::as_str).collect();
                    return fault(format!(
                        "{card:?} names the area \"{}\"; there are {}",
                        name.value(),
                        known.join(", ")
                    ));
                }
            }
        }
        let copies: u8 = self.cards.values().map(|sheet| *sheet.copies.value()).sum();
        if copies != 13 {
            return fault(format!("there are {copies} copies of Common cards; a deck holds 13"));
        }
        Ok(())
    }

    fn check_board(&self) -> Result<(), DeckFault> {
        let fault = |message| Err(DeckFault { file: "board.toml", message });
        let Side(side) = self.side();
        if !(5..=MAX_SIDE).contains(&side) || side.is_multiple_of(2) {
            return fault(format!(
                "room.side is {side}; odd numbers from 5 to {MAX_SIDE} are allowed"
            ));
        }
        for length in [Length::Normal, Length::Extended, Length::Quick] {
            let spaces = self.ends(length);
            if spaces.len() != 4 || !spaces.windows(2).all(|pair| pair[0] < pair[1]) {
                return fault(format!("track: {length:?} needs four spaces in rising order"));
            }
            if spaces.iter().any(|space| !(2..=100).contains(space)) {
                return fault(format!("track: {length:?} takes spaces from 2 to 100"));
            }
        }
        if !(1..=22).contains(&self.start_reputation()) {
            return fault("start.reputation takes 1 to 22".to_string());
        }
        self.check_starts().and_then(|()| self.check_layout())
    }

    fn check_starts(&self) -> Result<(), DeckFault> {
        let fault = |message| Err(DeckFault { file: "board.toml", message });
        let starts = self.starts();
        if starts.len() < 8 {
            return fault("room.starts needs at least eight squares".to_string());
        }
        let Side(side) = self.side();
        for (place, start) in starts.iter().enumerate() {
            let edge = |at: u8| at == 0 || at + 1 == side;
            let on_board = self.side().holds(*start);
            if !on_board || edge(start.x()) == edge(start.y()) {
                return fault(format!("room.starts: {start} does not lie along one wall"));
            }
            if starts.iter().take(place).any(|other| other == start) {
                return fault(format!("room.starts: {start} stands there twice"));
            }
        }
        Ok(())
    }

    fn check_layout(&self) -> Result<(), DeckFault> {
        let fault = |message| Err(DeckFault { file: "board.toml", message });
        let layout = self.layout();
        let tables = layout.tables.value();
        let things = layout.chairs.value().len()
            + layout.mugs.value().len()
            + layout.barrels.value().len()
            + 1;
        if tables.len() > TABLES || things > THINGS {
            return fault(format!(
                "first_game: at most {TABLES} tables and {} objects are allowed",
                THINGS - 1
            ));
        }
        let mut covered = Vec::new();
        for table in tables {
            let in_a_row = table.windows(2).all(|pair| pair[0].walk(pair[1]) == 1)
                && (table.iter().all(|square| Some(square.x()) == table.first().map(|s| s.x()))
                    || table.iter().all(|square| Some(square.y()) == table.first().map(|s| s.y())));
            if !(2..=MAX_TABLE).contains(&table.len()) || !in_a_row {
                return fault(format!("first_game.tables: {table:?} is no row of 2 or 3 squares"));
            }
            covered.extend(table.iter().copied());
        }
        let lying = [&layout.chairs, &layout.mugs, &layout.barrels];
        let all = lying.iter().flat_map(|list| list.value().iter());
        for square in covered.iter().chain(all).chain(layout.rugs.value().iter().flatten()) {
            if !self.side().holds(*square) {
                return fault(format!("first_game: {square} lies outside the room"));
            }
        }
        for (place, square) in covered.iter().enumerate() {
            if covered.iter().take(place).any(|other| other == square) {
                return fault(format!("first_game.tables: two tables stand on {square}"));
            }
        }
        for square in layout.barrels.value() {
            if covered.contains(square) {
                return fault(format!("first_game.barrels: {square} is under a table"));
            }
        }
        Ok(())
    }

    fn check_names(&self) -> Result<(), DeckFault> {
        let missing = Character::ALL
            .iter()
            .find(|character| !self.names.characters.contains_key(character))
            .map(|character| format!("characters.{}", character.key()))
            .or_else(|| {
                Card::ALL
                    .iter()
                    .find(|card| !self.names.cards.contains_key(card))
                    .map(|card| format!("cards.{card:?}"))
            });
        match missing {
            Some(what) => {
                Err(DeckFault { file: "names.toml", message: format!("{what} has no name") })
            }
            None => Ok(()),
        }
    }
}

fn parse<T: serde::de::DeserializeOwned>(file: &'static str, text: &str) -> Result<T, DeckFault> {
    toml::from_str(text).map_err(|error| DeckFault { file, message: error.to_string() })
}
