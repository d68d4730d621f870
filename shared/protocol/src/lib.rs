//! The messages between a Flagon server and its browsers.
//!
//! A browser opens a socket, says [`ClientMessage::Hello`] and gets a [`ServerMessage::Welcome`]
//! with everything it may see. From then on each [`ServerMessage::Frame`] brings the parts that
//! changed, whole, and the news since. Every command carries an action id that its sender made
//! up; it is answered by [`ServerMessage::Done`] or [`ServerMessage::Refused`], and a repeated id
//! gets its first answer again. Messages carry keys and values, never sentences.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(missing_docs)]

extern crate alloc;

mod client;
mod error;
mod server;

pub use client::{ClientMessage, Command};
pub use error::ErrorCode;
pub use server::{
    Chat, Closing, DeckChoice, DecksPart, DraftView, Link, LostDeck, Offer, Phase, PromptView,
    RoomPart, SeatKind, SeatView, ServerMessage, Welcome, You,
};

/// The version of these messages. A browser that speaks another one is asked to reload.
pub const VERSION: u32 = 1;

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 24;

/// The longest line of chat, in characters.
pub const MAX_CHAT: usize = 300;

/// The largest message that the server reads, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;
