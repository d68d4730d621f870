//! What is said of scenario files that are wrong: where, and what is allowed there.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../table/tests/support/scenario_files.rs"]
mod testing;

use dragon_flagon::DragonFlagon;
use table::scenario::{Rehearsal, Source};
use testing::Sound;

/// A scenario that holds. Each test spoils one line of it.
const SOUND: &str = "\
scenario: A slash
proves: DF-SLASH-03, DF-CARD-EX1

     C    D    E
4    .    Nav  1m
5    .    Go^  1

marker 8
Goodheart: plans Slash, Move; holds mug
Nari: reputation 16, time 9

play
Goodheart turn north

expect
     C    D    E
4    .    Nav  1m
5    .    Go^  1
Nari pays Goodheart 2
Nari: reputation 14
";

const FILE: Sound<DragonFlagon> = Sound::new(SOUND);

fn rehearse(text: &str) -> Vec<Rehearsal> {
    Sound::<DragonFlagon>::rehearse(text)
}

#[test]
fn it_holds_before_it_is_spoilt() {
    FILE.holds();
    let all = rehearse(SOUND);
    assert_eq!(all[0].title, "A slash");
    assert_eq!(all[0].line, 1);
    assert_eq!(all[0].proves, ["DF-SLASH-03", "DF-CARD-EX1"]);
}

#[test]
fn words_that_do_not_exist_are_shown_with_those_that_do() {
    FILE.typo("scenario: A", "scenaro: A", "scenaro", "scenario: …");
    FILE.typo("proves: DF-SLASH-03", "proves: slash", "slash", "DF-SLASH-03");
    FILE.typo("marker 8", "maker 8", "maker", "marker");
    FILE.typo("Goodheart: plans", "Godheart: plans", "Godheart", "Goodheart");
    FILE.typo("plans Slash", "plots Slash", "plots", "plans");
    FILE.typo("plans Slash", "plans Slosh", "Slosh", "Slash");
    FILE.typo("holds mug", "holds mog", "mog", "mug");
    FILE.typo("holds mug", "holds barrel", "barrel", "chair");
    FILE.typo("Goodheart turn", "Goodheart trun", "trun", "turn");
    FILE.typo("turn north", "turn nroth", "nroth", "north");
    FILE.typo("Nari pays", "Nari plays", "plays", "pays");
    FILE.typo("pays Goodheart 2", "pays Goodhart 2", "Goodhart", "Goodheart");
    FILE.typo("play\n", "plai\n", "plai", "play");
    FILE.typo("expect\n", "expekt\n", "expekt", "expect");
}

#[test]
fn what_is_missing_or_too_much_is_shown() {
    FILE.typo("scenario: A slash", "scenario A slash", "A", ":");
    FILE.typo("scenario: A slash", "scenario:", " ".trim(), "a title");
    FILE.typo("marker 8", "marker", "", "a space of the time track");
    FILE.typo("marker 8", "marker eight", "eight", "a space of the time track");
    FILE.typo("marker 8", "rug C3, C4, C3", "C3", "twice");
    FILE.typo("marker 8", "stack 9: Nari, Nari", "Nari", "twice");
    FILE.typo("marker 8", "marker 300", "300", "a space of the time track");
    FILE.typo("marker 8", "marker 0", "marker", "the first space is 1");
    FILE.typo("marker 8", "marker 8 9", "9", "the end of the line");
    FILE.typo("reputation 16,", "reputation,", ",", "a number");
    FILE.typo("reputation 16,", "reputation 16", "time", "a comma");
    FILE.typo("pays Goodheart 2", "pays Goodheart", "", "how much");
    let (fault, _) = FILE.spoilt("expect\n", "play\n");
    assert_eq!(fault.at.line, 16);
    let text = SOUND.split("expect").next().unwrap();
    assert!(rehearse(text)[0].complaint(&Source::new("x", text)).contains("nothing is expected"));
}

