//! What the house asks of a game.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::scenario::Rehearsal;
use crate::{
    About, Act, Chance, DeckFault, DeckReport, Deed, Digest, Figure, Files, Lobby, Outcome, Prompt,
    Seat, SetupFault, Tally, Variant, Viewer,
};

/// How well a house bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// Any legal answer, each as likely as the other. For simulations only.
    Random,
    /// Plays for points.
    Sensible,
}

/// What a viewer knows: what lies open to all, and what its own seat holds.
#[derive(Clone, PartialEq, Debug)]
pub struct View<P, O> {
    /// Open to everybody.
    pub public: P,
    /// Known to the seat alone; nothing for spectators.
    pub own: Option<O>,
}

/// The view that a game gives.
pub type ViewOf<G> = View<<G as Game>::Public, <G as Game>::Own>;

/// A game as a value. It is never serialized: it is its setup, its seed and the answers since.
pub trait Game: Clone + PartialEq + Send + Sync + 'static {
    /// The name in addresses, files and on the command line.
    const NAME: &'static str;
    /// Raised when a change lets an old list of answers play otherwise.
    const EDITION: u32;

    /// Everything that is frozen when the game begins: options, decks, rulings.
    type Setup: Serialize + DeserializeOwned + Clone + Send;
    /// What can be picked.
    type Item: Clone + PartialEq + Serialize + DeserializeOwned + Send;
    /// What happened, in full. It never leaves the server.
    type Event: Send;
    /// What a viewer is told of it.
    type News: Serialize;
    /// The parts of the position that lie open to all, a named field for each.
    type Public: Serialize + Clone + Send;
    /// What one seat knows besides.
    type Own: Serialize + Clone + Send;
    /// What an item of an offer would do, as far as the seat can see.
    type Hint: Serialize;
    /// What stays the same during the game, such as a board or what the cards and tiles can do.
    type Guide: Serialize;
    /// What the lobby shows of the table before the game begins.
    type Preview: Serialize;

    /// What the lobby must know.
    fn about() -> About;

    /// Choices with a name of their own.
    fn variants() -> &'static [Variant] {
        &[]
    }

    /// How many figures each seat may have at such a table.
    fn figures_each(lobby: &Lobby) -> Vec<u8> {
        let about = Self::about();
        let each = about.figures_each.get(usize::from(lobby.seats)).copied().unwrap_or(0);
        alloc::vec![each; usize::from(lobby.seats)]
    }

    /// The files that sets of decks may correct, as they are built in; none when all numbers of
    /// the game stand fast.
    fn decks() -> Files {
        Files::new()
    }

    /// Looks through the files of a set. It needs to say only what differs from the built-in ones.
    ///
    /// # Errors
    /// Every [`DeckFault`] that is found.
    fn check_decks(set: &Files) -> Result<DeckReport, Vec<DeckFault>> {
        let unknown = set.keys().map(|file| DeckFault {
            file: file.clone(),
            line: None,
            section: None,
            field: None,
            message: "this game has no deck files".to_string(),
        });
        let faults: Vec<DeckFault> = unknown.collect();
        if faults.is_empty() { Ok(DeckReport::default()) } else { Err(faults) }
    }

    /// What would be set up with these settings, to be looked at in the lobby; nothing when there is
    /// nothing to see. Chance is not that of a game.
    ///
    /// # Errors
    /// The [`SetupFault`] that says what cannot be.
    fn preview(lobby: &Lobby, chance: Chance) -> Result<Option<Self::Preview>, SetupFault> {
        let _ = (lobby, chance);
        Ok(None)
    }

    /// Freezes what the lobby chose.
    ///
    /// # Errors
    /// The [`SetupFault`] that says what cannot be.
    fn freeze(lobby: &Lobby) -> Result<Self::Setup, SetupFault>;

    /// How many seats a setup was frozen for; nothing when it does not tell.
    fn seats(setup: &Self::Setup) -> Option<u8> {
        let _ = setup;
        None
    }

    /// The settings that a setup was frozen with, as far as it tells; where the decks decide what a
    /// choice means, what they say.
    fn settings(setup: &Self::Setup) -> BTreeMap<String, String> {
        let _ = setup;
        BTreeMap::new()
    }

    /// Begins a game.
    ///
    /// # Errors
    /// The [`SetupFault`] of a setup that was not made by [`Game::freeze`].
    fn begin(
        setup: &Self::Setup,
        chance: Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, SetupFault>;

    /// Begins somewhere in the midst of a game, in a made-up position that its rules allow, so that
    /// simulations come to what games from the beginning seldom show. Like any beginning, unless
    /// the game knows better.
    ///
    /// # Errors
    /// As for [`Game::begin`].
    fn begin_anywhere(
        setup: &Self::Setup,
        chance: Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, SetupFault> {
        Self::begin(setup, chance, events)
    }

    /// All prompts that are open at once; none when the game is over.
    fn open(&self) -> &[Prompt<Self::Item>];

    /// Does an act that [`crate::check`] has allowed.
    fn apply(&mut self, act: Act<Self::Item>, events: &mut Vec<Self::Event>);

    /// The end, when it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// What lies open to everybody.
    fn public(&self) -> Self::Public;

    /// What this seat knows besides.
    fn own(&self, seat: Seat) -> Self::Own;

    /// What a viewer may hear of an event.
    fn news(event: &Self::Event, viewer: Viewer) -> Option<Self::News>;

    /// Names the bytes that make the position's fingerprint.
    fn digest(&self, digest: &mut Digest);

    /// What stays the same during the game, for the browser.
    fn guide(&self) -> Self::Guide;

    /// Which figures each seat plays, for tables of results; empty when seats have no figures.
    fn cast(&self) -> Vec<(Seat, &'static str)> {
        Vec::new()
    }

    /// What players can do by name in such a game, and every rule that can cancel it, for simulations
    /// that must see all of it; empty when nothing is counted.
    fn deeds(setup: &Self::Setup) -> Vec<Deed> {
        let _ = setup;
        Vec::new()
    }

    /// Tells what an event means to those who count.
    fn tally(event: &Self::Event, tell: &mut dyn FnMut(Tally)) {
        let _ = (event, tell);
    }

    /// What each offered item would do, in the order of the offer; empty when there is nothing to
    /// say. Computed from what the seat sees.
    fn hints(view: &ViewOf<Self>, prompt: &Prompt<Self::Item>) -> Vec<Self::Hint>;

    /// Whether a seat may not see again what it has answered to this prompt, not even while it can
    /// be taken back: where things are laid face down and nobody may look at them.
    fn conceals_answer(&self, prompt: &Prompt<Self::Item>) -> bool {
        let _ = prompt;
        false
    }

    /// The answer that a standing habit of a seat gives to this prompt. Only prompts that must
    /// never stop the table have one; a draft for such a prompt is submitted as soon as it opens,
    /// for others it is a preselection.
    fn standing(
        view: &ViewOf<Self>,
        prompt: &Prompt<Self::Item>,
        habit: &str,
    ) -> Option<Vec<Self::Item>>;

    /// What a house bot answers. It sees what its seat sees.
    fn advise(
        view: &ViewOf<Self>,
        prompt: &Prompt<Self::Item>,
        skill: Skill,
        chance: &mut Chance,
    ) -> Vec<Self::Item>;

    /// What is wrong with the position, if anything. Simulations and tests look at it after every
    /// decision; it names the rule that was broken.
    fn faults(&self) -> Vec<String>;

    /// Plays the scenarios of a text, for the games that have such texts. See [`crate::scenario`].
    fn rehearse(_text: &str) -> Option<Vec<Rehearsal>> {
        None
    }

    /// What a viewer sees, drawn and told in plain characters, for files and the command line.
    fn sketch(_view: &ViewOf<Self>) -> Option<String> {
        None
    }

    /// The whole position as a text for [`Game::rehearse`], to play on from.
    fn scenario(&self) -> Option<String> {
        None
    }

    /// The figures of a seat that it can be asked about. What it prepares for others is refused.
    fn figures(&self, _seat: Seat) -> Vec<Figure> {
        alloc::vec![Figure::new(0)]
    }

    /// What a figure is called, for files and the command line.
    fn figure(_figure: Figure) -> Option<&'static str> {
        None
    }

    /// What a viewer knows now.
    fn view(&self, viewer: Viewer) -> ViewOf<Self> {
        let own = match viewer {
            Viewer::Seat(seat) => Some(self.own(seat)),
            Viewer::Spectator => None,
        };
        View { public: self.public(), own }
    }
}
