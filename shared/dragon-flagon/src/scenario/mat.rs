//! What is said of one character: `Nari: reputation 16, holds mug, plans Slash, Move`.

use alloc::vec::Vec;

use table::scenario::{Fault, Line};

use crate::board::{Facing, Square};
use crate::ids::{Card, Character, Kind, Time};
use crate::scenario::words::{facings, kinds, maybe_card, read_card, read_character, read_square};

/// Something that is so of a character, or is expected to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trait {
    Reputation(u8),
    Time(Time),
    Holds(Option<Kind>),
    Prone(bool),
    Plans(Vec<Card>),
    /// How many cards are planned; for expectations only.
    Planned(u8),
    At(Square),
    Facing(Facing),
    /// The effect of a card, with the space of its status token if it has one.
    Effect(Card, Option<Time>),
    /// For expectations only.
    NoEffect(Card),
    Loaded(bool),
    Prey(bool),
    FriendOf(Character),
    Team(u8),
    DeckHas(Card),
    DeckLacks(Card),
    Last(Card),
    /// For expectations only.
    Rank(u8),
}

#[derive(Clone, Copy)]
enum Begin {
    Reputation,
    Time,
    Holds,
    Prone,
    NotProne,
    Plans,
    At,
    Facing,
    Effect,
    NoEffect,
    Loaded,
    NotLoaded,
    Prey,
    NotPrey,
    Friend,
    Team,
    Has,
    Lacks,
    Last,
    Rank,
}

/// How what is said of a character begins.
const BEGINNINGS: [(&str, Begin); 20] = [
    ("reputation", Begin::Reputation),
    ("time", Begin::Time),
    ("holds", Begin::Holds),
    ("prone", Begin::Prone),
    ("not prone", Begin::NotProne),
    ("plans", Begin::Plans),
    ("at", Begin::At),
    ("facing", Begin::Facing),
    ("effect", Begin::Effect),
    ("no effect", Begin::NoEffect),
    ("loaded", Begin::Loaded),
    ("not loaded", Begin::NotLoaded),
    ("prey", Begin::Prey),
    ("not prey", Begin::NotPrey),
    ("friend of", Begin::Friend),
    ("team", Begin::Team),
    ("deck has", Begin::Has),
    ("deck lacks", Begin::Lacks),
    ("last", Begin::Last),
    ("rank", Begin::Rank),
];

/// Reads something that is said of a character.
pub fn read(line: &mut Line<'_>) -> Result<Trait, Fault> {
    Ok(match line.one_of("something about a character", &BEGINNINGS)? {
        Begin::Reputation => Trait::Reputation(line.parse("a number")?),
        Begin::Time => Trait::Time(line.parse("a space of the time track")?),
        Begin::Holds => Trait::Holds(read_held(line)?),
        Begin::Prone => Trait::Prone(true),
        Begin::NotProne => Trait::Prone(false),
        Begin::Plans => read_plans(line)?,
        Begin::At => Trait::At(read_square(line)?),
        Begin::Facing => Trait::Facing(line.one_of("a side", &facings())?),
        Begin::Effect => {
            let card = read_card(line)?;
            let until = line.keyword("until").then(|| line.parse("a space of the time track"));
            Trait::Effect(card, until.transpose()?)
        }
        Begin::NoEffect => Trait::NoEffect(read_card(line)?),
        Begin::Loaded => Trait::Loaded(true),
        Begin::NotLoaded => Trait::Loaded(false),
        Begin::Prey => Trait::Prey(true),
        Begin::NotPrey => Trait::Prey(false),
        Begin::Friend => Trait::FriendOf(read_character(line)?),
        Begin::Team => Trait::Team(line.one_of("a team", &[("1", 0), ("2", 1)])?),
        Begin::Has => Trait::DeckHas(read_card(line)?),
        Begin::Lacks => Trait::DeckLacks(read_card(line)?),
        Begin::Last => Trait::Last(read_card(line)?),
        Begin::Rank => Trait::Rank(line.parse("a place from 1")?),
    })
}

fn read_held(line: &mut Line<'_>) -> Result<Option<Kind>, Fault> {
    let mut of: Vec<(&str, Option<Kind>)> =
        kinds().into_iter().map(|(name, kind)| (name, Some(kind))).collect();
    of.retain(|(_, kind)| *kind != Some(Kind::Barrel));
    of.push(("nothing", None));
    line.one_of("something to hold", &of)
}

/// Cards, as long as a comma and a card follow; or how many there are.
fn read_plans(line: &mut Line<'_>) -> Result<Trait, Fault> {
    if line.keyword("nothing") {
        return Ok(Trait::Planned(0));
    }
    if let Some(count) = line.maybe_parse() {
        return Ok(Trait::Planned(count));
    }
    let first = read_card(line)?;
    Ok(Trait::Plans(line.list_while(first, maybe_card)))
}
