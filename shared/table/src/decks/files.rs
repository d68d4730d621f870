//! The deck files of a game, as texts, and how they are read.

use alloc::format;
use alloc::string::{String, ToString};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::overlay::line;
use super::plain::plain;
use super::{DeckFault, Files};

/// A set of deck files: the text of each, by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeckFiles(Files);

impl DeckFiles {
    /// These texts by these names.
    pub fn of(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|(name, text)| ((*name).to_string(), (*text).to_string()));
        Self(files.collect())
    }

    /// The text of a file; empty when the set has none of this name.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// All texts.
    pub const fn texts(&self) -> &Files {
        &self.0
    }

    /// Puts another text in the place of a file.
    pub fn set(&mut self, name: &str, text: String) {
        self.0.insert(name.to_string(), text);
    }

    /// The values of a file.
    ///
    /// # Errors
    /// The [`DeckFault`] that says where the text cannot be read, and why.
    pub fn parse<T: DeserializeOwned>(&self, file: &'static str) -> Result<T, DeckFault> {
        self.parse_with(file, |toml| T::deserialize(toml))
    }

    /// The values of a file that is read in a way of its own.
    ///
    /// # Errors
    /// The [`DeckFault`] that says where the text cannot be read, and why.
    pub fn parse_with<'a, T>(
        &'a self,
        file: &'static str,
        read: impl FnOnce(toml::Deserializer<'a>) -> Result<T, toml::de::Error>,
    ) -> Result<T, DeckFault> {
        let text = self.text(file);
        let read = toml::Deserializer::parse(text).and_then(read);
        read.map_err(|error| fault(file, text, &error))
    }
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
