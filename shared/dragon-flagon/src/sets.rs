//! What sets of deck files may say, and how a set differs from the built-in files.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{DeckBook, DeckFault, DeckFiles, Difference, Files, Lobby, RulingBook};
use toml::Table;

use crate::book::{Book, Rulings};
use crate::files::FILES;
use crate::ids::Card;
use crate::reading::{assemble, fits};

impl DeckBook for Book {
    const FILES: &'static [(&'static str, &'static str)] = FILES;

    fn fits(file: &str, values: Table) -> Result<(), String> {
        fits(file, values)
    }

    fn assemble(files: &DeckFiles) -> Result<(Self, Vec<DeckFault>), DeckFault> {
        assemble(files)
    }

    /// A new area that no card names is most likely the name of another one, misspelt.
    fn idle(&self, differences: &[Difference]) -> Vec<DeckFault> {
        let used = |name: &String| {
            Card::ALL.into_iter().any(|card| self.card(card).areas().any(|(_, area)| area == name))
        };
        let new = |new: &&Difference| new.file == "areas" && new.built_in.is_none();
        let named = differences.iter().filter(new).filter_map(|new| new.path.first());
        let idle = named.filter(|name| !used(name)).map(|area| DeckFault {
            file: "areas.toml".to_string(),
            line: None,
            section: None,
            field: Some(area.clone()),
            message: "no card uses an area of this name".to_string(),
        });
        idle.collect()
    }

    /// The card that a value is of, or the cards that use an area.
    fn title(&self, difference: &Difference) -> Option<String> {
        let name = difference.path.first()?;
        let is_area = difference.file == "areas";
        let meant = |card: &Card| {
            if is_area {
                self.card(*card).areas().any(|(_, area)| area == name)
            } else {
                card.key() == name
            }
        };
        let cards = Card::ALL.into_iter().filter(meant);
        let names: Vec<&str> =
            cards.filter_map(|card| self.names.cards.get(&card)).map(String::as_str).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    fn defaults(&self) -> BTreeMap<String, String> {
        self.rulings.defaults()
    }
}

impl Book {
    /// The built-in files.
    pub fn built_in() -> DeckFiles {
        <Self as DeckBook>::built_in()
    }

    /// Reads deck files.
    ///
    /// # Errors
    /// A [`DeckFault`] that names file, place and what is allowed.
    pub fn read(files: &DeckFiles) -> Result<Self, DeckFault> {
        <Self as DeckBook>::read(files)
    }
}

/// The decks of a game: the built-in ones, with what the chosen set and the chosen rulings say
/// otherwise.
pub fn frozen(lobby: &Lobby) -> Result<(DeckFiles, Book), DeckFault> {
    let chosen = Files::from([("rulings.toml".to_string(), Rulings::chosen(&lobby.settings))]);
    Book::frozen(&[&lobby.decks, &chosen])
}
