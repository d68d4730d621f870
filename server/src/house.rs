//! What everything in the server shares.

use std::sync::Arc;

use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::clock::{Clock, SystemClock};
use crate::config::{Limits, Pace};
use crate::decks::Shelf;
use crate::games::Register;
use crate::ids::{Ids, RandomIds};
use crate::links::Links;
use crate::store::Store;

/// What is handed in: the real things, or what a test puts in their place.
pub struct Parts {
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// The source of names and secrets.
    pub ids: Arc<dyn Ids>,
    /// The games.
    pub register: Register,
    /// The store; the one that the configuration names, when there is none.
    pub store: Option<Arc<dyn Store>>,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            clock: Arc::new(SystemClock),
            ids: Arc::new(RandomIds),
            register: crate::games::house(),
            store: None,
        }
    }
}

/// What every room and every request has at hand.
pub struct House {
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// The source of names and secrets.
    pub ids: Arc<dyn Ids>,
    /// The games.
    pub register: Register,
    /// The sets of decks.
    pub decks: Shelf,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// How fast the house plays.
    pub pace: Pace,
    /// What one visitor may do in a while.
    pub limits: Limits,
    /// The addresses that people open.
    pub links: Links,
    /// Turns true when the server stops.
    pub stop: watch::Receiver<bool>,
    /// Counts the rooms and sockets that are still busy then.
    pub busy: TaskTracker,
}

/// Waits until the server stops.
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    // When the sender is gone, so is the server.
    let _ = stop.wait_for(|stopped| *stopped).await;
}
