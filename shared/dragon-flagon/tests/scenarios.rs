//! Every scenario of the folder `scenarios/` comes out as it says.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dragon_flagon::DragonFlagon;
use table::Game;
use table::scenario::Source;

fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|end| end == "txt") {
            all.push(path);
        }
    }
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut all = Vec::new();
    files(&folder, &mut all);
    let mut complaints = String::new();
    let mut titles = BTreeSet::new();
    for path in all {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(&folder).unwrap().display().to_string();
        let rehearsals = DragonFlagon::rehearse(&text).unwrap();
        assert!(!rehearsals.is_empty(), "{name} has no scenario");
        for rehearsal in rehearsals {
            complaints.push_str(&rehearsal.complaint(&Source::new(&name, &text)));
            assert!(titles.insert(rehearsal.title.clone()), "twice: {}", rehearsal.title);
        }
    }
    assert!(complaints.is_empty(), "\n{complaints}");
}

/// The scenarios of the page that describes the format: indented, from their title on.
fn examples(page: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for line in page.lines() {
        let code = line.strip_prefix("    ").or_else(|| line.is_empty().then_some(""));
        let begins = code.is_some_and(|code| code.starts_with("scenario:"));
        inside = code.is_some() && (inside || begins);
        if let Some(code) = code.filter(|_| inside) {
            text.push_str(code);
            text.push('\n');
        }
    }
    text
}

#[test]
fn the_examples_of_the_page_hold() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
    let text = examples(&std::fs::read_to_string(page).unwrap());
    let rehearsals = DragonFlagon::rehearse(&text).unwrap();
    assert_eq!(rehearsals.len(), 3);
    let complaints =
        rehearsals.iter().map(|one| one.complaint(&Source::new("docs/scenarios.md", &text)));
    assert_eq!(complaints.collect::<String>(), "");
}
