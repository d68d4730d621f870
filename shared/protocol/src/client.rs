//! From the browser to the server.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Figure, PromptId};

/// A frame from the browser.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message on a socket.
    Hello {
        /// The [`crate::VERSION`] that the browser speaks.
        version: u32,
        /// How many news of the running game it has, to get only those since.
        news: Option<u32>,
        /// The game that it has them of, from [`crate::Welcome::game_id`].
        game_id: Option<String>,
    },
    /// Something that the person wants done.
    Do {
        /// Made up by the browser, unique; a repetition gets the first answer again.
        action: String,
        /// What is wanted.
        command: Command,
    },
    /// Asks for everything again, but for the news that the browser has.
    Resync {
        /// How many news of the running game it has, as in the hello.
        news: Option<u32>,
        /// The game that it has them of.
        game_id: Option<String>,
    },
}

/// What a person can want.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Takes an open seat, or a house bot's seat during the game.
    Sit {
        /// Which seat, from 0.
        seat: u8,
        /// The name to sit under.
        name: String,
    },
    /// Leaves one's seat. During the game a house bot takes over.
    Stand,
    /// Changes one's name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Picks figures before the game; the list replaces the one before.
    Choose {
        /// Figures from [`table::About::figures`].
        figures: Vec<String>,
    },
    /// Host: puts a house bot on an open or absent seat, or takes it away again.
    Bot {
        /// Which seat.
        seat: u8,
        /// Whether a bot sits there.
        on: bool,
    },
    /// Host: opens or closes seats; those beyond the number must be free.
    Seats {
        /// How many seats the table has.
        count: u8,
    },
    /// Host: sets an option.
    Set {
        /// Which setting.
        key: String,
        /// One of its choices.
        choice: String,
    },
    /// Puts a seat into a team: one's own, or as the host anybody's.
    Side {
        /// Which seat.
        seat: u8,
        /// Which team, from 0.
        side: u8,
    },
    /// Host: hands the host's right to another seat.
    Host {
        /// The new host's seat.
        seat: u8,
    },
    /// Host: begins the game.
    Start,
    /// Answers a prompt with items of its offer.
    Answer {
        /// The prompt.
        prompt: PromptId,
        /// The picked items.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        items: Vec<Value>,
    },
    /// Takes an answer back while others are awaited.
    Withdraw {
        /// The prompt.
        prompt: PromptId,
    },
    /// Prepares an answer to a prompt that is not open yet; an empty list forgets it.
    Draft {
        /// About which figure.
        figure: Figure,
        /// The prompt's key.
        key: String,
        /// The items.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        items: Vec<Value>,
    },
    /// Sets the standing answer of one's seat.
    Habit {
        /// One of [`table::About::habits`].
        habit: String,
    },
    /// Says something to the table.
    Say {
        /// What.
        text: String,
    },
    /// Asks for a personal link to one's own seat, for another device.
    Link,
    /// Host: makes a new link for a seat whose holder lost it; the old devices lose the seat.
    NewLink {
        /// Which seat.
        seat: u8,
    },
    /// Host, after the end: back to the lobby with the same people.
    Rematch,
}
