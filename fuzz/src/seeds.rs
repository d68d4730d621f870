//! What the fuzzer starts from: the files of the house cut into pieces, and whole games.

use std::fs;
use std::path::{Path, PathBuf};

use table::{Act, Chance, Game, Skill, Viewer};

use crate::answers::{GAMES, running};
use crate::bytes::Bytes;
use crate::decks::HEAD;
use crate::game::{as_bytes, setup};
use crate::running::{Running, seats};

/// So many whole games.
const WHOLE: u64 = 20;

/// The files below a folder, in order.
pub fn below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut entries: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    let open = |path: PathBuf| if path.is_dir() { below(&path) } else { vec![path] };
    entries.into_iter().flat_map(open).collect()
}

/// Each scenario by itself.
pub fn scenarios<G: Game>() -> Vec<Vec<u8>> {
    const TITLE: &str = "scenario:";
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let texts = below(&shared.join(G::NAME).join("scenarios"))
        .into_iter()
        .map(|path| fs::read_to_string(path).unwrap());
    let alone = |text: String| {
        let own = text.split(TITLE).skip(1);
        own.map(|rest| format!("{TITLE}{rest}").into_bytes()).collect::<Vec<_>>()
    };
    texts.flat_map(alone).collect()
}

/// Each file by itself, and each section of it.
pub fn decks<G: Game>() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for (name, text) in G::decks() {
        let sections = text.split("\n\n").map(str::to_string).chain([text.clone()]);
        all.extend(sections.map(|section| format!("{HEAD}{name}\n{section}\n").into_bytes()));
    }
    all
}

/// What a browser could send: an answer to each open prompt, once as a message and once as in the
/// log.
pub fn messages<G: Game>() -> Vec<Vec<u8>> {
    (0..GAMES).map(some_messages::<G>).collect()
}

fn some_messages<G: Game>(which: usize) -> Vec<u8> {
    let mut running = running::<G>(which).as_ref().clone();
    let mut chance = Chance::numbered(which as u64);
    let mut text = String::new();
    for turn in 0..6 {
        let waiting = running.waiting();
        let Some(prompt) = chance.pick(&waiting) else { break };
        let (seat, id) = (prompt.seat, prompt.id);
        let items = table::random_answer(prompt, &mut chance);
        let act = Act::Pick { prompt: id, items };
        let mut said = serde_json::to_value(&act).unwrap();
        if turn % 2 == 0 {
            said["do"] = "answer".into();
            said = serde_json::json!({ "type": "do", "action": "a", "command": said });
        }
        text += &format!("{said}\n");
        running.act(seat, act).unwrap();
    }
    [&[which as u8, 0], text.as_bytes()].concat()
}

/// Games that are played well, with settings of all kinds.
pub fn whole_games<G: Game>() -> Vec<Vec<u8>> {
    (0..WHOLE).filter_map(whole_game::<G>).collect()
}

fn whole_game<G: Game>(number: u64) -> Option<Vec<u8>> {
    let mut chance = Chance::numbered(number);
    let settings = G::about().settings.len();
    let mut bytes = vec![seats::<G>(number as usize)];
    bytes.extend((0..settings).map(|_| chance.below(6) as u8));
    // Nobody picks; in teams, seats alternate.
    bytes.extend((0..bytes[0]).map(|seat| (seat % 2) << 6));
    let (setup, seats) = setup::<G>(&mut Bytes::new(&bytes))?;
    bytes.push(number as u8);
    let mut running = Running::<G>::begin(&setup, seats, number);
    while let Some((place, prompt)) =
        running.game.open().iter().enumerate().find(|(_, prompt)| prompt.answer.is_none())
    {
        let view = running.game.view(Viewer::Seat(prompt.seat));
        let items = G::advise(&view, prompt, Skill::Sensible, &mut chance);
        bytes.push(0);
        if running.game.open().len() > 1 {
            bytes.push(place as u8);
        }
        bytes.extend(as_bytes(prompt, &items)?);
        let (seat, prompt) = (prompt.seat, prompt.id);
        running.act(seat, Act::Pick { prompt, items }).unwrap();
    }
    Some(bytes)
}
