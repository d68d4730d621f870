//! A virtual person: a socket, and an answer to whatever is asked.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, Phase};
use table::{Chance, PromptId};
use tokio::net::TcpStream;
use tokio::time::{self, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message as Frame, client::IntoClientRequest};

use super::Room;
use super::figures::{Tally, by_code};
use super::wire::{Kind, Message, Offer, Parts, Prompt};

/// How long to wait after the server said "too fast".
const BREATH: Duration = Duration::from_millis(200);

/// How a run goes.
#[derive(Clone, Copy)]
pub struct Course {
    /// When it ends.
    pub ends: time::Instant,
    /// The least time between two answers of a person.
    pub pause: Duration,
}

/// What comes out of a socket; nothing when it has ended.
type Heard = Option<Result<Frame, tokio_tungstenite::tungstenite::Error>>;

/// A person at a table.
pub struct Player {
    room: Arc<Room>,
    socket: WebSocketStream<TcpStream>,
    seat: u8,
    chance: Chance,
    phase: Phase,
    prompts: Vec<Prompt>,
    /// Prompts that were answered from here and are still shown.
    answered: HashSet<String>,
    /// What was sent and not yet acknowledged, by action; with its prompt, if it was an answer.
    waiting: HashMap<String, Option<String>>,
    actions: u64,
    answered_at: time::Instant,
    /// When the next answer may be given.
    free_at: time::Instant,
    tally: Tally,
}

