//! Whole games of bots: every game ends, and after every decision the position is sound.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;

use std::collections::BTreeSet;

use bots::sound::Witness;
use bots::{LENGTHS, Party, Setup, cases, digest, setup};
use dragon_flagon::DragonFlagon;
use dragon_flagon::board::{Facing, Square};
use dragon_flagon::ids::{Card, Character, Kind};
use dragon_flagon::item::{Item, ask as key};
use dragon_flagon::parts::{Mat, Step};
use proptest::prelude::*;
use table::{Act, Choose, Game, Prompt, PromptId, Refusal, Seat, Skill, Viewer, check};

/// A game of any number of seats and any length.
fn games() -> impl Strategy<Value = (u8, &'static str, u64)> {
    (2..=8_u8, proptest::sample::select(&LENGTHS), any::<u16>().prop_map(u64::from))
}

fn mixed(seat: Seat) -> Skill {
    if seat.index().is_multiple_of(2) { Skill::Random } else { Skill::Sensible }
}

#[test]
fn every_game_ends_and_stays_sound_at_every_number_of_seats_and_length() {
    for seats in 2..=8 {
        for length in LENGTHS {
            let mut party = Party::new(&setup(seats, length), 0);
            let mut witness = Witness::new(&party);
            party.play(|_| Skill::Random, |party| witness.look(party));
            let places = party.game.outcome().unwrap().placings;
            let seated: BTreeSet<Seat> = places.iter().map(|place| place.seat).collect();
            assert_eq!(seated.len(), usize::from(seats), "a place for each seat");
        }
    }
}

#[test]
fn the_sensible_bot_beats_the_random_one_in_nine_games_of_ten() {
    let setup = setup(2, "normal");
    let games = 60;
    let wins = (0..games).filter(|number| sensible_wins(&setup, *number)).count();
    assert!(wins * 10 >= games as usize * 9, "{wins} of {games}");
}

/// Seat 0 plays sensibly in even games, seat 1 in odd ones.
fn sensible_wins(setup: &Setup, number: u64) -> bool {
    let sensible = Seat::new((number % 2) as u8);
    let mut party = Party::new(setup, number);
    let skill = |seat| if seat == sensible { Skill::Sensible } else { Skill::Random };
    party.play(skill, |_| {});
    party.game.outcome().unwrap().placings[0].seat == sensible
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
        let setup = setup(seats, length);
        let mut first = Party::new(&setup, number);
        let mut second = Party::new(&setup, number);
        while let Some((seat, act)) = first.next(mixed) {
            first.act(seat, act.clone()).unwrap();
            second.act(seat, act).unwrap();
            prop_assert!(first.game == second.game);
            prop_assert_eq!(digest(&first.game), digest(&second.game));
        }
        prop_assert_eq!(first.events, second.events);
    }

    #[test]
    fn another_seed_gives_another_game((seats, length, number) in games()) {
        let ends = [number, number + 1].map(|number| {
            let mut party = Party::new(&setup(seats, length), number);
            party.chance = table::Chance::numbered(0);
            party.play(|_| Skill::Random, |_| {});
            digest(&party.game)
        });
        prop_assert_ne!(&ends[0], &ends[1]);
    }

    #[test]
    fn an_answer_that_was_taken_back_was_never_given((seats, length, number) in games()) {
        let mut party = Party::new(&setup(seats, length), number);
        for _ in 0..200 {
            let before = party.clone();
            let Some((seat, act)) = party.next(mixed) else { break };
            party.act(seat, act.clone()).unwrap();
            let open = |prompt: &&Prompt<Item>| prompt.id == act.prompt() && prompt.answer.is_some();
            if party.game.open().iter().any(|prompt| open(&prompt)) {
                let given = party.clone();
                party.act(seat, Act::Withdraw { prompt: act.prompt() }).unwrap();
                prop_assert!(party.game == before.game);
                prop_assert_eq!(digest(&party.game), digest(&before.game));
                prop_assert_eq!(&party.events, &before.events);
                prop_assert_ne!(digest(&given.game), digest(&before.game));
                party.act(seat, act).unwrap();
                prop_assert!(party.game == given.game);
            }
        }
    }

    #[test]
    fn prompts_never_have_the_id_of_an_earlier_one((seats, length, number) in games()) {
        let mut party = Party::new(&setup(seats, length), number);
        let mut open: Vec<PromptId> = Vec::new();
        party.play(mixed, |party| {
            let now: Vec<PromptId> = party.game.open().iter().map(|prompt| prompt.id).collect();
            assert!(now.windows(2).all(|pair| pair[0] < pair[1]), "{now:?}");
            // Those of one question stay open together until the last one is answered.
            let later = open.last().is_none_or(|last| now.iter().all(|id| id.step > last.step));
            assert!(now == open || later, "{now:?} after {open:?}");
            open = now;
        });
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
        let mut party = Party::new(&setup(seats, length), number);
        let mut over = None;
        party.play(mixed, |party| {
            refuse_all(party, over);
            over = party.game.open().first().map(|prompt| prompt.id).or(over);
        });
        refuse(&party, Seat::new(0), pick(over.unwrap(), &[]), Refusal::Stale);
    }

    #[test]
    fn every_offered_answer_is_accepted(seats in 2..=8_u8, number in any::<u16>()) {
        let mut party = Party::new(&setup(seats, "quick"), u64::from(number));
        let mut chance = table::Chance::numbered(0);
        party.play(mixed, |party| {
            for prompt in party.waiting() {
                for place in 0..prompt.choose.offered().len() {
                    let items = answer_with(&prompt, place, &mut chance);
                    party.clone().act(prompt.seat, pick(prompt.id, &items)).unwrap();
                }
            }
        });
    }

    #[test]
    fn whatever_arrives_is_refused_or_leaves_a_sound_game(seats in 2..=8_u8, number in any::<u16>()) {
        let mut party = Party::new(&setup(seats, "quick"), u64::from(number));
        let mut witness = Witness::new(&party);
        let mut chance = table::Chance::numbered(u64::from(number));
        let mut accepted = 0;
        for _ in 0..10_000 {
            let act = any_act(&party, &mut chance);
            let open = party.game.open().iter().find(|prompt| prompt.id == act.prompt());
            let stranger = Seat::new(chance.below(9) as u8);
            let seat = open.map(|open| open.seat).filter(|_| chance.below(9) > 0);
            if party.act(seat.unwrap_or(stranger), act).is_ok() {
                accepted += 1;
                witness.look(&party);
            }
        }
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
                    let act = answer.map(|items| pick(prompt.id, &items));
                    let allowed = |act| check(party.game.open(), prompt.seat, &act) == Ok(());
                    assert!(act.is_none_or(allowed));
                }
            }
        });
    }
}

