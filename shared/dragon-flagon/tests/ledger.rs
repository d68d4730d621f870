//! Every rule that the code cites stands in the ledger for players.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The letters before the number of a ruling.
const RULINGS: [&str; 8] = ["TI", "PD", "CX", "RP", "AT", "KB", "FU", "OB"];

/// The ids in a text: `DF-SLASH-02`, `DF-SWING-EX1` or `KB-9`, and those that follow one in short,
/// as in "DF-SLASH-02, -03".
fn ids(text: &str) -> BTreeSet<String> {
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
        let capital = |part: &str| part.chars().all(|c| c.is_ascii_uppercase());
        let ledger = letters.strip_prefix("DF-").is_some_and(capital);
        if numbered && (ledger || RULINGS.contains(&letters)) {
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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/dragon-flagon.md");
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
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    let mut missing = Vec::new();
    for path in found {
        // What this very file cites are examples of ids.
        if path.ends_with("tests/ledger.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let cited = ids(&text).into_iter().filter(|id| !ledger.contains(id));
        missing.extend(cited.map(|id| format!("{id} in {}", path.display())));
    }
    missing
}

#[test]
fn ids_are_found_in_prose() {
    let text = "At a wall (DF-KNOCK-06 to -08, KB-2) it slides, by 2-3 and DF-KNOCK; -9 is no id. \
                DF-DASH-EX1 and -EX2 are.";
    let found: Vec<String> = ids(text).into_iter().collect();
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
