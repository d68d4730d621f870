//! Whole games of bots: every game ends, and after every decision the position is sound.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;
#[path = "../../table/tests/support/promises.rs"]
mod promises;

use std::collections::{BTreeMap, BTreeSet};

use bots::witness::Witness;
use bots::{Party, VARIANTS, cases, games, mixed, open_news, setup};
use drakon::ids::{Hero, Kind};
use drakon::item::{Item, ask as key};
use drakon::news::Open;
use drakon::square::{Arrows, Side, Square};
use drakon::{Drakon, Ending};
use proptest::prelude::*;
use table::{Act, Chance, Game, Prompt, Seat, Skill, Viewer};

/// So many trials of one kind tell enough.
const ENOUGH: u32 = 20;

/// What only the seat is asked that has the turn.
const OWN_TURN: [&str; 8] = [
    key::TURN,
    key::LAY,
    key::AFTER,
    key::PUSH,
    key::THIEF,
    key::DWARF,
    key::DWARF_TOO,
    key::AMAZON,
];

#[test]
fn every_game_ends_and_stays_sound_at_every_number_of_seats_and_in_every_variant() {
    for seats in 2..=6 {
        for variant in VARIANTS {
            let mut party = Party::new(&setup(seats, variant), 0);
            let mut witness = Witness::new(&party);
            party.play(|_| Skill::Random, |party| witness.look(party));
            promises::all_placed(&party.game, seats);
        }
    }
}

#[test]
fn the_sensible_bot_beats_the_random_one_in_nine_games_of_ten() {
    let wins = promises::sensible_wins::<Drakon>(&setup(2, &[]), 60);
    assert!(wins >= 54, "{wins} of 60");
}

/// proves: DK-OVER-02, DK-GOAL-02, DK-GOAL-03, DK-ESC-04. Whoever wins has what wins: the coins, or
/// the coins and the way out, or the most coins when nobody can go on.
#[test]
fn every_way_to_end_a_game_comes_about_and_has_the_right_winner() {
    let mut endings = BTreeSet::new();
    for (place, variant) in VARIANTS.into_iter().cycle().take(120).enumerate() {
        let mut party = Party::new(&setup(2 + place as u8 % 5, variant), place as u64);
        party.play(if place % 3 == 0 { |_| Skill::Random } else { mixed }, |_| {});
        let parts = party.game.public().parts().clone();
        let placings = party.game.outcome().unwrap().placings;
        let coins = |seat: Seat| i32::from(parts.delvers[seat.index()].coins);
        let most = parts.delvers.iter().map(|delver| i32::from(delver.coins)).max().unwrap();
        assert!(placings.iter().all(|place| place.score == coins(place.seat)));
        let first = placings[0].seat;
        let winners = placings.iter().filter(|place| place.rank == 1).count();
        let ending = parts.stock.ending.unwrap();
        match ending {
            Ending::Gold => assert_eq!((coins(first), winners), (5, 1)),
            Ending::Escape => {
                let at = parts.delvers[first.index()].at;
                let chamber = parts.lair.iter().find(|chamber| chamber.at == at).unwrap();
                assert!(chamber.kind.is_exit() && coins(first) >= 4 && winners == 1);
            }
            Ending::Stuck | Ending::Stalled => {
                let rich = parts.delvers.iter().filter(|d| i32::from(d.coins) == most).count();
                assert_eq!((coins(first), winners), (most, rich));
            }
        }
        endings.insert(format!("{ending:?}"));
    }
    let all = ["Escape", "Gold", "Stalled", "Stuck"].map(String::from);
    assert_eq!(endings, BTreeSet::from(all));
}

