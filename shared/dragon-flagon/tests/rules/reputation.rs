//! What changes hands (DF-REP), friends (DF-ALLY), and Boast in all combinations.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Nari slashes to the north from D5; Asma stands on D4.
fn slash() -> Scenario {
    room()
        .put(Nari, sq("D5"), North)
        .put(Asma, sq("D4"), North)
        .put(Teo, sq("K11"), North)
        .plan(Nari, &[Card::Slash, Card::Move])
}

/// The same with Asma on guard.
fn into_a_riposte() -> Scenario {
    slash().put(Asma, sq("D4"), South).effect(Asma, Card::Riposte, None)
}

/// DF-CARD-EX1, DF-REP-01, DF-REP-05, DF-REP-06
#[test]
fn each_victim_pays_in_full() {
    let brawl = play(slash().put(Jack, sq("C4"), North).put(Thras, sq("E4"), North));
    assert_eq!(brawl.reputation(Nari), 26);
    for who in [Asma, Jack, Thras] {
        assert_eq!(brawl.reputation(who), 18, "{who:?}");
    }
}

/// DF-REP-02, DF-REP-03
#[test]
fn who_has_less_pays_what_there_is() {
    let one = play(slash().reputation(Asma, 1));
    assert_eq!(one.paid(), [(Asma, Some(Nari), 1)]);
    assert_eq!(one.reputation(Asma), 0);
    let none = play(slash().reputation(Asma, 0));
    assert_eq!(none.paid(), []);
    assert_eq!(none.reputation(Nari), 20);
}

/// RP-4, DF-FLOW-10: with nothing to lose one suffers all else, and brawls on.
#[test]
fn with_nothing_left_all_else_is_suffered() {
    let brawl = play(
        room()
            .put(Nari, sq("D6"), North)
            .hold(Nari, Kind::Mug)
            .put(Asma, sq("D4"), North)
            .reputation(Asma, 0)
            .plan(Nari, &[Card::Throw, Card::Move]),
    );
    assert_eq!(brawl.paid(), []);
    assert!(brawl.asks(Asma, "daze"));
}

/// DF-ALLY-01 to DF-ALLY-04
#[test]
fn a_friend_pays_out_of_the_game() {
    let brawl = play(slash().ally(Asma, Nari));
    assert_eq!(brawl.paid(), [(Asma, None, 2)]);
    assert_eq!((brawl.reputation(Nari), brawl.reputation(Asma)), (20, 18));
}

/// DF-ALLY-05, DF-INT-034: knocked and thrown down like anybody.
#[test]
fn a_friend_suffers_all_the_rest() {
    let brawl = play(
        room()
            .object(Kind::Barrel, sq("B4"))
            .table(&squares(&["E4", "F4"]))
            .put(Goodheart, sq("A4"), East)
            .put(Nari, sq("D4"), North)
            .ally(Nari, Goodheart)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(brawl.paid(), [(Nari, None, 7)]);
    assert_eq!(brawl.square(Nari), "E4");
    assert!(brawl.prone(Nari));
}

/// DF-INT-001: a boasting defender's Riposte brings 9.
#[test]
fn a_boasters_riposte_brings_nine() {
    let brawl = play(into_a_riposte().effect(Asma, Card::Boast, Some(7)));
    assert_eq!(brawl.paid(), [(Nari, Some(Asma), 9)]);
}

/// DF-INT-002: a boasting attacker loses 8 to a Riposte.
#[test]
fn a_boaster_loses_eight_to_a_riposte() {
    let brawl = play(into_a_riposte().effect(Nari, Card::Boast, Some(7)));
    assert_eq!(brawl.paid(), [(Nari, Some(Asma), 8)]);
}

/// RP-1: and 10 when both boast.
#[test]
fn between_boasters_a_riposte_is_worth_ten() {
    let brawl = play(into_a_riposte().effect(Nari, Card::Boast, Some(7)).effect(
        Asma,
        Card::Boast,
        Some(7),
    ));
    assert_eq!(brawl.paid(), [(Nari, Some(Asma), 10)]);
}

/// DF-BOAST-02, DF-BOAST-03, DF-BOAST-04, DF-INT-003, RP-1: 2, 4, 3 and 5.
#[test]
fn boasts_of_both_sides_add_up() {
    for (attacker, victim, amount) in
        [(false, false, 2), (true, false, 4), (false, true, 3), (true, true, 5)]
    {
        let mut scenario = slash();
        if attacker {
            scenario = scenario.effect(Nari, Card::Boast, Some(7));
        }
        if victim {
            scenario = scenario.effect(Asma, Card::Boast, Some(7));
        }
        let brawl = play(scenario);
        assert_eq!(brawl.paid(), [(Asma, Some(Nari), amount)]);
        assert_eq!(brawl.reputation(Nari) + brawl.reputation(Asma), 40);
    }
}

/// DF-INT-004, RP-2: from each of three.
#[test]
fn a_boaster_takes_the_bonus_from_each_victim() {
    let brawl = play(slash().put(Jack, sq("C4"), North).put(Thras, sq("E4"), North).effect(
        Nari,
        Card::Boast,
        Some(7),
    ));
    assert_eq!(brawl.reputation(Nari), 32);
}

/// DF-INT-005, RP-3: nothing is gained from a friend, so nothing is raised.
#[test]
fn a_boaster_takes_no_bonus_from_a_friend() {
    let brawl = play(slash().ally(Asma, Nari).effect(Nari, Card::Boast, Some(7)));
    assert_eq!(brawl.paid(), [(Asma, None, 2)]);
}

/// DF-INT-006, RP-3: a boasting friend loses one more.
#[test]
fn a_boasting_friend_loses_one_more() {
    let brawl = play(slash().ally(Asma, Nari).effect(Nari, Card::Boast, Some(7)).effect(
        Asma,
        Card::Boast,
        Some(7),
    ));
    assert_eq!(brawl.paid(), [(Asma, None, 3)]);
}

/// DF-INT-007
#[test]
fn a_poor_victim_pays_a_boaster_what_there_is() {
    let brawl = play(slash().reputation(Asma, 3).effect(Nari, Card::Boast, Some(7)));
    assert_eq!(brawl.paid(), [(Asma, Some(Nari), 3)]);
}

/// DF-INT-008, RP-4
#[test]
fn an_empty_purse_pays_a_boaster_nothing() {
    let brawl = play(slash().reputation(Asma, 0).effect(Nari, Card::Boast, Some(7)));
    assert_eq!(brawl.paid(), []);
    assert_eq!(brawl.reputation(Nari), 20);
}

/// DF-INT-036, AT-8, RP-3: a friend's Riposte, and the boasting attacker's own point.
#[test]
fn a_boasting_friend_loses_eight_to_a_riposte_and_nobody_gains() {
    let brawl = play(into_a_riposte().ally(Asma, Nari).effect(Asma, Card::Boast, Some(7)).effect(
        Nari,
        Card::Boast,
        Some(7),
    ));
    assert_eq!(brawl.paid(), [(Nari, None, 8)]);
}
