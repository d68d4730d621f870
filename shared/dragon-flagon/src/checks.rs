//! What deck files must keep to. Every fault says where it is and what is allowed.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::board::{MAX_SIDE, Side, Square};
use crate::book::{Book, DeckFault, Layout, Length};
use crate::furniture::{MAX_TABLE, TABLES, THINGS};
use crate::guide::Names;
use crate::ids::{Card, Character, Time};
use crate::reading::Areas;
use crate::sheet::CardSheet;

/// The copies of Common cards in a deck.
const COMMON: u16 = 13;
/// The spaces that Game End tokens may lie on.
const SPACES: RangeInclusive<Time> = 2..=100;
/// All reputation in play must fit on one mat.
const REPUTATION: RangeInclusive<u8> = 1..=22;
/// So many characters can be in play, each on a start square of its own.
const STARTS: usize = 8;
/// Longer names fit nowhere.
const NAME: RangeInclusive<usize> = 1..=40;

type Check = Result<(), DeckFault>;

/// Checks everything that a file can say wrongly although it can be read.
pub fn check(book: &Book) -> Check {
    copies(book)?;
    board(book).map_err(|message| DeckFault { file: "board.toml", message })?;
    layout(book.layout(), book.side()).map_err(|fault| DeckFault {
        file: "layouts.toml",
        message: format!("[first_game] {fault}"),
    })?;
    names(&book.names).map_err(|message| DeckFault { file: "names.toml", message })
}

/// A card's sheet, if it can be played with.
pub fn check_card(
    card: Card,
    sheet: Option<CardSheet>,
    areas: &Areas,
) -> Result<CardSheet, String> {
    let name = card.key();
    let sheet = sheet.ok_or_else(|| format!("the card [{name}] is missing"))?;
    sheet.check(card).map_err(|fault| format!("[{name}] {fault}"))?;
    for (field, area) in sheet.areas() {
        if !areas.contains_key(area) {
            let known: Vec<&str> = areas.keys().map(String::as_str).collect();
            let known = known.join(", ");
            return Err(format!("[{name}] {field}: areas.toml has no \"{area}\", only {known}"));
        }
    }
    if card == Card::ShadowStep {
        let length = |field: &str| {
            sheet
                .areas()
                .find(|(f, _)| *f == field)
                .map(|(_, area)| areas.get(area).map_or(0, Vec::len))
        };
        if length("area") != length("steps") {
            return Err(format!(
                "[{name}] area and steps belong together: both need as many squares"
            ));
        }
    }
    Ok(sheet)
}

/// Whether every square of the areas is near enough to matter.
pub fn check_areas(areas: &Areas) -> Check {
    let far = i8::try_from(MAX_SIDE).unwrap_or(i8::MAX);
    let near = |steps: &i8| (-far..=far).contains(steps);
    for (area, squares) in areas {
        if squares.iter().any(|offset| !near(&offset.0) || !near(&offset.1)) {
            let message = format!("{area}: a square is at most {far} away from its actor");
            return Err(DeckFault { file: "areas.toml", message });
        }
    }
    Ok(())
}

/// How many cards a deck has: thirteen Common ones, four Specials and the Dragon card
/// (DF-CARD-01).
fn copies(book: &Book) -> Check {
    let count = |of: Option<Character>| {
        let cards = Card::ALL.into_iter().filter(|card| card.owner() == of);
        cards.map(|card| u16::from(book.card(card).copies())).sum::<u16>()
    };
    let common = count(None);
    if common != COMMON {
        let message =
            format!("copies: there are {common} Common cards in all, a deck has {COMMON}");
        return Err(DeckFault { file: "common.toml", message });
    }
    for character in Character::ALL {
        let own = Card::ALL.into_iter().filter(|card| card.owner() == Some(character));
        if let Some(card) = own.into_iter().find(|card| book.card(*card).copies() > 1) {
            let message = format!("[{}] copies: a deck has one of it, or none", card.key());
            return Err(DeckFault { file: character.deck_file(), message });
        }
    }
    Ok(())
}

