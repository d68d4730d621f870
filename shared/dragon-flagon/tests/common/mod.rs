//! A small language for tests that read like the rulebook.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)] // Each test file uses a part of it.

use std::sync::Arc;

pub use dragon_flagon::DragonFlagon;
use dragon_flagon::board::Facing;
pub use dragon_flagon::board::{Facing::*, Square};
use dragon_flagon::book::Book;
use dragon_flagon::files::DeckFiles;
pub use dragon_flagon::ids::{Card, Character, Character::*, Kind};
pub use dragon_flagon::item::Item;
pub use dragon_flagon::news::{Event, News};
use dragon_flagon::parts::{Hand, Mat, Parts, Standee};
use dragon_flagon::scenario::Scenario;
use table::{Act, Game, Prompt, Refusal, Viewer, check};

/// The square of this name.
pub fn sq(name: &str) -> Square {
    name.parse().unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// The squares of these names.
pub fn squares(names: &[&str]) -> Vec<Square> {
    names.iter().map(|name| sq(name)).collect()
}

/// An empty room.
pub fn room() -> Scenario {
    Scenario::new(Arc::new(Book::read(&Book::built_in()).unwrap()))
}

/// An empty room after a change to the deck files.
pub fn room_with(edit: impl FnOnce(&mut DeckFiles)) -> Scenario {
    let mut files = Book::built_in();
    edit(&mut files);
    Scenario::new(Arc::new(Book::read(&files).unwrap()))
}

/// An empty room where something else stands in a deck file.
pub fn room_where(file: &str, old: &str, new: &str) -> Scenario {
    room_with(|files| {
        assert!(files.text(file).contains(old), "{file} has no {old}");
        files.set(file, files.text(file).replace(old, new));
    })
}

/// These as items to answer with.
pub fn cards(cards: &[Card]) -> Vec<Item> {
    cards.iter().copied().map(Item::Card).collect()
}

/// A brawl in play.
pub struct Brawl {
    pub game: DragonFlagon,
    pub events: Vec<Event>,
}

/// Plays a scenario up to its first question.
pub fn play(scenario: Scenario) -> Brawl {
    let mut events = Vec::new();
    let game = scenario.begin(&mut events);
    let brawl = Brawl { game, events };
    brawl.sound();
    brawl
}

impl Brawl {
    fn sound(&self) {
        assert_eq!(self.game.faults(), Vec::<String>::new());
    }

    /// The open prompt of this kind about this character.
    pub fn prompt(&self, who: Character, key: &str) -> Prompt<Item> {
        let found = self.game.open().iter().find(|p| p.key == key && p.figure == who.figure());
        let open: Vec<_> = self.game.open().iter().map(|p| (p.key, p.figure)).collect();
        found.unwrap_or_else(|| panic!("no {key} for {who:?}; open: {open:?}")).clone()
    }

    /// Whether such a prompt is open.
    pub fn asks(&self, who: Character, key: &str) -> bool {
        self.game.open().iter().any(|p| p.key == key && p.figure == who.figure())
    }

    /// What such a prompt offers.
    pub fn offer(&self, who: Character, key: &str) -> Vec<Item> {
        self.prompt(who, key).choose.offered().to_vec()
    }

    /// Answers it.
    pub fn answer(&mut self, who: Character, key: &str, items: &[Item]) -> &mut Self {
        self.try_answer(who, key, items).unwrap();
        self
    }

    /// Tries to answer it; a refusal must leave the game as it was.
    pub fn try_answer(&mut self, who: Character, key: &str, items: &[Item]) -> Result<(), Refusal> {
        let prompt = self.prompt(who, key);
        let act = Act::Pick { prompt: prompt.id, items: items.to_vec() };
        check(self.game.open(), prompt.seat, &act)?;
        self.game.apply(act, &mut self.events);
        self.sound();
        Ok(())
    }

    /// The character turns after its action.
    pub fn turn(&mut self, who: Character, facing: Facing) -> &mut Self {
        self.answer(who, "turn", &[Item::Face(facing)])
    }

    /// Goes to a square, or picks the square that the prompt is about.
    pub fn go(&mut self, who: Character, key: &str, square: &str) -> &mut Self {
        self.answer(who, key, &[Item::Square(sq(square))])
    }

    /// Plans these cards, because of the prompt `plan` or `daze`.
    pub fn plan(&mut self, who: Character, key: &str, planned: &[Card]) -> &mut Self {
        self.answer(who, key, &cards(planned))
    }

    /// Takes an answer back.
    pub fn withdraw(&mut self, prompt: &Prompt<Item>) -> Result<(), Refusal> {
        let act = Act::Withdraw { prompt: prompt.id };
        check(self.game.open(), prompt.seat, &act)?;
        self.game.apply(act, &mut self.events);
        Ok(())
    }

    /// The squares that a prompt offers, by name.
    pub fn ways(&self, who: Character, key: &str) -> Vec<String> {
        let square = |item| match item {
            Item::Square(square) => Some(square.to_string()),
            _ => None,
        };
        let mut ways: Vec<String> = self.offer(who, key).into_iter().filter_map(square).collect();
        ways.sort();
        ways
    }

    /// The keys of the open prompts.
    pub fn open_keys(&self) -> Vec<&'static str> {
        self.game.open().iter().map(|prompt| prompt.key).collect()
    }

    /// What everybody heard.
    pub fn news(&self) -> Vec<News> {
        self.events.iter().filter_map(|event| event.news(Viewer::Spectator)).collect()
    }

    /// What everybody heard, as far as this picks something out of it.
    pub fn heard<T>(&self, pick: impl Fn(News) -> Option<T>) -> Vec<T> {
        self.news().into_iter().filter_map(pick).collect()
    }

    /// Who paid whom how much, in order.
    pub fn paid(&self) -> Vec<(Character, Option<Character>, u8)> {
        self.heard(|news| match news {
            News::Paid { from, to, amount, .. } => Some((from, to, amount)),
            _ => None,
        })
    }

    /// What everybody knows.
    pub fn parts(&self) -> Parts {
        self.game.public().parts()
    }

    /// What it holds.
    pub fn held(&self, who: Character) -> Option<Kind> {
        self.mat(who).held.map(|held| held.kind)
    }

    /// Whether it lies on the ground.
    pub fn prone(&self, who: Character) -> bool {
        self.standee(who).prone
    }

    /// What its player knows of its cards.
    pub fn hand(&self, who: Character) -> Hand {
        let own = self.game.own(self.mat(who).seat);
        own.hands.into_iter().find(|hand| hand.character == who).unwrap()
    }

    pub fn standee(&self, who: Character) -> Standee {
        let parts = self.game.public().parts();
        *parts.board.standees.iter().find(|standee| standee.character == who).unwrap()
    }

    pub fn mat(&self, who: Character) -> Mat {
        let parts = self.game.public().parts();
        parts.mats.into_iter().find(|mat| mat.character == who).unwrap()
    }

    /// Where it stands.
    pub fn square(&self, who: Character) -> String {
        self.standee(who).square.to_string()
    }

    /// Its reputation.
    pub fn reputation(&self, who: Character) -> u8 {
        self.mat(who).reputation
    }

    /// The space of its token.
    pub fn time(&self, who: Character) -> u8 {
        let parts = self.game.public().parts();
        parts.track.stacks.iter().find(|stack| stack.tokens.contains(&who)).unwrap().time
    }

    /// Where objects of this kind lie.
    pub fn lying(&self, kind: Kind) -> Vec<String> {
        let parts = self.game.public().parts();
        let things = parts.board.things.iter().filter(|thing| thing.kind == kind);
        things.map(|thing| thing.square.to_string()).collect()
    }

    /// The squares of a table.
    pub fn table(&self, number: usize) -> Vec<String> {
        let parts = self.game.public().parts();
        parts.board.tables[number].squares.iter().map(Square::to_string).collect()
    }

    /// The rule that cancelled this character's action, if one did.
    pub fn cancelled(&self, who: Character) -> Option<&'static str> {
        self.events.iter().find_map(|event| match event {
            Event::Open(News::Cancelled { character, rule, .. }) if *character == who => {
                Some(*rule)
            }
            _ => None,
        })
    }
}
