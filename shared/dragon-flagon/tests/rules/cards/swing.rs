//! Swing (DF-SWING).

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Goodheart stands on a table on A4 and B4, and looks east.
fn scenario() -> Scenario {
    room()
        .table(&squares(&["A4", "B4"]))
        .put(Goodheart, sq("A4"), East)
        .plan(Goodheart, &[Card::Swing, Card::Move])
}

/// DF-SWING-EX1, DF-SWING-03 to -06, -08, -09
#[test]
fn everybody_below_is_kicked_and_the_last_is_knocked_on() {
    let mut brawl = play(scenario().put(Nari, sq("D4"), North).put(Teo, sq("F4"), North));
    assert_eq!(brawl.ways(Goodheart, "swing"), ["D4", "E4", "F4"]);
    brawl.go(Goodheart, "swing", "F4");
    assert_eq!(brawl.square(Goodheart), "F4");
    assert_eq!(brawl.square(Nari), "D4", "the kick alone moves nobody");
    assert_eq!(brawl.square(Teo), "G4");
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 3), (Teo, Some(Goodheart), 3)]);
    for who in [Nari, Teo] {
        assert_eq!(brawl.prompt(who, "daze").choose.bounds(), (2, 2));
        brawl.plan(who, "daze", &[Card::Move, Card::Dash]);
    }
    brawl.turn(Goodheart, West);
    assert_eq!(brawl.standee(Goodheart).facing, West);
    assert_eq!(brawl.time(Goodheart), 4);
}

/// DF-SWING-05: those beyond the landing square are not kicked.
#[test]
fn a_short_swing_kicks_only_those_it_passes() {
    let mut brawl = play(scenario().put(Nari, sq("C4"), North).put(Teo, sq("F4"), North));
    brawl.go(Goodheart, "swing", "D4");
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 3)]);
    assert_eq!(brawl.square(Goodheart), "D4");
}

/// DF-SWING-01, DF-INT-123
#[test]
fn on_the_floor_it_is_cancelled() {
    let brawl = play(
        room()
            .table(&squares(&["B4", "C4"]))
            .put(Goodheart, sq("A4"), East)
            .put(Nari, sq("D4"), North)
            .plan(Goodheart, &[Card::Swing, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Goodheart), Some("DF-SWING-01"));
    assert_eq!(brawl.reputation(Nari), 20);
}

/// DF-SWING-02, DF-CANCEL-EX1 (the hit itself stands in `falling.rs`)
#[test]
fn lying_on_the_table_it_is_cancelled() {
    let mut brawl = play(scenario().put(Nari, sq("D4"), North).prone(Goodheart));
    assert_eq!(brawl.cancelled(Goodheart), Some("DF-CANCEL-02"));
    assert!(!brawl.prone(Goodheart));
    brawl.turn(Goodheart, East);
    assert_eq!(brawl.time(Goodheart), 2);
}

/// CX-4, DF-INT-124: three squares must fit before the wall.
#[test]
fn the_wall_limits_the_length() {
    for (start, ways) in [("H4", &["K4"][..]), ("G4", &["J4", "K4"]), ("F4", &["I4", "J4", "K4"])] {
        let brawl = play(
            room()
                .table(&[sq(start)])
                .put(Goodheart, sq(start), East)
                .put(Nari, sq("A11"), North)
                .plan(Goodheart, &[Card::Swing, Card::Move]),
        );
        if ways.len() == 1 {
            assert_eq!(brawl.square(Goodheart), ways[0], "the only way, so nobody is asked");
        } else {
            assert_eq!(brawl.ways(Goodheart, "swing"), ways);
        }
    }
    let mut short = play(
        room()
            .table(&[sq("I4")])
            .put(Goodheart, sq("I4"), East)
            .put(Nari, sq("A11"), North)
            .plan(Goodheart, &[Card::Swing, Card::Move]),
    );
    assert_eq!(short.cancelled(Goodheart), Some("CX-4"));
    short.turn(Goodheart, West);
    assert_eq!(short.time(Goodheart), 2);
}

/// DF-INT-113, DF-KNOCK-08: landing on somebody at the wall; his own player picks the side.
#[test]
fn the_one_at_the_wall_slides_aside() {
    let mut brawl = play(
        room()
            .table(&[sq("G4")])
            .put(Goodheart, sq("G4"), East)
            .put(Nari, sq("K4"), West)
            .plan(Goodheart, &[Card::Swing, Card::Move]),
    );
    brawl.go(Goodheart, "swing", "K4");
    assert_eq!(brawl.ways(Nari, "slide"), ["K3", "K5"]);
    brawl.go(Nari, "slide", "K5");
    assert_eq!((brawl.square(Nari), brawl.square(Goodheart)), ("K5".into(), "K4".into()));
}

/// KB-15: first the kick, then the knock.
#[test]
fn the_kick_comes_before_the_knock() {
    let mut brawl = play(scenario().put(Teo, sq("D4"), North));
    brawl.go(Goodheart, "swing", "D4");
    let told = brawl.heard(|news| match news {
        News::Paid { .. } => Some("paid"),
        News::Moved { character: Teo, .. } => Some("knocked"),
        News::Moved { character: Goodheart, .. } => Some("landed"),
        _ => None,
    });
    assert_eq!(told, ["paid", "knocked", "landed"]);
}

/// DF-INT-122, DF-TABLE-06: he lands on his feet, on the floor and on a table.
#[test]
fn the_swinger_never_falls() {
    let mut floor = play(scenario().put(Nari, sq("K11"), North));
    floor.go(Goodheart, "swing", "D4");
    assert!(!floor.prone(Goodheart) && !floor.standee(Goodheart).on_table);
    let mut table = play(scenario().table(&squares(&["E4", "E5"])).put(Nari, sq("E4"), North));
    table.go(Goodheart, "swing", "E4");
    assert!(!table.prone(Goodheart) && table.standee(Goodheart).on_table);
    assert!(table.prone(Nari), "knocked off it");
}

/// DF-INT-125, DF-ALLY-02, DF-ALLY-04
#[test]
fn a_friend_below_is_kicked_too() {
    let mut brawl = play(scenario().put(Nari, sq("C4"), North).ally(Nari, Goodheart));
    brawl.go(Goodheart, "swing", "E4");
    assert_eq!(brawl.paid(), [(Nari, None, 3)]);
    assert!(brawl.asks(Nari, "daze"));
}

/// DF-RIPOSTE-12
#[test]
fn a_riposte_does_not_stop_it() {
    let mut brawl = play(scenario().put(Nari, sq("D4"), West).effect(Nari, Card::Riposte, None));
    brawl.go(Goodheart, "swing", "D4");
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 3)]);
    assert_eq!(brawl.square(Nari), "E4");
}
