//! Whole games of any kind played by bots, one decision at a time. Each game's own tests take this
//! in.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)] // Each test file uses a part of it.

use std::fmt::Debug;

use proptest::prelude::ProptestConfig;
use serde_json::{Value, json};
use table::{Act, Chance, Digest, Game, Prompt, Refusal, Seat, SetupFault, Skill, Viewer, check};

/// So many cases of a property, or as many as `PROPTEST_CASES` says.
pub fn cases(few: u32) -> ProptestConfig {
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    let default = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if asked { default } else { ProptestConfig { cases: few, ..default } }
}

/// The fingerprint of a position.
pub fn digest<G: Game>(game: &G) -> String {
    let mut digest = Digest::default();
    game.digest(&mut digest);
    digest.finish()
}

/// Everybody who can look at a game of so many seats.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Every second seat takes what comes, the others play for points.
pub fn mixed(seat: Seat) -> Skill {
    if seat.index().is_multiple_of(2) { Skill::Random } else { Skill::Sensible }
}

/// All that a viewer is sent of a position.
pub fn frame<G: Game>(game: &G, viewer: Viewer) -> String {
    let view = game.view(viewer);
    let prompt = |prompt: &Prompt<G::Item>| {
        let own = viewer.holds(prompt.seat);
        let offer = own.then(|| {
            let hints = G::hints(&view, prompt);
            let answer = prompt.answer.as_ref().filter(|_| !game.conceals_answer(prompt));
            json!([prompt.choose.offered(), prompt.choose.bounds(), answer, hints])
        });
        json!([prompt.id, prompt.seat, prompt.figure, prompt.key, prompt.answer.is_some(), offer])
    };
    let prompts: Vec<Value> = game.open().iter().map(prompt).collect();
    let sketch = G::sketch(&view);
    json!([view.public, view.own, sketch, prompts, game.outcome()]).to_string()
}

/// A game and the bots that play it.
pub struct Party<G: Game> {
    pub game: G,
    pub events: Vec<G::Event>,
    pub chance: Chance,
}

impl<G: Game> Clone for Party<G>
where
    G::Event: Clone,
{
    fn clone(&self) -> Self {
        let Self { game, events, chance } = self;
        Self { game: game.clone(), events: events.clone(), chance: chance.clone() }
    }
}

impl<G: Game> Party<G>
where
    G::Item: Debug,
{
    /// A game of this number. The bots have a chance of their own.
    pub fn new(setup: &G::Setup, number: u64) -> Self {
        Self::begun(setup, number, G::begin)
    }

    /// The same, from a made-up position.
    pub fn anywhere(setup: &G::Setup, number: u64) -> Self {
        Self::begun(setup, number, G::begin_anywhere)
    }

    fn begun(
        setup: &G::Setup,
        number: u64,
        begin: impl Fn(&G::Setup, Chance, &mut Vec<G::Event>) -> Result<G, SetupFault>,
    ) -> Self {
        let mut events = Vec::new();
        let game = begin(setup, Chance::numbered(number), &mut events).unwrap();
        Self { game, events, chance: Chance::numbered(number + 1_000_000) }
    }

    /// The prompts that wait for an answer.
    pub fn waiting(&self) -> Vec<Prompt<G::Item>> {
        self.game.open().iter().filter(|prompt| prompt.answer.is_none()).cloned().collect()
    }

    /// What a bot of this skill does at a prompt.
    pub fn advice(&mut self, prompt: &Prompt<G::Item>, skill: Skill) -> Act<G::Item> {
        let view = self.game.view(Viewer::Seat(prompt.seat));
        let items = G::advise(&view, prompt, skill, &mut self.chance);
        Act::Pick { prompt: prompt.id, items }
    }

    /// What somebody does next: answers one of the open prompts or, now and then, takes an answer
    /// back. None when the game is over.
    pub fn next(&mut self, skill: impl Fn(Seat) -> Skill) -> Option<(Seat, Act<G::Item>)> {
        let answered: Vec<Prompt<G::Item>> =
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
    pub fn act(&mut self, seat: Seat, act: Act<G::Item>) -> Result<(), Refusal> {
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

    /// What a viewer heard of everything that came after so many events.
    pub fn heard(&self, viewer: Viewer, after: usize) -> Vec<G::News> {
        self.events.iter().skip(after).filter_map(|event| G::news(event, viewer)).collect()
    }
}
