//! Scenarios in files, which are to come out as they say. Each game's own `tests/scenarios.rs` takes
//! this in.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

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

/// Every scenario of the folder `scenarios/` of a package comes out as it says.
pub fn every_scenario_holds<G: Game>(package: &str) {
    let folder = Path::new(package).join("scenarios");
    let mut all = Vec::new();
    files(&folder, &mut all);
    let mut complaints = String::new();
    let mut titles = BTreeSet::new();
    for path in all {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(&folder).unwrap().display().to_string();
        let rehearsals = G::rehearse(&text).unwrap();
        assert!(!rehearsals.is_empty(), "{name} has no scenario");
        for rehearsal in rehearsals {
            complaints.push_str(&rehearsal.complaint(&Source::new(&name, &text)));
            assert!(titles.insert(rehearsal.title.clone()), "twice: {}", rehearsal.title);
        }
    }
    assert!(complaints.is_empty(), "\n{complaints}");
}

/// The scenarios of a page: indented, from their title on.
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

/// The examples of a page in the folder of documents hold; there are so many of them.
pub fn examples_hold<G: Game>(package: &str, page: &str, count: usize) {
    let path = Path::new(package).join("../../docs").join(page);
    let text = examples(&std::fs::read_to_string(path).unwrap());
    let rehearsals = G::rehearse(&text).unwrap();
    assert_eq!(rehearsals.len(), count);
    let complaints = rehearsals.iter().map(|one| one.complaint(&Source::new(page, &text)));
    assert_eq!(complaints.collect::<String>(), "");
}
