//! Positions written as text, to try a rule, to play on from, and to be looked at.
//! `docs/scenarios-drakon.md` describes their words.

mod box_of_tiles;
mod cell;
mod check;
mod picks;
mod play;
mod position;
mod read;
mod script;
mod told;
mod words;
mod write;

use alloc::sync::Arc;
use alloc::vec::Vec;

use table::scenario::{Fault, Rehearsal, first_position};
use table::{Chance, Seat};

use crate::book::Book;
use crate::ids::Hero;
use crate::in_play::Drakon;
use crate::news::Event;
use crate::scenario::words::Origin;
use crate::world::World;

pub(crate) use write::{position, seen};

/// A position that was set up.
///
/// ```
/// use drakon::scenario::Scenario;
/// use table::Game;
///
/// let text = "
/// scenario: Gold on the right
///
///      A          B
/// 1    start^>v   gold^>
///
/// Thief: tiles blank^v
/// Knight: tiles blank^v
///
/// expect
/// turn Thief
/// ";
/// let game = Scenario::read(text).unwrap().begin(7, &mut Vec::new());
/// assert_eq!(game.open()[0].key, "turn");
/// ```
#[derive(Clone)]
pub struct Scenario {
    book: Arc<Book>,
    world: World,
    /// Where Start is drawn.
    origin: Origin,
}

impl Scenario {
    /// Reads the position of the first scenario of a text.
    ///
    /// # Errors
    /// A fault where it cannot be read or set up.
    pub fn read(text: &str) -> Result<Self, Fault> {
        first_position(text)
    }

    /// Begins to play, with this stream of chance.
    pub fn begin(&self, stream: u64, events: &mut Vec<Event>) -> Drakon {
        let world = World { chance: Chance::numbered(stream), ..self.world.clone() };
        Drakon::from_world(Arc::clone(&self.book), world, events)
    }

    fn hero(&self, seat: Seat) -> Hero {
        self.world.delver(seat).hero
    }

    fn seat(&self, hero: Hero) -> Option<Seat> {
        self.world.seats().find(|seat| self.hero(*seat) == hero)
    }
}

/// Plays all scenarios of a text.
pub(crate) fn rehearse(text: &str) -> Vec<Rehearsal> {
    table::scenario::rehearse::<Scenario>(text)
}
