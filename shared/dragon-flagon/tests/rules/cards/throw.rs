//! Throw (DF-THROW).

use dragon_flagon::scenario::Scenario;

use crate::common::*;

/// Thras on D8 looks north and holds something.
fn scenario(kind: Kind) -> Scenario {
    room().put(Thras, sq("D8"), North).hold(Thras, kind).plan(Thras, &[Card::Throw, Card::Move])
}

/// The people of DF-THROW-EX1.
fn example(kind: Kind) -> Scenario {
    scenario(kind)
        .put(Nari, sq("F6"), North)
        .put(Montero, sq("D4"), North)
        .put(Goodheart, sq("E5"), North)
        .put(Asma, sq("A8"), North)
}

/// DF-THROW-EX1 with a mug; DF-THROW-02, -04, -05, -07, -09, -10, -11, AT-4
#[test]
fn a_mug_hits_one_on_any_of_three_lines() {
    for target in [Nari, Montero] {
        let mut brawl = play(example(Kind::Mug));
        assert_eq!(brawl.offer(Thras, "throw"), [Montero, Nari].map(Item::Character));
        brawl.answer(Thras, "throw", &[Item::Character(target)]);
        assert_eq!(brawl.paid(), [(target, Some(Thras), 2)]);
        assert_eq!(brawl.prompt(target, "daze").choose.bounds(), (1, 1));
        assert!(!brawl.prone(target));
        assert_eq!(brawl.held(Thras), None);
        assert_eq!(brawl.lying(Kind::Mug), Vec::<String>::new());
        brawl.plan(target, "daze", &[Card::Move]).turn(Thras, North);
        assert_eq!(brawl.time(Thras), 3);
    }
}

/// DF-THROW-EX1 with a chair: Montero is four squares off. DF-THROW-03, DF-FALL-08, DF-HOUSE-03
#[test]
fn a_chair_reaches_three_squares() {
    let brawl = play(example(Kind::Chair));
    assert_eq!(brawl.paid(), [(Nari, Some(Thras), 4)]);
    assert!(brawl.prone(Nari));
    assert!(!brawl.asks(Nari, "daze"));
    assert_eq!(brawl.lying(Kind::Chair), Vec::<String>::new());
}

/// DF-THROW-03: the third square is still within reach, also diagonally.
#[test]
fn the_third_square_is_within_reach_of_a_chair() {
    for square in ["D5", "G5", "A5"] {
        let brawl = play(scenario(Kind::Chair).put(Nari, sq(square), North));
        assert_eq!(brawl.reputation(Nari), 16, "{square}");
    }
}

/// DF-INT-168, DF-THROW-08, DF-OBJECT-04, DF-OBJECT-07
#[test]
fn with_nobody_in_reach_the_chair_is_wasted() {
    let mut brawl = play(scenario(Kind::Chair).put(Nari, sq("D4"), North));
    assert_eq!(brawl.paid(), []);
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Chair), Vec::<String>::new());
    assert_eq!(brawl.cancelled(Thras), None);
    brawl.turn(Thras, North);
    assert_eq!(brawl.time(Thras), 3);
}

/// DF-THROW-02: neither backward nor sideways.
#[test]
fn behind_and_beside_nobody_is_hit() {
    for square in ["D9", "C8", "E8", "E9", "C9", "C6"] {
        let brawl = play(scenario(Kind::Mug).put(Nari, sq(square), North));
        assert_eq!(brawl.paid(), [], "{square}");
    }
}

/// DF-THROW-06: the nearest on a line is hit.
#[test]
fn the_first_on_a_line_is_hit() {
    let brawl = play(scenario(Kind::Mug).put(Nari, sq("D5"), North).put(Teo, sq("D7"), North));
    assert_eq!(brawl.paid(), [(Teo, Some(Thras), 2)]);
}

