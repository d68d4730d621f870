//! A scenario in play.

use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::script::{ActOf, Answer, Check, Drawn, Play, Said, Script, Step};
use super::{Difference, Fault, Place, compare, listed};
use crate::{Act, Game, Prompt, PromptId, Refusal, check as may};

/// So many streams of chance are tried for one that draws in the order of the scenario.
const STREAMS: u64 = 400_000;

/// Why a run goes no further.
enum Stop {
    /// Nothing that comes later could be told: a difference says why.
    Over,
    /// Chance decided otherwise: with another stream it may be right.
    OtherDraw,
}

/// Plays a scenario, and says what came out otherwise.
pub(super) fn play<P: Play>(
    script: &Script<P>,
    shelf: &mut P::Shelf,
) -> Result<Vec<Difference>, Fault> {
    let position = P::set_up(script, shelf)?;
    let first = script.steps.iter().find_map(|step| match &step.what {
        Step::Draw(draw) => Some(draw),
        _ => None,
    });
    let suits = |stream: &u64| first.is_none_or(|first| position.suits(*stream, first));
    for stream in (0..STREAMS).filter(suits) {
        let mut run = Run::begin(&position, stream);
        run.sound(script.at, "this position cannot be")?;
        match run.steps(&script.steps) {
            Ok(()) | Err(Stop::Over) => return Ok(run.differences),
            Err(Stop::OtherDraw) => {}
        }
    }
    Err(Fault::new(script.at, "no stream of chance was found that draws in this order"))
}

/// A scenario in play.
pub struct Run<'p, P: Play> {
    /// The position that it began with.
    pub play: &'p P,
    /// The game as it is now.
    pub game: P::Game,
    /// What happened since the last phase of expectations.
    pub events: Vec<<P::Game as Game>::Event>,
    /// Which of them a line has told already.
    told: Vec<bool>,
    /// What was asked since then.
    asked: Vec<(P::Who, &'static str)>,
    differences: Vec<Difference>,
    draws: VecDeque<Drawn<P::Draw>>,
    looking: bool,
}