/// proves: DK-BLANK-03. Games come to every kind of chamber, and to every hero's power.
#[test]
fn games_see_every_chamber_and_every_power() {
    let (mut entered, mut used) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..40 {
        let mut party = Party::new(&setup(4, VARIANTS[1]), number);
        party.play(mixed, |_| {});
        for news in open_news(&party.events) {
            match news {
                Open::Moved { kind, .. } => drop(entered.insert(*kind)),
                Open::Power { hero, .. } => drop(used.insert(*hero)),
                _ => {}
            }
        }
    }
    assert_eq!(entered, Kind::ALL.into_iter().collect());
    assert_eq!(used, Hero::ALL.into_iter().collect());
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn any_game_stays_sound((seats, variant, number) in games()) {
        let mut party = Party::new(&setup(seats, variant), number);
        let mut witness = Witness::new(&party);
        party.play(mixed, |party| witness.look(party));
    }

    #[test]
    fn any_game_from_a_made_up_position_stays_sound((seats, variant, number) in games()) {
        let mut party = Party::anywhere(&setup(seats, variant), number);
        prop_assert_eq!(party.game.faults(), Vec::<String>::new());
        let mut witness = Witness::new(&party);
        party.play(mixed, |party| witness.look(party));
    }

    #[test]
    fn the_same_answers_lead_to_the_same_game((seats, variant, number) in games()) {
        promises::same_answers::<Drakon>(&setup(seats, variant), number);
    }

    #[test]
    fn another_seed_gives_another_game((seats, variant, number) in games()) {
        promises::another_seed::<Drakon>(&setup(seats, variant), number);
    }

    #[test]
    fn prompts_never_have_the_id_of_an_earlier_one((seats, variant, number) in games()) {
        promises::ids_rise(&mut Party::new(&setup(seats, variant), number));
    }

    /// Everybody decides alone, so that there is never an answer that waits for others.
    #[test]
    fn one_seat_is_asked_at_a_time_and_its_answer_stands((seats, variant, number) in games()) {
        let mut party = Party::new(&setup(seats, variant), number);
        prop_assert_eq!(promises::taken_back(&mut party, 200), 0);
        party.play(mixed, |party| assert!(party.game.open().len() <= 1));
    }

    /// proves: DK-TURN-02, DK-TURN-03, DK-KNIGHT-04. The turn goes round, and only Orbs, pushes and
    /// the Knight make others than the active seat answer.
    #[test]
    fn only_whoever_has_the_turn_is_asked_for_it((seats, variant, number) in games()) {
        let mut party = Party::new(&setup(seats, variant), number);
        party.play(mixed, |party| {
            let active = party.game.public().parts().stock.active;
            for prompt in party.game.open() {
                assert!(prompt.seat == active || !OWN_TURN.contains(&prompt.key));
            }
        });
    }
}

/// proves: DK-HOUSE-03, DK-HOUSE-05. However often a tile is picked and put back or changed, and a power
/// picked and taken back, before the action and after it, nothing has happened.
#[test]
fn whoever_thinks_better_of_it_has_done_nothing() {
    let (mut undone, mut changed) = (BTreeMap::new(), 0);
    for number in 0..40 {
        let mut party = Party::new(&setup(3, VARIANTS[1]), number);
        loop {
            for prompt in party.game.open().to_vec() {
                let goes_on = |item: &&Item| matches!(item, Item::Tile(_) | Item::Power);
                for item in prompt.choose.offered().iter().filter(goes_on) {
                    let mut other = party.clone();
                    answer(&mut other, *item);
                    if other.game.open().first().is_some_and(|next| offers(next, Item::Back)) {
                        let times =
                            undone.entry((prompt.key, other.game.open()[0].key)).or_insert(0);
                        *times += 1;
                        if *times <= ENOUGH {
                            changed += to_and_fro(other, &prompt, *item);
                        }
                    }
                }
            }
            if !party.step(mixed) {
                break;
            }
        }
    }
    let powers = [key::PUSH, key::THIEF, key::DWARF];
    let mut all: BTreeSet<_> = powers.map(|power| (key::TURN, power)).into_iter().collect();
    all.extend(powers.map(|power| (key::AFTER, power)));
    all.extend([(key::AFTER, key::AMAZON), (key::DWARF, key::DWARF_TOO), (key::TURN, key::LAY)]);
    all.insert((key::LAY, key::LAY));
    assert_eq!(undone.into_keys().collect::<BTreeSet<_>>(), all);
    assert!(changed > 50, "{changed} tiles changed");
}

/// Goes back and picks the same again, and one tile instead of the other; says how many.
fn to_and_fro(mut party: Party, asked: &Prompt<Item>, item: Item) -> usize {
    let (heard, position) = (party.events.len(), party.game.scenario());
    let (question, mut changed) = (party.game.open()[0].choose.clone(), 0);
    let tiles = question.offered().iter().filter(|item| matches!(item, Item::Tile(_)));
    let other = tiles.copied().find(|_| party.game.open()[0].key == key::LAY);
    for _ in 0..3 {
        if let (Some(other), Item::Tile(_)) = (other, item) {
            answer(&mut party, other);
            answer(&mut party, item);
            changed += 1;
            assert_eq!(party.game.open()[0].choose, question);
        }
        answer(&mut party, Item::Back);
        let again = &party.game.open()[0];
        let expected = if asked.key == key::LAY { key::TURN } else { asked.key };
        assert_eq!((again.seat, again.key), (asked.seat, expected));
        if asked.key != key::LAY {
            assert_eq!((&again.choose, &again.barred), (&asked.choose, &asked.barred));
        }
        answer(&mut party, item);
        assert_eq!(party.game.open()[0].choose, question);
        assert_eq!(party.game.scenario(), position, "nothing piles up");
    }
    assert_eq!(party.events.len(), heard, "nothing is told");
    changed
}

