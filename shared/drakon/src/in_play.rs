//! A game in play. What the house asks of it stands above, in `game.rs`, so that scenarios can play
//! without knowing the house.

use alloc::sync::Arc;
use alloc::vec::Vec;

use table::Stage;

use crate::book::Book;
use crate::item::Item;
use crate::news::Event;
use crate::play::Delve;
use crate::world::World;

/// A game of Drakon.
#[derive(Clone, PartialEq)]
pub struct Drakon {
    pub(crate) stage: Stage<Delve>,
    pub(crate) book: Arc<Book>,
}

impl Drakon {
    /// A game that goes on from this position.
    pub(crate) fn from_world(book: Arc<Book>, world: World, events: &mut Vec<Event>) -> Self {
        Self { stage: Stage::begin(world, book.as_ref(), events), book }
    }

    /// The whole position.
    pub(crate) fn world(&self) -> &World {
        self.stage.world()
    }

    pub(crate) fn book(&self) -> &Arc<Book> {
        &self.book
    }

    /// The position at the beginning of this turn, and what has been answered since.
    pub(crate) fn turn_began(&self) -> (&World, &[Vec<Vec<Item>>]) {
        (self.stage.base(), self.stage.heard())
    }
}
