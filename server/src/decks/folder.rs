//! Reads sets of deck files from a folder.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use table::text::{is_unseen, visible};
use table::{DeckFault, Files};

use super::BUILT_IN;
use crate::plain;

/// The most sets in a folder that are read: the first ones by name.
const SETS: usize = 50;
/// The most files and folders in one folder.
const ENTRIES: usize = 1000;
/// The most bytes of a file.
const BYTES: u64 = 64 << 10;
/// The most characters of a set's name.
const NAME: usize = 40;

/// Why a folder of sets cannot be used at all.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// It cannot be read.
    #[error("cannot read {}: {}. Name a folder with deck files", path.display(), plain::io(fault))]
    Unread {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
    /// There is too much in it.
    #[error("{} holds more than {most} files and folders; name one that holds deck files only", path.display())]
    TooMany {
        /// The folder.
        path: PathBuf,
        /// How many are allowed.
        most: usize,
    },
}

/// A set as it lies on the disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raw {
    /// The name of its folder.
    pub name: String,
    /// The texts that could be read.
    pub files: Files,
    /// What could not be read.
    pub faults: Vec<DeckFault>,
}

/// The sets of a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The sets: the folder itself when deck files lie in it, and each folder in it.
    pub sets: Vec<Raw>,
    /// How many folders were not read, since there are too many.
    left_out: usize,
}

impl Found {
    /// What is to be said of folders that were not read.
    pub fn note(&self) -> Option<String> {
        let rest = self.left_out;
        (rest > 0).then(|| {
            format!("the first {SETS} folders by name are read as sets; {rest} more are left out")
        })
    }
}

/// Reads all sets.
///
/// # Errors
/// The [`FolderError`] of a folder that cannot be read, or holds too much.
pub fn read(folder: &Path) -> Result<Found, FolderError> {
    let mut sets = Vec::new();
    let (own, folders) = set(folder, own_name(folder))?;
    let itself = !own.files.is_empty() || !own.faults.is_empty();
    sets.extend(Some(own).filter(|_| itself));
    let left_out = folders.len().saturating_sub(SETS);
    for (name, path) in folders.into_iter().take(SETS) {
        let (mut inner, deeper) = set(&path, name)?;
        inner.faults.extend(deeper.into_iter().map(|(name, _)| {
            fault(&name, "a folder inside a set is not read; put its files beside the others")
        }));
        if inner.files.is_empty() && inner.faults.is_empty() {
            inner.faults.push(fault(&inner.name, "no deck files are in this folder"));
        }
        sets.push(inner);
    }
    let mut names: Vec<String> = Vec::new();
    for set in &mut sets {
        set.faults.extend(name_fault(&set.name));
        if names.contains(&set.name) {
            set.faults.push(fault(&set.name, "another set has the same name"));
        }
        names.push(set.name.clone());
    }
    Ok(Found { sets, left_out })
}

/// What a set is called that lies in the folder itself.
fn own_name(folder: &Path) -> String {
    let whole = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    whole.file_name().map_or_else(|| "decks".to_owned(), |name| shown(&name.to_string_lossy()))
}

fn name_fault(name: &str) -> Option<DeckFault> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if name.is_empty() || name.chars().count() > NAME || !name.chars().all(plain) {
        let allowed =
            format!("a set's folder has 1 to {NAME} letters, digits, - and _ as its name");
        return Some(fault(name, &allowed));
    }
    let taken = "this is what the built-in set is called; give the folder another name";
    name.eq_ignore_ascii_case(BUILT_IN).then(|| fault(name, taken))
}

type Folders = Vec<(String, PathBuf)>;

/// The files of one folder, and the folders in it.
fn set(folder: &Path, name: String) -> Result<(Raw, Folders), FolderError> {
    let unread = |fault| FolderError::Unread { path: folder.to_owned(), fault };
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        entries.push(entry.map_err(unread)?.path());
        if entries.len() > ENTRIES {
            let path = folder.to_owned();
            return Err(FolderError::TooMany { path, most: ENTRIES });
        }
    }
    entries.sort();
    let mut raw = Raw { name, files: Files::new(), faults: Vec::new() };
    let mut folders = Folders::new();
    for path in entries {
        let Some(name) = path.file_name() else { continue };
        let Some(name) = name.to_str().filter(|name| !name.contains(is_unseen)) else {
            let name = shown(&name.to_string_lossy());
            raw.faults.push(fault(&name, "this name cannot be read"));
            continue;
        };
        // What editors and version control leave behind, and notes about a set, are no deck files.
        if name.starts_with('.') || name.ends_with('~') || is_note(&path) {
            continue;
        }
        match text(&path) {
            Ok(Some(text)) => drop(raw.files.insert(name.to_owned(), text)),
            Ok(None) => folders.push((name.to_owned(), path)),
            Err(message) => raw.faults.push(fault(name, &message)),
        }
    }
    Ok((raw, folders))
}

fn is_note(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "md" || ending == "txt")
}

/// The text of a file; none of a folder. Links are followed: some systems put files in place so.
fn text(path: &Path) -> Result<Option<String>, String> {
    let unread = |fault: io::Error| format!("it cannot be read: {}", plain::io(&fault));
    let kind = fs::metadata(path).map_err(unread)?;
    if kind.is_dir() {
        return Ok(None);
    }
    if !kind.is_file() {
        return Err("this is no plain file".to_owned());
    }
    let mut bytes = Vec::new();
    File::open(path).map_err(unread)?.take(BYTES + 1).read_to_end(&mut bytes).map_err(unread)?;
    if bytes.len() as u64 > BYTES {
        return Err(format!("the file is too long: at most {} kB are allowed", BYTES >> 10));
    }
    let no_text = |_| "this is no text: deck files are written in UTF-8".to_owned();
    String::from_utf8(bytes).map(Some).map_err(no_text)
}

fn fault(file: &str, message: &str) -> DeckFault {
    DeckFault {
        file: shown(file),
        line: None,
        section: None,
        field: None,
        message: message.to_owned(),
    }
}

/// A name that may hold anything, as a terminal can show it.
fn shown(name: &str) -> String {
    name.chars().take(80).map(visible).collect()
}
