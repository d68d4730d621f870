//! Decisions as data: what is asked, of whom, and everything that may be answered.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, Figure, Seat};

/// Names a prompt for as long as the game lasts: the how-manieth question it belongs to, and its
/// place among those asked together. The same answers lead to the same ids, also after a restart.
/// On the wire it is `"12.0"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PromptId {
    /// How many questions the game had asked before.
    pub step: u32,
    /// Place among the prompts of one question.
    pub number: u8,
}

impl fmt::Display for PromptId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.step, self.number)
    }
}

impl Serialize for PromptId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PromptId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = alloc::string::String::deserialize(deserializer)?;
        text.split_once('.')
            .and_then(|(step, number)| {
                Some(Self { step: step.parse().ok()?, number: number.parse().ok()? })
            })
            .ok_or_else(|| serde::de::Error::custom("a prompt id looks like \"12.0\""))
    }
}

/// What may be answered. Everything legal is listed, so one list serves mouse, keyboard, screen
/// reader, bots and tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choose<I> {
    /// Exactly one of these.
    One(Vec<I>),
    /// From `min` to `max` of these. An item that stands here twice may be picked twice.
    Many {
        /// What is offered.
        of: Vec<I>,
        /// At least so many.
        min: u8,
        /// At most so many.
        max: u8,
        /// Whether the order of the answer means something.
        ordered: bool,
    },
}

impl<I> Choose<I> {
    /// What is offered, in the order in which it is numbered for the player.
    pub fn offered(&self) -> &[I] {
        match self {
            Self::One(of) | Self::Many { of, .. } => of,
        }
    }

    /// The least and the most items that an answer may hold.
    pub fn bounds(&self) -> (usize, usize) {
        match self {
            Self::One(_) => (1, 1),
            Self::Many { min, max, .. } => (usize::from(*min), usize::from(*max)),
        }
    }

    /// Whether there is an answer that [`check`] would allow.
    pub fn can_be_answered(&self) -> bool {
        let (min, max) = self.bounds();
        min <= max && min <= self.offered().len()
    }
}

/// Something that would be offered, were it not for a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barred<I> {
    /// What is barred.
    pub item: I,
    /// The id of the rule that bars it, as the rules ledger of the game has it.
    pub rule: &'static str,
}

/// A decision that is open now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<I> {
    /// Its name, to be given back with the answer.
    pub id: PromptId,
    /// Whose decision it is.
    pub seat: Seat,
    /// Which of the seat's figures it is about.
    pub figure: Figure,
    /// What is asked, as a key that the browser has words for.
    pub key: &'static str,
    /// What may be answered.
    pub choose: Choose<I>,
    /// What may not, and why.
    pub barred: Vec<Barred<I>>,
    /// The answer, when it was given and can still be taken back because others are awaited.
    pub answer: Option<Vec<I>>,
}

/// What somebody does at a prompt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Act<I> {
    /// Answers it.
    Pick {
        /// The prompt answered.
        prompt: PromptId,
        /// Items of its offer.
        items: Vec<I>,
    },
    /// Takes an answer back while others are still awaited.
    Withdraw {
        /// The prompt answered before.
        prompt: PromptId,
    },
}

impl<I> Act<I> {
    /// The prompt it is about.
    pub fn prompt(&self) -> PromptId {
        match self {
            Self::Pick { prompt, .. } | Self::Withdraw { prompt } => *prompt,
        }
    }
}

/// Why an act is refused. The game is left as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// No prompt of that id is open: it is over, or it never was.
    Stale,
    /// The prompt belongs to another seat.
    NotYours,
    /// It is answered; take the answer back first.
    Answered,
    /// There is no answer to take back.
    NotAnswered,
    /// The item at this place of the answer is not offered, or not so many times.
    NotOffered {
        /// Place in the answer, from 0.
        place: usize,
    },
    /// The answer has too few items.
    TooFew {
        /// How many it needs at least.
        min: usize,
    },
    /// The answer has too many items.
    TooMany {
        /// How many it may have at most.
        max: usize,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stale => f.write_str("it answers a question that is not open"),
            Self::NotYours => f.write_str("it answers a question to another seat"),
            Self::Answered => {
                f.write_str("its question is answered already, and the answer was not taken back")
            }
            Self::NotAnswered => f.write_str("there is no answer to take back"),
            Self::NotOffered { place } => {
                write!(
                    f,
                    "choice {} of it is not offered, or not so many times",
                    place.saturating_add(1)
                )
            }
            Self::TooFew { min } => {
                write!(f, "it has fewer choices than the {min} that are needed")
            }
            Self::TooMany { max } => {
                write!(f, "it has more choices than the {max} that are allowed")
            }
        }
    }
}

/// Says whether this seat may do that now.
///
/// # Errors
/// The [`Refusal`] that names what is wrong with it.
pub fn check<I: PartialEq>(open: &[Prompt<I>], seat: Seat, act: &Act<I>) -> Result<(), Refusal> {
    let prompt = open.iter().find(|prompt| prompt.id == act.prompt()).ok_or(Refusal::Stale)?;
    if prompt.seat != seat {
        return Err(Refusal::NotYours);
    }
    match act {
        Act::Withdraw { .. } if prompt.answer.is_none() => Err(Refusal::NotAnswered),
        Act::Withdraw { .. } => Ok(()),
        Act::Pick { .. } if prompt.answer.is_some() => Err(Refusal::Answered),
        Act::Pick { items, .. } => fits(&prompt.choose, items),
    }
}

fn fits<I: PartialEq>(choose: &Choose<I>, items: &[I]) -> Result<(), Refusal> {
    let (min, max) = choose.bounds();
    if items.len() > max {
        return Err(Refusal::TooMany { max });
    }
    let offered = choose.offered();
    for (place, item) in items.iter().enumerate() {
        let copies = offered.iter().filter(|other| *other == item).count();
        let earlier = items.iter().take(place).filter(|other| *other == item).count();
        if earlier >= copies {
            return Err(Refusal::NotOffered { place });
        }
    }
    if items.len() < min { Err(Refusal::TooFew { min }) } else { Ok(()) }
}

/// Any legal answer, each as likely as the other.
pub fn random_answer<I: Clone>(prompt: &Prompt<I>, chance: &mut Chance) -> Vec<I> {
    let (min, max) = prompt.choose.bounds();
    let offered = prompt.choose.offered();
    let most = max.min(offered.len());
    let count = min + chance.index(most.saturating_sub(min) + 1);
    let mut places: Vec<usize> = (0..offered.len()).collect();
    chance.shuffle(&mut places);
    places.iter().take(count).filter_map(|place| offered.get(*place).cloned()).collect()
}
