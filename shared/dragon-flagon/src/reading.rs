//! Reads deck files into a book.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;
use serde::de::{DeserializeOwned, DeserializeSeed};

use crate::board::Offset;
use crate::book::{Book, CardEntry, DeckFault, Layout};
use crate::bundled::CardFile;
use crate::checks::{check, check_areas, check_card};
use crate::files::DeckFiles;
use crate::ids::{Card, Character};
use crate::sheet::CardSheet;

/// The named areas of a set.
pub type Areas = BTreeMap<String, Vec<Offset>>;

/// The layouts of a set, by name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutsFile {
    first_game: Layout,
}

impl Book {
    /// Reads the deck files and checks them against each other.
    ///
    /// # Errors
    /// A [`DeckFault`] that names file, place and what is allowed.
    pub fn read(files: &DeckFiles) -> Result<Self, DeckFault> {
        let areas: Areas = parse(files, "areas.toml")?;
        check_areas(&areas)?;
        let LayoutsFile { first_game } = parse(files, "layouts.toml")?;
        let book = Self {
            cards: cards(files, &areas)?,
            board: parse(files, "board.toml")?,
            layout: first_game,
            rulings: parse(files, "rulings.toml")?,
            names: parse(files, "names.toml")?,
        };
        check(&book)?;
        Ok(book)
    }
}

/// All cards, in the order of [`Card::ALL`].
fn cards(files: &DeckFiles, areas: &Areas) -> Result<Vec<CardEntry>, DeckFault> {
    let mut sheets = sheets(files, "common.toml", None)?;
    for character in Character::ALL {
        sheets.append(&mut self::sheets(files, character.deck_file(), Some(character))?);
    }
    let squares = |name: Option<&str>| name.and_then(|name| areas.get(name)).cloned();
    let mut entries = Vec::new();
    for card in Card::ALL {
        let file = card.owner().map_or("common.toml", Character::deck_file);
        let sheet = check_card(card, sheets.remove(&card), areas)
            .map_err(|message| DeckFault { file, message })?;
        let named = |field: &str| sheet.areas().find(|(other, _)| *other == field).map(|(_, n)| n);
        entries.push(CardEntry {
            squares: squares(named("area")).unwrap_or_default(),
            lines: squares(named("lines")).unwrap_or_default(),
            steps: squares(named("steps")).unwrap_or_default(),
            sheet,
        });
    }
    Ok(entries)
}

fn sheets(
    files: &DeckFiles,
    file: &'static str,
    of: Option<Character>,
) -> Result<BTreeMap<Card, CardSheet>, DeckFault> {
    let text = files.text(file);
    let read = toml::Deserializer::parse(text).and_then(|toml| CardFile(of).deserialize(toml));
    read.map_err(|error| fault(file, text, &error))
}

fn parse<T: DeserializeOwned>(files: &DeckFiles, file: &'static str) -> Result<T, DeckFault> {
    let text = files.text(file);
    toml::from_str(text).map_err(|error| fault(file, text, &error))
}

/// What is wrong with a file is told with its line and section.
fn fault(file: &'static str, text: &str, error: &toml::de::Error) -> DeckFault {
    let place = error.span().map(|span| place(text, span.start)).unwrap_or_default();
    DeckFault { file, message: format!("{place}{}", plain(error.message())) }
}

/// The reader's words for what is wrong, on one line and without the names of Rust types.
fn plain(message: &str) -> String {
    message
        .replace('\n', ", ")
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("wanted string or table", "expected { printed = … } or { house = … }")
}

/// The line at a position in a file, and the section that it belongs to.
fn place(text: &str, at: usize) -> String {
    let before = text.get(..at).unwrap_or(text);
    let number = before.matches('\n').count();
    let line = text.lines().nth(number).unwrap_or_default().trim();
    // A section's name stands at the beginning of its line; values in brackets are indented.
    let is_header = |line: &&str| line.starts_with('[') && line.trim_end().ends_with(']');
    let header = text.lines().take(number + 1).filter(is_header).last().unwrap_or_default();
    let shown = if line.is_empty() || line == header { "" } else { &format!(", `{line}`") };
    let number = number + 1;
    if header.is_empty() {
        format!("line {number}{shown}: ")
    } else {
        format!("line {number}, {header}{shown}: ")
    }
}
