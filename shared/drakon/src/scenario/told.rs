//! What happened, as scenarios tell it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::Seat;
use table::scenario::{Fault, Line, listed};

use crate::book::Face;
use crate::ids::{Hero, Shown, Tile};
use crate::news::{Event, Open, Purse};
use crate::scenario::Scenario;
use crate::scenario::words::{self, Spot, heroes, read_arrows, read_face, read_hero, read_spot};
use crate::square::{Arrows, Square};
use crate::world::Ending;

/// Where coins are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coins {
    Hoard,
    Start,
    Hero(Hero),
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    Places { who: Hero, face: Face, at: Spot },
    Goes { who: Hero, by: Option<Hero>, path: Vec<Spot> },
    InVain { who: Hero, rule: String },
    Coin { from: Coins, to: Coins },
    Shifts { who: Hero, at: Spot, to: Face },
    Destroys { who: Hero, at: Spot },
    Rotates { who: Hero, at: Spot, to: Arrows },
    UsesPower(Hero),
    Skipped(Hero),
    Draws { who: Hero, face: Face },
    Takes { who: Hero, face: Face, from: Hero },
    Buries { who: Hero, faces: Vec<Face> },
    Ends(Ending),
}

#[derive(Clone, Copy)]
pub enum Verb {
    Places,
    Goes,
    Sends,
    InVain,
    Shifts,
    Destroys,
    Rotates,
    UsesPower,
    Skipped,
    Draws,
    Takes,
    Buries,
}

/// What heroes do.
pub const VERBS: [(&str, Verb); 12] = [
    ("places", Verb::Places),
    ("goes", Verb::Goes),
    ("sends", Verb::Sends),
    ("in vain", Verb::InVain),
    ("shifts", Verb::Shifts),
    ("destroys", Verb::Destroys),
    ("rotates", Verb::Rotates),
    ("uses power", Verb::UsesPower),
    ("skipped", Verb::Skipped),
    ("draws", Verb::Draws),
    ("takes", Verb::Takes),
    ("buries", Verb::Buries),
];

impl Told {
    /// Whose deed it is, or who suffers it.
    pub const fn who(&self) -> Option<Hero> {
        match self {
            Self::Places { who, .. }
            | Self::Goes { who, .. }
            | Self::InVain { who, .. }
            | Self::Shifts { who, .. }
            | Self::Destroys { who, .. }
            | Self::Rotates { who, .. }
            | Self::UsesPower(who)
            | Self::Skipped(who)
            | Self::Draws { who, .. }
            | Self::Takes { who, .. }
            | Self::Buries { who, .. }
            | Self::Coin { to: Coins::Hero(who), .. }
            | Self::Coin { from: Coins::Hero(who), .. } => Some(*who),
            Self::Coin { .. } | Self::Ends(_) => None,
        }
    }

    /// Reads what a hero does, behind the name.
    pub fn read(line: &mut Line<'_>, who: Hero) -> Result<Self, Fault> {
        Ok(match line.one_of("what happened", &VERBS)? {
            Verb::Places => {
                let face = read_face(line)?;
                word(line, "at")?;
                Self::Places { who, face, at: read_spot(line)? }
            }
            Verb::Goes => Self::Goes { who, by: None, path: line.list(read_spot)? },
            Verb::Sends => {
                let whom = read_hero(line)?;
                Self::Goes { who: whom, by: Some(who), path: line.list(read_spot)? }
            }
            Verb::InVain => Self::InVain { who, rule: line.rule(words::RULE)? },
            Verb::Shifts => {
                let at = read_spot(line)?;
                word(line, "to")?;
                Self::Shifts { who, at, to: read_face(line)? }
            }
            Verb::Destroys => Self::Destroys { who, at: read_spot(line)? },
            Verb::Rotates => {
                let at = read_spot(line)?;
                word(line, "to")?;
                Self::Rotates { who, at, to: read_arrows(line)? }
            }
            Verb::UsesPower => Self::UsesPower(who),
            Verb::Skipped => Self::Skipped(who),
            Verb::Draws => Self::Draws { who, face: words::shape(read_face(line)?) },
            Verb::Takes => {
                let face = words::shape(read_face(line)?);
                word(line, "from")?;
                Self::Takes { who, face, from: read_hero(line)? }
            }
            Verb::Buries => {
                let faces = line.list(read_face)?;
                Self::Buries { who, faces: sorted(faces.into_iter()) }
            }
        })
    }

    /// Reads `from hoard to Wizard`, behind the word for a coin.
    pub fn read_coin(line: &mut Line<'_>) -> Result<Self, Fault> {
        word(line, "from")?;
        let from = read_coins(line)?;
        word(line, "to")?;
        Ok(Self::Coin { from, to: read_coins(line)? })
    }

