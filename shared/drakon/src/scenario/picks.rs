//! Prompts and their answers as scenarios write them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::Seat;
use table::scenario::{Fault, Line};

use crate::book::Face;
use crate::ids::Hero;
use crate::item::{Item, ask};
use crate::scenario::Scenario;
use crate::scenario::words::{self, Spot, heroes, maybe_arrows, maybe_face, maybe_spot, read_spot};
use crate::square::Arrows;

/// All prompts: as they are written, and their keys.
pub const PROMPTS: &[(&str, &str)] = &[
    ("turn", ask::TURN),
    ("goes to", ask::TURN),
    ("lay", ask::LAY),
    ("places", ask::LAY),
    ("start", ask::START),
    ("shift", ask::SHIFT),
    ("shift lay", ask::SHIFT_LAY),
    ("destroy", ask::DESTROY),
    ("rotate", ask::ROTATE),
    ("rotate to", ask::ROTATE_TO),
    ("map", ask::MAP),
    ("orb", ask::ORB),
    ("orb to", ask::ORB_TO),
    ("after", ask::AFTER),
    ("push", ask::PUSH),
    ("thief", ask::THIEF),
    ("dwarf", ask::DWARF),
    ("dwarf too", ask::DWARF_TOO),
    ("amazon", ask::AMAZON),
    ("knight", ask::KNIGHT),
];

/// An item as it is written; which one is meant depends on what is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A tile of the hand; or where it goes as well, and how it lies.
    Tile(Face, Option<Spot>),
    /// A chamber.
    Spot(Spot),
    /// A chamber that no arrow leads to.
    Through(Spot),
    /// How a chamber is turned.
    Arrows(Arrows),
    Hero(Hero),
    /// Somebody, and where to.
    Send(Hero, Spot),
    Power,
    Take,
    Leave,
    Back,
}

const WORDS: [(&str, Pick); 5] = [
    ("power", Pick::Power),
    ("take", Pick::Take),
    ("keep", Pick::Take),
    ("leave", Pick::Leave),
    ("back", Pick::Back),
];

impl Pick {
    /// Reads an item.
    pub fn read(line: &mut Line<'_>) -> Result<Self, Fault> {
        if let Some(pick) = line.maybe(&WORDS) {
            return Ok(pick);
        }
        if line.keyword("through") {
            return Ok(Self::Through(read_spot(line)?));
        }
        if let Some(hero) = line.maybe(&heroes()) {
            let to = line.keyword("to").then(|| read_spot(line)).transpose()?;
            return Ok(to.map_or(Self::Hero(hero), |to| Self::Send(hero, to)));
        }
        if let Some(face) = maybe_face(line) {
            let at = line.keyword("at").then(|| read_spot(line)).transpose()?;
            return Ok(Self::Tile(face, at));
        }
        let found = maybe_spot(line).map(Self::Spot);
        found.or_else(|| maybe_arrows(line).map(Self::Arrows)).ok_or_else(|| {
            let mut names: Vec<&str> = WORDS.iter().map(|(name, _)| *name).collect();
            names.extend(["none", "a square like D4", "through D4", "arrows like ^>"]);
            names.extend(["a tile like gold^>", "gold^> at D4"]);
            names.extend(heroes().iter().map(|(name, _)| *name));
            names.push("Thief to D4");
            names.extend(words::tiles());
            line.unlisted("what is picked", &names)
        })
    }

    /// Whether this item is meant.
    pub fn means(&self, play: &Scenario, item: &Item) -> bool {
        let square = |spot: Spot| play.origin.square(spot);
        let hero = |seat: Seat| play.hero(seat);
        match (*self, *item) {
            (Self::Tile(face, None), Item::Tile(tile)) => {
                words::shape(face) == words::shape(play.book.face(tile))
            }
            (Self::Tile(face, spot), Item::Lay { tile, at, arrows }) => {
                let there = spot.is_none_or(|spot| square(spot) == at);
                there && face == Face { kind: play.book.kind(tile), arrows }
            }
            (Self::Spot(spot), Item::Go(at) | Item::Chamber(at)) => square(spot) == at,
            (Self::Spot(spot), Item::Send { to, .. }) => square(spot) == to,
            (Self::Through(spot), Item::Through(at)) => square(spot) == at,
            (Self::Arrows(own), Item::Turn { arrows, .. }) => own == arrows,
            (Self::Hero(own), Item::Seat(seat)) => own == hero(seat),
            (Self::Send(own, spot), Item::Send { seat, to }) => {
                own == hero(seat) && square(spot) == to
            }
            (Self::Power, Item::Power)
            | (Self::Take, Item::Take)
            | (Self::Leave, Item::Leave)
            | (Self::Back, Item::Back) => true,
            _ => false,
        }
    }
}

/// How an item is written.
pub fn show(play: &Scenario, item: &Item) -> String {
    let place = |square| play.origin.show(square);
    match *item {
        Item::Tile(tile) => words::face(play.book.face(tile)),
        Item::Go(at) | Item::Chamber(at) => place(at),
        Item::Through(at) => format!("through {}", place(at)),
        Item::Lay { tile, at, arrows } => {
            let face = Face { kind: play.book.kind(tile), arrows };
            format!("{} at {}", words::face(face), place(at))
        }
        Item::Turn { arrows, .. } => words::arrows(arrows),
        Item::Seat(seat) => words::hero(play.hero(seat)).into(),
        Item::Send { seat, to } => {
            format!("{} to {}", words::hero(play.hero(seat)), place(to))
        }
        Item::Power => "power".into(),
        Item::Take => "take".into(),
        Item::Leave => "leave".into(),
        Item::Back => "back".into(),
    }
}
