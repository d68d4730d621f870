//! What simulations count of whole games.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use std::collections::BTreeMap;

use bots::{Party, VARIANTS, mixed, setup};
use drakon::Drakon;
use drakon::ids::{Hero, Kind};
use table::{Game, Seat, Skill, Tally};

/// All that can be counted of some games of four.
fn tallies(settings: &[(&str, &str)], games: u64, skill: fn(Seat) -> Skill) -> Vec<Tally> {
    let setup = setup(4, settings);
    let mut tallies = Vec::new();
    for number in 0..games {
        let mut party = Party::new(&setup, number);
        party.play(skill, |_| {});
        for event in &party.events {
            Drakon::tally(event, &mut |tally| tallies.push(tally));
        }
    }
    tallies
}

#[test]
fn every_chamber_and_power_is_listed_with_every_rule_that_leaves_it_without_effect() {
    for variant in VARIANTS {
        let deeds = Drakon::deeds(&setup(4, variant));
        let powers = variant.contains(&("heroes", "powers"));
        let all = Kind::ALL.len() + if powers { Hero::ALL.len() } else { 0 };
        assert_eq!(deeds.len(), all);
        let lists: BTreeMap<&str, Vec<&str>> =
            deeds.into_iter().map(|deed| (deed.name, deed.cancels)).collect();
        let (mut running, mut seen) = ("", 0);
        for tally in tallies(variant, 12, mixed) {
            match tally {
                Tally::Begun { deed, .. } => running = deed,
                Tally::Cancelled { rule } => {
                    assert!(lists[running].contains(&rule), "{running} is idle by {rule}");
                    seen += 1;
                }
                _ => {}
            }
        }
        assert!(seen > 5, "only {seen} had no effect");
    }
}

#[test]
fn every_deed_that_begins_ends_before_the_next_one() {
    let mut running = None;
    for tally in tallies(VARIANTS[1], 5, mixed) {
        match tally {
            Tally::Begun { deed, .. } => assert_eq!(running.replace(deed), None),
            Tally::Ended { time } => {
                running = None;
                assert_eq!(time, 1);
            }
            _ => {}
        }
    }
    assert_eq!(running, None, "the end of the game ends the last one");
}

/// Coins are paid while the chamber runs that moves them.
#[test]
fn coins_are_paid_by_what_moves_them() {
    let mut running = "";
    let mut paying = BTreeMap::new();
    for tally in tallies(VARIANTS[1], 90, |_| Skill::Random) {
        match tally {
            Tally::Begun { deed, .. } => running = deed,
            Tally::Paid { points, .. } => *paying.entry(running).or_insert(0) += points,
            _ => {}
        }
    }
    let known =
        ["drakons_due", "find_gold", "start", "steal_left", "steal_right", "thief", "wishing_well"];
    assert_eq!(paying.keys().copied().collect::<Vec<_>>(), known);
}
