//! Rooms: each is owned by one task, and everybody else sends it messages.

mod agenda;
mod answers;
mod auto;
mod commands;
mod deck_part;
mod drafts;
mod frames;
mod hands;
mod load;
mod lobby;
mod messages;
mod outbox;
mod play;
mod recall;
mod report;
mod room;
mod sent;
mod sides;
mod state;
mod words;

use std::collections::HashMap;
use std::iter;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use protocol::{ErrorCode, ServerMessage};
use tokio::sync::{mpsc, oneshot, watch};

use crate::house::House;
use crate::ids::{RoomCode, SecretHash};
use crate::store::Row;

pub use messages::{Saved, Summary, ToRoom};
pub use outbox::{Delivery, Inbox, Outbox, queue};

/// How many messages may wait for a room.
const WAITING: usize = 256;
/// A room that met so many faults opens to be looked at only.
const FAULTS: u32 = 3;
/// How often a message is sent anew when the room it was for has just gone.
const TRIES: u32 = 5;

/// A message as it goes over the socket.
pub fn text(message: &ServerMessage) -> Utf8Bytes {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(fault) => {
            tracing::error!(%fault, "a message has no JSON form");
            Utf8Bytes::from_static("{}")
        }
    }
}

#[derive(Clone)]
struct Handle {
    sender: mpsc::Sender<ToRoom>,
    /// Ends when the room is cleared up.
    gone: watch::Receiver<()>,
}

#[derive(Default)]
struct Known {
    rooms: HashMap<RoomCode, Handle>,
    faults: HashMap<RoomCode, u32>,
}

/// The rooms that are in memory. Others are read from the store when somebody comes.
pub struct Rooms {
    house: Arc<House>,
    known: Mutex<Known>,
    numbers: AtomicU64,
}

impl Rooms {
    /// The rooms of this house.
    pub fn new(house: Arc<House>) -> Arc<Self> {
        Arc::new(Self { house, known: Mutex::default(), numbers: AtomicU64::new(0) })
    }

    /// What everything shares.
    pub fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// Makes a room for this game.
    ///
    /// # Errors
    /// [`ErrorCode::UnknownGame`] or [`ErrorCode::NotStored`].
    pub async fn create(&self, game: &str) -> Result<RoomCode, ErrorCode> {
        let unknown = || ErrorCode::UnknownGame { game: game.chars().take(64).collect() };
        let kind = self.house.register.find(game).ok_or_else(unknown)?;
        let room = self.house.ids.room();
        let state = serde_json::to_string(&state::RoomState::new(kind.about()));
        let row = Row::Room {
            room: room.clone(),
            version: 0,
            state: state.map_err(|_| ErrorCode::NotStored)?,
            at: self.house.clock.now(),
        };
        self.house.store.write(vec![row]).await.map_err(|fault| {
            tracing::error!(%fault, "a room was not stored");
            ErrorCode::NotStored
        })?;
        Ok(room)
    }

    /// A number for a new socket.
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Sends a message to a room; reads the room from the store when it is not in memory.
    pub async fn send(self: &Arc<Self>, room: &RoomCode, message: ToRoom) {
        let mut message = message;
        for _ in 0..TRIES {
            let mut handle = self.handle(room);
            match handle.sender.send(message).await {
                Ok(()) => return,
                Err(unheard) => message = unheard.0,
            }
            // Nothing is ever said here; it ends.
            let _ = handle.gone.changed().await;
        }
        message.refuse(ErrorCode::RoomFault, true);
    }

    /// What anybody may know of a room.
    ///
    /// # Errors
    /// [`ErrorCode::UnknownRoom`], or [`ErrorCode::RoomFault`].
    pub async fn look(self: &Arc<Self>, room: &RoomCode) -> Result<Summary, ErrorCode> {
        let (reply, answer) = oneshot::channel();
        self.send(room, ToRoom::Look { reply }).await;
        answer.await.unwrap_or(Err(ErrorCode::RoomFault))
    }

