//! A moment of a table, or a whole game, as a file that can be sent to somebody and opened there
//! with `flagon replay`.
//!
//! As long as a game goes on there is only the [`ViewReport`]: what one viewer knows. Its fields
//! cannot hold a seed, an answer or anybody else's secrets. The [`GameReport`] holds everything, and
//! is made when the game is over.

mod replay;
mod settings;

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::SeatKind;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Act, Refusal};

use crate::ids::{Seed, hex, unhex};

pub use replay::{Replay, Step};
pub use settings::{Differing, Settings};

/// The version of these files. It rises when an older flagon would misread a newer file.
pub const FORMAT: u32 = 1;
/// The longest file, in bytes.
pub const LARGEST: usize = 8 << 20;

/// A file that was read.
pub enum Report {
    /// What one viewer knew while the game went on.
    View(Box<ViewReport>),
    /// A game that is over.
    Game(Box<GameReport>),
}

/// What is said first in either file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Head {
    /// `view` or `game`.
    pub report: String,
    /// The version of the file.
    pub format: u32,
    /// The version of the program that wrote it.
    pub flagon: String,
    /// The game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u32,
    /// What looks wrong, in the words of whoever saved it.
    pub remark: Option<String>,
}

/// Who plays a seat, as the table shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Whether it is a person.
    pub kind: SeatKind,
}

/// What one viewer knows of a game that goes on.
#[derive(Debug, Serialize, Deserialize)]
pub struct ViewReport {
    /// What it is.
    pub head: Head,
    /// The seat of the viewer in the game; none for somebody who looks on.
    pub seat: Option<u8>,
    /// How many answers were given before this moment: where to look in the report of the whole
    /// game, once it is over.
    pub answers: u32,
    /// Who plays, by seat of the game.
    pub players: Vec<Player>,
    /// What the lobby had set.
    pub settings: BTreeMap<String, String>,
    /// What the viewer saw, drawn and told in characters, for people who read the file.
    pub sketch: Vec<String>,
    /// What is asked; the offers are those to this viewer.
    pub prompts: Arc<RawValue>,
    /// The parts of the view.
    pub parts: BTreeMap<Arc<str>, Arc<RawValue>>,
    /// How many news this viewer has had.
    pub news_count: u32,
    /// The news, the latest at the end. The first ones are missing when there were too many.
    pub news: Vec<Arc<RawValue>>,
    /// What was frozen when the game began, decks and all. It is made from what the lobby showed to
    /// everybody, without chance.
    pub setup: Arc<RawValue>,
}

/// A whole game, to be played again.
#[derive(Debug, Serialize, Deserialize)]
pub struct GameReport {
    /// What it is.
    pub head: Head,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// What the lobby had set.
    pub settings: BTreeMap<String, String>,
    /// The source of its chance.
    #[serde(with = "open_seed")]
    pub seed: Seed,
    /// The fingerprint of the position at its beginning.
    pub digest: String,
    /// The answers, in order.
    pub answers: Vec<Answer>,
    /// What was frozen when the game began, decks and all.
    pub setup: Box<RawValue>,
}

/// An answer of a game that is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// Whose.
    pub seat: u8,
    /// What was done.
    pub act: Act<Value>,
    /// The fingerprint of the position after it.
    pub digest: String,
}

/// A seed has no serializer of its own, so that none goes out by accident. Here the game is over.
mod open_seed {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::{Seed, hex, unhex};

    pub(super) fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&seed.reveal()))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(from)?;
        unhex(&text)
            .map(Seed::new)
            .ok_or_else(|| de::Error::custom("a seed has 64 hexadecimal digits"))
    }
}

/// Why a file cannot be opened or its game not be played again.
#[derive(Debug, thiserror::Error)]
pub enum ReportFault {
    /// It is longer than any report.
    #[error("the file is too long to be a report: at most {} MB", LARGEST >> 20)]
    TooLarge,
    /// It stops in the middle.
    #[error("the file ends in the middle. Copy or download it once more")]
    Truncated,
    /// It is something else.
    #[error(
        "this is no report. A report is the file that \"Something is wrong here?\" in the menu of a \
         table saves"
    )]
    NotAReport,
    /// It was written by a later program.
    #[error(
        "the file has format {format}, this flagon reads up to {FORMAT}. Open it with flagon {flagon} \
         or a newer one"
    )]
    Newer {
        /// Its format.
        format: u32,
        /// Who wrote it.
        flagon: String,
    },
    /// Something in it is not as it was written.
    #[error("the file is damaged or was changed by hand: {0}")]
    Damaged(String),
    /// There is no such game.
    #[error("this flagon does not know the game \"{0}\"")]
    UnknownGame(String),
    /// Its rules are others.
    #[error(
        "the game was played under edition {stored} of its rules, and this flagon plays edition \
         {known}: it would go otherwise. Open the file with flagon {flagon}"
    )]
    Edition {
        /// The game's.
        stored: u32,
        /// This program's.
        known: u32,
        /// Who wrote it.
        flagon: String,
    },
    /// Its setup is not understood.
    #[error("this game cannot begin: {0}")]
    Setup(String),
    /// It names other than all who played.
    #[error(
        "the file names {named} player{}, the game was for {seats}: one of the two was changed",
        if *named == 1 { "" } else { "s" }
    )]
    Players {
        /// How many are named.
        named: usize,
        /// The seats of the game.
        seats: u8,
    },
    /// An answer may not be given.
    #[error("answer {number} is refused: {refusal}")]
    Refused {
        /// Which, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl Report {
    /// Reads a file.
    ///
    /// # Errors
    /// The [`ReportFault`] that says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, ReportFault> {
        #[derive(Deserialize)]
        struct Begin {
            head: Head,
        }
        #[derive(Deserialize)]
        struct Beginning {
            head: HeadFormat,
        }
        #[derive(Deserialize)]
        struct HeadFormat {
            format: u32,
            #[serde(default)]
            flagon: String,
        }
        if text.len() > LARGEST {
            return Err(ReportFault::TooLarge);
        }
        let early: Beginning =
            serde_json::from_str(text).map_err(|fault| match fault.classify() {
                serde_json::error::Category::Eof if !text.trim().is_empty() => {
                    ReportFault::Truncated
                }
                serde_json::error::Category::Syntax if text.starts_with("{\"head\":") => {
                    damaged(fault)
                }
                _ => ReportFault::NotAReport,
            })?;
        let HeadFormat { format, flagon } = early.head;
        if format > FORMAT {
            return Err(ReportFault::Newer { format, flagon });
        }
        let Begin { head } = whole(text)?;
        match head.report.as_str() {
            "view" => Ok(Self::View(Box::new(whole(text)?))),
            "game" => Ok(Self::Game(Box::new(whole(text)?))),
            _ => Err(ReportFault::NotAReport),
        }
    }
}

fn whole<T: DeserializeOwned>(text: &str) -> Result<T, ReportFault> {
    serde_json::from_str(text).map_err(damaged)
}

fn damaged(fault: serde_json::Error) -> ReportFault {
    let (line, column) = (fault.line(), fault.column());
    let message = crate::plain::json(&fault);
    ReportFault::Damaged(format!("line {line}, character {column}: {message}"))
}