fn board(book: &Book) -> Result<(), String> {
    let Side(side) = book.side();
    if !(5..=MAX_SIDE).contains(&side) || side.is_multiple_of(2) {
        return Err(format!("[room] side is {side}: it takes odd numbers from 5 to {MAX_SIDE}"));
    }
    if !book.side().holds(book.centre()) {
        return Err(format!("[room] centre: {} lies outside the room", book.centre()));
    }
    for (length, name) in Length::ALL {
        let spaces = book.ends(length);
        let rise = spaces.windows(2).all(|pair| pair.first() < pair.last());
        if spaces.len() != 4 || !rise || spaces.iter().any(|space| !SPACES.contains(space)) {
            let (first, last) = (SPACES.start(), SPACES.end());
            return Err(format!(
                "[track] {name} takes four spaces in rising order, from {first} to {last}"
            ));
        }
    }
    if !REPUTATION.contains(&book.start_reputation()) {
        let (least, most) = (REPUTATION.start(), REPUTATION.end());
        return Err(format!("[start] reputation takes {least} to {most}"));
    }
    starts(book)
}

fn starts(book: &Book) -> Result<(), String> {
    let starts = book.starts();
    if starts.len() < STARTS {
        return Err(format!("[room] starts: {STARTS} squares are needed at least"));
    }
    let Side(side) = book.side();
    let edge = |at: u8| at == 0 || at + 1 == side;
    for (place, start) in starts.iter().enumerate() {
        if !book.side().holds(*start) || edge(start.x()) == edge(start.y()) {
            return Err(format!("[room] starts: {start} does not lie along one wall"));
        }
        if starts.iter().take(place).any(|other| other == start) {
            return Err(format!("[room] starts: {start} stands there twice"));
        }
    }
    Ok(())
}

fn layout(layout: &Layout, side: Side) -> Result<(), String> {
    let tables = layout.tables.value();
    let lists = [
        ("chairs", layout.chairs.value()),
        ("mugs", layout.mugs.value()),
        ("barrels", layout.barrels.value()),
    ];
    // The Flagon is one more.
    let things = 1 + lists.iter().map(|(_, squares)| squares.len()).sum::<usize>();
    if things > THINGS {
        let most = THINGS - 1;
        return Err(format!("chairs, mugs and barrels: at most {most} are allowed together"));
    }
    if tables.len() > TABLES {
        return Err(format!("tables: at most {TABLES} are allowed"));
    }
    if let Some(table) = tables.iter().find(|table| !is_table(table)) {
        return Err(format!("tables: {table:?} is no row of 2 to {MAX_TABLE} squares"));
    }
    let covered: Vec<Square> = tables.iter().flatten().copied().collect();
    let rugs: Vec<Square> = layout.rugs.value().iter().flatten().copied().collect();
    for (name, squares) in lists.into_iter().chain([("tables", &covered), ("rugs", &rugs)]) {
        if let Some(square) = squares.iter().find(|square| !side.holds(**square)) {
            return Err(format!("{name}: {square} lies outside the room"));
        }
    }
    for (place, square) in covered.iter().enumerate() {
        if covered.iter().take(place).any(|other| other == square) {
            return Err(format!("tables: two of them stand on {square}"));
        }
    }
    match layout.barrels.value().iter().find(|square| covered.contains(square)) {
        Some(square) => Err(format!("barrels: {square} is under a table")),
        None => Ok(()),
    }
}

/// Whether these squares lie one after the other in a row or column.
fn is_table(squares: &[Square]) -> bool {
    let step = |pair: &[Square]| Some(pair.first()?.to(*pair.last()?));
    let mut steps = squares.windows(2).map(step);
    let first = steps.next().flatten();
    let straight = matches!(first, Some((0, 1 | -1) | (1 | -1, 0)));
    squares.len() <= MAX_TABLE && straight && steps.all(|step| step == first)
}

fn names(names: &Names) -> Result<(), String> {
    let fits = |name: &str| {
        if NAME.contains(&name.chars().count()) {
            return Ok(());
        }
        Err(format!("a name has {} to {} letters", NAME.start(), NAME.end()))
    };
    for character in Character::ALL {
        let key = character.key();
        let name = names.characters.get(&character);
        let name = name.ok_or_else(|| format!("[characters] {key} has no name"))?;
        for text in [&name.name, &name.short, &name.class] {
            fits(text).map_err(|fault| format!("[characters] {key}: {fault}"))?;
        }
    }
    for card in Card::ALL {
        let key = card.key();
        let name = names.cards.get(&card);
        let name = name.ok_or_else(|| format!("[cards] {key} has no name"))?;
        fits(name).map_err(|fault| format!("[cards] {key}: {fault}"))?;
    }
    Ok(())
}