impl Player {
    /// Comes to the table.
    pub async fn join(room: Arc<Room>, seat: u8, seed: u64) -> Result<Self, String> {
        let path = format!("/api/rooms/{}", room.name);
        let answer = room.server.call("GET", &path, "").await?;
        let cookie = answer.cookie().ok_or("the server gives no cookie")?;
        let url = format!("ws://{}{path}/socket", room.server.host);
        let mut request = url.into_client_request().map_err(|fault| fault.to_string())?;
        let cookie = cookie.parse().map_err(|_| "the server's cookie cannot be sent back")?;
        request.headers_mut().insert("cookie", cookie);
        let stream = room.server.connect().await?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream)
            .await
            .map_err(|fault| format!("no socket: {fault}"))?;
        let mut player = Self {
            room,
            socket,
            seat,
            chance: Chance::numbered(seed),
            phase: Phase::Lobby,
            prompts: Vec::new(),
            answered: HashSet::new(),
            waiting: HashMap::new(),
            actions: 0,
            answered_at: time::Instant::now(),
            free_at: time::Instant::now(),
            tally: Tally::default(),
        };
        let hello = ClientMessage::Hello { version: protocol::VERSION, news: None, game_id: None };
        player.send(&hello).await?;
        Ok(player)
    }

    /// Has something done, and waits until it is.
    pub async fn command(&mut self, command: Command) -> Result<(), String> {
        self.act(command, None).await?;
        while !self.waiting.is_empty() {
            let refusals = self.tally.refusals.len();
            let frame = self.socket.next().await;
            self.take(frame).await?;
            if self.tally.refusals.len() > refusals {
                return Err(format!("refused{}", by_code(&self.tally.refusals)));
            }
        }
        Ok(())
    }

    /// Whether something was refused with this code.
    pub fn was_refused(&self, code: &str) -> bool {
        self.tally.refusals.contains_key(code)
    }

    /// Plays until the time is up.
    pub async fn play(mut self, course: Course) -> Tally {
        self.tally.frames.clear();
        let ended = timeout_at(course.ends, async {
            if self.seat == 0 {
                self.act(Command::Start, None).await?;
            }
            loop {
                // Whoever thinks still listens: a pause must not count as latency of others.
                let heard = if self.asked().is_some() {
                    timeout_at(self.free_at, self.socket.next()).await.ok()
                } else {
                    Some(self.socket.next().await)
                };
                match heard {
                    Some(frame) => self.take(frame).await?,
                    None => self.answer().await?,
                }
                self.free_at = self.free_at.max(self.answered_at + course.pause);
            }
        })
        .await;
        // Only a socket that breaks ends the loop before its time.
        let broken: Result<Result<(), String>, _> = ended;
        self.tally.lost = u64::from(broken.is_ok());
        self.tally
    }

    /// The first own prompt that is not answered yet.
    fn asked(&self) -> Option<&Prompt> {
        self.prompts.iter().find(|prompt| {
            prompt.offer.is_some() && !prompt.answered && !self.answered.contains(&prompt.id)
        })
    }

    /// Answers the first own prompt that is open.
    async fn answer(&mut self) -> Result<(), String> {
        let Some(Prompt { id, offer: Some(offer), .. }) = self.asked() else { return Ok(()) };
        let (id, offer) = (id.clone(), offer.clone());
        let items = choose(&offer, &mut self.chance);
        let prompt: PromptId = serde_json::from_value(id.clone().into())
            .map_err(|fault| format!("{fault} in {id}"))?;
        self.sent().insert(id.clone(), Instant::now());
        self.answered.insert(id.clone());
        self.answered_at = time::Instant::now();
        self.act(Command::Answer { prompt, items }, Some(id)).await
    }

    async fn act(&mut self, command: Command, prompt: Option<String>) -> Result<(), String> {
        self.actions += 1;
        let action = format!("{}-{}-{}", self.room.name, self.seat, self.actions);
        self.waiting.insert(action.clone(), prompt);
        self.send(&ClientMessage::Do { action, command }).await
    }

    async fn send(&mut self, message: &ClientMessage) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|fault| fault.to_string())?;
        self.socket.send(Frame::text(text)).await.map_err(|fault| fault.to_string())
    }

    /// Takes in the next message.
    async fn take(&mut self, frame: Heard) -> Result<(), String> {
        let frame = frame.ok_or("the socket ended")?.map_err(|fault| fault.to_string())?;
        let Frame::Text(text) = frame else { return Ok(()) };
        let message: Message =
            serde_json::from_str(&text).map_err(|fault| format!("{fault} in {text}"))?;
        match message.kind {
            Kind::Welcome => self.answered.clear(),
            Kind::Frame => self.tally.frames.push(u32::try_from(text.len()).unwrap_or(u32::MAX)),
            Kind::Done => {
                let done = message.action.and_then(|action| self.waiting.remove(&action));
                self.tally.answers += u64::from(done.flatten().is_some());
            }
            Kind::Refused => self.refused(message.action, &message.error),
            Kind::Closing => return Err(format!("the server closes: {}", message.error)),
            Kind::Other => {}
        }
        match message.parts {
            Some(parts) => self.look(parts).await,
            None => Ok(()),
        }
    }

    fn refused(&mut self, action: Option<String>, error: &serde_json::Value) {
        let code = error.get("code").and_then(|code| code.as_str()).unwrap_or("unknown");
        *self.tally.refusals.entry(code.to_owned()).or_default() += 1;
        let refused = action.and_then(|action| self.waiting.remove(&action)).flatten();
        if code == "too_fast" {
            self.free_at = time::Instant::now() + BREATH;
            // The prompt is still open; the same answer is tried again.
            refused.map(|prompt| self.answered.remove(&prompt));
        }
    }

    async fn look(&mut self, parts: Parts) -> Result<(), String> {
        if let Some(prompts) = parts.prompts {
            self.measure(&prompts);
            self.answered.retain(|id| prompts.iter().any(|prompt| prompt.id == *id));
            self.prompts = prompts;
        }
        let Some(room) = parts.room else { return Ok(()) };
        let before = std::mem::replace(&mut self.phase, room.phase);
        if self.seat != 0 || before == room.phase {
            return Ok(());
        }
        match room.phase {
            Phase::Over => {
                self.tally.games += 1;
                self.sent().clear();
                self.act(Command::Rematch, None).await
            }
            Phase::Lobby => self.act(Command::Start, None).await,
            Phase::Playing | Phase::ReadOnly => Ok(()),
        }
    }

    /// Measures how long the answers of others took to get here.
    fn measure(&mut self, now: &[Prompt]) {
        let before = std::mem::take(&mut self.prompts);
        let gone = before.iter().filter(|old| {
            old.offer.is_none()
                && !old.answered
                && !now.iter().any(|new| new.id == old.id && !new.answered)
        });
        let sent = self.room.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let took: Vec<u32> = gone
            .filter_map(|prompt| sent.get(&prompt.id))
            .map(|sent| u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX))
            .collect();
        drop(sent);
        self.tally.latencies.extend(took);
    }

    fn sent(&self) -> std::sync::MutexGuard<'_, HashMap<String, Instant>> {
        self.room.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Any answer that the offer allows.
fn choose(offer: &Offer, chance: &mut Chance) -> Vec<serde_json::Value> {
    let (min, max) = (usize::from(offer.min), usize::from(offer.max).min(offer.items.len()));
    let count = min + chance.index(max.saturating_sub(min) + 1);
    let mut items = offer.items.clone();
    chance.shuffle(&mut items);
    items.truncate(count);
    items
}
