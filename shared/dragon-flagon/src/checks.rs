//! What deck files must keep to. Every fault says where it is and what is allowed.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use table::text::{is_unseen, short};
use table::{DeckFaults, FaultsOf};

use crate::board::{MAX_SIDE, Offset, Side};
use crate::book::{Areas, Book, Layout, Length, PRESETS};
use crate::furnishing::{Misplaced, Piece, Why, misplaced};
use crate::furniture::MAX_TABLE;
use crate::guide::{CharacterName, Names};
use crate::ids::{Card, Character, Time};
use crate::sheet::CardSheet;

/// The copies of Common cards in a deck.
const COMMON: u16 = 13;
/// The spaces that Game End tokens may lie on.
const SPACES: RangeInclusive<Time> = 2..=100;
/// So many characters can be in play, each on a start square of its own.
const STARTS: u8 = 8;
/// All reputation in play must fit on one mat, in one byte.
const REPUTATION: RangeInclusive<u8> = 1..=u8::MAX / STARTS;
/// The longest name of an area.
const AREA: usize = 12;
/// Longer names fit nowhere.
const NAME: RangeInclusive<usize> = 1..=40;

/// Checks everything that a file can say wrongly although it can be read.
pub fn check(book: &Book, faults: &mut DeckFaults) {
    copies(book, faults);
    board(book, faults);
    for (name, preset) in PRESETS.into_iter().zip(&book.layouts) {
        layout(preset, book, &mut faults.section("layouts.toml", name));
    }
    names(&book.names, faults);
}

/// Whether a card can be played with.
pub fn check_card(card: Card, sheet: Option<&CardSheet>, areas: &Areas, faults: &mut DeckFaults) {
    let file = card.owner().map_or("common.toml", Character::deck_file);
    let mut section = faults.section(file, card.key());
    let Some(sheet) = sheet else {
        section.add("copies", "the card is missing");
        return;
    };
    sheet.check(card, &mut |field, message| section.add(field, message));
    for (field, area) in sheet.areas() {
        if !areas.contains_key(area) {
            let known: Vec<&str> = areas.keys().map(String::as_str).collect();
            let known = known.join(", ");
            section.add(field, format!("areas.toml has no \"{area}\", only {known}"));
        }
    }
    lines(sheet, areas, &mut section);
    if card == Card::ShadowStep {
        let length = |field: &str| {
            sheet
                .areas()
                .find(|(f, _)| *f == field)
                .map(|(_, area)| areas.get(area).map_or(0, Vec::len))
        };
        if length("area") != length("steps") {
            section.add("steps", "area and steps belong together: both need as many squares");
        }
    }
}

/// A line is named by its first square.
fn lines(sheet: &CardSheet, areas: &Areas, section: &mut FaultsOf<'_>) {
    let named = sheet.areas().filter(|(field, _)| *field == "lines");
    let squares = named.filter_map(|(_, area)| areas.get(area)).flatten();
    let beside = |Offset(forward, right): &Offset| {
        (-1..=1).contains(forward) && (-1..=1).contains(right) && (*forward, *right) != (0, 0)
    };
    for Offset(forward, right) in squares.filter(|offset| !beside(offset)) {
        let message = "a line begins in one of the eight squares around its actor";
        section.add("lines", format!("{message}, not in [{forward}, {right}]"));
    }
}

/// Whether every square of the areas is near enough to matter, and stands there once.
pub fn check_areas(areas: &Areas, faults: &mut DeckFaults) {
    let far = i8::try_from(MAX_SIDE).unwrap_or(i8::MAX);
    let near = |steps: &i8| (-far..=far).contains(steps);
    for (area, squares) in areas {
        if area.len() > AREA || !area.chars().all(|letter| letter.is_ascii_alphanumeric()) {
            let message = format!("the name of an area has up to {AREA} letters and digits");
            faults.file("areas.toml").add(&short(area), message);
        }
        if squares.iter().any(|offset| !near(&offset.0) || !near(&offset.1)) {
            let message = format!("a square is at most {far} away from its actor");
            faults.file("areas.toml").add(&short(area), message);
        }
        for (place, Offset(forward, right)) in squares.iter().enumerate() {
            if squares.iter().take(place).any(|other| *other == Offset(*forward, *right)) {
                let message = format!("[{forward}, {right}] stands there twice");
                faults.file("areas.toml").add(&short(area), message);
            }
        }
    }
}

