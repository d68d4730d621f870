//! Whole games that must go as they went before, in every build.
//!
//! Each file of `corpus/` is a game: what the lobby chose, the number of its seed, the answers in
//! their order, and after every tenth answer, and the last one, a fingerprint of all positions so
//! far. A game that goes otherwise means that rooms stored before can no longer be played on. When
//! that is meant, raise `EDITION` (once for each release) and make the corpus anew:
//!
//! ```text
//! FLAGON_MAKE_CORPUS=1 cargo test -p dragon-flagon --test corpus
//! FLAGON_MAKE_CORPUS=1 cargo test -p flagon --test house reports
//! ```
//!
//! The second line is for the games in `server/tests/reports`, which went over a server.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use bots::{LENGTHS, Party, digest};
use dragon_flagon::DragonFlagon;
use dragon_flagon::ids::Character;
use dragon_flagon::item::{Item, ask as key};
use table::{Act, Digest, Game, Lobby, PromptId, Seat, Skill, Viewer};

/// So many games take what comes.
const GAMES: u64 = 50;
/// Questions that come up seldom. For each there is one more game in which it is asked.
const RARE: [&str; 4] = [key::ORDER, key::THROW, key::SHADOW_STEP, key::ORIGIN];
/// Questions of Dragon cards, too seldom for this; scenarios ask them.
const DRAGON: [&str; 4] = [key::KICK, key::WALTZ, key::WALTZ_TURN, key::GIFTS];
/// A fingerprint is written after so many answers.
const STRIDE: usize = 10;
const HOW_TO_RENEW: &str = "If old games are meant to go otherwise now, raise EDITION (once \
    for each release) and run: \
    FLAGON_MAKE_CORPUS=1 cargo test -p dragon-flagon --test corpus, and then \
    FLAGON_MAKE_CORPUS=1 cargo test -p flagon --test house reports";

#[test]
fn old_games_go_as_they_went_before() {
    if std::env::var_os("FLAGON_MAKE_CORPUS").is_some() {
        for number in 1..=GAMES {
            fs::write(path(number), make(&lobby(number), number)).unwrap();
        }
        for (number, key) in (GAMES + 1..).zip(RARE) {
            fs::write(path(number), make_asking(key)).unwrap();
        }
    }
    let mut asked = BTreeSet::new();
    for number in 1..=GAMES + RARE.len() as u64 {
        let text = fs::read_to_string(path(number)).unwrap();
        match replay(&text) {
            Ok(keys) => asked.extend(keys),
            Err(fault) => panic!("corpus/{number:02}.txt, {fault}\n{HOW_TO_RENEW}"),
        }
    }
    asked.retain(|key| !DRAGON.contains(key));
    let every_kind = BTreeSet::from([
        key::PLACE,
        key::PLAN,
        key::DAZE,
        key::TURN,
        key::MOVE,
        key::DASH,
        key::PICK_UP,
        key::BARREL,
        key::RIPOSTE,
        key::SWING,
        key::SLIDE,
        key::TARGET,
        key::TURN_FIRST,
        key::VISION,
        key::MARK,
        key::FAMILIAR_FACE,
        key::LURE,
        key::LEAP,
        key::DANCE,
    ]);
    let every_kind: BTreeSet<&str> = every_kind.into_iter().chain(RARE).collect();
    assert_eq!(asked, every_kind, "the corpus asks for every kind of decision");
}

fn path(number: u64) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{number:02}.txt"))
}

/// All numbers of seats meet all lengths, bots of all kinds, picked and dealt characters.
fn lobby(number: u64) -> Lobby {
    let seats = 2 + (number % 7) as u8;
    let length = [LENGTHS[0], LENGTHS[1], LENGTHS[0], LENGTHS[2], LENGTHS[0]][number as usize % 5];
    let mut lobby = bots::lobby(seats, length);
    match number % 4 {
        0 => {
            lobby.settings.insert("characters".into(), "deal".into());
        }
        1 => {}
        // Each seat picks one, and is dealt the other where it plays two.
        _ => {
            let picked = |seat: u64| Character::ALL[(number + seat) as usize % Character::COUNT];
            lobby.picks = (0..u64::from(seats)).map(|s| vec![picked(s).key().into()]).collect();
        }
    }
    lobby
}

fn skill(number: u64, seat: Seat) -> Skill {
    match (number + seat.index() as u64 * (number % 3)) % 2 {
        0 => Skill::Sensible,
        _ => Skill::Random,
    }
}

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

    fn add(&mut self, act: &Act<Item>, after: &DragonFlagon) {
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

/// The first of many whole games between four seats in which this is asked.
fn make_asking(key: &str) -> String {
    let lobby = bots::lobby(4, "normal");
    let games = (0..).map(|number| make(&lobby, number));
    let asks = |text: &String| replay(text).unwrap().contains(key);
    games.into_iter().find(asks).unwrap()
}

fn make(lobby: &Lobby, number: u64) -> String {
    let mut party = Party::new(&DragonFlagon::freeze(lobby).unwrap(), number);
    let mut record = Record::new(lobby, number);
    while let Some((seat, act)) = party.next(|seat| skill(number, seat)) {
        party.act(seat, act.clone()).unwrap();
        record.add(&act, &party.game);
    }
    record.text
}

/// Plays a stored game again and compares every line that this would store. Tells what was asked.
fn replay(text: &str) -> Result<BTreeSet<&'static str>, String> {
    let mut asked = BTreeSet::new();
    let mut lines = text.lines();
    let mut header = |key: &str| lines.next().and_then(|line| line.strip_prefix(key));
    let lobby: Lobby = serde_json::from_str(header("lobby ").ok_or("line 1: no lobby")?).unwrap();
    let seed: u64 = header("seed ").and_then(|seed| seed.parse().ok()).ok_or("line 2: no seed")?;
    // A stored setup has lost what was read from the decks, but not their texts.
    let setup = serde_json::to_string(&DragonFlagon::freeze(&lobby).unwrap()).unwrap();
    let mut party = Party::new(&serde_json::from_str(&setup).unwrap(), seed);
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
        let view = party.game.view(Viewer::Seat(seat));
        let hints = DragonFlagon::hints(&view, prompt).len();
        assert_eq!(hints, prompt.choose.offered().len(), "a hint for each offered item");
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
fn parse(line: &str) -> Option<Act<Item>> {
    let (prompt, what) = line.split_once(' ')?;
    let prompt: PromptId = serde_json::from_str(&format!("\"{prompt}\"")).ok()?;
    Some(match what {
        "withdraw" => Act::Withdraw { prompt },
        items => Act::Pick { prompt, items: serde_json::from_str(items).ok()? },
    })
}
