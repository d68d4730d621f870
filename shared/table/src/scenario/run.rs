//! A scenario in play.

use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::script::{Drawn, Play};
use super::{Difference, Fault, Place, listed};
use crate::{Game, Prompt};

/// A scenario in play.
pub struct Run<'p, P: Play> {
    /// The position that it began with.
    pub play: &'p P,
    /// The game as it is now.
    pub game: P::Game,
    /// What happened since the last phase of expectations.
    pub events: Vec<<P::Game as Game>::Event>,
    /// Which of them a line has told already.
    told: Vec<bool>,
    /// What was asked since then.
    pub(super) asked: Vec<(P::Who, &'static str)>,
    /// What came out otherwise so far.
    pub(super) differences: Vec<Difference>,
    /// What chance decided, and no line has told.
    pub(super) draws: VecDeque<Drawn<P::Draw>>,
    looking: bool,
}

/// What a run had come to.
pub(super) struct Moment<P: Play> {
    game: P::Game,
    events: usize,
    asked: usize,
    draws: VecDeque<Drawn<P::Draw>>,
}

impl<'p, P: Play> Run<'p, P> {
    pub(super) fn begin(play: &'p P, stream: u64) -> Self {
        let mut events = Vec::new();
        let game = play.begin(stream, &mut events);
        let mut run = Self {
            play,
            game,
            events,
            told: Vec::new(),
            asked: Vec::new(),
            differences: Vec::new(),
            draws: VecDeque::new(),
            looking: false,
        };
        run.note(0);
        run
    }

    /// The run as it is now, for [`Run::back_to`].
    pub(super) fn moment(&self) -> Moment<P> {
        Moment {
            game: self.game.clone(),
            events: self.events.len(),
            asked: self.asked.len(),
            draws: self.draws.clone(),
        }
    }

    /// Takes back whatever came after that moment.
    pub(super) fn back_to(&mut self, moment: Moment<P>) {
        self.game = moment.game;
        self.events.truncate(moment.events);
        self.told.truncate(moment.events);
        self.asked.truncate(moment.asked);
        self.draws = moment.draws;
    }

    /// Says that something came out otherwise.
    pub(super) fn differs(
        &mut self,
        at: Place,
        message: impl Into<String>,
        boards: Option<String>,
    ) {
        self.differences.push(Difference { fault: Fault::new(at, message), boards });
    }

    /// A position that breaks a promise of the game is a fault of whatever led to it.
    pub(super) fn sound(&self, at: Place, what: &str) -> Result<(), Fault> {
        match self.game.faults().as_slice() {
            [] => Ok(()),
            faults => Err(Fault::new(at, format!("{what}: {}", listed(faults)))),
        }
    }

    /// Notes what chance decided and what is asked, from the events after the first `known` ones.
    pub(super) fn note(&mut self, known: usize) {
        let new = self.events.get(known..).unwrap_or_default();
        self.draws.extend(self.play.draws(&self.game, new));
        let open = self.game.open().iter();
        self.asked.extend(open.filter_map(|prompt| Some((self.play.who(prompt)?, prompt.key))));
    }

    /// Expectations look back to the last ones; whatever is played begins anew.
    pub(super) fn look(&mut self, looks: bool) {
        if self.looking && !looks {
            self.events.clear();
            self.told.clear();
            self.asked.clear();
            self.note(0);
        }
        self.looking = looks;
    }

    /// All open prompts that wait, in words.
    pub fn open(&self) -> String {
        let waits = self.game.open().iter().filter(|prompt| prompt.answer.is_none());
        let name = |prompt: &Prompt<_>| {
            let who = self.play.who(prompt).map_or("", person::<P>);
            format!("{who} {}", key::<P>(prompt.key))
        };
        format!("asked now: {}", listed(waits.map(name)))
    }

    /// The open prompt of this kind about this one.
    pub(super) fn find(&self, who: P::Who, key: &str) -> Option<&Prompt<<P::Game as Game>::Item>> {
        let is = |prompt: &&Prompt<_>| prompt.key == key && self.play.who(prompt) == Some(who);
        self.game.open().iter().find(is)
    }

    /// Whether something happened; each time that it did is told by one line only. What was found
    /// instead, when it did not.
    pub fn once(&mut self, is: impl Fn(&<P::Game as Game>::Event) -> bool) -> Option<String> {
        self.told.resize(self.events.len(), false);
        let mut events = self.events.iter().zip(self.told.iter_mut());
        if let Some((_, told)) = events.find(|(event, told)| !**told && is(event)) {
            *told = true;
            return None;
        }
        Some(self.all())
    }

    /// What happened, when it should not have.
    pub fn never(&self, is: impl Fn(&<P::Game as Game>::Event) -> bool) -> Option<String> {
        self.events.iter().find(|event| is(event)).and_then(|event| self.play.tell(event))
    }

    /// All that could have been expected, in words.
    pub fn all(&self) -> String {
        let told: Vec<String> = self.events.iter().filter_map(|e| self.play.tell(e)).collect();
        if told.is_empty() { String::from("nothing of the kind") } else { told.join("; ") }
    }
}

/// How a prompt is written.
pub(super) fn key<P: Play>(key: &str) -> &str {
    P::PROMPTS.iter().find(|(_, other)| *other == key).map_or(key, |(name, _)| name)
}

/// How the one that is asked is written.
pub(super) fn person<P: Play>(who: P::Who) -> &'static str {
    P::people().into_iter().find(|(_, other)| *other == who).map_or("", |(name, _)| name)
}
