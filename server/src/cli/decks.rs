//! `flagon decks`: the files that hold a game's numbers.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use flagon::decks::{DeckSet, Found, read};
use flagon::games::{self, WithGame};
use flagon::plain;
use serde::Serialize;
use table::{DeckFault, Difference, Files, Game, Shown};

use super::{Failure, GameArg, print};

/// Checks the files that hold a game's numbers, or writes the built-in ones to start from.
#[derive(clap::Args)]
#[command(
    after_help = "Example: flagon decks export my-box\n         flagon decks check my-box\n         flagon serve --decks my-box"
)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Looks through a set of deck files, or a folder with a folder for each set: exit code 1 when
    /// one of them cannot be played with. A set needs only the values that differ
    #[command(after_help = "Example: flagon decks check my-box --json")]
    Check {
        /// The folder
        #[arg(env = "FLAGON_DECKS")]
        folder: PathBuf,
        /// Print what is found as JSON
        #[arg(long, env = "FLAGON_JSON")]
        json: bool,
    },
    /// Writes the built-in deck files into a folder; what lies there already is not touched
    #[command(
        after_help = "Examples: flagon decks export my-box\n          flagon decks export my-lair --game drakon"
    )]
    Export {
        /// The folder
        #[arg(env = "FLAGON_DECKS")]
        folder: PathBuf,
        #[command(flatten)]
        game: GameArg,
    },
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Check { folder, json } => check(folder, *json),
        Command::Export { folder, game } => export(folder, &game.with(BuiltIn)?),
    }
}

/// The sets in a folder.
fn sets(folder: &Path) -> Result<Found, Failure> {
    let found = read(folder).map_err(|fault| Failure::Usage(fault.to_string()))?;
    if found.sets.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no deck files. A set is a folder with files such as {}; \
             `flagon decks export DIR` writes some to start from",
            folder.display(),
            examples().join(" or ")
        )));
    }
    Ok(found)
}

/// The name of a deck file of each game that has some.
fn examples() -> Vec<String> {
    let register = games::house();
    register.kinds().filter_map(|kind| kind.decks().keys().next().cloned()).collect()
}

/// The files of the one set in a folder.
pub fn one(folder: &Path) -> Result<Files, Failure> {
    let [set] = <[_; 1]>::try_from(sets(folder)?.sets).map_err(|sets| {
        let names: Vec<String> = sets.into_iter().map(|set| set.name).collect();
        let (folder, names) = (folder.display(), names.join(", "));
        Failure::Usage(format!("{folder} holds several sets; name one of {names}"))
    })?;
    let looked = Looked::at(DeckSet::check(set, &games::house()));
    if looked.sound { Ok(looked.files) } else { Err(Failure::Check(looked.text())) }
}

/// What is found in a set.
#[derive(Serialize)]
struct Looked {
    set: String,
    game: Option<&'static str>,
    sound: bool,
    faults: Vec<DeckFault>,
    differences: Vec<Difference>,
    #[serde(skip)]
    files: Files,
}

impl Looked {
    fn at(set: DeckSet) -> Self {
        let (sound, faults, differences) = match set.report {
            Ok(report) => (true, Vec::new(), report.differences),
            Err(faults) => (false, faults, Vec::new()),
        };
        Self { set: set.name, game: set.game, sound, faults, differences, files: set.files }
    }

    fn text(&self) -> String {
        let game = self.game.map(|game| format!(" for {game}")).unwrap_or_default();
        let mut text = format!("{}{game}: ", self.set);
        text += &match (self.sound, self.faults.len(), self.differences.len()) {
            (true, _, 0) => "sound, the same as the built-in set\n".to_owned(),
            (true, _, 1) => "sound, one value differs\n".to_owned(),
            (true, _, count) => format!("sound, {count} values differ\n"),
            (false, 1, _) => "one fault\n".to_owned(),
            (false, count, _) => format!("{count} faults\n"),
        };
        // A string takes whatever is written to it.
        for fault in &self.faults {
            let _ = writeln!(text, "  {fault}");
        }
        for difference in &self.differences {
            let _ = writeln!(text, "  {}", difference_line(difference));
        }
        text
    }
}

fn difference_line(difference: &Difference) -> String {
    let value = |shown: &Shown| match (&shown.text, &shown.mark) {
        (Some(text), Some(mark)) => format!("{text} ({mark})"),
        (Some(text), None) => text.clone(),
        (None, Some(mark)) => format!("changed ({mark})"),
        (None, None) => "changed".to_owned(),
    };
    let place = format!("{}.toml: {}", difference.file, difference.path.join(" "));
    match &difference.built_in {
        Some(built_in) if built_in.text.is_some() => {
            format!("{place}: {} → {}", value(built_in), value(&difference.set))
        }
        Some(_) => format!("{place}: now {}", value(&difference.set)),
        None => format!("{place}: new, {}", value(&difference.set)),
    }
}

fn check(folder: &Path, json: bool) -> Result<(), Failure> {
    let register = games::house();
    let found = sets(folder)?;
    let note = found.note();
    let looked: Vec<Looked> =
        found.sets.into_iter().map(|set| Looked::at(DeckSet::check(set, &register))).collect();
    let mut text: String = looked.iter().map(Looked::text).collect();
    text.extend(note.iter().map(|note| format!("{note}\n")));
    print(&looked, json, &text)?;
    let broken: Vec<&str> =
        looked.iter().filter(|set| !set.sound).map(|set| set.set.as_str()).collect();
    if broken.is_empty() {
        return Ok(());
    }
    let names = broken.join(", ");
    Err(Failure::Check(format!("no game can begin with {names} before this is mended")))
}

/// The files that are built in.
struct BuiltIn;

impl WithGame for BuiltIn {
    type Output = Files;

    fn with<G: Game>(self) -> Files {
        G::decks()
    }
}

fn export(folder: &Path, files: &Files) -> Result<(), Failure> {
    let there = |name: &&String| fs::symlink_metadata(folder.join(name)).is_ok();
    let there: Vec<&str> = files.keys().filter(there).map(String::as_str).collect();
    if !there.is_empty() {
        return Err(Failure::Check(format!(
            "{} has {} already. Nothing was written: name another folder, or move them away",
            folder.display(),
            there.join(", ")
        )));
    }
    let unwritten =
        |fault| Failure::Check(format!("cannot write {}: {}", folder.display(), plain::io(&fault)));
    fs::create_dir_all(folder).map_err(unwritten)?;
    for (name, text) in files {
        write(&folder.join(name), text)?;
    }
    let (count, folder) = (files.len(), folder.display());
    let said = format!(
        "{count} files are in {folder}. Keep what you correct, the rest may go: what a set does not \
         say is as it is built in.\nThen: flagon decks check {folder}"
    );
    // A reader that closes early has what it wants.
    let _ = writeln!(std::io::stdout(), "{said}");
    Ok(())
}

/// Writes a new file; never over one that came in between.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|fault| {
        let why = if fault.kind() == ErrorKind::AlreadyExists {
            "it is there already".to_owned()
        } else {
            plain::io(&fault)
        };
        Failure::Check(format!("cannot write {}: {why}", path.display()))
    })
}
