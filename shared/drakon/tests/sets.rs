//! Sets of deck files say only what differs, and hear of everything that is wrong with them.
#![allow(clippy::unwrap_used, clippy::panic)]

use drakon::Drakon;
use drakon::book::Book;
use drakon::ids::Kind;
use serde_json::Value;
use table::{Chance, DeckFiles, DeckReport, Files, Game, Lobby, SetupFault};

fn set(files: &[(&str, &str)]) -> Files {
    files.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect()
}

fn lobby(set: &Files, settings: &[(&str, &str)]) -> Lobby {
    let settings = settings.iter().map(|(key, choice)| ((*key).into(), (*choice).into()));
    Lobby { seats: 5, settings: settings.collect(), decks: set.clone(), ..Lobby::default() }
}

/// The book of a game that is begun with this set and these settings.
fn frozen(set: &Files, settings: &[(&str, &str)]) -> (DeckFiles, Book) {
    let setup = Drakon::freeze(&lobby(set, settings)).unwrap();
    let stored = serde_json::to_value(setup).unwrap();
    let files: DeckFiles = serde_json::from_value(stored["decks"].clone()).unwrap();
    let book = Book::read(&files).unwrap();
    (files, book)
}

fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let faults = Drakon::check_decks(&set(files)).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

fn copies(book: &Book, kind: Kind) -> usize {
    book.faces.iter().filter(|face| face.kind == kind).count()
}

/// proves: DK-COMP-06, DK-COMP-07, DK-COMP-08, DK-BLANK-02
#[test]
fn the_box_holds_64_chambers_and_28_coins() {
    let book = Book::built_in().unwrap();
    assert_eq!((book.faces.len(), book.coins, book.hand), (64, 28, 4));
    assert_eq!((book.goal, book.escape), (5, 4));
    assert_eq!((copies(&book, Kind::Start), copies(&book, Kind::FindGold)), (1, 10));
    let others = Kind::ALL.into_iter().filter(|k| !matches!(k, Kind::Blank | Kind::FindGold));
    assert!(others.into_iter().all(|kind| (1..=4).contains(&copies(&book, kind))));
    let blanks = book.faces.iter().filter(|face| face.kind == Kind::Blank);
    let mut ways: Vec<usize> = blanks.map(|face| face.arrows.sides().count()).collect();
    ways.dedup();
    assert_eq!(ways, [1, 2, 3], "a blank has one, two or three arrows");
}

/// proves: DK-GALE-05. The Key and the Vortex are the only chambers without arrows.
#[test]
fn every_chamber_but_key_and_vortex_has_arrows() {
    for face in Book::built_in().unwrap().faces {
        let bare = matches!(face.kind, Kind::MasterKey | Kind::MagicalVortex);
        assert_eq!(face.arrows.is_empty(), bare, "{:?}", face.kind);
    }
}

#[test]
fn a_set_corrects_single_values() {
    let text = "[game]\ncoins = { printed = 30 }\n[blank]\none = { house = 0 }\n\
        [find_gold]\none = { printed = 3 }\n";
    let (_, book) = frozen(&set(&[("chambers.toml", text)]), &[]);
    assert_eq!((book.coins, book.goal, book.faces.len()), (30, 5, 64));
    assert_eq!((copies(&book, Kind::Blank), copies(&book, Kind::FindGold)), (11, 11));
}

#[test]
fn the_exported_files_are_a_set_without_differences() {
    let report = Drakon::check_decks(&Drakon::decks()).unwrap();
    assert_eq!(report.differences, []);
    let (files, _) = frozen(&Drakon::decks(), &[]);
    assert_eq!(files.texts(), &Drakon::decks());
}

#[test]
fn a_room_holds_the_whole_of_its_decks() {
    let ours = set(&[("chambers.toml", "[game]\nhand = { house = 3 }\n")]);
    let (files, book) = frozen(&ours, &[]);
    assert_eq!(book.hand, 3);
    for name in Drakon::decks().keys() {
        assert!(!files.text(name).is_empty(), "{name}: an upgrade may build in something else");
    }
}

#[test]
fn a_room_that_began_before_a_value_was_there_goes_on() {
    let mut stored =
        serde_json::to_value(Drakon::freeze(&lobby(&Files::new(), &[])).unwrap()).unwrap();
    let begin = |stored: &Value| {
        let setup = serde_json::from_value(stored.clone()).unwrap();
        Drakon::begin(&setup, Chance::numbered(1), &mut Vec::new()).map(|game| game.guide())
    };
    let guide = begin(&stored).unwrap();
    let chambers = stored["decks"]["chambers.toml"].as_str().unwrap();
    let older = chambers.replace("rounds = { house = 60 }\n", "");
    assert_ne!(older, chambers);
    stored["decks"]["chambers.toml"] = older.into();
    stored["decks"].as_object_mut().unwrap().remove("rulings.toml");
    assert_eq!(begin(&stored).unwrap(), guide);
    stored["decks"]["rulings.toml"] = "coin = { house = true }\n".into();
    assert!(begin(&stored).is_err(), "what it can no longer heed is not passed over");
}

