//! Push Table with people caught between tables and walls (FU-4 to FU-6).

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Goodheart pushes this table, which stands one square off the north wall, against it.
fn against_the_wall(table: &[&str], below: &str) -> Scenario {
    room()
        .table(&squares(table))
        .put(Goodheart, sq(below), North)
        .plan(Goodheart, &[Card::PushTable, Card::Move])
}

/// FU-4, DF-INT-139, DF-KNOCK-06: between table and wall one slides aside, either way.
#[test]
fn between_table_and_wall_one_slides_aside() {
    for way in ["C1", "E1"] {
        let mut brawl = play(against_the_wall(&["D3", "D2"], "D4").put(Nari, sq("D1"), South));
        assert_eq!(brawl.ways(Nari, "slide"), ["C1", "E1"]);
        brawl.go(Nari, "slide", way);
        assert_eq!(brawl.square(Nari), way);
        assert!(!brawl.prone(Nari));
        assert_eq!(brawl.table(0), ["D2", "D1"]);
        assert_eq!(brawl.reputation(Nari), 17);
    }
}

/// FU-4, DF-INT-201: the square beside him is covered by the same table, so the other side it is.
#[test]
fn the_side_under_the_same_table_is_closed() {
    let brawl = play(against_the_wall(&["D2", "E2"], "D3").put(Nari, sq("D1"), South));
    assert_eq!(brawl.square(Nari), "C1");
    assert!(!brawl.prone(Nari));
}

/// FU-4, KB-5: somebody who stands where he slides to is pushed on.
#[test]
fn sliding_aside_pushes_the_neighbour() {
    let brawl = play(against_the_wall(&["D2", "E2"], "D3").put(Nari, sq("D1"), South).put(
        Teo,
        sq("C1"),
        South,
    ));
    assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("C1".into(), "B1".into()));
    assert_eq!(brawl.reputation(Teo), 20, "only bumped");
}

/// FU-4: covered on both sides, he ends prone on the table.
#[test]
fn with_no_way_out_one_lies_on_the_table() {
    let brawl = play(against_the_wall(&["D2", "E2", "F2"], "E3").put(Nari, sq("E1"), South));
    assert_eq!(brawl.square(Nari), "E1");
    assert!(brawl.standee(Nari).on_table);
    assert!(brawl.prone(Nari));
    assert_eq!(brawl.standee(Nari).facing, South);
}

/// FU-4: the rider in his place falls onto the nearest free square of the table.
#[test]
fn a_rider_makes_room() {
    let brawl = play(
        against_the_wall(&["D2", "E2", "F2"], "E3")
            .put(Nari, sq("E1"), South)
            .put(Teo, sq("E2"), West)
            .put(Asma, sq("F2"), West),
    );
    assert_eq!(brawl.square(Nari), "E1");
    assert_eq!(brawl.square(Teo), "D1");
    assert_eq!(brawl.square(Asma), "F1");
    assert!(brawl.prone(Nari) && brawl.prone(Teo) && !brawl.prone(Asma));
    assert!(brawl.standee(Teo).on_table);
}

/// FU-4, DF-FALL-06: whoever makes room falls, and that costs him the Flagon too.
#[test]
fn the_rider_who_makes_room_drops_the_flagon() {
    let brawl = play(
        against_the_wall(&["D2", "E2", "F2"], "E3")
            .put(Nari, sq("E1"), South)
            .put(Teo, sq("E2"), West)
            .hold(Teo, Kind::Flagon)
            .reputation(Teo, 0),
    );
    assert_eq!(brawl.held(Teo), None);
}

/// FU-4: with a rider on every square there is no room at all.
#[test]
fn a_full_table_cannot_bury_anybody() {
    let brawl = play(
        against_the_wall(&["D2", "E2", "F2"], "E3")
            .put(Nari, sq("E1"), South)
            .put(Teo, sq("E2"), West)
            .put(Thras, sq("D2"), West)
            .put(Asma, sq("F2"), West),
    );
    assert_eq!(brawl.cancelled(Goodheart), Some("FU-4"));
    assert_eq!(brawl.table(0), ["D2", "E2", "F2"]);
    assert_eq!(brawl.square(Nari), "E1");
    assert_eq!(brawl.paid(), []);
}

