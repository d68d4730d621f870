//! Words that scenarios of all games have.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{Fault, Line};

/// A list of things with commas, for messages.
pub fn listed(names: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut list = String::new();
    for name in names {
        if !list.is_empty() {
            list.push_str(", ");
        }
        list.push_str(name.as_ref());
    }
    if list.is_empty() { String::from("nothing") } else { list }
}

/// What was found, when it is something else than what is expected.
pub fn differs<T: PartialEq>(expected: T, found: T, show: impl Fn(T) -> String) -> Option<String> {
    (expected != found).then(|| show(found))
}

/// The same for something that is so or not.
pub fn yes_or_no(expected: bool, found: bool, what: &str) -> Option<String> {
    (expected != found).then(|| format!("{}{what}", if found { "" } else { "not " }))
}

impl Line<'_> {
    /// A fault at what comes next, which is none of these phrases, nor of those in `more`.
    pub fn none_of<T>(&self, wanted: &str, of: &[(&str, T)], more: &[&str]) -> Fault {
        let names: Vec<&str> =
            of.iter().map(|(name, _)| *name).chain(more.iter().copied()).collect();
        self.unlisted(wanted, &names)
    }

    /// Reads the id of a rule: capitals, digits and hyphens.
    ///
    /// # Errors
    /// A fault that shows one like `example`.
    pub fn rule(&mut self, example: &str) -> Result<String, Fault> {
        self.maybe_rule().ok_or_else(|| self.wants(&format!("the id of a rule like {example}")))
    }

    /// Takes the id of a rule, if one comes next.
    pub fn maybe_rule(&mut self) -> Option<String> {
        let mut ahead = self.clone();
        let word = ahead.word()?;
        let sound = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-';
        let is_id = word.text.contains('-') && word.text.bytes().all(sound);
        is_id.then(|| {
            *self = ahead;
            word.into()
        })
    }

    /// Takes one or more of something with commas between, as long as a comma and one more of them
    /// follow: behind the last one something else may come.
    pub fn list_while<T>(
        &mut self,
        first: T,
        mut more: impl FnMut(&mut Self) -> Option<T>,
    ) -> Vec<T> {
        let mut all = alloc::vec![first];
        loop {
            let mut ahead = self.clone();
            match ahead.mark(',').then(|| more(&mut ahead)).flatten() {
                Some(next) => all.push(next),
                None => return all,
            }
            *self = ahead;
        }
    }

    /// Takes what is said of something, with commas or semicolons between, up to the end of the
    /// line; each with its place.
    ///
    /// # Errors
    /// That of the first one that is wrong, or of what follows the last one.
    pub fn traits<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<super::Said<T>>, Fault> {
        let mut all = Vec::new();
        loop {
            let at = self.here();
            all.push(super::Said { at, what: read(self)? });
            if !self.mark(',') && !self.mark(';') {
                break;
            }
        }
        if self.is_done() { Ok(all) } else { Err(self.wants("a comma or the end of the line")) }
    }
}
