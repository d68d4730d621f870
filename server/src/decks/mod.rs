//! Sets of deck files that tables may play with.

mod folder;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use table::{DeckFault, DeckReport, Files};

pub use folder::{FolderError, Found, Raw, read};

use crate::games::{Kind, Register};

/// What the files inside the program are called among the sets.
pub const BUILT_IN: &str = "built-in";
/// The setting of the lobby that names the set.
pub const SETTING: &str = "decks";

/// A set, looked through.
#[derive(Clone, Debug)]
pub struct DeckSet {
    /// Its name.
    pub name: String,
    /// The game that it is for; none when no game has such files.
    pub game: Option<&'static str>,
    /// Its files.
    pub files: Files,
    /// How it differs from the built-in set, or everything that is wrong with it.
    pub report: Result<DeckReport, Vec<DeckFault>>,
    raw: Raw,
}

impl DeckSet {
    /// Looks through a set.
    pub fn check(raw: Raw, register: &Register) -> Self {
        let kind = game_of(&raw, register);
        let checked = match &kind {
            Some(kind) => kind.check_decks(&raw.files),
            None => Err(raw.files.keys().map(|file| nobodys(file, register)).collect()),
        };
        let report = match checked {
            Ok(report) if raw.faults.is_empty() => Ok(report),
            checked => {
                let more = checked.err().unwrap_or_default();
                Err(raw.faults.iter().cloned().chain(more).collect())
            }
        };
        let game = kind.map(|kind| kind.about().name);
        Self { name: raw.name.clone(), game, files: raw.files.clone(), report, raw }
    }
}

/// The game whose files these are: the one that knows most of them by name, those that cannot be
/// read as well. Where several know as many, for two games may call a file the same, it is the one
/// that finds nothing wrong with them, or else knows most of the names in them.
fn game_of(raw: &Raw, register: &Register) -> Option<Arc<dyn Kind>> {
    let files = &raw.files;
    let unread = raw.faults.iter().map(|fault| &fault.file);
    let there: BTreeSet<&String> = files.keys().chain(unread).collect();
    let known = |kind: &Arc<dyn Kind>| {
        there.iter().filter(|name| kind.decks().contains_key(**name)).count()
    };
    let kinds = || register.kinds().filter(|kind| !kind.decks().is_empty());
    let most = kinds().map(known).max().filter(|most| *most > 0 || files.is_empty())?;
    let mut best: Vec<&Arc<dyn Kind>> = kinds().filter(|kind| known(kind) == most).collect();
    if best.len() > 1 {
        // The first of those that are as good is the first in the register: sorting keeps that.
        best.sort_by_key(|kind| {
            (kind.check_decks(files).is_err(), Reverse(names_known(files, kind.decks())))
        });
    }
    best.first().map(|kind| Arc::clone(kind))
}

/// How many of the names in these files stand in those of a game. Files that are no TOML have names
/// too.
fn names_known(files: &Files, known: &Files) -> usize {
    let count = |(file, text): (&String, &String)| {
        let ours: BTreeSet<&str> =
            known.get(file).into_iter().flat_map(|text| names(text)).collect();
        names(text).filter(|name| ours.contains(name)).count()
    };
    files.iter().map(count).sum()
}

/// The names of values and sections, by line.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter_map(|line| {
        if line.starts_with('[') { Some(line) } else { Some(line.split_once('=')?.0.trim()) }
    })
}

/// What is said of a file that no game has.
fn nobodys(file: &str, register: &Register) -> DeckFault {
    let games = register.kinds().filter(|kind| !kind.decks().is_empty()).map(|kind| {
        let names: Vec<&str> = kind.decks().keys().map(String::as_str).collect();
        format!("{} has {}", kind.about().name, names.join(", "))
    });
    let games: Vec<String> = games.collect();
    DeckFault {
        file: file.to_owned(),
        line: None,
        section: None,
        field: None,
        message: format!("no game has such a deck file; {}", games.join("; ")),
    }
}

/// The sets that were there at one time.
#[derive(Clone, Debug, Default)]
pub struct Sets(Vec<DeckSet>);

impl Sets {
    /// Those for this game.
    pub fn of(&self, game: &str) -> impl Iterator<Item = &DeckSet> {
        self.0.iter().filter(move |set| set.game == Some(game))
    }

    /// The set of this name.
    pub fn find(&self, game: &str, name: &str) -> Option<&DeckSet> {
        self.of(game).find(|set| set.name == name)
    }

    fn faults(&self) -> String {
        let mut text = String::new();
        for set in &self.0 {
            for fault in set.report.as_ref().err().into_iter().flatten() {
                // A string takes whatever is written to it.
                let _ = write!(text, "\n  {}/{fault}", set.name);
            }
        }
        text
    }
}

/// Why the sets of a server cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DecksError {
    /// The folder is not as it should be.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// A set has faults.
    #[error("the decks in {} are not sound:{faults}", path.display())]
    Broken {
        /// The folder.
        path: PathBuf,
        /// Every fault, on a line each.
        faults: String,
    },
}

/// The folder that a server takes its sets from. Games that have begun do not depend on it.
#[derive(Default)]
pub struct Shelf {
    folder: Option<PathBuf>,
    sets: Mutex<Arc<Sets>>,
}

impl Shelf {
    /// Looks through the folder when the server starts.
    ///
    /// # Errors
    /// The [`DecksError`] with everything that is wrong: whoever starts the server can mend it.
    pub fn open(folder: Option<PathBuf>, register: &Register) -> Result<Self, DecksError> {
        let Some(path) = folder else { return Ok(Self::default()) };
        let check = |raw| DeckSet::check(raw, register);
        let found = read(&path)?;
        tell(&found);
        let sets = Sets(found.sets.into_iter().map(check).collect());
        let faults = sets.faults();
        if !faults.is_empty() {
            return Err(DecksError::Broken { path, faults });
        }
        Ok(Self { folder: Some(path), sets: Mutex::new(Arc::new(sets)) })
    }

    /// The sets as they lie in the folder now. A set that was broken meanwhile is among them with
    /// its faults.
    pub async fn look(&self, register: &Register) -> Arc<Sets> {
        let before = Arc::clone(&self.sets.lock().unwrap_or_else(PoisonError::into_inner));
        let Some(folder) = self.folder.clone() else { return before };
        let register = register.clone();
        let looked = tokio::task::spawn_blocking(move || again(&folder, &before, &register)).await;
        let Ok(sets) = looked.map(Arc::new) else { return Arc::default() };
        *self.sets.lock().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&sets);
        sets
    }
}

fn tell(found: &Found) {
    if let Some(note) = found.note() {
        tracing::warn!("{note}");
    }
}

/// Reads the folder again; what has not changed is not looked through again.
fn again(folder: &std::path::Path, before: &Sets, register: &Register) -> Sets {
    let raw = match read(folder) {
        Ok(found) => {
            tell(&found);
            found.sets
        }
        Err(fault) => {
            tracing::warn!(%fault, "no decks can be offered");
            Vec::new()
        }
    };
    let checked = raw.into_iter().map(|raw| {
        let same = before.0.iter().find(|set| set.raw == raw).cloned();
        same.unwrap_or_else(|| {
            let set = DeckSet::check(raw, register);
            for fault in set.report.as_ref().err().into_iter().flatten() {
                tracing::warn!(set = set.name, %fault, "a set of decks is not sound");
            }
            set
        })
    });
    Sets(checked.collect())
}
