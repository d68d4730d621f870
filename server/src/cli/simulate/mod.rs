//! `flagon simulate`: whole games without a server, looked at after every decision.

mod balance;
#[cfg(test)]
mod counting;
mod coverage;
mod figures;
mod play;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::ValueEnum;
use flagon::games::{WithGame, names, with_game};
use table::{Files, Game, Lobby, SetupFault, Variant};

use super::{Failure, GameArg, WhatAbout, decks, has_settings, print, setting};
use coverage::{Counts, Least};
use figures::Figures;
use play::{Pairing, Plan, Played, Policy, Start, play};

/// Plays whole games among house bots and checks the position after every decision: exit code 1
/// when anything was wrong. The same seed gives the same games on any number of threads.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  flagon simulate --seats 2..8 --games 1000 --seed 1 --json\n  \
                  flagon simulate --game drakon --variant heroes,escape --games 1000\n  \
                  flagon simulate --start anywhere --games 20000 --at-least-performed 1000\n  \
                  flagon simulate --policy sensible --seats 6 --games 5000 --report balance"
)]
pub struct Args {
    #[command(flatten)]
    game: GameArg,
    /// Numbers of seats, both ends included: `2..8` or `4`; all that the game allows when not given
    #[arg(long, env = "FLAGON_SEATS", value_parser = span)]
    seats: Option<RangeInclusive<u8>>,
    /// Games for each number of seats
    #[arg(long, env = "FLAGON_GAMES", default_value_t = 100)]
    games: u32,
    /// The number of the first game
    #[arg(long, env = "FLAGON_FROM", default_value_t = 0)]
    from: u32,
    /// The seed of all games
    #[arg(long, env = "FLAGON_SEED", default_value_t = 1)]
    seed: u64,
    /// Where games begin
    #[arg(long, env = "FLAGON_START", value_enum, default_value_t)]
    start: Start,
    /// How the seats play: dealt in seat order, one seat further with every game
    #[arg(
        long,
        env = "FLAGON_POLICY",
        value_enum,
        value_delimiter = ',',
        default_value = "random"
    )]
    policy: Vec<Policy>,
    /// A setting of the lobby as `key=choice`; may be given several times
    #[arg(long = "set", env = "FLAGON_SET", value_delimiter = ',', value_parser = setting)]
    settings: Vec<(String, String)>,
    /// A folder with a set of deck files to play with
    #[arg(long, env = "FLAGON_DECKS")]
    decks: Option<PathBuf>,
    #[arg(long, env = "FLAGON_VARIANT", value_delimiter = ',', help = variants_help())]
    variant: Vec<String>,
    /// Threads; as many as the machine has when not given
    #[arg(long, env = "FLAGON_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Make a fingerprint of every position, to compare two builds
    #[arg(long, env = "FLAGON_DIGESTS")]
    digests: bool,
    /// What is reported besides: what was done and cancelled, or who wins and what deeds bring
    #[arg(long, env = "FLAGON_REPORT", value_enum, default_value_t = Report::Coverage)]
    report: Report,
    /// Exit code 1 unless every deed, such as a card, was performed so many times
    #[arg(long, env = "FLAGON_AT_LEAST_PERFORMED", default_value_t = 0)]
    at_least_performed: u64,
    /// Exit code 1 unless every deed was cancelled so many times for each of its reasons
    #[arg(long, env = "FLAGON_AT_LEAST_CANCELLED", default_value_t = 0)]
    at_least_cancelled: u64,
    /// Print figures as JSON
    #[arg(long, env = "FLAGON_JSON")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Report {
    /// How often each deed, such as a card, was performed, had no effect, and was cancelled for which reason
    Coverage,
    /// Wins of each character against its fair share, and what each deed brings for its time
    Balance,
}

fn span(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| {
        text.parse::<u8>().map_err(|_| "write numbers of seats as 2..8 or 4".to_owned())
    };
    let (first, last) = (number(first)?, number(last)?);
    if first > last {
        return Err(format!("{first} is more than {last}"));
    }
    Ok(first..=last)
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    if args.from.checked_add(args.games).is_none() {
        let (from, games, last) = (args.from, args.games, u32::MAX);
        return Err(Failure::Usage(format!(
            "there are no {games} games from number {from} on: the last one is before {last}"
        )));
    }
    let decks = args.decks.as_deref().map(decks::one).transpose()?.unwrap_or_default();
    let settings = settings(args)?;
    has_settings(&args.game.with(WhatAbout)?, &settings)?;
    let simulated = args.game.with(Simulation(args, settings, decks))?;
    let figures = simulated.map_err(|fault| Failure::Usage(fault.to_string()))?;
    print(&figures, args.json, &figures.table())?;
    if figures.violations > 0 {
        let games = figures.violations;
        return Err(Failure::Check(format!("something was wrong in {games} games")));
    }
    if let Some(reason) = figures.coverage.unknown.first() {
        let (deed, rule) = (reason.deed, reason.rule);
        return Err(Failure::Check(format!(
            "{deed} was cancelled by {rule}, which is not in its list"
        )));
    }
    let least = Least { performed: args.at_least_performed, cancelled: args.at_least_cancelled };
    let missing = figures.coverage.missing(least);
    if missing.is_empty() { Ok(()) } else { Err(Failure::Check(missing.join("\n"))) }
}

