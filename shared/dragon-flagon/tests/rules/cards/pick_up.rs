//! Pick Up/Drop (DF-PICKUP).

use crate::common::*;

const OFFER: &str = "pick_up";

fn scenario(square: &str) -> dragon_flagon::scenario::Scenario {
    room()
        .put(Thras, sq(square), North)
        .put(Nari, sq("K11"), North)
        .plan(Thras, &[Card::PickUp, Card::Move])
}

/// DF-PICKUP-01, DF-PICKUP-02, DF-PICKUP-08, DF-OBJECT-03, OB-17
#[test]
fn chairs_and_mugs_are_taken_from_the_own_square() {
    let mut brawl = play(scenario("D4").object(Kind::Chair, sq("D4")).object(Kind::Mug, sq("D4")));
    let offer = [Item::Take(Kind::Chair), Item::Take(Kind::Mug), Item::Nothing];
    assert_eq!(brawl.offer(Thras, OFFER), offer);
    brawl.answer(Thras, OFFER, &[Item::Take(Kind::Chair)]);
    assert_eq!(brawl.held(Thras), Some(Kind::Chair));
    assert_eq!(brawl.lying(Kind::Chair), Vec::<String>::new());
    assert_eq!(brawl.lying(Kind::Mug), ["D4"]);
    brawl.turn(Thras, North);
    assert_eq!(brawl.time(Thras), 2);
}

/// DF-CONFLICT-03, DF-PICKUP-07: the square ahead is for the Flagon alone.
#[test]
fn chairs_and_mugs_ahead_are_out_of_reach() {
    let brawl = play(scenario("D4").object(Kind::Chair, sq("D3")).object(Kind::Mug, sq("D3")));
    assert_eq!(brawl.cancelled(Thras), Some("DF-PICKUP-01"));
}

/// DF-PICKUP-07, DF-FLAGON-02: own square or ahead, and no other one.
#[test]
fn the_flagon_is_taken_from_the_own_square_or_from_ahead() {
    for square in ["F6", "F7"] {
        let mut brawl = play(scenario(square));
        assert_eq!(brawl.offer(Thras, OFFER), [Item::Take(Kind::Flagon), Item::Nothing]);
        brawl.answer(Thras, OFFER, &[Item::Take(Kind::Flagon)]);
        assert_eq!(brawl.held(Thras), Some(Kind::Flagon));
        assert_eq!(brawl.lying(Kind::Flagon), Vec::<String>::new());
    }
    for square in ["F5", "E6", "F8", "E7"] {
        assert_eq!(play(scenario(square)).cancelled(Thras), Some("DF-PICKUP-01"), "{square}");
    }
}

/// DF-PICKUP-06, DF-OBJECT-06
#[test]
fn barrels_cannot_be_picked_up() {
    let brawl = play(scenario("D4").object(Kind::Barrel, sq("D4")));
    assert_eq!(brawl.cancelled(Thras), Some("DF-PICKUP-01"));
}

/// DF-PICKUP-03, DF-PICKUP-04, DF-OBJECT-08
#[test]
fn taking_something_drops_what_was_held() {
    let mut brawl = play(scenario("D4").object(Kind::Chair, sq("D4")).hold(Thras, Kind::Mug));
    let offer = [Item::Take(Kind::Chair), Item::Drop, Item::Nothing];
    assert_eq!(brawl.offer(Thras, OFFER), offer);
    brawl.answer(Thras, OFFER, &[Item::Take(Kind::Chair)]);
    assert_eq!(brawl.held(Thras), Some(Kind::Chair));
    assert_eq!(brawl.lying(Kind::Mug), ["D4"]);
}

/// DF-PICKUP-09, DF-PICKUP-10: it can be used just to let go, where nothing lies.
#[test]
fn it_can_just_drop() {
    let mut brawl = play(scenario("D4").hold(Thras, Kind::Mug));
    brawl.answer(Thras, OFFER, &[Item::Drop]);
    assert_eq!(brawl.held(Thras), None);
    assert_eq!(brawl.lying(Kind::Mug), ["D4"]);
}

/// OB-17: nothing is forced.
#[test]
fn it_can_do_nothing() {
    let mut brawl = play(scenario("D4").object(Kind::Chair, sq("D4")).hold(Thras, Kind::Mug));
    brawl.answer(Thras, OFFER, &[Item::Nothing]).turn(Thras, North);
    assert_eq!(brawl.held(Thras), Some(Kind::Mug));
    assert_eq!(brawl.lying(Kind::Chair), ["D4"]);
    assert_eq!(brawl.time(Thras), 2);
}

/// DF-FLAGON-EX1, first half; DF-FLAGON-17
#[test]
fn taking_the_flagon_drops_the_mug() {
    let mut brawl = play(scenario("F7").hold(Thras, Kind::Mug));
    brawl.answer(Thras, OFFER, &[Item::Take(Kind::Flagon)]);
    assert_eq!(brawl.held(Thras), Some(Kind::Flagon));
    assert_eq!(brawl.lying(Kind::Mug), ["F7"]);
}

/// DF-PICKUP-05, DF-FLAGON-09, DF-FLAGON-17
#[test]
fn a_dropped_flagon_is_back_in_the_centre() {
    let mut dropped = play(scenario("D4").hold(Thras, Kind::Flagon));
    dropped.answer(Thras, OFFER, &[Item::Drop]);
    assert_eq!(dropped.lying(Kind::Flagon), ["F6"]);
    let mut swapped = play(scenario("D4").object(Kind::Mug, sq("D4")).hold(Thras, Kind::Flagon));
    swapped.answer(Thras, OFFER, &[Item::Take(Kind::Mug)]);
    assert_eq!(swapped.held(Thras), Some(Kind::Mug));
    assert_eq!(swapped.lying(Kind::Flagon), ["F6"]);
}

/// DF-INT-173, DF-PICKUP-10, DF-FALL-04: it can be done lying; she gets up.
#[test]
fn it_works_from_the_ground() {
    let mut brawl = play(scenario("D4").object(Kind::Chair, sq("D4")).prone(Thras));
    brawl.answer(Thras, OFFER, &[Item::Take(Kind::Chair)]);
    assert!(!brawl.prone(Thras));
    assert_eq!(brawl.held(Thras), Some(Kind::Chair));
}

/// DF-TABLE-01: what stands on the table is taken by whoever stands there too.
#[test]
fn things_on_a_table_are_taken_from_the_table() {
    let mut brawl = play(scenario("D4").table(&squares(&["D4", "E4"])).object(Kind::Mug, sq("D4")));
    brawl.answer(Thras, OFFER, &[Item::Take(Kind::Mug)]);
    assert_eq!(brawl.held(Thras), Some(Kind::Mug));
}
