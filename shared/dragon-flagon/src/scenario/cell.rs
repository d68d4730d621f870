//! A square as it is drawn: `.`, `Na^`, `1m`, `1As>_`, `&^`, `x`.

use alloc::string::String;
use alloc::vec::Vec;
use core::iter::Peekable;
use core::str::Chars;

use table::scenario::{Fault, Word};

use crate::board::{Facing, Square};
use crate::furniture::TABLES;
use crate::ids::{Character, Kind};
use crate::scenario::words::{FACINGS, KINDS, symbols};
use crate::tavern::Tavern;

/// The mark of a Familiar.
const FAMILIAR: char = '&';
/// The mark of a Cannon Barrage.
const BARRAGE: char = 'x';
/// Behind a character: it lies on the ground.
const PRONE: char = '_';

/// Who stands in a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stander {
    pub who: Character,
    pub facing: Facing,
    pub prone: bool,
}

/// What stands and lies in a square.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The number of the table, from 1.
    pub table: Option<u8>,
    pub stander: Option<Stander>,
    pub familiar: Option<Facing>,
    pub barrage: bool,
    /// In the order in which kinds are listed.
    pub things: Vec<Kind>,
}

impl Cell {
    /// Reads a cell.
    pub fn read(word: Word<'_>) -> Result<Self, Fault> {
        let mut cell = Self::default();
        if word.text == "." {
            return Ok(cell);
        }
        let mut letters = word.text.chars().peekable();
        while letters.peek().is_some() {
            if cell.take(&mut letters).is_none() {
                return Err(unreadable(word));
            }
        }
        cell.things.sort_by_key(|kind| place(*kind));
        Ok(cell)
    }

    /// Takes one thing of a cell.
    fn take(&mut self, letters: &mut Peekable<Chars<'_>>) -> Option<()> {
        let letter = letters.next()?;
        if let Some((_, _, kind)) = KINDS.iter().find(|(own, _, _)| *own == letter) {
            self.things.push(*kind);
        } else if let Some(number) = letter.to_digit(10) {
            let number = u8::try_from(number).ok().filter(|n| (1..=TABLES as u8).contains(n))?;
            only(self.table.replace(number))?;
        } else if letter == FAMILIAR {
            only(self.familiar.replace(facing(letters.next()?)?))?;
        } else if letter == BARRAGE && !self.barrage {
            self.barrage = true;
        } else {
            let second = letters.next()?;
            let symbol = |(symbol, _): &(&str, _)| symbol.chars().eq([letter, second]);
            let (_, who) = symbols().find(symbol)?;
            let facing = facing(letters.next()?)?;
            let prone = letters.next_if_eq(&PRONE).is_some();
            only(self.stander.replace(Stander { who, facing, prone }))?;
        }
        Some(())
    }

    /// What stands and lies in a square now.
    pub fn of(tavern: &Tavern, square: Square) -> Self {
        let stander = tavern.at(square).map(|who| {
            let fighter = tavern.fighter(who);
            Stander { who, facing: fighter.facing, prone: fighter.prone }
        });
        let mut things: Vec<Kind> = tavern.lying(square).map(|(_, kind)| kind).collect();
        things.sort_by_key(|kind| place(*kind));
        let familiar = tavern.tokens.familiar.filter(|(at, _)| *at == square);
        Self {
            table: tavern.table_at(square).map(|id| id.index() as u8 + 1),
            stander,
            familiar: familiar.map(|(_, facing)| facing),
            barrage: tavern.tokens.barrage == Some(square),
            things,
        }
    }

    /// How it is drawn.
    pub fn show(&self) -> String {
        let mut text = String::new();
        if let Some(number) = self.table {
            text.push(char::from(b'0' + number));
        }
        if let Some(Stander { who, facing, prone }) = self.stander {
            let symbol = symbols().find(|(_, other)| *other == who);
            text.push_str(symbol.map_or("", |(symbol, _)| symbol));
            text.push(arrow(facing));
            if prone {
                text.push(PRONE);
            }
        }
        if let Some(facing) = self.familiar {
            text.push(FAMILIAR);
            text.push(arrow(facing));
        }
        for (letter, _, kind) in KINDS {
            text.extend(self.things.iter().filter(|other| **other == kind).map(|_| letter));
        }
        if self.barrage {
            text.push(BARRAGE);
        }
        if text.is_empty() { String::from(".") } else { text }
    }
}

/// Nothing, when something was there already.
fn only<T>(before: Option<T>) -> Option<()> {
    before.is_none().then_some(())
}

fn place(kind: Kind) -> Option<usize> {
    KINDS.iter().position(|(_, _, other)| *other == kind)
}

fn facing(arrow: char) -> Option<Facing> {
    FACINGS.iter().find(|(other, _, _)| *other == arrow).map(|(_, _, facing)| *facing)
}

fn arrow(facing: Facing) -> char {
    FACINGS.iter().find(|(_, _, other)| *other == facing).map_or('?', |(arrow, _, _)| *arrow)
}

fn unreadable(word: Word<'_>) -> Fault {
    let message = alloc::format!("\"{}\" is no square", word.text);
    let symbols = symbols().map(|(symbol, _)| symbol).collect::<Vec<_>>().join(" ");
    let allowed = [
        String::from(". for nothing, or one or more of these without spaces between"),
        String::from("1 to 8 for the table of this number"),
        alloc::format!("a character ({symbols}) with a facing (^ > v <), then _ if it is prone"),
        String::from("c chair, m mug, b barrel, f Flagon, k cookies"),
        String::from("& with a facing for the Familiar"),
        String::from("x for the mark of a Cannon Barrage"),
    ];
    Fault::new(word.at, message).allowing(allowed)
}
