//! What came out of simulated games.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;
use table::{Deed, Digest};

use super::balance::{Balance, Record};
use super::coverage::{Counts, Coverage};
use super::play::{Pairing, Plan, Played, Policy};

/// How many violations are described; the rest is only counted.
const DESCRIBED: usize = 10;

/// The figures of a whole simulation.
#[derive(Serialize, Default)]
pub struct Figures {
    /// The game.
    pub game: String,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made.
    pub decisions: u64,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Decisions in a second.
    pub decisions_per_second: f64,
    /// Games in which something was wrong.
    pub violations: u64,
    /// The first of them.
    pub first_violations: Vec<Violation>,
    /// By number of seats.
    pub by_seats: Vec<BySeats>,
    /// What was done.
    #[serde(flatten)]
    pub coverage: Coverage,
    /// Who wins how often and what deeds bring, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<Balance>,
}

/// A game in which something was wrong.
#[derive(Serialize)]
pub struct Violation {
    seats: u8,
    /// The game's number: `--from` plays it again.
    number: u32,
    decision: u32,
    fault: String,
}

/// The figures of one number of seats.
#[derive(Serialize)]
pub struct BySeats {
    seats: u8,
    games: u64,
    decisions: u64,
    /// In decisions.
    length: Length,
    wins_by_seat: Vec<u64>,
    wins_by_policy: BTreeMap<&'static str, u64>,
    wins_by_character: BTreeMap<&'static str, u64>,
    games_by_character: BTreeMap<&'static str, u64>,
    /// The wins that chance alone would give each of them.
    #[serde(skip)]
    fair_by_character: BTreeMap<&'static str, f64>,
    /// The fingerprint of all positions of these games.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
}

/// How long games are.
#[derive(Serialize, Default)]
pub struct Length {
    min: u32,
    p50: u32,
    p99: u32,
    max: u32,
}

impl Length {
    fn of(mut lengths: Vec<u32>) -> Self {
        lengths.sort_unstable();
        let at = |hundredth: usize| {
            lengths.get(lengths.len().saturating_sub(1) * hundredth / 100).copied().unwrap_or(0)
        };
        Self { min: at(0), p50: at(50), p99: at(99), max: at(100) }
    }
}

impl Figures {
    /// Adds the games of one number of seats, in the order of their numbers.
    pub fn add(&mut self, seats: u8, plan: &Plan, games: &[(Pairing, Played)]) {
        let mut row = BySeats {
            seats,
            games: 0,
            decisions: 0,
            length: Length::default(),
            wins_by_seat: vec![0; usize::from(seats)],
            wins_by_policy: plan.policies.iter().map(|policy| (policy.name(), 0)).collect(),
            wins_by_character: BTreeMap::new(),
            games_by_character: BTreeMap::new(),
            fair_by_character: BTreeMap::new(),
            digest: plan.digests.then(|| digest(games)),
        };
        for (pairing, played) in games {
            row.count(*pairing, played, &plan.policies);
            let Some(fault) = &played.fault else { continue };
            self.violations += 1;
            if self.first_violations.len() < DESCRIBED {
                self.first_violations.push(Violation {
                    seats,
                    number: pairing.number,
                    decision: played.decisions,
                    fault: fault.clone(),
                });
            }
        }
        row.length = Length::of(games.iter().map(|(_, played)| played.decisions).collect());
        self.games += row.games;
        self.decisions += row.decisions;
        self.by_seats.push(row);
    }

    /// Adds what was done in all these games, of all that can be done.
    pub fn cover(&mut self, deeds: &[Deed], counts: &Counts) {
        self.coverage = Coverage::of(deeds, counts);
    }

    /// Adds the report of who wins how often, and of what was done.
    pub fn weigh(&mut self, deeds: &[Deed], counts: &Counts) {
        let mut records: BTreeMap<&'static str, Record> = BTreeMap::new();
        for row in &self.by_seats {
            for (figure, games) in &row.games_by_character {
                let record = records.entry(figure).or_default();
                record.games += games;
                record.wins += row.wins_by_character.get(figure).copied().unwrap_or(0);
                record.fair += row.fair_by_character.get(figure).copied().unwrap_or(0.0);
            }
        }
        self.balance = Some(Balance::of(&records, deeds, counts));
    }

