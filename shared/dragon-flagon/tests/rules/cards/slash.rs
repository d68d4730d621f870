//! Slash (DF-SLASH).

use crate::common::*;

/// DF-SLASH-02, DF-SLASH-03, DF-CARD-EX1
#[test]
fn a_slash_takes_two_from_everybody_in_front() {
    let mut brawl = play(
        room()
            .put(Goodheart, sq("F7"), North)
            .put(Nari, sq("E6"), South)
            .put(Teo, sq("G6"), South)
            .put(Jack, sq("E7"), South)
            .plan(Goodheart, &[Card::Slash, Card::Move]),
    );
    brawl.turn(Goodheart, West);
    assert_eq!(brawl.reputation(Goodheart), 24);
    assert_eq!(brawl.reputation(Nari), 18);
    assert_eq!(brawl.reputation(Teo), 18);
    assert_eq!(brawl.reputation(Jack), 20, "to the side of him");
    assert_eq!(brawl.time(Goodheart), 3);
    assert_eq!(brawl.standee(Goodheart).facing, West);
}

/// DF-CANCEL-08: with nobody to hit it still costs its time.
#[test]
fn a_slash_at_the_air_costs_its_time() {
    let mut brawl = play(
        room()
            .put(Goodheart, sq("F7"), North)
            .put(Nari, sq("A1"), South)
            .plan(Goodheart, &[Card::Slash, Card::Move]),
    );
    brawl.turn(Goodheart, North);
    assert_eq!(brawl.time(Goodheart), 3);
    assert_eq!(brawl.cancelled(Goodheart), None);
}
