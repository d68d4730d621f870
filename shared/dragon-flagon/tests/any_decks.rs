//! Whatever passes the checks of deck files can be played: brawls in made-up rooms, with made-up
//! numbers on the cards and any rulings, stay sound and come to their end.
#![allow(clippy::unwrap_used, clippy::panic)]

mod bots;
#[path = "../../table/tests/support/party.rs"]
mod party;

use std::collections::BTreeMap;
use std::fmt::Write;

use bots::sound::Witness;
use bots::{Party, Setup, cases, setup};
use dragon_flagon::DragonFlagon;
use dragon_flagon::board::Square;
use dragon_flagon::book::Book;
use dragon_flagon::files::DeckFiles;
use dragon_flagon::ids::{Card, Character};
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
    let house = Book::built_in();
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
    let house = Book::built_in();
    let mut files = house.clone();
    let common = thirteen(chance);
    let cards = Character::ALL.map(Character::deck_file);
    for name in cards.into_iter().chain(["common.toml", "rulings.toml"]) {
        let mut section = "";
        let mut lines = Vec::new();
        for line in house.text(name).lines() {
            section = line.strip_prefix('[').map_or(section, |rest| rest.trim_end_matches(']'));
            lines.push(other_value(section, line, &common, chance));
        }
        files.set(name, lines.join("\n"));
    }
    files.set("areas.toml", areas(house.text("areas.toml"), chance));
    let (board, layouts) = room(chance);
    files.set("board.toml", board);
    files.set("layouts.toml", layouts);
    files
}

fn between(chance: &mut Chance, least: u32, most: u32) -> u32 {
    least + chance.below(most - least + 1)
}

/// Whether there can be one copy at most.
fn is_single(card: Card) -> bool {
    card.owner().is_some() || matches!(card, Card::Boast | Card::Riposte)
}

/// How many of each Common card: thirteen in all, sometimes of very few kinds.
fn thirteen(chance: &mut Chance) -> BTreeMap<&'static str, u32> {
    let common = Card::ALL.into_iter().filter(|card| card.owner().is_none());
    let (once, often): (Vec<Card>, Vec<Card>) = common.partition(|card| is_single(*card));
    let mut copies: BTreeMap<_, _> =
        once.iter().map(|card| (card.key(), chance.below(2))).collect();
    let kinds = 1 + chance.index(often.len());
    for _ in copies.values().sum()..13 {
        *copies.entry(often[chance.index(kinds)].key()).or_default() += 1;
    }
    copies
}

/// A line of a deck file with another value that is allowed there.
fn other_value(
    section: &str,
    line: &str,
    common: &BTreeMap<&str, u32>,
    chance: &mut Chance,
) -> String {
    let Some((field, value)) = line.split_once(" = ") else {
        return line.into();
    };
    let numbers = |chance: &mut Chance, least: u32, most: u32| {
        let count = between(chance, 1, 4);
        (0..count).map(|_| between(chance, least, most)).collect::<Vec<_>>()
    };
    let card = Card::ALL.into_iter().find(|card| card.key() == section);
    let gives_way = ["push_table", "swing", "arrr"].contains(&section);
    let made_up = match field {
        "copies" => match card {
            Some(card) if card.is_dragon() => return line.into(),
            Some(card) if card.owner().is_some() => chance.below(2).to_string(),
            _ => common.get(section).copied().unwrap_or(0).to_string(),
        },
        "time" | "stay" | "spell_time" => between(chance, 1, 9).to_string(),
        "times" => format!("{:?}", numbers(chance, 1, 9)),
        "lengths" => format!("{:?}", numbers(chance, 0, 14)),
        "reputation" | "behind" | "later" | "self_loss" | "gift" => {
            between(chance, 0, 20).to_string()
        }
        "knockback" => between(chance, u32::from(gives_way), 4).to_string(),
        "daze" | "self_daze" => between(chance, 0, 3).to_string(),
        "duration" => between(chance, 1, 20).to_string(),
        "gain" | "loss" | "eases" | "delay" | "extra_time" => between(chance, 0, 9).to_string(),
        "poor" | "rich" => between(chance, 0, 40).to_string(),
        "plans" => between(chance, 1, 3).to_string(),
        "range" => between(chance, 1, 14).to_string(),
        _ if value.contains("true") || value.contains("false") => {
            (chance.below(2) == 0).to_string()
        }
        _ => return line.into(),
    };
    format!("{field} = {{ house = {made_up} }}")
}

