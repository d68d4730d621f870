//! Compares what happened with what is expected.

use alloc::format;
use alloc::string::String;

use crate::ids::Character;
use crate::news::{Event, News};
use crate::scenario::script::Heard;
use crate::scenario::{Scenario, words};

type Run<'p> = table::scenario::Run<'p, Scenario>;

/// What was found, when something else was expected.
pub fn check(run: &mut Run<'_>, expected: &Heard) -> Option<String> {
    match expected {
        Heard::Pays { from, to, amount } => once(run, |news| match news {
            News::Paid { from: f, to: t, amount: a, .. } => f == from && t == to && a == amount,
            _ => false,
        }),
        Heard::PaysNothing(who) => {
            never(run, |news| matches!(news, News::Paid { from, .. } if from == who))
        }
        Heard::NobodyPays => never(run, |news| matches!(news, News::Paid { .. })),
        Heard::Cancelled { who, rule } => once(run, |news| match news {
            News::Cancelled { character, rule: other, .. } => {
                who.is_none_or(|who| who == *character)
                    && rule.as_ref().is_none_or(|rule| rule == other)
            }
            _ => false,
        }),
        Heard::NotCancelled(who) => {
            never(run, |news| matches!(news, News::Cancelled { character, .. } if character == who))
        }
        Heard::Hits(who, whom) => once(
            run,
            |news| matches!(news, News::Hit { by, target, .. } if by == who && target == whom),
        ),
        Heard::HitsNobody(who) => {
            never(run, |news| matches!(news, News::Hit { by, .. } if by == who))
        }
        Heard::NotHit(who) => {
            never(run, |news| matches!(news, News::Hit { target, .. } if target == who))
        }
        Heard::Parries(who, whom) => once(
            run,
            |news| matches!(news, News::Parried { by, attacker, .. } if by == who && attacker == whom),
        ),
        Heard::Dazed(who, count) => once(
            run,
            |news| matches!(news, News::Dazed { character, cards, .. } if character == who && cards == count),
        ),
        Heard::NotDazed(who) => {
            never(run, |news| matches!(news, News::Dazed { character, .. } if character == who))
        }
        Heard::Falls(who, falls) => {
            let fell =
                |news: &News| matches!(news, News::Fell { character, .. } if character == who);
            if *falls { once(run, fell) } else { never(run, fell) }
        }
        Heard::Delayed(who, spaces) => once(run, |news| match news {
            News::Delayed { character, from, to, .. } => {
                character == who && to.checked_sub(*from) == Some(*spaces)
            }
            _ => false,
        }),
        Heard::Rule(id, true) => {
            let cited = news(run).any(|news| rule(news) == Some(id));
            (!cited).then(|| run.all())
        }
        Heard::Rule(id, false) => {
            let cited = news(run).find(|news| rule(news) == Some(id));
            cited.map(tell).unwrap_or_default()
        }
    }
}

fn news<'r>(run: &'r Run<'_>) -> impl Iterator<Item = &'r News> {
    run.events.iter().filter_map(|event| match event {
        Event::Open(news) => Some(news),
        Event::Planned { .. } => None,
    })
}

/// Something happened; each time that it did is told by one line only.
fn once(run: &mut Run<'_>, is: impl Fn(&News) -> bool) -> Option<String> {
    run.once(|event| matches!(event, Event::Open(news) if is(news)))
}

/// Something did not happen.
fn never(run: &Run<'_>, is: impl Fn(&News) -> bool) -> Option<String> {
    run.never(|event| matches!(event, Event::Open(news) if is(news)))
}

/// The rule that something cites.
fn rule(news: &News) -> Option<&'static str> {
    match news {
        News::Cancelled { rule, .. }
        | News::Nobody { rule, .. }
        | News::Held { rule, .. }
        | News::Parried { rule, .. }
        | News::Paid { rule, .. }
        | News::Fell { rule, .. }
        | News::Dazed { rule, .. }
        | News::Dropped { rule, .. }
        | News::Gone { rule, .. }
        | News::Ended { rule, .. }
        | News::Cleared { rule, .. }
        | News::Dragon { rule, .. }
        | News::Aside { rule, .. }
        | News::Delayed { rule, .. }
        | News::Prey { rule, .. }
        | News::Familiar { rule, .. } => Some(rule),
        _ => None,
    }
}

/// Something that happened, as a scenario would expect it.
pub fn tell(news: &News) -> Option<String> {
    let name = |who: &Character| words::character(*who);
    let told = match news {
        News::Cancelled { character, rule, .. } => format!("{} cancelled {rule}", name(character)),
        News::Hit { by, target, .. } => format!("{} hits {}", name(by), name(target)),
        News::Parried { by, attacker, .. } => format!("{} parries {}", name(by), name(attacker)),
        News::Paid { from, to, amount, .. } => {
            format!("{} pays {} {amount}", name(from), to.as_ref().map_or("nobody", name))
        }
        News::Fell { character, .. } => format!("{} falls", name(character)),
        News::Dazed { character, cards, .. } => format!("{} dazed {cards}", name(character)),
        News::Delayed { character, from, to, .. } => {
            format!("{} delayed {}", name(character), to.saturating_sub(*from))
        }
        _ => return rule(news).map(|rule| format!("rule {rule}")),
    };
    Some(told)
}
