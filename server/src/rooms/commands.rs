//! Does what people want: on a copy, kept in the store, and only then taken over and told.

use protocol::{Chat, Command, ErrorCode, Link, Phase, SeatKind, ServerMessage};
use table::{Act, Chance, Refusal};

use super::lobby::Guest;
use super::play::Play;
use super::recall::Reply;
use super::room::{Fresh, Room};
use super::state::RoomState;
use super::words;
use crate::ids::SecretHash;
use crate::limit::Bucket;
use crate::store::{Row, StoreError, StoredGame};

/// How many lines of chat a seat may write at once, and in a minute.
const TALK_AT_ONCE: u32 = 8;
const TALK_PER_MINUTE: u64 = 40;
/// How many lines of chat a newcomer sees.
const CHAT_KEPT: usize = 50;

impl Room {
    /// Does what somebody wants, once, and tells them how it went.
    pub async fn carry_out(&mut self, socket: u64, action: String, command: Command) {
        let Some(who) = self.sockets.iter().find(|s| s.id == socket).map(|s| s.who) else {
            return;
        };
        let reply = match self.recalled(&who, &action) {
            Some(reply) => reply,
            None => {
                let reply = match self.dispatch(&who, &action, command).await {
                    Ok(link) => Reply::Done(link),
                    Err(error) => Reply::Refused(error),
                };
                self.recall.note(who, action.clone(), &reply);
                reply
            }
        };
        if let Reply::Refused(ErrorCode::Answer { refusal: Refusal::Stale | Refusal::Answered }) =
            &reply
        {
            // They saw something old; their next decision should not.
            let viewer = self.state.sits(&who);
            let news = self.sent.get(&viewer).map(|sent| sent.news_count());
            let game_id = self.play.as_ref().map(|play| play.game_id.to_string());
            self.refresh(socket, Fresh { news, game_id });
        }
        let message = match reply {
            Reply::Done(link) => ServerMessage::Done { action, link },
            Reply::Refused(error) => ServerMessage::Refused { action: Some(action), error },
        };
        self.send(socket, &message);
    }

    fn recalled(&self, who: &SecretHash, action: &str) -> Option<Reply> {
        let plays = self.state.sits(who).and_then(|seat| self.state.seat(seat)?.plays);
        let logged =
            plays.zip(self.play.as_ref()).is_some_and(|(seat, play)| play.knows(seat, action));
        if logged { Some(Reply::Done(None)) } else { self.recall.find(who, action).cloned() }
    }

    async fn dispatch(
        &mut self,
        who: &SecretHash,
        action: &str,
        command: Command,
    ) -> Result<Option<Link>, ErrorCode> {
        match command {
            Command::Answer { prompt, items } => {
                self.answer_as(who, action, Act::Pick { prompt, items }).await?;
            }
            Command::Withdraw { prompt } => {
                self.answer_as(who, action, Act::Withdraw { prompt }).await?;
            }
            Command::Draft { figure, key, items } => {
                self.prepare(who, figure, key, items)?;
            }
            Command::Say { text } => self.say(who, &text).await?,
            Command::Start => self.start(who).await?,
            Command::Link | Command::NewLink { .. } => return self.link(who, command).await,
            command => self.rearrange(who, command).await?,
        }
        Ok(None)
    }