#[test]
fn boards_that_are_not_drawn_well() {
    FILE.typo("C    D    E", "C    D    F", "F", "columns follow each other");
    FILE.typo("C    D    E", "K    L    M", "L", "from A to K");
    FILE.typo("4    .", "14   .", "14", "rows are 1 to 11");
    FILE.typo("5    .", "6    .", "6", "row 5 comes next");
    FILE.typo("Go^  1", "Go^", "", "row 5 has 2 cells for 3 columns");
    FILE.typo("Go^  1", "Go^  1  .", ".", "more cells than the 3 columns");
    FILE.typo("Nav  1m", "Nan  1m", "Nan", "c chair, m mug, b barrel, f Flagon, k cookies");
    FILE.typo("Nav  1m", "Nav  9m", "9m", "1 to 8 for the table of this number");
    FILE.typo("Nav  1m", "NavGo^  1m", "NavGo^", "1 to 8 for the table of this number");
    FILE.typo("Nav  1m", "Nav  12m", "12m", "1 to 8 for the table of this number");
}

#[test]
fn positions_that_cannot_be() {
    FILE.typo("Nav  1m", "Go^  1m", "C", "Goodheart is drawn twice");
    FILE.typo("Nav  1m", "Nav  3m", "C", "table 3 is drawn, but no table 2");
    FILE.typo("4    .    Nav  1m", "4    1    Nav  1m", "C", "table 1 is no row");
    FILE.typo("4    .    Nav  1m", "4    fm   Navf 1m", "C", "only one Flagon");
    FILE.typo("time 9", "time 9, reputation 50", "reputation", "only 40 were dealt");
    FILE.typo(
        "plans Slash, Move",
        "plans Slash, Slash",
        "plans",
        "no longer, in the deck of Goodheart",
    );
    FILE.typo("plans Slash, Move", "plans Backstab", "plans", "in the deck of Goodheart");
    FILE.typo("holds mug", "holds mug, holds chair", "holds", "besides the chair");
    FILE.typo("Nari: reputation", "Teo: reputation", "reputation", "Teo stands nowhere");
    FILE.typo("time 9", "at C5", "at", "on another square");
    FILE.typo("time 9", "effect Boast", "scenario", "the status token of Boast is wrong");
    FILE.typo("time 9", "friend of Teo", "friend", "Teo is not in the room");
    FILE.typo("marker 8", "guard 5", "guard", "24");
    FILE.typo("marker 8", "ruling fall = true", "ruling", "fall_when_prone");
    FILE.typo("marker 8", "ruling fall_when_prone = perhaps", "ruling", "fall_when_prone");
    FILE.typo("marker 8", "deck commn.toml slash.time = 2", "deck", "common.toml");
    FILE.typo("marker 8", "deck common.toml slash.tim = 2", "deck", "time");
    FILE.typo("marker 8", "deck common.toml slash.time = 99", "deck", "[slash]");
}

#[test]
fn a_value_of_the_decks_can_be_another_one() {
    let changed = SOUND
        .replace("marker 8", "marker 8\ndeck common.toml slash.reputation = 5")
        .replace("Goodheart 2", "Goodheart 5")
        .replace("reputation 14", "reputation 11");
    assert!(
        rehearse(&changed)[0].holds(),
        "{}",
        rehearse(&changed)[0].complaint(&Source::new("", &changed))
    );
}

#[test]
fn what_came_out_otherwise_is_shown_below_its_line() {
    assert_eq!(
        FILE.complaint("Nari: reputation 14", "Nari: reputation 15, prone"),
        "a.txt:20:7: found: reputation 14\n\
         20 | Nari: reputation 15, prone\n\
         \u{20}  |       ^^^^^^^^^^\n\
         a.txt:20:22: found: not prone\n\
         20 | Nari: reputation 15, prone\n\
         \u{20}  |                      ^^^^^\n"
    );
    let pays = FILE.complaint("pays Goodheart 2", "pays nobody 2");
    assert!(
        pays.contains("a.txt:19:1: found: Goodheart hits Nari; Nari pays Goodheart 2"),
        "{pays}"
    );
    let absent = FILE.complaint("Nari: reputation 14", "Teo not dazed");
    assert!(absent.contains("Teo does not play"), "{absent}");
    let twice = FILE.complaint("Nari pays", "Nari pays Goodheart 2\nNari pays");
    assert!(twice.starts_with("a.txt:20:1:"), "{twice}");
    let open = FILE.complaint("Goodheart turn north", "Goodheart move D6");
    assert!(open.contains("Goodheart move is not asked; asked now: Goodheart turn"), "{open}");
    let refused = FILE.complaint("turn north", "turn Nari");
    assert!(refused.contains("1 of: north, east, south, west"), "{refused}");
    let not_refused = FILE.complaint("Goodheart turn", "refused Goodheart turn");
    assert!(not_refused.contains("this is not refused"), "{not_refused}");
    let draw = FILE.complaint("Goodheart turn", "draw Nari\nGoodheart turn");
    assert!(draw.contains("Goodheart is drawn; Nari does not wait"), "{draw}");
}

