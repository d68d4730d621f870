//! What is wrong at a place of a text.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A place in a text: some characters of a line. Lines and columns are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The first character.
    pub column: usize,
    /// How many characters; never 0.
    pub length: usize,
}

/// What is wrong, where, and what is allowed there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub at: Place,
    /// What is wrong.
    pub message: String,
    /// What is allowed instead; empty when that cannot be listed.
    pub allowed: Vec<String>,
}

/// Lists of what is allowed are broken at about this column.
const WIDTH: usize = 96;

impl Fault {
    /// A fault at a place.
    pub fn new(at: Place, message: impl Into<String>) -> Self {
        Self { at, message: message.into(), allowed: Vec::new() }
    }

    /// The fault with what is allowed instead.
    #[must_use]
    pub fn allowing<T: ToString>(mut self, allowed: impl IntoIterator<Item = T>) -> Self {
        self.allowed = allowed.into_iter().map(|word| word.to_string()).collect();
        self
    }

    /// Puts it into words: the place, the line with a caret below, and what is allowed.
    pub fn show(&self, file: &str, text: &str) -> String {
        let Place { line, column, length } = self.at;
        let shown = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let number = line.to_string();
        let gutter = " ".repeat(number.len());
        // Tabs stay tabs below the line, so that the caret stands where it belongs.
        let blank = |letter: char| if letter == '\t' { '\t' } else { ' ' };
        let before: String = shown.chars().take(column.saturating_sub(1)).map(blank).collect();
        let carets = "^".repeat(length.max(1));
        let mut words = format!(
            "{file}:{line}:{column}: {}\n{number} | {shown}\n{gutter} | {before}{carets}\n",
            self.message
        );
        if !self.allowed.is_empty() {
            words.push_str(&self.list());
        }
        words
    }

    fn list(&self) -> String {
        let mut list = String::from("  allowed here:");
        let mut width = list.len();
        for (place, word) in self.allowed.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            list.push_str(comma);
            width += word.chars().count() + 2;
            if width > WIDTH {
                list.push_str("\n   ");
                width = word.chars().count() + 5;
            }
            list.push(' ');
            list.push_str(word);
        }
        list.push('\n');
        list
    }
}
