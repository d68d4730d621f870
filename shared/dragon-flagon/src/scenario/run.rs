//! A scenario in play.

use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use table::scenario::{Difference, Fault, Place};
use table::{Act, Game, Prompt, PromptId, check as may};

use crate::ids::Character;
use crate::in_play::DragonFlagon;
use crate::item::Item;
use crate::news::{Event, News};
use crate::scenario::prompts::{self, Answer};
use crate::scenario::{Scenario, words};
use crate::world::World;

/// Why a run goes no further.
pub enum Stop {
    /// Nothing that comes later could be told: a difference says why.
    Over,
    /// Somebody else was drawn: with another stream of chance it may be the right one.
    OtherDraw,
}

/// A draw of a token.
struct Draw {
    who: Character,
    /// Who else could have been drawn.
    others: Vec<Character>,
}

/// A scenario in play.
pub struct Run {
    pub game: DragonFlagon,
    /// What happened since the last phase of expectations.
    pub events: Vec<Event>,
    /// Which of them a line has told already.
    pub told: Vec<bool>,
    /// What was asked since then.
    pub asked: Vec<(Character, &'static str)>,
    pub differences: Vec<Difference>,
    draws: VecDeque<Draw>,
    looking: bool,
}

impl Run {
    pub fn begin(scenario: &Scenario, stream: u64) -> Self {
        let mut events = Vec::new();
        let game = scenario.clone().chance(stream).begin(&mut events);
        let mut run = Self {
            game,
            events,
            told: Vec::new(),
            asked: Vec::new(),
            differences: Vec::new(),
            draws: VecDeque::new(),
            looking: false,
        };
        run.note(0);
        run
    }

    /// The position.
    pub fn world(&self) -> &World {
        self.game.world()
    }

    /// Says that something came out otherwise.
    pub fn differs(&mut self, at: Place, message: impl Into<String>, boards: Option<String>) {
        self.differences.push(Difference { fault: Fault::new(at, message), boards });
    }

    fn over(&mut self, at: Place, message: impl Into<String>) -> Stop {
        self.differs(at, message, None);
        Stop::Over
    }

    pub fn sound(&self, at: Place, what: &str) -> Result<(), Fault> {
        match self.game.faults().as_slice() {
            [] => Ok(()),
            faults => Err(Fault::new(at, format!("{what}: {}", words::listed(faults)))),
        }
    }

    /// Notes who was drawn and what is asked, from the events after the first `known` ones.
    fn note(&mut self, known: usize) {
        let still: Vec<Character> = self.world().tavern.waiting.iter().collect();
        let mut later = still;
        let mut draws = VecDeque::new();
        for event in self.events.iter().skip(known).rev() {
            match event {
                Event::Open(News::Drawn { character }) => {
                    draws.push_front(Draw { who: *character, others: later.clone() });
                    later.push(*character);
                }
                Event::Open(News::Marker { .. }) => later.clear(),
                _ => {}
            }
        }
        self.draws.append(&mut draws);
        let open = self.game.open().iter();
        self.asked
            .extend(open.filter_map(|prompt| Some((Character::of(prompt.figure)?, prompt.key))));
    }

    /// Expectations look back to the last ones; whatever is played begins anew.
    pub fn look(&mut self, looks: bool) {
        if self.looking && !looks {
            self.events.clear();
            self.told.clear();
            self.asked.clear();
            self.note(0);
        }
        self.looking = looks;
    }

    /// A line says who is drawn.
    pub fn draw(&mut self, at: Place, who: Character) -> Result<(), Stop> {
        let name = words::character(who);
        let Some(draw) = self.draws.pop_front() else {
            let open = self.open();
            return Err(self.over(at, format!("nobody is drawn now, not even {name}; {open}")));
        };
        if draw.who == who {
            return Ok(());
        }
        if draw.others.contains(&who) {
            return Err(Stop::OtherDraw);
        }
        let drawn = words::character(draw.who);
        Err(self.over(at, format!("{drawn} is drawn; {name} does not wait to be drawn")))
    }

    /// Whoever was drawn without a line must have been the only one who waited.
    pub fn drawn(&mut self, at: Place) -> Result<(), Stop> {
        let Some(draw) = self.draws.iter().find(|draw| !draw.others.is_empty()) else {
            return Ok(());
        };
        let mut names: Vec<&str> = draw.others.iter().map(|who| words::character(*who)).collect();
        names.push(words::character(draw.who));
        let message = format!(
            "a line like `draw {}` must come before: somebody is drawn of {}",
            words::character(draw.who),
            words::listed(&names)
        );
        Err(self.over(at, message))
    }

    /// All open prompts that wait, in words.
    pub fn open(&self) -> String {
        let waits = self.game.open().iter().filter(|prompt| prompt.answer.is_none());
        let name = |prompt: &Prompt<Item>| {
            let who = Character::of(prompt.figure).map_or("", words::character);
            format!("{who} {}", prompts::key(prompt.key))
        };
        format!("asked now: {}", words::listed(waits.map(name)))
    }

    /// The open prompt of this kind about this character.
    pub fn find(&self, who: Character, key: &str) -> Option<&Prompt<Item>> {
        self.game.open().iter().find(|prompt| prompt.key == key && prompt.figure == who.figure())
    }

    pub fn prompt(&mut self, at: Place, who: Character, key: &str) -> Result<Prompt<Item>, Stop> {
        self.drawn(at)?;
        self.draws.clear();
        if let Some(prompt) = self.find(who, key) {
            return Ok(prompt.clone());
        }
        let asked = format!("{} {}", words::character(who), prompts::key(key));
        let open = self.open();
        Err(self.over(at, format!("{asked} is not asked; {open}")))
    }

    pub fn answer(
        &mut self,
        at: Place,
        who: Character,
        key: &'static str,
        items: &[Answer],
        refused: bool,
    ) -> Result<(), Stop> {
        let id: PromptId = self.prompt(at, who, key)?.id;
        let facing = self.world().tavern.fighter(who).facing;
        let item = |answer: &Answer| match answer {
            Answer::Item(item) => *item,
            Answer::Ahead => Item::Face(facing),
        };
        let items = items.iter().map(item).collect();
        self.act(at, Act::Pick { prompt: id, items }, refused)
    }

    pub fn act(&mut self, at: Place, act: Act<Item>, refused: bool) -> Result<(), Stop> {
        let Some(prompt) = self.game.open().iter().find(|prompt| prompt.id == act.prompt()) else {
            return Ok(());
        };
        let offered = prompts::offer(&prompt.choose);
        let (min, max) = prompt.choose.bounds();
        match may(self.game.open(), prompt.seat, &act) {
            Err(_) if refused => return Ok(()),
            Err(refusal) => {
                let count = if min == max { format!("{min}") } else { format!("{min} to {max}") };
                let message = format!("refused ({refusal:?}); {count} of: {offered}");
                return Err(self.over(at, message));
            }
            Ok(()) if refused => {
                return Err(self.over(at, format!("this is not refused; offered: {offered}")));
            }
            Ok(()) => {}
        }
        let known = self.events.len();
        self.game.apply(act, &mut self.events);
        self.note(known);
        match self.sound(at, "after this the position is broken") {
            Ok(()) => Ok(()),
            Err(fault) => Err(self.over(at, fault.message)),
        }
    }
}