/// FU-4: two in the corner and two riders are one too many for three squares.
#[test]
fn everybody_who_ends_on_the_table_is_counted() {
    let brawl = play(
        against_the_wall(&["A2", "B2", "C2"], "B3")
            .put(Nari, sq("A1"), South)
            .put(Teo, sq("B1"), South)
            .put(Thras, sq("A2"), West)
            .put(Asma, sq("B2"), West),
    );
    assert_eq!(brawl.cancelled(Goodheart), Some("FU-4"));
}

/// FU-4: in the corner, the one below the outer end slides out and the others lie on the table.
#[test]
fn three_before_a_long_table_in_the_corner() {
    let mut brawl = play(
        against_the_wall(&["A2", "B2", "C2"], "B3")
            .put(Nari, sq("A1"), South)
            .put(Teo, sq("B1"), South)
            .put(Thras, sq("C1"), South)
            .put(Asma, sq("B2"), West),
    );
    let order = [Nari, Teo, Thras].map(Item::Character);
    brawl.answer(Goodheart, "order", &order);
    assert_eq!(brawl.square(Nari), "A1");
    assert_eq!(brawl.square(Teo), "B1");
    assert_eq!(brawl.square(Asma), "C1", "she made room for Teo");
    assert_eq!(brawl.square(Thras), "D1");
    assert!(brawl.prone(Nari) && brawl.prone(Teo) && brawl.prone(Asma) && !brawl.prone(Thras));
    for who in [Nari, Teo, Thras, Asma] {
        assert_eq!(brawl.reputation(who), 17, "{who:?}");
    }
}

/// FU-5, DF-INT-140, KB-9: between two tables he ends on the second, lying; it stays.
#[test]
fn between_two_tables_one_ends_on_the_second() {
    let brawl = play(
        room()
            .table(&squares(&["D6", "D5"]))
            .table(&squares(&["C3", "D3"]))
            .put(Goodheart, sq("D7"), North)
            .put(Nari, sq("D4"), South)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(brawl.table(0), ["D5", "D4"]);
    assert_eq!(brawl.table(1), ["C3", "D3"]);
    assert_eq!(brawl.square(Nari), "D3");
    assert!(brawl.prone(Nari) && brawl.standee(Nari).on_table);
}

/// FU-5, DF-KNOCK-03, DF-KNOCK-11: whoever stands there is bumped off it.
#[test]
fn the_one_on_the_second_table_is_bumped_off() {
    let brawl = play(
        room()
            .table(&squares(&["D6", "D5"]))
            .table(&squares(&["C3", "D3"]))
            .put(Goodheart, sq("D7"), North)
            .put(Nari, sq("D4"), South)
            .put(Teo, sq("D3"), South)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("D3".into(), "D2".into()));
    assert!(brawl.prone(Nari) && brawl.prone(Teo));
    assert_eq!(brawl.reputation(Teo), 20);
}

/// FU-6: before two tables that move together, one is hit once.
#[test]
fn two_moving_tables_hit_once() {
    let brawl = play(
        room()
            .table(&squares(&["C5", "D5", "E5"]))
            .table(&squares(&["C4", "C3"]))
            .put(Goodheart, sq("D6"), North)
            .put(Nari, sq("D4"), South)
            .put(Teo, sq("C4"), South)
            .plan(Goodheart, &[Card::PushTable, Card::Move]),
    );
    assert_eq!(brawl.table(1), ["C3", "C2"]);
    assert_eq!(brawl.paid(), [(Teo, Some(Goodheart), 3), (Nari, Some(Goodheart), 3)]);
    assert_eq!(brawl.square(Nari), "D3");
}

/// DF-KNOCK-06, DF-KNOCK-08: the one who is knocked chooses, not the pusher.
#[test]
fn the_slide_belongs_to_the_one_who_is_knocked() {
    let brawl = play(against_the_wall(&["D3", "D2"], "D4").put(Nari, sq("D1"), South));
    assert_eq!(brawl.prompt(Nari, "slide").seat, brawl.mat(Nari).seat);
}
