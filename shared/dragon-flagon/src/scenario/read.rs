//! Reads a scenario, line by line.

use alloc::string::String;
use alloc::vec::Vec;
use core::iter::Peekable;

use table::scenario::{Drawing, Fault, Line};

use crate::book::Length;
use crate::scenario::cell::Cell;
use crate::scenario::mat;
use crate::scenario::prompts::{self, read_answer, read_key};
use crate::scenario::script::{Change, Check, Head, Heard, Said, Script, Setting, Step};
use crate::scenario::words::{characters, read_character, read_square};

/// The room of the game, in columns and rows.
const SIDE: (u8, u8) = (11, 11);

/// Whether a line gives a scenario its title.
pub fn is_title(line: &Line<'_>) -> bool {
    line.clone().keyword("scenario")
}

/// Reads the title and what it proves, from the first lines of a scenario.
pub fn head(own: &[Line<'_>]) -> Result<Head, Fault> {
    let mut lines = own.iter().cloned();
    let mut first = lines.next().ok_or_else(|| Fault::new(Default::default(), "no scenario"))?;
    let line = first.here().line;
    first.keyword("scenario");
    first.must_mark(':')?;
    let title = first.all().ok_or_else(|| first.wants("a title"))?;
    let mut head = Head { title: title.into(), line, proves: Vec::new(), length: 1 };
    for mut line in lines {
        if !line.keyword("proves") {
            break;
        }
        line.must_mark(':')?;
        head.proves.extend(line.list(read_rule)?);
        line.end()?;
        head.length += 1;
    }
    Ok(head)
}

/// The id of a rule: capitals, digits and hyphens.
fn read_rule(line: &mut Line<'_>) -> Result<String, Fault> {
    let fault = line.wants("the id of a rule like DF-SLASH-03");
    let word = line.word().ok_or_else(|| fault.clone())?;
    let sound = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-';
    let is_id = word.text.contains('-') && word.text.bytes().all(sound);
    if is_id { Ok(word.into()) } else { Err(fault) }
}

/// What a part of a scenario is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Setup,
    Play,
    Expect,
}

/// Reads everything below the head.
pub fn script(head: &Head, own: &[Line<'_>]) -> Result<Script, Fault> {
    let at = own.first().map(Line::here).unwrap_or_default();
    let mut script =
        Script { at, settings: Vec::new(), board: None, mats: Vec::new(), steps: Vec::new() };
    let mut phase = Phase::Setup;
    let mut lines = own.iter().skip(head.length).cloned().peekable();
    while let Some(line) = lines.peek() {
        let mut line = line.clone();
        if let Some(next) = line.maybe(&[("play", Phase::Play), ("expect", Phase::Expect)]) {
            line.end()?;
            lines.next();
            phase = next;
            continue;
        }
        match phase {
            Phase::Setup => setup(&mut script, &mut lines)?,
            Phase::Play => script.steps.extend(lines.next().map(play).transpose()?),
            Phase::Expect => expect(&mut script, &mut lines)?,
        }
    }
    if !script.steps.iter().any(|step| matches!(step.what, Step::Check(_))) {
        return Err(Fault::new(
            at,
            "nothing is expected: a line `expect` and lines below are missing",
        ));
    }
    Ok(script)
}

fn setup<'a>(
    script: &mut Script,
    lines: &mut Peekable<impl Iterator<Item = Line<'a>>>,
) -> Result<(), Fault> {
    if lines.peek().is_some_and(Drawing::<Cell>::begins) {
        let board = Drawing::read(lines, SIDE, Cell::read)?;
        let again = board.as_ref().filter(|_| script.board.is_some());
        if let Some(again) = again {
            return Err(Fault::new(again.at, "the position has a drawn board already"));
        }
        script.board = board;
        return Ok(());
    }
    let Some(mut line) = lines.next() else {
        return Ok(());
    };
    let at = line.here();
    if let Some(who) = line.maybe(&characters()) {
        line.must_mark(':')?;
        for (here, what) in mat::read(&mut line)? {
            script.mats.push((who, Said { at: here.here(), what }));
        }
        return Ok(());
    }
    let what = setting(&mut line)?;
    line.end()?;
    script.settings.push(Said { at, what });
    Ok(())
}

#[derive(Clone, Copy)]
enum Set {
    Length,
    Marker,
    Guard,
    Stack,
    Rug,
    Night,
    Ruling,
    Deck,
}

