//! The books that scenarios are played with: the built-in one, and those with other values.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::{Change, Fault, Place, Said};
use crate::DeckBook;

/// Books by what was changed in them; reading deck files takes longer than most scenarios.
pub struct Shelf<B>(BTreeMap<Vec<Change>, Arc<B>>);

impl<B> Default for Shelf<B> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<B: DeckBook> Shelf<B> {
    /// The book with these changes. `finish` is done with each that is new.
    ///
    /// # Errors
    /// A fault at a change that cannot be made.
    pub fn book(
        &mut self,
        changes: &[Said<&Change>],
        finish: impl Fn(&mut B),
    ) -> Result<Arc<B>, Fault> {
        let key: Vec<Change> = changes.iter().map(|said| said.what.clone()).collect();
        if let Some(book) = self.0.get(&key) {
            return Ok(Arc::clone(book));
        }
        let mut files = B::built_in();
        for Said { at, what: change } in changes {
            let file = change.file.as_str();
            let names = B::FILES.iter().map(|(name, _)| *name);
            if !names.clone().any(|name| name == file) {
                let message = format!("there is no deck file \"{file}\"");
                return Err(Fault::new(*at, message).allowing(names));
            }
            let text = change.make(files.text(file), *at)?;
            files.set(file, text);
        }
        let at = changes.last().map_or_else(Place::default, |said| said.at);
        let mut book = B::read(&files).map_err(|fault| Fault::new(at, fault.to_string()))?;
        finish(&mut book);
        let book = Arc::new(book);
        self.0.insert(key, Arc::clone(&book));
        Ok(book)
    }
}