fn offers(prompt: &Prompt<Item>, item: Item) -> bool {
    prompt.choose.offered().contains(&item)
}

fn answer(party: &mut Party, item: Item) {
    let prompt = party.game.open()[0].clone();
    party.act(prompt.seat, Act::Pick { prompt: prompt.id, items: vec![item] }).unwrap();
}

proptest! {
    #![proptest_config(cases(6))]

    #[test]
    fn what_is_not_allowed_is_refused_and_changes_nothing((seats, variant, number) in games()) {
        let nowhere = Item::Go(Square { x: 100, y: 100 });
        promises::refusals(&mut Party::new(&setup(seats, variant), number), &nowhere);
    }

    #[test]
    fn every_offered_answer_is_accepted((seats, variant, number) in games()) {
        promises::offers_hold(&mut Party::new(&setup(seats, variant), number));
    }

    #[test]
    fn whatever_arrives_is_refused_or_leaves_a_sound_game((seats, variant, number) in games()) {
        let mut party = Party::new(&setup(seats, variant), number);
        let mut witness = Witness::new(&party);
        let look = |party: &Party| witness.look(party);
        let accepted = promises::whatever_arrives(&mut party, 5_000, any_item, look);
        prop_assert!(accepted > 10);
    }

    /// Hints show the way of every move that is offered, from where the character stands to where it
    /// goes, chamber by chamber, and whether a coin is lost there.
    #[test]
    fn a_hint_shows_the_way_that_is_gone_then((seats, variant, number) in games()) {
        let mut party = Party::new(&setup(seats, variant), number);
        party.play(mixed, |party| {
            for prompt in party.waiting() {
                let view = party.game.view(Viewer::Seat(prompt.seat));
                let hints = Drakon::hints(&view, &prompt);
                for (item, hint) in prompt.choose.offered().iter().zip(&hints) {
                    let mut after = party.clone();
                    let act = Act::Pick { prompt: prompt.id, items: vec![*item] };
                    after.act(prompt.seat, act).unwrap();
                    let news: Vec<_> = open_news(&after.events[party.events.len()..]).collect();
                    let moves =
                        matches!(item, Item::Go(_) | Item::Through(_) | Item::Send { .. });
                    let gone = news.iter().position(|news| matches!(news, Open::Moved { .. }));
                    let Some(Open::Moved { path, kind, .. }) =
                        gone.filter(|_| moves).map(|place| news[place])
                    else {
                        assert!(!moves && hint.path.is_empty() && !hint.costs, "{item:?}");
                        continue;
                    };
                    assert_eq!(hint.path, *path, "{item:?}");
                    let lost = news.get(gone.unwrap() + 1).is_some_and(|news| match news {
                        Open::Coin { rule, .. } => ["DK-DUE-02", "DK-WELL-02"].contains(rule),
                        _ => false,
                    });
                    let takes = matches!(kind, Kind::DrakonsDue | Kind::WishingWell);
                    let open = after.game.open().first();
                    let asked = open.is_some_and(|prompt| takes && prompt.key == key::KNIGHT);
                    assert_eq!(hint.costs, lost || asked, "{item:?}");
                }
                let offered = prompt.choose.offered().iter();
                let moves = offered.filter(|item| matches!(item, Item::Go(_) | Item::Send { .. }));
                assert!(!hints.is_empty() || moves.count() == 0, "{}", prompt.key);
            }
        });
    }
}

fn any_item(chance: &mut Chance) -> Item {
    let at = Square { x: chance.below(9) as i8 - 4, y: chance.below(9) as i8 - 4 };
    let arrows = Arrows::of(&[Side::ALL[chance.index(4)], Side::ALL[chance.index(4)]]);
    let seat = Seat::new(chance.below(7) as u8);
    match chance.below(10) {
        0 => Item::Go(at),
        1 => Item::Through(at),
        2 => Item::Chamber(at),
        3 => Item::Turn { at, arrows },
        4 => Item::Seat(seat),
        5 => Item::Send { seat, to: at },
        6 => [Item::Take, Item::Leave][chance.index(2)],
        7 => [Item::Power, Item::Back][chance.index(2)],
        8 => serde_json::from_value(serde_json::json!({ "tile": chance.below(255) })).unwrap(),
        _ => {
            let tile = serde_json::json!(chance.below(255));
            let lay = serde_json::json!({ "lay": { "tile": tile, "at": at, "arrows": arrows } });
            serde_json::from_value(lay).unwrap()
        }
    }
}
