//! Where rooms and their logs are kept. Nothing is told before it is here.

mod read;
mod sqlite;
mod writer;

use std::future::Future;
use std::pin::Pin;

use protocol::Chat;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Act, Outcome};
use uuid::Uuid;

use crate::ids::{RoomCode, Seed};

pub use sqlite::{OpenError, Sqlite};

/// What a store gives back, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database of rooms.
pub trait Store: Send + Sync + 'static {
    /// Keeps these rows, all or none.
    fn write(&self, rows: Vec<Row>) -> Later<'_, ()>;

    /// All that is known of a room, with the log of the game that it plays or has played last.
    fn read<'a>(&'a self, room: &'a RoomCode) -> Later<'a, Option<StoredRoom>>;

    /// Waits until everything is written, and lets go of the database.
    fn close(&self) -> Later<'_, ()>;
}

/// Why something was not kept or not found.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this version before; the room must be read again.
    #[error("another writer was first")]
    Conflict,
    /// The database failed.
    #[error("the database failed: {0}")]
    Failed(String),
    /// What the database holds is not what this server wrote.
    #[error("a stored row cannot be read: {0}")]
    Unreadable(String),
    /// The server is stopping.
    #[error("the database is closed")]
    Closed,
}

/// One thing to keep.
#[derive(Clone, Debug)]
pub enum Row {
    /// A room's state. Version 0 makes the room; every other one follows the one before it.
    Room {
        /// Which room.
        room: RoomCode,
        /// The state's number.
        version: i64,
        /// The state as JSON.
        state: String,
        /// When.
        at: u64,
    },
    /// A game that begins.
    Game {
        /// Which room.
        room: RoomCode,
        /// The game, without answers yet.
        game: Box<StoredGame>,
    },
    /// An answer, with the position's fingerprint after it.
    Answer {
        /// Of which game.
        game_id: Uuid,
        /// The answer.
        answer: StoredAnswer,
    },
    /// The end of a game.
    End {
        /// Of which game.
        game_id: Uuid,
        /// How it ended.
        outcome: Outcome,
        /// What onlookers were told of it, as a JSON list.
        news: String,
        /// When.
        at: u64,
    },
    /// A line of chat.
    Chat {
        /// In which room.
        room: RoomCode,
        /// The line.
        chat: Chat,
    },
}

/// A room as it is kept.
#[derive(Debug)]
pub struct StoredRoom {
    /// The state's number.
    pub version: i64,
    /// The state as JSON.
    pub state: String,
    /// The game that it plays, or has played last.
    pub game: Option<StoredGame>,
    /// The last lines of chat.
    pub chat: Vec<Chat>,
}

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// Its name.
    pub game_id: Uuid,
    /// The edition of the rules.
    pub edition: u32,
    /// How many seats play.
    pub seats: u8,
    /// What was frozen at its beginning.
    pub setup: Box<RawValue>,
    /// The source of its chance.
    pub seed: Seed,
    /// The fingerprint of the position at its beginning.
    pub digest: String,
    /// When it began.
    pub begun_at: u64,
    /// The answers since.
    pub answers: Vec<StoredAnswer>,
}

/// An answer as it is kept.
#[derive(Clone, Debug)]
pub struct StoredAnswer {
    /// Its place in the log, from 1.
    pub version: u32,
    /// Whose answer, by game seat.
    pub seat: u8,
    /// The id under which it was sent.
    pub action: String,
    /// What was done.
    pub act: Act<Value>,
    /// The position's fingerprint after it.
    pub digest: String,
    /// When.
    pub at: u64,
}
