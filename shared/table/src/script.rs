//! Rules that read from top to bottom and ask when they need a choice.
//!
//! A step of a game is a function that plays on a [`Scene`]. Where it needs an answer that is not
//! there yet, [`Scene::ask`] gives a [`Wait`] and `?` leaves the function. The [`Stage`] keeps the
//! position from before the step and the answers heard since; when the next answer comes, the
//! function runs again from there, hears the old answers, tells only what is new and gets further.
//! So a pending choice is plain data: nothing is lost when it is copied, stored or replayed.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Act, Barred, Choose, Digest, Figure, Prompt, PromptId, Seat};

/// The rules of a game as steps on a stage.
pub trait Rules: Sized {
    /// The whole position. It is copied for every step, so it should be flat and small.
    type World: Clone + PartialEq;
    /// What can be picked.
    type Item: Clone + PartialEq;
    /// What can happen.
    type Event;
    /// Numbers and rulings that never change during a game.
    type Book;

    /// Plays one step of the game and says in the world which one comes next.
    ///
    /// # Errors
    /// [`Wait`], when it asked something that is not answered yet.
    fn step(scene: &mut Scene<'_, Self>) -> Result<(), Wait>;

    /// Whether no further step comes.
    fn over(world: &Self::World) -> bool;
}

/// The answer is not there yet. Only asking can make it.
#[derive(Debug, PartialEq, Eq)]
pub struct Wait(());

/// A question to one seat.
#[derive(Clone, Debug)]
pub struct Ask<I> {
    /// Who is asked.
    pub seat: Seat,
    /// About which figure.
    pub figure: Figure,
    /// What is asked.
    pub key: &'static str,
    /// What may be answered.
    pub choose: Choose<I>,
    /// What may not, and why.
    pub barred: Vec<Barred<I>>,
}

/// A step being played.
pub struct Scene<'a, R: Rules> {
    /// The position, as far as this step has changed it.
    pub world: R::World,
    /// The numbers and rulings.
    pub book: &'a R::Book,
    heard: &'a [Vec<Vec<R::Item>>],
    next: usize,
    step: u32,
    asked: Vec<Prompt<R::Item>>,
    events: &'a mut Vec<R::Event>,
    known: usize,
    told: usize,
    /// How much had been told when the last answer was heard, and the one before it.
    told_last: usize,
    told_before: usize,
    taken_back: Option<Option<R::Item>>,
    fault: Option<&'static str>,
}

impl<R: Rules> Scene<'_, R> {
    /// Tells that something happened.
    pub fn tell(&mut self, event: R::Event) {
        self.told += 1;
        if self.told > self.known {
            self.events.push(event);
        }
    }

    /// Asks one seat for one of these. With a single possibility nobody is asked.
    ///
    /// # Errors
    /// [`Wait`], until it is answered.
    pub fn ask(
        &mut self,
        seat: Seat,
        figure: Figure,
        key: &'static str,
        of: Vec<R::Item>,
    ) -> Result<R::Item, Wait> {
        if let [only] = of.as_slice() {
            return Ok(only.clone());
        }
        let asked = self.ask_each(alloc::vec![Ask {
            seat,
            figure,
            key,
            choose: Choose::One(of),
            barred: Vec::new(),
        }])?;
        match asked.into_iter().flatten().next() {
            Some(item) => Ok(item),
            None => Err(self.broken("an answer without an item")),
        }
    }

    /// Asks several seats at once. Their answers stay hidden, and can be taken back, until the
    /// last one is in. Everybody is asked, also with a single possibility: silence would tell.
    ///
    /// # Errors
    /// [`Wait`], until all have answered.
    pub fn ask_each(&mut self, asks: Vec<Ask<R::Item>>) -> Result<Vec<Vec<R::Item>>, Wait> {
        if asks.is_empty() {
            return Ok(Vec::new());
        }
        if !self.asked.is_empty() || self.fault.is_some() {
            return Err(self.broken("a question after one that waits"));
        }
        if let Some(answers) = self.heard.get(self.next) {
            self.told_before = core::mem::replace(&mut self.told_last, self.told);
            self.next += 1;
            self.step += 1;
            return Ok(answers.clone());
        }
        if asks.iter().any(|ask| !ask.choose.can_be_answered()) {
            return Err(self.broken("an offer that nobody can answer"));
        }
        let step = self.step;
        self.asked = asks
            .into_iter()
            .zip(0..)
            .map(|(ask, number)| Prompt {
                id: PromptId { step, number },
                seat: ask.seat,
                figure: ask.figure,
                key: ask.key,
                choose: ask.choose,
                barred: ask.barred,
                answer: None,
            })
            .collect();
        Err(Wait(()))
    }

    /// Takes back the answer just heard and the one before it, as if neither had been given: the
    /// question before is asked again, or has this answer instead. Both must be answers of one seat
    /// to a question to it alone, and nothing may have been told since the first of them. A question
    /// with a single possibility was never asked and does not count. The step has to be left with
    /// what this gives, as with `?`.
    pub fn take_back(&mut self, instead: Option<R::Item>) -> Wait {
        let (heard, yet) = self.heard.split_at(self.next);
        let alone = matches!(heard, [.., before, last] if before.len() == 1 && last.len() == 1);
        if !alone || !yet.is_empty() {
            return self.broken("an answer taken back that is not just heard after another one");
        }
        if self.told > self.told_before {
            return self.broken("an answer taken back after something was told");
        }
        self.taken_back = Some(instead);
        Wait(())
    }

    /// A step broke the rules of asking; the game stops here and says so.
    fn broken(&mut self, why: &'static str) -> Wait {
        self.fault.get_or_insert(why);
        self.asked.clear();
        Wait(())
    }
}

