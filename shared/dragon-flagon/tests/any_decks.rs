//! Whatever passes the checks of deck files can be played: brawls in made-up rooms, with made-up
//! numbers on the cards and any rulings, stay sound and come to their end.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;

use bots::sound::Witness;
use bots::{Party, Setup, cases, setup};
use dragon_flagon::DragonFlagon;
use dragon_flagon::board::Square;
use dragon_flagon::book::Book;
use dragon_flagon::files::DeckFiles;
use dragon_flagon::ids::Character;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Chance, Files, Game, Lobby, Seat, Skill};

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn any_sound_deck_can_be_played(seats in 2..=8_u8, number: u64) {
        let files = made_up(&mut Chance::numbered(number));
        Book::read(&files).unwrap_or_else(|fault| panic!("{fault}"));
        let mut party = Party::new(&with_decks(seats, &files), number);
        let mut witness = Witness::new(&party);
        let skill = |seat: Seat| if seat.index() == 0 { Skill::Sensible } else { Skill::Random };
        party.play(skill, |party| witness.look(party));
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_text_is_a_sound_set_or_has_faults(number: u64) {
        let set = spoilt(&mut Chance::numbered(number));
        let lobby = Lobby { seats: 5, decks: set.clone(), ..Lobby::default() };
        match DragonFlagon::check_decks(&set) {
            Ok(_) => drop(DragonFlagon::freeze(&lobby).unwrap()),
            Err(faults) => {
                assert!(!faults.is_empty());
                for fault in faults {
                    let fault = fault.to_string();
                    assert!(!fault.contains(char::is_control), "{fault}");
                }
            }
        }
    }
}

/// Some of the house's files, with a few pieces taken out, doubled, swapped or made up.
fn spoilt(chance: &mut Chance) -> Files {
    const PIECES: &[&str] = &[
        "[",
        "]",
        "{",
        "}",
        "=",
        "\"",
        "#",
        ",",
        "house",
        "printed",
        "true",
        "-1",
        "9",
        "300",
        "1.5",
        "[slash]\n",
        "[[x]]\n",
        "\u{1b}",
        "\n",
        "é",
        "1979-05-27",
        "9999999999999999999",
        "nan",
    ];
    let house = DeckFiles::built_in();
    let mut set = Files::new();
    for _ in 0..=chance.below(2) {
        let name = dragon_flagon::files::NAMES[chance.index(dragon_flagon::files::NAMES.len())];
        let mut letters: Vec<String> = house.text(name).chars().map(String::from).collect();
        for _ in 0..=chance.below(4) {
            let at = chance.index(letters.len());
            let until = (at + 1 + chance.index(12)).min(letters.len());
            match chance.below(4) {
                0 => drop(letters.drain(at..until)),
                1 => letters[at] = PIECES[chance.index(PIECES.len())].into(),
                2 => letters.insert(at, PIECES[chance.index(PIECES.len())].into()),
                _ => {
                    let piece = letters[at..until].to_vec();
                    let to = chance.index(letters.len());
                    letters.splice(to..to, piece);
                }
            }
        }
        set.insert(name.into(), letters.concat());
    }
    set
}

/// A setup whose frozen decks are these.
fn with_decks(seats: u8, files: &DeckFiles) -> Setup {
    let mut stored = serde_json::to_value(setup(seats, "quick")).unwrap();
    stored["decks"] = serde_json::to_value(files).unwrap();
    serde_json::from_value(stored).unwrap()
}

fn made_up(chance: &mut Chance) -> DeckFiles {
    let house = DeckFiles::built_in();
    let mut files = house.clone();
    let cards = Character::ALL.map(Character::deck_file);
    for name in cards.into_iter().chain(["areas.toml", "common.toml", "rulings.toml"]) {
        let lines = house.text(name).lines().map(|line| other_value(line, chance));
        files.set(name, lines.collect::<Vec<_>>().join("\n"));
    }
    let (board, layouts) = room(chance);
    files.set("board.toml", board);
    files.set("layouts.toml", layouts);
    files
}

