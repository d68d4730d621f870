//! What the deck file of chambers is made of.

use alloc::collections::BTreeMap;

use serde::Deserialize;
use table::Marked;

use crate::ids::Kind;
use crate::square::Side;

/// The file of tiles and numbers.
pub const CHAMBERS: &str = "chambers.toml";

/// How a tile's arrows can point, by name.
pub const SHAPES: [(&str, &[Side]); 5] = [
    ("none", &[]),
    ("one", &[Side::North]),
    ("straight", &[Side::North, Side::South]),
    ("corner", &[Side::North, Side::East]),
    ("three", &[Side::North, Side::East, Side::South]),
];

/// The file of tiles and numbers.
#[derive(Deserialize)]
pub struct ChamberFile {
    /// How much of everything there is.
    pub game: Numbers,
    /// How many tiles of each kind.
    #[serde(flatten)]
    pub chambers: BTreeMap<Kind, Shapes>,
}

/// How much of everything there is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Tiles dealt to each seat.
    pub hand: Marked<u8>,
    /// Coins that win.
    pub goal: Marked<u8>,
    /// Coins that open the way out.
    pub escape: Marked<u8>,
    /// Coins in the hoard.
    pub coins: Marked<u8>,
    /// Rounds after which a game that goes in circles is over.
    pub rounds: Marked<u8>,
}

/// How many tiles of a kind there are, by the shape of their arrows.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shapes {
    none: Option<Marked<u8>>,
    one: Option<Marked<u8>>,
    straight: Option<Marked<u8>>,
    corner: Option<Marked<u8>>,
    three: Option<Marked<u8>>,
}

impl Shapes {
    /// In the order of [`SHAPES`].
    pub fn counts(&self) -> [u8; 5] {
        let Self { none, one, straight, corner, three } = self;
        [none, one, straight, corner, three]
            .map(|marked| marked.as_ref().map_or(0, |marked| *marked.value()))
    }
}