const SETTINGS: [(&str, Set); 8] = [
    ("length", Set::Length),
    ("marker", Set::Marker),
    ("guard", Set::Guard),
    ("stack", Set::Stack),
    ("rug", Set::Rug),
    ("late night", Set::Night),
    ("ruling", Set::Ruling),
    ("deck", Set::Deck),
];

fn setting(line: &mut Line<'_>) -> Result<Setting, Fault> {
    let Some(set) = line.maybe(&SETTINGS) else {
        let names = names(&SETTINGS, &["play", "expect", "a row of column letters like A B C"]);
        return Err(line.unlisted("a part of the position", &names));
    };
    Ok(match set {
        Set::Length => Setting::Length(line.one_of("a length", &Length::ALL.map(|(l, n)| (n, l)))?),
        Set::Marker => Setting::Marker(line.parse("a space of the time track")?),
        Set::Guard => Setting::Guard(line.parse("the space of a Game End token")?),
        Set::Stack => {
            let time = line.parse("a space of the time track")?;
            line.must_mark(':')?;
            Setting::Stack(time, line.list(read_character)?)
        }
        Set::Rug => Setting::Rug(line.list(read_square)?),
        Set::Night => Setting::Night,
        Set::Ruling => {
            let key = line.word().ok_or_else(|| line.wants("a ruling"))?.into();
            line.must_mark('=')?;
            let value = line.all().ok_or_else(|| line.wants("a value"))?.into();
            let file = String::from("rulings.toml");
            Setting::Value(Change { file, section: String::new(), key, value })
        }
        Set::Deck => Setting::Value(change(line)?),
    })
}

/// `deck common.toml slash.reputation = 3`
fn change(line: &mut Line<'_>) -> Result<Change, Fault> {
    let file = line.word().ok_or_else(|| line.wants("a deck file"))?.into();
    let wanted = "a section and a key like slash.reputation";
    let fault = line.wants(wanted);
    let word = line.word().ok_or_else(|| fault.clone())?;
    let (section, key) = word.text.rsplit_once('.').ok_or(fault)?;
    line.must_mark('=')?;
    let value = line.all().ok_or_else(|| line.wants("a value"))?.into();
    Ok(Change { file, section: section.into(), key: key.into(), value })
}

/// The names of a list, the characters and some more, for a fault.
fn names<'a, T>(of: &[(&'a str, T)], more: &[&'a str]) -> Vec<&'a str> {
    let own = of.iter().map(|(name, _)| *name);
    own.chain(characters().iter().map(|(name, _)| *name)).chain(more.iter().copied()).collect()
}

#[derive(Clone, Copy)]
enum Begin {
    Draw,
    Refused,
}

fn play(mut line: Line<'_>) -> Result<Said<Step>, Fault> {
    let at = line.here();
    let begins = [("draw", Begin::Draw), ("refused", Begin::Refused)];
    let step = if let Some(who) = line.maybe(&characters()) {
        if line.keyword("withdraws") {
            Step::Withdraw { who, key: read_key(&mut line)? }
        } else {
            let key = line.maybe(prompts::PROMPTS).ok_or_else(|| {
                let mut names: Vec<&str> = prompts::PROMPTS.iter().map(|(n, _)| *n).collect();
                names.push("withdraws");
                line.unlisted("what is answered", &names)
            })?;
            Step::Answer { who, key, items: read_answer(&mut line)? }
        }
    } else {
        match line.maybe(&begins) {
            Some(Begin::Draw) => Step::Draw(read_character(&mut line)?),
            Some(Begin::Refused) => {
                let who = read_character(&mut line)?;
                let key = read_key(&mut line)?;
                Step::Refused { who, key, items: read_answer(&mut line)? }
            }
            None => {
                let names = names(&begins, &["play", "expect"]);
                return Err(line.unlisted("something that is played", &names));
            }
        }
    };
    line.end()?;
    Ok(Said { at, what: step })
}

fn expect<'a>(
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
        Look::Offered | Look::Barred => {
            let who = read_character(line)?;
            let key = read_key(line)?;
            line.must_mark(':')?;
            let items = prompts::read_offer(line)?;
            match look {
                Look::Offered => Check::Offered { who, key, items },
                _ => Check::Barred { who, key, items },
            }
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
fn about(line: &mut Line<'_>, who: crate::ids::Character) -> Result<Heard, Fault> {
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
