//! One room, owned by one task that does one thing at a time.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use protocol::{Chat, Closing, ErrorCode, Phase};
use table::{About, Chance, SetupFault};
use tokio::sync::mpsc;

use super::agenda::Agenda;
use super::drafts::Drafts;
use super::messages::{Summary, ToRoom};
use super::outbox::Outbox;
use super::play::Play;
use super::recall::Recall;
use super::sent::Sent;
use super::state::RoomState;
use crate::decks::Sets;
use crate::games::Kind;
use crate::house::{House, stopped};
use crate::ids::{RoomCode, SecretHash};
use crate::limit::Bucket;

/// A connected browser.
pub(super) struct Socket {
    pub id: u64,
    pub who: SecretHash,
    pub out: Outbox,
    /// The room seat that it sees the table from.
    pub viewer: Option<u8>,
    /// Set while it waits for a welcome.
    pub fresh: Option<Fresh>,
}

/// What a browser that gets a welcome has already.
#[derive(Clone, Debug, Default)]
pub(super) struct Fresh {
    pub news: Option<u32>,
    pub game_id: Option<String>,
}

/// A room in memory.
pub(super) struct Room {
    pub code: RoomCode,
    pub house: Arc<House>,
    pub kind: Arc<dyn Kind>,
    pub state: RoomState,
    /// The sets of decks that were there when the lobby opened.
    pub sets: Arc<Sets>,
    /// The number of the state that is kept.
    pub version: i64,
    /// What would keep a game from beginning now, and for which version of the state that is said.
    pub fault: Option<SetupFault>,
    pub looked_at: Option<i64>,
    pub play: Option<Play>,
    /// The game cannot go on in this version of the server.
    pub read_only: bool,
    pub sockets: Vec<Socket>,
    pub sent: BTreeMap<Option<u8>, Sent>,
    pub drafts: BTreeMap<u8, Drafts>,
    pub recall: Recall,
    pub chat: VecDeque<Chat>,
    /// How much each seat may still say, and all onlookers together.
    pub talk: BTreeMap<Option<u8>, Bucket>,
    pub agenda: Agenda,
    /// The chance of the house's own decisions; never that of the game.
    pub whim: Chance,
    /// When the room was read from the store.
    pub loaded_at: u64,
    /// Which people have no device here, and since when.
    pub away: BTreeMap<u8, u64>,
    pub empty_since: Option<u64>,
    /// After a failed write the house waits so long before it tries again.
    pub rest_until: u64,
    /// Another writer was first, so that what is in memory is old.
    pub outdated: bool,
}

impl Room {
    /// Serves the room until it is empty for long, the server stops, or it must be read again.
    pub async fn run(mut self, inbox: &mut mpsc::Receiver<ToRoom>) {
        let mut stop = self.house.stop.clone();
        self.show();
        while !self.outdated {
            let due = self.next_due();
            let clock = Arc::clone(&self.house.clock);
            let sleep = async move {
                match due {
                    Some(at) => clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                () = stopped(&mut stop) => {
                    let goodbye = Closing { error: ErrorCode::Restarting, again: true };
                    self.sockets.iter().for_each(|socket| socket.out.close(goodbye.clone()));
                    break;
                }
                message = inbox.recv() => match message {
                    Some(message) => self.hear(message).await,
                    None => break,
                },
                () = sleep => {
                    if self.is_idle() {
                        break;
                    }
                    self.wake().await;
                }
            }
        }
    }

    async fn hear(&mut self, message: ToRoom) {
        match message {
            ToRoom::Join { socket, who, out, news, game_id } => {
                let fresh = Some(Fresh { news, game_id });
                let viewer = self.state.sits(&who);
                self.sockets.push(Socket { id: socket, who, out, viewer, fresh });
                self.welcome_back(&who).await;
            }
            ToRoom::Leave { socket } => self.sockets.retain(|other| other.id != socket),
            ToRoom::Resync { socket, news, game_id } => {
                self.refresh(socket, Fresh { news, game_id });
            }
            ToRoom::Do { socket, action, command } => {
                self.carry_out(socket, action, command).await;
            }
            ToRoom::Claim { who, link, reply } => {
                let claimed = self.claim(who, &link).await;
                self.show();
                // Whoever asked may be gone; the claim holds all the same.
                let _ = reply.send(claimed);
                return;
            }
            ToRoom::Report { who, remark, reply } => {
                let _ = reply.send(self.report(&who, remark).await);
                return;
            }
            ToRoom::Look { reply } => {
                let _ = reply.send(Ok(self.summary()));
                return;
            }
        }
        self.show();
    }

    /// Has this socket get everything again.
    pub fn refresh(&mut self, socket: u64, fresh: Fresh) {
        if let Some(socket) = self.sockets.iter_mut().find(|other| other.id == socket) {
            socket.fresh = Some(fresh);
        }
    }

    fn summary(&self) -> Summary {
        Summary { room: self.code.to_string(), game: self.state.game.clone(), phase: self.phase() }
    }

    /// What the table does, as people are told.
    pub fn phase(&self) -> Phase {
        if self.read_only { Phase::ReadOnly } else { self.state.phase }
    }

    pub fn about(&self) -> &About {
        self.kind.about()
    }

    /// Which seats have a connected device.
    pub fn present(&self) -> Vec<bool> {
        let here = |number| self.sockets.iter().any(|socket| socket.viewer == Some(number));
        self.state.numbered().map(|(number, _)| here(number)).collect()
    }

    /// Which seats have had no device for so long that the host may give them a new link.
    pub fn lost(&self) -> Vec<bool> {
        let now = self.house.clock.now();
        let lost = |seat| self.away.get(&seat).is_some_and(|at| at + self.house.pace.lost <= now);
        self.state.numbered().map(|(seat, _)| lost(seat)).collect()
    }

    fn is_idle(&self) -> bool {
        let long = |since: u64| self.house.clock.now() >= since + self.house.pace.idle;
        self.empty_since.is_some_and(long)
    }

    /// What a room that cannot be changed says.
    pub fn changeable(&self) -> Result<(), ErrorCode> {
        if self.read_only { Err(ErrorCode::ReadOnly) } else { Ok(()) }
    }
}