    /// What an event is in these words; some are not told.
    pub fn of(play: &Scenario, event: &Event) -> Option<Self> {
        let hero = |seat: &Seat| play.hero(*seat);
        let shape = |tile: &Tile| words::shape(play.book.face(*tile));
        Some(match event {
            Event::Open(open) => return Self::of_open(play, open),
            Event::Drew { seat, tile } => Self::Draws { who: hero(seat), face: shape(tile) },
            Event::Stolen { from, to, tile, .. } => {
                Self::Takes { who: hero(to), face: shape(tile), from: hero(from) }
            }
            Event::Buried { seat, tiles } => {
                Self::Buries { who: hero(seat), faces: sorted(tiles.iter().map(shape)) }
            }
        })
    }

    fn of_open(play: &Scenario, open: &Open) -> Option<Self> {
        let hero = |seat: &Seat| play.hero(*seat);
        let spot = |square: &Square| play.origin.spot(*square);
        let face = |shown: &Shown, arrows: &Arrows| Face {
            kind: play.book.kind(shown.tile),
            arrows: *arrows,
        };
        let coins = |purse: &Purse| match purse {
            Purse::Hoard => Coins::Hoard,
            Purse::Start => Coins::Start,
            Purse::Seat(seat) => Coins::Hero(play.hero(*seat)),
        };
        Some(match open {
            Open::First { .. } => return None,
            Open::Placed { seat, tile, at, arrows } => {
                Self::Places { who: hero(seat), face: face(tile, arrows), at: spot(at)? }
            }
            Open::Moved { seat, by, path, .. } => Self::Goes {
                who: hero(seat),
                by: by.as_ref().map(hero),
                path: path.iter().skip(1).filter_map(spot).collect(),
            },
            Open::Idle { seat, rule, .. } => {
                Self::InVain { who: hero(seat), rule: String::from(*rule) }
            }
            Open::Coin { from, to, .. } => Self::Coin { from: coins(from), to: coins(to) },
            Open::Shifted { seat, at, tile, arrows, .. } => {
                Self::Shifts { who: hero(seat), at: spot(at)?, to: face(tile, arrows) }
            }
            Open::Destroyed { seat, at, .. } => Self::Destroys { who: hero(seat), at: spot(at)? },
            Open::Turned { seat, at, arrows, .. } => {
                Self::Rotates { who: hero(seat), at: spot(at)?, to: *arrows }
            }
            Open::Power { seat, .. } => Self::UsesPower(hero(seat)),
            Open::Skipped { seat } => Self::Skipped(hero(seat)),
            Open::Over { ending, .. } => Self::Ends(*ending),
        })
    }

    /// How it is written.
    pub fn show(&self) -> String {
        let hero = |who: &Hero| words::hero(*who);
        match self {
            Self::Places { who, face, at } => {
                format!("{} places {} at {}", hero(who), words::face(*face), at.show())
            }
            Self::Goes { who, by: None, path } => format!("{} goes {}", hero(who), way(path)),
            Self::Goes { who, by: Some(by), path } => {
                format!("{} sends {} {}", hero(by), hero(who), way(path))
            }
            Self::InVain { who, rule } => format!("{} in vain {rule}", hero(who)),
            Self::Coin { from, to } => format!("coin from {} to {}", coins(*from), coins(*to)),
            Self::Shifts { who, at, to } => {
                format!("{} shifts {} to {}", hero(who), at.show(), words::face(*to))
            }
            Self::Destroys { who, at } => format!("{} destroys {}", hero(who), at.show()),
            Self::Rotates { who, at, to } => {
                format!("{} rotates {} to {}", hero(who), at.show(), words::arrows(*to))
            }
            Self::UsesPower(who) => format!("{} uses power", hero(who)),
            Self::Skipped(who) => format!("{} skipped", hero(who)),
            Self::Draws { who, face } => format!("{} draws {}", hero(who), words::face(*face)),
            Self::Takes { who, face, from } => {
                format!("{} takes {} from {}", hero(who), words::face(*face), hero(from))
            }
            Self::Buries { who, faces } => {
                let faces = listed(faces.iter().map(|face| words::face(*face)));
                format!("{} buries {faces}", hero(who))
            }
            Self::Ends(ending) => format!("ending {}", words::ending(*ending)),
        }
    }
}

/// Tiles of a hand, in an order that does not depend on how they were named.
pub fn sorted(faces: impl Iterator<Item = Face>) -> Vec<Face> {
    let mut faces: Vec<Face> = faces.map(words::shape).collect();
    faces.sort_by_key(|face| (face.kind, face.arrows));
    faces
}

fn way(path: &[Spot]) -> String {
    listed(path.iter().map(|spot| spot.show()))
}

fn coins(coins: Coins) -> &'static str {
    match coins {
        Coins::Hoard => "hoard",
        Coins::Start => "start",
        Coins::Hero(hero) => words::hero(hero),
    }
}

fn read_coins(line: &mut Line<'_>) -> Result<Coins, Fault> {
    let mut of: Vec<(&str, Coins)> =
        heroes().into_iter().map(|(name, hero)| (name, Coins::Hero(hero))).collect();
    of.extend([("hoard", Coins::Hoard), ("start", Coins::Start)]);
    line.one_of("where coins are", &of)
}

/// Takes a small word that must come next.
pub fn word(line: &mut Line<'_>, word: &str) -> Result<(), Fault> {
    line.one_of("a word", &[(word, ())])
}
