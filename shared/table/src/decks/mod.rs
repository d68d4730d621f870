//! Files that a game reads its numbers from, and sets that say something else for some of them.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;

mod checks;
mod files;
mod marked;
mod overlay;
mod plain;
mod rulings;
mod sets;

pub use checks::{DeckFaults, FaultsOf};
pub use files::DeckFiles;
pub use marked::Marked;
pub use plain::plain;
pub use rulings::RulingBook;
pub use sets::DeckBook;

/// Texts by the names of their files.
pub type Files = BTreeMap<String, String>;

/// What is wrong with a deck file, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeckFault {
    /// The file.
    pub file: String,
    /// The line, from 1, when it is known.
    pub line: Option<u32>,
    /// The section: a card or a chamber, for instance.
    pub section: Option<String>,
    /// The field in it.
    pub field: Option<String>,
    /// What is wrong, and what is allowed.
    pub message: String,
}

impl core::fmt::Display for DeckFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: ", self.file)?;
        let (section, field) = (self.section.as_deref(), self.field.as_deref());
        if let Some(line) = self.line {
            let more = if section.is_some() || field.is_some() { "," } else { ":" };
            write!(f, "line {line}{more} ")?;
        }
        match (section, field) {
            (Some(section), Some(field)) => write!(f, "[{section}] {field}: ")?,
            (Some(section), None) => write!(f, "[{section}]: ")?,
            (None, Some(field)) => write!(f, "{field}: ")?,
            (None, None) => {}
        }
        f.write_str(&self.message)
    }
}

/// A value that a set has otherwise than the built-in files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Difference {
    /// The file, without its ending.
    pub file: String,
    /// The names of section and field, from outside in.
    pub path: Vec<String>,
    /// What the section is called, when it has a name for people.
    pub title: Option<String>,
    /// The built-in value; none when there is none.
    pub built_in: Option<Shown>,
    /// The set's value.
    pub set: Shown,
}

/// A value for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// The value in one line; none when it is too long for that.
    pub text: Option<String>,
    /// Where it comes from, when the file says so.
    pub mark: Option<String>,
}

/// What a sound set comes to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckReport {
    /// How it differs from the built-in files.
    pub differences: Vec<Difference>,
    /// What the choice `default` means, for the settings that the files decide.
    pub defaults: BTreeMap<String, String>,
}
