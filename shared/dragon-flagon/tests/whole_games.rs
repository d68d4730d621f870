//! Whole games of bots: every game ends, and after every decision the position is sound.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;
#[path = "../../table/tests/support/promises.rs"]
mod promises;

use std::collections::BTreeSet;

use bots::sound::Witness;
use bots::{LENGTHS, Party, cases, mixed, setup};
use dragon_flagon::DragonFlagon;
use dragon_flagon::board::{Facing, Square};
use dragon_flagon::ids::{Card, Character, Kind};
use dragon_flagon::item::{Item, ask as key};
use dragon_flagon::parts::{Mat, Step};
use proptest::prelude::*;
use table::{Act, Game, Skill, Viewer, check};

/// A game of any number of seats and any length.
fn games() -> impl Strategy<Value = (u8, &'static str, u64)> {
    (2..=8_u8, proptest::sample::select(&LENGTHS), any::<u16>().prop_map(u64::from))
}

#[test]
fn every_game_ends_and_stays_sound_at_every_number_of_seats_and_length() {
    for seats in 2..=8 {
        for length in LENGTHS {
            let mut party = Party::new(&setup(seats, length), 0);
            let mut witness = Witness::new(&party);
            party.play(|_| Skill::Random, |party| witness.look(party));
            promises::all_placed(&party.game, seats);
        }
    }
}

#[test]
fn the_sensible_bot_beats_the_random_one_in_nine_games_of_ten() {
    let wins = promises::sensible_wins::<DragonFlagon>(&setup(2, "normal"), 60);
    assert!(wins >= 54, "{wins} of 60");
}

proptest! {
    #![proptest_config(cases(16))]

    #[test]
    fn any_game_stays_sound((seats, length, number) in games()) {
        let mut party = Party::new(&setup(seats, length), number);
        let mut witness = Witness::new(&party);
        party.play(mixed, |party| witness.look(party));
    }

    #[test]
    fn any_game_from_a_made_up_position_stays_sound((seats, length, number) in games()) {
        let mut party = Party::anywhere(&setup(seats, length), number);
        prop_assert_eq!(party.game.faults(), Vec::<String>::new());
        let mut witness = Witness::new(&party);
        party.play(mixed, |party| witness.look(party));
    }

    #[test]
    fn the_same_answers_lead_to_the_same_game((seats, length, number) in games()) {
        promises::same_answers::<DragonFlagon>(&setup(seats, length), number);
    }

    #[test]
    fn another_seed_gives_another_game((seats, length, number) in games()) {
        promises::another_seed::<DragonFlagon>(&setup(seats, length), number);
    }

    #[test]
    fn an_answer_that_was_taken_back_was_never_given((seats, length, number) in games()) {
        promises::taken_back(&mut Party::new(&setup(seats, length), number), 200);
    }

    #[test]
    fn prompts_never_have_the_id_of_an_earlier_one((seats, length, number) in games()) {
        promises::ids_rise(&mut Party::new(&setup(seats, length), number));
    }

    #[test]
    fn all_who_plan_or_are_dazed_are_asked_at_once((seats, length, number) in games()) {
        let mut party = Party::new(&setup(seats, length), number);
        let mut witness = Witness::new(&party);
        party.play(mixed, |party| {
            witness.look(party);
            let asked = |key: &str| -> BTreeSet<Character> {
                let prompts = party.game.open().iter().filter(|prompt| prompt.key == key);
                prompts.map(|prompt| Character::of(prompt.figure).unwrap()).collect()
            };
            let parts = party.game.public().parts();
            let wants_cards = |who: &Character| {
                parts.mats.iter().any(|mat| mat.character == *who && mat.planned < to_plan(mat))
            };
            if parts.track.step == Step::Plan {
                let active = parts.track.waiting.iter().copied();
                assert_eq!(asked(key::PLAN), active.filter(wants_cards).collect());
            }
            if !asked(key::TURN).is_empty() {
                let owing = witness.dazed.iter().filter(|(_, cards)| **cards > 0);
                assert_eq!(asked(key::DAZE), owing.map(|(who, _)| *who).collect());
            }
        });
    }
}

/// How many cards a mat plans: Chug asks for three, the Eyes of Gaia for one.
fn to_plan(mat: &Mat) -> u8 {
    let runs = |card| mat.effects.iter().any(|effect| effect.card == card);
    if runs(Card::EyesOfGaia) {
        1
    } else if runs(Card::Chug) {
        3
    } else {
        2
    }
}

proptest! {
    #![proptest_config(cases(4))]

    #[test]
    fn what_is_not_allowed_is_refused_and_changes_nothing((seats, length, number) in games()) {
        let outside = Item::Square(Square::new(14, 14));
        promises::refusals(&mut Party::new(&setup(seats, length), number), &outside);
    }

    #[test]
    fn every_offered_answer_is_accepted(seats in 2..=8_u8, number in any::<u16>()) {
        promises::offers_hold(&mut Party::new(&setup(seats, "quick"), u64::from(number)));
    }

    #[test]
    fn whatever_arrives_is_refused_or_leaves_a_sound_game(seats in 2..=8_u8, number in any::<u16>()) {
        let mut party = Party::new(&setup(seats, "quick"), u64::from(number));
        let mut witness = Witness::new(&party);
        let look = |party: &Party| witness.look(party);
        let accepted = promises::whatever_arrives(&mut party, 10_000, any_item, look);
        prop_assert!(accepted > 10);
    }

    #[test]
    fn a_habit_turns_and_decides_nothing_else(seats in 2..=8_u8, number in any::<u16>()) {
        let mut party = Party::new(&setup(seats, "quick"), u64::from(number));
        party.play(mixed, |party| {
            for prompt in party.waiting() {
                let view = party.game.view(Viewer::Seat(prompt.seat));
                for habit in DragonFlagon::about().habits {
                    let answer = DragonFlagon::standing(&view, &prompt, habit);
                    assert_eq!(answer.is_some(), prompt.key == key::TURN);
                    let act = answer.map(|items| Act::Pick { prompt: prompt.id, items });
                    let allowed = |act| check(party.game.open(), prompt.seat, &act) == Ok(());
                    assert!(act.is_none_or(allowed));
                }
            }
        });
    }
}

fn any_item(chance: &mut table::Chance) -> Item {
    match chance.below(9) {
        0 => Item::Square(Square::new(chance.below(15) as u8, chance.below(15) as u8)),
        1 => Item::Face(Facing::ALL[chance.index(4)]),
        2 => Item::Character(Character::ALL[chance.index(Character::COUNT)]),
        3 => Item::Take([Kind::Chair, Kind::Mug, Kind::Barrel, Kind::Flagon][chance.index(4)]),
        4 => Item::Time(chance.below(256) as u8),
        5 => [Item::Drop, Item::Nothing, Item::Anywhere][chance.index(3)],
        _ => Item::Card(Card::ALL[chance.index(Card::COUNT)]),
    }
}
