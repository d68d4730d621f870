//! Reads the deck files into a book.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Deserialize;
use table::{DeckBook, DeckFault, DeckFaults, DeckFiles, Files, Lobby, RulingBook};
use toml::{Table, Value};

use crate::book::{Book, Face, Rulings};
use crate::chamber_file::{CHAMBERS, ChamberFile, Numbers, SHAPES, Shapes};
use crate::checks::check;
use crate::ids::Kind;
use crate::square::Arrows;

const RULINGS: &str = "rulings.toml";

impl DeckBook for Book {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (CHAMBERS, include_str!("../decks/chambers.toml")),
        (RULINGS, include_str!("../decks/rulings.toml")),
    ];

    fn fits(file: &str, values: Table) -> Result<(), String> {
        let values = Value::Table(values);
        let fits = match file {
            CHAMBERS => ChamberFile::deserialize(values).map(drop),
            _ => Rulings::deserialize(values).map(drop),
        };
        fits.map_err(|error| error.message().to_string())
    }

    fn assemble(files: &DeckFiles) -> Result<(Self, Vec<DeckFault>), DeckFault> {
        let file: ChamberFile = files.parse(CHAMBERS)?;
        let rulings = files.parse(RULINGS)?;
        let mut faults = DeckFaults::default();
        check(&file, &mut faults);
        let Numbers { hand, goal, escape, coins, rounds } = file.game;
        let book = Self {
            faces: faces(&file.chambers),
            hand: *hand.value(),
            goal: *goal.value(),
            escape: *escape.value(),
            coins: *coins.value(),
            rounds: *rounds.value(),
            rulings,
        };
        Ok((book, faults.0))
    }

    fn defaults(&self) -> BTreeMap<String, String> {
        self.rulings.defaults()
    }
}

/// The tiles in the order of their numbers.
fn faces(chambers: &BTreeMap<Kind, Shapes>) -> Vec<Face> {
    let mut faces = Vec::new();
    for kind in Kind::ALL {
        let counts = chambers.get(&kind).map(Shapes::counts).unwrap_or_default();
        for (count, (_, sides)) in counts.into_iter().zip(SHAPES) {
            let face = Face { kind, arrows: Arrows::of(sides) };
            faces.extend(core::iter::repeat_n(face, usize::from(count)));
        }
    }
    faces
}

/// The decks of a game: the built-in ones, with what the chosen set and the chosen rulings say
/// otherwise.
pub fn frozen(lobby: &Lobby) -> Result<(DeckFiles, Book), DeckFault> {
    let chosen = Files::from([(RULINGS.to_string(), Rulings::chosen(&lobby.settings))]);
    Book::frozen(&[&lobby.decks, &chosen])
}
