//! `flagon scenario`: plays scenarios from text files and says which come out as they say.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use flagon::games::WithGame;
use flagon::plain;
use serde::Serialize;
use table::Game;
use table::scenario::{Ending, Rehearsal, Source};
use table::text::shown;

use super::{Failure, GameArg, print};

/// Plays scenarios from text files: a position, what is played, and what must come out. Exit
/// code 1 when something came out otherwise, 2 when a file cannot be read or understood.
#[derive(clap::Args)]
#[command(after_help = "Examples: flagon scenario shared/dragon-flagon/scenarios\n          \
                  flagon scenario --game drakon shared/drakon/scenarios")]
pub struct Args {
    /// Files, and folders whose .txt files are taken, also those in folders below
    #[arg(required = true, value_name = "FILE_OR_FOLDER")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    game: GameArg,
    /// Print figures as JSON
    #[arg(long, env = "FLAGON_JSON")]
    json: bool,
}

/// What came of all files.
#[derive(Default, Serialize)]
struct Figures {
    scenarios: usize,
    failures: usize,
    unreadable: usize,
    seconds: f64,
    by_scenario: Vec<Figure>,
}

/// What came of one scenario.
#[derive(Serialize)]
struct Figure {
    file: String,
    line: usize,
    title: String,
    proves: Vec<String>,
    holds: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    complaint: String,
}

impl Figures {
    fn add(&mut self, file: &str, source: &Source<'_>, rehearsal: Rehearsal) {
        self.scenarios += 1;
        match rehearsal.end {
            Ending::Holds => {}
            Ending::Differs(_) => self.failures += 1,
            Ending::Unreadable(_) => self.unreadable += 1,
        }
        self.by_scenario.push(Figure {
            file: file.to_owned(),
            line: rehearsal.line,
            complaint: rehearsal.complaint(source),
            holds: rehearsal.holds(),
            title: rehearsal.title,
            proves: rehearsal.proves,
        });
    }

    /// A line for each scenario, and what is wrong below those where something is.
    fn table(&self) -> String {
        let mut table = String::new();
        for one in &self.by_scenario {
            let word = if one.holds { "ok  " } else { "FAIL" };
            let rules = one.proves.join(" ");
            let line = format!("{word} {}:{} {}  {rules}", one.file, one.line, one.title);
            table.push_str(shown(line.trim_end()).as_str());
            table.push('\n');
            for line in one.complaint.lines() {
                table.push_str(format!("     {line}").trim_end());
                table.push('\n');
            }
        }
        let held = self.scenarios - self.failures - self.unreadable;
        table.push_str(&format!(
            "{held} of {} scenarios hold, in {:.2} s",
            self.scenarios, self.seconds
        ));
        table
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut figures = Figures::default();
    for path in &args.paths {
        for file in files(path).map_err(|fault| unreadable(path, &fault))? {
            rehearse(&args.game, &file, &mut figures)?;
        }
    }
    if figures.scenarios == 0 {
        return Err(Failure::Usage("there is no scenario in these files".to_owned()));
    }
    figures.seconds = begun.elapsed().as_secs_f64();
    print(&figures, args.json, &figures.table())?;
    match (figures.unreadable, figures.failures) {
        (0, 0) => Ok(()),
        (0, 1) => Err(Failure::Check("one scenario came out otherwise".to_owned())),
        (0, count) => Err(Failure::Check(format!("{count} scenarios came out otherwise"))),
        (1, _) => Err(Failure::Usage("one scenario cannot be understood".to_owned())),
        (count, _) => Err(Failure::Usage(format!("{count} scenarios cannot be understood"))),
    }
}

fn unreadable(path: &Path, fault: &io::Error) -> Failure {
    Failure::Usage(format!("{} cannot be read: {}", path.display(), plain::io(fault)))
}

/// The file itself, or the text files of a folder in the order of their names.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !std::fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries: io::Result<Vec<_>> = std::fs::read_dir(path)?.collect();
    let mut entries = entries?;
    entries.sort_by_key(std::fs::DirEntry::path);
    let mut all = Vec::new();
    for entry in entries {
        let path = entry.path();
        // A link to a folder is not followed: it can lead round in a circle.
        if entry.file_type()?.is_dir() {
            all.extend(files(&path)?);
        } else if path.extension().is_some_and(|end| end == "txt") && path.is_file() {
            all.push(path);
        }
    }
    Ok(all)
}