    /// Takes the seat of a personal link.
    ///
    /// # Errors
    /// [`ErrorCode::BadLink`] and what a room says besides.
    pub async fn claim(
        self: &Arc<Self>,
        room: &RoomCode,
        who: SecretHash,
        link: SecretHash,
    ) -> Result<u8, ErrorCode> {
        let (reply, answer) = oneshot::channel();
        self.send(room, ToRoom::Claim { who, link, reply }).await;
        answer.await.unwrap_or(Err(ErrorCode::RoomFault))
    }

    /// This moment of a table as a file, as far as whoever asks may know it.
    ///
    /// # Errors
    /// [`ErrorCode::WrongPhase`] before the first game, [`ErrorCode::BadChat`] for the remark, and
    /// what a room says besides.
    pub async fn report(
        self: &Arc<Self>,
        room: &RoomCode,
        who: SecretHash,
        remark: Option<&str>,
    ) -> Result<Saved, ErrorCode> {
        let remark = remark.filter(|remark| !remark.is_empty()).map(words::chat).transpose()?;
        let (reply, answer) = oneshot::channel();
        self.send(room, ToRoom::Report { who, remark, reply }).await;
        answer.await.unwrap_or(Err(ErrorCode::RoomFault))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn handle(self: &Arc<Self>, room: &RoomCode) -> Handle {
        let mut known = self.known();
        match known.rooms.get(room) {
            Some(handle) => handle.clone(),
            None => self.open(&mut known, room),
        }
    }

    fn open(self: &Arc<Self>, known: &mut Known, room: &RoomCode) -> Handle {
        let (sender, inbox) = mpsc::channel(WAITING);
        let (here, gone) = watch::channel(());
        let handle = Handle { sender, gone };
        known.rooms.insert(room.clone(), handle.clone());
        let faulty = known.faults.get(room).is_some_and(|faults| *faults >= FAULTS);
        tokio::spawn(Arc::clone(self).tend(room.clone(), inbox, here, faulty));
        handle
    }

    /// Keeps a room alive, and clears up after it.
    async fn tend(
        self: Arc<Self>,
        room: RoomCode,
        mut inbox: mpsc::Receiver<ToRoom>,
        here: watch::Sender<()>,
        faulty: bool,
    ) {
        let house = Arc::clone(&self.house);
        let _busy = self.house.busy.token();
        // A panic ends this room and nothing else. What it had not stored is gone; sockets and
        // questions that it held are told so when they are dropped.
        let served = load::serve(house, &room, &mut inbox, faulty);
        let fault = AssertUnwindSafe(served).catch_unwind().await.is_err();
        inbox.close();
        let refusal = if *self.house.stop.borrow() {
            Some(ErrorCode::Restarting)
        } else {
            // Not even to be looked at: a next one would fail as well, again and again.
            (faulty && fault).then_some(ErrorCode::RoomFault)
        };
        self.clear_up(&room, fault, refusal.is_none().then_some(&mut inbox));
        drop(here);
        while let Some(message) = inbox.recv().await {
            match &refusal {
                Some(error) => message.refuse(error.clone(), true),
                None => Box::pin(self.send(&room, message)).await,
            }
        }
    }

    /// Forgets a room that has closed. What came for it meanwhile is for the next one in memory, and
    /// gets there before anything that comes later: who lost the socket to a fault is often back
    /// sooner than the fault is over.
    fn clear_up(
        self: &Arc<Self>,
        room: &RoomCode,
        fault: bool,
        waiting: Option<&mut mpsc::Receiver<ToRoom>>,
    ) {
        let mut known = self.known();
        known.rooms.remove(room);
        if fault {
            *known.faults.entry(room.clone()).or_default() += 1;
            tracing::error!(%room, "the room met a fault and was closed");
        } else {
            // It was left in good order: what went wrong before is over.
            known.faults.remove(room);
        }
        let mut next = None;
        for message in waiting.into_iter().flat_map(|inbox| iter::from_fn(|| inbox.try_recv().ok()))
        {
            let handle = next.get_or_insert_with(|| self.open(&mut known, room));
            // There is room for all of them: nobody else can have sent anything there yet.
            if let Err(unheard) = handle.sender.try_send(message) {
                unheard.into_inner().refuse(ErrorCode::RoomFault, true);
            }
        }
    }
}
