//! The server's messages, as far as a virtual player reads them.

use serde::Deserialize;
use serde_json::Value;

/// A message from the server.
#[derive(Deserialize)]
pub struct Message {
    /// What it is.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// The parts that changed; all of them in a welcome.
    pub parts: Option<Parts>,
    /// The command that it answers.
    pub action: Option<String>,
    /// Why the command was refused, or the socket ends.
    #[serde(default)]
    pub error: Value,
}

/// What a message is.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Everything.
    Welcome,
    /// What changed.
    Frame,
    /// A command was done.
    Done,
    /// A command was not done.
    Refused,
    /// The server ends the socket.
    Closing,
    /// Chat and whatever else may come.
    #[serde(other)]
    Other,
}

/// The parts that a virtual player looks at.
#[derive(Deserialize)]
pub struct Parts {
    /// The table.
    pub room: Option<Room>,
    /// What is asked.
    pub prompts: Option<Vec<Prompt>>,
}

/// The part `room`.
#[derive(Deserialize)]
pub struct Room {
    /// What the table does.
    pub phase: protocol::Phase,
}

/// An entry of the part `prompts`.
#[derive(Deserialize)]
pub struct Prompt {
    /// Its name.
    pub id: String,
    /// Whether it is answered while others are awaited.
    pub answered: bool,
    /// What may be answered, when it is one's own.
    pub offer: Option<Offer>,
}

/// What may be answered.
#[derive(Clone, Deserialize)]
pub struct Offer {
    /// The items.
    pub items: Vec<Value>,
    /// At least so many.
    pub min: u8,
    /// At most so many.
    pub max: u8,
}
