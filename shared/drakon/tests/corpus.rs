//! Whole games that must go as they went before, in every build.
//!
//! Each file of `corpus/` is a game: what the lobby chose, the number of its seed, the answers in
//! their order, and after every tenth answer, and the last one, a fingerprint of all positions so
//! far. A game that goes otherwise means that rooms stored before can no longer be played on. When
//! that is meant, raise `EDITION` (once for each release) and make the corpus anew:
//!
//! ```text
//! FLAGON_MAKE_CORPUS=1 cargo test -p drakon --test corpus
//! ```
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;
#[path = "../../table/tests/support/record.rs"]
mod record;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use bots::{VARIANTS, lobby, mixed};
use drakon::Drakon;
use drakon::item::ask as key;
use table::Lobby;

/// All numbers of seats meet all variants.
const GAMES: u64 = 24;
/// This is asked too seldom: the last game is the first of many in which it is.
const RARE: &str = key::START;
const HOW_TO_RENEW: &str = "If old games are meant to go otherwise now, raise EDITION (once for \
    each release) and run: FLAGON_MAKE_CORPUS=1 cargo test -p drakon --test corpus";

#[test]
fn old_games_go_as_they_went_before() {
    if std::env::var_os("FLAGON_MAKE_CORPUS").is_some() {
        for number in 1..=GAMES {
            fs::write(path(number), record::make::<Drakon>(&table(number), number, mixed)).unwrap();
        }
        let asks = |text: &String| replay(text).unwrap().asked.contains(RARE);
        let mut games = (0..).map(|number| record::make::<Drakon>(&table(23), number, mixed));
        fs::write(path(GAMES + 1), games.find(asks).unwrap()).unwrap();
    }
    let (mut asked, mut changed) = (BTreeSet::new(), BTreeSet::new());
    for number in 1..=GAMES + 1 {
        let text = fs::read_to_string(path(number)).unwrap();
        match replay(&text) {
            Ok(game) => {
                asked.extend(game.asked);
                changed.extend(game.changed);
            }
            Err(fault) => panic!("corpus/{number:02}.txt, {fault}\n{HOW_TO_RENEW}"),
        }
    }
    let every_kind = BTreeSet::from([
        key::TURN,
        key::LAY,
        key::START,
        key::SHIFT,
        key::SHIFT_LAY,
        key::DESTROY,
        key::ROTATE,
        key::ROTATE_TO,
        key::MAP,
        key::ORB,
        key::ORB_TO,
        key::AFTER,
        key::PUSH,
        key::THIEF,
        key::DWARF,
        key::DWARF_TOO,
        key::AMAZON,
        key::KNIGHT,
    ]);
    assert_eq!(asked, every_kind, "the corpus asks for every kind of decision");
    let every_way = [key::LAY, key::PUSH, key::THIEF, key::DWARF, key::DWARF_TOO, key::AMAZON];
    let mut every_way = BTreeSet::from(every_way.map(|key| (key, BACK)));
    every_way.insert((key::LAY, TILE));
    assert_eq!(changed, every_way, "in the corpus everything is taken back that can be");
}

/// The beginning of an answer that goes back to the question before.
const BACK: &str = "[\"back\"";
/// And of one that is a tile.
const TILE: &str = "[{\"tile\"";

/// What happens in a stored game.
struct Replayed {
    /// What is asked.
    asked: BTreeSet<&'static str>,
    /// What is taken back, and what is changed for another tile.
    changed: BTreeSet<(&'static str, &'static str)>,
}

fn replay(text: &str) -> Result<Replayed, String> {
    let keys = RefCell::new(Vec::new());
    let asked = record::replay::<Drakon>(text, |_, prompt| keys.borrow_mut().push(prompt.key))?;
    let answers = text.lines().skip(2).filter(|line| !line.starts_with('='));
    let answers = answers.filter_map(|line| line.split_once(' ')).map(|(_, answer)| answer);
    let mut changed = BTreeSet::new();
    for (key, answer) in keys.into_inner().into_iter().zip(answers) {
        let tile = key == key::LAY && answer.starts_with(TILE);
        changed.extend(answer.starts_with(BACK).then_some((key, BACK)));
        changed.extend(tile.then_some((key, TILE)));
    }
    Ok(Replayed { asked, changed })
}

fn path(number: u64) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{number:02}.txt"))
}

/// Some tables pick their heroes, some have turned a ruling round or have tiles of their own.
fn table(number: u64) -> Lobby {
    let mut lobby = lobby(2 + (number % 5) as u8, VARIANTS[number as usize % 4]);
    match number % 3 {
        0 => lobby.picks = vec![vec!["thief".into()], vec!["amazon".into()]],
        1 => {
            lobby.settings.insert("ruling.amazon_after_placing".into(), "yes".into());
        }
        _ => {
            // The dragon asks for its due so often that coins lie on Start.
            let tiles = "[drakons_due]\nthree = { house = 12 }\n\
                [blank]\nthree = { house = 0 }\nstraight = { house = 0 }\ncorner = { house = 0 }\n";
            lobby.decks.insert("chambers.toml".into(), tiles.into());
        }
    }
    lobby
}
