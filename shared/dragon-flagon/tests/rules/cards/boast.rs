//! Boast (DF-BOAST). What it does to payments stands in `reputation.rs`.

use dragon_flagon::parts::Effect;

use crate::common::*;

/// DF-BOAST-06, DF-BOAST-07, DF-DURATION-02, DF-DURATION-03, DF-DURATION-04, DF-PERFORM-08
#[test]
fn a_boast_on_a_table_runs_for_six_spaces() {
    let mut brawl = play(
        room()
            .table(&squares(&["D4", "E4"]))
            .put(Asma, sq("D4"), North)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Boast, Card::Move]),
    );
    assert_eq!(brawl.mat(Asma).effects, [Effect { card: Card::Boast, until: Some(7) }]);
    brawl.turn(Asma, South);
    assert_eq!(brawl.time(Asma), 3);
    assert_eq!(brawl.mat(Asma).revealed, None);
    assert!(!brawl.hand(Asma).deck.contains(&Card::Boast), "it lies face up");
}

/// DF-BOAST-01, DF-TABLE-02, DF-CANCEL-03, DF-CANCEL-09
#[test]
fn on_the_floor_it_is_cancelled() {
    let mut brawl = play(
        room()
            .table(&squares(&["D4", "E4"]))
            .put(Asma, sq("D5"), North)
            .put(Nari, sq("K11"), North)
            .plan(Asma, &[Card::Boast, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Asma), Some("DF-BOAST-01"));
    brawl.turn(Asma, South);
    assert_eq!(brawl.time(Asma), 2);
    assert_eq!(brawl.mat(Asma).effects, []);
    assert!(brawl.hand(Asma).deck.contains(&Card::Boast));
}

/// DF-BOAST-07, DF-INT-207
#[test]
fn lying_on_a_table_it_is_cancelled() {
    let brawl = play(
        room()
            .table(&squares(&["D4", "E4"]))
            .put(Asma, sq("D4"), North)
            .put(Nari, sq("K11"), North)
            .prone(Asma)
            .plan(Asma, &[Card::Boast, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Asma), Some("DF-CANCEL-02"));
    assert!(!brawl.prone(Asma));
    assert_eq!(brawl.mat(Asma).effects, []);
}

/// DF-BOAST-EX1, with a mug for the Arcane Bolt: 2 and 2 more; then 7 and 1 more.
/// Also DF-BOAST-02 to DF-BOAST-05.
#[test]
fn a_boaster_gains_two_more_and_loses_one_more() {
    let mut brawl = play(
        room()
            .table(&squares(&["D4", "E4"]))
            .object(Kind::Barrel, sq("D9"))
            .put(Asma, sq("D4"), East)
            .put(Montero, sq("H4"), West)
            .put(Goodheart, sq("D10"), North)
            .hold(Asma, Kind::Mug)
            .effect(Asma, Card::Boast, Some(7))
            .plan(Asma, &[Card::Throw, Card::Move])
            .plan_ahead(Goodheart, &[Card::PushBarrel, Card::Move])
            .time(Goodheart, 5),
    );
    assert_eq!((brawl.reputation(Asma), brawl.reputation(Montero)), (24, 16));
    brawl.turn(Asma, South).plan(Montero, "daze", &[Card::Move]);
    // She climbs down; her Boast runs on.
    brawl.plan(Asma, "plan", &[Card::Slash]).go(Asma, "move", "D5").turn(Asma, South);
    assert!(!brawl.standee(Asma).on_table);
    brawl.plan(Asma, "plan", &[Card::Dash]);
    while brawl.asks(Asma, "turn") {
        brawl.turn(Asma, South);
    }
    assert_eq!(brawl.paid().last(), Some(&(Asma, Some(Goodheart), 8)));
    assert_eq!((brawl.reputation(Asma), brawl.reputation(Goodheart)), (16, 28));
}

/// DF-INT-009, DF-BOAST-05: nobody silences a Boast by knocking its owner off the table.
#[test]
fn being_knocked_off_the_table_does_not_end_it() {
    let mut brawl = play(
        room()
            .table(&squares(&["D4", "E4"]))
            .table(&squares(&["H4", "H5"]))
            .put(Jack, sq("H4"), West)
            .put(Asma, sq("D4"), North)
            .effect(Asma, Card::Boast, Some(7))
            .plan(Jack, &[Card::Swing, Card::Move]),
    );
    brawl.go(Jack, "swing", "D4");
    assert_eq!(brawl.square(Asma), "C4");
    assert!(brawl.prone(Asma), "off the table");
    assert_eq!(brawl.mat(Asma).effects.len(), 1);
}

/// DF-INT-010
#[test]
fn lying_on_the_ground_does_not_stop_it() {
    let brawl = play(
        room()
            .put(Nari, sq("D5"), North)
            .put(Asma, sq("D4"), North)
            .prone(Asma)
            .effect(Asma, Card::Boast, Some(7))
            .plan(Nari, &[Card::Slash, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Asma, Some(Nari), 3)]);
}
