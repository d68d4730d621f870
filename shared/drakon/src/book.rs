//! The numbers of a game: its tiles, and how much of everything there is.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::ids::{Kind, Tile, Tiles};
use crate::square::{Arrows, Side};

const CHAMBERS: &str = include_str!("../decks/chambers.toml");

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// What it does.
    pub kind: Kind,
    /// Its arrows as it is drawn.
    pub arrows: Arrows,
}

/// The tiles and numbers of a game; they are frozen with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
}

impl Book {
    /// The built-in tiles and numbers.
    ///
    /// # Errors
    /// What is wrong with the file, in words.
    pub fn built_in() -> Result<Self, String> {
        Self::read(CHAMBERS)
    }

    /// Reads a file of chambers.
    ///
    /// # Errors
    /// What is wrong with the file, in words.
    pub fn read(text: &str) -> Result<Self, String> {
        let file: ChamberFile = toml::from_str(text).map_err(|fault| fault.to_string())?;
        let mut faces = Vec::new();
        for kind in Kind::ALL {
            let shapes = file.chambers.get(&kind).ok_or_else(|| {
                let key = kind.key();
                alloc::format!("[{key}] is missing")
            })?;
            for (count, sides) in shapes.counts() {
                let face = Face { kind, arrows: Arrows::of(sides) };
                faces.extend(core::iter::repeat_n(face, usize::from(count)));
            }
        }
        let starts = faces.iter().filter(|face| face.kind == Kind::Start).count();
        if starts != 1 {
            return Err(alloc::format!("[start] has {starts} chambers; there is exactly one"));
        }
        if faces.len() > Tile::MOST {
            let most = Tile::MOST;
            return Err(alloc::format!("{} chambers; at most {most} are allowed", faces.len()));
        }
        let Game { hand, goal, escape, coins, rounds } = file.game;
        Ok(Self {
            faces,
            hand: hand.value(),
            goal: goal.value(),
            escape: escape.value(),
            coins: coins.value(),
            rounds: rounds.value(),
        })
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

/// A number, and who says so.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Marked {
    /// The rulebook.
    Printed(u8),
    /// We do.
    House(u8),
}

impl Marked {
    fn value(self) -> u8 {
        let (Self::Printed(value) | Self::House(value)) = self;
        value
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    hand: Marked,
    goal: Marked,
    escape: Marked,
    coins: Marked,
    rounds: Marked,
}

#[derive(Deserialize)]
struct ChamberFile {
    game: Game,
    #[serde(flatten)]
    chambers: BTreeMap<Kind, Shapes>,
}

/// How many chambers of a kind there are, by the shape of their arrows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shapes {
    none: Option<Marked>,
    one: Option<Marked>,
    straight: Option<Marked>,
    corner: Option<Marked>,
    three: Option<Marked>,
}

impl Shapes {
    fn counts(&self) -> [(u8, &'static [Side]); 5] {
        let count = |marked: Option<Marked>| marked.map_or(0, Marked::value);
        [
            (count(self.none), &[]),
            (count(self.one), &[Side::North]),
            (count(self.straight), &[Side::North, Side::South]),
            (count(self.corner), &[Side::North, Side::East]),
            (count(self.three), &[Side::North, Side::East, Side::South]),
        ]
    }
}
