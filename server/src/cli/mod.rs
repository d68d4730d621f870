//! The command line: what it takes, and how a command ends.

mod decks;
mod healthcheck;
mod load;
mod replay;
mod scenario;
mod serve;
mod simulate;

use std::io::Write;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use flagon::games::{self, WithGame};
use table::text::short;
use table::{About, Game};

/// A self-hosted tavern for board-game evenings.
#[derive(Parser)]
#[command(
    name = "flagon",
    version,
    about,
    args_conflicts_with_subcommands = true,
    after_help = "Example: flagon --lan\n\nWithout a command the server starts, with the options above."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Simulate(simulate::Args),
    Scenario(scenario::Args),
    Replay(replay::Args),
    Load(load::Args),
    Decks(decks::Args),
    Healthcheck(healthcheck::Args),
}

/// How a command failed.
enum Failure {
    /// It did its work, and what it looked at is not as it should be.
    Check(String),
    /// It was asked for something that does not exist.
    Usage(String),
}

/// Reads the command line and does what it says. The exit code is 0 for success, 1 for a failed
/// check, 2 for wrong usage.
pub fn run() -> ExitCode {
    let line = Cli::parse();
    let ended = match line.command.unwrap_or(Command::Serve(line.serve)) {
        Command::Serve(args) => serve::run(args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Decks(args) => decks::run(&args),
        Command::Healthcheck(args) => healthcheck::run(&args),
    };
    let (code, message) = match ended {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Check(message)) => (1, message),
        Err(Failure::Usage(message)) => (2, message),
    };
    // Nobody is left to tell when the terminal is gone.
    let _ = writeln!(std::io::stderr(), "flagon: {message}");
    ExitCode::from(code)
}

/// Which game a command is about.
#[derive(clap::Args)]
struct GameArg {
    /// The game
    #[arg(
        long,
        env = "FLAGON_GAME",
        value_parser = PossibleValuesParser::new(games::names()),
        default_value = games::names().into_iter().next()
    )]
    game: String,
}

impl GameArg {
    /// Does something with the game.
    fn with<W: WithGame>(&self, work: W) -> Result<W::Output, Failure> {
        let unknown = || Failure::Usage(format!("there is no game called {}", self.game));
        games::with_game(&self.game, work).ok_or_else(unknown)
    }
}

/// Reads a setting of the lobby.
fn setting(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(key, choice)| (key.to_owned(), choice.to_owned()))
        .ok_or_else(|| "write a setting as key=choice".to_owned())
}

/// What the lobby must know of a game.
struct WhatAbout;

impl WithGame for WhatAbout {
    type Output = About;

    fn with<G: Game>(self) -> About {
        G::about()
    }
}

/// Says whether a game has these settings, and what it has instead.
fn has_settings<'a>(
    about: &About,
    settings: impl IntoIterator<Item = (&'a String, &'a String)>,
) -> Result<(), Failure> {
    for (key, choice) in settings {
        let Some(setting) = about.settings.iter().find(|setting| setting.key == key) else {
            let keys: Vec<&str> = about.settings.iter().map(|setting| setting.key).collect();
            let (key, keys) = (short(key), keys.join(", "));
            return Err(Failure::Usage(format!(
                "there is no setting {key}; {} has {keys}",
                about.name
            )));
        };
        if !setting.takes(choice) {
            let (choice, choices) = (short(choice), setting.choices.join(", "));
            return Err(Failure::Usage(format!("{key} cannot be {choice}, only one of {choices}")));
        }
    }
    Ok(())
}

/// Prints figures: as JSON for machines, else as the table that people read.
fn print(figures: &impl serde::Serialize, json: bool, table: &str) -> Result<(), Failure> {
    let text = if json {
        serde_json::to_string_pretty(figures).map_err(|fault| Failure::Check(fault.to_string()))?
    } else {
        table.trim_end().to_owned()
    };
    // A reader that closes early, such as `head`, has what it wants.
    let _ = writeln!(std::io::stdout(), "{text}");
    Ok(())
}
