//! Tells a game that is over, answer by answer.

use std::fmt::Write;
use std::sync::Arc;

use flagon::games::{self, Open, Told};
use flagon::report::{Answer, GameReport, Replay, ReportFault, Settings, Step};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::text::short;
use table::{Act, Outcome, Viewer};

use super::plain::{Plain, listed};
use super::{Args, Failure, as_json, failure, heading, name};

/// What came of playing a game again.
#[derive(Serialize)]
struct Played<'a> {
    game: &'a str,
    edition: u32,
    flagon: &'a str,
    remark: Option<&'a str>,
    players: Vec<String>,
    answers: usize,
    /// The first answer after which the position is another one; 0 for the beginning.
    differs_at: Option<usize>,
    /// Whether the settings are those that it was begun with.
    settings: Settings,
    begun: Vec<Arc<RawValue>>,
    moves: Vec<Move<'a>>,
    outcome: Option<Outcome>,
    position: Option<String>,
    open: Vec<Asked>,
}

/// An answer and what came of it.
#[derive(Serialize)]
struct Move<'a> {
    number: usize,
    seat: u8,
    player: String,
    figure: Option<&'static str>,
    key: Option<&'static str>,
    act: &'a Act<Value>,
    news: Vec<Arc<RawValue>>,
}

/// A prompt that is open at the end.
#[derive(Serialize)]
struct Asked {
    player: String,
    figure: Option<&'static str>,
    key: &'static str,
    items: Option<Arc<RawValue>>,
}

/// Plays a game again: what it comes to, in text or as JSON.
pub fn told(report: &GameReport, args: &Args) -> Result<String, Failure> {
    let all = report.answers.len();
    let until = args.at.unwrap_or(all);
    if until > all {
        let message = format!("the game has {all} answers; --at takes 0 to {all}");
        return Err(Failure::Usage(message));
    }
    let register = games::house();
    let mut replay = Replay::begin(report, &register).map_err(failure)?;
    let mut differs_at = (!replay.begins_alike()).then_some(0);
    let mut moves = Vec::new();
    for answer in report.answers.iter().take(until) {
        if args.verify && differs_at.is_some() {
            break;
        }
        let Some(step) = replay.next() else { break };
        let step = match step {
            Ok(step) => step,
            Err(fault) => return Err(refused(report, &replay, answer, fault)),
        };
        if !step.agrees {
            differs_at = differs_at.or(Some(step.number));
        }
        moves.push(a_move(report, &replay, answer, step));
    }
    if args.verify
        && let Some(number) = differs_at
    {
        return Err(Failure::Check(difference(report, number)));
    }
    if args.verify && until == all && replay.table().outcome().is_none() {
        return Err(Failure::Check(cut(report, &replay)));
    }
    let settings = replay.settings().map_err(failure)?;
    if args.verify && !settings.differing.is_empty() {
        return Err(Failure::Check(otherwise(&settings)));
    }
    let played = played(report, &replay, moves, differs_at, settings);
    if args.scenario {
        let none = || Failure::Usage(format!("{} has no scenarios", played.game));
        return played.position.ok_or_else(none);
    }
    if args.json { as_json(&played) } else { Ok(text(&played, report, args)) }
}

/// An answer that may not be given: whose it is, what it says, and what was asked then.
fn refused(
    report: &GameReport,
    replay: &Replay<'_>,
    answer: &Answer,
    fault: ReportFault,
) -> Failure {
    let who = name(&report.players, usize::from(answer.seat));
    let said = match &answer.act {
        Act::Pick { prompt, items } => {
            let items: Vec<Plain> =
                items.iter().map(|item| Plain::read(&item.to_string())).collect();
            format!("to question {prompt}: {}", listed(&items))
        }
        Act::Withdraw { prompt } => format!("to take back what was said to question {prompt}"),
    };
    let mut text = format!("{}\nit is of {who}, {said}\nallowed were:", fault);
    for open in replay.table().open() {
        let items = replay.table().offer(open.id).map(|offer| Plain::read(offer.items.get()));
        let items = listed(items.as_ref().map_or(&[], Plain::values));
        let (who, figure) =
            (name(&report.players, open.seat.index()), replay.kind().figure(open.figure));
        // A string takes whatever is written to it.
        let _ =
            write!(text, "\n  {} to question {}: {items}", about(&who, figure, open.key), open.id);
    }
    if replay.table().open().is_empty() {
        text.push_str(" nothing, for the game was over");
    }
    Failure::Check(text)
}

/// What is said of a game that goes on where its file ends: such a file is only made of games that
/// are over.
fn cut(report: &GameReport, replay: &Replay<'_>) -> String {
    let all = report.answers.len();
    let mut text = format!(
        "the game does not end after answer {all}, the last of the file: answers were cut off. Asked \
         were then:"
    );
    for open in replay.table().open() {
        let who = name(&report.players, open.seat.index());
        let figure = replay.kind().figure(open.figure);
        // A string takes whatever is written to it.
        let _ = write!(text, "\n  {}", about(&who, figure, open.key));
    }
    text
}

/// What everybody heard: that is all there is to hear, once the cards are on the table.
fn heard(told: &Told) -> Vec<Arc<RawValue>> {
    told.to(Viewer::Spectator).to_vec()
}

