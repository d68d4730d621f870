//! Any texts as a set of decks.

use table::{Chance, Files, Game, Lobby};

use crate::running::{Running, seats};

/// A line that begins with this names the file whose text follows.
pub const HEAD: &str = "== ";
/// So many answers show whether a game can be played.
const ANSWERS: u32 = 50;

/// Checks a set and, if nothing is wrong with it, plays a while. The same texts are also tried as
/// the frozen decks of a stored game, where nothing is laid over the built-in ones.
pub fn decks<G: Game>(data: &[u8]) {
    let set = files::<G>(&String::from_utf8_lossy(data));
    let seats = seats::<G>(data.len());
    match G::check_decks(&set) {
        Ok(_) => {
            let lobby = Lobby { seats, decks: set.clone(), ..Lobby::default() };
            let setup = G::freeze(&lobby)
                .unwrap_or_else(|fault| panic!("a sound set cannot be frozen: {fault:?}"));
            play(Running::<G>::begin(&setup, seats, 1));
        }
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a word");
            for fault in faults {
                let fault = fault.to_string();
                assert!(!fault.contains(char::is_control), "{fault:?}");
            }
        }
    }
    stored::<G>(set, seats);
}

fn files<G: Game>(text: &str) -> Files {
    let mut set = Files::new();
    let mut name = G::decks().into_keys().next().unwrap_or_default();
    for line in text.split_inclusive('\n') {
        match line.strip_prefix(HEAD) {
            Some(head) => name = head.trim().to_string(),
            None => set.entry(name.clone()).or_default().push_str(line),
        }
    }
    set
}

fn stored<G: Game>(set: Files, seats: u8) {
    let mut files = G::decks();
    files.extend(set);
    let lobby = Lobby { seats, ..Lobby::default() };
    let Ok(setup) = G::freeze(&lobby) else { return };
    let mut setup = serde_json::to_value(setup).unwrap();
    if let Some(decks) = setup.get_mut("decks") {
        *decks = serde_json::to_value(&files).unwrap();
    }
    // Whatever cannot be read is refused in words, before anybody plays.
    let Ok(setup) = serde_json::from_value(setup) else { return };
    if let Ok(running) = Running::<G>::try_begin(&setup, seats, 1) {
        play(running);
    }
}

fn play<G: Game>(mut running: Running<G>) {
    running.play(ANSWERS, &mut Chance::numbered(2));
}
