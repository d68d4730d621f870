//! Reads deck files into a book.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Deserialize;
use serde::de::{DeserializeOwned, DeserializeSeed};
use toml::{Table, Value};

use crate::book::{Areas, BoardFile, Book, CardEntry, DeckFault, Layout};
use crate::bundled::CardFile;
use crate::checks::{Faults, check, check_areas, check_card};
use crate::files::DeckFiles;
use crate::guide::Names;
use crate::ids::{Card, Character};
use crate::overlay::line;
use crate::plain::plain;
use crate::rulings::Rulings;
use crate::sheet::CardSheet;

/// The layouts of a set, by name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutsFile {
    first_game: Layout,
    long_tables: Layout,
    corners: Layout,
    crowded: Layout,
    open_floor: Layout,
}

impl LayoutsFile {
    /// In the order of [`crate::book::PRESETS`].
    fn in_order(self) -> Vec<Layout> {
        alloc::vec![self.first_game, self.long_tables, self.corners, self.crowded, self.open_floor,]
    }
}

impl Book {
    /// Reads the deck files and checks them against each other.
    ///
    /// # Errors
    /// A [`DeckFault`] that names file, place and what is allowed.
    pub fn read(files: &DeckFiles) -> Result<Self, DeckFault> {
        let (book, faults) = Self::assemble(files)?;
        faults.into_iter().next().map_or(Ok(book), Err)
    }

    /// Reads the deck files, and says everything that is wrong with their values.
    ///
    /// # Errors
    /// The [`DeckFault`] of a file that cannot be read at all.
    pub(crate) fn assemble(files: &DeckFiles) -> Result<(Self, Vec<DeckFault>), DeckFault> {
        let areas: Areas = parse(files, "areas.toml")?;
        let layouts = parse::<LayoutsFile>(files, "layouts.toml")?;
        let (layout, layouts) = (layouts.first_game.clone(), layouts.in_order());
        let (board, rulings) = (parse(files, "board.toml")?, parse(files, "rulings.toml")?);
        let names = parse(files, "names.toml")?;
        let mut faults = Faults::default();
        check_areas(&areas, &mut faults);
        let cards = cards(files, &areas, &mut faults)?;
        let book = Self { cards, board, layout, layouts, rulings, names };
        check(&book, &mut faults);
        Ok((book, faults.0))
    }
}

/// All cards, in the order of [`Card::ALL`].
fn cards(
    files: &DeckFiles,
    areas: &Areas,
    faults: &mut Faults,
) -> Result<Vec<CardEntry>, DeckFault> {
    let mut sheets = sheets(files, "common.toml", None)?;
    for character in Character::ALL {
        sheets.append(&mut self::sheets(files, character.deck_file(), Some(character))?);
    }
    let squares = |name: Option<&str>| name.and_then(|name| areas.get(name)).cloned();
    let mut entries = Vec::new();
    for card in Card::ALL {
        let sheet = sheets.remove(&card);
        check_card(card, sheet.as_ref(), areas, faults);
        let sheet = sheet.unwrap_or(CardSheet::BLANK);
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

/// Whether these are values that the file of this name may have; else why not.
pub fn fits(file: &str, values: &Table) -> Result<(), String> {
    let values = Value::Table(values.clone());
    let fits = match file {
        "areas.toml" => Areas::deserialize(values).map(drop),
        "board.toml" => BoardFile::deserialize(values).map(drop),
        "layouts.toml" => LayoutsFile::deserialize(values).map(drop),
        "rulings.toml" => Rulings::deserialize(values).map(drop),
        "names.toml" => Names::deserialize(values).map(drop),
        _ => {
            let of = Character::ALL.into_iter().find(|character| character.deck_file() == file);
            CardFile(of).deserialize(values).map(drop)
        }
    };
    fits.map_err(|error| error.message().to_string())
}

/// What is wrong with a file is told with its line and section.
fn fault(file: &'static str, text: &str, error: &toml::de::Error) -> DeckFault {
    let message = plain(error.message());
    let Some(span) = error.span() else {
        return DeckFault {
            file: file.to_string(),
            line: None,
            section: None,
            field: None,
            message,
        };
    };
    let number = line(text, span.start);
    let lines = || text.lines().zip(1..=number);
    let shown = lines().last().map(|(line, _)| line.trim()).unwrap_or_default();
    // A section's name stands at the beginning of its line; values in brackets are indented.
    let is_header = |line: &&str| line.starts_with('[') && line.trim_end().ends_with(']');
    let header = lines().map(|(line, _)| line).filter(is_header).last();
    let section = header.map(|header| header.trim_matches(['[', ']', ' ']).to_string());
    let message = if shown.is_empty() || Some(shown) == header.map(str::trim) {
        message
    } else {
        format!("`{shown}`: {message}")
    };
    DeckFault { file: file.to_string(), line: Some(number), section, field: None, message }
}
