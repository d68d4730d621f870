//! What every game promises the house, tried on whole games.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)] // Each test file uses a part of it.

use std::collections::BTreeSet;
use std::fmt::Debug;

use table::{Act, Chance, Choose, Game, Prompt, PromptId, Refusal, Seat, Skill, check};

use crate::party::{Party, digest, mixed};

/// The same answers lead to the same game, position by position.
pub fn same_answers<G: Game>(setup: &G::Setup, number: u64)
where
    G::Item: Debug,
    G::Event: PartialEq + Debug,
{
    let mut first = Party::<G>::new(setup, number);
    let mut second = Party::<G>::new(setup, number);
    while let Some((seat, act)) = first.next(mixed) {
        first.act(seat, act.clone()).unwrap();
        second.act(seat, act).unwrap();
        assert!(first.game == second.game);
        assert_eq!(digest(&first.game), digest(&second.game));
    }
    assert_eq!(first.events, second.events);
}

/// Where the end of a game depends on its seed.
pub fn another_seed<G: Game>(setup: &G::Setup, number: u64)
where
    G::Item: Debug,
{
    let ends = [number, number + 1].map(|number| {
        let mut party = Party::<G>::new(setup, number);
        party.chance = Chance::numbered(0);
        party.play(|_| Skill::Random, |_| {});
        digest(&party.game)
    });
    assert_ne!(ends[0], ends[1]);
}

/// An answer that was taken back was never given. Says how many could be taken back.
pub fn taken_back<G: Game>(party: &mut Party<G>, answers: usize) -> usize
where
    G::Item: Debug,
    G::Event: Clone + PartialEq + Debug,
{
    let mut tried = 0;
    for _ in 0..answers {
        let before = party.clone();
        let Some((seat, act)) = party.next(mixed) else { break };
        party.act(seat, act.clone()).unwrap();
        let given = |prompt: &Prompt<G::Item>| prompt.id == act.prompt() && prompt.answer.is_some();
        if party.game.open().iter().any(given) {
            let given = party.clone();
            party.act(seat, Act::Withdraw { prompt: act.prompt() }).unwrap();
            assert!(party.game == before.game);
            assert_eq!(digest(&party.game), digest(&before.game));
            assert_eq!(party.events, before.events);
            assert_ne!(digest(&given.game), digest(&before.game));
            party.act(seat, act).unwrap();
            assert!(party.game == given.game);
            tried += 1;
        }
    }
    tried
}

