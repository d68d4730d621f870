//! `flagon decks`, and folders with anything in them.

use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Output};

use flagon::games;
use serde_json::{Value, json};

use crate::common::server::Folder;

fn decks(words: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_flagon"));
    command.arg("decks").args(words).arg(folder).output().unwrap()
}

/// The exit code, and what was printed and complained of.
fn said(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

/// Everything that is wrong with the one set of a folder.
fn faults(folder: &Path) -> Vec<String> {
    let (code, out, _) = said(&decks(&["check", "--json"], folder));
    let sets: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(code, i32::from(sets[0]["sound"] == json!(false)), "{out}");
    let told = |fault: &Value| {
        let part = |key: &str| fault[key].as_str().unwrap_or_default().to_owned();
        format!("{}: {}", part("file"), part("message"))
    };
    sets[0]["faults"].as_array().unwrap().iter().map(told).collect()
}

#[track_caller]
fn found(faults: &[String], part: &str) {
    assert!(faults.iter().any(|fault| fault.contains(part)), "no \"{part}\" in {faults:#?}");
}

#[test]
fn what_is_exported_is_sound_and_is_not_written_over() {
    let folder = Folder::new();
    let set = folder.path().join("my-box");
    let (code, out, _) = said(&decks(&["export"], &set));
    assert_eq!((code, out.contains("flagon decks check")), (0, true), "{out}");
    let (code, out, _) = said(&decks(&["check"], &set));
    assert_eq!(
        (code, out.as_str()),
        (0, "my-box for dragon-flagon: sound, the same as the built-in set\n")
    );
    let common = set.join("common.toml");
    let corrected =
        std::fs::read_to_string(&common).unwrap().replacen("{ house = 2 }", "{ printed = 3 }", 1);
    std::fs::write(&common, &corrected).unwrap();
    let (code, _, complaint) = said(&decks(&["export"], &set));
    assert_eq!(code, 1);
    assert!(
        complaint.contains("common.toml") && complaint.contains("Nothing was written"),
        "{complaint}"
    );
    assert_eq!(std::fs::read_to_string(&common).unwrap(), corrected);
    let (code, out, _) = said(&decks(&["check"], &set));
    assert_eq!(code, 0);
    assert!(
        out.contains("one value differs\n  common.toml: boast time: 2 (house) → 3 (printed)"),
        "{out}"
    );
}

#[test]
fn a_set_is_for_the_game_that_has_its_files() {
    let folder = Folder::new();
    let put = |set: &str, file: &str, text: &str| {
        std::fs::create_dir_all(folder.path().join(set)).unwrap();
        std::fs::write(folder.path().join(set).join(file), text).unwrap();
    };
    for game in games::names() {
        let set = folder.path().join(game);
        assert_eq!(said(&decks(&["export", "--game", game], &set)).0, 0);
    }
    // Games may have files of the same name: then it is what stands in them that tells.
    put("brawl", "rulings.toml", "fall_between_tables = { house = true }\n");
    put("lair", "rulings.toml", "orb_may_rest = { house = true }\n");
    // Also when something is wrong with them.
    put("flawed", "rulings.toml", "orb_may_rest = { house = 3 }\n");
    put("typo", "rulings.toml", "orb_may_rest = { house = true\n");
    std::fs::create_dir(folder.path().join("cave")).unwrap();
    std::fs::write(folder.path().join("cave/chambers.toml"), b"[game]\n# \xff\n").unwrap();
    put("nobody", "chess.toml", "");
    let (code, out, _) = said(&decks(&["check"], folder.path()));
    assert_eq!(code, 1);
    for part in [
        "dragon-flagon for dragon-flagon: sound, the same as the built-in set\n",
        "drakon for drakon: sound, the same as the built-in set\n",
        "brawl for dragon-flagon: sound, one value differs\n",
        "lair for drakon: sound, one value differs\n",
        "flawed for drakon: one fault\n",
        "typo for drakon: one fault\n",
        "cave for drakon: one fault\n  chambers.toml: this is no text",
        "nobody: one fault\n  chess.toml: no game has such a deck file; dragon-flagon has areas.toml",
    ] {
        assert!(out.contains(part), "it lacks \"{part}\":\n{out}");
    }
}

#[test]
fn what_is_not_there_is_wrong_usage() {
    let folder = Folder::new();
    let (code, _, complaint) = said(&decks(&["check"], &folder.path().join("nowhere")));
    assert!(code == 2 && complaint.contains("cannot read"), "{complaint}");
    let (code, _, complaint) = said(&decks(&["check"], folder.path()));
    assert!(code == 2 && complaint.contains("flagon decks export"), "{complaint}");
}

#[test]
fn a_folder_with_anything_in_it_is_told_what_is_wrong() {
    let folder = Folder::new();
    let set = folder.path().join("odd");
    std::fs::create_dir_all(set.join("inner")).unwrap();
    let put = |name: &str, bytes: &[u8]| std::fs::write(set.join(name), bytes).unwrap();
    put("common.toml", b"\xff\xfe");
    put("names.toml", &vec![b'#'; (64 << 10) + 1]);
    put("areas.toml", &vec![b'#'; 64 << 10]);
    put("README.md", b"notes");
    put(".common.toml.swp", b"\0");
    put("common.toml~", b"old");
    put("slash.json", b"{}");
    std::os::unix::fs::symlink("/nowhere/at/all", set.join("board.toml")).unwrap();
    std::os::unix::fs::symlink("loop.toml", set.join("loop.toml")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", set.join("jack.toml")).unwrap();
    std::os::unix::fs::symlink(set.join("areas.toml"), set.join("rulings.toml")).unwrap();
    std::fs::write(set.join(std::ffi::OsStr::from_bytes(b"\xffodd.toml")), "").unwrap();
    std::fs::write(set.join("a\u{1b}[2Jb.toml"), "").unwrap();
    let faults = faults(folder.path());
    for part in [
        "common.toml: this is no text",
        "names.toml: the file is too long: at most 64 kB",
        "slash.json: there is no such deck file; the names are areas.toml",
        "board.toml: it cannot be read",
        "loop.toml: it cannot be read",
        "jack.toml: this is no plain file",
        "\u{fffd}odd.toml: this name cannot be read",
        "a\u{fffd}[2Jb.toml: this name cannot be read",
        "inner: a folder inside a set is not read",
    ] {
        found(&faults, part);
    }
    assert_eq!(faults.len(), 9, "{faults:#?}");
}

#[test]
fn sets_have_plain_names_and_the_first_fifty_are_read() {
    let folder = Folder::new();
    let put = |name: &str| {
        let set = folder.path().join(name);
        std::fs::create_dir_all(&set).unwrap();
        std::fs::write(set.join("common.toml"), "[slash]\nreputation = { house = 3 }\n").unwrap();
        set
    };
    for name in ["Built-In", "with space", "käse", &"x".repeat(41)] {
        let set = put(name);
        let faults = faults(folder.path());
        let taken = name == "Built-In";
        found(
            &faults,
            if taken { "the built-in set is called" } else { "1 to 40 letters, digits, - and _" },
        );
        std::fs::remove_dir_all(set).unwrap();
    }
    for number in 0..50 {
        put(&format!("Set_{number}-a"));
    }
    assert_eq!(said(&decks(&["check"], folder.path())).0, 0);
    put("a-last-one");
    let (code, out, _) = said(&decks(&["check"], folder.path()));
    assert!(code == 0 && out.contains("Set_0-a") && !out.contains("a-last-one"), "{out}");
    assert!(
        out.ends_with("\nthe first 50 folders by name are read as sets; 1 more are left out\n")
    );
}

#[test]
fn lists_that_differ_are_shown_and_sets_with_faults_are_named() {
    let folder = Folder::new();
    let put = |set: &str, file: &str, text: &str| {
        std::fs::create_dir_all(folder.path().join(set)).unwrap();
        std::fs::write(folder.path().join(set).join(file), text).unwrap();
    };
    put("wide", "areas.toml", "F3 = [[1, 0], [1, -1]]\n");
    put("bare", "layouts.toml", "[first_game]\nrugs = { house = [] }\n");
    let (code, out, _) = said(&decks(&["check"], folder.path()));
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("areas.toml: F3: [1, -1], [1, 0], [1, 1] → [1, 0], [1, -1]\n"), "{out}");
    let rugs = out.lines().find(|line| line.contains("first_game rugs")).unwrap();
    assert!(rugs.contains("rugs: [") && rugs.ends_with("→ none (house)"), "{out}");
    put("bad", "common.toml", "[slash]\ntime = { house = 99 }\n");
    put("worse", "common.toml", "[slash]\ntime = { house = 99 }\n");
    let (code, _, complaint) = said(&decks(&["check"], folder.path()));
    let said = "flagon: no game can begin with bad, worse before this is mended\n";
    assert_eq!((code, complaint.as_str()), (1, said));
}

#[test]
fn games_are_simulated_with_a_set() {
    let folder = Folder::new();
    let set = folder.path().join("long");
    std::fs::create_dir_all(&set).unwrap();
    std::fs::write(set.join("board.toml"), "[track]\nnormal = { house = [3, 4, 5, 6] }\n").unwrap();
    let decisions = |decks: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_flagon"));
        command.args(["simulate", "--seats", "2", "--games", "2", "--json"]).args(decks);
        let figures: Value = serde_json::from_slice(&command.output().unwrap().stdout).unwrap();
        figures["decisions"].as_u64().unwrap()
    };
    let short = decisions(&["--decks", set.to_str().unwrap()]);
    assert!(short * 2 < decisions(&[]), "the guard comes early");
}

