//! Scenario files that are wrong. Each game's own `tests/scenario_files.rs` takes this in.

use std::marker::PhantomData;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use table::Game;
use table::scenario::{Ending, Fault, Rehearsal, Source};

/// A scenario that holds. Each test spoils one line of it.
pub struct Sound<G> {
    text: &'static str,
    game: PhantomData<G>,
}

impl<G: Game> Sound<G> {
    /// This one.
    pub const fn new(text: &'static str) -> Self {
        Self { text, game: PhantomData }
    }

    /// Plays a text.
    pub fn rehearse(text: &str) -> Vec<Rehearsal> {
        G::rehearse(text).unwrap()
    }

    #[track_caller]
    fn with(&self, old: &str, new: &str) -> String {
        assert!(self.text.contains(old), "{old}");
        self.text.replacen(old, new, 1)
    }

    /// What is wrong after this change, and the words it is wrong in.
    #[track_caller]
    pub fn spoilt(&self, old: &str, new: &str) -> (Fault, String) {
        let text = self.with(old, new);
        let fault = Self::rehearse(&text).into_iter().find_map(|one| match one.end {
            Ending::Unreadable(fault) => Some(fault),
            _ => None,
        });
        let fault = fault.unwrap_or_else(|| panic!("{text}\nis not wrong"));
        let line = text.lines().nth(fault.at.line - 1).unwrap();
        let word = line.chars().skip(fault.at.column - 1).take(fault.at.length).collect();
        (fault, word)
    }

    /// A change is a fault at this word, which allows this instead.
    #[track_caller]
    pub fn typo(&self, old: &str, new: &str, word: &str, allowed: &str) {
        let (fault, found) = self.spoilt(old, new);
        assert_eq!(found, word, "{}", fault.message);
        assert!(
            fault.allowed.iter().any(|one| one == allowed) || fault.message.contains(allowed),
            "{allowed} is not allowed: {fault:?}"
        );
    }

    /// What the report says after this change.
    #[track_caller]
    pub fn complaint(&self, old: &str, new: &str) -> String {
        let text = self.with(old, new);
        Self::rehearse(&text)[0].complaint(&Source::new("a.txt", &text))
    }

    /// It holds before it is spoilt.
    #[track_caller]
    pub fn holds(&self) {
        let all = Self::rehearse(self.text);
        let complaints = all.iter().map(|one| one.complaint(&Source::new("", self.text)));
        assert_eq!(complaints.collect::<String>(), "");
    }

    /// Any bytes are read without a panic.
    pub fn any_bytes() {
        proptest!(quietly(), |(bytes in vec(any::<u8>(), 0..200))| {
            let text = String::from_utf8_lossy(&bytes);
            Self::play(&text);
            Self::play(&format!("scenario: x\n{text}"));
        });
    }

    /// Its words and some more are played in any order without a panic.
    pub fn any_words(&self, more: &[&'static str]) {
        let pieces = self.pieces(more);
        proptest!(quietly(), |(places in vec(any::<Index>(), 0..60))| {
            let text: String = places.iter().map(|place| *place.get(&pieces)).collect();
            Self::play(&format!("scenario: x\n{text}"));
        });
    }

    /// With some of its words exchanged for others it is played without a panic.
    pub fn any_changes(&self, more: &[&'static str]) {
        let pieces = self.pieces(more);
        proptest!(quietly(), |(changes in vec(any::<(Index, Index)>(), 1..6))| {
            let mut words = self.words();
            for (place, piece) in changes {
                *place.get_mut(&mut words) = *piece.get(&pieces);
            }
            Self::play(&words.concat());
        });
    }

    fn pieces(&self, more: &[&'static str]) -> Vec<&'static str> {
        self.words().into_iter().chain(more.iter().copied()).collect()
    }

    /// Its words, with what stands between them.
    fn words(&self) -> Vec<&'static str> {
        self.text.split_inclusive([' ', '\n', ',']).collect()
    }

    /// Plays a text and complains of it, whatever it holds.
    fn play(text: &str) {
        for rehearsal in Self::rehearse(text) {
            rehearsal.complaint(&Source::new("x", text));
        }
    }
}

fn quietly() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}
