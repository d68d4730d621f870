//! Whole games played by bots, one decision at a time.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)] // Each test file uses a part of it.

pub mod sound;

use dragon_flagon::DragonFlagon;
use dragon_flagon::item::Item;
use dragon_flagon::news::Event;
use proptest::prelude::ProptestConfig;
use table::{
    Act, Chance, Digest, Game, Lobby, Prompt, Refusal, Seat, SetupFault, Skill, Viewer, check,
};

/// So many cases of a property, or as many as `PROPTEST_CASES` says.
pub fn cases(few: u32) -> ProptestConfig {
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    let default = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if asked { default } else { ProptestConfig { cases: few, ..default } }
}

pub type Setup = <DragonFlagon as Game>::Setup;

pub const LENGTHS: [&str; 3] = ["quick", "normal", "extended"];

/// What a lobby hands over when only the length is set.
pub fn lobby(seats: u8, length: &str) -> Lobby {
    Lobby { seats, settings: [("length".into(), length.into())].into(), ..Lobby::default() }
}

pub fn setup(seats: u8, length: &str) -> Setup {
    DragonFlagon::freeze(&lobby(seats, length)).unwrap()
}

/// The fingerprint of a position.
pub fn digest(game: &DragonFlagon) -> String {
    let mut digest = Digest::default();
    game.digest(&mut digest);
    digest.finish()
}

/// Everybody who can look at a game of so many seats.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A game and the bots that play it.
#[derive(Clone)]
pub struct Party {
    pub game: DragonFlagon,
    pub events: Vec<Event>,
    pub chance: Chance,
}

impl Party {
    /// A game of this number. The bots have a chance of their own.
    pub fn new(setup: &Setup, number: u64) -> Self {
        Self::begun(setup, number, DragonFlagon::begin)
    }

    /// The same, from a made-up position.
    pub fn anywhere(setup: &Setup, number: u64) -> Self {
        Self::begun(setup, number, DragonFlagon::begin_anywhere)
    }

    fn begun(
        setup: &Setup,
        number: u64,
        begin: impl Fn(&Setup, Chance, &mut Vec<Event>) -> Result<DragonFlagon, SetupFault>,
    ) -> Self {
        let mut events = Vec::new();
        let game = begin(setup, Chance::numbered(number), &mut events).unwrap();
        Self { game, events, chance: Chance::numbered(number + 1_000_000) }
    }

    /// The prompts that wait for an answer.
    pub fn waiting(&self) -> Vec<Prompt<Item>> {
        self.game.open().iter().filter(|prompt| prompt.answer.is_none()).cloned().collect()
    }

    /// What a bot of this skill does at a prompt.
    pub fn advice(&mut self, prompt: &Prompt<Item>, skill: Skill) -> Act<Item> {
        let view = self.game.view(Viewer::Seat(prompt.seat));
        let items = DragonFlagon::advise(&view, prompt, skill, &mut self.chance);
        Act::Pick { prompt: prompt.id, items }
    }

    /// What somebody does next: answers one of the open prompts or, now and then, takes an answer
    /// back. None when the game is over.
    pub fn next(&mut self, skill: impl Fn(Seat) -> Skill) -> Option<(Seat, Act<Item>)> {
        let answered: Vec<Prompt<Item>> =
            self.game.open().iter().filter(|prompt| prompt.answer.is_some()).cloned().collect();
        if let Some(prompt) = self.chance.pick(&answered)
            && self.chance.below(8) == 0
        {
            return Some((prompt.seat, Act::Withdraw { prompt: prompt.id }));
        }
        let waiting = self.waiting();
        let prompt = self.chance.pick(&waiting)?;
        let act = self.advice(prompt, skill(prompt.seat));
        Some((prompt.seat, act))
    }

    /// Does it, if it may be done, and looks for faults.
    pub fn act(&mut self, seat: Seat, act: Act<Item>) -> Result<(), Refusal> {
        check(self.game.open(), seat, &act)?;
        self.game.apply(act, &mut self.events);
        assert_eq!(self.game.faults(), Vec::<String>::new());
        Ok(())
    }

    /// Plays one decision. False when the game is over.
    pub fn step(&mut self, skill: impl Fn(Seat) -> Skill) -> bool {
        let Some((seat, act)) = self.next(skill) else {
            return false;
        };
        let shown = format!("{act:?}");
        self.act(seat, act).unwrap_or_else(|refusal| panic!("{shown} is refused: {refusal:?}"));
        true
    }

    /// Plays to the end, looking at the party after every decision.
    pub fn play(&mut self, skill: impl Fn(Seat) -> Skill, mut look: impl FnMut(&Self)) {
        look(self);
        for _ in 0..20_000 {
            if !self.step(&skill) {
                assert!(self.game.outcome().is_some(), "nobody is asked before the end");
                return;
            }
            look(self);
        }
        panic!("the game does not end");
    }
}
