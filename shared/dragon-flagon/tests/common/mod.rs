//! A small language for tests that read like the rulebook.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)] // Each test file uses a part of it.

use std::sync::Arc;

pub use dragon_flagon::DragonFlagon;
use dragon_flagon::board::Facing;
pub use dragon_flagon::board::{Facing::*, Square};
use dragon_flagon::book::{Book, DeckFiles};
pub use dragon_flagon::ids::{Card, Character, Character::*, Kind};
pub use dragon_flagon::item::Item;
pub use dragon_flagon::news::{Event, News};
use dragon_flagon::parts::{Mat, Standee};
use dragon_flagon::scenario::Scenario;
use table::{Act, Game, Prompt, Refusal, check};

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
    Scenario::new(Arc::new(Book::read(&DeckFiles::built_in()).unwrap()))
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
