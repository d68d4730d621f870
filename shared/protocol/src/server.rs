//! From the server to the browser.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{About, DeckReport, Figure, Outcome, PromptId, SetupFault};

use crate::ErrorCode;

/// A frame to the browser.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything, after a hello, a resync, a rematch, or when the browser fell behind.
    Welcome(Box<Welcome>),
    /// What changed.
    Frame {
        /// Each part that changed, whole: `room`, `prompts`, the game's public parts, and for
        /// a seat `own` and `drafts`.
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
        parts: BTreeMap<Arc<str>, Arc<RawValue>>,
        /// News since, in order.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
        news: Vec<Arc<RawValue>>,
        /// How many news this viewer has with these.
        news_count: u32,
    },
    /// A line of chat.
    Chat(Chat),
    /// The command with this action id is done and stored.
    Done {
        /// The action.
        action: String,
        /// The link, where one was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        link: Option<Link>,
    },
    /// The command with this action id was not done; nothing has changed. When the reason is that
    /// the browser saw something old, a welcome follows.
    Refused {
        /// The action; none when the message could not be read.
        action: Option<String>,
        /// Why.
        error: ErrorCode,
    },
    /// The server ends this socket.
    Closing(Closing),
}

/// Why the server ends a socket, and whether to come back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Closing {
    /// Why.
    pub error: ErrorCode,
    /// Whether connecting again makes sense.
    pub again: bool,
}

/// Everything that a viewer may see.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The version that the server speaks.
    pub version: u32,
    /// Milliseconds since 1970 at the server, to show how long a decision is awaited.
    pub now: u64,
    /// What the lobby must know of the game.
    pub about: About,
    /// Names the game being played; another one after a rematch. None in the lobby.
    pub game_id: Option<String>,
    /// What stays the same during the game, such as a board, once it has begun.
    #[cfg_attr(feature = "ts", ts(type = "unknown | null"))]
    pub guide: Option<Arc<RawValue>>,
    /// All parts.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub parts: BTreeMap<Arc<str>, Arc<RawValue>>,
    /// The news since the count that the browser named; all of them, when it named none or
    /// another game.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub news: Vec<Arc<RawValue>>,
    /// The number of the first of these news, from 0.
    pub news_from: u32,
    /// The last lines of chat.
    pub chat: Vec<Chat>,
}

/// What a table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The stored game cannot be played by this version; it can only be looked at.
    ReadOnly,
}

/// The part `room`: the table itself. The same for everybody, but for `you`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomPart {
    /// The room's name in its address.
    pub room: String,
    /// The game's name.
    pub game: String,
    /// What the table does.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The host's seat; none while nobody sits.
    pub host: Option<u8>,
    /// What is set, by setting.
    pub settings: BTreeMap<String, String>,
    /// What keeps the game from beginning as it is set now.
    pub fault: Option<SetupFault>,
    /// How many look on without a seat.
    pub spectators: u32,
    /// The link to send to friends.
    pub link: String,
    /// Whether that link works only on the server's own computer.
    pub link_is_local: bool,
    /// The result, once the game is over. By game seat: see [`SeatView::plays`].
    pub outcome: Option<Outcome>,
    /// Who this viewer is.
    pub you: You,
}

/// The part `decks`, in the lobby of a game that reads its numbers from files.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecksPart {
    /// The sets that this server has beside the built-in one.
    pub sets: Vec<DeckChoice>,
    /// The set that the game will be played with: `built-in`, or one of these.
    pub chosen: String,
    /// What had been chosen before, if it cannot be had any more.
    pub lost: Option<LostDeck>,
    /// How the chosen set differs from the built-in one.
    pub report: DeckReport,
}

/// A set of decks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckChoice {
    /// Its name.
    pub name: String,
    /// Whether it can be played with; whoever runs the server can ask what is wrong with it.
    pub sound: bool,
}

