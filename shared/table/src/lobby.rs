//! What the lobby must know of a game, and what it hands over.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::Files;
use crate::text::short;

/// What a host may set in the lobby: a key with words in the browser, and the choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setting {
    /// What is set.
    pub key: &'static str,
    /// What it can be set to; the first one is the default.
    pub choices: &'static [&'static str],
    /// Whether it may also be set to a text that the game reads, such as a code.
    pub free: bool,
}

impl Setting {
    /// A setting with these choices and no others.
    pub const fn new(key: &'static str, choices: &'static [&'static str]) -> Self {
        Self { key, choices, free: false }
    }

    /// A setting with these choices, or a text that the game reads.
    pub const fn free(key: &'static str, choices: &'static [&'static str]) -> Self {
        Self { key, choices, free: true }
    }

    /// Whether it can be set to this, as far as the list of choices says.
    pub fn takes(&self, choice: &str) -> bool {
        self.free || self.choices.contains(&choice)
    }
}

/// That seats play in teams, when a setting has a certain choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Teams {
    /// The setting.
    pub setting: &'static str,
    /// The choice.
    pub choice: &'static str,
    /// How many teams there are.
    pub count: u8,
}

/// A name for a choice that makes another game of it, for the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The name.
    pub name: &'static str,
    /// The setting.
    pub key: &'static str,
    /// The choice.
    pub choice: &'static str,
}

/// What the lobby must know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The game's name in addresses and files.
    pub name: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// What the host may set.
    pub settings: Vec<Setting>,
    /// The figures that seats may pick from; empty when there is nothing to pick.
    pub figures: Vec<&'static str>,
    /// How many figures a seat has, by the number of seats from 0 to the most.
    pub figures_each: Vec<u8>,
    /// How seats come to play in teams; none when they never do.
    pub teams: Option<Teams>,
    /// The standing answers that a seat may choose from; the first one is the default.
    pub habits: &'static [&'static str],
}

/// What the lobby hands over when the host starts the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lobby {
    /// How many seats play.
    pub seats: u8,
    /// What the host has set; what is missing has its default.
    pub settings: BTreeMap<String, String>,
    /// The figures picked, for each seat; missing ones are dealt at random.
    pub picks: Vec<Vec<String>>,
    /// The team of each seat, where teams play; missing ones alternate.
    #[serde(default)]
    pub sides: Vec<u8>,
    /// The files of the chosen set of decks; none for the built-in one.
    #[serde(default, skip_serializing_if = "Files::is_empty")]
    pub decks: Files,
}

impl Lobby {
    /// Says whether there is no setting or choice but these.
    ///
    /// # Errors
    /// [`SetupFault::Setting`] with what there is not.
    pub fn check_settings(&self, settings: &[Setting]) -> Result<(), SetupFault> {
        let known = |key: &str| settings.iter().find(|setting| setting.key == key);
        let takes =
            |key: &str, choice: &str| known(key).is_some_and(|setting| setting.takes(choice));
        let wrong = self.settings.iter().find(|(key, choice)| !takes(key, choice));
        wrong.map_or(Ok(()), |(key, choice)| {
            Err(SetupFault::Setting { key: key.clone(), choice: choice.clone() })
        })
    }
}

/// Why a game cannot begin like this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum SetupFault {
    /// Too few or too many seats.
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There is no such setting, or it has no such choice.
    Setting {
        /// The setting.
        key: String,
        /// The choice.
        choice: String,
    },
    /// There is no such figure, or two seats want it.
    Figure {
        /// The figure.
        figure: String,
    },
    /// Teams need another number of seats.
    TeamSeats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The teams cannot be of these sizes.
    Teams {
        /// The size of each team.
        sizes: Vec<u8>,
        /// The sizes that can be, smaller team first.
        allowed: Vec<Vec<u8>>,
    },
    /// The text that a free setting was given cannot be read, or says what cannot be.
    Text {
        /// The setting.
        key: &'static str,
        /// What is wrong with it, as a key with words in the browser.
        why: &'static str,
        /// What these words speak of, by name: keys with words of their own, or texts as they are.
        values: BTreeMap<&'static str, String>,
    },
    /// The deck files contradict themselves.
    Deck {
        /// Where, and what is allowed.
        fault: String,
    },
    /// What was frozen cannot be read: it was changed since.
    Unreadable {
        /// What is wrong with it.
        fault: String,
    },
}

/// A stored setup has an entry for the picks of each seat.
///
/// # Errors
/// The [`SetupFault`] that says how many there are.
pub fn check_picks(entries: usize, seats: u8) -> Result<(), SetupFault> {
    if entries == usize::from(seats) {
        return Ok(());
    }
    let noun = if entries == 1 { "seat" } else { "seats" };
    let fault = format!("it has picks for {entries} {noun}, and the game is for {seats}");
    Err(SetupFault::Unreadable { fault })
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { min, max } => write!(f, "this game is for {min} to {max} seats"),
            Self::Setting { key, choice } => {
                write!(f, "there is no setting {}={}", short(key), short(choice))
            }
            Self::Figure { figure } => {
                write!(
                    f,
                    "{} cannot be picked: there is no such figure, or a seat has it",
                    short(figure)
                )
            }
            Self::TeamSeats { min, max } => write!(f, "teams need {min} to {max} seats"),
            Self::Teams { sizes, allowed } => {
                let teams = |sizes: &Vec<u8>| {
                    let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
                    sizes.join(" against ")
                };
                let allowed: Vec<String> = allowed.iter().map(teams).collect();
                write!(f, "teams of {} cannot be; these can: {}", teams(sizes), allowed.join(", "))
            }
            Self::Text { key, why, values } => {
                write!(f, "{key} cannot be as it says: {}", why.replace('_', " "))?;
                let mut before = " (";
                for (name, value) in values {
                    write!(f, "{before}{name} {}", value.replace('_', " "))?;
                    before = ", ";
                }
                f.write_str(if values.is_empty() { "" } else { ")" })
            }
            Self::Deck { fault } => write!(f, "its decks are not sound: {fault}"),
            Self::Unreadable { fault } => write!(f, "its setup cannot be read: {fault}"),
        }
    }
}
