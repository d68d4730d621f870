//! Compares the position with what is expected.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::Game;
use table::scenario::{differs, listed, yes_or_no};

use crate::ids::{Card, Character, Time};
use crate::scenario::heard;
use crate::scenario::mat::Trait;
use crate::scenario::script::Look;
use crate::scenario::{Scenario, words};

type Run<'p> = table::scenario::Run<'p, Scenario>;

/// Compares one thing.
pub fn check(run: &mut Run<'_>, expected: &Look) -> Option<String> {
    match expected {
        Look::Marker(time) => {
            differs(*time, run.game.world().tavern.marker, |time| format!("marker {time}"))
        }
        Look::Stack(time, expected) => {
            differs(expected.clone(), stack(run, *time), |stack| names(&stack))
        }
        Look::Heard(heard) => heard::check(run, heard),
    }
}

fn names(all: &[Character]) -> String {
    listed(all.iter().map(|who| words::character(*who)))
}

/// The tokens on a space, bottom first.
fn stack(run: &Run<'_>, time: Time) -> Vec<Character> {
    let tavern = &run.game.world().tavern;
    let mut stack: Vec<Character> =
        tavern.cast().filter(|who| tavern.fighter(*who).time == time).collect();
    stack.sort_by_key(|who| tavern.stack_place(*who));
    stack
}

/// Compares what is said of a character.
pub fn mat(run: &Run<'_>, who: Character, expected: &Trait) -> Option<String> {
    let world = run.game.world();
    let tavern = &world.tavern;
    let fighter = tavern.fighter(who);
    if fighter.seat.is_none() {
        return Some(format!("{} is not in the room", words::character(who)));
    }
    let cards = world.cards(who);
    match expected {
        Trait::Reputation(n) => differs(*n, fighter.reputation, |n| format!("reputation {n}")),
        Trait::Time(n) => differs(*n, fighter.time, |n| format!("time {n}")),
        Trait::Holds(kind) => differs(*kind, tavern.held(who).map(|(_, kind)| kind), |kind| {
            format!("holds {}", kind.map_or("nothing", words::kind))
        }),
        Trait::Prone(prone) => yes_or_no(*prone, fighter.prone, "prone"),
        Trait::Planned(n) => differs(*n, cards.planned(), |n| format!("plans {n}")),
        Trait::Plans(cards_expected) => {
            let found: Vec<Card> = cards.slots.iter().flatten().copied().collect();
            differs(cards_expected.clone(), found, |cards| {
                format!("plans {}", listed(cards.into_iter().map(words::card)))
            })
        }
        Trait::At(square) => differs(Some(*square), fighter.square, |square| match square {
            Some(square) => format!("at {square}"),
            None => String::from("nowhere"),
        }),
        Trait::Facing(facing) => {
            differs(*facing, fighter.facing, |f| format!("facing {}", words::facing(f)))
        }
        Trait::Effect(card, until) => {
            let runs = |e: &&crate::fighter::Effect| e.card == *card && e.until == *until;
            fighter.effects.iter().flatten().find(runs).is_none().then(|| effects(run, who))
        }
        Trait::NoEffect(card) => fighter.has(*card).then(|| effects(run, who)),
        Trait::Loaded(loaded) => yes_or_no(*loaded, tavern.tokens.loaded, "loaded"),
        Trait::Prey(prey) => yes_or_no(*prey, tavern.tokens.prey == Some(who), "prey"),
        Trait::FriendOf(other) => {
            yes_or_no(true, tavern.allied(who, *other), &format!("friend of {other:?}"))
        }
        Trait::Team(side) => differs(Some(*side), fighter.side, |side| match side {
            Some(side) => format!("team {}", side + 1),
            None => String::from("no team"),
        }),
        Trait::DeckHas(card) => in_deck(run, who, *card, true),
        Trait::DeckLacks(card) => in_deck(run, who, *card, false),
        Trait::Last(card) => differs(Some(*card), fighter.last, |card| {
            format!("last {}", card.map_or_else(|| "nothing".into(), words::card))
        }),
        Trait::Rank(rank) => {
            let seat = tavern.seat(who);
            let outcome = run.game.outcome();
            let mut places = outcome.iter().flat_map(|outcome| &outcome.placings);
            let found = places.find(|placing| placing.seat == seat).map(|placing| placing.rank);
            differs(Some(*rank), found, |rank| match rank {
                Some(rank) => format!("rank {rank}"),
                None => run.open(),
            })
        }
    }
}

fn in_deck(run: &Run<'_>, who: Character, card: Card, expected: bool) -> Option<String> {
    let world = run.game.world();
    let found = world.cards(who).deck(who).any(|other| other == card);
    let shown = || format!("deck {} {}", if found { "has" } else { "lacks" }, words::card(card));
    (found != expected).then(shown)
}

fn effects(run: &Run<'_>, who: Character) -> String {
    let effects = run.game.world().tavern.fighter(who).effects;
    let shown = effects.iter().flatten().map(|effect| match effect.until {
        Some(until) => format!("{} until {until}", words::card(effect.card)),
        None => words::card(effect.card),
    });
    format!("effects: {}", listed(shown))
}
