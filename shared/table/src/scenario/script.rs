//! What a game says of its scenarios, and a scenario that was read.

use alloc::string::String;
use alloc::vec::Vec;
use core::iter::{Cloned, Peekable};
use core::slice::Iter;

use super::{Change, Drawing, Fault, Line, Place, Run, Word};
use crate::{Act, Game, Prompt};

/// The lines of a scenario that are still to be read.
pub(super) type Lines<'l, 'a> = Peekable<Cloned<Iter<'l, Line<'a>>>>;

/// What an act on a play's game is.
pub type ActOf<P> = Act<<<P as Play>::Game as Game>::Item>;

/// Something with its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said<T> {
    /// Where.
    pub at: Place,
    /// What.
    pub what: T,
}

/// What a game says of its scenarios: the words in which they are written, and how its positions are
/// set up and looked at. The value is a position that was set up, with all that is needed to put it
/// into words.
pub trait Play: Sized {
    /// The game that is played.
    type Game: Game;
    /// Whom prompts are about.
    type Who: Copy + PartialEq;
    /// What lies in a square of a drawn board, and who stands there.
    type Cell: PartialEq;
    /// A line about the position as a whole.
    type Setting;
    /// Something that is so of somebody, or is expected to be.
    type Trait;
    /// An item as it is written.
    type Pick;
    /// Something that chance decides in the midst of a game, as `draw` lines name it.
    type Draw: Clone + PartialEq;
    /// What is expected in words of this game only.
    type Look;
    /// What is kept from one scenario of a text to the next.
    type Shelf: Default;

    /// All prompts: as they are written, and their keys. The first name of a key is the one that
    /// reports use.
    const PROMPTS: &'static [(&'static str, &'static str)];
    /// The id of a rule, as an example.
    const RULE: &'static str;
    /// How many columns and rows a board can have.
    const SIZE: (u8, u8);

