//! Sets of deck files that say only what differs from the built-in ones.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::text::{short, visible};
use table::{DeckFault, DeckReport, Difference, Files, Lobby, Shown};
use toml::{Table, Value};

use crate::book::Book;
use crate::files::{DeckFiles, NAMES};
use crate::ids::Card;
use crate::overlay::{self, Leaf};
use crate::plain::plain;
use crate::reading::fits;
use crate::rulings;

/// Longer values are only said to have changed. The largest area and all rugs of a room are shorter.
const SHOWN: usize = 240;
/// What is said of a value without a mark.
const MARK: &str =
    "write it as { printed = … } when it stands on the card or in the rulebook, else { house = … }";
/// Whoever meets so many faults has something else in the file than they think.
const FAULTS: usize = 100;

/// The decks of a game: the built-in ones, with what the chosen set and the chosen rulings say
/// otherwise.
pub fn frozen(lobby: &Lobby) -> Result<(DeckFiles, Book), DeckFault> {
    let first = |faults: Vec<DeckFault>| faults.into_iter().next();
    let chosen = Files::from([("rulings.toml".to_string(), rulings::chosen(&lobby.settings))]);
    let mut files = DeckFiles::built_in();
    for set in [&lobby.decks, &chosen] {
        let merged = merge(files, set);
        if let Some(fault) = first(merged.faults) {
            return Err(fault);
        }
        files = merged.files;
    }
    let book = Book::read(&files)?;
    Ok((files, book))
}

/// The decks that a game was begun with. What they do not say is newer than they are, and as it is
/// built in.
pub fn thawed(files: &DeckFiles) -> Result<Book, DeckFault> {
    Book::read(files).or_else(|fault| {
        let merged = merge(DeckFiles::built_in(), files.texts());
        if merged.faults.is_empty() { Book::read(&merged.files) } else { Err(fault) }
    })
}

/// Looks through a set.
pub fn check(set: &Files) -> Result<DeckReport, Vec<DeckFault>> {
    let Merged { files, mut faults, lines, differences } = merge(DeckFiles::built_in(), set);
    let book = match Book::assemble(&files) {
        Ok((book, more)) => {
            // What belongs together is only worth a word when each value can be read.
            let more = more.into_iter().map(|fault| locate(fault, &lines));
            faults.extend(more);
            book
        }
        Err(fault) => {
            faults.push(fault);
            return Err(faults);
        }
    };
    faults.extend(differences.iter().filter(|new| is_idle_area(new, &book)).map(|area| {
        let fault = DeckFault {
            file: "areas.toml".to_string(),
            line: None,
            section: None,
            field: area.path.first().cloned(),
            message: "no card uses an area of this name".to_string(),
        };
        locate(fault, &lines)
    }));
    if !faults.is_empty() {
        faults.sort_by_key(|fault| (file_place(&fault.file), fault.line));
        return Err(faults);
    }
    let mut differences = differences;
    for difference in &mut differences {
        difference.title = title(difference, &book);
    }
    Ok(DeckReport { differences, defaults: book.rulings.defaults() })
}

/// The card that a value is of, or the cards that use an area.
fn title(difference: &Difference, book: &Book) -> Option<String> {
    let name = difference.path.first()?;
    let is_area = difference.file == "areas";
    let meant = |card: &Card| {
        if is_area {
            book.card(*card).areas().any(|(_, area)| area == name)
        } else {
            card.key() == name
        }
    };
    let cards = Card::ALL.into_iter().filter(meant);
    let names: Vec<&str> =
        cards.filter_map(|card| book.names.cards.get(&card)).map(String::as_str).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Whether this is a new area that no card names: most likely the name of another one, misspelt.
fn is_idle_area(difference: &Difference, book: &Book) -> bool {
    let used = |name: &String| {
        Card::ALL.into_iter().any(|card| book.card(card).areas().any(|(_, area)| area == name))
    };
    let new = difference.file == "areas" && difference.built_in.is_none();
    new && !difference.path.first().is_some_and(used)
}

fn file_place(file: &str) -> usize {
    NAMES.iter().position(|name| *name == file).unwrap_or(NAMES.len())
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

fn merge(base: DeckFiles, set: &Files) -> Merged {
    let mut merged =
        Merged { files: base, faults: Vec::new(), lines: Lines::new(), differences: Vec::new() };
    for (file, text) in set {
        match NAMES.iter().find(|name| *name == file) {
            Some(name) => merged.lay(name, text),
            None => merged.faults.push(DeckFault {
                file: short(file),
                line: None,
                section: None,
                field: None,
                message: format!("there is no such deck file; the names are {}", NAMES.join(", ")),
            }),
        }
    }
    merged
}

impl Merged {
    fn lay(&mut self, file: &'static str, text: &str) {
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
                let mut tried = base.clone();
                overlay::put(&mut tried, &path, value.clone());
                fits(file, &tried)?;
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

/// The built-in files.
pub fn built_in() -> Files {
    let files = DeckFiles::built_in();
    NAMES.iter().map(|name| ((*name).to_string(), files.text(name).to_string())).collect()
}
