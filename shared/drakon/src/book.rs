//! The numbers of a game: its tiles, how much of everything there is, and what the house decides.

use alloc::vec::Vec;

use serde::Serialize;
use table::{DeckBook, DeckFault, DeckFiles};

use crate::ids::{Kind, Shown, Tile, Tiles};
pub use crate::rulings::Rulings;
use crate::square::Arrows;

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// What it does.
    pub kind: Kind,
    /// Its arrows as it is drawn.
    pub arrows: Arrows,
}

/// The tiles, numbers and rulings of a game, as its deck files have them.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// What each tile shows, by its number; the last one is Start.
    pub faces: Vec<Face>,
    /// Tiles dealt to each seat (DK-SETUP-03).
    pub hand: u8,
    /// Coins that win the basic game (DK-GOAL-02).
    pub goal: u8,
    /// Coins that open the way out (DK-ESC-01).
    pub escape: u8,
    /// Coins in the hoard (DK-SETUP-07).
    pub coins: u8,
    /// Rounds without a new chamber and without anybody richer than all before, after which the game
    /// is over.
    pub rounds: u8,
    /// What the house decides.
    pub rulings: Rulings,
}

impl Book {
    /// The built-in tiles and numbers.
    ///
    /// # Errors
    /// What is wrong with the files.
    pub fn built_in() -> Result<Self, DeckFault> {
        <Self as DeckBook>::read(&<Self as DeckBook>::built_in())
    }

    /// Reads deck files.
    ///
    /// # Errors
    /// A [`DeckFault`] that names file, place and what is allowed.
    pub fn read(files: &DeckFiles) -> Result<Self, DeckFault> {
        <Self as DeckBook>::read(files)
    }

    /// What a tile shows.
    pub fn face(&self, tile: Tile) -> Face {
        let blank = Face { kind: Kind::Blank, arrows: Arrows::NONE };
        self.faces.get(tile.index()).copied().unwrap_or(blank)
    }

    /// What a tile does.
    pub fn kind(&self, tile: Tile) -> Kind {
        self.face(tile).kind
    }

    /// All tiles, in the order of their numbers.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        (0..).map(Tile).take(self.faces.len())
    }

    /// The Start chamber.
    pub fn start(&self) -> Tile {
        self.tiles().find(|tile| self.kind(*tile) == Kind::Start).unwrap_or(Tile(0))
    }

    /// The first of all tiles that look like this one. It is what everybody is told of a tile that
    /// lies open: the number of its own would tell which of those that look alike is in a hand.
    pub fn look(&self, tile: Tile) -> Tile {
        let face = self.face(tile);
        self.tiles().find(|other| self.face(*other) == face).unwrap_or(tile)
    }

    /// A tile as it is told when it lies open.
    pub(crate) fn shown(&self, tile: Tile) -> Shown {
        Shown { tile, look: self.look(tile) }
    }

    /// The tiles of a set, one of each that look the same.
    pub fn distinct(&self, tiles: Tiles) -> Vec<Tile> {
        let mut found: Vec<Tile> = Vec::with_capacity(tiles.len());
        for tile in tiles.iter() {
            if found.iter().all(|other| self.face(*other) != self.face(tile)) {
                found.push(tile);
            }
        }
        found
    }
}
