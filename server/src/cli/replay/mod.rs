//! `flagon replay`: opens the files that "Something is wrong here?" saves.

mod plain;
mod story;
mod view;

use std::fmt::Write as _;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use flagon::plain::io as why;
use flagon::report::{Head, LARGEST, Player, Report, ReportFault};
use protocol::SeatKind;

use super::Failure;
use table::text::shown;

/// Opens a saved moment of a table. A game that is over is played again, answer by answer; of one
/// that went on, what its viewer saw is shown. Exit code 1 when a game goes otherwise than it went,
/// 2 when the file cannot be opened.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: flagon replay flagon-dragon-flagon-212.json --verify\n          \
                  flagon replay flagon-dragon-flagon-212.json --at 87 --scenario > moment.txt"
)]
pub struct Args {
    /// The file
    file: PathBuf,
    /// Compare the position after every answer with the one that was stored
    #[arg(long, env = "FLAGON_VERIFY")]
    verify: bool,
    /// Stop after so many answers, and show that position
    #[arg(long, value_name = "ANSWERS", env = "FLAGON_AT")]
    at: Option<usize>,
    /// Print the last position alone, as a text for `flagon scenario`
    #[arg(long, env = "FLAGON_SCENARIO", conflicts_with = "json")]
    scenario: bool,
    /// Print what is found as JSON
    #[arg(long, env = "FLAGON_JSON")]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    let text = read(&args.file)?;
    let told = match Report::read(&text).map_err(failure)? {
        Report::Game(game) => story::told(&game, args)?,
        Report::View(view) => {
            if args.verify || args.at.is_some() || args.scenario {
                return Err(Failure::Usage(
                    "this file holds what one viewer saw while the game went on: there are no \
                     answers to play again. Open it without --verify, --at and --scenario, or save \
                     the moment once more when the game is over"
                        .to_owned(),
                ));
            }
            if args.json { view::json(&view)? } else { view::text(&view)? }
        }
    };
    // A reader that closes early, such as `head`, has what it wants.
    let _ = writeln!(std::io::stdout(), "{}", told.trim_end());
    Ok(())
}

fn as_json(what: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string_pretty(what).map_err(|fault| Failure::Check(fault.to_string()))
}

fn read(path: &Path) -> Result<String, Failure> {
    let unread = |why: String| Failure::Usage(format!("{} cannot be read: {why}", path.display()));
    let file = File::open(path).map_err(|fault| unread(why(&fault)))?;
    if !file.metadata().is_ok_and(|about| about.is_file()) {
        return Err(unread("it is no plain file".to_owned()));
    }
    let mut bytes = Vec::new();
    let most = LARGEST as u64 + 1;
    file.take(most).read_to_end(&mut bytes).map_err(|fault| unread(why(&fault)))?;
    String::from_utf8(bytes).map_err(|fault| {
        let long = fault.as_bytes().len() > LARGEST;
        failure(if long { ReportFault::TooLarge } else { ReportFault::NotAReport })
    })
}

/// How the command ends with this fault.
fn failure(fault: ReportFault) -> Failure {
    let message = shown(&fault.to_string());
    match fault {
        ReportFault::Edition { .. } | ReportFault::Players { .. } | ReportFault::Refused { .. } => {
            Failure::Check(message)
        }
        _ => Failure::Usage(message),
    }
}

/// What is said of any file first.
fn heading(head: &Head, players: &[Player]) -> String {
    let (game, flagon) = (shown(&head.game), shown(&head.flagon));
    let mut text = format!("{game}, edition {}, saved by flagon {flagon}\n", head.edition);
    if let Some(remark) = &head.remark {
        // A string takes whatever is written to it.
        let _ = writeln!(text, "what looks wrong: {}", shown(remark));
    }
    let seats = (0..).zip(players).map(|(seat, player)| {
        let bot = if player.kind == SeatKind::Person { "" } else { " (house bot)" };
        format!("{seat} {}{bot}", shown(&player.name))
    });
    let _ = writeln!(text, "seats: {}", seats.collect::<Vec<_>>().join(", "));
    text
}

/// What a seat is called.
fn name(players: &[Player], seat: usize) -> String {
    let name = players.get(seat).map(|player| shown(&player.name));
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| format!("seat {seat}"))
}

#[cfg(test)]
mod tests;
