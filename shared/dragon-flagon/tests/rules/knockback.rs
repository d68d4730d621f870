//! Knockback (DF-KNOCK): where the one who is knocked goes, and whom it takes along.

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Goodheart on A4 rolls a barrel to the east.
fn barrel(scenario: Scenario) -> Scenario {
    scenario
        .object(Kind::Barrel, sq("B4"))
        .put(Goodheart, sq("A4"), East)
        .plan(Goodheart, &[Card::PushBarrel, Card::Move])
}

/// Goodheart swings to the east from G4 and lands on K4.
fn swing_to_the_wall(scenario: Scenario) -> Brawl {
    let mut brawl = play(
        scenario
            .table(&[sq("G4")])
            .put(Goodheart, sq("G4"), East)
            .plan(Goodheart, &[Card::Swing, Card::Move]),
    );
    brawl.go(Goodheart, "swing", "K4");
    brawl
}

/// DF-KNOCK-01, KB-1, DF-BOARD-01
#[test]
fn a_knock_moves_one_square_straight_on() {
    let brawl = play(barrel(room()).put(Nari, sq("E4"), South));
    assert_eq!(brawl.square(Nari), "F4");
    assert!(!brawl.prone(Nari));
}

/// DF-KNOCK-03, -04, -05, DF-BOARD-02, DF-BOARD-03, KB-6, KB-11: a row of three.
#[test]
fn a_chain_pushes_everybody_in_the_way_and_only_the_first_pays() {
    let brawl = play(
        barrel(room())
            .put(Nari, sq("E4"), South)
            .put(Teo, sq("F4"), South)
            .put(Asma, sq("G4"), South)
            .put(Jack, sq("I4"), South),
    );
    for (who, square) in [(Nari, "F4"), (Teo, "G4"), (Asma, "H4"), (Jack, "I4")] {
        assert_eq!(brawl.square(who), square, "{who:?}");
    }
    assert_eq!(brawl.paid(), [(Nari, Some(Goodheart), 7)]);
}

/// DF-KNOCK-06, DF-KNOCK-08, KB-2, DF-INT-113
#[test]
fn at_a_wall_one_slides_to_the_side_of_ones_own_choice() {
    for way in ["K3", "K5"] {
        let mut brawl = play(barrel(room()).put(Nari, sq("K4"), South));
        assert_eq!(brawl.ways(Nari, "slide"), ["K3", "K5"]);
        assert_eq!(brawl.prompt(Nari, "slide").seat, brawl.mat(Nari).seat);
        brawl.go(Nari, "slide", way);
        assert_eq!(brawl.square(Nari), way);
        assert_eq!(brawl.lying(Kind::Barrel), ["K4"]);
    }
}

/// DF-INT-115, KB-4, DF-HOUSE-03: straight into a corner there is only one side.
#[test]
fn in_a_corner_there_is_one_side() {
    let brawl = play(
        room()
            .object(Kind::Barrel, sq("B1"))
            .put(Goodheart, sq("A1"), East)
            .put(Nari, sq("K1"), South)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(brawl.square(Nari), "K2");
}

/// KB-5, DF-INT-114: one neighbour is pushed along the wall, or the free side is taken.
#[test]
fn the_slide_may_push_a_neighbour_or_take_the_free_side() {
    let set = || barrel(room()).put(Nari, sq("K4"), South).put(Teo, sq("K3"), South);
    let mut free = play(set());
    free.go(Nari, "slide", "K5");
    assert_eq!((free.square(Nari), free.square(Teo)), ("K5".into(), "K3".into()));
    let mut taken = play(set());
    taken.go(Nari, "slide", "K3");
    assert_eq!((taken.square(Nari), taken.square(Teo)), ("K3".into(), "K2".into()));
    assert_eq!(taken.reputation(Teo), 20);
}

/// DF-INT-114: both sides taken.
#[test]
fn with_both_sides_taken_somebody_is_pushed_along_the_wall() {
    let mut brawl = play(barrel(room()).put(Nari, sq("K4"), South).put(Teo, sq("K3"), South).put(
        Asma,
        sq("K5"),
        South,
    ));
    brawl.go(Nari, "slide", "K5");
    assert_eq!(brawl.square(Asma), "K6");
    assert_eq!(brawl.square(Teo), "K3");
}

/// KB-5, KB-4: pushed along the wall into the corner, the last one turns along the other wall.
#[test]
fn a_row_along_the_wall_turns_at_the_corner() {
    let mut brawl = play(
        room()
            .object(Kind::Barrel, sq("B2"))
            .put(Goodheart, sq("A2"), East)
            .put(Nari, sq("K2"), South)
            .put(Teo, sq("K1"), South)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    brawl.go(Nari, "slide", "K1");
    assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("K1".into(), "J1".into()));
}

/// DF-INT-116: the end of the row slides aside, and the others move up.
#[test]
fn a_chain_to_the_wall_ends_in_a_slide() {
    let mut brawl = play(barrel(room()).put(Nari, sq("J4"), South).put(Teo, sq("K4"), South));
    assert!(brawl.asks(Teo, "slide") && !brawl.asks(Nari, "slide"));
    brawl.go(Teo, "slide", "K5");
    assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("K4".into(), "K5".into()));
}

