//! Reads scenarios, line by line.

use alloc::string::String;
use alloc::vec::Vec;

use super::script::{Answer, Check, Lines, Play, Said, Script, Setup, Step};
use super::{Drawing, Ending, Fault, Line, Rehearsal, course, lines};

/// Plays all scenarios of a text.
pub fn rehearse<P: Play>(text: &str) -> Vec<Rehearsal> {
    let mut shelf = P::Shelf::default();
    let mut rest: Vec<Line<'_>> = lines(text).collect();
    let mut all = Vec::new();
    if let Some(first) = rest.first().filter(|line| !is_title(line)) {
        let fault = first.unlisted("the title of a scenario", &["scenario: …"]);
        all.push(unreadable(fault));
        let titled = rest.iter().position(is_title).unwrap_or(rest.len());
        rest.drain(..titled);
    }
    for own in rest.chunk_by(|_, next| !is_title(next)) {
        all.push(rehearse_one::<P>(own, &mut shelf));
    }
    all
}

/// Sets up the position of the first scenario of a text, without playing it.
///
/// # Errors
/// A fault where it cannot be read or set up.
pub fn first_position<P: Play>(text: &str) -> Result<P, Fault> {
    let rest: Vec<Line<'_>> = lines(text).collect();
    let own = rest.chunk_by(|_, next| !is_title(next)).next().unwrap_or_default();
    let script = script::<P>(&head::<P>(own)?, own)?;
    P::set_up(&script, &mut P::Shelf::default())
}

/// Something that is wrong before it is known what it is called.
fn unreadable(fault: Fault) -> Rehearsal {
    let line = fault.at.line;
    Rehearsal { title: String::new(), line, proves: Vec::new(), end: Ending::Unreadable(fault) }
}

