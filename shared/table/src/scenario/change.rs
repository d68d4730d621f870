//! Other values in files of numbers: `deck common.toml slash.reputation = 3`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Fault, Line, Place};

/// Another value for one key of a file of numbers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Change {
    /// The file.
    pub file: String,
    /// The section, or nothing for what stands above the first one.
    pub section: String,
    /// The key.
    pub key: String,
    /// The value.
    pub value: String,
}

impl Change {
    /// Reads the file, the section and the key, and the value.
    ///
    /// # Errors
    /// A fault where something is missing.
    pub fn read(line: &mut Line<'_>) -> Result<Self, Fault> {
        let file = line.word().ok_or_else(|| line.wants("a deck file"))?.into();
        let fault = line.wants("a section and a key with a point between");
        let word = line.word().ok_or_else(|| fault.clone())?;
        let (section, key) = word.text.rsplit_once('.').ok_or(fault)?;
        line.must_mark('=')?;
        let value = line.all().ok_or_else(|| line.wants("a value"))?.into();
        Ok(Self { file, section: section.into(), key: key.into(), value })
    }

    /// Reads the key and the value of a ruling.
    ///
    /// # Errors
    /// A fault where something is missing.
    pub fn read_ruling(line: &mut Line<'_>) -> Result<Self, Fault> {
        let key = line.word().ok_or_else(|| line.wants("a ruling"))?.into();
        line.must_mark('=')?;
        let value = line.all().ok_or_else(|| line.wants("a value"))?.into();
        Ok(Self { file: String::from("rulings.toml"), section: String::new(), key, value })
    }

    /// The text of the file with the value in the place of the one that stands there.
    ///
    /// # Errors
    /// A fault when there is no such value.
    pub fn make(&self, text: &str, at: Place) -> Result<String, Fault> {
        let Self { file, section, key, value } = self;
        let mut here = String::new();
        let mut known = Vec::new();
        let mut changed = String::new();
        let mut done = false;
        for line in text.lines() {
            let name = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
            if let Some(name) = name {
                here = name.to_string();
            }
            let own = line.split_once(" = ").filter(|_| here == *section).map(|(own, _)| own);
            known.extend(own.map(String::from));
            if own == Some(key) && !line.ends_with('[') {
                changed.push_str(&format!("{key} = {{ house = {value} }}\n"));
                done = true;
            } else {
                changed.push_str(line);
                changed.push('\n');
            }
        }
        if !done {
            let place = if section.is_empty() { String::new() } else { format!(" in [{section}]") };
            let message = format!("{file} has no value \"{key}\"{place}");
            return Err(Fault::new(at, message).allowing(known));
        }
        Ok(changed)
    }
}
