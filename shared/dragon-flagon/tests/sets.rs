//! Sets of decks say only what differs, and hear of everything that is wrong with them.
#![allow(clippy::unwrap_used, clippy::panic)]

use dragon_flagon::DragonFlagon;
use dragon_flagon::book::Book;
use dragon_flagon::files::DeckFiles;
use dragon_flagon::ids::Card;
use serde_json::Value;
use table::{Chance, DeckReport, Files, Game, Lobby};

fn set(files: &[(&str, &str)]) -> Files {
    files.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect()
}

/// The book of a game that is begun with this set and these settings.
fn frozen(set: &Files, settings: &[(&str, &str)]) -> (DeckFiles, Book) {
    let settings = settings.iter().map(|(key, choice)| ((*key).into(), (*choice).into()));
    let lobby =
        Lobby { seats: 5, settings: settings.collect(), decks: set.clone(), ..Lobby::default() };
    let stored = serde_json::to_value(DragonFlagon::freeze(&lobby).unwrap()).unwrap();
    let files: DeckFiles = serde_json::from_value(stored["decks"].clone()).unwrap();
    let book = Book::read(&files).unwrap();
    (files, book)
}

fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let faults = DragonFlagon::check_decks(&set(files)).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn found(faults: &[String], parts: &[&str]) {
    let all = |fault: &&String| parts.iter().all(|part| fault.contains(part));
    assert!(faults.iter().any(|fault| all(&fault)), "none has all of {parts:?}:\n{faults:#?}");
}

#[test]
fn a_set_corrects_single_values() {
    let text = "[slash]\nreputation = { printed = 5 }\n[throw.chair]\nrange = { house = 4 }\n";
    let set = set(&[("common.toml", text), ("areas.toml", "F3 = [[1, 0], [2, 0]]\n")]);
    let (_, book) = frozen(&set, &[]);
    let built_in = Book::read(&Book::built_in()).unwrap();
    let (new, old) = (book.card(Card::Slash), built_in.card(Card::Slash));
    assert_eq!((new.blow().reputation, old.blow().reputation), (5, 2));
    assert_eq!((new.time(), new.copies()), (old.time(), old.copies()), "the rest is as built in");
    assert_eq!(book.squares(Card::Slash).len(), 2);
    assert_eq!(book.card(Card::Charge), built_in.card(Card::Charge));
}

#[test]
fn the_exported_files_are_a_set_without_differences() {
    let report = DragonFlagon::check_decks(&DragonFlagon::decks()).unwrap();
    assert_eq!(report.differences, []);
    let (files, _) = frozen(&DragonFlagon::decks(), &[]);
    assert_eq!(files, Book::built_in());
}

#[test]
fn a_room_holds_the_whole_of_its_decks() {
    let (files, book) =
        frozen(&set(&[("names.toml", "[cards]\nslash = \"Cut \\\"\\u00e9\\\"\"\n")]), &[]);
    assert_eq!(book.names.cards[&Card::Slash], "Cut \"é\"");
    for name in dragon_flagon::files::NAMES {
        assert!(!files.text(name).is_empty(), "{name}: an upgrade may build in something else");
    }
}

#[test]
fn a_room_that_began_before_a_value_was_there_goes_on() {
    let lobby = Lobby { seats: 5, ..Lobby::default() };
    let mut stored = serde_json::to_value(DragonFlagon::freeze(&lobby).unwrap()).unwrap();
    let begin = |stored: &Value| {
        let setup = serde_json::from_value(stored.clone()).unwrap();
        DragonFlagon::begin(&setup, Chance::numbered(1), &mut Vec::new()).map(|game| game.guide())
    };
    let guide = begin(&stored).unwrap();
    let common = stored["decks"]["common.toml"].as_str().unwrap();
    let older = common.replace("duration = { printed = 6 }\n", "");
    assert_ne!(older, common);
    stored["decks"]["common.toml"] = older.into();
    stored["decks"].as_object_mut().unwrap().remove("rulings.toml");
    assert_eq!(begin(&stored).unwrap(), guide);
    stored["decks"]["rulings.toml"] = "coin = { house = true }\n".into();
    assert!(begin(&stored).is_err(), "what it can no longer heed is not passed over");
}

