//! What a scenario says in the words of this game.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Change, Place};

use crate::book::Face;
use crate::ids::Hero;
use crate::scenario::Scenario;
use crate::scenario::told::Told;
use crate::scenario::words::Spot;
use crate::world::Ending;

/// What is said of the position.
pub type Setup = table::scenario::Setup<Scenario>;

/// A line about the position as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Who plays, clockwise.
    Seats(Vec<Hero>),
    Turn(Hero),
    /// The heroes have powers.
    Powers,
    /// The way out wins.
    Escape,
    Hoard(u8),
    /// Coins on Start.
    Start(u8),
    Pile(Pile),
    /// The most coins that anybody has had.
    Record(u8),
    /// Turns since the last new chamber or the last record.
    Quiet(u16),
    /// The game is over, and who has won if it was not a matter of counting.
    Over(Ending, Option<Hero>),
    /// Another value in a file of numbers.
    Value(Change),
}

/// The tiles to draw, from the top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    pub tiles: Vec<(Place, Face)>,
    /// Whether all that is named nowhere lies below.
    pub rest: bool,
}

/// Something that is so of a hero, or is expected to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trait {
    Coins(u8),
    Tiles(Vec<Face>),
    /// How many tiles; for expectations only.
    Count(usize),
    At(Spot),
    /// Whether the power is used up.
    Spent(bool),
    /// For expectations only.
    Rank(u8),
}

/// Something that must have come out.
#[derive(Clone, PartialEq, Debug)]
pub enum Look {
    Turn(Hero),
    Hoard(u8),
    Start(u8),
    Pile(Vec<Face>),
    /// How many tiles lie in it.
    PileCount(usize),
    Told(Told),
    Never(Told),
    NoCoin,
    /// Nothing of this kind happened to this hero.
    Not(Hero, Absent),
    /// A rule is given as a reason for something, or none is.
    Rule(String, bool),
}

/// What did not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absent {
    Moved,
    Drew,
    Took,
    Skipped,
}
