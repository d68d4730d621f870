//! Dash (DF-DASH).

use crate::common::*;

/// DF-DASH-01, DF-DASH-04, CX-9: four squares at most, none at least, always 3 time.
#[test]
fn a_dash_goes_up_to_four_squares_straight_ahead() {
    for end in ["D8", "D7", "D6", "D5", "D4"] {
        let mut brawl = play(
            room()
                .put(Tuuli, sq("D8"), North)
                .put(Nari, sq("K11"), North)
                .plan(Tuuli, &[Card::Dash, Card::Move]),
        );
        assert_eq!(brawl.ways(Tuuli, "dash"), ["D4", "D5", "D6", "D7", "D8"]);
        brawl.go(Tuuli, "dash", end);
        assert_eq!(brawl.square(Tuuli), end);
        brawl.turn(Tuuli, North);
        assert_eq!(brawl.time(Tuuli), 4);
    }
}

/// DF-DASH-EX1, DF-DASH-02
#[test]
fn a_dash_on_a_table_stays_on_it() {
    let brawl = play(
        room()
            .table(&squares(&["B2", "C2", "D2"]))
            .put(Margalo, sq("B2"), East)
            .put(Nari, sq("K11"), North)
            .plan(Margalo, &[Card::Dash, Card::Move]),
    );
    assert_eq!(brawl.ways(Margalo, "dash"), ["B2", "C2", "D2"]);
}

/// DF-DASH-EX2, DF-DASH-02
#[test]
fn a_dash_on_the_floor_ends_before_a_table() {
    let brawl = play(
        room()
            .table(&squares(&["D6", "E6"]))
            .put(Tuuli, sq("A6"), East)
            .put(Nari, sq("K11"), North)
            .plan(Tuuli, &[Card::Dash, Card::Move]),
    );
    assert_eq!(brawl.ways(Tuuli, "dash"), ["A6", "B6", "C6"]);
}

/// DF-DASH-02, DF-TABLE-05: from one table straight onto the next.
#[test]
fn two_tables_end_to_end_are_one_level() {
    let brawl = play(
        room()
            .table(&squares(&["B2", "C2"]))
            .table(&squares(&["D2", "D3"]))
            .put(Tuuli, sq("B2"), East)
            .put(Nari, sq("K11"), North)
            .plan(Tuuli, &[Card::Dash, Card::Move]),
    );
    assert_eq!(brawl.ways(Tuuli, "dash"), ["B2", "C2", "D2"]);
}

/// DF-DASH-03, DF-MOVE-03, DF-MOVE-05, DF-SWING-07
#[test]
fn people_stop_it_and_things_do_not() {
    let mut brawl = play(
        room()
            .object(Kind::Barrel, sq("D7"))
            .object(Kind::Mug, sq("D6"))
            .put(Tuuli, sq("D8"), North)
            .put(Nari, sq("D5"), North)
            .plan(Tuuli, &[Card::Dash, Card::Move]),
    );
    assert_eq!(brawl.ways(Tuuli, "dash"), ["D6", "D7", "D8"]);
    brawl.go(Tuuli, "dash", "D6");
    assert_eq!(brawl.square(Tuuli), "D6");
    assert_eq!(brawl.lying(Kind::Barrel), ["D7"]);
}

/// DF-DASH-01, CX-9, DF-HOUSE-03: hemmed in, it is no cancel and nobody is asked.
#[test]
fn with_no_way_ahead_it_goes_nowhere_at_full_time() {
    for (square, facing) in [("D1", North), ("D8", East)] {
        let mut brawl = play(
            room()
                .put(Tuuli, sq(square), facing)
                .put(Nari, sq("E8"), North)
                .plan(Tuuli, &[Card::Dash, Card::Move]),
        );
        assert_eq!(brawl.cancelled(Tuuli), None);
        brawl.turn(Tuuli, facing);
        assert_eq!(brawl.square(Tuuli), square);
        assert_eq!(brawl.time(Tuuli), 4);
    }
}

/// DF-DASH-04, DF-CANCEL-02
#[test]
fn lying_down_it_is_cancelled() {
    let brawl = play(
        room()
            .put(Tuuli, sq("D8"), North)
            .put(Nari, sq("K11"), North)
            .prone(Tuuli)
            .plan(Tuuli, &[Card::Dash, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Tuuli), Some("DF-CANCEL-02"));
    assert_eq!(brawl.square(Tuuli), "D8");
}
