//! Scenarios: rules told as text files that anybody can write and read.
//!
//! A scenario sets up a position, says what is played, and says what must come out. [`rehearse`]
//! reads and plays the scenarios of a text. A game says in which words its positions, answers and
//! expectations are written ([`Play`]); all else is here: lines that know where they are
//! ([`Line`]), faults that show the place and what is allowed there ([`Fault`]), boards drawn in
//! characters ([`Drawing`], [`side_by_side`]), prompts that are answered or must refuse an answer, and
//! what came out otherwise ([`Run`], [`Rehearsal`]). There is no I/O: texts come in, texts go out.

mod change;
mod compare;
mod course;
mod drawing;
mod fault;
mod line;
mod read;
mod run;
mod script;
mod shelf;
mod words;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub use change::Change;
pub use drawing::{Drawing, Sketch, column, side_by_side, square};
pub use fault::{Fault, Place, Source};
pub use line::{Line, Word, lines};
pub use read::{first_position, rehearse};
pub use run::Run;
pub use script::{ActOf, Answer, Check, Drawn, Play, Said, Script, Setup, Step};
pub use shelf::Shelf;
pub use words::{differs, listed, yes_or_no};

/// One scenario of a file, and how it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rehearsal {
    /// What it is called.
    pub title: String,
    /// The line of its title, from 1.
    pub line: usize,
    /// The ids of the rules that it proves.
    pub proves: Vec<String>,
    /// How it went.
    pub end: Ending,
}

/// How a scenario went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Everything came out as it says.
    Holds,
    /// Something came out otherwise.
    Differs(Vec<Difference>),
    /// It cannot be read, or its position cannot be.
    Unreadable(Fault),
}

/// Something that came out otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The line that expects something else, what it expects, and what was found.
    pub fault: Fault,
    /// Expected and found side by side, where boards differ.
    pub boards: Option<String>,
}

/// Whoever has so many things come out otherwise looks at the first ones.
const COMPLAINTS: usize = 50;

impl Rehearsal {
    /// Whether everything came out as it says.
    pub fn holds(&self) -> bool {
        self.end == Ending::Holds
    }

    /// What is wrong, for people: nothing when it holds. `source` is the whole file.
    pub fn complaint(&self, source: &Source<'_>) -> String {
        match &self.end {
            Ending::Holds => String::new(),
            Ending::Unreadable(fault) => fault.show(source),
            Ending::Differs(differences) => {
                let mut all = String::new();
                for difference in differences.iter().take(COMPLAINTS) {
                    all.push_str(&difference.fault.show(source));
                    if let Some(boards) = &difference.boards {
                        all.push_str(boards);
                    }
                }
                let more = differences.len().saturating_sub(COMPLAINTS);
                if more > 0 {
                    all.push_str(&format!("and {more} more\n"));
                }
                all
            }
        }
    }
}