/// How many cards a deck has: thirteen Common ones, four Specials and the Dragon card
/// (DF-CARD-01).
fn copies(book: &Book, faults: &mut DeckFaults) {
    let count = |of: Option<Character>| {
        let cards = Card::ALL.into_iter().filter(|card| card.owner() == of);
        cards.map(|card| u16::from(book.card(card).copies())).sum::<u16>()
    };
    let common = count(None);
    if common != COMMON {
        let message = format!("there are {common} Common cards in all, a deck has {COMMON}");
        faults.file("common.toml").add("copies", message);
    }
    for card in Card::ALL {
        let file = card.owner().map_or("common.toml", Character::deck_file);
        // A card that lies face up for a while can do so only once.
        let once = card.owner().is_some() || matches!(card, Card::Boast | Card::Riposte);
        let message = match book.card(card).copies() {
            1 => continue,
            _ if card.is_dragon() => "there is one Dragon card",
            2.. if once => "a deck has one of it, or none",
            _ => continue,
        };
        faults.section(file, card.key()).add("copies", message);
    }
}

fn board(book: &Book, faults: &mut DeckFaults) {
    let Side(side) = book.side();
    let mut room = faults.section("board.toml", "room");
    if !(5..=MAX_SIDE).contains(&side) || side.is_multiple_of(2) {
        room.add("side", format!("{side} is not allowed, only odd numbers from 5 to {MAX_SIDE}"));
        return;
    }
    if !book.side().holds(book.centre()) {
        room.add("centre", format!("{} lies outside the room", book.centre()));
    }
    starts(book, &mut room);
    let mut track = faults.section("board.toml", "track");
    for (length, name) in Length::ALL {
        let spaces = book.ends(length);
        let rise = spaces.windows(2).all(|pair| pair.first() < pair.last());
        if spaces.len() != 4 || !rise || spaces.iter().any(|space| !SPACES.contains(space)) {
            let (first, last) = (SPACES.start(), SPACES.end());
            let message = format!("it takes four spaces in rising order, from {first} to {last}");
            track.add(name, message);
        }
    }
    if !REPUTATION.contains(&book.start_reputation()) {
        let (least, most) = (REPUTATION.start(), REPUTATION.end());
        let start = book.start_reputation();
        let message = format!("{start} is not allowed, only {least} to {most}");
        faults.section("board.toml", "start").add("reputation", message);
    }
}

fn starts(book: &Book, room: &mut FaultsOf<'_>) {
    let starts = book.starts();
    if starts.len() < usize::from(STARTS) {
        room.add("starts", format!("{STARTS} squares are needed at least"));
    }
    let Side(side) = book.side();
    let edge = |at: u8| at == 0 || at + 1 == side;
    for (place, start) in starts.iter().enumerate() {
        if !book.side().holds(*start) || edge(start.x()) == edge(start.y()) {
            room.add("starts", format!("{start} does not lie along one wall"));
        }
        if starts.iter().take(place).any(|other| other == start) {
            room.add("starts", format!("{start} stands there twice"));
        }
    }
}

/// Whether every piece of a layout can stand where it is.
fn layout(layout: &Layout, book: &Book, faults: &mut FaultsOf<'_>) {
    for wrong in misplaced(&layout.into(), book.side(), book.starts()) {
        let field = match wrong.piece {
            Piece::Table | Piece::LargeTable | Piece::SmallTable => "tables",
            Piece::Rug => "rugs",
            Piece::Chair => "chairs",
            Piece::Mug => "mugs",
            Piece::Barrel => "barrels",
        };
        faults.add(field, explain(&wrong));
    }
}

