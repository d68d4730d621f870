//! Reads what a scenario expects.

use alloc::vec::Vec;

use table::scenario::{Fault, Line};

use crate::ids::Character;
use crate::scenario::script::{Heard, Look};
use crate::scenario::words::{read_character, read_rule};

#[derive(Clone, Copy)]
enum Begin {
    Marker,
    Stack,
    Cancelled,
    NobodyPays,
    Rule,
    NoRule,
}

const BEGINNINGS: [(&str, Begin); 6] = [
    ("marker", Begin::Marker),
    ("stack", Begin::Stack),
    ("cancelled", Begin::Cancelled),
    ("nobody pays", Begin::NobodyPays),
    ("rule", Begin::Rule),
    ("no rule", Begin::NoRule),
];

/// Reads what is expected.
pub fn look(line: &mut Line<'_>, more: &[&str]) -> Result<Look, Fault> {
    let Some(begin) = line.maybe(&BEGINNINGS) else {
        return Err(line.none_of("something that is expected", &BEGINNINGS, more));
    };
    Ok(match begin {
        Begin::Marker => Look::Marker(line.parse("a space of the time track")?),
        Begin::Stack => {
            let time = line.parse("a space of the time track")?;
            line.must_mark(':')?;
            Look::Stack(time, line.list(read_character)?)
        }
        Begin::Cancelled => {
            Look::Heard(Heard::Cancelled { who: None, rule: Some(read_rule(line)?) })
        }
        Begin::NobodyPays => Look::Heard(Heard::NobodyPays),
        Begin::Rule => Look::Heard(Heard::Rule(read_rule(line)?, true)),
        Begin::NoRule => Look::Heard(Heard::Rule(read_rule(line)?, false)),
    })
}

#[derive(Clone, Copy)]
enum Verb {
    Pays,
    Cancelled,
    NotCancelled,
    Hits,
    NotHit,
    Parries,
    Dazed,
    NotDazed,
    Falls,
    DoesNotFall,
    Delayed,
}

const VERBS: [(&str, Verb); 11] = [
    ("pays", Verb::Pays),
    ("cancelled", Verb::Cancelled),
    ("not cancelled", Verb::NotCancelled),
    ("hits", Verb::Hits),
    ("not hit", Verb::NotHit),
    ("parries", Verb::Parries),
    ("dazed", Verb::Dazed),
    ("not dazed", Verb::NotDazed),
    ("falls", Verb::Falls),
    ("does not fall", Verb::DoesNotFall),
    ("delayed", Verb::Delayed),
];

/// What happened to a character, or what it did.
pub fn about(line: &mut Line<'_>, who: Character) -> Result<Heard, Fault> {
    let Some(verb) = line.maybe(&VERBS) else {
        let mut names: Vec<&str> = VERBS.iter().map(|(name, _)| *name).collect();
        names.push(":");
        return Err(line.unlisted("what happened, or a colon", &names));
    };
    Ok(match verb {
        Verb::Pays if line.keyword("nothing") => Heard::PaysNothing(who),
        Verb::Pays => {
            let to = if line.keyword("nobody") { None } else { Some(read_character(line)?) };
            Heard::Pays { from: who, to, amount: line.parse("how much")? }
        }
        Verb::Cancelled => {
            let rule = if line.is_done() { None } else { Some(read_rule(line)?) };
            Heard::Cancelled { who: Some(who), rule }
        }
        Verb::NotCancelled => Heard::NotCancelled(who),
        Verb::Hits if line.keyword("nobody") => Heard::HitsNobody(who),
        Verb::Hits => Heard::Hits(who, read_character(line)?),
        Verb::NotHit => Heard::NotHit(who),
        Verb::Parries => Heard::Parries(who, read_character(line)?),
        Verb::Dazed => Heard::Dazed(who, line.parse("how many cards")?),
        Verb::NotDazed => Heard::NotDazed(who),
        Verb::Falls => Heard::Falls(who, true),
        Verb::DoesNotFall => Heard::Falls(who, false),
        Verb::Delayed => Heard::Delayed(who, line.parse("how many spaces")?),
    })
}