/// A set of decks that was chosen and cannot be had any more.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LostDeck {
    /// Its name.
    pub name: String,
    /// Whether it is still there, with mistakes in it.
    pub broken: bool,
}

/// Who a viewer is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The room seat that this browser holds.
    pub seat: Option<u8>,
    /// The seat's number in the running game.
    pub plays: Option<u8>,
    /// Whether the host's right is here.
    pub host: bool,
}

/// A seat of the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its number at the table, from 0; it gives colour and symbol.
    pub seat: u8,
    /// Who sits there.
    pub kind: SeatKind,
    /// The name, empty on an open seat.
    pub name: String,
    /// Whether somebody without a seat may sit down here now: an open seat in the lobby, during
    /// the game a house bot's seat or one whose person has left for good.
    pub free: bool,
    /// Whether a device of this seat is connected. Bots are always there.
    pub present: bool,
    /// The figures picked in the lobby.
    pub figures: Vec<String>,
    /// The most figures that this seat can have now.
    pub may_pick: u8,
    /// Its team, from 0, where teams play.
    pub side: Option<u8>,
    /// The number in the running game; seats that were open at the start have none.
    pub plays: Option<u8>,
    /// The standing answer.
    pub habit: String,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A house bot.
    Bot,
    /// A house bot that plays on for a person who is away; the person can come back.
    StandIn,
}

/// One entry of the part `prompts`. Of others' prompts only who, what, since when and whether it
/// is answered is known; the rest is there for one's own.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PromptView {
    /// Its name.
    pub id: PromptId,
    /// The seat in the game.
    pub seat: u8,
    /// About which figure.
    pub figure: Figure,
    /// What is asked.
    pub key: &'static str,
    /// Since when its seat is waited for, in milliseconds since 1970; a question that follows without
    /// news keeps it.
    pub since: u64,
    /// Whether it is answered while others are awaited.
    pub answered: bool,
    /// One's own prompt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Offer<Item, Hint>", optional))]
    pub offer: Option<Offer>,
}

/// What may be answered at one's own prompt.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The items, in the order in which they are numbered.
    #[cfg_attr(feature = "ts", ts(type = "Item[]"))]
    pub items: Arc<RawValue>,
    /// At least so many.
    pub min: u8,
    /// At most so many.
    pub max: u8,
    /// Whether the order of the answer means something.
    pub ordered: bool,
    /// What is barred: pairs of item and rule id.
    #[cfg_attr(feature = "ts", ts(type = "[Item, string][]"))]
    pub barred: Arc<RawValue>,
    /// What each item would do; as many as items, or none.
    #[cfg_attr(feature = "ts", ts(type = "Hint[]"))]
    pub hints: Arc<RawValue>,
    /// The answer given, while it can be taken back.
    #[cfg_attr(feature = "ts", ts(type = "Item[] | null"))]
    pub answer: Option<Arc<RawValue>>,
    /// What was prepared for this prompt before it opened, if it is offered now.
    #[cfg_attr(feature = "ts", ts(type = "Item[] | null"))]
    pub draft: Option<Arc<RawValue>>,
    /// Whether something was prepared that is not offered now; it is forgotten.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub draft_dropped: bool,
    /// When the standing answer is given, in milliseconds since 1970.
    pub standing_at: Option<u64>,
}

/// One entry of the part `drafts`, which a seat gets alone: what it has prepared for prompts that
/// are not open yet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DraftView {
    /// About which figure.
    pub figure: Figure,
    /// The prompt's key.
    pub key: String,
    /// The items.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub items: Arc<RawValue>,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chat {
    /// Number of the line in this room, from 0.
    pub number: u32,
    /// Who said it: the room seat, or none for a spectator.
    pub seat: Option<u8>,
    /// The name at that time.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A personal link to a seat. Whoever opens it first, sits there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// The seat.
    pub seat: u8,
    /// The address. Its secret stands behind the `#`, which browsers send to nobody.
    pub url: String,
}
