//! Compares what is expected with what is found.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{differs, listed, yes_or_no};
use table::{Game, Seat};

use crate::book::Face;
use crate::ids::Hero;
use crate::news::{Event, Open};
use crate::scenario::Scenario;
use crate::scenario::script::{Absent, Look, Trait};
use crate::scenario::told::{Told, sorted};
use crate::scenario::words;

type Run<'p> = table::scenario::Run<'p, Scenario>;

/// Compares one thing.
pub fn check(run: &mut Run<'_>, expected: &Look) -> Option<String> {
    let world = run.game.world();
    let play = run.play;
    match expected {
        Look::Turn(who) => {
            differs(*who, play.hero(world.active), |who| format!("turn {}", words::hero(who)))
        }
        Look::Hoard(coins) => differs(*coins, world.hoard, |n| format!("hoard holds {n}")),
        Look::Start(coins) => differs(*coins, world.start_coins, |n| format!("start holds {n}")),
        Look::Pile(faces) => {
            let expected: Vec<Face> = faces.iter().map(|face| words::shape(*face)).collect();
            let pile = world.pile.tiles().iter();
            let pile: Vec<Face> = pile.map(|tile| words::shape(play.book.face(*tile))).collect();
            differs(expected, pile, |pile| format!("pile: {}", faces_listed(&pile)))
        }
        Look::PileCount(count) => {
            differs(*count, world.pile.tiles().len(), |count| format!("pile {count}"))
        }
        Look::Told(told) => run.once(|event| Told::of(play, event).as_ref() == Some(told)),
        Look::Never(told) => match told.who().filter(|who| play.seat(*who).is_none()) {
            Some(absent) => Some(format!("{} does not play", words::hero(absent))),
            None => run.never(|event| Told::of(play, event).as_ref() == Some(told)),
        },
        Look::NoCoin => run.never(|event| matches!(event, Event::Open(Open::Coin { .. }))),
        Look::Not(who, absent) => {
            let seat = play.seat(*who);
            run.never(|event| is(event, *absent, seat))
        }
        Look::Rule(id, cited) => {
            let cites = |event: &Event| event.rule() == Some(id.as_str());
            // What happened has a line of its own; this one says why.
            let found = run.events.iter().any(cites);
            if *cited { (!found).then(|| run.all()) } else { run.never(cites) }
        }
    }
}

/// Whether an event is what should not have happened.
fn is(event: &Event, absent: Absent, who: Option<Seat>) -> bool {
    let seat = match (event, absent) {
        (Event::Open(Open::Moved { seat, .. }), Absent::Moved)
        | (Event::Drew { seat, .. }, Absent::Drew)
        | (Event::Stolen { to: seat, .. }, Absent::Took)
        | (Event::Open(Open::Skipped { seat }), Absent::Skipped) => *seat,
        _ => return false,
    };
    who == Some(seat)
}

fn faces_listed(faces: &[Face]) -> String {
    listed(faces.iter().map(|face| words::face(*face)))
}

/// Compares what is said of a hero.
pub fn mat(run: &Run<'_>, who: Hero, expected: &Trait) -> Option<String> {
    let play = run.play;
    let Some(seat) = play.seat(who) else {
        return Some(format!("{} does not play", words::hero(who)));
    };
    let world = run.game.world();
    let delver = world.delver(seat);
    match expected {
        Trait::Coins(coins) => differs(*coins, delver.coins, |n| format!("coins {n}")),
        Trait::Tiles(faces) => {
            let hand = sorted(delver.hand.iter().map(|tile| play.book.face(tile)));
            differs(sorted(faces.iter().copied()), hand, |hand| {
                format!("tiles {}", faces_listed(&hand))
            })
        }
        Trait::Count(count) => differs(*count, delver.hand.len(), |n| format!("tiles {n}")),
        Trait::At(spot) => {
            let there = world.lair.square(delver.at);
            differs(play.origin.square(*spot), there, |square| {
                format!("at {}", play.origin.show(square))
            })
        }
        Trait::Spent(spent) => {
            yes_or_no(*spent, delver.spent, "used").map(|used| format!("power {used}"))
        }
        Trait::Rank(rank) => {
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
