//! What is said of scenario files that are wrong: where, and what is allowed there.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../table/tests/support/scenario_files.rs"]
mod testing;

use drakon::Drakon;
use testing::Sound;

/// A scenario that holds. Each test spoils one line of it.
const SOUND: &str = "\
scenario: Gold
proves: DK-FIND-02

     A    B           C
1    .    .           blank^>
2    .    start^>vTh  gold^>

seats Thief, Knight
hoard holds 3
pile: map^v, rest
Thief: coins 1, tiles blank^v, key
Knight: at C1, tiles vortex

play
refused Thief goes to B3
Thief places blank<> at B3
Knight places vortex at D1
Thief goes to C2

expect
     B          C
2    start^>v   gold^>Th
coin from hoard to Thief
Thief: coins 2, tiles key, map^v
hoard holds 2
";

const FILE: Sound<Drakon> = Sound::new(SOUND);

#[test]
fn it_holds_before_it_is_spoilt() {
    FILE.holds();
}

/// Nothing ever happens to somebody who is not there, so it proves nothing to expect it.
#[test]
fn nothing_can_be_expected_of_somebody_who_does_not_play() {
    for line in ["Dwarf stays", "never Dwarf uses power", "not asked Dwarf turn"] {
        let complaint = FILE.complaint("hoard holds 2", line);
        assert!(complaint.contains("Dwarf does not play"), "{line}: {complaint}");
    }
}

#[test]
fn words_that_do_not_exist_are_shown_with_those_that_do() {
    FILE.typo("proves: DK-FIND-02", "proves: gold", "gold", "DK-FIND-02");
    FILE.typo("seats Thief", "seat Thief", "seat", "seats");
    FILE.typo("seats Thief", "seats Thieve", "Thieve", "Thief");
    FILE.typo("hoard holds 3", "hoard has 3", "hoard", "hoard holds");
    FILE.typo("hoard holds 3", "game over silver", "silver", "gold");
    FILE.typo("pile: map^v", "pile: mop^v", "mop^v", "map");
    FILE.typo("pile: map^v", "pile map^v", "map^v", ":");
    FILE.typo("Thief: coins", "Thief: coin", "coin", "coins");
    FILE.typo("tiles blank^v, key", "tiles blank^v, koy", "koy", "did you mean key?");
    FILE.typo("tiles blank^v, key", "tiles blank^^", "blank^^", "blank");
    FILE.typo("at C1", "at C0", "C0", "a square like D4");
    FILE.typo("Thief places blank", "Thief plays blank", "plays", "places");
    FILE.typo("Thief goes to C2", "Thief goes to", "", "what is picked");
    FILE.typo("Thief goes to C2", "Thief goes to Cxx", "Cxx", "a square like D4");
    FILE.typo("coin from hoard", "coin from hord", "hord", "hoard");
    FILE.typo("coin from hoard", "coins from hoard", "coins", "coin");
    FILE.typo("coin from hoard to Thief", "Thief paces", "paces", "places");
    FILE.typo("coin from hoard to Thief", "Thief shifts C2 key", "key", "to");
    FILE.typo("expect\n", "expekt\n", "expekt", "expect");
}

#[test]
fn lairs_that_are_not_drawn_well() {
    FILE.typo("gold^>\n", "gld^>\n", "gld^>", "^ > v < for an arrow up, right, down, left");
    FILE.typo("gold^>\n", "gold^>Xy\n", "gold^>Xy", "Wi Ba Th Dw Kn Am");
    FILE.typo("gold^>\n", "gold^>^\n", "gold^>^", "is no chamber");
    FILE.typo("1    .    .", "1    .", "", "row 1 has 2 cells for 3 columns");
    FILE.typo("A    B           C", "A    B           D", "D", "columns follow each other");
}

#[test]
fn positions_that_cannot_be() {
    FILE.typo("gold^>\n", "gold<v\n", "gold<v", "an arrow of C2 meets one of B2");
    FILE.typo("gold^>\n", "gold^>v<\n", "gold^>v<", "there is no chamber gold^<>v");
    FILE.typo("gold^>\n", "gold^>Th\n", "gold^>Th", "Thief is drawn twice");
    FILE.typo("gold^>\n", "start^>v\n", "start^>v", "drawn twice");
    FILE.typo("start^>vTh", "blank^>v", "A", "start^>v");
    FILE.typo("blank^>\n", "blank^\n1    .\n", "1", "row 2 comes next");
    FILE.typo("at C1", "at C5", "at", "no chamber lies at C5");
    FILE.typo("coins 1,", "at C2, coins 1,", "at", "Thief is drawn in another chamber");
    FILE.typo("tiles vortex", "tiles vortex, vortex, vortex", "tiles", "all 2 chambers vortex");
    FILE.typo("tiles vortex", "tiles orb^, orb>", "tiles", "the only chamber orb");
    FILE.typo("tiles vortex", "tiles orb^, orb>", "tiles", "orb^v");
    FILE.typo("tiles vortex", "tiles 3", "tiles", "name the tiles");
    FILE.typo("tiles vortex", "rank 1", "rank", "not set up");
    FILE.typo("tiles vortex", "power used", "power", "heroes");
    FILE.typo("coins 1,", "coins 5,", "coins", "game over gold Thief");
    FILE.typo("hoard holds 3", "start holds 99", "scenario", "but there are only 28");
    FILE.typo("hoard holds 3", "most coins 0", "most", "somebody has 1");
    FILE.typo("hoard holds 3", "quiet 120", "quiet", "after 120 such turns the game is over");
    FILE.typo("hoard holds 3", "turn Dwarf", "turn", "Knight");
    FILE.typo("hoard holds 3", "game over gold Dwarf", "game", "Dwarf does not play");
    FILE.typo("seats Thief, Knight", "seats Thief, Dwarf", "at", "Knight is not among the seats");
    FILE.typo("seats Thief, Knight", "seats Thief, Thief", "Thief", "twice");
    FILE.typo("hoard holds 3", "deck chamber.toml game.coins = 3", "deck", "chambers.toml");
    FILE.typo("hoard holds 3", "deck chambers.toml game.coin = 3", "deck", "coins");
    FILE.typo("hoard holds 3", "ruling orb_rests = true", "ruling", "orb_may_rest");
    let alone = "scenario: x\n A\n1 start^>vTh\nexpect\nturn Thief\n";
    let [only] = Sound::<Drakon>::rehearse(alone).try_into().unwrap();
    let complaint = only.complaint(&table::scenario::Source::new("a.txt", alone));
    assert!(complaint.contains("2 to 6 heroes play, here: Thief"), "{complaint}");
}

