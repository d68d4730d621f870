//! A chamber as it is drawn: `.`, `gold^>`, `start^>vWiTh`.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Fault, Place, Word};

use crate::book::Face;
use crate::ids::Hero;
use crate::parts::Open;
use crate::scenario::words::{self, symbols, take_face};
use crate::square::Square;

/// What lies in a square, and who stands there.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// Where it is drawn in the text.
    pub at: Place,
    pub face: Option<Face>,
    /// In the order in which heroes are listed.
    pub heroes: Vec<Hero>,
}

impl PartialEq for Cell {
    fn eq(&self, other: &Self) -> bool {
        (self.face, &self.heroes) == (other.face, &other.heroes)
    }
}

impl Cell {
    /// Reads a cell.
    pub fn read(word: Word<'_>) -> Result<Self, Fault> {
        let mut cell = Self { at: word.at, ..Self::default() };
        if word.text == "." {
            return Ok(cell);
        }
        let unreadable = || words::no_chamber(word);
        let (face, mut rest) = take_face(word.text).ok_or_else(unreadable)?;
        cell.face = Some(face);
        while !rest.is_empty() {
            let next =
                symbols().find_map(|(symbol, hero)| Some((hero, rest.strip_prefix(symbol)?)));
            let (hero, behind) = next.ok_or_else(unreadable)?;
            cell.heroes.push(hero);
            rest = behind;
        }
        cell.heroes.sort();
        Ok(cell)
    }

    /// What is there now.
    pub fn of(open: &Open, square: Square) -> Self {
        let tile = open.lair.at(square);
        let face =
            tile.map(|tile| Face { kind: open.book.kind(tile), arrows: open.lair.arrows(tile) });
        let there = open.parts.delvers.iter().filter(|delver| delver.at == square);
        let mut heroes: Vec<Hero> = there.map(|delver| delver.hero).collect();
        heroes.sort();
        Self { at: Place::default(), face, heroes }
    }

    /// How it is drawn.
    pub fn show(&self) -> String {
        let mut text = self.face.map_or_else(|| String::from("."), words::face);
        for (symbol, hero) in symbols() {
            text.extend(self.heroes.iter().filter(|other| **other == hero).map(|_| symbol));
        }
        text
    }
}
