//! What is wrong with values that can be read.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::DeckFault;

/// Everything that is wrong with the files of a set.
#[derive(Default)]
pub struct DeckFaults(pub Vec<DeckFault>);

impl DeckFaults {
    /// The faults of one section of a file.
    pub fn section(&mut self, file: &'static str, section: &'static str) -> FaultsOf<'_> {
        FaultsOf { faults: self, file, section: Some(section) }
    }

    /// The faults of a file.
    pub fn file(&mut self, file: &'static str) -> FaultsOf<'_> {
        FaultsOf { faults: self, file, section: None }
    }
}

/// Where faults are.
pub struct FaultsOf<'a> {
    faults: &'a mut DeckFaults,
    file: &'static str,
    section: Option<&'static str>,
}

impl FaultsOf<'_> {
    /// This field is not as it should be.
    pub fn add(&mut self, field: &str, message: impl Into<String>) {
        self.push(Some(field.to_string()), message.into());
    }

    /// All of it together is not as it should be.
    pub fn add_whole(&mut self, message: impl Into<String>) {
        self.push(None, message.into());
    }

    fn push(&mut self, field: Option<String>, message: String) {
        self.faults.0.push(DeckFault {
            file: self.file.to_string(),
            line: None,
            section: self.section.map(str::to_string),
            field,
            message,
        });
    }
}
