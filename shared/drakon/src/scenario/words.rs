//! The things of the game as scenarios write them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Fault, Line, Word, column, square};

use crate::book::Face;
use crate::ids::{Hero, Kind};
use crate::square::{Arrows, Side, Square};
use crate::world::Ending;

/// Where lairs can be drawn, in columns and rows: all chambers in a line, with a free square at both
/// ends. Far from Start at one end of that, all others can be laid further on before the numbers of
/// squares come to their end.
pub const SIZE: (u8, u8) = (66, 66);

/// The id of a rule, as an example.
pub const RULE: &str = "DK-FIND-02";

/// The characters: their symbol in drawn chambers, and their name.
const HEROES: [(&str, &str, Hero); 6] = [
    ("Wi", "Wizard", Hero::Wizard),
    ("Ba", "Barbarian", Hero::Barbarian),
    ("Th", "Thief", Hero::Thief),
    ("Dw", "Dwarf", Hero::Dwarf),
    ("Kn", "Knight", Hero::Knight),
    ("Am", "Amazon", Hero::Amazon),
];

/// The kinds of chambers by name.
const KINDS: [(&str, Kind); 16] = [
    ("blank", Kind::Blank),
    ("gold", Kind::FindGold),
    ("left", Kind::StealLeft),
    ("right", Kind::StealRight),
    ("due", Kind::DrakonsDue),
    ("well", Kind::WishingWell),
    ("shift", Kind::MagicalShift),
    ("destroy", Kind::Destroy),
    ("rotate", Kind::Rotate),
    ("map", Kind::Map),
    ("orb", Kind::MindControl),
    ("wind", Kind::StrongWind),
    ("gale", Kind::HeavyGale),
    ("key", Kind::MasterKey),
    ("vortex", Kind::MagicalVortex),
    ("start", Kind::Start),
];

/// In the order in which they are written: a straight way reads `<>`.
const ARROWS: [(char, Side); 4] =
    [('^', Side::North), ('<', Side::West), ('>', Side::East), ('v', Side::South)];

/// How games end, by name.
pub const ENDINGS: [(&str, Ending); 4] = [
    ("gold", Ending::Gold),
    ("escape", Ending::Escape),
    ("stuck", Ending::Stuck),
    ("stalled", Ending::Stalled),
];

/// The characters by name, for reading.
pub fn heroes() -> Vec<(&'static str, Hero)> {
    HEROES.iter().map(|(_, name, hero)| (*name, *hero)).collect()
}

/// The characters by symbol.
pub fn symbols() -> impl Iterator<Item = (&'static str, Hero)> {
    HEROES.iter().map(|(symbol, _, hero)| (*symbol, *hero))
}

/// What a character is called.
pub fn hero(hero: Hero) -> &'static str {
    HEROES.iter().find(|(_, _, other)| *other == hero).map_or("", |(_, name, _)| name)
}

/// What an ending is called.
pub fn ending(ending: Ending) -> &'static str {
    ENDINGS.iter().find(|(_, other)| *other == ending).map_or("", |(name, _)| name)
}

/// How arrows are written; `-` when there are none.
pub fn arrows(arrows: Arrows) -> String {
    if arrows.is_empty() { String::from("-") } else { pointing(arrows) }
}

fn pointing(arrows: Arrows) -> String {
    ARROWS.iter().filter(|(_, side)| arrows.has(*side)).map(|(arrow, _)| arrow).collect()
}

/// How a tile is written, with its arrows as they point.
pub fn face(face: Face) -> String {
    let name = KINDS.iter().find(|(_, kind)| *kind == face.kind).map_or("", |(name, _)| name);
    format!("{name}{}", pointing(face.arrows))
}

/// The same tile, turned in the way that counts as not turned: tiles in hands have no upper side.
pub fn shape(face: Face) -> Face {
    let arrows = face.arrows.turns().min().unwrap_or_default();
    Face { arrows, ..face }
}

/// Takes an arrow off the beginning of a text.
fn take_arrow(text: &str) -> Option<(Side, &str)> {
    ARROWS.iter().find_map(|(arrow, side)| Some((*side, text.strip_prefix(*arrow)?)))
}

/// Takes arrows off the beginning of a text, as many as there are; nothing when one stands twice.
fn take_arrows(mut text: &str) -> Option<(Arrows, &str)> {
    let mut arrows = Arrows::NONE;
    while let Some((side, rest)) = take_arrow(text) {
        if arrows.has(side) {
            return None;
        }
        arrows.insert(side);
        text = rest;
    }
    Some((arrows, text))
}

/// Takes a tile off the beginning of a text.
pub fn take_face(text: &str) -> Option<(Face, &str)> {
    let kind = |(name, kind): &(&str, Kind)| {
        let (own, rest) = text.split_at_checked(name.len())?;
        own.eq_ignore_ascii_case(name).then_some((*kind, rest))
    };
    let (kind, rest) = KINDS.iter().find_map(kind)?;
    let (arrows, rest) = take_arrows(rest)?;
    Some((Face { kind, arrows }, rest))
}

