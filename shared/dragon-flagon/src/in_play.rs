//! A game in play. What the house asks of it stands above, in `game.rs`, so that scenarios can play
//! without knowing the house.

use alloc::sync::Arc;
use alloc::vec::Vec;

use table::Stage;

use crate::book::Book;
use crate::news::Event;
use crate::world::{Brawl, World};

/// A game of The Dragon & Flagon.
#[derive(Clone, PartialEq)]
pub struct DragonFlagon {
    pub(crate) stage: Stage<Brawl>,
    pub(crate) book: Arc<Book>,
}

impl DragonFlagon {
    /// Plays on from this position.
    pub(crate) fn from_world(book: Arc<Book>, world: World, events: &mut Vec<Event>) -> Self {
        Self { stage: Stage::begin(world, book.as_ref(), events), book }
    }

    /// The whole position.
    pub(crate) fn world(&self) -> &World {
        self.stage.world()
    }
}
