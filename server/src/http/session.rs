//! One socket, from hello to goodbye.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use protocol::{ClientMessage, Closing, ErrorCode, MAX_MESSAGE, ServerMessage, VERSION};
use serde::Deserialize;
use tokio_tungstenite::tungstenite;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::Web;
use crate::clock::Clock;
use crate::house::stopped;
use crate::ids::{RoomCode, SecretHash};
use crate::limit::{Bucket, Place};
use crate::plain;
use crate::rooms::{Delivery, Inbox, Outbox, Rooms, ToRoom, queue, text};

/// The longest action id.
const LONGEST_ACTION: usize = 64;
/// How much of a reader's complaint is passed on.
const LONGEST_DETAIL: usize = 200;

/// The socket ends.
struct Over;

/// A browser's socket.
pub(super) struct Session {
    web: Arc<Web>,
    /// None when the address cannot be a room's.
    room: Option<RoomCode>,
    who: SecretHash,
    socket: u64,
    /// The room's end of the queue, until the hello hands it over.
    outbox: Option<Outbox>,
    inbox: Inbox,
    bucket: Bucket,
    /// When it is asked next whether anybody is there.
    beat_at: u64,
    /// It was asked and has said nothing since.
    unanswered: bool,
    _busy: TaskTrackerToken,
    _place: Place,
}

impl Session {
    pub(super) fn new(
        web: Arc<Web>,
        room: Option<RoomCode>,
        who: SecretHash,
        place: Place,
    ) -> Self {
        let (outbox, inbox) = queue();
        let house = web.rooms.house();
        let (limits, now) = (house.limits, house.clock.now());
        let per_minute = 60 * u64::from(limits.messages_per_second);
        Self {
            bucket: Bucket::new(limits.messages_at_once, per_minute, now),
            socket: web.rooms.number(),
            _busy: house.busy.token(),
            _place: place,
            web,
            room,
            who,
            outbox: Some(outbox),
            inbox,
            beat_at: now + limits.ping,
            unanswered: false,
        }
    }

    fn rooms(&self) -> &Arc<Rooms> {
        &self.web.rooms
    }

    fn clock(&self) -> &Arc<dyn Clock> {
        &self.rooms().house().clock
    }

    /// Serves the socket until one side ends it.
    pub(super) async fn run(mut self, mut socket: WebSocket) {
        while self.turn(&mut socket).await.is_ok() {}
        if self.outbox.is_none()
            && let Some(room) = &self.room
        {
            self.rooms().send(room, ToRoom::Leave { socket: self.socket }).await;
        }
    }

    /// Waits for the next thing and does it.
    async fn turn(&mut self, socket: &mut WebSocket) -> Result<(), Over> {
        let mut stop = self.rooms().house().stop.clone();
        let ping = self.rooms().house().limits.ping;
        let beat = self.clock().sleep_until(self.beat_at);
        tokio::select! {
            biased;
            () = stopped(&mut stop) => {
                let restarting = Closing { error: ErrorCode::Restarting, again: true };
                self.close(socket, restarting).await
            }
            delivery = self.inbox.next() => self.deliver(socket, delivery).await,
            message = socket.recv() => {
                self.unanswered = false;
                match message {
                    Some(Ok(message)) => self.hear(socket, message).await,
                    Some(Err(fault)) => self.give_up(socket, fault).await,
                    None => Err(Over),
                }
            }
            () = beat => {
                // Whoever was asked and said nothing since is gone; the network does not say so.
                if self.unanswered {
                    return Err(Over);
                }
                self.unanswered = true;
                self.beat_at = self.clock().now() + ping;
                self.push(socket, Message::Ping(Vec::new().into())).await
            }
        }
    }

