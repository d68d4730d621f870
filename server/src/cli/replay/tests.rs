//! Files that somebody or something has changed: they are refused, or told; nothing falls over.

use std::path::{Path, PathBuf};

use serde_json::Value;
use table::Chance;

use super::*;

fn dropped(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reports");
    std::fs::read_to_string(folder.join(name)).unwrap()
}

fn args(at: Option<usize>, scenario: bool) -> Args {
    Args { file: PathBuf::new(), verify: false, at, scenario, json: false }
}

/// Opens a text in every way. Whether it can be opened does not matter.
fn open(text: &str) {
    let Ok(report) = Report::read(text) else { return };
    match report {
        Report::Game(game) => {
            let _ = story::told(&game, &args(None, false));
            let _ = story::told(&game, &args(Some(5), true));
        }
        Report::View(view) => drop(view::text(&view)),
    }
}

#[test]
fn bytes_that_were_changed_make_nothing_fall_over() {
    let mut chance = Chance::numbered(1);
    for name in ["quick.json", "quick-view.json"] {
        let whole = dropped(name).into_bytes();
        for _ in 0..150 {
            let mut bytes = whole.clone();
            for _ in 0..=chance.below(3) {
                let place = chance.index(bytes.len());
                match chance.below(4) {
                    0 => bytes.truncate(place),
                    1 => drop(bytes.remove(place)),
                    2 => bytes.insert(place, b"\"{}[],:0-9e"[chance.index(11)]),
                    _ => bytes[place] = chance.below(128) as u8,
                }
                if bytes.is_empty() {
                    break;
                }
            }
            open(&String::from_utf8_lossy(&bytes));
        }
    }
}

/// Puts something else in the place of one value.
fn change(value: &mut Value, chance: &mut Chance) {
    let deeper = chance.below(8) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let place = chance.index(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(place) {
                change(inner, chance);
            }
        }
        Value::Array(values) if deeper && !values.is_empty() => {
            let (one, other) = (chance.index(values.len()), chance.index(values.len()));
            match chance.below(5) {
                0 => values.swap(one, other),
                1 => drop(values.remove(one)),
                2 => values.insert(one, values[other].clone()),
                _ => change(&mut values[one], chance),
            }
        }
        value => {
            let others = ["null", "-1", "0", "255", "4294967296", "1e300", "\"A1\"", "\"O15\""];
            let more = ["\"\"", "[]", "{}", "[[[]]]", "\"dragon_kick\"", "true", "\"9.9\"", "7"];
            let texts: Vec<&str> = others.into_iter().chain(more).collect();
            *value = serde_json::from_str(texts[chance.index(texts.len())]).unwrap();
        }
    }
}

#[test]
fn values_that_were_changed_make_nothing_fall_over() {
    let mut chance = Chance::numbered(2);
    for name in ["quick.json", "quick-view.json"] {
        let whole: Value = serde_json::from_str(&dropped(name)).unwrap();
        for _ in 0..250 {
            let mut report = whole.clone();
            for _ in 0..=chance.below(2) {
                // Half of the changes go into what a game is begun with.
                let part = ["setup", "answers", "head", "parts"][chance.index(4)];
                match report.get_mut(part).filter(|_| chance.below(2) == 0) {
                    Some(part) => change(part, &mut chance),
                    None => change(&mut report, &mut chance),
                }
            }
            open(&report.to_string());
        }
    }
}

#[test]
fn what_a_viewer_saw_is_shown() {
    let Ok(Report::View(view)) = Report::read(&dropped("quick-view.json")) else { panic!() };
    let shown = view::text(&view).map_err(|_| ()).unwrap();
    assert!(shown.starts_with("dragon-flagon, edition "), "{shown}");
    for part in ["as Ada saw it after", "\n11  ", "plans ", "marker: time ", "news:\n"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}

#[test]
fn the_story_of_a_game_is_told() {
    let Ok(Report::Game(game)) = Report::read(&dropped("quick.json")) else { panic!() };
    let told = story::told(&game, &args(None, false)).map_err(|_| ()).unwrap();
    for part in ["   1  ", " plan: ", "         drawn: character ", "after ", "\n1. "] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let scenario = story::told(&game, &args(Some(20), true)).map_err(|_| ()).unwrap();
    assert!(scenario.starts_with("scenario: "), "{scenario}");
}
