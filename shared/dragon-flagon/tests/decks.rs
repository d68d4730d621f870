//! Deck files with mistakes in them: each is refused with its file, its place and what is allowed.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use dragon_flagon::DragonFlagon;
use dragon_flagon::book::Book;
use dragon_flagon::ids::Card;
use serde_json::{Value, json};
use table::{Chance, Game, SetupFault};

/// The fault of the house's files, with the first `old` replaced by `new` in one of them.
fn fault(file: &str, old: &str, new: &str) -> String {
    let mut files = Book::built_in();
    assert!(files.text(file).contains(old), "{file} has no {old}");
    files.set(file, files.text(file).replacen(old, new, 1));
    let fault = Book::read(&files).err().unwrap_or_else(|| panic!("{new} is accepted"));
    assert_eq!(fault.file, file, "{fault}");
    fault.to_string()
}

/// Everything that is wrong then.
fn faults(file: &str, old: &str, new: &str) -> Vec<String> {
    let mut set = DragonFlagon::decks();
    let text = set.get_mut(file).unwrap();
    assert!(text.contains(old), "{file} has no {old}");
    *text = text.replacen(old, new, 1);
    let faults = DragonFlagon::check_decks(&set).err().unwrap();
    faults.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn refused(file: &str, old: &str, new: &str, parts: &[&str]) {
    let fault = fault(file, old, new);
    for part in parts {
        assert!(fault.contains(part), "it lacks \"{part}\":\n{fault}");
    }
    assert!(!fault.contains('\n'), "{fault}");
}

fn card(old: &str, new: &str, parts: &[&str]) {
    refused("common.toml", old, new, parts);
}

fn layout(old: &str, new: &str, parts: &[&str]) {
    refused("layouts.toml", old, new, parts);
}

fn board(old: &str, new: &str, parts: &[&str]) {
    refused("board.toml", old, new, parts);
}

#[test]
fn the_files_of_the_house_are_sound() {
    let book = Book::read(&Book::built_in()).unwrap();
    assert!(Card::ALL.iter().all(|card| book.card(*card).copies() > 0));
}

#[test]
fn what_is_no_toml() {
    card("[boast]", "[boast", &["common.toml: line", "[boast"]);
    refused(
        "names.toml",
        "slash = \"Slash\"",
        "slash = Slash",
        &["names.toml: line", "[cards]", "slash = Slash"],
    );
}

#[test]
fn an_unknown_card() {
    card(
        "[slash]",
        "[slsh]",
        &["line", "[slsh]", "no card \"slsh\"", "sections are boast, charge", "slash"],
    );
}

#[test]
fn a_missing_card_or_field() {
    let files = Book::built_in();
    let sheet = files.text("common.toml").split("[yank_rug]").nth(1).unwrap();
    card(&format!("[yank_rug]{sheet}"), "", &["[yank_rug] copies: the card is missing"]);
    card(
        "[slash]\ncopies = { printed = 1 }",
        "[slash]",
        &["[slash] copies: the card needs this field"],
    );
    card("duration = { printed = 6 }\n", "", &["[boast] duration: the card needs this field"]);
    card(
        "time = { house = 3 }\nstanding = { house = true }\nlengths",
        "lengths",
        &["[dash] time: the card needs this field"],
    );
    card("[throw.mug]", "[throw.chair2]", &["there is no `chair2`", "`mug`", "`chair`"]);
}

#[test]
fn an_unknown_field() {
    card(
        "weapon = { printed = true }",
        "wepon = { printed = true }",
        &["[charge]", "`wepon = { printed = true }`", "there is no `wepon`", "`weapon`"],
    );
    card(
        "range = { printed = 3 }",
        "rnge = { printed = 3 }",
        &["[throw.chair]", "there is no `rnge`", "`range`"],
    );
    board("starts =", "start =", &["[room]", "there is no `start`", "`starts`"]);
    board(
        "normal =",
        "short =",
        &["[track]", "there is no `short`", "`normal`, `extended`, `quick`"],
    );
    refused(
        "rulings.toml",
        "fall_when_prone",
        "fall_if_prone",
        &["there is no `fall_if_prone`", "`fall_when_prone`"],
    );
    refused(
        "names.toml",
        "thras = {",
        "tras = {",
        &["[characters]", "there is no `tras`", "`thras`"],
    );
    refused(
        "names.toml",
        "short = \"Thras\"",
        "shrt = \"Thras\"",
        &["there is no `shrt`", "`short`"],
    );
}

/// What a card does not read would make a difference that the table never sees.
#[test]
fn a_field_that_the_card_does_not_read() {
    let knows =
        "slash has no field `duration`; it knows: copies, time, area, standing, reputation, daze";
    card("[slash]\n", "[slash]\nduration = { house = 3 }\n", &["[slash] duration", knows]);
    for (file, card, field) in [
        ("common.toml", "boast", "area = { house = \"F1\" }"),
        ("common.toml", "riposte", "weapon = { house = true }"),
        ("tuuli.toml", "vision", "knockback = { house = 1 }"),
        ("tuuli.toml", "tithe", "weapon = { house = true }"),
        ("thras.toml", "shove", "knockback = { house = 1 }"),
        ("thras.toml", "flip_table", "knockback = { house = 1 }"),
        ("jack.toml", "lure_of_the_sea", "knockback = { house = 1 }"),
    ] {
        let name = field.split(' ').next().unwrap();
        let fault = format!("[{card}] {name}: {card} has no field `{name}`");
        refused(file, &format!("[{card}]\n"), &format!("[{card}]\n{field}\n"), &[&fault]);
    }
}

/// Whoever stands where the table comes gives way, whatever the card says.
#[test]
fn a_table_that_knocks_nobody_back() {
    card(
        "daze = { house = 1 }\nknockback = { printed = 1 }",
        "daze = { house = 1 }\nknockback = { house = 0 }",
        &["[push_table] knockback: 0 is not allowed, only 1 to 4"],
    );
}

#[test]
fn a_value_of_the_wrong_kind() {
    card("time = { house = 2 }", "time = { house = \"two\" }", &["[boast]", "the text \"two\""]);
    card(
        "time = { house = 2 }",
        "time = { guess = 2 }",
        &["[boast]", "there is no `guess`", "`printed` or `house`"],
    );
    card(
        "time = { house = 2 }",
        "time = 2",
        &["[boast]", "`time = 2`", "{ printed = … } or { house = … }"],
    );
    card(
        "weapon = { printed = true }",
        "weapon = { printed = 1 }",
        &["[charge]", "the number 1 is not allowed here, only true or false"],
    );
    card(
        "reputation = { house = 4 }",
        "reputation = { house = 400 }",
        &["[charge]", "the number 400", "a whole number from 0 to 255"],
    );
    card(
        "reputation = { house = 4 }",
        "reputation = { house = -4 }",
        &["[charge]", "the number -4"],
    );
    board(
        "centre = { house = \"F6\" }",
        "centre = { house = \"6F\" }",
        &["[room]", "a square is a letter and a row, like \"F6\""],
    );
    refused(
        "rulings.toml",
        "{ house = false }",
        "{ house = \"no\" }",
        &["the text \"no\" is not allowed here, only true or false"],
    );
}

#[test]
fn an_unknown_area() {
    card(
        "area = { house = \"F3\" }",
        "area = { house = \"F9\" }",
        &["[riposte] area", "no \"F9\"", "F1, F3, F5, J10, L1, L3"],
    );
    card(
        "lines = { house = \"L1\" }",
        "lines = { house = \"L9\" }",
        &["[swing] lines", "no \"L9\"", "L1"],
    );
    let area = |new, parts| refused("areas.toml", "F3 = [[1, -1],", new, parts);
    area("F3 = [[1],", &["line", "F3 =", "a pair [forward, right]"]);
    area("F3 = [[99, -1],", &["F3: a square is at most 15 away"]);
    area("F3 = [[1, 0],", &["F3: [1, 0] stands there twice"]);
    for wrong in ["[0, 0]", "[10, 0]", "[1, 2]", "[-128, 0]"] {
        let fault =
            "[swing] lines: a line begins in one of the eight squares around its actor, not in";
        let areas = format!("L1 = [{wrong}]");
        let all = faults("areas.toml", "L1 = [[1, 0]]", &areas);
        assert!(all.iter().any(|found| found.contains(&format!("{fault} {wrong}"))), "{all:?}");
    }
}

#[test]
fn a_number_that_nobody_can_play_with() {
    card(
        "time = { house = 2 }",
        "time = { house = 0 }",
        &["[boast] time: 0 is not allowed, only 1 to 9"],
    );
    card("printed = [1, 2, 3]", "printed = [1, 2, 30]", &["[riposte] times: 30", "1 to 9"]);
    card("printed = [1, 2, 3]", "printed = []", &["[riposte] times: at least one"]);
    card("stay = { printed = 1 }", "stay = { printed = 10 }", &["[move] stay: 10", "1 to 9"]);
    card("printed = [3, 4, 5]", "printed = [3, 4, 50]", &["[swing] lengths: 50", "0 to 14"]);
    card("daze = { printed = 2 }", "daze = { printed = 4 }", &["[riposte] daze: 4", "0 to 3"]);
    card(
        "range = { printed = 3 }",
        "range = { printed = 0 }",
        &["[throw] chair.range: 0", "1 to 14"],
    );
    card(
        "duration = { printed = 6 }",
        "duration = { printed = 90 }",
        &["[boast] duration: 90", "1 to 20"],
    );
    card(
        "reputation = { house = 4 }",
        "reputation = { house = 99 }",
        &["[charge] reputation: 99", "0 to 20"],
    );
    card("copies = { house = 2 }", "copies = { house = 3 }", &["copies: there are 14", "has 13"]);
    card("copies = { house = 2 }", "copies = { house = 255 }", &["[move] copies: 255"]);
}

#[test]
fn a_room_that_cannot_be_built() {
    for side in ["4", "10", "17", "0"] {
        let house = format!("side = {{ house = {side} }}");
        board("side = { house = 11 }", &house, &["[room] side", "odd numbers from 5 to 15"]);
    }
    board(
        "centre = { house = \"F6\" }",
        "centre = { house = \"O15\" }",
        &["[room] centre: O15 lies outside the room"],
    );
    board("\"C1\", \"F1\"", "\"C2\", \"F1\"", &["[room] starts: C2 does not lie along one wall"]);
    board("\"C1\", \"F1\"", "\"A1\", \"F1\"", &["[room] starts: A1"]);
    board("\"C1\", \"F1\"", "\"F1\", \"F1\"", &["[room] starts: F1 stands there twice"]);
    board("\"C1\", \"F1\", \"I1\", \"A3\", \"A6\", ", "", &["[room] starts: 8 squares"]);
    board(
        "[9, 10, 11, 12]",
        "[9, 10, 11]",
        &["[track] quick: it takes four spaces in rising order, from 2 to 100"],
    );
    board("[9, 10, 11, 12]", "[9, 11, 10, 12]", &["[track] quick"]);
    board("[9, 10, 11, 12]", "[1, 2, 3, 4]", &["[track] quick"]);
    board("[27, 28, 29, 30]", "[27, 28, 29, 101]", &["[track] extended"]);
    board("extended = { printed = [27, 28, 29, 30] }\n", "", &["[track] extended"]);
    board(
        "reputation = { printed = 20 }",
        "reputation = { printed = 0 }",
        &["[start] reputation: 0 is not allowed, only 1 to 31"],
    );
    board(
        "reputation = { printed = 20 }",
        "reputation = { printed = 32 }",
        &["[start] reputation"],
    );
}

#[test]
fn furniture_that_cannot_stand_like_this() {
    let table = "[\"F8\", \"F9\"]";
    let row = "is no row of 2 to 3 squares";
    for wrong in [
        "[]",
        "[\"F8\"]",
        "[\"F8\", \"F10\"]",
        "[\"F8\", \"G9\"]",
        "[\"F8\", \"F8\"]",
        "[\"F8\", \"F9\", \"G9\"]",
        "[\"F8\", \"F9\", \"F8\"]",
        "[\"F7\", \"F8\", \"F9\", \"F10\"]",
    ] {
        layout(table, wrong, &["[first_game] tables: number 5", row]);
    }
    layout(table, "[\"D9\", \"D10\"]", &["[first_game] tables: two of them cover D9"]);
    layout(table, "[\"L1\", \"M1\"]", &["[first_game] tables: L1 lies outside the room"]);
    layout(table, "[\"C1\", \"D1\"]", &["tables: number 5 stands on C1, where characters start"]);
    let many = ["[\"F8\", \"F9\"]", "[\"A1\", \"B1\"]"].join(", ");
    layout(table, &many, &["[first_game] tables: at most 3 of 2 squares"]);
    layout(
        "barrels = { house = [\"B2\"",
        "barrels = { house = [\"F9\"",
        &["[first_game] barrels: F9 is under a table"],
    );
    layout(
        "\"B3\", \"D3\"",
        "\"B12\", \"D3\"",
        &["[first_game] chairs: B12 lies outside the room"],
    );
    layout(
        "mugs = { house = [",
        "mugs = { house = [\"L1\", ",
        &["[first_game] mugs: L1 lies outside the room"],
    );
    layout(
        "[\"B6\", \"C6\"",
        "[\"B5\", \"C6\"",
        &["[first_game] rugs: number 1 is no 3 by 3 squares"],
    );
    let many = format!("chairs = {{ house = [{}", "\"B3\", ".repeat(20));
    layout("chairs = { house = [", &many, &["[first_game] chairs: at most 9 are allowed"]);
}

#[test]
fn names_that_are_missing_or_do_not_fit() {
    refused("names.toml", "slash = \"Slash\"\n", "", &["[cards] slash: it has no name"]);
    refused(
        "names.toml",
        "slash = \"Slash\"",
        "slash = \"\"",
        &["[cards] slash: a name has 1 to 40 letters"],
    );
    let files = Book::built_in();
    let asma = files.text("names.toml").lines().find(|line| line.starts_with("asma")).unwrap();
    refused("names.toml", asma, "", &["[characters] asma: it has no name"]);
    let long = format!("class = \"{}\"", "x".repeat(41));
    refused(
        "names.toml",
        "class = \"Monk\"",
        &long,
        &["[characters] teo.class: a name has 1 to 40 letters"],
    );
}

/// What beginning a game says to a stored setup that was changed by hand.
fn begun(change: impl FnOnce(&mut Value)) -> SetupFault {
    let setup = bots::setup(5, "quick");
    let mut stored = serde_json::to_value(setup).unwrap();
    change(&mut stored);
    let setup = serde_json::from_value(stored).unwrap();
    DragonFlagon::begin(&setup, Chance::numbered(1), &mut Vec::new()).err().unwrap()
}

#[test]
fn a_stored_setup_that_was_changed_by_hand() {
    for seats in [0, 1, 9, 255] {
        assert_eq!(
            begun(|setup| setup["seats"] = seats.into()),
            SetupFault::Seats { min: 2, max: 8 }
        );
    }
    let figure = |figure: &str| SetupFault::Figure { figure: figure.into() };
    let picks = |picks: Value| begun(|setup| setup["picks"] = picks);
    assert_eq!(picks(json!([["nari"], ["nari"]])), figure("nari"));
    assert_eq!(picks(json!([["nari", "teo"]])), figure("teo"));
    assert_eq!(picks(json!([[], [], [], [], [], ["teo"]])), figure("teo"));
    let SetupFault::Deck { fault } =
        begun(|setup| setup["decks"]["board.toml"] = "room = 1".into())
    else {
        panic!("the decks are broken");
    };
    assert!(fault.starts_with("board.toml: line 1"), "{fault}");
}