#[test]
fn differences_are_told_with_what_was_and_what_is() {
    let text = "[boast]\ntime = { printed = 2 }\nduration = { house = 4 }\n[dash]\nlengths = { printed = [1, 2] }\n";
    let rulings = "fall_between_tables = { house = true }\n";
    let areas = "F3 = [[1, 0]]\n";
    let files = [("common.toml", text), ("rulings.toml", rulings), ("areas.toml", areas)];
    let DeckReport { differences, defaults } = DragonFlagon::check_decks(&set(&files)).unwrap();
    let told: Vec<Value> =
        differences.iter().map(|one| serde_json::to_value(one).unwrap()).collect();
    let told: Vec<String> = told
        .iter()
        .map(|one| {
            let path = one["path"].to_string();
            format!("{path} {} {} {}", one["title"], one["built_in"]["text"], one["set"]["text"])
        })
        .collect();
    assert_eq!(
        told,
        [
            "[\"F3\"] \"Riposte, Slash, Shield Bash, God Smack, Snatch, Flunge, Sword Dance, Wave Hat\" \"[1, -1], [1, 0], [1, 1]\" \"[1, 0]\"",
            "[\"boast\",\"duration\"] \"Boast\" \"6\" \"4\"",
            "[\"dash\",\"lengths\"] \"Dash\" \"0, 1, 2, 3, 4\" \"1, 2\"",
            "[\"fall_between_tables\"] null \"false\" \"true\"",
        ],
        "a value that only got another mark plays the same"
    );
    assert_eq!(defaults["ruling.fall_between_tables"], "yes");
    assert_eq!(defaults["ruling.fall_when_prone"], "no");
}

#[test]
fn a_table_turns_rulings_round() {
    let ours = set(&[("rulings.toml", "fall_between_tables = { house = true }\n")]);
    let between = |set: &Files, choice| {
        let (_, book) = frozen(set, &[("ruling.fall_between_tables", choice)]);
        *book.rulings.fall_between_tables.value()
    };
    let built_in = Files::new();
    assert_eq!(
        ["default", "yes", "no"].map(|choice| between(&built_in, choice)),
        [false, true, false]
    );
    assert_eq!(["default", "yes", "no"].map(|choice| between(&ours, choice)), [true, true, false]);
}

#[test]
fn every_fault_is_found_at_once() {
    let common = "[slash]\nreputaton = { printed = 3 }\ntime = { printed = 0 }\n[slsh]\ntime = 3\n\
        [boast]\ntime = { guess = 4 }\nduration = 3\n[riposte]\narea = { house = \"F9\" }\n\
        [move]\ncopies = { house = 3 }\n[throw.chair]\nrange = { printed = 40 }\n";
    let faults = faults(&[
        ("common.toml", common),
        ("board.toml", "[room]\nside = { printed = 12 }\ncentre = { printed = \"6F\" }\n"),
        ("names.toml", "[cards]\nslash = \"Cut\nmove = \"\"\n"),
        ("areas.toml", "F3 = [[1]]\nF33 = [[1, 0]]\n"),
        ("comon.toml", ""),
    ]);
    for parts in [
        [
            "common.toml: line 2, [slash] reputaton:",
            "there is no `reputaton` here; allowed: `copies`",
        ],
        ["common.toml: line 3, [slash] time:", "0 is not allowed, only 1 to 9"],
        ["common.toml: line 4, [slsh]:", "sections are boast, charge"],
        ["common.toml: line 7, [boast] time:", "there is no `guess` here; allowed: `printed`"],
        ["common.toml: line 8, [boast] duration:", "write it as { printed = … }"],
        ["common.toml: line 10, [riposte] area:", "no \"F9\", only A8"],
        ["common.toml: copies:", "there are 14 Common cards in all, a deck has 13"],
        ["common.toml: line 14, [throw] chair.range:", "40 is not allowed, only 1 to 14"],
        ["board.toml: line 2, [room] side:", "only odd numbers from 5 to 15"],
        ["board.toml: line 3, [room] centre:", "a square is a letter and a row"],
        ["names.toml: line 2:", "a text has no end; this may stand here"],
        ["areas.toml: line 1, [F3]:", "a pair [forward, right]"],
        ["areas.toml: line 2, F33:", "no card uses an area of this name"],
        ["comon.toml:", "the names are areas.toml, common.toml"],
    ] {
        found(&faults, &parts);
    }
    assert_eq!(faults.len(), 14, "{faults:#?}");
}