/// Prompts never have the id of an earlier one.
pub fn ids_rise<G: Game>(party: &mut Party<G>)
where
    G::Item: Debug,
{
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

/// Whatever may go wrong with an answer is refused, and changes nothing. `foreign` is offered
/// nowhere.
pub fn refusals<G: Game>(party: &mut Party<G>, foreign: &G::Item)
where
    G::Item: Debug,
    G::Event: Clone,
{
    let mut over = None;
    party.play(mixed, |party| {
        refuse_all(party, over, foreign);
        over = party.game.open().first().map(|prompt| prompt.id).or(over);
    });
    refuse(party, Seat::new(0), pick(over.unwrap(), &[]), Refusal::Stale);
}

/// Every answer that an offer allows is taken, item by item.
pub fn offers_hold<G: Game>(party: &mut Party<G>)
where
    G::Item: Debug,
    G::Event: Clone,
{
    let mut chance = Chance::numbered(0);
    party.play(mixed, |party| {
        for prompt in party.waiting() {
            for place in 0..prompt.choose.offered().len() {
                let items = answer_with(&prompt, place, &mut chance);
                party.clone().act(prompt.seat, pick(prompt.id, &items)).unwrap();
            }
        }
    });
}

/// Whatever arrives, as somebody could send it by hand, is refused or leaves a sound game. `any`
/// makes up items. Says how much was accepted.
pub fn whatever_arrives<G: Game>(
    party: &mut Party<G>,
    attempts: usize,
    any: impl Fn(&mut Chance) -> G::Item,
    mut look: impl FnMut(&Party<G>),
) -> usize
where
    G::Item: Debug,
{
    let mut chance = party.chance.clone();
    let mut accepted = 0;
    for _ in 0..attempts {
        let act = any_act(party, &mut chance, &any);
        let open = party.game.open().iter().find(|prompt| prompt.id == act.prompt());
        let stranger = Seat::new(chance.below(9) as u8);
        let seat = open.map(|open| open.seat).filter(|_| chance.below(9) > 0);
        if party.act(seat.unwrap_or(stranger), act).is_ok() {
            accepted += 1;
            look(party);
        }
    }
    accepted
}

fn any_act<G: Game>(
    party: &Party<G>,
    chance: &mut Chance,
    any: &impl Fn(&mut Chance) -> G::Item,
) -> Act<G::Item> {
    let open: Vec<PromptId> = party.game.open().iter().map(|prompt| prompt.id).collect();
    let prompt = chance.pick(&open).copied().filter(|_| chance.below(8) > 0);
    let prompt = prompt.unwrap_or(PromptId { step: chance.below(100), number: 0 });
    if chance.below(8) == 0 {
        return Act::Withdraw { prompt };
    }
    let offered = party.game.open().iter().find(|open| open.id == prompt);
    let offered = offered.map_or(&[][..], |open| open.choose.offered());
    let count = chance.below(4);
    let item = |chance: &mut Chance| match chance.pick(offered) {
        Some(item) if chance.below(2) == 0 => item.clone(),
        _ => any(chance),
    };
    Act::Pick { prompt, items: (0..count).map(|_| item(chance)).collect() }
}

/// An answer that holds the item at this place of the offer, with others at random where more are
/// asked for.
fn answer_with<I: Clone>(prompt: &Prompt<I>, place: usize, chance: &mut Chance) -> Vec<I> {
    let mut others = prompt.choose.offered().to_vec();
    let first = others.remove(place);
    chance.shuffle(&mut others);
    let (min, _) = prompt.choose.bounds();
    std::iter::once(first).chain(others).take(min).collect()
}

fn pick<I: Clone>(prompt: PromptId, items: &[I]) -> Act<I> {
    Act::Pick { prompt, items: items.to_vec() }
}

/// Tries whatever may go wrong at the first open prompt, and at one that is over.
fn refuse_all<G: Game>(party: &Party<G>, over: Option<PromptId>, foreign: &G::Item)
where
    G::Item: Debug,
    G::Event: Clone,
{
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
    refuse(party, seat, pick(id, &vec![offered[0].clone(); max + 1]), Refusal::TooMany { max });
    let mut strange = legal.clone();
    strange[min - 1] = foreign.clone();
    refuse(party, seat, pick(id, &strange), Refusal::NotOffered { place: min - 1 });
    if let (Choose::Many { .. }, 2..) = (&prompt.choose, min) {
        let copies = offered.iter().filter(|item| **item == offered[0]).count();
        let mut doubled = vec![offered[0].clone(); min.max(copies + 1)];
        doubled.truncate(max);
        if doubled.len() > copies {
            refuse(party, seat, pick(id, &doubled), Refusal::NotOffered { place: copies });
        }
    }
}

fn refuse<G: Game>(party: &Party<G>, seat: Seat, act: Act<G::Item>, why: Refusal)
where
    G::Item: Debug,
    G::Event: Clone,
{
    let mut after = party.clone();
    assert_eq!(check(after.game.open(), seat, &act), Err(why), "{act:?}");
    assert_eq!(after.act(seat, act), Err(why));
    assert!(after.game == party.game);
    assert_eq!(digest(&after.game), digest(&party.game));
    assert_eq!(after.events.len(), party.events.len());
}

/// So many games between two that the sensible bot wins alone, from each seat in turn.
pub fn sensible_wins<G: Game>(setup: &G::Setup, games: u64) -> usize
where
    G::Item: Debug,
{
    let wins = |number: &u64| {
        let sensible = Seat::new((number % 2) as u8);
        let mut party = Party::<G>::new(setup, *number);
        let skill = |seat| if seat == sensible { Skill::Sensible } else { Skill::Random };
        party.play(skill, |_| {});
        let places = party.game.outcome().unwrap().placings;
        places.iter().filter(|place| place.rank == 1).all(|place| place.seat == sensible)
    };
    (0..games).filter(wins).count()
}

/// The game is over, and has a place for each seat.
pub fn all_placed<G: Game>(game: &G, seats: u8) {
    let places = game.outcome().unwrap().placings;
    let seated: BTreeSet<Seat> = places.iter().map(|place| place.seat).collect();
    assert_eq!(seated, Seat::all(seats).collect());
}