/// DF-THROW-01, DF-INT-167
#[test]
fn with_an_empty_hand_it_is_cancelled() {
    let mut brawl = play(
        room()
            .object(Kind::Mug, sq("D8"))
            .put(Thras, sq("D8"), North)
            .put(Nari, sq("D7"), North)
            .plan(Thras, &[Card::Throw, Card::Move]),
    );
    assert_eq!(brawl.cancelled(Thras), Some("DF-THROW-01"));
    brawl.turn(Thras, North);
    assert_eq!(brawl.time(Thras), 2);
}

/// DF-INT-035, CX-8, DF-ALLY-06
#[test]
fn a_friend_may_be_spared_only_for_somebody_else() {
    let both = play(
        scenario(Kind::Mug).put(Nari, sq("D6"), North).put(Teo, sq("E7"), North).ally(Nari, Thras),
    );
    assert_eq!(both.offer(Thras, "throw"), [Nari, Teo].map(Item::Character));
    let alone = play(scenario(Kind::Mug).put(Nari, sq("D6"), North).ally(Nari, Thras));
    assert_eq!(alone.paid(), [(Nari, None, 2)]);
}

/// AT-3, AT-2, DF-INT-209: only people stop it, at any height.
#[test]
fn tables_and_things_do_not_stop_a_throw() {
    let brawl = play(
        scenario(Kind::Mug)
            .table(&squares(&["D7", "E7"]))
            .table(&squares(&["D3", "D4"]))
            .object(Kind::Barrel, sq("D6"))
            .put(Nari, sq("D3"), North),
    );
    assert_eq!(brawl.paid(), [(Nari, Some(Thras), 2)]);
}

/// DF-INT-158, DF-FLAGON-08, DF-FLAGON-10, OB-5, DF-CONFLICT-17
#[test]
fn the_flagon_hits_like_a_mug_and_goes_home() {
    let brawl = play(scenario(Kind::Flagon).put(Nari, sq("D2"), North));
    assert_eq!(brawl.paid(), [(Nari, Some(Thras), 2)]);
    assert!(brawl.asks(Nari, "daze"));
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-INT-159, DF-THROW-09
#[test]
fn the_flagon_thrown_at_nobody_goes_home_too() {
    let brawl = play(scenario(Kind::Flagon).put(Nari, sq("A9"), North));
    assert_eq!(brawl.paid(), []);
    assert_eq!(brawl.lying(Kind::Flagon), ["F6"]);
}

/// DF-THROW-12, DF-FALL-04, CX-3
#[test]
fn one_can_throw_from_the_ground() {
    let brawl = play(scenario(Kind::Mug).put(Nari, sq("D6"), North).prone(Thras));
    assert!(!brawl.prone(Thras));
    assert_eq!(brawl.paid(), [(Nari, Some(Thras), 2)]);
}

/// The way of what was thrown last.
fn flight(brawl: &Brawl) -> Vec<String> {
    let flights = brawl.heard(|news| match news {
        News::Thrown { path, .. } => Some(path),
        _ => None,
    });
    flights.last().unwrap().iter().map(Square::to_string).collect()
}

/// DF-THROW-08: what hits nobody flies straight ahead.
#[test]
fn thrown_at_nobody_it_flies_ahead() {
    let brawl = play(scenario(Kind::Chair).put(Nari, sq("A9"), North));
    assert_eq!(flight(&brawl), ["D8", "D7", "D6", "D5"]);
}

/// OB-10, DF-FAMILIAR-05: thrown at the Familiar, it flies as far as that.
#[test]
fn thrown_at_the_familiar_it_flies_along_its_line() {
    let asma = room().own_cards().put(Asma, sq("D8"), North).hold(Asma, Kind::Mug);
    let mut brawl = play(asma.plan(Asma, &[Card::Familiar, Card::Throw]));
    brawl.go(Asma, "mark", "G5").answer(Asma, "familiar_face", &[Item::Face(North)]);
    brawl.turn(Asma, North).plan(Asma, "plan", &[Card::Move]);
    brawl.go(Asma, "throw", "G5");
    assert_eq!(flight(&brawl), ["D8", "E7", "F6", "G5"]);
}