/// The longest file of scenarios, in bytes.
const LONGEST: u64 = 64 * 1024;

fn rehearse(game: &GameArg, file: &Path, figures: &mut Figures) -> Result<(), Failure> {
    let about = std::fs::metadata(file).map_err(|fault| unreadable(file, &fault))?;
    if !about.is_file() {
        return Err(Failure::Usage(format!("{} is no plain file", file.display())));
    }
    if about.len() > LONGEST {
        let most = LONGEST / 1024;
        let message = format!("{} is longer than {most} kB: split it", file.display());
        return Err(Failure::Usage(message));
    }
    let text = std::fs::read_to_string(file).map_err(|fault| unreadable(file, &fault))?;
    let played = game
        .with(Rehearsing(&text))?
        .ok_or_else(|| Failure::Usage(format!("{} has no scenarios", game.game)))?;
    let name = file.display().to_string();
    let source = Source::new(&name, &text);
    for rehearsal in played {
        figures.add(&name, &source, rehearsal);
    }
    Ok(())
}

struct Rehearsing<'a>(&'a str);

impl WithGame for Rehearsing<'_> {
    type Output = Option<Vec<Rehearsal>>;

    fn with<G: Game>(self) -> Self::Output {
        G::rehearse(self.0)
    }
}

#[cfg(test)]
mod tests {
    use flagon::games::with_game;

    use super::*;

    const HOLDS: &str = "scenario: Nothing happens\n  C\n4 Na^\nexpect\nmarker 10\n";

    /// A folder of its own with these files.
    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("flagon-{}-{name}", std::process::id()));
        for (file, text) in files {
            let path = folder.join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        folder
    }

    fn play(paths: &[PathBuf], game: &str) -> Result<(), Failure> {
        run(&Args { paths: paths.to_vec(), game: GameArg { game: game.to_owned() }, json: false })
    }

    #[test]
    fn folders_are_searched_for_text_files() {
        let differs = HOLDS.replace("marker 10", "marker 2");
        let files = [("b/one.txt", HOLDS), ("a.txt", HOLDS), ("notes.md", differs.as_str())];
        let folder = folder("folders", &files);
        let found = super::files(&folder).unwrap();
        assert_eq!(found, [folder.join("a.txt"), folder.join("b/one.txt")]);
        assert!(play(std::slice::from_ref(&folder), "dragon-flagon").is_ok());
        assert!(matches!(
            play(&[folder.join("notes.md")], "dragon-flagon"),
            Err(Failure::Check(_))
        ));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_understood_is_wrong_usage() {
        let folder =
            folder("usage", &[("typo.txt", "scenario: x\nplai\n"), ("none.txt", "# no\n")]);
        let usage =
            |file: &str, game| matches!(play(&[folder.join(file)], game), Err(Failure::Usage(_)));
        assert!(usage("typo.txt", "dragon-flagon"));
        assert!(usage("none.txt", "dragon-flagon"));
        assert!(usage("missing.txt", "dragon-flagon"));
        assert!(usage("typo.txt", "chess"));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_report_counts_and_shows_what_differs() {
        let differs = HOLDS.replace("marker 10", "marker 2");
        let mut figures = Figures::default();
        for text in [HOLDS, &differs] {
            for rehearsal in with_game("dragon-flagon", Rehearsing(text)).unwrap().unwrap() {
                figures.add("a.txt", &Source::new("a.txt", text), rehearsal);
            }
        }
        let table = figures.table();
        assert!(table.starts_with("ok   a.txt:1 Nothing happens\nFAIL a.txt:1 Nothing"), "{table}");
        assert!(table.contains("     a.txt:5:1: found: marker 10"), "{table}");
        assert!(table.contains("1 of 2 scenarios hold"), "{table}");
    }
}
