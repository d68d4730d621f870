//! A line that is read from left to right and knows where it is.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use super::{Fault, Place};
use crate::text::short;

/// A run of letters of a line, with its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The letters.
    pub text: &'a str,
    /// Where they stand.
    pub at: Place,
}

/// A line being read.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    number: usize,
    text: &'a str,
    /// How much of it is read, in bytes; always at the edge of a character.
    read: usize,
    /// The same in characters. It is counted along the way, so that no word counts the line anew.
    column: usize,
}

/// These end a word, besides spaces.
const MARKS: [char; 4] = [',', ';', ':', '='];

/// The lines of a text that say something: not empty, and no comment, which begins with `#`.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let line = |(number, text): (usize, _)| Line::new(number + 1, text);
    let says = |line: &Line<'_>| !line.is_done() && !line.rest().starts_with('#');
    unmarked(text).lines().enumerate().map(line).filter(says)
}

/// A text without the mark that some editors put before the first letter of a file.
pub(super) fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

impl<'a> Line<'a> {
    fn new(number: usize, text: &'a str) -> Self {
        Self { number, text: text.trim_end(), read: 0, column: 0 }
    }

    /// What is left, without the spaces at both ends.
    pub fn rest(&self) -> &'a str {
        self.left().trim_start()
    }

    fn left(&self) -> &'a str {
        self.text.get(self.read..).unwrap_or_default()
    }

    /// Goes on by so many bytes.
    fn advance(&mut self, bytes: usize) {
        let passed = self.left().get(..bytes).unwrap_or_default();
        self.read += passed.len();
        self.column += passed.chars().count();
    }

    /// Whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    fn skip_spaces(&mut self) {
        self.advance(self.left().len() - self.rest().len());
    }

    /// The place of `text`, which begins where reading has come to.
    fn place(&self, text: &str) -> Place {
        let length = text.chars().count().max(1);
        Place { line: self.number, column: self.column + 1, length }
    }

    fn take_word(&mut self, ends: impl Fn(char) -> bool) -> Option<Word<'a>> {
        self.skip_spaces();
        let left = self.left();
        let length = left.find(ends).unwrap_or(left.len());
        let text = left.get(..length).filter(|text| !text.is_empty())?;
        let at = self.place(text);
        self.advance(length);
        Some(Word { text, at })
    }

    /// The next word: up to a space, comma, semicolon, colon or equals sign.
    pub fn word(&mut self) -> Option<Word<'a>> {
        self.take_word(|letter| letter.is_whitespace() || MARKS.contains(&letter))
    }

    /// The next run of anything but spaces.
    pub fn run(&mut self) -> Option<Word<'a>> {
        self.take_word(char::is_whitespace)
    }

    /// All that is left, as one word.
    pub fn all(&mut self) -> Option<Word<'a>> {
        self.skip_spaces();
        let text = Some(self.rest()).filter(|text| !text.is_empty())?;
        let at = self.place(text);
        self.advance(text.len());
        Some(Word { text, at })
    }

    /// Takes a mark, if it comes next.
    pub fn mark(&mut self, mark: char) -> bool {
        self.skip_spaces();
        let there = self.left().starts_with(mark);
        if there {
            self.advance(mark.len_utf8());
        }
        there
    }

    /// The place of what comes next: a word, a mark, or the end.
    pub fn here(&self) -> Place {
        let mut ahead = self.clone();
        if let Some(word) = ahead.word() {
            return word.at;
        }
        ahead.skip_spaces();
        ahead.place(" ")
    }

    /// A fault at what comes next: `wanted` says what should stand there.
    pub fn wants(&self, wanted: &str) -> Fault {
        let mut ahead = self.clone();
        let found = ahead.word().map(|word| word.text);
        let found = found.or_else(|| self.rest().get(..1));
        let message = match found {
            Some(found) => format!("\"{}\" stands where {wanted} should stand", short(found)),
            None => format!("the line ends where {wanted} should stand"),
        };
        Fault::new(self.here(), message)
    }

    /// Takes a mark that must come next.
    ///
    /// # Errors
    /// A fault, when it does not.
    pub fn must_mark(&mut self, mark: char) -> Result<(), Fault> {
        if self.mark(mark) { Ok(()) } else { Err(self.wants("a mark").allowing([mark])) }
    }

    /// Takes this word, if it comes next; capitals do not matter.
    pub fn keyword(&mut self, word: &str) -> bool {
        self.maybe(&[(word, ())]).is_some()
    }

    /// The line behind this phrase, if it comes next.
    fn behind(&self, phrase: &str) -> Option<Self> {
        let mut ahead = self.clone();
        for wanted in phrase.split(' ') {
            let found = ahead.word()?;
            if !found.text.eq_ignore_ascii_case(wanted) {
                return None;
            }
        }
        Some(ahead)
    }

    /// Takes the longest of these phrases that comes next; nothing when none does.
    pub fn maybe<T: Clone>(&mut self, of: &[(&str, T)]) -> Option<T> {
        let taken = of.iter().filter_map(|(name, value)| Some((self.behind(name)?, value)));
        let (behind, value) = taken.max_by_key(|(behind, _)| behind.read)?;
        *self = behind;
        Some(value.clone())
    }

    /// Takes one of these phrases, which must come next. `wanted` says what they are.
    ///
    /// # Errors
    /// A fault that lists them and names the nearest one.
    pub fn one_of<T: Clone>(&mut self, wanted: &str, of: &[(&str, T)]) -> Result<T, Fault> {
        if let Some(found) = self.maybe(of) {
            return Ok(found);
        }
        let names: Vec<&str> = of.iter().map(|(name, _)| *name).collect();
        Err(self.unlisted(wanted, &names))
    }

    /// A fault at what comes next, which is none of these.
    pub fn unlisted(&self, wanted: &str, names: &[&str]) -> Fault {
        let mut fault = self.wants(wanted);
        let mut ahead = self.clone();
        if let Some(word) = ahead.word()
            && let Some(nearest) = nearest(word.text, names)
        {
            fault.message.push_str(&format!("; did you mean {nearest}?"));
        }
        fault.allowing(names)
    }

    /// Takes something that is written as one word.
    ///
    /// # Errors
    /// A fault that says what should stand there.
    pub fn parse<T: FromStr>(&mut self, wanted: &str) -> Result<T, Fault> {
        let mut ahead = self.clone();
        let parsed = ahead.word().and_then(|word| word.text.parse().ok());
        let value = parsed.ok_or_else(|| self.wants(wanted))?;
        *self = ahead;
        Ok(value)
    }

    /// Takes something that is written as one word, if it comes next.
    pub fn maybe_parse<T: FromStr>(&mut self) -> Option<T> {
        let mut ahead = self.clone();
        let value = ahead.word()?.text.parse().ok()?;
        *self = ahead;
        Some(value)
    }

    /// Takes one or more of something, with commas between.
    ///
    /// # Errors
    /// That of the first one that is wrong.
    pub fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let mut all = Vec::new();
        loop {
            all.push(read(self)?);
            if !self.mark(',') {
                return Ok(all);
            }
        }
    }

    /// The same, with nothing in it twice.
    ///
    /// # Errors
    /// That of the reader, or one at what has been named before.
    pub fn set<T: Clone + PartialEq>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let mut named = Vec::new();
        self.list(|line| {
            let at = line.here();
            let next = read(line)?;
            if named.contains(&next) {
                return Err(Fault::new(at, "this stands twice in the list"));
            }
            named.push(next.clone());
            Ok(next)
        })
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// A fault at what is left.
    pub fn end(&self) -> Result<(), Fault> {
        if self.is_done() { Ok(()) } else { Err(self.wants("the end of the line")) }
    }
}

/// The phrase that looks most like a word, if one does.
fn nearest<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let near = |name: &&str| {
        let first = name.split(' ').next().unwrap_or_default();
        distance(&word, &name.to_ascii_lowercase())
            .min(distance(&word, &first.to_ascii_lowercase()))
    };
    let (steps, name) = names.iter().map(|name| (near(name), *name)).min_by_key(|(d, _)| *d)?;
    // Half of the letters may be wrong; two that changed places count as two.
    (steps * 2 <= word.chars().count()).then_some(name)
}

/// How many letters must be put in, left out or exchanged. Long words are not like anything.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().take(40).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().take(40).enumerate() {
        let mut last = i;
        let mut left = i + 1;
        for (place, wanted) in row.iter_mut().skip(1).zip(&other) {
            let exchanged = last + usize::from(letter != *wanted);
            last = *place;
            left = exchanged.min(last + 1).min(left + 1);
            *place = left;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

/// A word that was read, as its own text.
impl From<Word<'_>> for String {
    fn from(word: Word<'_>) -> Self {
        Self::from(word.text)
    }
}
