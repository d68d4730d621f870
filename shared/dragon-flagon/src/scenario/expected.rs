//! Reads what a scenario expects.

use alloc::vec::Vec;

use table::scenario::{Drawing, Fault, Line, Lines, Said, looks};

use crate::ids::Character;
use crate::scenario::cell::Cell;
use crate::scenario::mat;
use crate::scenario::script::{Heard, Look};
use crate::scenario::words::{SIDE, characters, names, read_character, read_rule};

/// Reads a drawn board or a line.
pub fn read(lines: &mut Lines<'_, '_>) -> Result<Vec<Said<Look>>, Fault> {
    if lines.peek().is_some_and(Drawing::<Cell>::begins) {
        let board = Drawing::read(lines, SIDE, Cell::read)?;
        return Ok(board.map(|b| Said { at: b.at, what: Look::Board(b) }).into_iter().collect());
    }
    let Some(mut line) = lines.next() else {
        return Ok(Vec::new());
    };
    let at = line.here();
    let what = if let Some(who) = line.maybe(&characters()) {
        if line.mark(':') {
            let mats = mat::read(&mut line)?.into_iter();
            let look = |Said { at, what }| Said { at, what: Look::Mat(who, what) };
            return Ok(mats.map(look).collect());
        }
        Look::Heard(about(&mut line, who)?)
    } else {
        look(&mut line)?
    };
    line.end()?;
    Ok(alloc::vec![Said { at, what }])
}

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

fn look(line: &mut Line<'_>) -> Result<Look, Fault> {
    let Some(begin) = line.maybe(&BEGINNINGS) else {
        let mut names = names(&BEGINNINGS, &["a row of column letters like A B C"]);
        names.extend(looks());
        return Err(line.unlisted("something that is expected", &names));
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
fn about(line: &mut Line<'_>, who: Character) -> Result<Heard, Fault> {
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
