//! Reads a scenario, line by line.

use alloc::string::String;
use alloc::vec::Vec;
use core::iter::Peekable;

use table::scenario::{Drawing, Fault, Line};

use crate::book::Length;
use crate::scenario::cell::Cell;
use crate::scenario::prompts::{self, read_answer, read_key};
use crate::scenario::script::{Change, Head, Said, Script, Setting, Step};
use crate::scenario::words::{SIDE, characters, names, read_character, read_rule, read_square};
use crate::scenario::{expected, mat};

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
            Phase::Expect => expected::read(&mut script, &mut lines)?,
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
    Ale,
    Over,
    Ruling,
    Deck,
}

const SETTINGS: [(&str, Set); 10] = [
    ("length", Set::Length),
    ("marker", Set::Marker),
    ("guard", Set::Guard),
    ("stack", Set::Stack),
    ("rug", Set::Rug),
    ("late night", Set::Night),
    ("spilled ale", Set::Ale),
    ("game over", Set::Over),
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
            Setting::Stack(time, line.set(read_character)?)
        }
        Set::Rug => Setting::Rug(line.set(read_square)?),
        Set::Night => Setting::Night,
        Set::Ale => Setting::Ale,
        Set::Over => Setting::Over,
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