impl<'p, P: Play> Run<'p, P> {
    fn begin(play: &'p P, stream: u64) -> Self {
        let mut events = Vec::new();
        let game = play.begin(stream, &mut events);
        let mut run = Self {
            play,
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

    /// Does what the lines say, one after the other.
    fn steps(&mut self, steps: &[Said<Step<P>>]) -> Result<(), Stop> {
        for Said { at, what } in steps {
            self.look(matches!(what, Step::Check(_)));
            match what {
                Step::Draw(draw) => self.draw(*at, draw)?,
                Step::Answer(answer) => self.answer(*at, answer)?,
                Step::Withdraw(who, key) => {
                    let id = self.prompt(*at, *who, key)?.id;
                    self.act(*at, Act::Withdraw { prompt: id }, false)?;
                }
                Step::Check(check) => {
                    self.drawn(*at)?;
                    self.compare(*at, check);
                }
            }
        }
        Ok(())
    }

    fn compare(&mut self, at: Place, check: &Check<P>) {
        let found = match check {
            Check::Over(over) => {
                let goes_on = self.game.outcome().is_none();
                let open = if *over { self.open() } else { String::from("the game is over") };
                (goes_on == *over).then_some(open)
            }
            Check::Asked(who, key, true) => self.find(*who, key).is_none().then(|| self.open()),
            Check::Asked(who, key, false) => {
                self.asked.contains(&(*who, *key)).then(|| String::from("it was asked"))
            }
            Check::Board(drawing) => return compare::board(self, at, drawing),
            Check::Trait(who, what) => P::check_trait(self, *who, what),
            Check::Own(look) => P::check(self, look),
            Check::Offered(who, key, picks) => compare::offered(self, *who, key, picks),
            Check::Barred(who, key, barred) => compare::barred(self, *who, key, barred),
        };
        if let Some(found) = found {
            self.differs(at, format!("found: {found}"), None);
        }
    }

    /// Says that something came out otherwise.
    pub(super) fn differs(
        &mut self,
        at: Place,
        message: impl Into<String>,
        boards: Option<String>,
    ) {
        self.differences.push(Difference { fault: Fault::new(at, message), boards });
    }

    fn over(&mut self, at: Place, message: impl Into<String>) -> Stop {
        self.differs(at, message, None);
        Stop::Over
    }

    fn sound(&self, at: Place, what: &str) -> Result<(), Fault> {
        match self.game.faults().as_slice() {
            [] => Ok(()),
            faults => Err(Fault::new(at, format!("{what}: {}", listed(faults)))),
        }
    }

    /// Notes what chance decided and what is asked, from the events after the first `known` ones.
    fn note(&mut self, known: usize) {
        let new = self.events.get(known..).unwrap_or_default();
        self.draws.extend(self.play.draws(&self.game, new));
        let open = self.game.open().iter();
        self.asked.extend(open.filter_map(|prompt| Some((self.play.who(prompt)?, prompt.key))));
    }

    /// Expectations look back to the last ones; whatever is played begins anew.
    fn look(&mut self, looks: bool) {
        if self.looking && !looks {
            self.events.clear();
            self.told.clear();
            self.asked.clear();
            self.note(0);
        }
        self.looking = looks;
    }

    /// A line says what chance decides.
    fn draw(&mut self, at: Place, draw: &P::Draw) -> Result<(), Stop> {
        let name = self.play.show_draw(draw);
        let Some(Drawn { what, others }) = self.draws.pop_front() else {
            let open = self.open();
            return Err(self.over(at, format!("nobody is drawn now, not even {name}; {open}")));
        };
        if what == *draw {
            return Ok(());
        }
        if others.contains(draw) {
            return Err(Stop::OtherDraw);
        }
        let drawn = self.play.show_draw(&what);
        Err(self.over(at, format!("{drawn} is drawn; {name} does not wait to be drawn")))
    }

    /// What was drawn without a line must have been the only thing that could be.
    fn drawn(&mut self, at: Place) -> Result<(), Stop> {
        let Some(draw) = self.draws.iter().find(|draw| !draw.others.is_empty()) else {
            return Ok(());
        };
        let drawn = self.play.show_draw(&draw.what);
        let mut names: Vec<String> =
            draw.others.iter().map(|other| self.play.show_draw(other)).collect();
        names.push(drawn.clone());
        let message = format!(
            "a line like `draw {drawn}` must come before: somebody is drawn of {}",
            listed(&names)
        );
        Err(self.over(at, message))
    }

    /// All open prompts that wait, in words.
    pub fn open(&self) -> String {
        let waits = self.game.open().iter().filter(|prompt| prompt.answer.is_none());
        let name = |prompt: &Prompt<_>| {
            let who = self.play.who(prompt).map_or("", person::<P>);
            format!("{who} {}", key::<P>(prompt.key))
        };
        format!("asked now: {}", listed(waits.map(name)))
    }

    /// The open prompt of this kind about this one.
    pub(super) fn find(&self, who: P::Who, key: &str) -> Option<&Prompt<<P::Game as Game>::Item>> {
        let is = |prompt: &&Prompt<_>| prompt.key == key && self.play.who(prompt) == Some(who);
        self.game.open().iter().find(is)
    }

    fn prompt(
        &mut self,
        at: Place,
        who: P::Who,
        key: &str,
    ) -> Result<Prompt<<P::Game as Game>::Item>, Stop> {
        self.drawn(at)?;
        self.draws.clear();
        if let Some(prompt) = self.find(who, key) {
            return Ok(prompt.clone());
        }
        let asked = format!("{} {}", person::<P>(who), self::key::<P>(key));
        let open = self.open();
        Err(self.over(at, format!("{asked} is not asked; {open}")))
    }

    fn answer(&mut self, at: Place, answer: &Answer<P>) -> Result<(), Stop> {
        let Answer { who, key, picks, refused } = answer;
        let before = self.game.clone();
        let first = P::before(key, picks).filter(|_| self.find(*who, key).is_none());
        if let Some((first, pick)) = first.filter(|(first, _)| self.find(*who, first).is_some()) {
            let id = self.prompt(at, *who, first)?.id;
            match self.meant(*who, first, core::slice::from_ref(&pick)) {
                Ok(items) => self.act(at, Act::Pick { prompt: id, items }, false)?,
                Err(_) if *refused => return Ok(()),
                Err(refusal) => return Err(self.refusal(at, id, refusal)),
            }
        }
        let id = self.prompt(at, *who, key)?.id;
        match self.meant(*who, key, picks) {
            Ok(items) => self.act(at, Act::Pick { prompt: id, items }, *refused)?,
            Err(_) if *refused => {}
            Err(refusal) => return Err(self.refusal(at, id, refusal)),
        }
        if *refused {
            self.game = before;
        }
        Ok(())
    }

    /// The items that are meant, of those that a prompt offers.
    fn meant(
        &self,
        who: P::Who,
        key: &str,
        picks: &[P::Pick],
    ) -> Result<Vec<<P::Game as Game>::Item>, Refusal> {
        let prompt = self.find(who, key);
        let mut left = prompt.map(|prompt| prompt.choose.offered().to_vec()).unwrap_or_default();
        let mut items = Vec::new();
        for (place, pick) in picks.iter().enumerate() {
            let item = self.play.item(&self.game, who, pick, &left);
            let item = item.ok_or(Refusal::NotOffered { place })?;
            if let Some(place) = left.iter().position(|other| *other == item) {
                left.swap_remove(place);
            }
            items.push(item);
        }
        Ok(items)
    }

    fn refusal(&mut self, at: Place, id: PromptId, refusal: Refusal) -> Stop {
        let prompt = self.game.open().iter().find(|prompt| prompt.id == id);
        let (offered, (min, max)) = prompt.map_or((String::new(), (0, 0)), |prompt| {
            let items = prompt.choose.offered().iter().map(|item| self.play.show_item(item));
            (listed(items), prompt.choose.bounds())
        });
        let count = if min == max { format!("{min}") } else { format!("{min} to {max}") };
        self.over(at, format!("refused ({refusal:?}); {count} of: {offered}"))
    }

    fn act(&mut self, at: Place, act: ActOf<P>, refused: bool) -> Result<(), Stop> {
        let id = act.prompt();
        let Some(prompt) = self.game.open().iter().find(|prompt| prompt.id == id) else {
            return Ok(());
        };
        match may(self.game.open(), prompt.seat, &act) {
            Err(_) if refused => return Ok(()),
            Err(refusal) => return Err(self.refusal(at, id, refusal)),
            Ok(()) if refused => {
                let items = prompt.choose.offered().iter().map(|item| self.play.show_item(item));
                let message = format!("this is not refused; offered: {}", listed(items));
                return Err(self.over(at, message));
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

    /// Whether something happened; each time that it did is told by one line only. What was found
    /// instead, when it did not.
    pub fn once(&mut self, is: impl Fn(&<P::Game as Game>::Event) -> bool) -> Option<String> {
        self.told.resize(self.events.len(), false);
        let mut events = self.events.iter().zip(self.told.iter_mut());
        if let Some((_, told)) = events.find(|(event, told)| !**told && is(event)) {
            *told = true;
            return None;
        }
        Some(self.all())
    }

    /// What happened, when it should not have.
    pub fn never(&self, is: impl Fn(&<P::Game as Game>::Event) -> bool) -> Option<String> {
        self.events.iter().find(|event| is(event)).and_then(|event| self.play.tell(event))
    }

    /// All that could have been expected, in words.
    pub fn all(&self) -> String {
        let told: Vec<String> = self.events.iter().filter_map(|e| self.play.tell(e)).collect();
        if told.is_empty() { String::from("nothing of the kind") } else { told.join("; ") }
    }
}

/// How a prompt is written.
fn key<P: Play>(key: &str) -> &str {
    P::PROMPTS.iter().find(|(_, other)| *other == key).map_or(key, |(name, _)| name)
}

fn person<P: Play>(who: P::Who) -> &'static str {
    P::people().into_iter().find(|(_, other)| *other == who).map_or("", |(name, _)| name)
}
