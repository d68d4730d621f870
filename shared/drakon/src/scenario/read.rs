//! Reads what is said of a position, and what is expected.

use alloc::vec::Vec;

use table::scenario::{Change, Fault, Line};

use crate::ids::Hero;
use crate::scenario::script::{Absent, Look, Pile, Setting, Trait};
use crate::scenario::told::{Told, VERBS};
use crate::scenario::words::{ENDINGS, heroes, maybe_face, read_face, read_hero, read_spot, tiles};

#[derive(Clone, Copy)]
enum Set {
    Seats,
    Turn,
    Powers,
    Escape,
    Hoard,
    Start,
    Pile,
    Record,
    Quiet,
    Over,
    Ruling,
    Deck,
}

const SETTINGS: [(&str, Set); 12] = [
    ("seats", Set::Seats),
    ("turn", Set::Turn),
    ("heroes", Set::Powers),
    ("escape", Set::Escape),
    ("hoard holds", Set::Hoard),
    ("start holds", Set::Start),
    ("pile", Set::Pile),
    ("most coins", Set::Record),
    ("quiet", Set::Quiet),
    ("game over", Set::Over),
    ("ruling", Set::Ruling),
    ("deck", Set::Deck),
];

/// Reads a line about the position as a whole.
pub fn setting(line: &mut Line<'_>, more: &[&str]) -> Result<Setting, Fault> {
    let Some(set) = line.maybe(&SETTINGS) else {
        return Err(line.none_of("a part of the position", &SETTINGS, more));
    };
    Ok(match set {
        Set::Seats => Setting::Seats(line.set(read_hero)?),
        Set::Turn => Setting::Turn(read_hero(line)?),
        Set::Powers => Setting::Powers,
        Set::Escape => Setting::Escape,
        Set::Hoard => Setting::Hoard(line.parse("how many coins")?),
        Set::Start => Setting::Start(line.parse("how many coins")?),
        Set::Pile => {
            line.must_mark(':')?;
            Setting::Pile(read_pile(line)?)
        }
        Set::Record => Setting::Record(line.parse("how many coins")?),
        Set::Quiet => Setting::Quiet(line.parse("how many turns")?),
        Set::Over => {
            let ending = line.one_of("how the game ended", &ENDINGS)?;
            Setting::Over(ending, line.maybe(&heroes()))
        }
        Set::Ruling => Setting::Value(Change::read_ruling(line)?),
        Set::Deck => Setting::Value(Change::read(line)?),
    })
}

fn read_pile(line: &mut Line<'_>) -> Result<Pile, Fault> {
    let mut pile = Pile::default();
    if line.keyword("nothing") {
        return Ok(pile);
    }
    loop {
        if line.keyword("rest") {
            pile.rest = true;
            return Ok(pile);
        }
        let at = line.here();
        pile.tiles.push((at, read_face(line)?));
        if !line.mark(',') {
            return Ok(pile);
        }
    }
}

#[derive(Clone, Copy)]
enum Begin {
    Coins,
    Tiles,
    At,
    Spent,
    NotSpent,
    Rank,
}

/// How what is said of a hero begins.
const TRAITS: [(&str, Begin); 6] = [
    ("coins", Begin::Coins),
    ("tiles", Begin::Tiles),
    ("at", Begin::At),
    ("power used", Begin::Spent),
    ("power not used", Begin::NotSpent),
    ("rank", Begin::Rank),
];

/// Reads something about a hero.
pub fn read_trait(line: &mut Line<'_>) -> Result<Trait, Fault> {
    let Some(begin) = line.maybe(&TRAITS) else {
        return Err(line.none_of("something about a hero, or one more tile,", &TRAITS, &tiles()));
    };
    Ok(match begin {
        Begin::Coins => Trait::Coins(line.parse("a number")?),
        Begin::Tiles => read_tiles(line)?,
        Begin::At => Trait::At(read_spot(line)?),
        Begin::Spent => Trait::Spent(true),
        Begin::NotSpent => Trait::Spent(false),
        Begin::Rank => Trait::Rank(line.parse("a place from 1")?),
    })
}

/// Reads tiles, as long as a comma and a tile follow; or how many there are.
fn read_tiles(line: &mut Line<'_>) -> Result<Trait, Fault> {
    if line.keyword("nothing") {
        return Ok(Trait::Tiles(Vec::new()));
    }
    if let Some(count) = line.maybe_parse() {
        return Ok(Trait::Count(count));
    }
    let first = read_face(line)?;
    Ok(Trait::Tiles(line.list_while(first, maybe_face)))
}

#[derive(Clone, Copy)]
enum Expect {
    Turn,
    Hoard,
    Start,
    Pile,
    Coin,
    NoCoin,
    Ending,
    Never,
    Rule,
    NoRule,
}

const EXPECTED: [(&str, Expect); 10] = [
    ("turn", Expect::Turn),
    ("hoard holds", Expect::Hoard),
    ("start holds", Expect::Start),
    ("pile", Expect::Pile),
    ("coin", Expect::Coin),
    ("no coin moves", Expect::NoCoin),
    ("ending", Expect::Ending),
    ("never", Expect::Never),
    ("rule", Expect::Rule),
    ("no rule", Expect::NoRule),
];

/// What can be expected not to have happened to a hero.
const ABSENT: [(&str, Absent); 4] = [
    ("stays", Absent::Moved),
    ("draws nothing", Absent::Drew),
    ("takes nothing", Absent::Took),
    ("not skipped", Absent::Skipped),
];

/// Reads what is expected.
pub fn look(line: &mut Line<'_>, more: &[&str]) -> Result<Look, Fault> {
    let Some(expect) = line.maybe(&EXPECTED) else {
        return Err(line.none_of("something that is expected", &EXPECTED, more));
    };
    Ok(match expect {
        Expect::Turn => Look::Turn(read_hero(line)?),
        Expect::Hoard => Look::Hoard(line.parse("how many coins")?),
        Expect::Start => Look::Start(line.parse("how many coins")?),
        Expect::Pile if line.mark(':') => {
            let nothing = line.keyword("nothing");
            Look::Pile(if nothing { Vec::new() } else { line.list(read_face)? })
        }
        Expect::Pile => Look::PileCount(line.parse("how many tiles, or a colon and which")?),
        Expect::Coin => Look::Told(Told::read_coin(line)?),
        Expect::NoCoin => Look::NoCoin,
        Expect::Ending => Look::Told(Told::Ends(line.one_of("how the game ends", &ENDINGS)?)),
        Expect::Never if line.keyword("coin") => Look::Never(Told::read_coin(line)?),
        Expect::Never => {
            let who = read_hero(line)?;
            Look::Never(Told::read(line, who)?)
        }
        Expect::Rule => Look::Rule(line.rule(super::words::RULE)?, true),
        Expect::NoRule => Look::Rule(line.rule(super::words::RULE)?, false),
    })
}

/// Reads what a hero did, or did not.
pub fn about(line: &mut Line<'_>, who: Hero) -> Result<Look, Fault> {
    if let Some(absent) = line.maybe(&ABSENT) {
        return Ok(Look::Not(who, absent));
    }
    let mut ahead = line.clone();
    if ahead.maybe(&VERBS).is_none() {
        let names = VERBS.iter().map(|(name, _)| *name);
        let names = names.chain(ABSENT.iter().map(|(name, _)| *name)).chain([":"]);
        return Err(line.unlisted("what happened, or a colon", &names.collect::<Vec<_>>()));
    }
    Told::read(line, who).map(Look::Told)
}
