//! Push Barrel (DF-BARREL). Where the one who is hit goes stands in `knockback.rs`.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Goodheart on A4 looks east at a barrel on B4.
fn scenario() -> Scenario {
    room()
        .object(Kind::Barrel, sq("B4"))
        .put(Goodheart, sq("A4"), East)
        .plan(Goodheart, &[Card::PushBarrel, Card::Move])
}

/// DF-BARREL-EX1, DF-BARREL-02, DF-BARREL-03, DF-BARREL-05, DF-BARREL-12, DF-BARREL-13, FU-14,
/// DF-CONFLICT-05
#[test]
fn it_rolls_under_a_table_and_hits_whoever_stands_beyond() {
    let mut brawl = play(scenario().table(&squares(&["D4", "E4"])).put(Nari, sq("G4"), North));
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 7)]);
    assert_eq!(brawl.square(Nari), "H4");
    assert_eq!(brawl.lying(Kind::Barrel), ["G4"]);
    brawl.turn(Goodheart, East);
    assert_eq!(brawl.time(Goodheart), 4);
}

/// DF-BARREL-EX2, DF-BARREL-04, DF-BARREL-09: on the table she is above it.
#[test]
fn those_on_a_table_are_not_hit() {
    let brawl = play(scenario().table(&squares(&["D4", "E4"])).put(Nari, sq("E4"), North));
    assert_eq!(brawl.paid(), []);
    assert_eq!(brawl.square(Nari), "E4");
    assert_eq!(brawl.lying(Kind::Barrel), ["K4"], "on to the wall");
}

/// DF-BARREL-EX2: beyond her table somebody stands on the floor.
#[test]
fn it_rolls_past_a_table_to_the_next_on_the_floor() {
    let brawl = play(scenario().table(&squares(&["D4", "E4"])).put(Nari, sq("E4"), North).put(
        Teo,
        sq("H4"),
        North,
    ));
    assert_eq!(brawl.paid(), [(Teo, Some(Goodheart), 7)]);
    assert_eq!(brawl.square(Teo), "I4");
    assert_eq!(brawl.lying(Kind::Barrel), ["H4"]);
}

/// DF-BARREL-EX3, DF-BARREL-10
#[test]
fn whoever_shares_its_square_is_spared() {
    let brawl = play(scenario().put(Nari, sq("B4"), North));
    assert_eq!(brawl.paid(), []);
    assert_eq!(brawl.square(Nari), "B4");
    assert_eq!(brawl.lying(Kind::Barrel), ["K4"]);
}

/// DF-BARREL-05: also across a table, by its long side.
#[test]
fn it_rolls_across_under_a_table() {
    let brawl = play(scenario().table(&squares(&["D3", "D4", "D5"])).put(Nari, sq("E4"), North));
    assert_eq!(brawl.square(Nari), "F4");
}

/// DF-BARREL-01: in the own square too.
#[test]
fn a_barrel_in_the_own_square_can_be_pushed() {
    let brawl = play(
        room()
            .object(Kind::Barrel, sq("A4"))
            .put(Goodheart, sq("A4"), East)
            .put(Nari, sq("B4"), North)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 7)]);
    assert_eq!(brawl.square(Nari), "C4");
}

