//! Scripts on their stage. The toy game is a list of steps, each a list of lines; so any game of
//! questions, draws and told events can be made up and compared with a plain reading of it.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "support/toy.rs"]
mod toy;

use proptest::prelude::*;
use table::{Act, Chance, Choose, Prompt, PromptId, random_answer};
use toy::{
    AlwaysBack, AskTwice, Back, Book, Draw, Each, Event, Game, GoOn, Line, NoAnswer, NoOffer, One,
    Tell,
};

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
    let games = [
        (vec![One(0, 2), Tell(1), Back(0), Tell(2)], [0, 0], told),
        (vec![One(0, 2), Tell(1), Back(0), Tell(2)], [0, 1], told),
        (vec![One(0, 2), One(0, 2), Tell(1), AlwaysBack], [0, 0], told),
        (vec![Back(0), Back(0)], [0, 0], alone),
        (vec![AlwaysBack, One(0, 2)], [0, 0], alone),
        (vec![One(0, 2), Each(2, 2), AlwaysBack], [0, 0], alone),
    ];
    for (book, [first, then], fault) in games {
        let mut game = Game::new(&[book]);
        for picked in [first, then, then] {
            let asked = game.stage.open().iter().find(|prompt| prompt.answer.is_none());
            let Some(Prompt { id, choose, .. }) = asked else { break };
            let one = matches!(choose, Choose::One(_));
            let items = if one { vec![picked] } else { vec![0, 1] };
            game.act(Act::Pick { prompt: *id, items });
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
