//! Shows what one viewer saw.

use std::fmt::Write;
use std::sync::Arc;

use flagon::games;
use flagon::report::{Player, ReportFault, ViewReport};
use serde::Serialize;
use serde_json::value::RawValue;
use table::Figure;
use table::text::shown;

use super::plain::{Plain, listed};
use super::{Failure, as_json, failure, heading, name};

/// So many of the last news are told.
const TOLD: usize = 30;

/// What is printed for machines.
#[derive(Serialize)]
struct Shown<'a> {
    game: &'a str,
    edition: u32,
    flagon: &'a str,
    remark: Option<&'a str>,
    players: &'a [Player],
    seat: Option<u8>,
    answers: u32,
    sketch: &'a [String],
    prompts: &'a RawValue,
    news_count: u32,
    news: &'a [Arc<RawValue>],
}

/// What the viewer saw, in text.
pub fn text(view: &ViewReport) -> Result<String, Failure> {
    let head = &view.head;
    let kind = games::house().find(&head.game);
    let kind = kind.ok_or_else(|| failure(ReportFault::UnknownGame(head.game.clone())))?;
    let mut text = heading(head, &view.players);
    let viewer = match view.seat {
        Some(seat) => name(&view.players, usize::from(seat)),
        None => "somebody who looked on".to_owned(),
    };
    let answers = view.answers;
    // A string takes whatever is written to it, here and below.
    let _ = writeln!(text, "as {viewer} saw it after {answers} answers\n");
    for line in &view.sketch {
        let _ = writeln!(text, "{}", shown(line));
    }
    text.push('\n');
    for prompt in Plain::read(view.prompts.get()).values() {
        let figure = number(prompt.field("figure")).and_then(|figure| u8::try_from(figure).ok());
        let figure = figure.and_then(|figure| kind.figure(Figure::new(figure)));
        let figure = figure.map(|figure| format!(" {figure}")).unwrap_or_default();
        let who = name(&view.players, number(prompt.field("seat")).unwrap_or(usize::MAX));
        let _ = write!(text, "{who}{figure} {}", prompt.field("key").words());
        let _ = match prompt.field("offer") {
            Plain::Nothing => writeln!(text),
            offer => writeln!(text, ": {}", listed(offer.field("items").values())),
        };
    }
    let last = view.news.len().saturating_sub(TOLD);
    let _ = writeln!(text, "\nthe last of {} news:", view.news_count);
    for one in view.news.iter().skip(last) {
        let _ = writeln!(text, "  {}", Plain::read(one.get()).words());
    }
    Ok(text)
}

/// The same for machines.
pub fn json(view: &ViewReport) -> Result<String, Failure> {
    let head = &view.head;
    as_json(&Shown {
        game: &head.game,
        edition: head.edition,
        flagon: &head.flagon,
        remark: head.remark.as_deref(),
        players: &view.players,
        seat: view.seat,
        answers: view.answers,
        sketch: &view.sketch,
        prompts: &view.prompts,
        news_count: view.news_count,
        news: &view.news,
    })
}

/// A number that was read as words.
fn number(value: &Plain) -> Option<usize> {
    value.words().parse().ok()
}
