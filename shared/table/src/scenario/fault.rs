//! What is wrong at a place of a text.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::line::unmarked;
use crate::text::visible;

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
/// Of a longer line only so many characters around the fault are shown.
const SHOWN: usize = 160;
/// What is shown before the fault then.
const BEFORE: usize = 40;

/// A text with the name of its file: faults are shown in it.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    file: &'a str,
    lines: Vec<&'a str>,
}

impl<'a> Source<'a> {
    /// The text of a file.
    pub fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, lines: unmarked(text).lines().collect() }
    }

    /// A line, counted from 1.
    fn line(&self, number: usize) -> &'a str {
        self.lines.get(number.saturating_sub(1)).copied().unwrap_or_default()
    }
}

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

    /// Puts it into words: the place, the line with a caret below, and what is allowed. Nothing in
    /// the text moves the cursor of a terminal.
    pub fn show(&self, source: &Source<'_>) -> String {
        let Place { line, column, length } = self.at;
        let (shown, begin) = window(source.line(line), column);
        let number = line.to_string();
        let gutter = " ".repeat(number.len());
        // Tabs stay tabs below the line, so that the caret stands where it belongs.
        let blank = |letter: char| if letter == '\t' { '\t' } else { ' ' };
        let before: String = shown.chars().take(column.saturating_sub(begin)).map(blank).collect();
        let most = shown.chars().count().saturating_sub(column.saturating_sub(begin));
        let carets = "^".repeat(length.min(most).max(1));
        let mut words = format!(
            "{}:{line}:{column}: {}\n{number} | {shown}\n{gutter} | {before}{carets}\n",
            source.file,
            seen(&self.message),
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

/// What is shown of a line, and the column that it begins with: all of it, unless it is long.
fn window(line: &str, column: usize) -> (String, usize) {
    let column = column.max(1);
    let long = line.chars().nth(SHOWN).is_some();
    let begin = if long { column.saturating_sub(BEFORE).max(1) } else { 1 };
    (seen(&line.chars().skip(begin - 1).take(SHOWN).collect::<String>()), begin)
}

/// A text as a terminal can show it. Tabs are kept.
fn seen(text: &str) -> String {
    text.chars().map(|letter| if letter == '\t' { letter } else { visible(letter) }).collect()
}