    /// Adds how long it took.
    pub fn time(&mut self, seconds: f64) {
        self.seconds = seconds;
        self.games_per_second = self.games as f64 / seconds.max(f64::MIN_POSITIVE);
        self.decisions_per_second = self.decisions as f64 / seconds.max(f64::MIN_POSITIVE);
    }

    /// The figures as people read them.
    pub fn table(&self) -> String {
        let mut text = format!(
            "{} games of {} in {:.1} s: {:.0} games/s, {:.0} decisions/s on {} threads\n\n\
             seats   games  decisions p50/p99/max  wins by seat\n",
            self.games,
            self.game,
            self.seconds,
            self.games_per_second,
            self.decisions_per_second,
            self.threads
        );
        for row in &self.by_seats {
            let length = format!("{}/{}/{}", row.length.p50, row.length.p99, row.length.max);
            let _ = writeln!(
                text,
                "{:>5}  {:>6}  {length:>21}  {}",
                row.seats,
                row.games,
                shares(row.wins_by_seat.iter().copied(), row.games)
            );
        }
        self.winners(&mut text);
        text.push_str(&self.balance.as_ref().map_or_else(|| self.coverage.table(), Balance::table));
        for violation in &self.first_violations {
            let _ = writeln!(
                text,
                "\n{} seats, game {}, decision {}: {}",
                violation.seats, violation.number, violation.decision, violation.fault
            );
        }
        text
    }

    /// Wins by policy and by character, over all numbers of seats.
    fn winners(&self, text: &mut String) {
        let mut policies: BTreeMap<&str, u64> = BTreeMap::new();
        let mut characters: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
        for row in &self.by_seats {
            for (name, wins) in &row.wins_by_policy {
                *policies.entry(name).or_default() += wins;
            }
            for (name, games) in &row.games_by_character {
                let sum = characters.entry(name).or_default();
                sum.0 += row.wins_by_character.get(name).copied().unwrap_or(0);
                sum.1 += games;
            }
        }
        if policies.len() > 1 {
            text.push('\n');
            for (name, wins) in policies {
                let _ = writeln!(text, "{name:<12} {wins:>7} wins");
            }
        }
        if !characters.is_empty() {
            text.push('\n');
        }
        for (name, (wins, games)) in characters {
            let share = shares([wins], games);
            let _ = writeln!(text, "{name:<12} {wins:>7} wins of {games} games, {share}");
        }
    }
}

impl BySeats {
    fn count(&mut self, pairing: Pairing, played: &Played, policies: &[Policy]) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        let fair = played.winners.len() as f64 / f64::from(self.seats.max(1));
        for (_, figure) in &played.cast {
            *self.games_by_character.entry(figure).or_default() += 1;
            *self.fair_by_character.entry(figure).or_default() += fair;
        }
        for winner in &played.winners {
            if let Some(wins) = self.wins_by_seat.get_mut(winner.index()) {
                *wins += 1;
            }
            let policy = pairing.policy(policies, *winner).name();
            *self.wins_by_policy.entry(policy).or_default() += 1;
            for (_, figure) in played.cast.iter().filter(|(seat, _)| seat == winner) {
                *self.wins_by_character.entry(figure).or_default() += 1;
            }
        }
    }
}

/// The fingerprint of games, from those of each.
fn digest(games: &[(Pairing, Played)]) -> String {
    let mut digest = Digest::default();
    for (_, played) in games {
        digest.bytes(played.digest.as_deref().unwrap_or_default().as_bytes());
    }
    digest.finish()
}

/// These parts of a whole in percent.
fn shares(parts: impl IntoIterator<Item = u64>, whole: u64) -> String {
    let shares: Vec<String> = parts
        .into_iter()
        .map(|part| format!("{:.0} %", part as f64 * 100.0 / whole.max(1) as f64))
        .collect();
    shares.join("  ")
}