    /// All who can be named.
    fn people() -> Vec<(&'static str, Self::Who)>;

    /// Reads a square of a drawn board.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_cell(word: Word<'_>) -> Result<Self::Cell, Fault>;

    /// Reads a line of the position that is about nobody. `more` is what else could stand there, for a
    /// fault.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_setting(line: &mut Line<'_>, more: &[&str]) -> Result<Self::Setting, Fault>;

    /// Another value in a deck file, when a line says so.
    fn change(setting: &Self::Setting) -> Option<&Change>;

    /// Reads something about somebody, behind the name and a colon.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_trait(line: &mut Line<'_>) -> Result<Self::Trait, Fault>;

    /// Reads an item.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_pick(line: &mut Line<'_>) -> Result<Self::Pick, Fault>;

    /// Reads what chance has decided.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_draw(line: &mut Line<'_>) -> Result<Self::Draw, Fault>;

    /// Reads what somebody has done or suffered, behind the name.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_deed(line: &mut Line<'_>, who: Self::Who) -> Result<Self::Look, Fault>;

    /// Reads what is expected besides, when it is none of what all games have. `more` is what else could
    /// stand there, for a fault.
    ///
    /// # Errors
    /// A fault where it cannot be read.
    fn read_look(line: &mut Line<'_>, more: &[&str]) -> Result<Self::Look, Fault>;

    /// Sets the position up.
    ///
    /// # Errors
    /// A fault at what cannot be.
    fn set_up(script: &Script<Self>, shelf: &mut Self::Shelf) -> Result<Self, Fault>;

    /// Begins to play, with this stream of chance.
    fn begin(&self, stream: u64, events: &mut Vec<<Self::Game as Game>::Event>) -> Self::Game;

    /// Whether a stream of chance may begin with this draw, where that can be told without playing.
    fn suits(&self, _stream: u64, _first: &Self::Draw) -> bool {
        true
    }

    /// Whether somebody is there in this position.
    fn plays(&self, who: Self::Who) -> bool;

    /// Whom a prompt is about.
    fn who(&self, prompt: &Prompt<<Self::Game as Game>::Item>) -> Option<Self::Who>;

    /// The item that is meant, of those that are still to be picked; none when none of them can be.
    fn item(
        &self,
        game: &Self::Game,
        who: Self::Who,
        pick: &Self::Pick,
        of: &[<Self::Game as Game>::Item],
    ) -> Option<<Self::Game as Game>::Item>;

    /// How an item is written.
    fn show_item(&self, item: &<Self::Game as Game>::Item) -> String;

    /// How something that chance decided is written.
    fn show_draw(&self, draw: &Self::Draw) -> String;

    /// What chance has decided in these events, which led to this position.
    fn draws(
        &self,
        game: &Self::Game,
        events: &[<Self::Game as Game>::Event],
    ) -> Vec<Drawn<Self::Draw>>;

    /// The prompt that comes before this one and what a line that answers this one picks there: a
    /// line may answer both at once.
    fn before(_key: &str, _picks: &[Self::Pick]) -> Option<(&'static str, Self::Pick)> {
        None
    }

    /// Something that happened, as a scenario would expect it; nothing for what none can expect.
    fn tell(&self, event: &<Self::Game as Game>::Event) -> Option<String>;

    /// What lies in a square now, and who stands there.
    fn cell(&self, game: &Self::Game, x: u8, y: u8) -> Self::Cell;

    /// How a square is drawn.
    fn show_cell(cell: &Self::Cell) -> String;

    /// What is so of somebody, when something else is expected.
    fn check_trait(run: &Run<'_, Self>, who: Self::Who, expected: &Self::Trait) -> Option<String>;

    /// What is found, when something else is expected.
    fn check(run: &mut Run<'_, Self>, expected: &Self::Look) -> Option<String>;
}

/// What is said of the position.
pub struct Setup<P: Play> {
    /// The board, when one is drawn.
    pub board: Option<Drawing<P::Cell>>,
    /// What is said of it as a whole.
    pub settings: Vec<Said<P::Setting>>,
    /// What is said of somebody.
    pub mats: Vec<(P::Who, Said<P::Trait>)>,
}

impl<P: Play> Default for Setup<P> {
    fn default() -> Self {
        Self { board: None, settings: Vec::new(), mats: Vec::new() }
    }
}

impl<P: Play> Setup<P> {
    /// The values that are other ones than in the built-in files.
    pub fn changes(&self) -> Vec<Said<&Change>> {
        let changed = self.settings.iter().map(|said| (said.at, P::change(&said.what)));
        changed.filter_map(|(at, change)| change.map(|what| Said { at, what })).collect()
    }
}

/// Something that chance has decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn<D> {
    /// What.
    pub what: D,
    /// What it could have been instead.
    pub others: Vec<D>,
}

/// A whole scenario that was read.
pub struct Script<P: Play> {
    /// Where it begins.
    pub at: Place,
    /// The position.
    pub setup: Setup<P>,
    /// What is played and looked at.
    pub steps: Vec<Said<Step<P>>>,
}

/// Something that is done, or looked at.
pub enum Step<P: Play> {
    /// What chance decides.
    Draw(P::Draw),
    /// An answer, which may have to be refused.
    Answer(Answer<P>),
    /// An answer is taken back.
    Withdraw(P::Who, &'static str),
    /// Something must have come out.
    Check(Check<P>),
}

/// An answer to a prompt.
pub struct Answer<P: Play> {
    /// Whom the prompt is about.
    pub who: P::Who,
    /// Its key.
    pub key: &'static str,
    /// What is picked.
    pub picks: Vec<P::Pick>,
    /// Whether it must be refused.
    pub refused: bool,
}

/// Something that must have come out.
pub enum Check<P: Play> {
    /// The game is over, or it is not.
    Over(bool),
    /// This prompt is open now; or it has not been asked.
    Asked(P::Who, &'static str, bool),
    /// It offers these.
    Offered(P::Who, &'static str, Vec<P::Pick>),
    /// It bars these, by these rules where they are named.
    Barred(P::Who, &'static str, Vec<(P::Pick, Option<String>)>),
    /// Every drawn square is exactly so.
    Board(Drawing<P::Cell>),
    /// This is so of somebody.
    Trait(P::Who, P::Trait),
    /// In the game's own words, of somebody or of nobody.
    Own(Option<P::Who>, P::Look),
}
