//! Every rule that a game's code cites stands in its ledger for players. Each game's own
//! `tests/ledger.rs` takes this in; which game it is says the folder of the crate.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The ids in a text that begin with these letters: `DF-SLASH-02`, `DF-SWING-EX1` or `KB-9`, and
/// those that follow one in short, as in "DF-SLASH-02, -03".
fn ids(text: &str, first: &BTreeSet<String>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut prefix = String::new();
    for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
        let word = word.trim_end_matches('-');
        let Some((letters, number)) = word.rsplit_once('-') else {
            if !word.is_empty() && !["and", "to", "or"].contains(&word) {
                prefix.clear();
            }
            continue;
        };
        let digits = number.strip_prefix("EX").unwrap_or(number);
        let numbered = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        let capital = letters.chars().all(|c| c == '-' || c.is_ascii_uppercase());
        if numbered && capital && first.contains(head(letters)) {
            prefix = letters.into();
            ids.insert(word.into());
        } else if numbered && letters.is_empty() && !prefix.is_empty() {
            ids.insert(format!("{prefix}-{number}"));
        } else {
            prefix.clear();
        }
    }
    ids
}

/// What an id begins with: `DF` of `DF-SLASH`.
fn head(letters: &str) -> &str {
    letters.split_once('-').map_or(letters, |(head, _)| head)
}

/// The crate of the game.
fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder; none if there is no such folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    if !folder.is_dir() {
        return;
    }
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The ids that have a line of their own in the ledger.
fn ledger() -> BTreeSet<String> {
    let game = here().file_name().unwrap().to_str().unwrap();
    let path = here().join(format!("../../docs/rules/{game}.md"));
    let text = fs::read_to_string(path).unwrap();
    let heads = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    let mut lines = BTreeSet::new();
    for (id, _) in heads {
        assert!(lines.insert(id.to_string()), "{id} has two lines in the ledger");
    }
    lines
}

/// What this folder cites and the ledger lacks.
fn missing(folder: &str) -> Vec<String> {
    let ledger = ledger();
    let first: BTreeSet<String> = ledger.iter().map(|id| head(id).to_string()).collect();
    let mut found = Vec::new();
    files(&here().join(folder), &mut found);
    let mut missing = Vec::new();
    for path in found {
        let text = fs::read_to_string(&path).unwrap();
        let cited = ids(&text, &first).into_iter().filter(|id| !ledger.contains(id));
        missing.extend(cited.map(|id| format!("{id} in {}", path.display())));
    }
    missing
}

#[test]
fn ids_are_found_in_prose() {
    let text = "At a wall (DF-KNOCK-06 to -08, KB-2) it slides, by 2-3 and DF-KNOCK; -9 is no id. \
                DF-DASH-EX1 and -EX2 are.";
    let first = ["DF", "KB"].map(String::from).into();
    let found: Vec<String> = ids(text, &first).into_iter().collect();
    assert_eq!(found, ["DF-DASH-EX1", "DF-DASH-EX2", "DF-KNOCK-06", "DF-KNOCK-08", "KB-2"]);
}

#[test]
fn every_rule_cited_in_the_code_stands_in_the_ledger() {
    assert_eq!(missing("src"), Vec::<String>::new());
    assert_eq!(missing("decks"), Vec::<String>::new());
}

#[test]
fn every_rule_cited_in_the_tests_stands_in_the_ledger() {
    assert_eq!(missing("tests"), Vec::<String>::new());
    assert_eq!(missing("scenarios"), Vec::<String>::new());
}
