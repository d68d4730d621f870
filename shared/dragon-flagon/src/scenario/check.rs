//! Compares the position with what is expected.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Drawing, Place, side_by_side};
use table::{Barred, Game};

use crate::board::Square;
use crate::ids::{Card, Character, Time};
use crate::item::Item;
use crate::scenario::cell::Cell;
use crate::scenario::heard;
use crate::scenario::mat::Trait;
use crate::scenario::prompts;
use crate::scenario::run::Run;
use crate::scenario::script::Check;
use crate::scenario::words::{self, listed};

/// Compares one thing.
pub fn check(run: &mut Run, at: Place, expected: &Check) {
    let found = match expected {
        Check::Board(drawing) => return board(run, at, drawing),
        Check::Mat(who, what) => mat(run, *who, what),
        Check::Marker(time) => {
            differs(*time, run.world().tavern.marker, |time| format!("marker {time}"))
        }
        Check::Stack(time, expected) => {
            differs(expected.clone(), stack(run, *time), |stack| names(&stack))
        }
        Check::Over(over) => {
            let open = if *over { run.open() } else { String::from("the game is over") };
            (run.game.outcome().is_some() != *over).then_some(open)
        }
        Check::Offered { who, key, items } => offered(run, *who, key, items),
        Check::Barred { who, key, items } => barred(run, *who, key, items),
        Check::Asked { who, key, asked: true } => run.find(*who, key).is_none().then(|| run.open()),
        Check::Asked { who, key, asked: false } => {
            run.asked.contains(&(*who, *key)).then(|| String::from("it was asked"))
        }
        Check::Heard(heard) => heard::check(run, heard),
    };
    if let Some(found) = found {
        run.differs(at, format!("found: {found}"), None);
    }
}

/// What was found, when it is something else.
fn differs<T: PartialEq>(expected: T, found: T, show: impl Fn(T) -> String) -> Option<String> {
    (expected != found).then(|| show(found))
}

fn names(all: &[Character]) -> String {
    listed(all.iter().map(|who| words::character(*who)))
}

/// The tokens on a space, bottom first.
fn stack(run: &Run, time: Time) -> Vec<Character> {
    let tavern = &run.world().tavern;
    let mut stack: Vec<Character> =
        tavern.cast().filter(|who| tavern.fighter(*who).time == time).collect();
    stack.sort_by_key(|who| tavern.stack_place(*who));
    stack
}

fn board(run: &mut Run, at: Place, expected: &Drawing<Cell>) {
    let tavern = &run.world().tavern;
    let same = |(x, y, cell): (u8, u8, &Cell)| *cell == Cell::of(tavern, Square::new(x, y));
    if expected.cells().all(same) {
        return;
    }
    let left = expected.sketch(|_, _, cell| cell.show());
    let right = expected.sketch(|x, y, _| Cell::of(tavern, Square::new(x, y)).show());
    let boards = side_by_side(("expected", &left), ("found", &right));
    run.differs(at, "the board is another one", Some(boards));
}

/// Compares the offer of a prompt, in any order.
fn offered(run: &Run, who: Character, key: &str, expected: &[Item]) -> Option<String> {
    let Some(prompt) = run.find(who, key) else {
        return Some(run.open());
    };
    let sorted = |items: &[Item]| {
        let mut texts: Vec<String> = items.iter().map(prompts::item).collect();
        texts.sort();
        texts
    };
    differs(sorted(expected), sorted(prompt.choose.offered()), listed)
}

/// Looks whether a prompt shows these and no others as barred, by these rules where they are named.
fn barred(
    run: &Run,
    who: Character,
    key: &str,
    expected: &[(Item, Option<String>)],
) -> Option<String> {
    let Some(prompt) = run.find(who, key) else {
        return Some(run.open());
    };
    let mut left: Vec<&Barred<Item>> = prompt.barred.iter().collect();
    // Those with a rule first: they fit one only.
    let (with, without): (Vec<_>, Vec<_>) = expected.iter().partition(|(_, rule)| rule.is_some());
    let all = with.into_iter().chain(without).all(|(item, rule)| {
        let same = |found: &&Barred<Item>| {
            found.item == *item && rule.as_deref().is_none_or(|rule| rule == found.rule)
        };
        left.iter().position(same).map(|place| left.remove(place)).is_some()
    });
    let shown = |found: &Barred<Item>| format!("{} {}", prompts::item(&found.item), found.rule);
    (!all || !left.is_empty()).then(|| listed(prompt.barred.iter().map(shown)))
}

/// Compares what is said of a character.
fn mat(run: &Run, who: Character, expected: &Trait) -> Option<String> {
    let world = run.world();
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

fn yes_or_no(expected: bool, found: bool, what: &str) -> Option<String> {
    (expected != found).then(|| format!("{}{what}", if found { "" } else { "not " }))
}

fn in_deck(run: &Run, who: Character, card: Card, expected: bool) -> Option<String> {
    let world = run.world();
    let found = world.cards(who).deck(who).any(|other| other == card);
    let shown = || format!("deck {} {}", if found { "has" } else { "lacks" }, words::card(card));
    (found != expected).then(shown)
}

fn effects(run: &Run, who: Character) -> String {
    let effects = run.world().tavern.fighter(who).effects;
    let shown = effects.iter().flatten().map(|effect| match effect.until {
        Some(until) => format!("{} until {until}", words::card(effect.card)),
        None => words::card(effect.card),
    });
    format!("effects: {}", listed(shown))
}
