//! Reads deck files into a book.

use alloc::format;
use alloc::string::String;

use crate::book::{Book, DeckFault, DeckFiles};
use crate::bundled::Bundled;
use crate::checks::check;

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
        check(&book)?;
        Ok(book)
    }
}

/// Reads a file. What is wrong with it is told with its line and section.
pub fn parse<T: serde::de::DeserializeOwned>(
    file: &'static str,
    text: &str,
) -> Result<T, DeckFault> {
    toml::from_str(text).map_err(|error| {
        let place = error.span().map(|span| place(text, span.start)).unwrap_or_default();
        DeckFault { file, message: format!("{place}{}", plain(error.message())) }
    })
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
