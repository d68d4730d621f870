//! The register of games: the only file of the server that names one.

mod seated;

use std::collections::BTreeMap;
use std::sync::Arc;

use dragon_flagon::DragonFlagon;
use drakon::Drakon;
use protocol::Offer;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    About, Act, Chance, DeckFault, DeckReport, Figure, Files, Game, Lobby, Outcome, PromptId,
    Refusal, Seat, SetupFault, Viewer,
};

/// The games of this house, the first one being meant where none is named.
fn each<M: Meets>(who: M) -> M {
    who.meet::<DragonFlagon>().meet::<Drakon>()
}

/// Something that meets the games one after the other, with their types in sight.
trait Meets {
    /// Meets the next one.
    #[must_use]
    fn meet<G: Game>(self) -> Self;
}

/// The games of this house.
pub fn house() -> Register {
    each(Register::default())
}

/// Their names, in order.
pub fn names() -> Vec<&'static str> {
    each(Names(Vec::new())).0
}

struct Names(Vec<&'static str>);

impl Meets for Names {
    fn meet<G: Game>(mut self) -> Self {
        self.0.push(G::NAME);
        self
    }
}

/// Something that can be done with any game of this house, with its types in sight.
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn with<G: Game>(self) -> Self::Output;
}

/// Does something with the game of this name; nothing when there is none.
pub fn with_game<W: WithGame>(name: &str, work: W) -> Option<W::Output> {
    each(Search { name, work: Some(work), done: None }).done
}

struct Search<'a, W: WithGame> {
    name: &'a str,
    work: Option<W>,
    done: Option<W::Output>,
}

impl<W: WithGame> Meets for Search<'_, W> {
    fn meet<G: Game>(mut self) -> Self {
        if let Some(work) = self.work.take_if(|_| G::NAME == self.name) {
            self.done = Some(work.with::<G>());
        }
        self
    }
}

/// The games that a server knows.
#[derive(Clone, Default)]
pub struct Register(Vec<Arc<dyn Kind>>);

impl Register {
    /// The register with one more game.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Self {
        self.0.push(Arc::new(seated::KindOf::<G>::new()));
        self
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Option<Arc<dyn Kind>> {
        self.0.iter().find(|kind| kind.about().name == name).cloned()
    }

    /// All of them.
    pub fn kinds(&self) -> impl Iterator<Item = &Arc<dyn Kind>> {
        self.0.iter()
    }

    /// What the lobby must know of each.
    pub fn about(&self) -> Vec<About> {
        self.0.iter().map(|kind| kind.about().clone()).collect()
    }
}

/// A game that can be played here, with its types erased: everything is JSON.
pub trait Kind: Send + Sync {
    /// What the lobby must know.
    fn about(&self) -> &About;

    /// The edition of its rules.
    fn edition(&self) -> u32;

    /// The files that sets of decks may correct, as they are built in.
    fn decks(&self) -> &Files;

    /// Looks through the files of a set.
    ///
    /// # Errors
    /// Every [`DeckFault`] that is found.
    fn check_decks(&self, set: &Files) -> Result<DeckReport, Vec<DeckFault>>;

    /// What a figure is called, for files and the command line.
    fn figure(&self, figure: Figure) -> Option<&'static str>;

    /// How many figures each seat may have at such a table.
    fn figures_each(&self, lobby: &Lobby) -> Vec<u8>;

    /// How many seats a setup was frozen for; none when it does not tell.
    ///
    /// # Errors
    /// The [`SetupFault`] of a setup that cannot be read.
    fn seats(&self, setup: &RawValue) -> Result<Option<u8>, SetupFault>;

    /// The settings that a setup was frozen with, as far as it tells.
    ///
    /// # Errors
    /// The [`SetupFault`] of a setup that cannot be read.
    fn settings(&self, setup: &RawValue) -> Result<BTreeMap<String, String>, SetupFault>;

    /// What the lobby can show of a table before the game begins.
    ///
    /// # Errors
    /// The [`SetupFault`] that says what cannot be.
    fn preview(&self, lobby: &Lobby, chance: Chance) -> Result<Option<Arc<RawValue>>, SetupFault>;

    /// Freezes what the lobby chose.
    ///
    /// # Errors
    /// The [`SetupFault`] that says what cannot be.
    fn freeze(&self, lobby: &Lobby) -> Result<Box<RawValue>, SetupFault>;

