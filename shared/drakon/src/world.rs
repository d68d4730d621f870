//! The whole position. It is flat and is copied for every step.

use serde::Serialize;
use table::{Chance, Seat};

use crate::ids::{Hero, Tile, Tiles};
use crate::lair::Lair;

/// The most seats at a table.
pub const MOST_SEATS: usize = 6;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has the coins (DK-GOAL-03).
    Gold,
    /// Somebody has left the lair (DK-ESC-04).
    Escape,
    /// Nobody can do anything (DK-OVER-01).
    Stuck,
    /// Nothing has come about for too long.
    Stalled,
}

/// A seat's character, coins and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delver {
    /// Who it is.
    pub hero: Hero,
    /// The chamber it stands in.
    pub at: Tile,
    /// Its coins.
    pub coins: u8,
    /// The tiles in hand.
    pub hand: Tiles,
    /// Whether the power is used up (DK-HERO-04).
    pub spent: bool,
}

/// The pile of tiles, drawn from the front, filled from behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile {
    tiles: [Tile; Tile::MOST],
    count: u8,
}

impl Pile {
    /// A pile of these, the first one on top.
    pub fn of(tiles: &[Tile]) -> Self {
        let mut pile = Self { tiles: [Tile(0); Tile::MOST], count: 0 };
        for tile in tiles {
            pile.bury(*tile);
        }
        pile
    }

    /// Those that lie in it, from the top.
    pub fn tiles(&self) -> &[Tile] {
        self.tiles.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// Takes the top one.
    pub fn draw(&mut self) -> Option<Tile> {
        let top = *self.tiles().first()?;
        self.tiles.rotate_left(1);
        self.count -= 1;
        // What is not in the pile must not make two equal piles differ.
        if let Some(place) = self.tiles.last_mut() {
            *place = Tile(0);
        }
        Some(top)
    }

    /// Puts one under it (DK-DESTROY-03).
    pub fn bury(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.count)) {
            *place = tile;
            self.count += 1;
        }
    }
}

/// Whether the game has begun, goes on, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Nobody has been told who begins.
    Begin,
    /// Turns are taken.
    Turns,
    /// The game is over.
    Over(Ending),
}

/// The whole position.
#[derive(Clone, PartialEq)]
pub struct World {
    /// Where all further chance comes from.
    pub chance: Chance,
    /// The chambers in play.
    pub lair: Lair,
    /// The tiles to draw.
    pub pile: Pile,
    /// Coins in the hoard.
    pub hoard: u8,
    /// Coins on Start.
    pub start_coins: u8,
    /// The seats; those beyond the number of seats are not used.
    pub delvers: [Delver; MOST_SEATS],
    /// How many seats there are.
    pub seats: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the heroes have powers (DK-HERO-02).
    pub heroes: bool,
    /// Whether the way out wins, and not the coins (DK-ESC-01).
    pub escape: bool,
    /// The most coins that anybody has had.
    pub record: u8,
    /// Turns since the last new chamber or the last record: coins that go to and fro between Find a
    /// Gold and a Wishing Well would go on for ever.
    pub quiet: u16,
    /// How far the game is.
    pub flow: Flow,
    /// Who has won, when it was not a matter of counting.
    pub winner: Option<Seat>,
}

impl World {
    /// All seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The seats that play against this one, from its left neighbour on.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (own, all) = (seat.index(), usize::from(self.seats));
        let number = move |step| u8::try_from((own + step) % all.max(1)).unwrap_or(0);
        (1..all).map(move |step| Seat::new(number(step)))
    }

    /// The next seat in turn, which sits on the left (DK-TURN-02).
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.opponents(seat).next().unwrap_or(seat)
    }

    /// The seat before in turn.
    pub fn right_of(&self, seat: Seat) -> Seat {
        self.opponents(seat).last().unwrap_or(seat)
    }

    /// A seat's character, coins and tiles.
    pub fn delver(&self, seat: Seat) -> &Delver {
        &self.delvers[seat.index() % MOST_SEATS]
    }

    /// The same, to be changed.
    pub fn delver_mut(&mut self, seat: Seat) -> &mut Delver {
        &mut self.delvers[seat.index() % MOST_SEATS]
    }

    /// Whether somebody stands in this chamber.
    pub fn occupied(&self, tile: Tile) -> bool {
        self.seats().any(|seat| self.delver(seat).at == tile)
    }

    /// Whether the game is over.
    pub const fn over(&self) -> bool {
        matches!(self.flow, Flow::Over(_))
    }

    /// Whether this seat has that hero's power and may still use it.
    pub fn has_power(&self, seat: Seat, hero: Hero) -> bool {
        let delver = self.delver(seat);
        self.heroes && delver.hero == hero && !delver.spent
    }
}