/// A line of a deck file with another value that is allowed there.
fn other_value(line: &str, chance: &mut Chance) -> String {
    let Some((field, value)) = line.split_once(" = ") else {
        return line.into();
    };
    let between =
        |chance: &mut Chance, least: u32, most: u32| least + chance.below(most - least + 1);
    let numbers = |chance: &mut Chance, least: u32, most: u32| {
        let count = between(chance, 1, 4);
        (0..count).map(|_| between(chance, least, most)).collect::<Vec<_>>()
    };
    let made_up = match field {
        "time" | "stay" | "spell_time" => between(chance, 1, 9).to_string(),
        "times" => format!("{:?}", numbers(chance, 1, 9)),
        "lengths" => format!("{:?}", numbers(chance, 0, 14)),
        "reputation" | "behind" | "later" | "self_loss" | "gift" => {
            between(chance, 0, 20).to_string()
        }
        "daze" | "knockback" | "self_daze" => between(chance, 0, 3).to_string(),
        "duration" => between(chance, 1, 20).to_string(),
        "gain" | "loss" | "eases" | "delay" | "extra_time" => between(chance, 0, 9).to_string(),
        "poor" | "rich" => between(chance, 0, 40).to_string(),
        "plans" => between(chance, 1, 3).to_string(),
        "range" => between(chance, 1, 14).to_string(),
        "F1" | "F3" | "F5" | "A8" | "M6" | "L1" | "L3" | "L8" | "C4" | "W8" | "B9" | "J10" => {
            return format!("{field} = {}", area(chance));
        }
        _ if value.contains("true") || value.contains("false") => {
            (chance.below(2) == 0).to_string()
        }
        _ => return line.into(),
    };
    format!("{field} = {{ house = {made_up} }}")
}

fn area(chance: &mut Chance) -> String {
    let mut offset = || {
        let mut near = || i64::from(chance.below(5)) - 2;
        format!("[{}, {}]", near(), near())
    };
    let offsets: Vec<String> = (0..6).map(|_| offset()).collect();
    let count = 1 + chance.index(offsets.len());
    format!("[{}]", offsets[..count].join(", "))
}

/// A room of any size with furniture anywhere.
fn room(chance: &mut Chance) -> (String, String) {
    let side = 5 + 2 * chance.below(6) as u8;
    let mut all: Vec<Square> =
        (0..side).flat_map(|x| (0..side).map(move |y| Square::new(x, y))).collect();
    chance.shuffle(&mut all);
    let edge = |at: u8| at == 0 || at + 1 == side;
    let starts: Vec<&Square> =
        all.iter().filter(|square| edge(square.x()) != edge(square.y())).take(8).collect();
    let mut tables: Vec<Vec<Square>> = Vec::new();
    for square in &all {
        let (dx, dy) = if chance.below(2) == 0 { (1, 0) } else { (0, 1) };
        let length = 2 + chance.below(2) as u8;
        let row: Vec<Square> =
            (0..length).map(|k| Square::new(square.x() + k * dx, square.y() + k * dy)).collect();
        let fits = |at: &Square| {
            at.x() < side && at.y() < side && !tables.iter().flatten().any(|t| t == at)
        };
        if tables.len() < chance.index(9) && row.iter().all(fits) {
            tables.push(row);
        }
    }
    let floor: Vec<Square> = all
        .iter()
        .filter(|square| !tables.iter().flatten().any(|t| t == *square))
        .copied()
        .collect();
    let barrels = &floor[..chance.index(6).min(floor.len())];
    let rug: Vec<&Square> = all.iter().take(6).collect();
    let mut ends: Vec<u32> = (2..14).collect();
    chance.shuffle(&mut ends);
    ends.truncate(4);
    ends.sort_unstable();
    // A list of squares is written alike in JSON and in TOML.
    let names = |squares: Value| squares.to_string();
    let centre = all[chance.index(all.len())];
    let board = format!(
        "[room]\nside = {{ house = {side} }}\ncentre = {{ house = \"{centre}\" }}\n\
         starts = {{ house = {} }}\n[track]\nnormal = {{ house = {ends:?} }}\n\
         extended = {{ house = {ends:?} }}\nquick = {{ house = {ends:?} }}\n\
         [start]\nreputation = {{ house = {} }}\n",
        names(json!(starts)),
        1 + chance.below(22),
    );
    let furniture = format!(
        "tables = {{ house = {} }}\n\
         rugs = {{ house = [{}] }}\nchairs = {{ house = {} }}\nmugs = {{ house = {} }}\n\
         barrels = {{ house = {} }}\n",
        names(json!(tables)),
        names(json!(rug)),
        names(json!(all[..8])),
        names(json!(all[4..12])),
        names(json!(barrels)),
    );
    let presets = ["first_game", "long_tables", "corners", "crowded", "open_floor"];
    let layouts = presets.map(|name| format!("[{name}]\n{furniture}")).concat();
    (board, layouts)
}