#[test]
fn of_very_many_differences_the_first_ones_are_shown() {
    let many = format!("Nari: {}reputation 15", "reputation 15, ".repeat(80));
    let complaint = FILE.complaint("Nari: reputation 14", &many);
    assert_eq!(complaint.matches("found: reputation 14").count(), 50, "{complaint}");
    assert!(complaint.ends_with("\nand 31 more\n"), "{complaint}");
}

#[test]
fn boards_that_differ_stand_side_by_side() {
    let board = "expect\n     C    D    E\n4    .    Nav  1m\n";
    let other = "expect\n     C    D    E\n4    .    Nav_ 1\n";
    assert_eq!(
        FILE.complaint(board, other),
        "a.txt:16:6: the board is another one\n\
         16 |      C    D    E\n\
         \u{20}  |      ^\n\
         \u{20}     expected                 found\n\
         \u{20}       C     D     E            C     D     E\n\
         \u{20}   4   .   [Nav_][ 1  ]     4   .   [Nav ][ 1m ]\n\
         \u{20}   5   .    Go^    1        5   .    Go^    1\n"
    );
}

#[test]
fn a_draw_that_chance_would_decide_must_be_written() {
    let both =
        SOUND.replace("Nari: reputation 16, time 9", "Nari: reputation 16, plans Dash, Boast");
    let complaint = rehearse(&both)[0].complaint(&Source::new("a.txt", &both));
    assert!(complaint.contains("a line like `draw "), "{complaint}");
    let drawn = both.replace("play\n", "play\ndraw Goodheart\n");
    let complaint = rehearse(&drawn)[0].complaint(&Source::new("a.txt", &drawn));
    assert!(complaint.contains("a line like `draw ") || complaint.is_empty(), "{complaint}");
}

#[test]
fn what_is_barred_is_counted_and_may_name_its_rule() {
    let text = "scenario: x\n\n     D\n5    Ma^\n\nmarker 8\n\
        Margalo: time 8, effect Eyes of Gaia until 14, last Slash\n\nexpect\nbarred Margalo plan: ";
    let holds = |items: &str| rehearse(&format!("{text}{items}\n"))[0].holds();
    assert!(holds("Eyes of Gaia, Slash"));
    assert!(holds("Slash DF-GAIA-06, Eyes of Gaia DF-PLAN-15"));
    for wrong in [
        "none",
        "Slash",
        "Slash, Slash, Eyes of Gaia",
        "Slash DF-PLAN-15, Eyes of Gaia",
        "Slash, Eyes of Gaia, Dash",
    ] {
        assert!(!holds(wrong), "{wrong}");
    }
}

#[test]
fn a_file_may_hold_several_and_a_broken_one_leaves_the_others() {
    let text = format!("{SOUND}\nscenario: Broken\nplai\n\n{}", SOUND.replace("A slash", "Again"));
    let all = rehearse(&text);
    assert_eq!(all.iter().map(Rehearsal::holds).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(all[1].line, 22);
    assert_eq!(rehearse("# nothing but a comment\n\n"), []);
}

/// Pieces of files, to be put together in any order.
const MORE: &[&str] = &[
    "1Na^_",
    "&^",
    "x",
    "f",
    "12",
    "K\n",
    "11 ",
    "255 ",
    "é",
    "\t",
    ":",
    ";",
    "=",
    "draw Nari\n",
    "Thras: at D4, plans Throw\n",
    "not asked Nari plan\n",
    "expect\n",
    "stack 8: Nari, Goodheart\n",
    "rug C4\n",
    "late night\n",
    "refused ",
    "ahead",
];

#[test]
fn any_bytes_are_read_without_a_panic() {
    Sound::<DragonFlagon>::any_bytes();
}

#[test]
fn any_words_are_played_without_a_panic() {
    FILE.any_words(MORE);
}

#[test]
fn a_file_with_changes_is_played_without_a_panic() {
    FILE.any_changes(MORE);
}
