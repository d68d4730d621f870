//! What was done in simulated games, and whether that was everything that can be done.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;
use table::{Deed, Tally};

/// What was counted, deed by deed.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts(BTreeMap<&'static str, Done>);

/// What became of one deed.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Done {
    pub planned: u64,
    pub performed: u64,
    pub idle: u64,
    pub cancelled: BTreeMap<&'static str, u64>,
    pub points: i64,
    pub time: u64,
}

impl Done {
    pub fn cancels(&self) -> u64 {
        self.cancelled.values().sum()
    }
}

impl Counts {
    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        for (deed, more) in &other.0 {
            let done = self.of(deed);
            done.planned += more.planned;
            done.performed += more.performed;
            done.idle += more.idle;
            done.points += more.points;
            done.time += more.time;
            for (rule, count) in &more.cancelled {
                *done.cancelled.entry(rule).or_default() += count;
            }
        }
    }

    /// What became of this deed.
    pub fn get(&self, deed: &str) -> Option<&Done> {
        self.0.get(deed)
    }

    fn of(&mut self, deed: &'static str) -> &mut Done {
        self.0.entry(deed).or_default()
    }
}

/// Follows one game.
pub struct Watch<'a> {
    counts: &'a mut Counts,
    running: Option<Running>,
    struck: Option<(&'static str, &'static str)>,
}

struct Running {
    figure: &'static str,
    /// What was begun: its points and its time are counted there.
    begun: &'static str,
    /// What it is now.
    now: &'static str,
    cancelled: Option<&'static str>,
    idle: bool,
}

impl<'a> Watch<'a> {
    pub const fn new(counts: &'a mut Counts) -> Self {
        Self { counts, running: None, struck: None }
    }

    pub fn hear(&mut self, tally: Tally) {
        match tally {
            Tally::Planned { deed } => self.counts.of(deed).planned += 1,
            Tally::Begun { figure, deed } => {
                self.struck = None;
                self.running =
                    Some(Running { figure, begun: deed, now: deed, cancelled: None, idle: false });
            }
            Tally::Became { deed } => {
                if let Some(running) = &mut self.running {
                    self.counts.of(running.now).performed += 1;
                    running.now = deed;
                }
            }
            Tally::Cancelled { rule } => {
                if let Some(running) = &mut self.running {
                    running.cancelled = Some(rule);
                }
            }
            Tally::Idle => {
                if let Some(running) = &mut self.running {
                    running.idle = true;
                }
            }
            Tally::Struck { figure, deed } => self.struck = Some((figure, deed)),
            Tally::Paid { from, to, points } => self.pay(from, to, i64::from(points)),
            Tally::Ended { time } => self.end(u64::from(time)),
        }
    }

    fn pay(&mut self, from: Option<&'static str>, to: Option<&'static str>, points: i64) {
        if let Some(deed) = self.owed(from) {
            self.counts.of(deed).points -= points;
        }
        if let Some(deed) = self.owed(to) {
            self.counts.of(deed).points += points;
        }
    }

    /// Which deed of this figure the payment comes from: the one that struck last, or the one that
    /// is running. What a deed has become strikes under its new name.
    fn owed(&self, figure: Option<&'static str>) -> Option<&'static str> {
        let running = self.running.as_ref();
        let itself = |deed| running.is_some_and(|running| running.now == deed);
        let struck = self.struck.filter(|(_, deed)| !itself(*deed));
        let running = running.map(|running| (running.figure, running.begun));
        let owing = struck.into_iter().chain(running).find(|(who, _)| figure == Some(*who));
        owing.map(|(_, deed)| deed)
    }

    fn end(&mut self, time: u64) {
        let Some(Running { begun, now, cancelled, idle, .. }) = self.running.take() else {
            return;
        };
        self.counts.of(begun).time += time;
        let done = self.counts.of(now);
        match cancelled {
            Some(rule) => *done.cancelled.entry(rule).or_default() += 1,
            None => {
                done.performed += 1;
                done.idle += u64::from(idle);
            }
        }
    }
}

/// How often a deed was done.
#[derive(Serialize, Debug)]
pub struct DeedRow {
    pub deed: &'static str,
    pub performed: u64,
    pub cancelled: u64,
    /// Performed without effect on anybody.
    pub idle: u64,
}

/// How often a deed was cancelled for a reason.
#[derive(Serialize, Debug)]
pub struct CancelRow {
    pub deed: &'static str,
    pub rule: &'static str,
    pub count: u64,
}

/// How often all that can happen has happened.
#[derive(Serialize, Default, Debug)]
pub struct Coverage {
    pub deeds: Vec<DeedRow>,
    pub cancels: Vec<CancelRow>,
    /// Reasons that nobody has announced: a fault of the game's list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<CancelRow>,
}

/// What a simulation must have seen.
#[derive(Clone, Copy)]
pub struct Least {
    pub performed: u64,
    pub cancelled: u64,
}

impl Coverage {
    pub fn of(deeds: &[Deed], counts: &Counts) -> Self {
        let mut coverage = Self::default();
        let nothing = Done::default();
        for Deed { name: deed, cancels } in deeds {
            let done = counts.get(deed).unwrap_or(&nothing);
            let Done { performed, idle, .. } = *done;
            coverage.deeds.push(DeedRow { deed, performed, cancelled: done.cancels(), idle });
            for rule in cancels {
                let count = done.cancelled.get(rule).copied().unwrap_or(0);
                coverage.cancels.push(CancelRow { deed, rule, count });
            }
        }
        let known = |name: &str, rule: &str| {
            deeds.iter().any(|deed| deed.name == name && deed.cancels.contains(&rule))
        };
        for (deed, done) in &counts.0 {
            let seen = done.cancelled.iter().map(|(rule, count)| (*rule, *count));
            let unknown = seen.filter(|(rule, _)| !known(deed, rule));
            coverage.unknown.extend(unknown.map(|(rule, count)| CancelRow { deed, rule, count }));
        }
        coverage
    }

    /// What was seen too seldom, in words.
    pub fn missing(&self, least: Least) -> Vec<String> {
        let deeds = self.deeds.iter().filter(|row| row.performed < least.performed);
        let cancels = self.cancels.iter().filter(|row| row.count < least.cancelled);
        deeds
            .map(|row| {
                let (deed, seen) = (row.deed, row.performed);
                format!("{deed} was performed {seen} times, not {}", least.performed)
            })
            .chain(cancels.map(|CancelRow { deed, rule, count }| {
                format!("{deed} was cancelled {count} times by {rule}, not {}", least.cancelled)
            }))
            .collect()
    }

    /// A line for each deed, with the reasons for which it was cancelled.
    pub fn table(&self) -> String {
        if self.deeds.is_empty() {
            return String::new();
        }
        let width = self.deeds.iter().map(|row| row.deed.len()).max().unwrap_or(0);
        let mut text = format!("\n{:<width$}  performed       idle  cancelled by\n", "deed");
        for DeedRow { deed, performed, idle, .. } in &self.deeds {
            let of_deed = self.cancels.iter().chain(&self.unknown).filter(|row| row.deed == *deed);
            let reasons: Vec<String> =
                of_deed.map(|row| format!("{} {}", row.rule, row.count)).collect();
            let line = format!("{deed:<width$}  {performed:>9}  {idle:>9}  {}", reasons.join(", "));
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }
}
