//! Reads what a scenario expects.

use alloc::vec::Vec;
use core::iter::Peekable;

use table::scenario::{Drawing, Fault, Line};

use crate::ids::Character;
use crate::scenario::cell::Cell;
use crate::scenario::mat;
use crate::scenario::prompts::{self, read_key};
use crate::scenario::script::{Check, Heard, Said, Script, Step};
use crate::scenario::words::{SIDE, characters, names, read_character, read_rule};

/// Reads a drawn board or a line.
pub fn read<'a>(
    script: &mut Script,
    lines: &mut Peekable<impl Iterator<Item = Line<'a>>>,
) -> Result<(), Fault> {
    let mut push = |at, check| script.steps.push(Said { at, what: Step::Check(check) });
    if lines.peek().is_some_and(Drawing::<Cell>::begins) {
        if let Some(board) = Drawing::read(lines, SIDE, Cell::read)? {
            push(board.at, Check::Board(board));
        }
        return Ok(());
    }
    let Some(mut line) = lines.next() else {
        return Ok(());
    };
    let at = line.here();
    if let Some(who) = line.maybe(&characters()) {
        if line.mark(':') {
            for (here, what) in mat::read(&mut line)? {
                push(here.here(), Check::Mat(who, what));
            }
            return Ok(());
        }
        push(at, Check::Heard(about(&mut line, who)?));
    } else {
        push(at, check(&mut line)?);
    }
    line.end()
}

#[derive(Clone, Copy)]
enum Look {
    Marker,
    Stack,
    Over,
    NotOver,
    Offered,
    Barred,
    Asked,
    NotAsked,
    Cancelled,
    NobodyPays,
    Rule,
    NoRule,
}

const LOOKS: [(&str, Look); 12] = [
    ("marker", Look::Marker),
    ("stack", Look::Stack),
    ("game over", Look::Over),
    ("game goes on", Look::NotOver),
    ("offered", Look::Offered),
    ("barred", Look::Barred),
    ("asked", Look::Asked),
    ("not asked", Look::NotAsked),
    ("cancelled", Look::Cancelled),
    ("nobody pays", Look::NobodyPays),
    ("rule", Look::Rule),
    ("no rule", Look::NoRule),
];

fn check(line: &mut Line<'_>) -> Result<Check, Fault> {
    let Some(look) = line.maybe(&LOOKS) else {
        let names = names(&LOOKS, &["play", "expect", "a row of column letters like A B C"]);
        return Err(line.unlisted("something that is expected", &names));
    };
    Ok(match look {
        Look::Marker => Check::Marker(line.parse("a space of the time track")?),
        Look::Stack => {
            let time = line.parse("a space of the time track")?;
            line.must_mark(':')?;
            Check::Stack(time, line.list(read_character)?)
        }
        Look::Over => Check::Over(true),
        Look::NotOver => Check::Over(false),
        Look::Offered => {
            let (who, key) = prompt(line)?;
            Check::Offered { who, key, items: prompts::read_offer(line)? }
        }
        Look::Barred => {
            let (who, key) = prompt(line)?;
            Check::Barred { who, key, items: prompts::read_barred(line)? }
        }
        Look::Asked | Look::NotAsked => {
            let who = read_character(line)?;
            Check::Asked { who, key: read_key(line)?, asked: matches!(look, Look::Asked) }
        }
        Look::Cancelled => {
            Check::Heard(Heard::Cancelled { who: None, rule: Some(read_rule(line)?) })
        }
        Look::NobodyPays => Check::Heard(Heard::NobodyPays),
        Look::Rule => Check::Heard(Heard::Rule(read_rule(line)?, true)),
        Look::NoRule => Check::Heard(Heard::Rule(read_rule(line)?, false)),
    })
}

/// Whose prompt, and which one.
fn prompt(line: &mut Line<'_>) -> Result<(Character, &'static str), Fault> {
    let who = read_character(line)?;
    let key = read_key(line)?;
    line.must_mark(':')?;
    Ok((who, key))
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
