//! Who wins how often, and what deeds bring.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;
use table::Deed;

use super::coverage::Counts;

/// Between these limits lies the true rate in 95 of 100 cases.
const Z: f64 = 1.96;

/// Games and wins of one figure.
#[derive(Clone, Copy, Default, Debug)]
pub struct Record {
    pub games: u64,
    pub wins: u64,
    /// The wins that chance alone would give: for each game the winning seats among all seats.
    pub fair: f64,
}

/// Who wins how often, and what deeds bring.
#[derive(Serialize, Debug)]
pub struct Balance {
    characters: Vec<CharacterRow>,
    deeds: Vec<DeedRow>,
}

#[derive(Serialize, Debug)]
struct CharacterRow {
    character: &'static str,
    games: u64,
    wins: u64,
    win_rate: f64,
    /// The 95 % confidence interval of the rate, after Wilson.
    win_rate_low: f64,
    win_rate_high: f64,
    /// The rate that chance alone would give: one of six at six seats, one of three at three.
    fair_share: f64,
    /// The rate against the fair share: 1 is fair.
    of_fair_share: f64,
}

#[derive(Serialize, Debug)]
struct DeedRow {
    deed: &'static str,
    planned: u64,
    performed: u64,
    cancelled: u64,
    /// What its owner gained by it, less what it cost the owner meanwhile.
    points: i64,
    time: u64,
    points_per_time: f64,
}

/// The interval in which the rate of wins lies that these games were drawn from.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    let (count, z2) = (games.max(1) as f64, Z * Z);
    let rate = wins as f64 / count;
    let middle = rate + z2 / (2.0 * count);
    let half = Z * (rate * (1.0 - rate) / count + z2 / (4.0 * count * count)).sqrt();
    let whole = 1.0 + z2 / count;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

impl Balance {
    pub fn of(records: &BTreeMap<&'static str, Record>, deeds: &[Deed], counts: &Counts) -> Self {
        let characters = records.iter().map(|(character, record)| {
            let Record { games, wins, fair } = *record;
            let whole = games.max(1) as f64;
            let (win_rate_low, win_rate_high) = wilson(wins, games);
            CharacterRow {
                character,
                games,
                wins,
                win_rate: wins as f64 / whole,
                win_rate_low,
                win_rate_high,
                fair_share: fair / whole,
                of_fair_share: wins as f64 / fair.max(f64::MIN_POSITIVE),
            }
        });
        let deeds = deeds.iter().filter_map(|Deed { name: deed, .. }| {
            let done = counts.get(deed)?;
            Some(DeedRow {
                deed,
                planned: done.planned,
                performed: done.performed,
                cancelled: done.cancels(),
                points: done.points,
                time: done.time,
                points_per_time: done.points as f64 / done.time.max(1) as f64,
            })
        });
        Self { characters: characters.collect(), deeds: deeds.collect() }
    }

    /// The report as people read it.
    pub fn table(&self) -> String {
        let mut text = String::new();
        if !self.characters.is_empty() {
            text += "\ncharacter    games    wins   rate  95 % interval   fair share  of it\n";
        }
        for row in &self.characters {
            let percent = |rate: f64| format!("{:.1} %", rate * 100.0);
            let interval =
                format!("{:.1} to {}", row.win_rate_low * 100.0, percent(row.win_rate_high));
            let _ = writeln!(
                text,
                "{:<10}  {:>6}  {:>6} {:>7}  {interval:>14}  {:>10}  {:>5.2}",
                row.character,
                row.games,
                row.wins,
                percent(row.win_rate),
                percent(row.fair_share),
                row.of_fair_share
            );
        }
        if self.deeds.is_empty() {
            return text;
        }
        let width = self.deeds.iter().map(|row| row.deed.len()).max().unwrap_or(0);
        let _ = writeln!(
            text,
            "\n{:<width$}   planned  performed  cancelled      points    time  per time",
            "deed"
        );
        for row in &self.deeds {
            let _ = writeln!(
                text,
                "{:<width$}  {:>8}  {:>9}  {:>9}  {:>10}  {:>6}  {:>8.2}",
                row.deed,
                row.planned,
                row.performed,
                row.cancelled,
                row.points,
                row.time,
                row.points_per_time
            );
        }
        text
    }
}
