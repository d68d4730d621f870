//! What the fuzzer starts from: the files of the house cut into pieces, and whole games.

use std::fs;
use std::path::{Path, PathBuf};

use dragon_flagon::DragonFlagon;
use dragon_flagon::files::NAMES;
use table::{Act, Chance, Game, Skill, Viewer};

use crate::answers::{GAMES, running};
use crate::brawl::Brawl;
use crate::bytes::Bytes;
use crate::decks::HEAD;
use crate::game::{as_bytes, setup};

/// So many whole games.
const WHOLE: u64 = 20;

/// The seeds of a target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    match target {
        "answers" => (0..GAMES).map(messages).collect(),
        "decks" => decks(),
        "game" => (0..WHOLE).filter_map(whole_game).collect(),
        "scenario" => scenarios(),
        _ => Vec::new(),
    }
}

/// The files below a folder, in order.
pub fn below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut entries: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    let open = |path: PathBuf| if path.is_dir() { below(&path) } else { vec![path] };
    entries.into_iter().flat_map(open).collect()
}

/// Each scenario by itself.
fn scenarios() -> Vec<Vec<u8>> {
    const TITLE: &str = "scenario:";
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/dragon-flagon/scenarios");
    let texts = below(&house).into_iter().map(|path| fs::read_to_string(path).unwrap());
    let alone = |text: String| {
        let own = text.split(TITLE).skip(1);
        own.map(|rest| format!("{TITLE}{rest}").into_bytes()).collect::<Vec<_>>()
    };
    texts.flat_map(alone).collect()
}

/// Each file by itself, and each section of it.
fn decks() -> Vec<Vec<u8>> {
    let files = DragonFlagon::decks();
    let mut all = Vec::new();
    for name in NAMES {
        let Some(text) = files.get(*name) else { continue };
        let sections = text.split("\n\n").map(str::to_string).chain([text.clone()]);
        all.extend(sections.map(|section| format!("{HEAD}{name}\n{section}\n").into_bytes()));
    }
    all
}

/// What a browser could send: an answer to each open prompt, once as a message and once as in the
/// log.
fn messages(which: usize) -> Vec<u8> {
    let mut brawl = running(which).clone();
    let mut chance = Chance::numbered(which as u64);
    let mut text = String::new();
    for turn in 0..6 {
        let waiting = brawl.waiting();
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
        brawl.act(seat, act).unwrap();
    }
    [&[which as u8, 0], text.as_bytes()].concat()
}

/// A game that is played well, with settings of all kinds.
fn whole_game(number: u64) -> Option<Vec<u8>> {
    let mut chance = Chance::numbered(number);
    let settings = DragonFlagon::about().settings.len();
    let mut bytes = vec![2 + (number % 7) as u8];
    bytes.extend((0..settings).map(|_| chance.below(6) as u8));
    // Nobody picks; in teams, seats alternate.
    bytes.extend((0..bytes[0]).map(|seat| (seat % 2) << 6));
    let (setup, seats) = setup(&mut Bytes::new(&bytes))?;
    bytes.push(number as u8);
    let mut brawl = Brawl::begin(&setup, seats, number);
    while let Some((place, prompt)) =
        brawl.game.open().iter().enumerate().find(|(_, prompt)| prompt.answer.is_none())
    {
        let view = brawl.game.view(Viewer::Seat(prompt.seat));
        let items = DragonFlagon::advise(&view, prompt, Skill::Sensible, &mut chance);
        bytes.push(0);
        if brawl.game.open().len() > 1 {
            bytes.push(place as u8);
        }
        bytes.extend(as_bytes(prompt, &items)?);
        let (seat, prompt) = (prompt.seat, prompt.id);
        brawl.act(seat, Act::Pick { prompt, items }).unwrap();
    }
    Some(bytes)
}
