//! A running game that is looked at after every decision.

use table::{
    Act, Chance, Digest, Game, Prompt, PromptId, Refusal, Seat, SetupFault, Viewer, check,
};

/// A running game.
#[derive(Clone)]
pub struct Running<G> {
    pub game: G,
    seats: u8,
}

/// A number of seats that the game allows.
pub fn seats<G: Game>(number: usize) -> u8 {
    let (min, max) = G::about().seats;
    min + (number % usize::from(max - min + 1)) as u8
}

impl<G: Game> Running<G> {
    /// Begins a game that must be possible.
    pub fn begin(setup: &G::Setup, seats: u8, number: u64) -> Self {
        Self::try_begin(setup, seats, number)
            .unwrap_or_else(|fault| panic!("what was frozen cannot begin: {fault:?}"))
    }

    /// Begins a game if that is possible.
    pub fn try_begin(setup: &G::Setup, seats: u8, number: u64) -> Result<Self, SetupFault> {
        let mut events = Vec::new();
        let game = G::begin(setup, Chance::numbered(number), &mut events)?;
        let running = Self { game, seats };
        running.look(&events);
        Ok(running)
    }

    /// The prompts that wait for an answer.
    pub fn waiting(&self) -> Vec<&Prompt<G::Item>> {
        self.game.open().iter().filter(|prompt| prompt.answer.is_none()).collect()
    }

    /// Does it, if it may be done. What may not be done must leave no trace.
    pub fn act(&mut self, seat: Seat, act: Act<G::Item>) -> Result<(), Refusal> {
        check(self.game.open(), seat, &act)?;
        self.hints(act.prompt());
        let before = matches!(act, Act::Pick { .. }).then(|| self.clone());
        let prompt = act.prompt();
        let mut events = Vec::new();
        self.game.apply(act, &mut events);
        self.look(&events);
        // An answer that can be taken back was never given.
        let answered = |open: &Prompt<G::Item>| open.id == prompt && open.answer.is_some();
        if let Some(before) = before
            && self.game.open().iter().any(answered)
        {
            let mut after = self.clone();
            after.game.apply(Act::Withdraw { prompt }, &mut Vec::new());
            assert!(after.game == before.game, "an answer that was taken back left a trace");
        }
        Ok(())
    }

    /// Each offered item has its hint, or none has.
    fn hints(&self, id: PromptId) {
        let Some(prompt) = self.game.open().iter().find(|prompt| prompt.id == id) else { return };
        let view = self.game.view(Viewer::Seat(prompt.seat));
        let hints = G::hints(&view, prompt).len();
        assert!(hints == 0 || hints == prompt.choose.offered().len(), "{}", prompt.key);
    }

    /// Looks for faults, and at what everybody sees and hears.
    fn look(&self, events: &[G::Event]) {
        assert_eq!(self.game.faults(), Vec::<String>::new());
        assert_eq!(self.game.outcome().is_some(), self.game.open().is_empty());
        for prompt in self.game.open() {
            assert!(prompt.choose.can_be_answered(), "{} cannot be answered", prompt.key);
        }
        for viewer in Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            for event in events {
                drop(G::news(event, viewer));
            }
        }
    }

    /// Answers so many prompts at random.
    pub fn play(&mut self, answers: u32, chance: &mut Chance) {
        for _ in 0..answers {
            let waiting = self.waiting();
            let Some(prompt) = chance.pick(&waiting) else { return };
            let seat = prompt.seat;
            let items = table::random_answer(prompt, chance);
            let act = Act::Pick { prompt: prompt.id, items };
            self.act(seat, act).unwrap_or_else(|why| panic!("what is offered is refused: {why:?}"));
        }
    }

    /// The fingerprint of the position.
    pub fn digest(&self) -> String {
        let mut digest = Digest::default();
        self.game.digest(&mut digest);
        digest.finish()
    }
}
