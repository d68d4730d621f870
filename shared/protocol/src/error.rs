//! Why something was refused.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;
use table::{Figure, Refusal, SetupFault};

/// A refusal: what is wrong, as a code with values. The browser has the words, and says what to
/// do next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ErrorCode {
    /// There is no room of this name.
    UnknownRoom,
    /// There is nothing at this address.
    NotFound,
    /// The request comes from a page of another site.
    ForeignPage,
    /// The server does not know this game.
    UnknownGame {
        /// The name asked for.
        game: String,
    },
    /// The message could not be read.
    BadMessage {
        /// What the reader says is wrong with it.
        detail: String,
    },
    /// The message is too long.
    TooLarge {
        /// The most bytes.
        max: usize,
    },
    /// The browser speaks another version; it should reload.
    Version {
        /// The server's version.
        server: u32,
    },
    /// The first message must be a hello.
    NotGreeted,
    /// Somebody else sits there.
    SeatTaken {
        /// Which seat.
        seat: u8,
    },
    /// There is no such seat.
    NoSuchSeat {
        /// How many seats there are.
        seats: u8,
    },
    /// Every seat is taken.
    TableFull,
    /// One must sit to do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// That cannot be done now.
    WrongPhase {
        /// What the table does now.
        phase: crate::Phase,
    },
    /// A name has 1 to `max` visible characters.
    BadName {
        /// The most characters.
        max: usize,
    },
    /// A line of chat has 1 to `max` characters.
    BadChat {
        /// The most characters.
        max: usize,
    },
    /// Too much in too short a time.
    TooFast,
    /// Another seat was quicker to pick this figure.
    FigureTaken {
        /// The figure.
        figure: String,
        /// Who has it.
        seat: u8,
    },
    /// There is no such figure, or more were picked than a seat has.
    BadFigures {
        /// The most figures of a seat at this table.
        max: u8,
    },
    /// Something was prepared for a figure that the seat does not have.
    NoSuchFigure {
        /// The figures of the seat.
        figures: Vec<Figure>,
    },
    /// There is no such setting or choice.
    BadSetting {
        /// The setting.
        key: String,
    },
    /// The seat cannot get a bot: a person sits there and is present.
    SeatInUse {
        /// Which seat.
        seat: u8,
    },
    /// No person has this seat.
    NoPerson {
        /// Which seat.
        seat: u8,
    },
    /// The game needs more people or bots.
    TooFewSeats {
        /// The fewest.
        min: u8,
    },
    /// The link was used already, or is not one of ours.
    BadLink,
    /// The answer does not fit the prompt.
    Answer {
        /// What is wrong with it.
        refusal: Refusal,
    },
    /// The game cannot begin like this.
    Setup {
        /// What cannot be.
        fault: SetupFault,
    },
    /// The table is read-only: its game cannot go on in this version of the server.
    ReadOnly,
    /// The server could not store it; nothing was changed.
    NotStored,
    /// The room met a fault and was closed; what was stored before is safe.
    RoomFault,
    /// The server stops or restarts; come back in a moment.
    Restarting,
}