/// DF-KNOCK-09, DF-TABLE-01
#[test]
fn onto_a_table_one_falls() {
    let brawl = play(barrel(room()).table(&squares(&["F4", "G4"])).put(Nari, sq("E4"), South));
    assert_eq!(brawl.square(Nari), "F4");
    assert!(brawl.prone(Nari) && brawl.standee(Nari).on_table);
    assert_eq!(brawl.standee(Nari).facing, South);
}

/// DF-KNOCK-10
#[test]
fn off_a_table_one_falls() {
    let mut brawl = swing_to_the_wall(room().table(&[sq("K4")]).put(Nari, sq("K4"), South));
    brawl.go(Nari, "slide", "K5");
    assert!(brawl.prone(Nari) && !brawl.standee(Nari).on_table);
}

/// DF-KNOCK-11: both falls in one chain.
#[test]
fn those_in_the_chain_fall_too() {
    let brawl = play(
        barrel(room())
            .table(&squares(&["F4", "G4"]))
            .put(Nari, sq("E4"), South)
            .put(Teo, sq("F4"), South)
            .put(Asma, sq("G4"), South),
    );
    assert_eq!(brawl.square(Nari), "F4");
    assert!(brawl.prone(Nari), "up");
    assert_eq!(brawl.square(Teo), "G4");
    assert!(!brawl.prone(Teo), "from table top to table top: KB-9");
    assert_eq!(brawl.square(Asma), "H4");
    assert!(brawl.prone(Asma), "down");
}

/// DF-INT-118, KB-9, also from one table to another.
#[test]
fn from_table_to_table_one_keeps_ones_feet() {
    let tables = |scenario: Scenario| {
        let scenario = scenario.table(&[sq("J4")]).table(&[sq("K4")]).table(&[sq("G4")]);
        let mut brawl = play(
            scenario
                .put(Goodheart, sq("G4"), East)
                .put(Nari, sq("J4"), South)
                .plan(Goodheart, &[Card::Swing, Card::Move]),
        );
        brawl.go(Goodheart, "swing", "J4");
        assert_eq!(brawl.square(Nari), "K4");
        brawl.prone(Nari)
    };
    assert!(!tables(room()));
    let by_the_letter = room_where(
        "rulings.toml",
        "fall_between_tables = { house = false }",
        "fall_between_tables = { house = true }",
    );
    assert!(tables(by_the_letter), "a house may rule otherwise");
}

/// DF-INT-117
#[test]
fn sliding_along_the_wall_onto_a_table_is_a_fall() {
    let mut brawl = play(barrel(room()).table(&squares(&["K5", "K6"])).put(Nari, sq("K4"), South));
    brawl.go(Nari, "slide", "K5");
    assert!(brawl.prone(Nari) && brawl.standee(Nari).on_table);
}

