//! What a scenario says in the words of this game.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::Change;

use crate::board::Square;
use crate::book::Length;
use crate::ids::{Character, Time};
use crate::scenario::Scenario;

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

/// Something that must have come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    Marker(Time),
    Stack(Time, Vec<Character>),
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

/// What is said of the position.
pub type Setup = table::scenario::Setup<Scenario>;
