//! What stays the same during a game: the board, the cards and the names, for the browser.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;
use table::Seat;

use crate::board::{Offset, Square};
use crate::ids::{Card, Character, Time};

/// Board, cards and names.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Guide {
    /// The room.
    pub board: BoardGuide,
    /// The Common cards, and those of the characters in play.
    pub cards: Vec<CardGuide>,
    /// Who plays whom, in the order of the seats.
    pub characters: Vec<(Seat, Character)>,
    /// The words for characters and cards.
    pub names: Names,
    /// The last space of the track that is drawn. A token that is pushed on again and again can
    /// come further.
    pub last_time: Time,
}

/// The fixed parts of the room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardGuide {
    /// Squares along a side.
    pub side: u8,
    /// Where the Flagon belongs.
    pub centre: Square,
    /// The start squares.
    pub starts: Vec<Square>,
    /// The squares of each rug.
    pub rugs: Vec<Vec<Square>>,
    /// The squares of the Spilled Ale coaster, where one lies.
    pub ale: Vec<Square>,
}

/// What a card says on its face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardGuide {
    /// Which card.
    pub card: Card,
    /// Whose own card it is; none for a Common card.
    pub owner: Option<Character>,
    /// Whether it is its owner's Dragon card.
    pub dragon: bool,
    /// How many of it are in a deck.
    pub copies: u8,
    /// What it can cost, lowest first.
    pub times: Vec<Time>,
    /// Whether it cannot be done when prone.
    pub standing: bool,
    /// Whether it is a weapon attack.
    pub weapon: bool,
    /// The squares of its diagram.
    pub diagram: Vec<DiagramSquare>,
    /// The reputation that it takes, where it is one number.
    pub reputation: Option<u8>,
    /// The cards that its victim must plan.
    pub daze: u8,
    /// Whether its victim falls.
    pub fall: bool,
    /// How often its victim is knocked back.
    pub knockback: u8,
    /// How many spaces its effect lasts.
    pub duration: Option<Time>,
    /// All its numbers, by their names in the deck files.
    pub values: BTreeMap<String, u8>,
    /// The fields whose value is chosen by us, because the rulebook does not print it.
    pub house: Vec<&'static str>,
}

/// A square of a card's diagram: the actor stands at (0, 0) and looks forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiagramSquare {
    /// Forward and to the right.
    pub at: Offset,
    /// What the square means.
    pub means: Means,
}

/// What a square of a diagram means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// The actor can go there.
    Go,
    /// One of the characters there is affected.
    One,
    /// All characters there are affected.
    All,
}

/// The words for characters and cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// By character.
    pub characters: BTreeMap<Character, CharacterName>,
    /// By card.
    pub cards: BTreeMap<Card, String>,
}

/// What a character is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CharacterName {
    /// In full.
    pub name: String,
    /// Where space is short.
    pub short: String,
    /// What they are.
    pub class: String,
}