/// DF-KNOCK-13, KB-12, DF-INT-119: bumped with the Flagon in hand.
#[test]
fn a_bump_costs_the_flagon_only_with_a_fall() {
    let bumped = |scenario: Scenario| {
        let scenario = barrel(scenario).put(Nari, sq("E4"), South).put(Teo, sq("F4"), South);
        play(scenario.hold(Teo, Kind::Flagon))
    };
    let floor = bumped(room());
    assert_eq!(floor.square(Teo), "G4");
    assert_eq!(floor.held(Teo), Some(Kind::Flagon));
    let table = bumped(room().table(&squares(&["G4", "H4"])));
    assert!(table.prone(Teo));
    assert_eq!(table.held(Teo), None);
}

/// DF-INT-208: knocked into the Flagon's square, one does not get it.
#[test]
fn a_knock_picks_nothing_up() {
    let brawl = play(
        room()
            .object(Kind::Barrel, sq("B6"))
            .put(Goodheart, sq("A6"), East)
            .put(Nari, sq("E6"), South)
            .plan(Goodheart, &[Card::PushBarrel, Card::Move]),
    );
    assert_eq!(brawl.square(Nari), "F6");
    assert_eq!(brawl.held(Nari), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// Goodheart swings diagonally, as no Common card does: a deck in which Swing has three lines.
fn diagonal(from: &str, to: &str, scenario: impl Fn(Scenario) -> Scenario) -> Brawl {
    let room =
        room_where("common.toml", "lines = { house = \"L1\" }", "lines = { house = \"L3\" }");
    let mut brawl = play(scenario(
        room.table(&[sq(from)])
            .put(Goodheart, sq(from), North)
            .plan(Goodheart, &[Card::Swing, Card::Move]),
    ));
    brawl.go(Goodheart, "swing", to);
    brawl
}

/// DF-KNOCK-02, KB-13: diagonally, also between two others.
#[test]
fn from_a_corner_one_is_knocked_diagonally() {
    let brawl = diagonal("D8", "G5", |room| {
        room.put(Nari, sq("G5"), South).put(Teo, sq("G4"), South).put(Asma, sq("H5"), South)
    });
    assert_eq!(brawl.square(Nari), "H4");
    assert_eq!((brawl.square(Teo), brawl.square(Asma)), ("G4".into(), "H5".into()));
}

/// KB-6: a diagonal chain.
#[test]
fn a_diagonal_chain_goes_on_diagonally() {
    let brawl =
        diagonal("D8", "G5", |room| room.put(Nari, sq("G5"), South).put(Teo, sq("H4"), South));
    assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("H4".into(), "I3".into()));
}

/// DF-KNOCK-07, KB-3: diagonally into one wall both sides are open.
#[test]
fn diagonally_into_a_wall_one_slides_to_either_side() {
    let top = diagonal("D4", "G1", |room| room.put(Nari, sq("G1"), South));
    assert_eq!(top.ways(Nari, "slide"), ["F1", "H1"]);
    let side = diagonal("H8", "K5", |room| room.put(Nari, sq("K5"), South));
    assert_eq!(side.ways(Nari, "slide"), ["K4", "K6"]);
}

/// KB-4, DF-KNOCK-12: diagonally into a corner, along either wall.
#[test]
fn diagonally_into_a_corner_one_goes_along_either_wall() {
    let brawl = diagonal("H4", "K1", |room| room.put(Nari, sq("K1"), South));
    assert_eq!(brawl.ways(Nari, "slide"), ["J1", "K2"]);
}

/// DF-INT-206, AT-1: whoever an earlier hit has moved is hit nevertheless. As built in no card does
/// that, so a house makes its rugs knock back.
#[test]
fn whoever_was_moved_by_an_earlier_hit_is_hit_all_the_same() {
    let room = room_where(
        "common.toml",
        "fall = { house = true }",
        "fall = { house = true }\nknockback = { house = 1 }",
    );
    let mut brawl = play(
        room.put(Asma, sq("A6"), East)
            .put(Nari, sq("B6"), North)
            .put(Teo, sq("C6"), North)
            .plan(Asma, &[Card::YankRug, Card::Move]),
    );
    let order = [Nari, Teo].map(Item::Character);
    brawl.answer(Asma, "order", &order);
    assert_eq!((brawl.square(Nari), brawl.square(Teo)), ("C6".into(), "E6".into()));
    assert_eq!(brawl.paid(), [(Nari, Some(Asma), 2), (Teo, Some(Asma), 2)]);
    assert!(brawl.prone(Teo));
}