/// Every named area with other squares, near ones and now and then far ones. The names of lines
/// begin with an L, and the two areas of Shadow Step belong together.
fn areas(house: &str, chance: &mut Chance) -> String {
    let names = house.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name);
    let pairs = 1 + chance.index(4);
    let mut text = String::new();
    for name in names {
        let far = if chance.below(4) == 0 { 15 } else { 2 };
        let (reach, count) = match name {
            "P3" | "N3" => (far, pairs),
            _ if name.starts_with('L') => (1, 1 + chance.index(8)),
            _ => (far, 1 + chance.index(24)),
        };
        let side = -reach..=reach;
        let mut squares: Vec<[i64; 2]> =
            side.clone().flat_map(|one| side.clone().map(move |other| [one, other])).collect();
        squares.retain(|square| reach > 1 || *square != [0, 0]);
        chance.shuffle(&mut squares);
        squares.truncate(count);
        writeln!(text, "{name} = {squares:?}").unwrap();
    }
    text
}

/// A room of any size with furniture anywhere that it may stand.
fn room(chance: &mut Chance) -> (String, String) {
    let side = 5 + 2 * chance.below(6) as u8;
    let mut all: Vec<Square> =
        (0..side).flat_map(|x| (0..side).map(move |y| Square::new(x, y))).collect();
    chance.shuffle(&mut all);
    let edge = |at: u8| at == 0 || at + 1 == side;
    let along_a_wall = all.iter().filter(|square| edge(square.x()) != edge(square.y()));
    let starts: Vec<Square> = along_a_wall.take(8).copied().collect();
    // As many of each as the box holds; many find no place.
    let mut tables = Vec::new();
    let mut taken = starts.clone();
    for length in [3, 3, 2, 2, 2] {
        let (wide, high) = if chance.below(2) == 0 { (length, 1) } else { (1, length) };
        tables.extend(piece(all[chance.index(all.len())], wide, high, side, &mut taken));
    }
    let mut rugs = Vec::new();
    let mut covered = Vec::new();
    for _ in 0..4 {
        rugs.extend(piece(all[chance.index(all.len())], 3, 3, side, &mut covered));
    }
    let floor = all.iter().filter(|square| !tables.iter().flatten().any(|t| t == *square));
    let barrels: Vec<&Square> = floor.take(chance.index(5)).collect();
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
        1 + chance.below(31),
    );
    let furniture = format!(
        "tables = {{ house = {} }}\n\
         rugs = {{ house = {} }}\nchairs = {{ house = {} }}\nmugs = {{ house = {} }}\n\
         barrels = {{ house = {} }}\n",
        names(json!(tables)),
        names(json!(rugs)),
        names(json!(all[..9])),
        names(json!(all[4..16])),
        names(json!(barrels)),
    );
    let presets = ["first_game", "long_tables", "corners", "crowded", "open_floor"];
    let layouts = presets.map(|name| format!("[{name}]\n{furniture}")).concat();
    (board, layouts)
}

/// A piece of this size with its corner here, if it fits.
fn piece(
    corner: Square,
    wide: u8,
    high: u8,
    side: u8,
    taken: &mut Vec<Square>,
) -> Option<Vec<Square>> {
    let (x, y) = (corner.x(), corner.y());
    let columns = x..x + wide;
    let squares = columns.flat_map(|x| (y..y + high).map(move |y| Square::new(x, y)));
    let squares: Vec<Square> = squares.collect();
    let fits = |at: &Square| at.x() < side && at.y() < side && !taken.contains(at);
    if !squares.iter().all(fits) {
        return None;
    }
    taken.extend(&squares);
    Some(squares)
}
