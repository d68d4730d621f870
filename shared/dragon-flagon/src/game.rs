//! The game as the house sees it.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::Rehearsal;
use table::{
    About, Act, Chance, DeckBook, DeckFault, DeckReport, Deed, Digest, Figure, Files, Game, Lobby,
    Outcome, Prompt, Seat, SetupFault, Skill, Tally, Variant, ViewOf, Viewer,
};

use crate::book::Book;
use crate::guide::Guide;
use crate::ids::Character;
use crate::in_play::DragonFlagon;
use crate::item::{Item, ask as key};
use crate::layout::LayoutView;
use crate::news::{Event, News};
use crate::parts::{Hint, OwnPart};
use crate::setup::Setup;
use crate::view::Room;
use crate::world::Flow;
use crate::{bot, faults, fingerprint, hints, score, setup, standing, tally, view};

impl Game for DragonFlagon {
    const NAME: &'static str = "dragon-flagon";
    const EDITION: u32 = 2;

    type Setup = Setup;
    type Item = Item;
    type Event = Event;
    type News = News;
    type Public = Room;
    type Own = OwnPart;
    type Hint = Hint;
    type Guide = Guide;
    type Preview = LayoutView;

    fn about() -> About {
        setup::about()
    }

    fn decks() -> Files {
        Book::built_in().texts().clone()
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

    fn preview(lobby: &Lobby, chance: Chance) -> Result<Option<LayoutView>, SetupFault> {
        setup::preview(lobby, chance).map(Some)
    }

    fn freeze(lobby: &Lobby) -> Result<Setup, SetupFault> {
        setup::freeze(lobby)
    }

    fn seats(setup: &Setup) -> Option<u8> {
        Some(setup::seats(setup))
    }

    fn settings(setup: &Setup) -> BTreeMap<String, String> {
        setup::chosen(setup)
    }

    fn begin(setup: &Setup, chance: Chance, events: &mut Vec<Event>) -> Result<Self, SetupFault> {
        let (book, world) = setup::begin(setup, chance)?;
        Ok(Self::from_world(book, world, events))
    }

    fn begin_anywhere(
        setup: &Setup,
        chance: Chance,
        events: &mut Vec<Event>,
    ) -> Result<Self, SetupFault> {
        let (book, world) = setup::begin(setup, chance)?;
        Ok(crate::scenario::anywhere(book, world).begin(events))
    }

    fn open(&self) -> &[Prompt<Item>] {
        self.stage.open()
    }

    fn apply(&mut self, act: Act<Item>, events: &mut Vec<Event>) {
        self.stage.apply(act, &self.book, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        let world = self.world();
        (world.flow == Flow::Over).then(|| score::outcome(&world.tavern))
    }

    fn cast(&self) -> Vec<(Seat, &'static str)> {
        let tavern = &self.world().tavern;
        view::in_seat_order(tavern).map(|who| (tavern.seat(who), who.key())).collect()
    }

    fn deeds(setup: &Setup) -> Vec<Deed> {
        setup::deeds(setup)
    }

    fn tally(event: &Event, tell: &mut dyn FnMut(Tally)) {
        tally::tally(event, tell);
    }

    fn public(&self) -> Room {
        Room::of(self.world(), &self.book)
    }

    fn own(&self, seat: Seat) -> OwnPart {
        view::own(self.world(), seat)
    }

    fn news(event: &Event, viewer: Viewer) -> Option<News> {
        event.news(viewer)
    }

    fn digest(&self, digest: &mut Digest) {
        fingerprint::world(self.world(), digest);
        self.stage.digest(digest, fingerprint::item);
    }

    fn guide(&self) -> Guide {
        view::guide(&self.world().tavern, &self.book)
    }

    fn hints(view: &ViewOf<Self>, prompt: &Prompt<Item>) -> Vec<Hint> {
        hints::hints(&view.public, view.own.as_ref(), prompt)
    }

    fn conceals_answer(&self, prompt: &Prompt<Item>) -> bool {
        self.world().tavern.night && matches!(prompt.key, key::PLAN | key::DAZE)
    }

    fn standing(view: &ViewOf<Self>, prompt: &Prompt<Item>, habit: &str) -> Option<Vec<Item>> {
        let character = Character::of(prompt.figure).filter(|_| prompt.key == key::TURN)?;
        let facing = standing::turn(&view.public.tavern, character, habit);
        Some(alloc::vec![Item::Face(facing)])
    }

    fn advise(
        view: &ViewOf<Self>,
        prompt: &Prompt<Item>,
        skill: Skill,
        chance: &mut Chance,
    ) -> Vec<Item> {
        match skill {
            Skill::Random => table::random_answer(prompt, chance),
            Skill::Sensible => bot::advise(&view.public, view.own.as_ref(), prompt, chance),
        }
    }

    fn rehearse(text: &str) -> Option<Vec<Rehearsal>> {
        Some(crate::scenario::rehearse(text))
    }

    fn sketch(view: &ViewOf<Self>) -> Option<String> {
        Some(crate::scenario::seen(&view.public, view.own.as_ref()))
    }

    fn scenario(&self) -> Option<String> {
        Some(crate::scenario::position(self.world(), &self.book))
    }

    fn figures(&self, seat: Seat) -> Vec<Figure> {
        let tavern = &self.world().tavern;
        let own = tavern.cast().filter(|character| tavern.seat(*character) == seat);
        own.map(Character::figure).collect()
    }

    fn figure(figure: Figure) -> Option<&'static str> {
        Character::of(figure).map(Character::key)
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = faults::faults(self.world(), &self.book);
        faults.extend(self.stage.faults());
        faults
    }
}