/// What is wrong with a piece.
fn explain(wrong: &Misplaced) -> String {
    let number = wrong.place + 1;
    let at = wrong.at.map_or_else(String::new, |square| square.to_string());
    match (wrong.why, wrong.piece) {
        (Why::Shape, Piece::Rug) => format!("number {number} is no 3 by 3 squares"),
        (Why::Shape, _) => format!("number {number} is no row of 2 to {MAX_TABLE} squares"),
        (Why::OffBoard, _) => format!("{at} lies outside the room"),
        (Why::OnStart, _) => format!("number {number} stands on {at}, where characters start"),
        (Why::OnTable | Why::OnRug, _) => format!("two of them cover {at}"),
        (Why::UnderTable, _) => format!("{at} is under a table"),
        (Why::TooMany(most), Piece::LargeTable) => format!("at most {most} of 3 squares"),
        (Why::TooMany(most), Piece::SmallTable) => format!("at most {most} of 2 squares"),
        (Why::TooMany(most), _) => format!("at most {most} are allowed"),
    }
}

fn names(names: &Names, faults: &mut DeckFaults) {
    let mut section = faults.section("names.toml", "characters");
    let own = |character: &Character| Some((*character, names.characters.get(character)?));
    let all: Vec<(Character, &CharacterName)> = Character::ALL.iter().filter_map(own).collect();
    for character in Character::ALL {
        let key = character.key();
        let Some(own) = names.characters.get(&character) else {
            section.add(key, "it has no name");
            continue;
        };
        let others = || all.iter().filter(|(other, _)| *other != character);
        let full = others().map(|(other, names)| (other.key(), names.name.as_str()));
        let short = others().map(|(other, names)| (other.key(), names.short.as_str()));
        for (field, wrong) in [
            ("name", unfit(&own.name).or_else(|| taken(&own.name, full))),
            ("short", unfit(&own.short).or_else(|| taken(&own.short, short))),
            ("class", unfit(&own.class)),
        ] {
            if let Some(wrong) = wrong {
                section.add(&format!("{key}.{field}"), wrong);
            }
        }
    }
    let mut section = faults.section("names.toml", "cards");
    for card in Card::ALL {
        let others = names.cards.iter().filter(|(other, _)| **other != card);
        let others = others.map(|(other, name)| (other.key(), name.as_str()));
        let wrong = match names.cards.get(&card) {
            Some(name) => unfit(name).or_else(|| taken(name, others)),
            None => Some("it has no name".to_string()),
        };
        if let Some(wrong) = wrong {
            section.add(card.key(), wrong);
        }
    }
}

/// Why this cannot be a name: it has letters that mislead whoever reads it.
fn unfit(name: &str) -> Option<String> {
    let mut words = name.split(' ');
    let sound = words.all(|word| !word.is_empty() && !word.contains(char::is_whitespace));
    if sound && NAME.contains(&name.chars().count()) && !name.contains(is_unseen) {
        return None;
    }
    let found = if name.contains(is_unseen) {
        format!("\"{}\" has letters that cannot be seen, where \u{fffd} stands; ", short(name))
    } else {
        String::new()
    };
    let (least, most) = (NAME.start(), NAME.end());
    let allowed = "letters, all on one line and visible, with single spaces between words";
    Some(format!("{found}a name has {least} to {most} {allowed}"))
}

/// Why this cannot be a name: another one is called so.
fn taken<'a>(name: &str, others: impl Iterator<Item = (&'static str, &'a str)>) -> Option<String> {
    let mut others = others.filter(|(_, other)| other.to_lowercase() == name.to_lowercase());
    let (other, _) = others.next()?;
    Some(format!("{other} is called \"{name}\" too; give each a name of its own"))
}
