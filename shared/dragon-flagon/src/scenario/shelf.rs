//! The books that scenarios are played with: the built-in one, and those with other values.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Fault, Place};

use crate::book::Book;
use crate::files::{DeckFiles, NAMES};
use crate::scenario::script::{Change, Said, Setting};
use crate::sheet::Marked;

/// Books by what was changed in them; reading deck files takes longer than most scenarios.
#[derive(Default)]
pub struct Shelf(BTreeMap<Vec<Change>, Arc<Book>>);

impl Shelf {
    /// The book with the changes of these settings.
    pub fn book(&mut self, settings: &[Said<Setting>]) -> Result<Arc<Book>, Fault> {
        let changes: Vec<(Place, &Change)> = settings.iter().filter_map(change).collect();
        let key: Vec<Change> = changes.iter().map(|(_, change)| (*change).clone()).collect();
        if let Some(book) = self.0.get(&key) {
            return Ok(Arc::clone(book));
        }
        let mut files = Book::built_in();
        for (at, change) in &changes {
            alter(&mut files, *at, change)?;
        }
        let at = changes.last().map_or_else(Place::default, |(at, _)| *at);
        let mut book = Book::read(&files).map_err(|fault| Fault::new(at, fault.to_string()))?;
        // A scenario lays its own rugs; a book without any need not be copied for most of them.
        book.layout.rugs = Marked::House(Vec::new());
        let book = Arc::new(book);
        self.0.insert(key, Arc::clone(&book));
        Ok(book)
    }
}

fn change(setting: &Said<Setting>) -> Option<(Place, &Change)> {
    match &setting.what {
        Setting::Value(change) => Some((setting.at, change)),
        _ => None,
    }
}

/// Puts a value into its file, in the place of the one that stands there.
fn alter(files: &mut DeckFiles, at: Place, change: &Change) -> Result<(), Fault> {
    let Change { file, section, key, value } = change;
    if !NAMES.contains(&file.as_str()) {
        return Err(Fault::new(at, format!("there is no deck file \"{file}\"")).allowing(NAMES));
    }
    let mut here = String::new();
    let mut known = Vec::new();
    let mut text = String::new();
    let mut done = false;
    for line in files.text(file).lines() {
        let name = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        if let Some(name) = name {
            here = name.to_string();
        }
        let own = line.split_once(" = ").filter(|_| here == *section).map(|(own, _)| own);
        known.extend(own.map(String::from));
        if own == Some(key) && !line.ends_with('[') {
            text.push_str(&format!("{key} = {{ house = {value} }}\n"));
            done = true;
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    if !done {
        let place = if section.is_empty() { String::new() } else { format!(" in [{section}]") };
        let message = format!("{file} has no value \"{key}\"{place}");
        return Err(Fault::new(at, message).allowing(known));
    }
    files.set(file, text);
    Ok(())
}
