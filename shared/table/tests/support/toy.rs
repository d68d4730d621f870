//! A toy game on the stage: a list of steps, each a list of lines.

use table::{Act, Ask, Chance, Choose, Figure, Prompt, Rules, Scene, Seat, Stage, Wait, check};

#[derive(Clone, Debug)]
pub enum Line {
    /// Tells this, and how much the world remembers.
    Tell(u8),
    /// Remembers a random number.
    Draw,
    /// Asks a seat for one of so many, and remembers it.
    One(u8, u8),
    /// Asks each of so many seats for two of these, and remembers all.
    Each(u8, u8),
    /// Asks for nothing of nothing.
    NoOffer,
    /// Asks for more than it allows.
    NoAnswer,
    /// Asks, and does not wait.
    GoOn,
    /// Asks again without waiting for the first answer.
    AskTwice,
    /// Asks a seat: 0 goes back to the question before, 1 puts 1 there instead, 2 goes on.
    Back(u8),
    /// Goes back, whatever was answered.
    AlwaysBack,
}
pub use Line::{AlwaysBack, AskTwice, Back, Draw, Each, GoOn, NoAnswer, NoOffer, One, Tell};

#[derive(Clone, PartialEq, Debug)]
pub struct World {
    pub chance: Chance,
    pub step: usize,
    pub steps: usize,
    pub memory: Vec<u32>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Toy;

pub type Book = Vec<Vec<Line>>;
pub type Event = (u8, usize);

impl Rules for Toy {
    type World = World;
    type Item = u32;
    type Event = Event;
    type Book = Book;

    fn step(scene: &mut Scene<'_, Self>) -> Result<(), Wait> {
        let book = scene.book;
        for line in &book[scene.world.step] {
            play(scene, line)?;
        }
        scene.world.step += 1;
        Ok(())
    }

    fn over(world: &World) -> bool {
        world.step == world.steps
    }
}

pub fn play(scene: &mut Scene<'_, Toy>, line: &Line) -> Result<(), Wait> {
    let one = |scene: &mut Scene<'_, Toy>, seat, of: u8| {
        scene.ask(Seat::new(seat), Figure::new(0), "one", (0..u32::from(of)).collect())
    };
    match *line {
        Tell(what) => scene.tell((what, scene.world.memory.len())),
        Draw => {
            let drawn = scene.world.chance.below(100);
            scene.world.memory.push(drawn);
        }
        One(seat, of) => {
            let picked = one(scene, seat, of)?;
            scene.world.memory.push(picked);
        }
        Each(seats, of) => {
            let asks = (0..seats).map(|seat| two(seat, of)).collect();
            for answer in scene.ask_each(asks)? {
                scene.world.memory.extend(answer);
            }
        }
        NoOffer => {
            one(scene, 0, 0)?;
        }
        NoAnswer => {
            let choose = Choose::Many { of: vec![1, 2, 3], min: 2, max: 1, ordered: false };
            scene.ask_each(vec![Ask { choose, ..two(0, 3) }])?;
        }
        GoOn => {
            let _ = one(scene, 0, 2);
        }
        AskTwice => {
            let _ = one(scene, 0, 2);
            one(scene, 1, 2)?;
        }
        Back(seat) => match one(scene, seat, 3)? {
            0 => return Err(scene.take_back(None)),
            1 => return Err(scene.take_back(Some(1))),
            picked => scene.world.memory.push(picked),
        },
        AlwaysBack => return Err(scene.take_back(None)),
    }
    Ok(())
}

pub fn two(seat: u8, of: u8) -> Ask<u32> {
    let choose = Choose::Many { of: (0..u32::from(of)).collect(), min: 2, max: 2, ordered: true };
    Ask { seat: Seat::new(seat), figure: Figure::new(seat), key: "two", choose, barred: Vec::new() }
}

/// A toy game being played.
#[derive(Clone)]
pub struct Game {
    pub stage: Stage<Toy>,
    pub book: Book,
    pub events: Vec<Event>,
}

impl Game {
    pub fn new(book: &[Vec<Line>]) -> Self {
        let mut events = Vec::new();
        let book = book.to_vec();
        let chance = Chance::numbered(1);
        let world = World { chance, step: 0, steps: book.len(), memory: Vec::new() };
        Self { stage: Stage::begin(world, &book, &mut events), book, events }
    }

    pub fn open(&self) -> Vec<(String, usize)> {
        self.stage.open().iter().map(|p| (p.id.to_string(), p.seat.index())).collect()
    }

    pub fn prompt(&self, seat: u8) -> &Prompt<u32> {
        self.stage.open().iter().find(|prompt| prompt.seat == Seat::new(seat)).unwrap()
    }

    pub fn act(&mut self, act: Act<u32>) -> &mut Self {
        let seat = self.stage.open().iter().find(|p| p.id == act.prompt()).unwrap().seat;
        check(self.stage.open(), seat, &act).unwrap();
        self.stage.apply(act, &self.book, &mut self.events);
        self
    }

    pub fn pick(&mut self, seat: u8, items: &[u32]) -> &mut Self {
        let prompt = self.prompt(seat).id;
        self.act(Act::Pick { prompt, items: items.to_vec() })
    }

    pub fn withdraw(&mut self, seat: u8) -> &mut Self {
        let prompt = self.prompt(seat).id;
        self.act(Act::Withdraw { prompt })
    }

    pub fn memory(&self) -> &[u32] {
        &self.stage.world().memory
    }

    pub fn over(&self) -> bool {
        Toy::over(self.stage.world())
    }
}
