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
#[path = "../../table/tests/support/party.rs"]
mod party;
#[path = "../../table/tests/support/record.rs"]
mod record;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use bots::LENGTHS;
use dragon_flagon::DragonFlagon;
use dragon_flagon::ids::Character;
use dragon_flagon::item::ask as key;
use table::{Game, Lobby, Seat, Skill, Viewer};

/// So many games take what comes.
const GAMES: u64 = 50;
/// Questions that come up seldom. For each there is one more game in which it is asked.
const RARE: [&str; 4] = [key::ORDER, key::THROW, key::SHADOW_STEP, key::ORIGIN];
/// Questions of Dragon cards, too seldom for this; scenarios ask them.
const DRAGON: [&str; 4] = [key::KICK, key::WALTZ, key::WALTZ_TURN, key::GIFTS];
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

/// The first of many whole games between four seats in which this is asked.
fn make_asking(key: &str) -> String {
    let lobby = bots::lobby(4, "normal");
    let games = (0..).map(|number| make(&lobby, number));
    let asks = |text: &String| replay(text).unwrap().contains(key);
    games.into_iter().find(asks).unwrap()
}

fn make(lobby: &Lobby, number: u64) -> String {
    record::make::<DragonFlagon>(lobby, number, |seat| skill(number, seat))
}

fn replay(text: &str) -> Result<BTreeSet<&'static str>, String> {
    record::replay::<DragonFlagon>(text, |game, prompt| {
        let view = game.view(Viewer::Seat(prompt.seat));
        let hints = DragonFlagon::hints(&view, prompt).len();
        assert_eq!(hints, prompt.choose.offered().len(), "a hint for each offered item");
    })
}
