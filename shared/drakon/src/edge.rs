//! The empty places beside the chambers in play, where new ones may lie.

use crate::ids::Tile;
use crate::square::{Arrows, Square};

/// Every chamber has four sides.
const MOST: usize = 4 * Tile::MOST;

/// The empty places beside a chamber in play, from top left to bottom right, each with the arrows that
/// are forbidden there. It is kept along with the lair, for every turn asks for it several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    places: [(Square, Arrows); MOST],
    count: u16,
}

impl Edge {
    /// What is not in use: equal edges are equal values.
    const UNUSED: (Square, Arrows) = (Square::START, Arrows::NONE);

    /// No place at all.
    pub const NONE: Self = Self { places: [Self::UNUSED; MOST], count: 0 };

    /// All places.
    pub fn places(&self) -> &[(Square, Arrows)] {
        self.places.get(..usize::from(self.count)).unwrap_or_default()
    }

    fn find(&self, at: Square) -> Result<usize, usize> {
        self.places().binary_search_by_key(&(at.y, at.x), |(square, _)| (square.y, square.x))
    }

    /// A place where these arrows are forbidden, known before or not.
    pub fn put(&mut self, at: Square, against: Arrows) {
        match self.find(at) {
            Ok(known) => self.places[known].1 = against,
            Err(place) => {
                // There is always room: a chamber has four sides, and each is beside one place.
                if let Some(behind) = self.places.get_mut(place..=usize::from(self.count)) {
                    behind.rotate_right(1);
                    self.places[place] = (at, against);
                    self.count += 1;
                }
            }
        }
    }

    /// The place is not empty any more, or has no chamber beside it.
    pub fn remove(&mut self, at: Square) {
        if let Ok(known) = self.find(at) {
            self.places[known] = Self::UNUSED;
            self.places[known..usize::from(self.count)].rotate_left(1);
            self.count -= 1;
        }
    }
}