/// The variants of every game by name, for the help.
fn variants_help() -> String {
    let named = |game: &str| {
        let names = with_game(game, Variants)?;
        let names: Vec<&str> = names.iter().map(|variant| variant.name).collect();
        (!names.is_empty()).then(|| format!("{game} has {}", names.join(", ")))
    };
    let games: Vec<String> = names().into_iter().filter_map(named).collect();
    format!("A variant by its name, may be given several times: {}", games.join("; "))
}

struct Variants;

impl WithGame for Variants {
    type Output = &'static [Variant];

    fn with<G: Game>(self) -> Self::Output {
        G::variants()
    }
}

/// The settings that were asked for, by name or one by one.
fn settings(args: &Args) -> Result<BTreeMap<String, String>, Failure> {
    let known = args.game.with(Variants)?;
    let mut settings = BTreeMap::new();
    for name in &args.variant {
        let (key, choice) = match known.iter().find(|variant| variant.name == name) {
            Some(variant) => (variant.key.to_owned(), variant.choice.to_owned()),
            None => setting(name).map_err(|_| {
                let names: Vec<&str> = known.iter().map(|variant| variant.name).collect();
                let names = names.join(", ");
                Failure::Usage(format!("there is no variant {name}; there are {names}"))
            })?,
        };
        settings.insert(key, choice);
    }
    settings.extend(args.settings.iter().cloned());
    Ok(settings)
}

struct Simulation<'a>(&'a Args, BTreeMap<String, String>, Files);

impl WithGame for Simulation<'_> {
    type Output = Result<Figures, SetupFault>;

    fn with<G: Game>(self) -> Self::Output {
        simulate::<G>(self.0, &self.1, &self.2)
    }
}

/// Plays the games that were asked for.
fn simulate<G: Game>(
    args: &Args,
    settings: &BTreeMap<String, String>,
    decks: &Files,
) -> Result<Figures, SetupFault> {
    let plan = Plan { start: args.start, policies: args.policy.clone(), digests: args.digests };
    let threads = args
        .threads
        .map(usize::from)
        .or_else(|| std::thread::available_parallelism().ok().map(Into::into))
        .unwrap_or(1);
    let (min, max) = G::about().seats;
    let begun = Instant::now();
    let mut figures =
        Figures { game: G::NAME.to_owned(), seed: args.seed, threads, ..Figures::default() };
    let mut counts = Counts::default();
    let mut deeds = Vec::new();
    for seats in args.seats.clone().unwrap_or(min..=max) {
        let (settings, decks) = (settings.clone(), decks.clone());
        let lobby = Lobby { seats, settings, decks, ..Lobby::default() };
        let setup = match G::freeze(&lobby) {
            // Without a wish all numbers of seats are played that this variant allows.
            Err(SetupFault::TeamSeats { .. }) if args.seats.is_none() => continue,
            setup => setup?,
        };
        let pairings: Vec<Pairing> = (args.from..args.from.saturating_add(args.games))
            .map(|number| Pairing { seats, number, seed: args.seed })
            .collect();
        let (games, counted) = play_all::<G>(&setup, &pairings, &plan, threads);
        figures.add(seats, &plan, &games);
        counts.add(&counted);
        deeds = G::deeds(&setup);
    }
    figures.cover(&deeds, &counts);
    if args.report == Report::Balance {
        figures.weigh(&deeds, &counts);
    }
    figures.time(begun.elapsed().as_secs_f64());
    Ok(figures)
}

/// Plays these games on some threads, each taking the next game that nobody plays yet.
fn play_all<G: Game>(
    setup: &G::Setup,
    pairings: &[Pairing],
    plan: &Plan,
    threads: usize,
) -> (Vec<(Pairing, Played)>, Counts) {
    let next = AtomicUsize::new(0);
    let worker = |setup: G::Setup| {
        let mut games = Vec::new();
        let mut counts = Counts::default();
        while let Some(pairing) = pairings.get(next.fetch_add(1, Ordering::Relaxed)) {
            games.push((*pairing, play::<G>(&setup, *pairing, plan, &mut counts)));
        }
        (games, counts)
    };
    let mut all = (Vec::new(), Counts::default());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let setup = setup.clone();
                scope.spawn(|| worker(setup))
            })
            .collect();
        // A worker cannot panic: each game is caught by itself.
        for (games, counts) in workers.into_iter().filter_map(|worker| worker.join().ok()) {
            all.0.extend(games);
            all.1.add(&counts);
        }
    });
    all.0.sort_unstable_by_key(|(pairing, _)| pairing.number);
    all
}