/// Any act at all, at an open prompt or not, as somebody could send it by hand.
fn any_act(party: &Party, chance: &mut table::Chance) -> Act<Item> {
    let open: Vec<PromptId> = party.game.open().iter().map(|prompt| prompt.id).collect();
    let prompt = chance.pick(&open).copied().filter(|_| chance.below(8) > 0);
    let prompt = prompt.unwrap_or(PromptId { step: chance.below(100), number: 0 });
    if chance.below(8) == 0 {
        return Act::Withdraw { prompt };
    }
    let offered = party.game.open().iter().find(|open| open.id == prompt);
    let offered = offered.map_or(&[][..], |open| open.choose.offered());
    let count = chance.below(4);
    let item = |chance: &mut table::Chance| match chance.pick(offered) {
        Some(item) if chance.below(2) == 0 => *item,
        _ => any_item(chance),
    };
    Act::Pick { prompt, items: (0..count).map(|_| item(chance)).collect() }
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

/// An answer that holds the item at this place of the offer, with others at random where more are
/// asked for.
fn answer_with(prompt: &Prompt<Item>, place: usize, chance: &mut table::Chance) -> Vec<Item> {
    let mut others = prompt.choose.offered().to_vec();
    let first = others.remove(place);
    chance.shuffle(&mut others);
    let (min, _) = prompt.choose.bounds();
    std::iter::once(first).chain(others).take(min).collect()
}

fn pick(prompt: PromptId, items: &[Item]) -> Act<Item> {
    Act::Pick { prompt, items: items.to_vec() }
}

/// Tries whatever may go wrong at the first open prompt, and at one that is over.
fn refuse_all(party: &Party, over: Option<PromptId>) {
    let Some(prompt) = party.game.open().first() else {
        return;
    };
    let (id, seat) = (prompt.id, prompt.seat);
    let offered = prompt.choose.offered();
    let (min, max) = prompt.choose.bounds();
    let legal = offered[..min].to_vec();
    if let Some(over) = over.filter(|over| party.game.open().iter().all(|open| open.id != *over)) {
        refuse(party, seat, pick(over, &legal), Refusal::Stale);
        refuse(party, seat, Act::Withdraw { prompt: over }, Refusal::Stale);
    }
    let never = PromptId { step: u32::MAX, number: u8::MAX };
    refuse(party, seat, pick(never, &legal), Refusal::Stale);
    let others = [seat.index() as u8 + 1, u8::MAX].map(Seat::new);
    for other in others {
        refuse(party, other, pick(id, &legal), Refusal::NotYours);
        refuse(party, other, Act::Withdraw { prompt: id }, Refusal::NotYours);
    }
    if prompt.answer.is_some() {
        refuse(party, seat, pick(id, &legal), Refusal::Answered);
        return;
    }
    refuse(party, seat, Act::Withdraw { prompt: id }, Refusal::NotAnswered);
    refuse(party, seat, pick(id, &[]), Refusal::TooFew { min });
    refuse(party, seat, pick(id, &vec![offered[0]; max + 1]), Refusal::TooMany { max });
    let mut foreign = legal.clone();
    foreign[min - 1] = Item::Square(Square::new(14, 14));
    refuse(party, seat, pick(id, &foreign), Refusal::NotOffered { place: min - 1 });
    if let (Choose::Many { .. }, 2..) = (&prompt.choose, min) {
        let copies = offered.iter().filter(|item| **item == offered[0]).count();
        let mut doubled = vec![offered[0]; min.max(copies + 1)];
        doubled.truncate(max);
        if doubled.len() > copies {
            refuse(party, seat, pick(id, &doubled), Refusal::NotOffered { place: copies });
        }
    }
}

fn refuse(party: &Party, seat: Seat, act: Act<Item>, why: Refusal) {
    let mut after = party.clone();
    assert_eq!(check(after.game.open(), seat, &act), Err(why), "{act:?}");
    assert_eq!(after.act(seat, act), Err(why));
    assert!(after.game == party.game);
    assert_eq!(digest(&after.game), digest(&party.game));
    assert_eq!(after.events.len(), party.events.len());
}
