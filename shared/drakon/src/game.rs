//! The game as the house sees it.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;
use table::scenario::Rehearsal;
use table::{
    About, Act, Chance, DeckBook, DeckFault, DeckReport, Deed, Digest, Files, Game, Lobby, Outcome,
    Prompt, Seat, SetupFault, Skill, Tally, Variant, ViewOf, Viewer,
};

use crate::book::{Book, Face};
use crate::hints::Hint;
use crate::in_play::Drakon;
use crate::item::{Item, ask as key};
use crate::news::{Event, News};
use crate::parts::{Open, OwnPart};
use crate::scenario;
use crate::setup::Setup;
use crate::{bot, faults, fingerprint, hints, parts, score, setup, tally};

/// What stays the same during the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Guide {
    /// What every tile shows, by its number: what is in the box is no secret, only where it is.
    pub faces: Vec<Face>,
}

impl Game for Drakon {
    const NAME: &'static str = "drakon";
    const EDITION: u32 = 1;

    type Setup = Setup;
    type Item = Item;
    type Event = Event;
    type News = News;
    type Public = Open;
    type Own = OwnPart;
    type Hint = Hint;
    type Guide = Guide;
    type Preview = ();

    fn about() -> About {
        setup::about()
    }

    fn decks() -> Files {
        <Book as DeckBook>::built_in().texts().clone()
    }

    fn check_decks(set: &Files) -> Result<DeckReport, Vec<DeckFault>> {
        Book::check(set)
    }

    fn variants() -> &'static [Variant] {
        setup::VARIANTS
    }

    fn figures_each(lobby: &Lobby) -> Vec<u8> {
        setup::figures_each(lobby)
    }

    fn freeze(lobby: &Lobby) -> Result<Setup, SetupFault> {
        setup::freeze(lobby)
    }

    fn seats(setup: &Setup) -> Option<u8> {
        Some(setup.seats())
    }

    fn settings(setup: &Setup) -> BTreeMap<String, String> {
        setup.settings()
    }

    fn begin(setup: &Setup, chance: Chance, events: &mut Vec<Event>) -> Result<Self, SetupFault> {
        let (book, world) = setup::begin(setup, chance)?;
        Ok(Self::from_world(book, world, events))
    }

    fn open(&self) -> &[Prompt<Item>] {
        self.stage.open()
    }

    fn apply(&mut self, act: Act<Item>, events: &mut Vec<Event>) {
        self.stage.apply(act, &self.book, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.world().over().then(|| score::outcome(self.world()))
    }

    fn cast(&self) -> Vec<(Seat, &'static str)> {
        let world = self.world();
        world.seats().map(|seat| (seat, world.delver(seat).hero.key())).collect()
    }

    fn deeds(setup: &Setup) -> Vec<Deed> {
        tally::deeds(setup.heroes())
    }

    fn tally(event: &Event, tell: &mut dyn FnMut(Tally)) {
        tally::tally(event, tell);
    }

    fn public(&self) -> Open {
        Open::of(self.world(), &self.book)
    }

    fn own(&self, seat: Seat) -> OwnPart {
        parts::own(self.world(), &self.book, seat)
    }

    fn news(event: &Event, viewer: Viewer) -> Option<News> {
        Some(event.news(viewer))
    }

    fn digest(&self, digest: &mut Digest) {
        fingerprint::world(self.world(), digest);
        self.stage.digest(digest, fingerprint::item);
    }

    fn guide(&self) -> Guide {
        Guide { faces: self.book.faces.clone() }
    }

    fn hints(view: &ViewOf<Self>, prompt: &Prompt<Item>) -> Vec<Hint> {
        hints::hints(&view.public, prompt)
    }

    fn standing(_: &ViewOf<Self>, prompt: &Prompt<Item>, habit: &str) -> Option<Vec<Item>> {
        let takes = prompt.key == key::START && habit == setup::TAKE;
        takes.then(|| alloc::vec![Item::Take])
    }

    fn advise(
        view: &ViewOf<Self>,
        prompt: &Prompt<Item>,
        skill: Skill,
        chance: &mut Chance,
    ) -> Vec<Item> {
        match skill {
            Skill::Random => table::random_answer(prompt, chance),
            Skill::Sensible => bot::advise(&view.public, prompt, chance),
        }
    }

    fn rehearse(text: &str) -> Option<Vec<Rehearsal>> {
        Some(scenario::rehearse(text))
    }

    fn sketch(view: &ViewOf<Self>) -> Option<String> {
        Some(scenario::seen(view))
    }

    fn scenario(&self) -> Option<String> {
        Some(scenario::position(self))
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = faults::faults(self.world(), &self.book);
        faults.extend(self.stage.faults());
        faults
    }
}
