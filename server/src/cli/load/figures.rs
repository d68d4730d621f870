//! What a load run measures.

use std::collections::BTreeMap;

use serde::Serialize;

/// What one person, or all together, have seen.
#[derive(Default)]
pub struct Tally {
    /// How long they played.
    pub seconds: f64,
    /// Answers that the server took.
    pub answers: u64,
    /// Games that came to their end; counted by the hosts.
    pub games: u64,
    /// Microseconds from sending an answer until another seat saw it.
    pub latencies: Vec<u32>,
    /// Bytes of each frame.
    pub frames: Vec<u32>,
    /// Refusals by their code.
    pub refusals: BTreeMap<String, u64>,
    /// People whose socket ended.
    pub lost: u64,
}

impl Tally {
    /// Adds what somebody else has seen.
    pub fn add(&mut self, other: Self) {
        self.answers += other.answers;
        self.games += other.games;
        self.latencies.extend(other.latencies);
        self.frames.extend(other.frames);
        self.lost += other.lost;
        for (code, count) in other.refusals {
            *self.refusals.entry(code).or_default() += count;
        }
    }
}

/// Each code of a refusal, and how often it came, in brackets; nothing when none did.
pub fn by_code(refusals: &BTreeMap<String, u64>) -> String {
    let counts = refusals.iter().map(|(code, count)| format!("{} {count}", code.replace('_', " ")));
    let counts: Vec<String> = counts.collect();
    if counts.is_empty() { String::new() } else { format!(" ({})", counts.join(", ")) }
}

/// The figures of a load run.
#[derive(Serialize)]
pub struct Figures {
    rooms: u32,
    seats: u8,
    seconds: f64,
    games: u64,
    /// Answers that the server took.
    pub answers: u64,
    answers_per_second: f64,
    frames: usize,
    frames_per_second: f64,
    latency_ms: Spread<f64>,
    bytes_per_frame: Spread<u32>,
    refusals: u64,
    refusals_by_code: BTreeMap<String, u64>,
    /// People whose socket ended.
    pub lost: u64,
}

#[derive(Serialize)]
struct Spread<N> {
    p50: N,
    p99: N,
    max: N,
}

impl Spread<u32> {
    fn of(mut values: Vec<u32>) -> Self {
        values.sort_unstable();
        let at = |hundredth: usize| {
            values.get(values.len().saturating_sub(1) * hundredth / 100).copied().unwrap_or(0)
        };
        Self { p50: at(50), p99: at(99), max: at(100) }
    }

    fn map<N>(&self, change: impl Fn(u32) -> N) -> Spread<N> {
        Spread { p50: change(self.p50), p99: change(self.p99), max: change(self.max) }
    }
}

impl Figures {
    /// The figures of what all have seen.
    pub fn of(rooms: u32, seats: u8, tally: Tally) -> Self {
        let seconds = tally.seconds.max(f64::MIN_POSITIVE);
        let frames = tally.frames.len();
        Self {
            rooms,
            seats,
            seconds: tally.seconds,
            games: tally.games,
            answers: tally.answers,
            answers_per_second: tally.answers as f64 / seconds,
            frames,
            frames_per_second: frames as f64 / seconds,
            latency_ms: Spread::of(tally.latencies).map(|micros| f64::from(micros) / 1000.0),
            bytes_per_frame: Spread::of(tally.frames),
            refusals: tally.refusals.values().sum(),
            refusals_by_code: tally.refusals,
            lost: tally.lost,
        }
    }

    /// The figures as people read them.
    pub fn table(&self) -> String {
        format!(
            "{} rooms of {} people, {:.1} s, {} games ended\n\
             answers      {:>9.0} /s\n\
             frames       {:>9.0} /s\n\
             latency      {:>9.2} ms p50  {:.2} p99  {:.2} max\n\
             frame        {:>9} bytes p50  {} p99  {} max\n\
             refusals     {:>9}{}\n\
             lost         {:>9}",
            self.rooms,
            self.seats,
            self.seconds,
            self.games,
            self.answers_per_second,
            self.frames_per_second,
            self.latency_ms.p50,
            self.latency_ms.p99,
            self.latency_ms.max,
            self.bytes_per_frame.p50,
            self.bytes_per_frame.p99,
            self.bytes_per_frame.max,
            self.refusals,
            by_code(&self.refusals_by_code),
            self.lost
        )
    }
}