    async fn deliver(&self, socket: &mut WebSocket, delivery: Delivery) -> Result<(), Over> {
        match delivery {
            Delivery::Message(message) => self.push(socket, Message::Text(message)).await,
            Delivery::Closing(closing) => self.close(socket, closing).await,
            Delivery::Overflowed => {
                if let Some(room) = &self.room {
                    let socket = self.socket;
                    let resync = ToRoom::Resync { socket, news: None, game_id: None };
                    self.rooms().send(room, resync).await;
                }
                Ok(())
            }
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        let message = match message {
            Message::Text(message) => message,
            Message::Close(_) => return Err(Over),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => {
                let detail = "binary messages are not understood".to_owned();
                return self.refuse(socket, None, ErrorCode::BadMessage { detail }).await;
            }
        };
        if message.len() > MAX_MESSAGE {
            let error = ErrorCode::TooLarge { max: MAX_MESSAGE };
            return self.refuse(socket, None, error).await;
        }
        if !self.bucket.take(self.clock().now()) {
            return self.refuse(socket, action_of(&message), ErrorCode::TooFast).await;
        }
        match serde_json::from_str(&message) {
            Ok(message) => self.understand(socket, message).await,
            Err(fault) => {
                let detail = plain::json(&fault).chars().take(LONGEST_DETAIL).collect();
                let error = ErrorCode::BadMessage { detail };
                self.refuse(socket, action_of(&message), error).await
            }
        }
    }

    async fn understand(
        &mut self,
        socket: &mut WebSocket,
        message: ClientMessage,
    ) -> Result<(), Over> {
        match message {
            ClientMessage::Hello { version, .. } if version != VERSION => {
                let error = ErrorCode::Version { server: VERSION };
                self.close(socket, Closing { error, again: false }).await
            }
            ClientMessage::Hello { news, game_id, .. } => {
                let Some(room) = &self.room else {
                    let unknown = Closing { error: ErrorCode::UnknownRoom, again: false };
                    return self.close(socket, unknown).await;
                };
                let (id, who) = (self.socket, self.who);
                let hello = match self.outbox.take() {
                    Some(out) => ToRoom::Join { socket: id, who, out, news, game_id },
                    // A second hello asks for everything again.
                    None => ToRoom::Resync { socket: id, news, game_id },
                };
                self.rooms().send(room, hello).await;
                Ok(())
            }
            ClientMessage::Do { action, .. } if action.len() > LONGEST_ACTION => {
                let detail = format!("an action id has at most {LONGEST_ACTION} bytes");
                self.refuse(socket, None, ErrorCode::BadMessage { detail }).await
            }
            ClientMessage::Do { action, command } => {
                let to_room = ToRoom::Do { socket: self.socket, action: action.clone(), command };
                self.pass_on(socket, Some(action), to_room).await
            }
            ClientMessage::Resync { news, game_id } => {
                let resync = ToRoom::Resync { socket: self.socket, news, game_id };
                self.pass_on(socket, None, resync).await
            }
        }
    }

    async fn pass_on(
        &self,
        socket: &mut WebSocket,
        action: Option<String>,
        message: ToRoom,
    ) -> Result<(), Over> {
        match &self.room {
            Some(room) if self.outbox.is_none() => {
                self.rooms().send(room, message).await;
                Ok(())
            }
            _ => self.refuse(socket, action, ErrorCode::NotGreeted).await,
        }
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        action: Option<String>,
        error: ErrorCode,
    ) -> Result<(), Over> {
        let refused = text(&ServerMessage::Refused { action, error });
        self.push(socket, Message::Text(refused)).await
    }

    async fn close(&self, socket: &mut WebSocket, closing: Closing) -> Result<(), Over> {
        let code = match closing.error {
            ErrorCode::Restarting => close_code::RESTART,
            ErrorCode::TooLarge { .. } => close_code::SIZE,
            ErrorCode::RoomFault => close_code::ERROR,
            _ => close_code::POLICY,
        };
        let goodbye = text(&ServerMessage::Closing(closing));
        self.push(socket, Message::Text(goodbye)).await?;
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        self.push(socket, Message::Close(Some(frame))).await?;
        Err(Over)
    }

    async fn give_up(&self, socket: &mut WebSocket, fault: axum::Error) -> Result<(), Over> {
        let fault = fault.into_inner().downcast::<tungstenite::Error>();
        if fault.is_ok_and(|fault| matches!(*fault, tungstenite::Error::Capacity(_))) {
            let error = ErrorCode::TooLarge { max: MAX_MESSAGE };
            return self.close(socket, Closing { error, again: true }).await;
        }
        Err(Over)
    }

    /// Sends, but does not wait for ever for somebody who does not read.
    async fn push(&self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        let patience = 2 * self.rooms().house().limits.ping;
        let deadline = self.clock().sleep_until(self.clock().now() + patience);
        tokio::select! {
            sent = socket.send(message) => sent.map_err(|_| Over),
            () = deadline => Err(Over),
        }
    }
}

/// The action id in a message that is refused for another reason, so that its sender knows which.
fn action_of(message: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        action: String,
    }
    let named: Named = serde_json::from_str(message).ok()?;
    Some(named.action).filter(|action| action.len() <= LONGEST_ACTION)
}
