//! Scripts on their stage. The toy game is a list of steps, each a list of lines; so any game of
//! questions, draws and told events can be made up and compared with a plain reading of it.
#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use table::{
    Act, Ask, Chance, Choose, Figure, Prompt, PromptId, Rules, Scene, Seat, Stage, Wait, check,
    random_answer,
};

#[derive(Clone, Debug)]
enum Line {
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
use Line::{AlwaysBack, AskTwice, Back, Draw, Each, GoOn, NoAnswer, NoOffer, One, Tell};

#[derive(Clone, PartialEq, Debug)]
struct World {
    chance: Chance,
    step: usize,
    steps: usize,
    memory: Vec<u32>,
}

#[derive(Clone, PartialEq, Debug)]
struct Toy;

type Book = Vec<Vec<Line>>;
type Event = (u8, usize);

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

fn play(scene: &mut Scene<'_, Toy>, line: &Line) -> Result<(), Wait> {
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

fn two(seat: u8, of: u8) -> Ask<u32> {
    let choose = Choose::Many { of: (0..u32::from(of)).collect(), min: 2, max: 2, ordered: true };
    Ask { seat: Seat::new(seat), figure: Figure::new(seat), key: "two", choose, barred: Vec::new() }
}

/// A toy game being played.
#[derive(Clone)]
struct Game {
    stage: Stage<Toy>,
    book: Book,
    events: Vec<Event>,
}

impl Game {
    fn new(book: &[Vec<Line>]) -> Self {
        let mut events = Vec::new();
        let book = book.to_vec();
        let chance = Chance::numbered(1);
        let world = World { chance, step: 0, steps: book.len(), memory: Vec::new() };
        Self { stage: Stage::begin(world, &book, &mut events), book, events }
    }

    fn open(&self) -> Vec<(String, usize)> {
        self.stage.open().iter().map(|p| (p.id.to_string(), p.seat.index())).collect()
    }

    fn prompt(&self, seat: u8) -> &Prompt<u32> {
        self.stage.open().iter().find(|prompt| prompt.seat == Seat::new(seat)).unwrap()
    }

    fn act(&mut self, act: Act<u32>) -> &mut Self {
        let seat = self.stage.open().iter().find(|p| p.id == act.prompt()).unwrap().seat;
        check(self.stage.open(), seat, &act).unwrap();
        self.stage.apply(act, &self.book, &mut self.events);
        self
    }

    fn pick(&mut self, seat: u8, items: &[u32]) -> &mut Self {
        let prompt = self.prompt(seat).id;
        self.act(Act::Pick { prompt, items: items.to_vec() })
    }

    fn withdraw(&mut self, seat: u8) -> &mut Self {
        let prompt = self.prompt(seat).id;
        self.act(Act::Withdraw { prompt })
    }

    fn memory(&self) -> &[u32] {
        &self.stage.world().memory
    }

    fn over(&self) -> bool {
        Toy::over(self.stage.world())
    }
}

#[test]
fn a_question_waits_for_its_answer() {
    let mut game = Game::new(&[vec![Tell(1), One(0, 3), Tell(2), One(1, 2), Tell(3)]]);
    assert_eq!(game.open(), [("0.0".into(), 0)]);
    assert_eq!(game.prompt(0).choose, Choose::One(vec![0, 1, 2]));
    assert_eq!(game.events, [(1, 0)]);
    game.pick(0, &[2]);
    assert_eq!(game.open(), [("1.0".into(), 1)]);
    assert_eq!((game.memory(), &game.events[..]), (&[2][..], &[(1, 0), (2, 1)][..]));
    game.pick(1, &[0]);
    assert_eq!((game.memory(), game.events.len()), (&[2, 0][..], 3));
    assert!(game.over() && game.open().is_empty());
}

#[test]
fn with_a_single_possibility_nobody_is_asked() {
    let game = Game::new(&[vec![One(0, 1), Tell(1)], vec![One(0, 1), One(1, 2)]]);
    assert_eq!(game.memory(), [0, 0]);
    assert_eq!(game.open(), [("0.0".into(), 1)], "ids count questions that are asked");
}

#[test]
fn asked_together_all_are_asked_and_nothing_shows_before_the_last_answer() {
    let mut game = Game::new(&[vec![Draw, Tell(1), Each(3, 2), Tell(2)]]);
    let asked: Vec<_> = (0..3).map(|seat| (format!("0.{seat}"), seat)).collect();
    assert_eq!(game.open(), asked, "also with a single possibility: silence would tell");
    let before = game.clone();
    game.pick(1, &[1, 0]).pick(2, &[0, 1]);
    assert_eq!(game.open(), asked, "they stay open");
    assert_eq!(game.prompt(1).answer, Some(vec![1, 0]));
    assert_eq!((game.memory(), &game.events), (before.memory(), &before.events));
    game.pick(0, &[0, 1]);
    assert_eq!(game.memory()[1..], [0, 1, 1, 0, 0, 1], "in the order of the asking");
    assert_eq!(game.events, [(1, 1), (2, 7)]);
}

#[test]
fn an_answer_can_be_taken_back_until_the_last_one_is_in() {
    let mut game = Game::new(&[vec![Each(2, 3)]]);
    let before = game.clone();
    game.pick(0, &[0, 1]).withdraw(0);
    assert!(game.stage == before.stage);
    game.pick(0, &[1, 2]).pick(1, &[0, 1]);
    assert_eq!(game.memory(), [1, 2, 0, 1]);
}

#[test]
fn two_answers_are_forgotten_or_another_one_stands_for_them() {
    let mut game = Game::new(&[vec![Tell(1), Draw, One(0, 3), Back(0), Tell(2)]]);
    game.pick(0, &[2]).pick(0, &[0]);
    assert_eq!(game.open(), [("2.0".into(), 0)], "the question before, by another id");
    assert_eq!((game.memory().len(), game.stage.heard().len()), (1, 0), "as if never asked");
    game.pick(0, &[0]).pick(0, &[1]);
    assert_eq!(game.open(), [("4.0".into(), 0)], "the second question again");
    assert_eq!((game.memory()[1..].to_vec(), game.stage.heard().len()), (vec![1], 1));
    for _ in 0..100 {
        game.pick(0, &[1]);
    }
    assert_eq!((game.stage.heard().len(), game.events.len()), (1, 1), "nothing piles up");
    game.pick(0, &[2]);
    assert_eq!((&game.memory()[1..], &game.events[..]), (&[1, 2][..], &[(1, 0), (2, 3)][..]));
    assert!(game.over() && game.stage.faults().is_empty());
}

#[test]
fn what_was_told_or_never_asked_cannot_be_taken_back() {
    let told = "an answer taken back after something was told";
    let alone = "an answer taken back that is not just heard after another one";
    let books = [
        (vec![One(0, 2), Tell(1), Back(0)], told),
        (vec![Back(0), Back(0)], alone),
        (vec![One(0, 2), One(0, 2), Tell(1), AlwaysBack], alone),
        (vec![AlwaysBack, One(0, 2)], alone),
    ];
    for (book, fault) in books {
        let mut game = Game::new(&[book]);
        while let Some(prompt) = game.stage.open().first() {
            let prompt = prompt.id;
            game.act(Act::Pick { prompt, items: vec![0] });
        }
        assert_eq!(game.stage.faults(), [fault]);
    }
}

#[test]
fn asking_nobody_goes_on() {
    let game = Game::new(&[vec![Each(0, 2), Tell(1)]]);
    assert!(game.over() && game.events == [(1, 0)] && game.stage.faults().is_empty());
}

#[test]
fn what_is_not_open_changes_nothing() {
    let mut game = Game::new(&[vec![One(0, 2)]]);
    let before = game.clone();
    let never = PromptId { step: 7, number: 0 };
    for act in [Act::Withdraw { prompt: never }, Act::Pick { prompt: never, items: vec![1] }] {
        game.stage.apply(act, &game.book, &mut game.events);
        assert!(game.stage == before.stage && game.events == before.events);
    }
}

#[test]
fn a_card_that_asks_wrongly_is_a_fault_and_stops_the_game() {
    let faults = [
        (NoOffer, "an offer that nobody can answer"),
        (NoAnswer, "an offer that nobody can answer"),
        (Each(2, 1), "an offer that nobody can answer"),
        (AskTwice, "a question after one that waits"),
        (GoOn, "a step that went on without its answer"),
    ];
    for (line, fault) in faults {
        let mut game = Game::new(&[vec![One(1, 2), line, Tell(9)], vec![One(0, 2)]]);
        assert!(game.stage.faults().is_empty());
        game.pick(1, &[1]);
        assert_eq!(game.stage.faults(), [fault]);
        assert!(game.stage.open().is_empty() && !game.over(), "{fault}");
    }
}

#[test]
fn an_answer_that_nobody_checked_is_a_fault_and_no_panic() {
    let mut game = Game::new(&[vec![One(0, 2)]]);
    let empty = Act::Pick { prompt: game.prompt(0).id, items: Vec::new() };
    game.stage.apply(empty, &game.book, &mut game.events);
    assert_eq!(game.stage.faults(), ["an answer without an item"]);
}

fn line() -> impl Strategy<Value = Line> {
    prop_oneof![
        any::<u8>().prop_map(Tell),
        Just(Draw),
        (0..4_u8, 1..5_u8).prop_map(|(seat, of)| One(seat, of)),
        (0..4_u8, 2..5_u8).prop_map(|(seats, of)| Each(seats, of)),
    ]
}

fn books() -> impl Strategy<Value = Book> {
    proptest::collection::vec(proptest::collection::vec(line(), 1..6), 1..5)
}

/// Reads a book from top to bottom with all answers at hand.
fn read(book: &Book, answers: &[Vec<u32>]) -> (Vec<u32>, Vec<Event>) {
    let (mut chance, mut memory, mut events) = (Chance::numbered(1), Vec::new(), Vec::new());
    let mut answers = answers.iter();
    for line in book.iter().flatten() {
        match *line {
            Tell(what) => events.push((what, memory.len())),
            Draw => memory.push(chance.below(100)),
            One(_, 1) => memory.push(0),
            One(..) => memory.extend(answers.next().unwrap()),
            Each(seats, _) => (0..seats).for_each(|_| memory.extend(answers.next().unwrap())),
            _ => panic!("no line of a sound book"),
        }
    }
    (memory, events)
}

/// Somebody's next act: mostly an answer, now and then a withdrawal.
fn next(game: &Game, chance: &mut Chance) -> Act<u32> {
    let prompt = chance.pick(game.stage.open()).unwrap();
    match prompt.answer {
        Some(_) => Act::Withdraw { prompt: prompt.id },
        None => Act::Pick { prompt: prompt.id, items: random_answer(prompt, chance) },
    }
}

proptest! {
    #[test]
    fn a_game_in_pieces_is_the_same_as_one_read_from_top_to_bottom(book in books(), seed: u64) {
        let mut chance = Chance::numbered(seed);
        let mut game = Game::new(&book);
        let mut answers: Vec<Vec<u32>> = Vec::new();
        while !game.over() {
            prop_assert!(game.events.len() <= book.iter().flatten().count());
            // What a question brought is known when its last answer goes in.
            let act = next(&game, &mut chance);
            let given = |prompt: &Prompt<u32>| match &act {
                Act::Pick { prompt: id, items } if *id == prompt.id => Some(items.clone()),
                _ => prompt.answer.clone().filter(|_| act.prompt() != prompt.id),
            };
            if let Some(all) = game.stage.open().iter().map(given).collect::<Option<Vec<_>>>() {
                answers.extend(all);
            }
            game.act(act);
        }
        let (memory, events) = read(&book, &answers);
        prop_assert_eq!(game.memory(), &memory[..]);
        prop_assert_eq!(game.events, events, "each is told once");
        prop_assert!(game.stage.faults().is_empty());
    }

    #[test]
    fn a_game_played_again_from_its_answers_is_the_same_after_every_one(book in books(), seed: u64) {
        let mut chance = Chance::numbered(seed);
        let mut game = Game::new(&book);
        let mut acts = Vec::new();
        while !game.over() {
            let act = next(&game, &mut chance);
            acts.push(act.clone());
            game.act(act);
            let mut again = Game::new(&book);
            for act in &acts {
                again.act(act.clone());
            }
            prop_assert!(again.stage == game.stage);
            prop_assert_eq!(&again.events, &game.events);
        }
    }

    #[test]
    fn a_copy_goes_on_like_the_game_it_was_made_of(book in books(), seed: u64, cut in 0..8_usize) {
        let mut chance = Chance::numbered(seed);
        let mut game = Game::new(&book);
        for _ in 0..cut {
            if !game.over() {
                let act = next(&game, &mut chance);
                game.act(act);
            }
        }
        let mut copy = game.clone();
        while !game.over() {
            let act = next(&game, &mut chance);
            game.act(act.clone());
            copy.act(act);
            prop_assert!(copy.stage == game.stage);
        }
        prop_assert_eq!(copy.events, game.events);
    }
}
