//! Positions of whole games written as scenarios: each can be read, set up and is the same again.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use bots::{LENGTHS, Party, lobby};
use dragon_flagon::DragonFlagon;
use dragon_flagon::item::ask as key;
use table::scenario::{Ending, Source};
use table::{Game, Skill, Viewer};

/// A written position as a scenario that expects itself.
fn expecting_itself(text: &str) -> String {
    let (position, _) = text.split_once("\nplay\n").unwrap();
    let only_set =
        ["scenario:", "#", "length", "rug", "guard", "late night", "spilled ale", "game over"];
    let looked_at =
        position.lines().filter(|line| !only_set.iter().any(|word| line.starts_with(word)));
    let looked_at: Vec<&str> = looked_at.collect();
    format!("{position}\nexpect\n{}\n", looked_at.join("\n"))
}

fn holds(text: &str) {
    let text = expecting_itself(text);
    for rehearsal in DragonFlagon::rehearse(&text).unwrap() {
        assert!(
            rehearsal.holds(),
            "{text}\n{}",
            rehearsal.complaint(&Source::new("written", &text))
        );
    }
}

#[test]
fn a_position_between_actions_is_written_as_it_is() {
    let mut written = 0;
    let night = [("night", "late"), ("cards", "common"), ("teams", "two"), ("prize", "both")];
    for seats in [4, 7, 8] {
        for (place, (setting, choice)) in (0..).zip(night) {
            let mut lobby = lobby(seats, LENGTHS[place % 3]);
            lobby.settings.insert(setting.into(), choice.into());
            let setup = DragonFlagon::freeze(&lobby).unwrap();
            let mut party = Party::new(&setup, place as u64);
            party.play(
                |_| Skill::Sensible,
                |party| {
                    let open = party.game.open();
                    // Before anybody has planned, everything lies on the table.
                    let plans = open.iter().all(|p| p.key == key::PLAN && p.answer.is_none());
                    if plans && !open.is_empty() {
                        holds(&party.game.scenario().unwrap());
                        written += 1;
                    }
                },
            );
        }
    }
    assert!(written > 150, "{written}");
}

#[test]
fn a_finished_game_can_be_read_again() {
    for (seats, teams, number) in [(2, "off", 0), (4, "two", 1), (8, "off", 2)] {
        let mut lobby = lobby(seats, "quick");
        lobby.settings.insert("teams".into(), teams.into());
        let mut party = Party::new(&DragonFlagon::freeze(&lobby).unwrap(), number);
        party.play(|_| Skill::Sensible, |_| {});
        let text = party.game.scenario().unwrap();
        assert!(text.ends_with("\nplay\n\nexpect\ngame over\n"), "{text}");
        let rehearsals = DragonFlagon::rehearse(&text).unwrap();
        let complaint = rehearsals[0].complaint(&Source::new("written", &text));
        assert!(rehearsals[0].holds(), "{text}\n{complaint}");
    }
}

#[test]
fn a_position_in_the_middle_of_an_action_can_be_read() {
    for number in 0..2 {
        let setup = DragonFlagon::freeze(&lobby(4, "quick")).unwrap();
        let mut party = Party::new(&setup, number);
        party.play(
            |_| Skill::Sensible,
            |party| {
                let text = party.game.scenario().unwrap();
                for rehearsal in DragonFlagon::rehearse(&text).unwrap() {
                    let Ending::Unreadable(fault) = &rehearsal.end else { continue };
                    // Before the standees are placed there is no such position yet, and in the
                    // middle of an action some hold for a moment only.
                    let known = ["this position cannot be", "no stream of chance"];
                    let passing = known.iter().any(|part| fault.message.contains(part));
                    assert!(
                        passing,
                        "{text}\n{}",
                        rehearsal.complaint(&Source::new("written", &text))
                    );
                }
            },
        );
    }
}

#[test]
fn a_sketch_shows_only_ones_own_cards() {
    let setup = DragonFlagon::freeze(&lobby(2, "quick")).unwrap();
    let mut party = Party::new(&setup, 3);
    let mut compared = 0;
    party.play(
        |_| Skill::Sensible,
        |party| {
            let onlooker = DragonFlagon::sketch(&party.game.view(Viewer::Spectator)).unwrap();
            for line in onlooker.lines().filter(|line| line.contains("plans ")) {
                let (_, plans) = line.split_once("plans ").unwrap();
                assert!(matches!(plans, "nothing" | "1" | "2" | "3"), "{line}");
                compared += 1;
            }
        },
    );
    assert!(compared > 50);
}