/// DF-BARREL-01, DF-BARREL-15
#[test]
fn without_a_barrel_or_on_the_ground_it_is_cancelled() {
    let without = play(
        room()
            .object(Kind::Barrel, sq("A5"))
            .put(Goodheart, sq("A4"), East)
            .put(Nari, sq("D4"), North)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(without.cancelled(Goodheart), Some("DF-BARREL-01"));
    let prone = play(scenario().put(Nari, sq("D4"), North).prone(Goodheart));
    assert_eq!(prone.cancelled(Goodheart), Some("DF-CANCEL-02"));
    assert_eq!(prone.reputation(Nari), 20);
}

/// DF-BARREL-06, DF-BARREL-11, DF-BARREL-14, FU-16
#[test]
fn it_crushes_chairs_and_nothing_else() {
    let brawl = play(
        scenario()
            .object(Kind::Chair, sq("B4"))
            .object(Kind::Chair, sq("C4"))
            .object(Kind::Chair, sq("C4"))
            .object(Kind::Mug, sq("D4"))
            .object(Kind::Barrel, sq("E4"))
            .object(Kind::Chair, sq("H4"))
            .put(Nari, sq("H4"), North),
    );
    assert_eq!(brawl.lying(Kind::Chair), ["B4"], "the one it started from is spared");
    assert_eq!(brawl.lying(Kind::Mug), ["D4"]);
    assert_eq!(brawl.lying(Kind::Barrel), ["H4", "E4"]);
}

/// DF-INT-170: what stands on a table is above the barrel.
#[test]
fn a_chair_on_a_table_is_safe() {
    let brawl = play(scenario().table(&squares(&["D4", "E4"])).object(Kind::Chair, sq("D4")).put(
        Nari,
        sq("K11"),
        North,
    ));
    assert_eq!(brawl.lying(Kind::Chair), ["D4"]);
}

/// DF-BARREL-14: the Flagon lies in its way and stays.
#[test]
fn the_flagon_is_not_harmed() {
    let brawl = play(
        room()
            .object(Kind::Barrel, sq("D6"))
            .put(Goodheart, sq("C6"), East)
            .put(Nari, sq("K11"), North)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    assert_eq!(brawl.lying(Kind::Barrel), ["K6"]);
}

/// DF-BARREL-07
#[test]
fn a_table_at_the_wall_stops_it() {
    let brawl = play(scenario().table(&squares(&["J4", "K4"])).put(Nari, sq("K11"), North));
    assert_eq!(brawl.lying(Kind::Barrel), ["I4"]);
}

/// DF-BARREL-08, DF-INT-202, FU-15: a row of tables up to the wall counts as one.
#[test]
fn a_row_of_tables_at_the_wall_stops_it_before_the_first() {
    let brawl = play(
        scenario()
            .table(&squares(&["H4", "H5"]))
            .table(&squares(&["I4", "J4"]))
            .table(&squares(&["K4", "K5"]))
            .table(&squares(&["D4", "D5"]))
            .put(Nari, sq("K11"), North),
    );
    assert_eq!(brawl.lying(Kind::Barrel), ["G4"]);
}

/// FU-15: with a gap before the wall it runs through.
#[test]
fn a_gap_in_the_row_lets_it_through() {
    let brawl = play(scenario().table(&squares(&["G4", "H4"])).table(&squares(&["J4", "K4"])).put(
        Nari,
        sq("K11"),
        North,
    ));
    assert_eq!(brawl.lying(Kind::Barrel), ["I4"], "between the two, on the floor");
}

/// DF-INT-171, FU-14
#[test]
fn standing_right_behind_a_table_does_not_help() {
    let brawl = play(scenario().table(&squares(&["D4", "E4"])).put(Nari, sq("F4"), North));
    assert_eq!(brawl.square(Nari), "G4");
    assert_eq!(brawl.lying(Kind::Barrel), ["F4"]);
}

/// DF-INT-172, FU-16
#[test]
fn with_two_in_reach_the_pusher_chooses() {
    for (choice, left) in [("A4", "B4"), ("B4", "A4")] {
        let mut brawl = play(scenario().object(Kind::Barrel, sq("A4")).put(Nari, sq("E4"), North));
        assert_eq!(brawl.ways(Goodheart, "barrel"), ["A4", "B4"]);
        brawl.go(Goodheart, "barrel", choice);
        let mut lying = brawl.lying(Kind::Barrel);
        lying.sort();
        let mut wanted = vec![left, "E4"];
        wanted.sort_unstable();
        assert_eq!(lying, wanted);
    }
}

/// CX-11, FU-17: stuck, it stays, and the time is due.
#[test]
fn a_stuck_barrel_is_pushed_in_vain() {
    let mut brawl = play(
        room()
            .object(Kind::Barrel, sq("A4"))
            .put(Goodheart, sq("A4"), West)
            .put(Nari, sq("K11"), North)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Goodheart), None);
    assert!(!brawl.news().iter().any(|news| matches!(news, News::Slid { .. })));
    brawl.turn(Goodheart, West);
    assert_eq!(brawl.lying(Kind::Barrel), ["A4"]);
    assert_eq!(brawl.time(Goodheart), 4);
}

/// DF-RIPOSTE-12, DF-BARREL-15
#[test]
fn a_riposte_does_not_stop_it() {
    let brawl = play(scenario().put(Nari, sq("C4"), West).effect(Nari, Card::Riposte, None));
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 7)]);
}
