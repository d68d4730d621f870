//! The things of the game as scenarios write them.

use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Fault, Line};

use crate::board::{Facing, Square};
use crate::ids::{Card, Character, Kind};

/// The room of the game, in columns and rows.
pub const SIDE: (u8, u8) = (11, 11);

/// Each character: its symbol on drawn boards, and its name.
const CHARACTERS: [(&str, &str, Character); Character::COUNT] = [
    ("Th", "Thras", Character::Thras),
    ("Ja", "Jack", Character::Jack),
    ("Tu", "Tuuli", Character::Tuuli),
    ("Ma", "Margalo", Character::Margalo),
    ("Te", "Teo", Character::Teo),
    ("Go", "Goodheart", Character::Goodheart),
    ("Na", "Nari", Character::Nari),
    ("Mo", "Montero", Character::Montero),
    ("As", "Asma", Character::Asma),
];

/// The objects: their letter on drawn boards, and their name.
pub const KINDS: [(char, &str, Kind); 5] = [
    ('c', "chair", Kind::Chair),
    ('m', "mug", Kind::Mug),
    ('b', "barrel", Kind::Barrel),
    ('f', "Flagon", Kind::Flagon),
    ('k', "cookies", Kind::Cookies),
];

/// The sides, as they are drawn and as they are called.
pub const FACINGS: [(char, &str, Facing); 4] = [
    ('^', "north", Facing::North),
    ('>', "east", Facing::East),
    ('v', "south", Facing::South),
    ('<', "west", Facing::West),
];

/// The id of a rule, as an example.
pub const RULE: &str = "DF-SLASH-03";

/// The characters by name, for reading.
pub fn characters() -> Vec<(&'static str, Character)> {
    CHARACTERS.iter().map(|(_, name, who)| (*name, *who)).collect()
}

/// The characters by symbol.
pub fn symbols() -> impl Iterator<Item = (&'static str, Character)> {
    CHARACTERS.iter().map(|(symbol, _, who)| (*symbol, *who))
}

/// The kinds by name.
pub fn kinds() -> Vec<(&'static str, Kind)> {
    KINDS.iter().map(|(_, name, kind)| (*name, *kind)).collect()
}

/// The sides by name.
pub fn facings() -> Vec<(&'static str, Facing)> {
    FACINGS.iter().map(|(_, name, facing)| (*name, *facing)).collect()
}

/// What a character is called.
pub fn character(who: Character) -> &'static str {
    CHARACTERS.iter().find(|(_, _, other)| *other == who).map_or("", |(_, name, _)| name)
}

/// What an object is called.
pub fn kind(kind: Kind) -> &'static str {
    KINDS.iter().find(|(_, _, other)| *other == kind).map_or("", |(_, name, _)| name)
}

/// What a side is called.
pub fn facing(facing: Facing) -> &'static str {
    FACINGS.iter().find(|(_, _, other)| *other == facing).map_or("", |(_, name, _)| name)
}

/// What a card is called: its key, with spaces and capitals.
pub fn card(card: Card) -> String {
    let mut name = String::new();
    for (place, word) in card.key().split('_').enumerate() {
        let mut letters = word.chars();
        if place > 0 {
            name.push(' ');
        }
        // The article and the preposition of Lure of the Sea stay small.
        let small = place > 0 && matches!(word, "of" | "the");
        match letters.next() {
            Some(first) if !small => name.push(first.to_ascii_uppercase()),
            Some(first) => name.push(first),
            None => {}
        }
        name.push_str(letters.as_str());
    }
    name
}

/// Reads a character.
pub fn read_character(line: &mut Line<'_>) -> Result<Character, Fault> {
    line.one_of("a character", &characters())
}

/// Reads a card, if one comes next.
pub fn maybe_card(line: &mut Line<'_>) -> Option<Card> {
    let names: Vec<(String, Card)> = Card::ALL.into_iter().map(|c| (card(c), c)).collect();
    let names: Vec<(&str, Card)> =
        names.iter().map(|(name, card)| (name.as_str(), *card)).collect();
    line.maybe(&names)
}

/// Reads a card.
pub fn read_card(line: &mut Line<'_>) -> Result<Card, Fault> {
    maybe_card(line).ok_or_else(|| {
        let names: Vec<String> = Card::ALL.into_iter().map(card).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        line.unlisted("a card", &names)
    })
}

/// Reads a square of the room.
pub fn read_square(line: &mut Line<'_>) -> Result<Square, Fault> {
    line.parse("a square like D4")
}

/// Reads the id of a rule.
pub fn read_rule(line: &mut Line<'_>) -> Result<String, Fault> {
    line.rule(RULE)
}