#[test]
fn what_is_told_of_a_file_does_nothing_to_a_terminal() {
    let text = "\"\\u001b[2J\" = 3\n\"a\\nb\" = 4\n";
    let faults = faults(&[("common.toml", text), ("rulings.toml", "x = \"\u{1b}[2J\"\n")]);
    assert_eq!(faults.len(), 3);
    assert!(faults.iter().all(|fault| !fault.contains(char::is_control)), "{faults:#?}");
    let name = self::faults(&[("names.toml", "[cards]\nslash = \"\\u001b[2J\"\n")]);
    found(&name, &["names.toml: line 2, [cards] slash:", "1 to 40 letters, all on one line"]);
    let area = self::faults(&[
        ("areas.toml", "\"\\u001b[2J\" = [[1, 0]]\n"),
        ("common.toml", "[slash]\narea = { house = \"\\u001b[2J\" }\n"),
    ]);
    found(&area, &["areas.toml:", "up to 12 letters and digits"]);
    assert!(area.iter().all(|fault| !fault.contains(char::is_control)), "{area:#?}");
}

#[test]
fn names_can_be_seen_and_told_apart() {
    let card = |name: &str| faults(&[("names.toml", &format!("[cards]\nslash = \"{name}\"\n"))]);
    let hidden = ["Sl\u{202e}ash", "\u{200b}", "Sl\u{2028}ash", "Sl\u{ad}ash"];
    for name in hidden.into_iter().chain([" Slash", "Slash ", "Sl  ash", "Sl\u{a0}ash", " "]) {
        let faults = card(name);
        found(&faults, &["names.toml: line 2, [cards] slash:", "with single spaces between words"]);
        assert!(!faults[0].contains(['\u{202e}', '\u{200b}', '\u{2028}', '\u{ad}']), "{faults:?}");
        assert_eq!(faults[0].contains("cannot be seen"), hidden.contains(&name), "{faults:?}");
    }
    let taken = card("SWING");
    found(&taken, &["names.toml: line 2, [cards] slash: swing is called \"SWING\" too"]);
    let nari = "[characters.nari]\nname = \"Teo\"\nshort = \"Margalo\"\nclass = \"Monk\"\n";
    let taken = faults(&[("names.toml", nari)]);
    found(&taken, &["names.toml: line 2, [characters] nari.name: teo is called \"Teo\" too"]);
    found(&taken, &["names.toml: line 3, [characters] nari.short: margalo is called"]);
    assert_eq!(taken.len(), 4, "both of a pair, and none for the class: {taken:#?}");
}

#[test]
fn a_file_full_of_faults_is_not_repeated() {
    let text: String = (0..9_000).map(|number| format!("a{number}=1\n")).collect();
    assert!(faults(&[("common.toml", &text)]).len() <= 100);
    let long = format!("{} = 1\n", "a".repeat(60_000));
    assert!(faults(&[("common.toml", &long)]).iter().all(|fault| fault.chars().count() < 3_000));
}