/// Takes a tile, if one comes next.
pub fn maybe_face(line: &mut Line<'_>) -> Option<Face> {
    maybe(line, |text| take_face(text).filter(|(_, rest)| rest.is_empty()).map(|(face, _)| face))
}

/// Takes arrows, if some come next.
pub fn maybe_arrows(line: &mut Line<'_>) -> Option<Arrows> {
    let all =
        |text: &str| take_arrows(text).filter(|(_, rest)| rest.is_empty()).map(|(own, _)| own);
    maybe(line, |text| if text == "-" { Some(Arrows::NONE) } else { all(text) })
}

/// Takes a square, if one comes next.
pub fn maybe_spot(line: &mut Line<'_>) -> Option<Spot> {
    maybe(line, |text| square(&text.to_ascii_uppercase()).map(|(x, y)| Spot { x, y }))
}

fn maybe<T>(line: &mut Line<'_>, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let mut ahead = line.clone();
    let value = read(ahead.word()?.text)?;
    *line = ahead;
    Some(value)
}

/// Reads a tile.
pub fn read_face(line: &mut Line<'_>) -> Result<Face, Fault> {
    maybe_face(line).ok_or_else(|| line.unlisted("a tile like gold^>", &tiles()))
}

/// Reads arrows.
pub fn read_arrows(line: &mut Line<'_>) -> Result<Arrows, Fault> {
    maybe_arrows(line).ok_or_else(|| line.wants("arrows like ^>, or - for none"))
}

/// Reads a square.
pub fn read_spot(line: &mut Line<'_>) -> Result<Spot, Fault> {
    maybe_spot(line).ok_or_else(|| line.wants("a square like D4"))
}

/// Reads a character.
pub fn read_hero(line: &mut Line<'_>) -> Result<Hero, Fault> {
    line.one_of("a hero", &heroes())
}

/// The names of the tiles.
pub fn tiles() -> Vec<&'static str> {
    KINDS.iter().map(|(name, _)| *name).collect()
}

/// A cell that cannot be read.
pub fn no_chamber(word: Word<'_>) -> Fault {
    let symbols = symbols().map(|(symbol, _)| symbol).collect::<Vec<_>>().join(" ");
    let allowed = [
        String::from(". for nothing, or a chamber: its name, its arrows, and who stands there"),
        tiles().join(" "),
        String::from("^ > v < for an arrow up, right, down, left"),
        symbols,
    ];
    Fault::new(word.at, format!("\"{}\" is no chamber", table::text::short(word.text)))
        .allowing(allowed)
}

/// A square of the drawing, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    pub x: u8,
    pub y: u8,
}

impl Spot {
    /// How it is written.
    pub fn show(self) -> String {
        format!("{}{}", column(self.x), u16::from(self.y) + 1)
    }
}

/// Where the Start chamber is drawn: squares of the lair are counted from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin(pub Spot);

impl Origin {
    /// The square of the lair that is drawn there.
    pub fn square(self, Spot { x, y }: Spot) -> Square {
        let along = |at: u8, from: u8| {
            let least = i16::from(i8::MIN);
            let far = (i16::from(at) - i16::from(from)).clamp(least, i16::from(i8::MAX));
            i8::try_from(far).unwrap_or_default()
        };
        Square { x: along(x, self.0.x), y: along(y, self.0.y) }
    }

    /// Where a square of the lair is drawn; nowhere when there is no room for it.
    pub fn spot(self, Square { x, y }: Square) -> Option<Spot> {
        let x = self.0.x.checked_add_signed(x)?;
        let y = self.0.y.checked_add_signed(y)?;
        Some(Spot { x, y })
    }

    /// How a square of the lair is written.
    pub fn show(self, square: Square) -> String {
        match self.spot(square) {
            Some(spot) => spot.show(),
            None => format!("outside ({square} from Start)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Tile;

    #[test]
    fn what_is_drawn_at_the_edge_has_room_to_grow() {
        let (columns, rows) = SIZE;
        assert!(usize::from(columns.min(rows)) >= Tile::MOST + 2, "all in a line can be drawn");
        let (right, bottom) = (columns - 1, rows - 1);
        let far = |start: (u8, u8), at: (u8, u8)| {
            let spot = |(x, y)| Spot { x, y };
            Origin(spot(start)).square(spot(at))
        };
        for (drawn, side) in [
            (far((0, 0), (right, 0)), Side::East),
            (far((right, 0), (0, 0)), Side::West),
            (far((0, 0), (0, bottom)), Side::South),
            (far((0, bottom), (0, 0)), Side::North),
        ] {
            let mut at = drawn;
            for _ in 2..Tile::MOST {
                assert_ne!(at.beyond(side), at, "{at} is the last square on its side");
                at = at.beyond(side);
            }
        }
    }
}
