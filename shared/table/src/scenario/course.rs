//! The course of a scenario: what its lines say, one after the other.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::compare;
use super::run::{Run, key, person};
use super::script::{ActOf, Answer, Check, Drawn, Play, Said, Script, Step};
use super::{Difference, Fault, Place, listed};
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

impl<P: Play> Run<'_, P> {
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
        // Of somebody who is not there it could be expected in vain that nothing happened.
        if let Check::Asked(who, ..) | Check::Own(Some(who), _) = check
            && !self.play.plays(*who)
        {
            return self.differs(at, format!("{} does not play", person::<P>(*who)), None);
        }
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
            Check::Own(_, look) => P::check(self, look),
            Check::Offered(who, key, picks) => compare::offered(self, *who, key, picks),
            Check::Barred(who, key, barred) => compare::barred(self, *who, key, barred),
        };
        if let Some(found) = found {
            self.differs(at, format!("found: {found}"), None);
        }
    }

    fn over(&mut self, at: Place, message: impl Into<String>) -> Stop {
        self.differs(at, message, None);
        Stop::Over
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
        let before = self.moment();
        let first = P::before(key, picks).filter(|_| self.find(*who, key).is_none());
        if let Some((first, pick)) = first.filter(|(first, _)| self.find(*who, first).is_some()) {
            let id = self.prompt(at, *who, first)?.id;
            match self.meant(*who, first, core::slice::from_ref(&pick)) {
                Ok(items) => self.act(at, Act::Pick { prompt: id, items }, false)?,
                Err(_) if *refused => {
                    self.back_to(before);
                    return Ok(());
                }
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
            self.back_to(before);
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
        self.over(at, format!("refused: {refusal}; {count} of: {offered}"))
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
}
