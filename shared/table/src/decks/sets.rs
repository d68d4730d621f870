//! Sets of deck files that say only what differs from the built-in ones.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use toml::{Table, Value};

use super::overlay::{self, Leaf};
use super::plain::plain;
use super::{DeckFault, DeckFiles, DeckReport, Difference, Files, Shown};
use crate::text::{short, visible};

/// Longer values are only said to have changed. The longest values of a game are shorter.
const SHOWN: usize = 240;
/// What is said of a value without a mark.
const MARK: &str =
    "write it as { printed = … } when the box or the rulebook says so, else { house = … }";
/// What is said of a value in the place of a section.
const SECTION: &str = "this is the name of a section: its values stand below its name in [ ]";
/// Whoever meets so many faults has something else in the file than they think.
const FAULTS: usize = 100;

/// What a game reads from its deck files.
pub trait DeckBook: Sized {
    /// The built-in files by name, in the order in which faults are told.
    const FILES: &'static [(&'static str, &'static str)];

    /// Whether these are values that the file of this name may have; else why not.
    ///
    /// # Errors
    /// The reader's words.
    fn fits(file: &str, values: Table) -> Result<(), String>;

    /// Reads the files, and says everything that is wrong with their values.
    ///
    /// # Errors
    /// The [`DeckFault`] of a file that cannot be read at all.
    fn assemble(files: &DeckFiles) -> Result<(Self, Vec<DeckFault>), DeckFault>;

    /// Differences that can be read and yet do nothing.
    fn idle(&self, differences: &[Difference]) -> Vec<DeckFault> {
        let _ = differences;
        Vec::new()
    }

    /// What people call the thing that a value is of.
    fn title(&self, difference: &Difference) -> Option<String> {
        let _ = difference;
        None
    }

