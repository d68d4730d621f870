//! Push Table (DF-PUSHTABLE): who is hit, who rides, what slides, and when it is cancelled.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Goodheart on D7 looks north at a table on D6 and D5.
fn scenario() -> Scenario {
    room()
        .table(&squares(&["D6", "D5"]))
        .put(Goodheart, sq("D7"), North)
        .plan(Goodheart, &[Card::PushTable, Card::Move])
}

/// DF-PUSHTABLE-EX1, DF-PUSHTABLE-02 to -05, -07, -08, -15, -16, FU-8
#[test]
fn riders_travel_and_those_in_the_way_are_knocked_on() {
    let mut brawl = play(scenario().put(Asma, sq("D5"), West).put(Nari, sq("D4"), West).put(
        Tuuli,
        sq("E5"),
        West,
    ));
    assert_eq!(brawl.table(0), ["D5", "D4"]);
    assert_eq!(brawl.square(Asma), "D4");
    assert!(brawl.standee(Asma).on_table && !brawl.prone(Asma));
    assert_eq!(brawl.standee(Asma).facing, West);
    assert_eq!(brawl.square(Nari), "D3");
    assert!(!brawl.prone(Nari), "she never left the floor");
    assert_eq!(brawl.paid(), [(Asma, Some(Goodheart), 3), (Nari, Some(Goodheart), 3)]);
    assert_eq!(brawl.reputation(Tuuli), 20);
    assert_eq!(brawl.square(Goodheart), "D7");
    assert!(brawl.asks(Asma, "daze") && brawl.asks(Nari, "daze") && !brawl.asks(Tuuli, "daze"));
    let one = [Card::Move];
    brawl.plan(Asma, "daze", &one).plan(Nari, "daze", &one).turn(Goodheart, North);
    assert_eq!(brawl.time(Goodheart), 4);
}

/// DF-CANCEL-08, DF-PUSHTABLE-08
#[test]
fn an_empty_table_is_pushed_at_full_time() {
    let mut brawl = play(scenario().put(Nari, sq("K11"), North));
    assert_eq!(brawl.table(0), ["D5", "D4"]);
    brawl.turn(Goodheart, North);
    assert_eq!(brawl.time(Goodheart), 4);
    assert_eq!(brawl.square(Goodheart), "D7");
}

