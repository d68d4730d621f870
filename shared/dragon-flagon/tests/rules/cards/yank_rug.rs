//! Yank Rug (DF-YANK). The rugs of the room lie on B6 to D8 and on H4 to J6.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Asma stands west of the second rug and looks at it.
fn scenario() -> Scenario {
    room().put(Asma, sq("G5"), East).plan(Asma, &[Card::YankRug, Card::Move])
}

/// DF-YANK-EX1, DF-YANK-03, DF-YANK-04, DF-YANK-08
#[test]
fn everybody_on_the_rug_or_on_a_table_over_it_is_caught() {
    let mut brawl = play(
        scenario()
            .table(&squares(&["J5", "K5"]))
            .put(Thras, sq("I6"), North)
            .put(Nari, sq("K5"), North)
            .put(Teo, sq("K4"), North),
    );
    assert_eq!(brawl.paid(), [(Thras, Some(Asma), 2), (Nari, Some(Asma), 2)]);
    assert!(brawl.prone(Thras) && brawl.prone(Nari) && !brawl.prone(Teo));
    assert_eq!(brawl.square(Nari), "K5");
    brawl.turn(Asma, East);
    assert_eq!(brawl.time(Asma), 3);
}

/// DF-YANK-EX1, second half; DF-YANK-01, DF-YANK-07
#[test]
fn without_the_rug_ahead_it_is_cancelled() {
    let mut brawl = play(
        room()
            .put(Goodheart, sq("G5"), West)
            .put(Thras, sq("I6"), North)
            .plan(Goodheart, &[Card::YankRug, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Goodheart), Some("DF-YANK-01"));
    brawl.turn(Goodheart, East);
    assert_eq!(brawl.time(Goodheart), 2);
    assert!(!brawl.prone(Thras));
}

/// DF-YANK-02
#[test]
fn standing_on_the_rug_it_is_cancelled() {
    let brawl = play(
        room()
            .put(Goodheart, sq("H5"), East)
            .put(Thras, sq("I6"), North)
            .plan(Goodheart, &[Card::YankRug, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Goodheart), Some("DF-YANK-02"));
}

/// DF-YANK-05, DF-YANK-06: the other rug is left in peace.
#[test]
fn the_other_rug_is_left_in_peace() {
    let brawl = play(scenario().put(Thras, sq("C7"), North).put(Nari, sq("J4"), North));
    assert!(!brawl.prone(Thras));
    assert!(brawl.prone(Nari));
}

/// DF-CANCEL-08, CX-1: with nobody on it the time is due.
#[test]
fn a_rug_without_people_is_yanked_in_vain() {
    let mut brawl = play(scenario().put(Thras, sq("K11"), North));
    assert_eq!(brawl.cancelled(Asma), None);
    brawl.turn(Asma, East);
    assert_eq!(brawl.time(Asma), 3);
}

/// DF-INT-153, FU-18: from a table partly over the rug, and never herself.
#[test]
fn one_may_yank_from_a_table_over_the_rug() {
    let brawl = play(scenario().table(&squares(&["G5", "H5"])).put(Thras, sq("H5"), North));
    assert_eq!(brawl.paid(), [(Thras, Some(Asma), 2)]);
    assert!(!brawl.prone(Asma));
    assert_eq!(brawl.reputation(Asma), 22);
}

/// FU-19: a table may stand on the square ahead.
#[test]
fn a_table_on_the_rug_ahead_does_not_matter() {
    let brawl = play(scenario().table(&squares(&["H5", "H6"])).put(Thras, sq("J6"), North));
    assert_eq!(brawl.cancelled(Asma), None);
    assert!(brawl.prone(Thras));
}

/// DF-INT-154: a table over both rugs is shaken by either.
#[test]
fn a_table_over_both_rugs_is_shaken_by_either() {
    let near = || {
        room_where(
            "layouts.toml",
            "[\"B6\", \"C6\", \"D6\", \"B7\", \"C7\", \"D7\", \"B8\", \"C8\", \"D8\"]",
            "[\"E4\", \"F4\", \"G4\", \"E5\", \"F5\", \"G5\", \"E6\", \"F6\", \"G6\"]",
        )
    };
    for (square, facing) in [("D4", East), ("K4", West)] {
        let brawl = play(
            near()
                .table(&squares(&["F4", "G4", "H4"]))
                .put(Asma, sq(square), facing)
                .put(Thras, sq("G4"), North)
                .plan(Asma, &[Card::YankRug, Card::Move]),
        );
        assert!(brawl.prone(Thras), "from {square}");
    }
}

/// DF-INT-216, DF-FLAGON-06
#[test]
fn a_holder_on_a_table_over_the_rug_drops_the_flagon() {
    let brawl = play(
        scenario()
            .table(&squares(&["J5", "K5"]))
            .put(Nari, sq("K5"), North)
            .hold(Nari, Kind::Flagon),
    );
    assert_eq!(brawl.held(Nari), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-YANK-08, DF-FALL-04
#[test]
fn it_can_be_done_from_the_ground() {
    let brawl = play(scenario().put(Thras, sq("I6"), North).prone(Asma));
    assert_eq!(brawl.cancelled(Asma), None);
    assert!(brawl.prone(Thras) && !brawl.prone(Asma));
}