    /// What the choice `default` means, for the settings that the files decide.
    fn defaults(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    /// The built-in files.
    fn built_in() -> DeckFiles {
        DeckFiles::of(Self::FILES)
    }

    /// Reads the files.
    ///
    /// # Errors
    /// A [`DeckFault`] that names file, place and what is allowed.
    fn read(files: &DeckFiles) -> Result<Self, DeckFault> {
        let (book, faults) = Self::assemble(files)?;
        faults.into_iter().next().map_or(Ok(book), Err)
    }

    /// The decks of a game: the built-in ones, with what each of these sets says otherwise.
    ///
    /// # Errors
    /// The first [`DeckFault`] that is found.
    fn frozen(sets: &[&Files]) -> Result<(DeckFiles, Self), DeckFault> {
        let mut files = Self::built_in();
        for set in sets {
            let merged = merge::<Self>(files, set);
            if let Some(fault) = merged.faults.into_iter().next() {
                return Err(fault);
            }
            files = merged.files;
        }
        let book = Self::read(&files)?;
        Ok((files, book))
    }

    /// The decks that a game was begun with. What they do not say is newer than they are, and as it
    /// is built in.
    ///
    /// # Errors
    /// A [`DeckFault`] of files that were changed since.
    fn thawed(files: &DeckFiles) -> Result<Self, DeckFault> {
        Self::read(files).or_else(|fault| {
            let merged = merge::<Self>(Self::built_in(), files.texts());
            if merged.faults.is_empty() { Self::read(&merged.files) } else { Err(fault) }
        })
    }

    /// Looks through a set.
    ///
    /// # Errors
    /// Every [`DeckFault`] that is found.
    fn check(set: &Files) -> Result<DeckReport, Vec<DeckFault>> {
        let Merged { files, mut faults, lines, mut differences } =
            merge::<Self>(Self::built_in(), set);
        let book = match Self::assemble(&files) {
            Ok((book, more)) => {
                // What belongs together is only worth a word when each value can be read.
                faults.extend(more.into_iter().map(|fault| locate(fault, &lines)));
                book
            }
            Err(fault) => {
                faults.push(fault);
                return Err(faults);
            }
        };
        let idle = book.idle(&differences);
        faults.extend(idle.into_iter().map(|fault| locate(fault, &lines)));
        if !faults.is_empty() {
            let place = |file: &str| Self::FILES.iter().position(|(name, _)| *name == file);
            faults.sort_by_key(|fault| (place(&fault.file).unwrap_or(usize::MAX), fault.line));
            return Err(faults);
        }
        for difference in &mut differences {
            difference.title = book.title(difference);
        }
        Ok(DeckReport { differences, defaults: book.defaults() })
    }
}

/// The lines of a set's values, by file and path.
type Lines = BTreeMap<(String, Vec<String>), u32>;

/// A set laid over other files, as far as its values can be read.
struct Merged {
    files: DeckFiles,
    faults: Vec<DeckFault>,
    lines: Lines,
    differences: Vec<Difference>,
}

fn merge<B: DeckBook>(base: DeckFiles, set: &Files) -> Merged {
    let mut merged =
        Merged { files: base, faults: Vec::new(), lines: Lines::new(), differences: Vec::new() };
    let names = || B::FILES.iter().map(|(name, _)| *name);
    for (file, text) in set {
        match names().find(|name| *name == file) {
            Some(name) => merged.lay::<B>(name, text),
            None => merged.faults.push(DeckFault {
                file: short(file),
                line: None,
                section: None,
                field: None,
                message: format!(
                    "there is no such deck file; the names are {}",
                    names().collect::<Vec<_>>().join(", ")
                ),
            }),
        }
    }
    merged
}

impl Merged {
    fn lay<B: DeckBook>(&mut self, file: &'static str, text: &str) {
        // The built-in files can be read; of a room's own ones whoever changed them hears later.
        let Ok(base) = self.files.text(file).parse::<Table>() else { return };
        let (leaves, broken) = overlay::leaves(text, &base);
        self.faults.extend(broken.into_iter().map(|(line, message)| DeckFault {
            file: file.to_string(),
            line,
            section: None,
            field: None,
            message: quoted(text, line, &plain(&message)),
        }));
        self.faults.dedup();
        let mut table = base.clone();
        let mut differences = Vec::new();
        for Leaf { path, line, value } in leaves {
            if self.faults.len() >= FAULTS {
                break;
            }
            // Each value is tried alone, so that every one that does not fit is found.
            let fits = value.and_then(|value| {
                let marked = overlay::find(&base, &path)
                    .is_some_and(|built_in| overlay::unmarked(built_in).1.is_some());
                if marked && !value.is_table() {
                    return Err(MARK.to_string());
                }
                // A reader would take a list for the values of a section, in their order.
                let section = overlay::find(&base, &path).is_some_and(Value::is_table);
                if section && !value.is_table() {
                    return Err(SECTION.to_string());
                }
                let mut tried = base.clone();
                overlay::put(&mut tried, &path, value.clone());
                B::fits(file, tried)?;
                overlay::put(&mut table, &path, value);
                Ok(())
            });
            if let Err(message) = fits {
                self.faults.push(DeckFault {
                    file: file.to_string(),
                    line: Some(line),
                    section: section(&path),
                    field: path.last().filter(|_| path.len() > 1).map(|name| short(name)),
                    message: quoted(text, Some(line), &plain(&message)),
                });
                continue;
            }
            differences.extend(difference(file, &path, &base, &table));
            self.lines.insert((file.to_string(), path), line);
        }
        if table != base {
            self.files.set(file, overlay::text(&table));
        }
        self.differences.extend(differences);
    }
}
/// A message about a line, with the line.
fn quoted(text: &str, line: Option<u32>, message: &str) -> String {
    let number = line.and_then(|line| usize::try_from(line).ok()?.checked_sub(1));
    match number.and_then(|number| text.lines().nth(number)).map(str::trim) {
        Some(line) if !line.is_empty() && line.chars().count() <= 100 => {
            let line: String = line.chars().map(visible).collect();
            format!("`{line}`: {message}")
        }
        _ => message.to_string(),
    }
}

/// The section of a value: all names but its own.
fn section(path: &[String]) -> Option<String> {
    match path {
        [] => None,
        [only] => Some(short(only)),
        [section @ .., _] => Some(short(&section.join("."))),
    }
}

fn difference(file: &str, path: &[String], base: &Table, table: &Table) -> Option<Difference> {
    let (before, after) = (overlay::find(base, path), overlay::find(table, path)?);
    if before.map(|before| overlay::unmarked(before).0) == Some(overlay::unmarked(after).0) {
        return None;
    }
    Some(Difference {
        file: file.trim_end_matches(".toml").to_string(),
        path: path.to_vec(),
        title: None,
        built_in: before.map(shown),
        set: shown(after),
    })
}

fn shown(value: &Value) -> Shown {
    let (value, mark) = overlay::unmarked(value);
    let text = in_words(value).filter(|text| text.chars().count() <= SHOWN);
    Shown { text, mark: mark.map(str::to_string) }
}

fn in_words(value: &Value) -> Option<String> {
    match value {
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(flag) => Some(flag.to_string()),
        Value::String(text) => Some(text.clone()),
        Value::Array(values) => {
            let words = values.iter().map(|value| match value {
                Value::Array(_) => Some(format!("[{}]", in_words(value)?)),
                value => in_words(value),
            });
            let words: Vec<String> = words.collect::<Option<_>>()?;
            Some(if words.is_empty() { "none".to_string() } else { words.join(", ") })
        }
        _ => None,
    }
}

/// A fault of the checks, with the line where the set has the value.
fn locate(mut fault: DeckFault, lines: &Lines) -> DeckFault {
    let names = fault.section.iter().chain(&fault.field);
    let path: Vec<String> = names.flat_map(|name| name.split('.')).map(str::to_string).collect();
    fault.message = plain(&fault.message);
    fault.line = lines.get(&(fault.file.clone(), path)).copied();
    fault
}
