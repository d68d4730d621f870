//! Positions set up by hand, to try a rule: in Rust with [`Scenario`], or in text files that are
//! read, played and checked by [`rehearse`]. `docs/scenarios.md` describes the files.

mod anywhere;
mod builder;
mod cell;
mod check;
mod expected;
mod heard;
mod mat;
mod play;
mod position;
mod prompts;
mod read;
mod run;
mod script;
mod shelf;
mod words;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

pub use builder::Scenario;
use table::scenario::{Ending, Fault, Line, Rehearsal, lines};

pub(crate) use anywhere::anywhere;
pub(crate) use write::{position, seen};

use crate::scenario::shelf::Shelf;

/// Plays all scenarios of a text.
pub fn rehearse(text: &str) -> Vec<Rehearsal> {
    let mut shelf = Shelf::default();
    let mut rest: Vec<Line<'_>> = lines(text).collect();
    let mut all = Vec::new();
    if let Some(first) = rest.first().filter(|line| !read::is_title(line)) {
        let fault = first.unlisted("the title of a scenario", &["scenario: …"]);
        all.push(unreadable(fault));
        let titled = rest.iter().position(read::is_title).unwrap_or(rest.len());
        rest.drain(..titled);
    }
    for own in rest.chunk_by(|_, next| !read::is_title(next)) {
        all.push(rehearse_one(own, &mut shelf));
    }
    all
}

/// Something that is wrong before it is known what it is called.
fn unreadable(fault: Fault) -> Rehearsal {
    let line = fault.at.line;
    Rehearsal { title: String::new(), line, proves: Vec::new(), end: Ending::Unreadable(fault) }
}

fn rehearse_one(own: &[Line<'_>], shelf: &mut Shelf) -> Rehearsal {
    let head = match read::head(own) {
        Ok(head) => head,
        Err(fault) => return unreadable(fault),
    };
    let end = match read::script(&head, own).and_then(|script| play::play(&script, shelf)) {
        Ok(differences) if differences.is_empty() => Ending::Holds,
        Ok(differences) => Ending::Differs(differences),
        Err(fault) => Ending::Unreadable(fault),
    };
    Rehearsal { title: head.title, line: head.line, proves: head.proves, end }
}
