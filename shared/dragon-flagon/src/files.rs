//! The deck files of a set, as texts.

use alloc::string::{String, ToString};

use serde::{Deserialize, Serialize};
use table::Files;

/// Names the files that come with the house, once for their names and once for their texts.
macro_rules! files {
    ($($name:literal,)*) => {
        /// The names of the files of a set.
        pub const NAMES: &[&str] = &[$($name),*];

        const HOUSE: &[(&str, &str)] = &[$(($name, include_str!(concat!("../decks/", $name)))),*];
    };
}

files! {
    "areas.toml",
    "common.toml",
    "thras.toml",
    "jack.toml",
    "tuuli.toml",
    "margalo.toml",
    "teo.toml",
    "goodheart.toml",
    "nari.toml",
    "montero.toml",
    "asma.toml",
    "board.toml",
    "layouts.toml",
    "rulings.toml",
    "names.toml",
}

/// A set of deck files: the text of each, by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeckFiles(Files);

impl DeckFiles {
    /// The set that comes with the house.
    pub fn built_in() -> Self {
        let files = HOUSE.iter().map(|(name, text)| ((*name).to_string(), (*text).to_string()));
        Self(files.collect())
    }

    /// The text of a file; empty when the set has none of this name.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// All texts.
    pub(crate) fn texts(&self) -> &Files {
        &self.0
    }

    /// Puts another text in the place of a file.
    pub fn set(&mut self, name: &str, text: String) {
        self.0.insert(name.to_string(), text);
    }
}
