//! A scenario that was read.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Drawing, Place};

use crate::board::Square;
use crate::book::Length;
use crate::ids::{Character, Time};
use crate::item::Item;
use crate::scenario::cell::Cell;
use crate::scenario::mat::Trait;
use crate::scenario::prompts::Answer;

/// What it is called and what it proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub title: String,
    pub line: usize,
    pub proves: Vec<String>,
    /// How many lines it takes.
    pub length: usize,
}

/// Something with its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said<T> {
    pub at: Place,
    pub what: T,
}

/// A whole scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    pub at: Place,
    pub settings: Vec<Said<Setting>>,
    pub board: Option<Drawing<Cell>>,
    pub mats: Vec<(Character, Said<Trait>)>,
    pub steps: Vec<Said<Step>>,
}

/// A line about the position as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    Length(Length),
    Marker(Time),
    /// The space of the Game End token that shows the Town Guard.
    Guard(Time),
    Stack(Time, Vec<Character>),
    Rug(Vec<Square>),
    Night,
    /// The Spilled Ale coaster lies around the centre.
    Ale,
    /// Nothing is played any more.
    Over,
    /// Another value in a deck file.
    Value(Change),
}

/// Another value for one key of a deck file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Change {
    pub file: String,
    /// The section, or nothing for what stands above the first one.
    pub section: String,
    pub key: String,
    pub value: String,
}

/// Something that is done, or looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    Draw(Character),
    Answer {
        who: Character,
        key: &'static str,
        items: Vec<Answer>,
    },
    /// An answer that must be refused.
    Refused {
        who: Character,
        key: &'static str,
        items: Vec<Answer>,
    },
    Withdraw {
        who: Character,
        key: &'static str,
    },
    Check(Check),
}

/// Something that must have come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    Board(Drawing<Cell>),
    Mat(Character, Trait),
    Marker(Time),
    Stack(Time, Vec<Character>),
    Over(bool),
    Offered { who: Character, key: &'static str, items: Vec<Item> },
    Barred { who: Character, key: &'static str, items: Vec<(Item, Option<String>)> },
    Asked { who: Character, key: &'static str, asked: bool },
    Heard(Heard),
}

/// Something that must have happened since the last phase of expectations, or must not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    Pays { from: Character, to: Option<Character>, amount: u8 },
    PaysNothing(Character),
    NobodyPays,
    Cancelled { who: Option<Character>, rule: Option<String> },
    NotCancelled(Character),
    Hits(Character, Character),
    HitsNobody(Character),
    NotHit(Character),
    Parries(Character, Character),
    Dazed(Character, u8),
    NotDazed(Character),
    Falls(Character, bool),
    Delayed(Character, Time),
    Rule(String, bool),
}
