//! The books that scenarios are played with: the built-in one, and those with other values.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Change, Fault, Place, Said};

use crate::book::Book;
use crate::files::{DeckFiles, NAMES};
use crate::scenario::script::Setting;
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

/// Puts a value into its file.
fn alter(files: &mut DeckFiles, at: Place, change: &Change) -> Result<(), Fault> {
    let file = change.file.as_str();
    if !NAMES.contains(&file) {
        return Err(Fault::new(at, format!("there is no deck file \"{file}\"")).allowing(NAMES));
    }
    let text = change.make(files.text(file), at)?;
    files.set(file, text);
    Ok(())
}
