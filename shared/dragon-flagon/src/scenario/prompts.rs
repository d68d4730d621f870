//! Prompts and their answers as scenarios write them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::scenario::{Fault, Line};

use crate::board::Square;
use crate::ids::Card;
use crate::item::{Item, ask};
use crate::scenario::words::{self, characters, facings, kinds};

/// All prompts: as they are written, and their keys.
pub const PROMPTS: &[(&str, &str)] = &[
    ("place", ask::PLACE),
    ("plan", ask::PLAN),
    ("daze", ask::DAZE),
    ("turn", ask::TURN),
    ("move", ask::MOVE),
    ("dash", ask::DASH),
    ("pick up", ask::PICK_UP),
    ("barrel", ask::BARREL),
    ("riposte", ask::RIPOSTE),
    ("swing", ask::SWING),
    ("throw", ask::THROW),
    ("slide", ask::SLIDE),
    ("order", ask::ORDER),
    ("target", ask::TARGET),
    ("turn first", ask::TURN_FIRST),
    ("vision", ask::VISION),
    ("origin", ask::ORIGIN),
    ("mark", ask::MARK),
    ("familiar face", ask::FAMILIAR_FACE),
    ("lure", ask::LURE),
    ("leap", ask::LEAP),
    ("kick", ask::KICK),
    ("shadow step", ask::SHADOW_STEP),
    ("dance", ask::DANCE),
    ("waltz", ask::WALTZ),
    ("waltz turn", ask::WALTZ_TURN),
    ("gifts", ask::GIFTS),
];

/// An item of an answer as it was written. `ahead` is a facing that only the position knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Item(Item),
    Ahead,
}

/// Reads an item of an answer.
pub fn read_answer(line: &mut Line<'_>) -> Result<Answer, Fault> {
    if line.keyword("ahead") { Ok(Answer::Ahead) } else { read_item(line).map(Answer::Item) }
}

fn read_item(line: &mut Line<'_>) -> Result<Item, Fault> {
    let words = [("drop", Item::Drop), ("nothing", Item::Nothing), ("anywhere", Item::Anywhere)];
    let found = line
        .maybe(&words)
        .or_else(|| words::maybe_card(line).map(Item::Card))
        .or_else(|| line.maybe(&characters()).map(Item::Character))
        .or_else(|| line.maybe(&facings()).map(Item::Face))
        .or_else(|| line.maybe(&kinds()).map(Item::Take))
        .or_else(|| line.maybe_parse::<Square>().map(Item::Square))
        .or_else(|| line.maybe_parse().map(Item::Time));
    found.ok_or_else(|| {
        let mut names: Vec<String> = Vec::new();
        names.extend(["none", "drop", "nothing", "anywhere", "ahead"].map(String::from));
        names.extend(["a square like D4", "a number"].map(String::from));
        names.extend(facings().iter().map(|(name, _)| (*name).to_string()));
        names.extend(kinds().iter().map(|(name, _)| (*name).to_string()));
        names.extend(characters().iter().map(|(name, _)| (*name).to_string()));
        names.extend(Card::ALL.into_iter().map(words::card));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        line.unlisted("what is picked", &names)
    })
}

/// How an item is written.
pub fn item(item: &Item) -> String {
    match item {
        Item::Card(card) => words::card(*card),
        Item::Square(square) => square.to_string(),
        Item::Face(facing) => words::facing(*facing).into(),
        Item::Character(who) => words::character(*who).into(),
        Item::Take(kind) => words::kind(*kind).into(),
        Item::Time(time) => time.to_string(),
        Item::Drop => "drop".into(),
        Item::Nothing => "nothing".into(),
        Item::Anywhere => "anywhere".into(),
    }
}