fn rehearse_one<P: Play>(own: &[Line<'_>], shelf: &mut P::Shelf) -> Rehearsal {
    let head = match head::<P>(own) {
        Ok(head) => head,
        Err(fault) => return unreadable(fault),
    };
    let end = match script::<P>(&head, own).and_then(|script| course::play(&script, shelf)) {
        Ok(differences) if differences.is_empty() => Ending::Holds,
        Ok(differences) => Ending::Differs(differences),
        Err(fault) => Ending::Unreadable(fault),
    };
    Rehearsal { title: head.title, line: head.line, proves: head.proves, end }
}

/// What a scenario is called and what it proves.
struct Head {
    title: String,
    line: usize,
    proves: Vec<String>,
    /// How many lines it takes.
    length: usize,
}

/// Whether a line gives a scenario its title.
fn is_title(line: &Line<'_>) -> bool {
    line.clone().keyword("scenario")
}

/// Reads the title and what it proves, from the first lines of a scenario.
fn head<P: Play>(own: &[Line<'_>]) -> Result<Head, Fault> {
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
        head.proves.extend(line.list(|line| line.rule(P::RULE))?);
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
fn script<P: Play>(head: &Head, own: &[Line<'_>]) -> Result<Script<P>, Fault> {
    let at = own.first().map(Line::here).unwrap_or_default();
    let mut script = Script { at, setup: Setup::default(), steps: Vec::new() };
    let mut phase = Phase::Setup;
    let below = own.get(head.length..).unwrap_or_default();
    let mut lines: Lines<'_, '_> = below.iter().cloned().peekable();
    while let Some(line) = lines.peek() {
        let mut line = line.clone();
        if let Some(next) = line.maybe(&[("play", Phase::Play), ("expect", Phase::Expect)]) {
            line.end()?;
            lines.next();
            phase = next;
            continue;
        }
        match phase {
            Phase::Setup => setup(&mut script.setup, &mut lines)?,
            Phase::Play => script.steps.extend(lines.next().map(step).transpose()?),
            Phase::Expect => expected(&mut script, &mut lines)?,
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

/// What a drawing begins with, for faults.
const HEAD: &str = "a row of column letters like A B C";

/// Reads a drawn board, if one begins here.
fn board<P: Play>(lines: &mut Lines<'_, '_>) -> Result<Option<Drawing<P::Cell>>, Fault> {
    if lines.peek().is_some_and(Drawing::<P::Cell>::begins) {
        Drawing::read(lines, P::SIZE, P::read_cell)
    } else {
        Ok(None)
    }
}

/// Reads a line of the position, or its board.
fn setup<P: Play>(setup: &mut Setup<P>, lines: &mut Lines<'_, '_>) -> Result<(), Fault> {
    if let Some(board) = board::<P>(lines)? {
        if setup.board.is_some() {
            return Err(Fault::new(board.at, "the position has a drawn board already"));
        }
        setup.board = Some(board);
        return Ok(());
    }
    let Some(mut line) = lines.next() else {
        return Ok(());
    };
    let at = line.here();
    if let Some(who) = line.maybe(&P::people()) {
        line.must_mark(':')?;
        setup.mats.extend(line.traits(P::read_trait)?.into_iter().map(|said| (who, said)));
        return Ok(());
    }
    let more: Vec<&str> = people::<P>().chain(["play", "expect", HEAD]).collect();
    let what = P::read_setting(&mut line, &more)?;
    line.end()?;
    setup.settings.push(Said { at, what });
    Ok(())
}

#[derive(Clone, Copy)]
enum Begin {
    Draw,
    Refused,
}

/// Reads a line of what is played.
fn step<P: Play>(mut line: Line<'_>) -> Result<Said<Step<P>>, Fault> {
    let at = line.here();
    let begins = [("draw", Begin::Draw), ("refused", Begin::Refused)];
    let what = if let Some(who) = line.maybe(&P::people()) {
        if line.keyword("withdraws") {
            Step::Withdraw(who, key::<P>(&mut line)?)
        } else {
            let key = line.maybe(P::PROMPTS).ok_or_else(|| {
                let mut names: Vec<&str> = P::PROMPTS.iter().map(|(name, _)| *name).collect();
                names.push("withdraws");
                line.unlisted("what is answered", &names)
            })?;
            Step::Answer(Answer { who, key, picks: picks::<P>(&mut line)?, refused: false })
        }
    } else {
        match line.maybe(&begins) {
            Some(Begin::Draw) => Step::Draw(P::read_draw(&mut line)?),
            Some(Begin::Refused) => {
                let (who, key) = prompt::<P>(&mut line)?;
                Step::Answer(Answer { who, key, picks: picks::<P>(&mut line)?, refused: true })
            }
            None => {
                let names = begins.iter().map(|(name, _)| *name).chain(people::<P>());
                let names: Vec<&str> = names.chain(["play", "expect"]).collect();
                return Err(line.unlisted("something that is played", &names));
            }
        }
    };
    line.end()?;
    Ok(Said { at, what })
}

fn people<P: Play>() -> impl Iterator<Item = &'static str> {
    P::people().into_iter().map(|(name, _)| name)
}

/// Reads the name of a prompt.
fn key<P: Play>(line: &mut Line<'_>) -> Result<&'static str, Fault> {
    line.one_of("what is asked", P::PROMPTS)
}

/// Whose prompt, and which one.
fn prompt<P: Play>(line: &mut Line<'_>) -> Result<(P::Who, &'static str), Fault> {
    let who = line.one_of("somebody", &P::people())?;
    Ok((who, key::<P>(line)?))
}

/// Reads items; `none` is an answer, or an offer, without any.
fn picks<P: Play>(line: &mut Line<'_>) -> Result<Vec<P::Pick>, Fault> {
    if line.keyword("none") { Ok(Vec::new()) } else { line.list(P::read_pick) }
}

#[derive(Clone, Copy)]
enum Look {
    Over,
    NotOver,
    Offered,
    Barred,
    Asked,
    NotAsked,
}

const LOOKS: [(&str, Look); 6] = [
    ("game over", Look::Over),
    ("game goes on", Look::NotOver),
    ("offered", Look::Offered),
    ("barred", Look::Barred),
    ("asked", Look::Asked),
    ("not asked", Look::NotAsked),
];

/// Reads what is expected: a drawn board, or a line.
fn expected<P: Play>(script: &mut Script<P>, lines: &mut Lines<'_, '_>) -> Result<(), Fault> {
    let mut push = |at, check| script.steps.push(Said { at, what: Step::Check(check) });
    if let Some(board) = board::<P>(lines)? {
        push(board.at, Check::Board(board));
        return Ok(());
    }
    let Some(mut line) = lines.next() else {
        return Ok(());
    };
    let at = line.here();
    if let Some(who) = line.maybe(&P::people()) {
        if line.mark(':') {
            for Said { at, what } in line.traits(P::read_trait)? {
                push(at, Check::Trait(who, what));
            }
            return Ok(());
        }
        push(at, Check::Own(Some(who), P::read_deed(&mut line, who)?));
    } else if let Some(look) = line.maybe(&LOOKS) {
        push(at, common::<P>(look, &mut line)?);
    } else {
        let more = LOOKS.iter().map(|(name, _)| *name).chain(people::<P>());
        let more: Vec<&str> = more.chain(["play", "expect", HEAD]).collect();
        push(at, Check::Own(None, P::read_look(&mut line, &more)?));
    }
    line.end()
}

fn common<P: Play>(look: Look, line: &mut Line<'_>) -> Result<Check<P>, Fault> {
    Ok(match look {
        Look::Over => Check::Over(true),
        Look::NotOver => Check::Over(false),
        Look::Offered => {
            let (who, key) = prompt::<P>(line)?;
            line.must_mark(':')?;
            Check::Offered(who, key, picks::<P>(line)?)
        }
        Look::Barred => {
            let (who, key) = prompt::<P>(line)?;
            line.must_mark(':')?;
            let barred = |line: &mut Line<'_>| Ok((P::read_pick(line)?, line.maybe_rule()));
            let none = line.keyword("none");
            Check::Barred(who, key, if none { Vec::new() } else { line.list(barred)? })
        }
        Look::Asked | Look::NotAsked => {
            let (who, key) = prompt::<P>(line)?;
            Check::Asked(who, key, matches!(look, Look::Asked))
        }
    })
}