    /// Begins a game, or begins it again for a replay.
    ///
    /// # Errors
    /// The [`SetupFault`] of a setup that this edition does not read.
    fn begin(&self, setup: &RawValue, seats: u8, chance: Chance) -> Result<Begun, SetupFault>;
}

/// A game just begun.
pub struct Begun {
    /// The position.
    pub table: Box<dyn Table>,
    /// What happened on the way to the first prompt.
    pub told: Told,
}

/// A game in play, with its types erased: everything is JSON.
pub trait Table: Send + Sync {
    /// The same position again, to try an answer on.
    fn copy(&self) -> Box<dyn Table>;

    /// All prompts that are open, as everybody may know them.
    fn open(&self) -> Vec<Open>;

    /// What may be answered at an open prompt, for the seat that it belongs to.
    fn offer(&self, prompt: PromptId) -> Option<Offer>;

    /// Says whether this seat may do that now.
    ///
    /// # Errors
    /// The [`Refusal`] that names what is wrong with it.
    fn check(&self, seat: Seat, act: &Act<Value>) -> Result<(), Refusal>;

    /// Does it, if it may be done.
    ///
    /// # Errors
    /// The [`Refusal`]; the position is as it was.
    fn act(&mut self, seat: Seat, act: &Act<Value>) -> Result<Told, Refusal>;

    /// The answer that a standing habit gives to an open prompt, for the prompts that have one.
    fn standing(&self, prompt: PromptId, habit: &str) -> Option<Vec<Value>>;

    /// What a house bot answers to an open prompt; always something legal.
    fn advise(&self, prompt: PromptId, chance: &mut Chance) -> Option<Vec<Value>>;

    /// The parts that lie open to all, by name.
    fn public(&self) -> Parts;

    /// What this seat knows besides.
    fn own(&self, seat: Seat) -> Arc<RawValue>;

    /// The figures of this seat that it can be asked about.
    fn figures(&self, seat: Seat) -> Vec<Figure>;

    /// What stays the same during the game, for the browser.
    fn guide(&self) -> Arc<RawValue>;

    /// What a viewer sees, drawn and told in plain characters.
    fn sketch(&self, viewer: Viewer) -> Option<String>;

    /// The whole position as a scenario to play on from.
    fn scenario(&self) -> Option<String>;

    /// The end, when it has come.
    fn outcome(&self) -> Option<Outcome>;

    /// The fingerprint of the position.
    fn digest(&self) -> String;
}

/// Parts of a view, by name.
pub type Parts = Vec<(Arc<str>, Arc<RawValue>)>;

/// An open prompt, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Its name.
    pub id: PromptId,
    /// Whose decision it is.
    pub seat: Seat,
    /// About which figure.
    pub figure: Figure,
    /// What is asked.
    pub key: &'static str,
    /// Whether it is answered while others are awaited.
    pub answered: bool,
}

/// What each viewer is told of what happened.
#[derive(Clone, Debug, Default)]
pub struct Told {
    spectator: Vec<Arc<RawValue>>,
    seats: Vec<Vec<Arc<RawValue>>>,
}

impl Told {
    /// What this viewer is told.
    pub fn to(&self, viewer: Viewer) -> &[Arc<RawValue>] {
        match viewer {
            Viewer::Spectator => &self.spectator,
            Viewer::Seat(seat) => self.seats.get(seat.index()).map_or(&[], Vec::as_slice),
        }
    }

    /// Adds what happened next.
    pub fn extend(&mut self, next: Self) {
        self.spectator.extend(next.spectator);
        self.seats.resize_with(self.seats.len().max(next.seats.len()), Vec::new);
        for (seat, told) in self.seats.iter_mut().zip(next.seats) {
            seat.extend(told);
        }
    }
}

impl Meets for Register {
    fn meet<G: Game>(self) -> Self {
        self.with::<G>()
    }
}

/// Something as JSON, to be shared by all who get it.
pub(crate) fn raw(value: &impl Serialize) -> Arc<RawValue> {
    match serde_json::value::to_raw_value(value) {
        Ok(raw) => Arc::from(raw),
        Err(fault) => {
            tracing::error!(%fault, "a value has no JSON form");
            Arc::from(RawValue::NULL.to_owned())
        }
    }
}
