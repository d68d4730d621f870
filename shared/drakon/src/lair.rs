//! The chambers in play: where they lie, how their arrows point, and where new ones may lie.

use crate::edge::Edge;
use crate::ids::{Tile, Tiles};
use crate::square::{Arrows, Side, Square};

/// The chambers in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lair {
    tiles: Tiles,
    laid: [Laid; Tile::MOST],
    edge: Edge,
}

/// How a tile lies. Its neighbours are kept, since nearly every question of the game asks for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Laid {
    at: Square,
    arrows: Arrows,
    beside: [Option<Tile>; 4],
}

impl Laid {
    /// A tile that is not in play: equal lairs are equal values.
    const NOWHERE: Self = Self { at: Square::START, arrows: Arrows::NONE, beside: [None; 4] };
}

impl Lair {
    /// A lair with nothing in it.
    pub const EMPTY: Self =
        Self { tiles: Tiles::NONE, laid: [Laid::NOWHERE; Tile::MOST], edge: Edge::NONE };

    /// Lays a chamber there that is not in play yet.
    pub fn lay(&mut self, tile: Tile, at: Square, arrows: Arrows) {
        let beside = Side::ALL.map(|side| self.at(at.beyond(side)));
        self.laid[tile.index() % Tile::MOST] = Laid { at, arrows, beside };
        self.tiles.insert(tile);
        self.link(tile, Some(tile));
        self.look_around(at);
    }

    /// Takes a chamber out of play.
    pub fn lift(&mut self, tile: Tile) {
        let at = self.square(tile);
        self.link(tile, None);
        self.tiles.remove(tile);
        self.laid[tile.index() % Tile::MOST] = Laid::NOWHERE;
        self.look_around(at);
    }

    /// Lets the arrows of a chamber in play point otherwise.
    pub fn turn(&mut self, tile: Tile, arrows: Arrows) {
        self.laid[tile.index() % Tile::MOST].arrows = arrows;
        self.look_around(self.square(tile));
    }

    /// Tells the neighbours of a chamber what lies beside them on its side.
    fn link(&mut self, tile: Tile, there: Option<Tile>) {
        for side in Side::ALL {
            if let Some(beside) = self.beside(tile, side) {
                let back = side.opposite() as usize;
                self.laid[beside.index() % Tile::MOST].beside[back] = there;
            }
        }
    }

    /// All chambers in play.
    pub const fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// Where a chamber in play lies.
    pub fn square(&self, tile: Tile) -> Square {
        self.laid(tile).at
    }

    /// How the arrows of a chamber in play point.
    pub fn arrows(&self, tile: Tile) -> Arrows {
        self.laid(tile).arrows
    }

    fn laid(&self, tile: Tile) -> &Laid {
        &self.laid[tile.index() % Tile::MOST]
    }

    /// The chamber that lies there.
    pub fn at(&self, square: Square) -> Option<Tile> {
        self.tiles.iter().find(|tile| self.square(*tile) == square)
    }

    /// The chamber beside it on that side.
    pub fn beside(&self, tile: Tile, side: Side) -> Option<Tile> {
        self.laid(tile).beside[side as usize]
    }

    /// Whether the chamber beside one on that side has an arrow back to it.
    pub fn points_back(&self, beside: Tile, side: Side) -> bool {
        self.arrows(beside).has(side.opposite())
    }

    /// The arrows that no chamber may have that lies there: those that would meet one of a
    /// neighbour head on (DK-PLACE-02).
    pub fn against(&self, square: Square) -> Arrows {
        let mut against = Arrows::NONE;
        for side in Side::ALL {
            if self.at(square.beyond(side)).is_some_and(|tile| self.points_back(tile, side)) {
                against.insert(side);
            }
        }
        against
    }

    /// The same for a chamber in play.
    pub fn against_own(&self, tile: Tile) -> Arrows {
        let mut against = Arrows::NONE;
        for side in Side::ALL {
            if self.beside(tile, side).is_some_and(|beside| self.points_back(beside, side)) {
                against.insert(side);
            }
        }
        against
    }

    /// All ways in which such a chamber may lie there.
    pub fn fits(&self, square: Square, shape: Arrows) -> impl Iterator<Item = Arrows> {
        let against = self.against(square);
        shape.turns().filter(move |arrows| !arrows.meets(against))
    }

    /// All empty places beside a chamber in play (DK-PLACE-01), with the arrows that are forbidden
    /// there, from top left to bottom right.
    pub fn edge(&self) -> &[(Square, Arrows)] {
        self.edge.places()
    }

    /// Looks again at the places around one: which of them are empty, beside a chamber, and against
    /// which arrows.
    fn look_around(&mut self, at: Square) {
        for place in [at].into_iter().chain(Side::ALL.map(|side| at.beyond(side))) {
            let beside = Side::ALL.into_iter().filter_map(|side| self.at(place.beyond(side)));
            if self.at(place).is_some() || beside.count() == 0 {
                self.edge.remove(place);
            } else {
                self.edge.put(place, self.against(place));
            }
        }
    }
}