    /// Somebody who wants something, as the table sees them.
    fn guest<'a>(&'a self, who: SecretHash, present: &'a [bool], lost: &'a [bool]) -> Guest<'a> {
        let (about, kind) = (self.about(), self.kind.as_ref());
        Guest { who, about, kind, sets: &self.sets, present, lost }
    }

    /// Does what changes the table and not the game.
    async fn rearrange(&mut self, who: &SecretHash, command: Command) -> Result<(), ErrorCode> {
        if !matches!(command, Command::Rematch) {
            self.changeable()?;
        }
        let mut next = self.state.clone();
        next.phase = self.phase();
        let present = self.present();
        let lost = self.lost();
        let guest = self.guest(*who, &present, &lost);
        match command {
            Command::Sit { seat, name } => guest.sit(&mut next, seat, &name)?,
            Command::Stand => guest.stand(&mut next)?,
            Command::Rename { name } => guest.rename(&mut next, &name)?,
            Command::Choose { figures } => guest.choose(&mut next, figures)?,
            Command::Bot { seat, on } => guest.bot(&mut next, seat, on)?,
            Command::Seats { count } => guest.seats(&mut next, count)?,
            Command::Set { key, choice } => guest.set(&mut next, key, choice)?,
            Command::Side { seat, side } => guest.side(&mut next, seat, side)?,
            Command::Host { seat } => guest.pass_host(&mut next, seat)?,
            Command::Habit { habit } => guest.habit(&mut next, habit)?,
            Command::Rematch => guest.rematch(&mut next)?,
            // No changes of the table alone; `dispatch` has them.
            Command::Answer { .. }
            | Command::Withdraw { .. }
            | Command::Draft { .. }
            | Command::Say { .. }
            | Command::Start
            | Command::Link
            | Command::NewLink { .. } => return Ok(()),
        }
        let rematch = next.phase == Phase::Lobby && self.phase() != Phase::Lobby;
        self.keep(next, Vec::new()).await?;
        if rematch {
            self.sets = self.house.decks.look(&self.house.register).await;
            self.play = None;
            self.read_only = false;
            self.drafts.clear();
            self.welcome_all();
        }
        Ok(())
    }

    /// Keeps a new state, with what belongs to it, and takes it over.
    pub async fn keep(&mut self, next: RoomState, mut rows: Vec<Row>) -> Result<(), ErrorCode> {
        if next != self.state {
            rows.push(self.state_row(&next)?);
        }
        if rows.is_empty() {
            return Ok(());
        }
        let changed = next != self.state;
        self.write(rows).await?;
        if changed {
            self.version += 1;
        }
        for ((number, old), new) in self.state.numbered().zip(&next.seats) {
            let held = old.devices.iter().any(|device| new.devices.contains(device));
            if old.kind != new.kind || (!held && old.kind == SeatKind::Person) {
                // What one person prepared is not for the next one's eyes.
                self.drafts.remove(&number);
            }
        }
        self.state = next;
        Ok(())
    }

    /// The row that follows the kept state.
    pub fn state_row(&self, next: &RoomState) -> Result<Row, ErrorCode> {
        let state = serde_json::to_string(next).map_err(|fault| {
            tracing::error!(room = %self.code, %fault, "the state has no JSON form");
            ErrorCode::NotStored
        })?;
        Ok(Row::Room {
            room: self.code.clone(),
            version: self.version + 1,
            state,
            at: self.house.clock.now(),
        })
    }

    /// Keeps rows; nothing is told before that.
    pub async fn write(&mut self, rows: Vec<Row>) -> Result<(), ErrorCode> {
        self.house.store.write(rows).await.map_err(|fault| {
            tracing::error!(room = %self.code, %fault, "not stored");
            self.outdated |= matches!(fault, StoreError::Conflict);
            ErrorCode::NotStored
        })
    }

    async fn start(&mut self, who: &SecretHash) -> Result<(), ErrorCode> {
        self.changeable()?;
        let mut next = self.state.clone();
        let present = self.present();
        let lost = self.lost();
        let guest = self.guest(*who, &present, &lost);
        let lobby = guest.start(&mut next)?;
        let setup = self.kind.freeze(&lobby).map_err(|fault| ErrorCode::Setup { fault })?;
        let (game_id, seed) = (self.house.ids.uuid(), self.house.ids.seed());
        let begun = self
            .kind
            .begin(&setup, lobby.seats, Chance::from_seed(seed.reveal()))
            .map_err(|fault| ErrorCode::Setup { fault })?;
        next.game_id = Some(game_id);
        let game = StoredGame {
            game_id,
            edition: self.kind.edition(),
            seats: lobby.seats,
            setup,
            seed,
            digest: begun.table.digest(),
            begun_at: self.house.clock.now(),
            answers: Vec::new(),
        };
        let begun_at = game.begun_at;
        let setup = game.setup.clone();
        let row = Row::Game { room: self.code.clone(), game: Box::new(game) };
        self.keep(next, vec![row]).await?;
        self.play = Some(Play::begin(game_id, &setup, begun, begun_at, &self.house.pace));
        self.drafts.clear();
        self.welcome_all();
        Ok(())
    }

    fn welcome_all(&mut self) {
        self.sockets.iter_mut().for_each(|socket| socket.fresh = Some(Fresh::default()));
    }

    async fn say(&mut self, who: &SecretHash, text: &str) -> Result<(), ErrorCode> {
        let text = words::chat(text)?;
        let now = self.house.clock.now();
        let seat = self.state.sits(who);
        let full = || Bucket::new(TALK_AT_ONCE, TALK_PER_MINUTE, now);
        if !self.talk.entry(seat).or_insert_with(full).take(now) {
            return Err(ErrorCode::TooFast);
        }
        let name = seat.and_then(|seat| self.state.seat(seat)).map(|seat| seat.name.clone());
        let chat = Chat {
            number: self.chat.back().map_or(0, |last| last.number + 1),
            seat,
            name: name.unwrap_or_default(),
            text,
            at: now,
        };
        self.write(vec![Row::Chat { room: self.code.clone(), chat: chat.clone() }]).await?;
        let message = ServerMessage::Chat(chat.clone());
        self.send_all(&message);
        self.chat.push_back(chat);
        if self.chat.len() > CHAT_KEPT {
            self.chat.pop_front();
        }
        Ok(())
    }

    async fn link(
        &mut self,
        who: &SecretHash,
        command: Command,
    ) -> Result<Option<Link>, ErrorCode> {
        self.changeable()?;
        let mut next = self.state.clone();
        let present = self.present();
        let lost = self.lost();
        let guest = self.guest(*who, &present, &lost);
        let secret = self.house.ids.secret();
        let seat = match command {
            Command::NewLink { seat } => {
                guest.new_link(&mut next, seat, secret.hash())?;
                seat
            }
            _ => guest.link(&mut next, secret.hash())?,
        };
        self.keep(next, Vec::new()).await?;
        Ok(Some(Link { seat, url: self.house.links.personal(&self.code, &secret) }))
    }

    /// Somebody opens a personal link.
    pub async fn claim(&mut self, who: SecretHash, link: &SecretHash) -> Result<u8, ErrorCode> {
        self.changeable()?;
        let mut next = self.state.clone();
        let present = self.present();
        let lost = self.lost();
        let guest = self.guest(who, &present, &lost);
        let seat = guest.claim(&mut next, link)?;
        self.keep(next, Vec::new()).await?;
        Ok(seat)
    }

    /// Whoever comes back to a seat that the host had given to a stand-in, has it again.
    pub async fn welcome_back(&mut self, who: &SecretHash) {
        let mut next = self.state.clone();
        let Some(seat) = next.sits(who).and_then(|seat| next.seat_mut(seat)) else { return };
        if seat.kind == SeatKind::StandIn {
            seat.kind = SeatKind::Person;
            // When it cannot be kept the stand-in plays on, and sitting down takes the seat back.
            let _ = self.keep(next, Vec::new()).await;
        }
    }
}
