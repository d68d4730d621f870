//! Reads deck files into a book.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Deserialize;
use serde::de::DeserializeSeed;
use table::DeckFaults;
use toml::{Table, Value};

use crate::book::{Areas, BoardFile, Book, CardEntry, DeckFault, Layout};
use crate::bundled::CardFile;
use crate::checks::{check, check_areas, check_card};
use crate::files::DeckFiles;
use crate::guide::Names;
use crate::ids::{Card, Character};
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

/// Reads the deck files, and says everything that is wrong with their values.
pub fn assemble(files: &DeckFiles) -> Result<(Book, Vec<DeckFault>), DeckFault> {
    let areas: Areas = files.parse("areas.toml")?;
    let layouts = files.parse::<LayoutsFile>("layouts.toml")?;
    let (layout, layouts) = (layouts.first_game.clone(), layouts.in_order());
    let (board, rulings) = (files.parse("board.toml")?, files.parse("rulings.toml")?);
    let names = files.parse("names.toml")?;
    let mut faults = DeckFaults::default();
    check_areas(&areas, &mut faults);
    let cards = cards(files, &areas, &mut faults)?;
    let book = Book { cards, board, layout, layouts, rulings, names };
    check(&book, &mut faults);
    Ok((book, faults.0))
}

/// All cards, in the order of [`Card::ALL`].
fn cards(
    files: &DeckFiles,
    areas: &Areas,
    faults: &mut DeckFaults,
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
    files.parse_with(file, |toml| CardFile(of).deserialize(toml))
}

/// Whether these are values that the file of this name may have; else why not.
pub fn fits(file: &str, values: Table) -> Result<(), String> {
    let values = Value::Table(values);
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