fn a_move<'a>(
    report: &GameReport,
    replay: &Replay<'_>,
    answer: &'a Answer,
    step: Step,
) -> Move<'a> {
    Move {
        number: step.number,
        seat: answer.seat,
        player: name(&report.players, usize::from(answer.seat)),
        figure: step.open.and_then(|open| replay.kind().figure(open.figure)),
        key: step.open.map(|open| open.key),
        act: &answer.act,
        news: heard(&step.told),
    }
}

fn played<'a>(
    report: &'a GameReport,
    replay: &Replay<'_>,
    moves: Vec<Move<'a>>,
    differs_at: Option<usize>,
    settings: Settings,
) -> Played<'a> {
    let asked = |open: Open| Asked {
        player: name(&report.players, open.seat.index()),
        figure: replay.kind().figure(open.figure),
        key: open.key,
        items: replay.table().offer(open.id).map(|offer| offer.items),
    };
    let waits = replay.table().open().into_iter().filter(|open| !open.answered);
    Played {
        game: &report.head.game,
        edition: report.head.edition,
        flagon: &report.head.flagon,
        remark: report.head.remark.as_deref(),
        players: report.players.iter().map(|player| player.name.clone()).collect(),
        answers: report.answers.len(),
        differs_at,
        settings,
        begun: heard(replay.begun()),
        outcome: replay.table().outcome(),
        position: replay.table().scenario(),
        open: waits.map(asked).collect(),
        moves,
    }
}

/// What is said of settings that the game was not begun with.
fn otherwise(settings: &Settings) -> String {
    let lines = settings.differing.iter().map(|one| {
        let (key, written) = (short(&one.key), short(&one.written));
        match &one.held {
            Some(held) => format!("\n  {key} is {written} there, and {} in the setup", short(held)),
            None => format!("\n  {key} is {written} there; the game has no such setting"),
        }
    });
    let lines: String = lines.collect();
    format!(
        "the settings in the file are not those of its setup; one of the two was changed:{lines}"
    )
}

/// What was compared and found alike.
fn alike(played: &Played<'_>) -> String {
    let count = played.moves.len();
    let unchecked = match played.settings.unchecked.join(", ") {
        none if none.is_empty() => String::new(),
        keys => format!(", but for what the setup does not tell: {keys}"),
    };
    format!(
        "all {count} answers lead to the stored positions\n\
         the settings are those of the setup{unchecked}"
    )
}

fn difference(report: &GameReport, number: usize) -> String {
    let edition = report.head.edition;
    let place = report.answers.get(number.wrapping_sub(1)).map_or_else(
        || "the game begins with another position".to_owned(),
        |answer| {
            let who = name(&report.players, usize::from(answer.seat));
            format!("the position after answer {number}, of {who}, is another one")
        },
    );
    format!(
        "{place} than the one that was stored. Either the file was changed, or edition {edition} of \
         the rules plays otherwise now than when it was saved"
    )
}

fn text(played: &Played<'_>, report: &GameReport, args: &Args) -> String {
    let mut text = heading(&report.head, &report.players);
    text.push('\n');
    if args.at.is_none() {
        tell_news(&mut text, &played.begun);
        for one in &played.moves {
            tell_move(&mut text, one);
        }
        text.push('\n');
    }
    if let Some(position) = &played.position {
        // A string takes whatever is written to it, here and below.
        let _ = writeln!(text, "after {} answers:\n\n{position}", played.moves.len());
    }
    for asked in &played.open {
        let items = asked.items.as_ref().map(|items| Plain::read(items.get()));
        let items = listed(items.as_ref().map_or(&[], Plain::values));
        let _ = writeln!(text, "{}: {items}", about(&asked.player, asked.figure, asked.key));
    }
    if let Some(outcome) = &played.outcome {
        for place in &outcome.placings {
            let who = name(&report.players, place.seat.index());
            let _ = writeln!(text, "{}. {who}, {}", place.rank, place.score);
        }
    }
    let _ = match played.differs_at {
        Some(number) => writeln!(
            text,
            "the position differs from the stored one from answer {number} on; see --verify"
        ),
        None if args.verify => writeln!(text, "{}", alike(played)),
        None => Ok(()),
    };
    text
}

fn about(player: &str, figure: Option<&str>, key: &str) -> String {
    let figure = figure.map(|figure| format!(" {figure}")).unwrap_or_default();
    format!("{player}{figure} {}", key.replace('_', " "))
}

fn tell_move(text: &mut String, one: &Move<'_>) {
    let about = about(&one.player, one.figure, one.key.unwrap_or_default());
    let said = match one.act {
        Act::Pick { items, .. } => {
            let items: Vec<Plain> =
                items.iter().map(|item| Plain::read(&item.to_string())).collect();
            listed(&items)
        }
        Act::Withdraw { .. } => "taken back".to_owned(),
    };
    let _ = writeln!(text, "{:>5}  {about}: {said}", one.number);
    tell_news(text, &one.news);
}

fn tell_news(text: &mut String, news: &[Arc<RawValue>]) {
    for one in news {
        let _ = writeln!(text, "         {}", Plain::read(one.get()).words());
    }
}
