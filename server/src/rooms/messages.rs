//! What is said to a room.

use protocol::{Closing, Command, ErrorCode, Phase};
use serde::Serialize;
use tokio::sync::oneshot;

use super::outbox::Outbox;
use crate::ids::SecretHash;

/// A message to a room's task.
pub enum ToRoom {
    /// A browser has said hello.
    Join {
        /// Names the socket from now on.
        socket: u64,
        /// Whose browser it is.
        who: SecretHash,
        /// The way to it.
        out: Outbox,
        /// How many news it has.
        news: Option<u32>,
        /// Of which game.
        game_id: Option<String>,
    },
    /// A browser is gone.
    Leave {
        /// Which.
        socket: u64,
    },
    /// A browser needs everything again.
    Resync {
        /// Which.
        socket: u64,
        /// How many news of the running game it has.
        news: Option<u32>,
        /// The game that it has them of.
        game_id: Option<String>,
    },
    /// Somebody wants something done.
    Do {
        /// Who.
        socket: u64,
        /// The id of the wish.
        action: String,
        /// The wish.
        command: Command,
    },
    /// Somebody opens a personal link.
    Claim {
        /// Who.
        who: SecretHash,
        /// The link's secret.
        link: SecretHash,
        /// Which seat they have now.
        reply: oneshot::Sender<Result<u8, ErrorCode>>,
    },
    /// Somebody wants this moment as a file.
    Report {
        /// Who.
        who: SecretHash,
        /// What looks wrong.
        remark: Option<String>,
        /// The file.
        reply: oneshot::Sender<Result<Saved, ErrorCode>>,
    },
    /// Somebody asks what room this is.
    Look {
        /// The answer.
        reply: oneshot::Sender<Result<Summary, ErrorCode>>,
    },
}

/// What anybody may know of a room.
#[derive(Debug, Serialize)]
pub struct Summary {
    /// Its name.
    pub room: String,
    /// The game.
    pub game: String,
    /// What the table does.
    pub phase: Phase,
}

/// A report as a file.
#[derive(Debug)]
pub struct Saved {
    /// What to call it.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

impl ToRoom {
    /// Says that there is no room to hear it.
    pub fn refuse(self, error: ErrorCode, again: bool) {
        match self {
            Self::Join { out, .. } => out.close(Closing { error, again }),
            Self::Claim { reply, .. } => drop(reply.send(Err(error))),
            Self::Report { reply, .. } => drop(reply.send(Err(error))),
            Self::Look { reply } => drop(reply.send(Err(error))),
            Self::Leave { .. } | Self::Resync { .. } | Self::Do { .. } => {}
        }
    }
}
