//! What simulations count of whole games.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use std::collections::BTreeMap;

use bots::{Party, mixed, setup};
use dragon_flagon::DragonFlagon;
use dragon_flagon::ids::Card;
use table::{Game, Tally};

/// All that can be counted of some games at this number of seats.
fn tallies(seats: u8, games: u64) -> Vec<Tally> {
    let setup = setup(seats, "normal");
    let mut tallies = Vec::new();
    for number in 0..games {
        let mut party = Party::new(&setup, number);
        party.play(mixed, |_| {});
        for event in &party.events {
            DragonFlagon::tally(event, &mut |tally| tallies.push(tally));
        }
    }
    tallies
}

#[test]
fn every_card_is_listed_with_every_rule_that_cancels_it() {
    let deeds = DragonFlagon::deeds(&setup(4, "normal"));
    assert_eq!(deeds.len(), Card::COUNT);
    let lists: BTreeMap<&str, Vec<&str>> =
        deeds.into_iter().map(|deed| (deed.name, deed.cancels)).collect();
    let (mut running, mut seen) = ("", 0);
    for tally in tallies(4, 12) {
        match tally {
            Tally::Begun { deed, .. } | Tally::Became { deed } => running = deed,
            Tally::Cancelled { rule } => {
                assert!(lists[running].contains(&rule), "{running} is cancelled by {rule}");
                seen += 1;
            }
            _ => {}
        }
    }
    assert!(seen > 100, "only {seen} cards were cancelled");
}

#[test]
fn with_common_cards_alone_no_other_card_is_expected() {
    let mut lobby = bots::lobby(4, "normal");
    lobby.settings.insert("cards".into(), "common".into());
    let deeds = DragonFlagon::deeds(&DragonFlagon::freeze(&lobby).unwrap());
    assert_eq!(deeds.len(), Card::COMMON);
}

#[test]
fn every_action_that_begins_ends_and_takes_time() {
    let mut running = None;
    for tally in tallies(6, 5) {
        match tally {
            Tally::Begun { figure, .. } => assert_eq!(running.replace(figure), None),
            Tally::Ended { time } => {
                assert!(running.take().is_some());
                assert!(time > 0);
            }
            _ => {}
        }
    }
}