/// The four arrows of a Start from which nobody could come back (DK-RULE-31).
#[test]
fn start_has_three_arrows() {
    FILE.typo("start^>vTh", "start^>v<Th", "start^>v<Th", "there is no chamber start^<>v");
}

#[test]
fn what_came_out_otherwise_is_shown_below_its_line() {
    assert_eq!(
        FILE.complaint("hoard holds 2", "hoard holds 5"),
        "a.txt:25:1: found: hoard holds 2\n25 | hoard holds 5\n   | ^^^^^\n"
    );
    let tiles = FILE.complaint("tiles key, map^v", "tiles key, key");
    assert!(tiles.starts_with("a.txt:24:17: found: tiles map^v, key\n"), "{tiles}");
    let coin = FILE.complaint("coin from hoard", "coin from start");
    assert!(coin.contains("Thief goes C2; coin from hoard to Thief"), "{coin}");
    let asked = FILE.complaint("Knight places vortex at D1", "Thief goes to C2");
    assert!(asked.contains("Thief turn is not asked; asked now: Knight"), "{asked}");
    let offered = FILE.complaint("Thief goes to C2", "Thief goes to D2");
    assert!(
        offered.contains(
            "refused: choice 1 of it is not offered, or not so many times; 1 of: map^v, key, "
        ),
        "{offered}"
    );
    let lay = FILE.complaint("blank<> at B3", "gold^ at B3");
    assert!(
        lay.contains(
            "refused: choice 1 of it is not offered, or not so many times; 1 of: blank^v, key, C2"
        ),
        "{lay}"
    );
}

#[test]
fn lairs_that_differ_stand_side_by_side() {
    let boards = FILE.complaint("start^>v   gold^>Th", "start^>vTh gold^>");
    assert!(boards.starts_with("a.txt:21:6: the board is another one\n"), "{boards}");
    assert!(boards.contains("[start^>vTh][  gold^>  ]"), "{boards}");
    assert!(boards.contains("[ start^>v ][ gold^>Th ]"), "{boards}");
}

#[test]
fn what_chance_takes_out_of_a_hand_must_be_written() {
    let text = SOUND
        .replace("gold^>", "map^>")
        .replace("map^v, rest", "rest")
        .replace("tiles vortex", "tiles vortex, orb^, blank^")
        .split_once("\nexpect")
        .map(|(before, _)| format!("{before}\nDRAW\nexpect\ngame goes on\n"))
        .unwrap();
    let complaint = |draw: &str| {
        let text = text.replace("DRAW\n", draw);
        Sound::<Drakon>::rehearse(&text)[0].complaint(&table::scenario::Source::new("a.txt", &text))
    };
    let without = complaint("");
    assert!(without.contains("a line like `draw "), "{without}");
    assert_eq!(complaint("draw orb>\n"), "");
    assert_eq!(complaint("draw blank^\n"), "");
    let other = complaint("draw vortex\n");
    assert!(other.contains("vortex does not wait to be drawn"), "{other}");
}

const MORE: &[&str] = &[
    "key",
    "vortexKn",
    "rotate^",
    "A ",
    "D\n",
    "255 ",
    "é",
    "\t",
    ":",
    ";",
    "=",
    "ZZ99",
    "-",
    "draw key\n",
    "Knight: coins 4, tiles orb^\n",
    "not asked Thief lay\n",
    "escape\n",
    "heroes\n",
    "game over stuck\n",
    "quiet 119\n",
    "pile: nothing\n",
    "never ",
    "Thief turn power\n",
];

#[test]
fn any_bytes_are_read_without_a_panic() {
    Sound::<Drakon>::any_bytes();
}

#[test]
fn any_words_are_played_without_a_panic() {
    FILE.any_words(MORE);
}

#[test]
fn a_file_with_changes_is_played_without_a_panic() {
    FILE.any_changes(MORE);
}
