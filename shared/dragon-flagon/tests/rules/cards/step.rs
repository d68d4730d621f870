//! Move (DF-MOVECARD, DF-MOVE).

use crate::common::*;

fn north(who: Character, square: &str) -> dragon_flagon::scenario::Scenario {
    room().put(who, sq(square), North).plan(who, &[Card::Move, Card::Slash])
}

/// DF-MOVECARD-01, DF-MOVECARD-02, DF-MOVECARD-06, DF-CARD-10
#[test]
fn six_squares_are_open_and_the_own_one() {
    for (facing, ways) in [
        (North, ["C4", "C5", "D3", "D4", "D5", "E4", "E5"]),
        (East, ["D4", "D5", "D6", "E4", "E5", "E6", "F5"]),
        (South, ["C5", "C6", "D5", "D6", "D7", "E5", "E6"]),
        (West, ["B5", "C4", "C5", "C6", "D4", "D5", "D6"]),
    ] {
        let brawl = play(
            room()
                .put(Teo, sq("D5"), facing)
                .put(Nari, sq("K11"), North)
                .plan(Teo, &[Card::Move, Card::Slash]),
        );
        assert_eq!(brawl.ways(Teo, "move"), ways);
    }
}

/// DF-MOVECARD-03, DF-MOVECARD-04, DF-CARD-08
#[test]
fn staying_costs_one_and_going_two() {
    for (square, time) in [("D5", 2), ("D4", 3), ("D3", 3)] {
        let mut brawl = play(north(Teo, "D5").put(Nari, sq("K11"), North));
        brawl.go(Teo, "move", square).turn(Teo, North);
        assert_eq!(brawl.square(Teo), square);
        assert_eq!(brawl.time(Teo), time);
    }
}

/// DF-MOVE-EX1: Nari two ahead shuts off nothing but her own square.
#[test]
fn somebody_at_the_far_end_blocks_only_that_square() {
    let brawl = play(north(Goodheart, "D5").put(Nari, sq("D3"), North));
    assert_eq!(brawl.ways(Goodheart, "move"), ["C4", "C5", "D4", "D5", "E4", "E5"]);
}

/// DF-MOVE-EX2, DF-MOVE-02, OB-11: ahead and at the left, they shut off what lies behind them.
#[test]
fn people_in_the_way_shut_off_what_is_behind_them() {
    let brawl = play(north(Goodheart, "D5").put(Nari, sq("D4"), North).put(Asma, sq("C5"), North));
    assert_eq!(brawl.ways(Goodheart, "move"), ["D5", "E4", "E5"]);
}

/// DF-MOVE-02: round the corner by the side, and never over the corner itself.
#[test]
fn a_walk_takes_its_path_over_the_sides() {
    let mut brawl = play(north(Goodheart, "D5").put(Nari, sq("D4"), North));
    assert_eq!(brawl.ways(Goodheart, "move"), ["C4", "C5", "D5", "E4", "E5"]);
    brawl.go(Goodheart, "move", "C4");
    let paths = brawl.heard(|news| match news {
        News::Moved { path, .. } => Some(path),
        _ => None,
    });
    assert_eq!(paths, [squares(&["D5", "C5", "C4"])]);
}

/// OB-11 the other way round: a house may let the walk lead over any squares.
#[test]
fn the_ruling_on_the_path_can_be_changed() {
    let scenario = room_where(
        "rulings.toml",
        "move_inside_area = { house = true }",
        "move_inside_area = { house = false }",
    );
    let brawl = play(
        scenario
            .put(Goodheart, sq("D5"), North)
            .put(Nari, sq("D4"), North)
            .plan(Goodheart, &[Card::Move, Card::Slash]),
    );
    assert!(brawl.ways(Goodheart, "move").contains(&"D3".into()), "around her, by C3");
}

/// DF-MOVECARD-05, DF-TABLE-01, DF-TABLE-06, DF-TABLE-07, OB-12
#[test]
fn tables_are_climbed_without_a_fall() {
    let table = squares(&["D4", "E4"]);
    let mut up = play(north(Teo, "D5").table(&table).put(Nari, sq("K11"), North));
    up.go(Teo, "move", "D4");
    assert!(up.standee(Teo).on_table);
    assert!(!up.prone(Teo));
    let mut down = play(north(Teo, "D4").table(&table).put(Nari, sq("K11"), North));
    down.go(Teo, "move", "D3");
    assert!(!down.standee(Teo).on_table);
    assert!(!down.prone(Teo));
    let mut over = play(north(Teo, "D5").table(&table).put(Nari, sq("K11"), North));
    over.go(Teo, "move", "D3");
    assert!(!over.standee(Teo).on_table && !over.prone(Teo));
}

/// DF-MOVE-05, DF-OBJECT-01, DF-OBJECT-02, DF-RUG-01
#[test]
fn things_and_rugs_are_not_in_the_way() {
    let things = [Kind::Barrel, Kind::Barrel, Kind::Chair, Kind::Mug];
    let scenario = things.into_iter().fold(north(Teo, "C8"), |s, kind| s.object(kind, sq("C7")));
    let mut brawl = play(scenario.put(Nari, sq("K11"), North));
    assert_eq!(brawl.ways(Teo, "move").len(), 7);
    brawl.go(Teo, "move", "C7");
    assert_eq!(brawl.square(Teo), "C7");
}

/// DF-COMP-11: walls close the room.
#[test]
fn the_wall_is_the_end() {
    let brawl = play(north(Teo, "A1").put(Nari, sq("K11"), North));
    assert_eq!(brawl.ways(Teo, "move"), ["A1", "B1"]);
}

/// DF-INT-198, DF-HOUSE-03
#[test]
fn hemmed_in_it_is_performed_and_costs_one() {
    let mut brawl = play(north(Teo, "A1").put(Nari, sq("B1"), North).put(Asma, sq("A2"), North));
    assert_eq!(brawl.cancelled(Teo), None);
    brawl.turn(Teo, East);
    assert_eq!(brawl.time(Teo), 2);
    assert_eq!(brawl.square(Teo), "A1");
}

/// DF-MOVECARD-06, DF-CANCEL-02
#[test]
fn lying_down_it_is_cancelled() {
    let brawl = play(north(Teo, "D5").put(Nari, sq("K11"), North).prone(Teo));
    assert_eq!(brawl.cancelled(Teo), Some("DF-CANCEL-02"));
}

/// DF-FLAGON-02, DF-MOVE-05: walking into the Flagon's square takes nothing.
#[test]
fn walking_over_the_flagon_does_not_take_it() {
    let mut brawl = play(north(Teo, "F7").put(Nari, sq("K11"), North));
    brawl.go(Teo, "move", "F6");
    assert_eq!(brawl.held(Teo), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}
