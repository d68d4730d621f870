//! Whole games as texts: what the lobby chose, the number of the seed, the answers in their order,
//! and after every tenth answer, and the last one, a fingerprint of all positions so far.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)] // Each test file uses a part of it.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write};

use table::{Act, Digest, Game, Lobby, Prompt, PromptId, Seat, Skill};

use crate::party::{Party, digest};

/// A fingerprint is written after so many answers.
const STRIDE: usize = 10;

/// A game as it is stored.
struct Record {
    text: String,
    chain: String,
    acts: usize,
}

impl Record {
    fn new(lobby: &Lobby, seed: u64) -> Self {
        let text = format!("lobby {}\nseed {seed}\n", serde_json::to_string(lobby).unwrap());
        Self { text, chain: String::new(), acts: 0 }
    }

    fn add<G: Game>(&mut self, act: &Act<G::Item>, after: &G) {
        let what = match act {
            Act::Pick { items, .. } => serde_json::to_string(items).unwrap(),
            Act::Withdraw { .. } => "withdraw".into(),
        };
        writeln!(self.text, "{} {what}", act.prompt()).unwrap();
        let mut chain = Digest::default();
        chain.bytes(self.chain.as_bytes());
        chain.bytes(digest(after).as_bytes());
        self.chain = chain.finish();
        self.acts += 1;
        if self.acts.is_multiple_of(STRIDE) || after.outcome().is_some() {
            writeln!(self.text, "= {}", self.chain).unwrap();
        }
    }
}

/// Plays a game of this number, and writes it down.
pub fn make<G: Game>(lobby: &Lobby, number: u64, skill: impl Fn(Seat) -> Skill) -> String
where
    G::Item: Debug,
{
    let mut party = Party::<G>::new(&G::freeze(lobby).unwrap(), number);
    let mut record = Record::new(lobby, number);
    while let Some((seat, act)) = party.next(&skill) {
        party.act(seat, act.clone()).unwrap();
        record.add(&act, &party.game);
    }
    record.text
}

/// Plays a stored game again and compares every line that this would store. Lets `look` see every
/// prompt before it is answered, and tells what was asked.
pub fn replay<G: Game>(
    text: &str,
    look: impl Fn(&G, &Prompt<G::Item>),
) -> Result<BTreeSet<&'static str>, String>
where
    G::Item: Debug,
{
    let mut asked = BTreeSet::new();
    let mut lines = text.lines();
    let mut header = |key: &str| lines.next().and_then(|line| line.strip_prefix(key));
    let lobby: Lobby = serde_json::from_str(header("lobby ").ok_or("line 1: no lobby")?).unwrap();
    let seed: u64 = header("seed ").and_then(|seed| seed.parse().ok()).ok_or("line 2: no seed")?;
    // A stored setup has lost what was read from the decks, but not their texts.
    let setup = serde_json::to_string(&G::freeze(&lobby).unwrap()).unwrap();
    let mut party = Party::<G>::new(&serde_json::from_str(&setup).unwrap(), seed);
    let mut record = Record::new(&lobby, seed);
    for (number, line) in text.lines().enumerate().skip(2) {
        if line.starts_with('=') {
            continue;
        }
        let place = format!("line {}: {line}", number + 1);
        let act = parse(line).ok_or_else(|| format!("{place}: no answer"))?;
        let prompt = party.game.open().iter().find(|prompt| prompt.id == act.prompt());
        let prompt = prompt.ok_or_else(|| format!("{place}: no such prompt is open"))?;
        let seat = prompt.seat;
        asked.insert(prompt.key);
        look(&party.game, prompt);
        party.act(seat, act.clone()).map_err(|refusal| format!("{place}: {refusal:?}"))?;
        record.add(&act, &party.game);
    }
    if party.game.outcome().is_none() {
        return Err("the game is not over after its last line".into());
    }
    let differs = text.lines().zip(record.text.lines()).position(|(old, new)| old != new);
    match differs {
        Some(line) => Err(format!("line {}: the positions up to here differ", line + 1)),
        None if text != record.text => Err("the fingerprints are not complete".into()),
        None => Ok(asked),
    }
}

/// A line such as `12.0 [{"face":"north"}]` or `12.0 withdraw`.
fn parse<I: serde::de::DeserializeOwned>(line: &str) -> Option<Act<I>> {
    let (prompt, what) = line.split_once(' ')?;
    let prompt: PromptId = serde_json::from_str(&format!("\"{prompt}\"")).ok()?;
    Some(match what {
        "withdraw" => Act::Withdraw { prompt },
        items => Act::Pick { prompt, items: serde_json::from_str(items).ok()? },
    })
}