/// DF-PUSHTABLE-01, DF-CARD-06
#[test]
fn it_needs_a_table_ahead_and_feet_on_the_ground() {
    let beside = play(
        room()
            .table(&squares(&["D6", "D5"]))
            .put(Goodheart, sq("D7"), East)
            .put(Nari, sq("K11"), North)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(beside.cancelled(Goodheart), Some("DF-PUSHTABLE-01"));
    let prone = play(scenario().put(Nari, sq("K11"), North).prone(Goodheart));
    assert_eq!(prone.cancelled(Goodheart), Some("DF-CANCEL-02"));
    assert_eq!(prone.table(0), ["D6", "D5"]);
}

/// DF-INT-144, FU-1, DF-CONFLICT-11
#[test]
fn from_a_table_one_pushes_another_but_not_the_own() {
    let own = play(
        room()
            .table(&squares(&["D6", "D5"]))
            .put(Goodheart, sq("D6"), North)
            .put(Nari, sq("K11"), North)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(own.cancelled(Goodheart), Some("DF-PUSHTABLE-01"));
    let other = play(
        room()
            .table(&squares(&["D6", "D5"]))
            .table(&squares(&["D7", "E7"]))
            .put(Goodheart, sq("D7"), North)
            .put(Nari, sq("K11"), North)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(other.table(0), ["D5", "D4"]);
    assert_eq!(other.table(1), ["D7", "E7"]);
    assert_eq!(other.paid(), [], "he is not on the table that moves");
}

/// DF-PUSHTABLE-09, DF-PUSHTABLE-10, FU-2: three tables in a row, with people on and before them.
#[test]
fn tables_push_one_another() {
    let brawl = play(
        scenario()
            .table(&squares(&["C4", "D4"]))
            .table(&squares(&["C3", "C2"]))
            .put(Asma, sq("C4"), North)
            .put(Teo, sq("C2"), North)
            .put(Nari, sq("D3"), North)
            .put(Tuuli, sq("B3"), North),
    );
    assert_eq!(brawl.table(0), ["D5", "D4"]);
    assert_eq!(brawl.table(1), ["C3", "D3"]);
    assert_eq!(brawl.table(2), ["C2", "C1"]);
    assert_eq!(brawl.square(Asma), "C3");
    assert_eq!(brawl.square(Teo), "C1");
    assert_eq!(brawl.square(Nari), "D2");
    for (who, reputation) in [(Asma, 17), (Teo, 17), (Nari, 17), (Tuuli, 20), (Goodheart, 29)] {
        assert_eq!(brawl.reputation(who), reputation, "{who:?}");
    }
}

/// DF-PUSHTABLE-09: a table beside the way, that is not met, stays.
#[test]
fn a_table_that_is_not_met_stays() {
    let brawl = play(scenario().table(&squares(&["E5", "E4"])).table(&squares(&["D3", "D2"])).put(
        Nari,
        sq("E4"),
        North,
    ));
    assert_eq!(brawl.table(0), ["D5", "D4"]);
    assert_eq!(brawl.table(1), ["E5", "E4"]);
    assert_eq!(brawl.table(2), ["D3", "D2"], "they touch now, and that is all");
    assert_eq!(brawl.reputation(Nari), 20);
}

/// DF-PUSHTABLE-11, FU-2: the last of the row stands at the wall.
#[test]
fn a_table_at_the_wall_cancels_the_whole_push() {
    for tables in [&[][..], &[["D3", "D2"]][..]] {
        let first = if tables.is_empty() { ["D2", "D1"] } else { ["D5", "D4"] };
        let mut scenario = room().table(&squares(&first));
        for table in tables {
            scenario = scenario.table(&squares(table)).table(&squares(&["C1", "D1"]));
        }
        let below = if tables.is_empty() { "D3" } else { "D6" };
        let mut brawl = play(
            scenario
                .put(Goodheart, sq(below), North)
                .put(Nari, sq(first[1]), North)
                .plan(Goodheart, &[Card::PushTable, Card::Move]),
        );
        assert_eq!(brawl.cancelled(Goodheart), Some("DF-PUSHTABLE-11"));
        assert_eq!(brawl.table(0), first);
        assert_eq!(brawl.paid(), []);
        brawl.turn(Goodheart, North);
        assert_eq!(brawl.time(Goodheart), 2);
    }
}

/// DF-PUSHTABLE-06, DF-PUSHTABLE-12, DF-RUG-03, FU-3: what stands on it rides, what lies before it
/// slides, barrels too; what lies beside it stays.
#[test]
fn things_ride_or_slide() {
    let brawl = play(
        scenario()
            .object(Kind::Mug, sq("D6"))
            .object(Kind::Chair, sq("D4"))
            .object(Kind::Barrel, sq("D4"))
            .object(Kind::Mug, sq("E4"))
            .put(Nari, sq("K11"), North),
    );
    assert_eq!(brawl.lying(Kind::Mug), ["D5", "E4"]);
    assert_eq!(brawl.lying(Kind::Chair), ["D3"]);
    assert_eq!(brawl.lying(Kind::Barrel), ["D3"]);
}

/// DF-PUSHTABLE-13, DF-INT-142, DF-CONFLICT-16, FU-3
#[test]
fn things_are_crushed_at_the_wall_and_at_a_table() {
    for table in [squares(&["C2", "D2"]), squares(&["A1", "B1"])] {
        let at_wall = table == squares(&["A1", "B1"]);
        let (first, below, before) =
            if at_wall { (["D3", "D2"], "D4", "D1") } else { (["D5", "D4"], "D6", "D3") };
        let brawl = play(
            room()
                .table(&squares(&first))
                .table(&table)
                .object(Kind::Chair, sq(before))
                .object(Kind::Barrel, sq(before))
                .object(Kind::Mug, sq(before))
                .put(Goodheart, sq(below), North)
                .put(Nari, sq("K11"), North)
                .plan(Goodheart, &[Card::PushTable, Card::Move]),
        );
        for kind in [Kind::Chair, Kind::Barrel, Kind::Mug] {
            assert_eq!(brawl.lying(kind), Vec::<String>::new(), "{kind:?}");
        }
        assert_eq!(brawl.table(0)[1], before, "the table came all the same");
    }
}

/// DF-PUSHTABLE-12, DF-FLAGON-18: with room to slide the Flagon slides like anything else.
#[test]
fn the_flagon_slides_before_a_table() {
    let brawl = play(
        room()
            .table(&squares(&["F8", "F7"]))
            .put(Goodheart, sq("F9"), North)
            .put(Nari, sq("K11"), North)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(brawl.table(0), ["F7", "F6"]);
    assert_eq!(brawl.lying(Kind::Flagon), ["F5"]);
}

/// DF-PUSHTABLE-14, DF-FLAGON-11, DF-FLAGON-18, DF-INT-141
#[test]
fn the_flagon_is_not_crushed_but_lies_on_the_table() {
    let mut brawl = play(
        room()
            .table(&squares(&["F8", "F7"]))
            .table(&squares(&["F5", "G5"]))
            .put(Goodheart, sq("F9"), North)
            .put(Nari, sq("E6"), East)
            .plan(Goodheart, &[Card::PushTable, Card::Move])
            .plan_ahead(Nari, &[Card::PickUp, Card::Move])
            .time(Nari, 2),
    );
    assert_eq!(brawl.table(0), ["F7", "F6"]);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
    brawl.turn(Goodheart, North).answer(Nari, "pick_up", &[Item::Take(Kind::Flagon)]);
    assert_eq!(brawl.held(Nari), Some(Kind::Flagon), "it can be taken from there");
}

/// DF-INT-143, OB-1, OB-2: lost on a moving table, it comes to rest on what stands in the centre.
#[test]
fn a_rider_drops_the_flagon_onto_the_table_in_the_centre() {
    let brawl = play(
        room()
            .table(&squares(&["F8", "F7"]))
            .put(Goodheart, sq("F9"), North)
            .put(Nari, sq("F7"), East)
            .hold(Nari, Kind::Flagon)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(brawl.square(Nari), "F6");
    assert_eq!(brawl.held(Nari), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-CARD-14, DF-HOUSE-04, AT-1: two in the way; the actor says who is knocked first.
#[test]
fn the_actor_orders_those_in_the_way() {
    for first in [Nari, Teo] {
        let second = if first == Nari { Teo } else { Nari };
        let mut brawl = play(
            room()
                .table(&squares(&["C5", "D5", "E5"]))
                .put(Goodheart, sq("D6"), North)
                .put(Nari, sq("C4"), North)
                .put(Teo, sq("E4"), North)
                .plan(Goodheart, &[Card::PushTable, Card::Move]),
        );
        let order = [Item::Character(first), Item::Character(second)];
        brawl.answer(Goodheart, "order", &order);
        let payers: Vec<Character> = brawl.paid().into_iter().map(|(from, ..)| from).collect();
        assert_eq!(payers, [first, second]);
        assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("C3".into(), "E3".into()));
    }
}