/// Values that fit nowhere, or hardly anywhere.
const ODD: [&str; 19] = [
    "\"x\"",
    "1.5",
    "-1",
    "99999999999999999999",
    "true",
    "[]",
    "[[\"x\"]]",
    "[[1, 2, 3]]",
    "{}",
    "{ a = 1 }",
    "{ printed = 1, house = 2 }",
    "{ house = \"x\" }",
    "{ house = -1 }",
    "{ house = 99999999999999999999 }",
    "{ house = [[1, 2, 3]] }",
    "{ house = { a = 1 } }",
    "{ house = true }",
    "1979-05-27",
    "{ house = nan }",
];

/// Every value of every game, and every kind of wrong value in its place.
#[test]
fn wrong_values_are_told_of_in_plain_words() {
    let readers = ["expected", "invalid", "i128", "variant", "struct", "sequence", "single key"];
    let register = games::house();
    let mut told = 0;
    for kind in register.kinds() {
        for (file, text) in kind.decks() {
            for odd in ODD {
                let spoilt = text.lines().filter_map(|line| match line.split_once(" = ") {
                    Some((name, _)) if !line.starts_with([' ', '#']) => {
                        Some(format!("{name} = {odd}\n"))
                    }
                    _ => line.starts_with('[').then(|| format!("{line}\nnonsense = {odd}\n")),
                });
                let set = [(file.clone(), spoilt.collect())].into();
                for fault in kind.check_decks(&set).err().into_iter().flatten() {
                    // The line of the file is repeated, and may say anything.
                    let message = fault.message.rsplit("`: ").next().unwrap_or_default();
                    let found = readers.into_iter().find(|word| message.contains(word));
                    assert_eq!(found, None, "{fault}");
                    told += 1;
                }
            }
        }
    }
    assert!(told > 5_000, "{told}");
}