/// A game in play: the position before the step, the answers since, and what is asked now.
pub struct Stage<R: Rules> {
    base: R::World,
    now: R::World,
    heard: Vec<Vec<Vec<R::Item>>>,
    open: Vec<Prompt<R::Item>>,
    told: usize,
    step: u32,
    fault: Option<&'static str>,
}

impl<R: Rules> Clone for Stage<R> {
    fn clone(&self) -> Self {
        Self {
            base: self.base.clone(),
            now: self.now.clone(),
            heard: self.heard.clone(),
            open: self.open.clone(),
            told: self.told,
            step: self.step,
            fault: self.fault,
        }
    }
}

impl<R: Rules> PartialEq for Stage<R> {
    fn eq(&self, other: &Self) -> bool {
        self.step == other.step
            && self.told == other.told
            && self.open == other.open
            && self.heard == other.heard
            && self.now == other.now
            && self.base == other.base
            && self.fault == other.fault
    }
}

impl<R: Rules> Stage<R> {
    /// Raises the curtain: plays from this position up to the first question.
    pub fn begin(world: R::World, book: &R::Book, events: &mut Vec<R::Event>) -> Self {
        let mut stage = Self {
            base: world.clone(),
            now: world,
            heard: Vec::new(),
            open: Vec::new(),
            told: 0,
            step: 0,
            fault: None,
        };
        stage.play(book, events);
        stage
    }

    /// The position as it is now.
    pub fn world(&self) -> &R::World {
        &self.now
    }

    /// The position as it was before the running step: what has been heard since leads from there to
    /// the position as it is now.
    pub fn base(&self) -> &R::World {
        &self.base
    }

    /// All prompts that are open, also those answered while others are awaited.
    pub fn open(&self) -> &[Prompt<R::Item>] {
        &self.open
    }

    /// What the running step has heard so far, question by question.
    pub fn heard(&self) -> &[Vec<Vec<R::Item>>] {
        &self.heard
    }

    /// Names what the running step has heard so far and what is answered while others are awaited,
    /// as part of a position's fingerprint: two steps that look alike may have heard different
    /// answers. The game names the bytes of an item.
    pub fn digest(&self, digest: &mut Digest, item: impl Fn(&R::Item, &mut Digest)) {
        let items = |answer: &[R::Item], digest: &mut Digest| {
            digest.length(answer.len());
            answer.iter().for_each(|picked| item(picked, digest));
        };
        digest.length(self.heard.len());
        for answer in self.heard.iter().flatten() {
            items(answer, digest);
        }
        digest.length(self.open.len());
        for prompt in &self.open {
            digest.number(prompt.id.step);
            digest.byte(prompt.id.number);
            match &prompt.answer {
                None => digest.byte(u8::MAX),
                Some(answer) => items(answer, digest),
            }
        }
    }

    /// What is wrong with how the game asks, which is a fault of the rules and never of an answer;
    /// see [`crate::Game::faults`].
    pub fn faults(&self) -> Vec<String> {
        let still = self.fault.is_none() && self.open.is_empty() && !R::over(&self.now);
        let still = still.then_some("nobody is asked and the game is not over");
        self.fault.into_iter().chain(still).map(String::from).collect()
    }

    /// Does what was checked with [`crate::check`] before; anything else changes nothing.
    pub fn apply(&mut self, act: Act<R::Item>, book: &R::Book, events: &mut Vec<R::Event>) {
        let Some(prompt) = self.open.iter_mut().find(|prompt| prompt.id == act.prompt()) else {
            return;
        };
        match act {
            Act::Withdraw { .. } => prompt.answer = None,
            Act::Pick { items, .. } => prompt.answer = Some(items),
        }
        if self.open.iter().any(|prompt| prompt.answer.is_none()) {
            return;
        }
        self.heard.push(self.open.drain(..).filter_map(|prompt| prompt.answer).collect());
        self.play(book, events);
    }

    /// Forgets the last two answers; ids go on from there, so that none comes twice.
    fn forget(&mut self, instead: Option<R::Item>) {
        self.heard.truncate(self.heard.len().saturating_sub(2));
        self.step += if instead.is_some() { 1 } else { 2 };
        self.heard.extend(instead.map(|item| alloc::vec![alloc::vec![item]]));
    }

    fn play(&mut self, book: &R::Book, events: &mut Vec<R::Event>) {
        while !R::over(&self.base) {
            let mut scene = Scene {
                world: self.base.clone(),
                book,
                heard: &self.heard,
                next: 0,
                step: self.step,
                asked: Vec::new(),
                events: &mut *events,
                known: self.told,
                told: 0,
                told_last: 0,
                told_before: 0,
                taken_back: None,
                fault: None,
            };
            let played = R::step(&mut scene);
            if played.is_ok() && !(scene.asked.is_empty() && scene.taken_back.is_none()) {
                scene.broken("a step that went on without its answer");
            }
            let Scene { world, step, asked, told, taken_back, fault, .. } = scene;
            if let Some(instead) = taken_back.filter(|_| fault.is_none()) {
                self.forget(instead);
                continue;
            }
            self.now = world;
            if played.is_err() || fault.is_some() {
                self.open = asked;
                self.told = told;
                self.fault = fault;
                return;
            }
            self.base = self.now.clone();
            self.step = step;
            self.heard.clear();
            self.told = 0;
        }
    }
}
