//! Any texts as a set of decks.

use dragon_flagon::DragonFlagon;
use dragon_flagon::book::Book;
use dragon_flagon::files::NAMES;
use table::{Chance, Files, Game, Lobby};

use crate::brawl::{Brawl, Setup};

/// A line that begins with this names the file whose text follows.
pub const HEAD: &str = "== ";
/// So many answers show whether a game can be played.
const ANSWERS: u32 = 50;

/// Checks a set and, if nothing is wrong with it, plays a while. The same texts are also tried as
/// the frozen decks of a stored game, where nothing is laid over the built-in ones.
pub fn decks(data: &[u8]) {
    let set = files(&String::from_utf8_lossy(data));
    let seats = 2 + (data.len() % 7) as u8;
    match DragonFlagon::check_decks(&set) {
        Ok(_) => {
            let lobby = Lobby { seats, decks: set.clone(), ..Lobby::default() };
            let setup = DragonFlagon::freeze(&lobby)
                .unwrap_or_else(|fault| panic!("a sound set cannot be frozen: {fault:?}"));
            play(&setup, seats);
        }
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a word");
            for fault in faults {
                let fault = fault.to_string();
                assert!(!fault.contains(char::is_control), "{fault:?}");
            }
        }
    }
    stored(&set, seats);
}

fn files(text: &str) -> Files {
    let mut set = Files::new();
    let mut name = NAMES[0];
    for line in text.split_inclusive('\n') {
        match line.strip_prefix(HEAD) {
            Some(head) => name = head.trim(),
            None => set.entry(name.to_string()).or_default().push_str(line),
        }
    }
    set
}

fn stored(set: &Files, seats: u8) {
    let mut files = Book::built_in();
    for (name, text) in set {
        files.set(name, text.clone());
    }
    if Book::read(&files).is_err() {
        return;
    }
    let lobby = Lobby { seats, ..Lobby::default() };
    let mut setup = serde_json::to_value(DragonFlagon::freeze(&lobby).unwrap()).unwrap();
    if let Some(decks) = setup.get_mut("decks") {
        *decks = serde_json::to_value(&files).unwrap();
    }
    play(&serde_json::from_value(setup).unwrap(), seats);
}

fn play(setup: &Setup, seats: u8) {
    Brawl::begin(setup, seats, 1).play(ANSWERS, &mut Chance::numbered(2));
}
