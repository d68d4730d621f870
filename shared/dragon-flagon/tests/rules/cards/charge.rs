//! Charge (DF-CHARGE).

use crate::common::*;

/// DF-CHARGE-EX1, DF-CHARGE-02, DF-CHARGE-05, DF-CHARGE-09
#[test]
fn a_charge_steps_ahead_and_strikes_the_next_square() {
    let mut brawl = play(
        room()
            .put(Goodheart, sq("D6"), North)
            .put(Nari, sq("D4"), North)
            .plan(Goodheart, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.square(Goodheart), "D5");
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 4)]);
    assert_eq!(brawl.square(Nari), "D4", "a charge moves nobody");
    brawl.turn(Goodheart, North);
    assert_eq!(brawl.time(Goodheart), 3);
}

/// DF-CHARGE-EX2, DF-CHARGE-07, DF-CHARGE-08
#[test]
fn with_nobody_to_strike_the_step_is_made_all_the_same() {
    let mut brawl = play(
        room()
            .put(Teo, sq("D6"), North)
            .put(Nari, sq("D3"), North)
            .plan(Teo, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.square(Teo), "D5");
    assert_eq!(brawl.paid(), []);
    assert_eq!(brawl.cancelled(Teo), None);
    brawl.turn(Teo, North);
    assert_eq!(brawl.time(Teo), 3);
}

/// DF-CHARGE-EX3: from table square to table square.
#[test]
fn a_charge_can_run_along_a_table() {
    let brawl = play(
        room()
            .table(&squares(&["D5", "D6"]))
            .put(Asma, sq("D6"), North)
            .put(Montero, sq("D4"), North)
            .plan(Asma, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.square(Asma), "D5");
    assert!(brawl.standee(Asma).on_table);
    assert_eq!(brawl.reputation(Montero), 16);
}

/// DF-CHARGE-EX4, DF-CHARGE-03, DF-CHARGE-06
#[test]
fn somebody_right_ahead_cancels_it() {
    let mut brawl = play(
        room()
            .put(Goodheart, sq("D6"), North)
            .put(Nari, sq("D5"), North)
            .put(Teo, sq("D4"), North)
            .plan(Goodheart, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Goodheart), Some("DF-CHARGE-03"));
    assert_eq!(brawl.square(Goodheart), "D6");
    assert_eq!(brawl.paid(), []);
    brawl.turn(Goodheart, North);
    assert_eq!(brawl.time(Goodheart), 2);
}

/// DF-CHARGE-EX5, DF-CHARGE-04: neither up nor down.
#[test]
fn another_level_ahead_cancels_it() {
    for start in ["D6", "D3"] {
        let mut brawl = play(
            room()
                .table(&squares(&["D4", "D5"]))
                .put(Thras, sq(start), North)
                .put(Nari, sq("D2"), North)
                .put(Teo, sq("D1"), North)
                .plan(Thras, &[Card::Charge, Card::Move]),
        );
        if start == "D6" {
            assert_eq!(brawl.cancelled(Thras), Some("DF-CHARGE-04"));
        } else {
            assert_eq!(brawl.cancelled(Thras), Some("DF-CHARGE-03"));
        }
        assert_eq!(brawl.square(Thras), start);
        brawl.turn(Thras, North);
        assert_eq!(brawl.time(Thras), 2);
    }
    let brawl = play(
        room()
            .table(&squares(&["D4", "D5"]))
            .put(Thras, sq("D4"), North)
            .put(Nari, sq("D2"), North)
            .plan(Thras, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Thras), Some("DF-CHARGE-04"), "down from the table");
}

/// AT-2, DF-CHARGE-09
#[test]
fn facing_the_wall_it_is_cancelled() {
    let brawl = play(
        room()
            .put(Thras, sq("D1"), North)
            .put(Nari, sq("D3"), North)
            .plan(Thras, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Thras), Some("AT-2"));
}

/// AT-2: one step before the wall there is room for the step and nobody beyond it.
#[test]
fn a_charge_may_end_at_the_wall() {
    let brawl = play(
        room()
            .put(Thras, sq("D2"), North)
            .put(Nari, sq("D3"), North)
            .plan(Thras, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.square(Thras), "D1");
    assert_eq!(brawl.cancelled(Thras), None);
}

/// DF-INT-210, AT-2: only the step has to be level.
#[test]
fn a_charge_on_the_floor_strikes_up_at_a_table() {
    let brawl = play(
        room()
            .table(&squares(&["D3", "D4"]))
            .put(Thras, sq("D6"), North)
            .put(Nari, sq("D4"), North)
            .plan(Thras, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Nari, Some(Thras), 4)]);
}

/// DF-CONFLICT-15, DF-MOVE-05, DF-OBJECT-02: things are not in the way.
#[test]
fn things_do_not_stop_a_charge() {
    let brawl = play(
        room()
            .object(Kind::Barrel, sq("D5"))
            .object(Kind::Chair, sq("D5"))
            .put(Thras, sq("D6"), North)
            .put(Nari, sq("D4"), North)
            .plan(Thras, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.square(Thras), "D5");
    assert_eq!(brawl.reputation(Nari), 16);
}

/// DF-INT-043, AT-5: judged from where the charger ends; he stays there.
#[test]
fn a_charge_into_a_riposte_fails_but_has_moved() {
    let brawl = play(
        room()
            .put(Thras, sq("D6"), North)
            .put(Nari, sq("D4"), South)
            .effect(Nari, Card::Riposte, None)
            .plan(Thras, &[Card::Charge, Card::Move]),
    );
    assert_eq!(brawl.square(Thras), "D5");
    assert_eq!(brawl.paid(), [(Thras, Some(Nari), 7)]);
}