#[test]
fn a_setup_that_was_changed_by_hand_is_refused() {
    let stored = serde_json::to_value(Drakon::freeze(&lobby(&Files::new(), &[])).unwrap()).unwrap();
    let begin = |key: &str, value: Value| {
        let mut stored = stored.clone();
        stored[key] = value;
        let setup = serde_json::from_value(stored).unwrap();
        Drakon::begin(&setup, Chance::numbered(1), &mut Vec::new()).map(drop)
    };
    assert_eq!(begin("seats", 5.into()), Ok(()));
    for (key, value) in [("seats", 4.into()), ("picks", serde_json::json!([]))] {
        assert!(matches!(begin(key, value), Err(SetupFault::Unreadable { .. })), "{key}");
    }
    assert_eq!(begin("seats", 9.into()), Err(SetupFault::Seats { min: 2, max: 6 }));
    let twice = serde_json::json!(["dwarf", null, "dwarf"]);
    assert_eq!(begin("picks", twice), Err(SetupFault::Figure { figure: "dwarf".into() }));
    let bare = serde_json::json!({ "chambers.toml": "[start]\nthree = { house = 2 }\n" });
    assert!(matches!(begin("decks", bare), Err(SetupFault::Deck { .. })));
}

#[test]
fn differences_are_told_with_what_was_and_what_is() {
    let text =
        "[game]\ngoal = { house = 6 }\nhand = { house = 4 }\n[blank]\ncorner = { printed = 2 }\n";
    let files = [("chambers.toml", text), ("rulings.toml", "orb_may_rest = { house = true }\n")];
    let DeckReport { differences, defaults } = Drakon::check_decks(&set(&files)).unwrap();
    let shown = |shown: &table::Shown| shown.text.clone().unwrap_or_default();
    let told: Vec<String> = differences
        .iter()
        .map(|one| {
            let before = one.built_in.as_ref().map(shown).unwrap_or_default();
            format!("{} {} {before} {}", one.file, one.path.join("."), shown(&one.set))
        })
        .collect();
    assert_eq!(
        told,
        ["chambers blank.corner 3 2", "chambers game.goal 5 6", "rulings orb_may_rest false true"],
        "a value that only got another mark plays the same"
    );
    assert_eq!(defaults["ruling.orb_may_rest"], "yes");
    assert_eq!(defaults["ruling.amazon_after_placing"], "no");
}

#[test]
fn a_table_turns_rulings_round() {
    let ours = set(&[("rulings.toml", "escape_when_moved = { house = false }\n")]);
    let moved = |set: &Files, choice| {
        let (_, book) = frozen(set, &[("ruling.escape_when_moved", choice)]);
        *book.rulings.escape_when_moved.value()
    };
    let choices = ["default", "yes", "no"];
    assert_eq!(choices.map(|choice| moved(&Files::new(), choice)), [true, true, false]);
    assert_eq!(choices.map(|choice| moved(&ours, choice)), [false, true, false]);
}

#[test]
fn every_fault_is_found_at_once_and_says_where_it_is() {
    let chambers = "[game]\nhand = 4\ngoal = { house = 0 }\ncoins = { house = 2 }\n\
        rounds = { guess = 60 }\n[start]\ncorner = { house = 1 }\n[master_key]\none = { house = 2 }\n\
        [blank]\nnone = { house = 1 }\none = { house = 300 }\n[find_gold]\nfour = { house = 1 }\n\
        [gold]\none = { house = 1 }\n";
    let faults = faults(&[
        ("chambers.toml", chambers),
        ("rulings.toml", "orb_may_rest = true\n"),
        ("rules.toml", ""),
    ]);
    for parts in [
        ["chambers.toml: line 2, [game] hand:", "write it as { printed = … }"],
        ["chambers.toml: line 3, [game] goal:", "0 is not allowed, only 1 to 20"],
        ["chambers.toml: line 4, [game] coins:", "2 is not allowed, only 4 to 200"],
        ["chambers.toml: line 5, [game] rounds:", "there is no `guess` here; allowed: `printed`"],
        ["chambers.toml: [start]:", "there is exactly one, not 2"],
        ["chambers.toml: line 9, [master_key] one:", "such a chamber has no arrows"],
        ["chambers.toml: line 11, [blank] none:", "such a chamber has at least one arrow"],
        ["chambers.toml: line 12, [blank] one:", "a whole number from 0 to 255"],
        ["chambers.toml: line 14, [find_gold] four:", "allowed: `none`, `one`"],
        ["chambers.toml: line 15, [gold]:", "allowed: `blank`, `find_gold`"],
        ["chambers.toml:", "68 chambers in all; 25 to 64 are allowed"],
        ["rulings.toml: line 1, [orb_may_rest]:", "write it as { printed = … }"],
        ["rules.toml:", "the names are chambers.toml, rulings.toml"],
    ] {
        let all = |fault: &&String| parts.iter().all(|part| fault.contains(part));
        assert!(faults.iter().any(|fault| all(&fault)), "none has all of {parts:?}:\n{faults:#?}");
    }
    assert_eq!(faults.len(), 13, "{faults:#?}");
}

/// With a hand for each of six seats dealt, nothing may be missing.
#[test]
fn a_hand_that_cannot_be_asks_for_no_chambers() {
    let told = faults(&[("chambers.toml", "[game]\nhand = { printed = 30 }\n")]);
    assert_eq!(told, ["chambers.toml: line 2, [game] hand: 30 is not allowed, only 1 to 10"]);
}

#[test]
fn there_are_chambers_enough_for_every_table() {
    let few = "[blank]\nthree = { house = 0 }\nstraight = { house = 0 }\ncorner = { house = 0 }\n";
    let hands = |hand: u8| {
        let text = format!("[game]\nhand = {{ house = {hand} }}\n{few}");
        Drakon::check_decks(&set(&[("chambers.toml", &text)])).is_ok()
    };
    assert_eq!([8, 9].map(hands), [true, false], "53 chambers are 6 times 8, Start and four more");
}
