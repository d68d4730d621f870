//! `kill -9` at each kind of decision of the real games. Rare ones are looked for in games among
//! bots, whose log is then laid into the database as if it had been played here.

use std::cell::RefCell;
use std::fmt::Debug;

use dragon_flagon::DragonFlagon;
use drakon::Drakon;
use table::{Game, Lobby, Prompt, Seat};

use crate::common::evening::{Evening, seen};
use crate::common::played::{Position, find, lay};

/// Two people with two characters each; every character comes up in some of these games.
fn usual(number: u8) -> Lobby {
    let who = |place: usize| {
        let figures = DragonFlagon::about().figures;
        figures[(usize::from(number) + place) % figures.len()].to_string()
    };
    let picks = vec![vec![who(0), who(1)], vec![who(2), who(3)]];
    Lobby { seats: 2, picks, ..Lobby::default() }
}

/// What is asked once in a thousand games is asked sooner with two prizes, and with a set of decks
/// that makes everybody poor and reaches far.
fn rare(_: u8) -> Lobby {
    let near = (-4..=4).flat_map(|forward| (-4..=4).map(move |right| [forward, right]));
    let near: Vec<[i8; 2]> = near.filter(|square| *square != [0, 0]).collect();
    let far = "area = { house = \"W9\" }\n";
    let decks = [
        ("areas.toml", format!("W9 = {near:?}\n")),
        ("tuuli.toml", format!("[tithe]\n{far}poor = {{ house = 22 }}\ngift = {{ house = 9 }}\n")),
        ("montero.toml", format!("[blade_waltz]\n{far}")),
    ];
    let names = |names: [&str; 2]| names.map(str::to_owned).to_vec();
    Lobby {
        seats: 2,
        settings: [("prize".to_owned(), "both".to_owned())].into(),
        picks: vec![names(["tuuli", "montero"]), names(["nari", "teo"])],
        decks: decks.map(|(file, text)| (file.to_owned(), text)).into(),
        ..Lobby::default()
    }
}

/// Four people trapped in the lair, each with a power.
fn heroes(_: u8) -> Lobby {
    let settings = [("heroes".to_owned(), "powers".to_owned())].into();
    Lobby { seats: 4, settings, ..Lobby::default() }
}

/// Lays each position down, kills the program there, and plays on.
async fn killed_at<G: Game>(people: u8, positions: Vec<(impl Debug, Position<G>)>) {
    let mut evening = Evening::begin(G::NAME, people).await;
    for (key, position) in positions {
        let asked: Vec<_> = position.game.open().iter().map(|prompt| prompt.key).collect();
        evening.stop();
        lay(evening.folder.path(), position).await;
        evening.start().await;
        let here = evening.clients[0].prompts();
        assert!(here.iter().map(|prompt| &prompt["key"]).eq(asked), "{key:?} is asked: {here:?}");
        let before: Vec<_> = evening.clients.iter().map(seen).collect();
        evening.kill().await;
        let after: Vec<_> = evening.clients.iter().map(seen).collect();
        assert_eq!(after, before, "killed at {key:?}");
        let (seat, command) = evening.asked(0).expect("somebody is asked");
        evening.clients[seat].done(command).await;
    }
}

fn asks<G: Game>(game: &G, key: &str) -> bool {
    game.open().iter().any(|prompt| prompt.key == key && prompt.answer.is_none())
}

/// Which way to look is answered by habit after two seconds; `program.rs` is killed there.
#[tokio::test]
async fn nothing_is_lost_at_any_decision_of_a_brawl() {
    let keys = [
        "place",
        "plan",
        "move",
        "dash",
        "pick_up",
        "barrel",
        "riposte",
        "swing",
        "throw",
        "slide",
        "order",
        "target",
        "vision",
        "turn_first",
        "mark",
        "familiar_face",
        "lure",
        "leap",
        "dance",
        "origin",
        "kick",
        "shadow_step",
    ];
    killed_at(2, find(&keys, usual, asks::<DragonFlagon>)).await;
}

#[tokio::test]
async fn nothing_is_lost_at_what_is_decided_once_in_a_thousand_brawls() {
    killed_at(2, find(&["gifts", "waltz", "waltz_turn"], rare, asks::<DragonFlagon>)).await;
}

#[tokio::test]
async fn nothing_is_lost_at_any_decision_in_the_lair() {
    use drakon::item::ask::*;
    let keys = [
        TURN, LAY, START, SHIFT, SHIFT_LAY, DESTROY, ROTATE, ROTATE_TO, MAP, ORB, ORB_TO, AFTER,
        PUSH, THIEF, DWARF, DWARF_TOO, AMAZON, KNIGHT,
    ];
    killed_at(4, find(&keys, heroes, asks::<Drakon>)).await;
}

/// What was taken back stands in the stored answers all the same.
#[tokio::test]
async fn nothing_is_lost_where_somebody_has_thought_better_of_it() {
    use drakon::item::ask::*;
    // What is asked again, and from where the way led back to it.
    let ways = [(TURN, LAY), (LAY, LAY), (TURN, THIEF), (DWARF, DWARF_TOO), (AFTER, AMAZON)];
    let asked = RefCell::new(Vec::new());
    // Whatever is done at the table is seen: where nothing differs, the way led back.
    let again = |game: &Drakon, (key, from)| {
        let mut asked = asked.borrow_mut();
        let now = (game.open()[0].clone(), game.public());
        if asked.last() != Some(&now) {
            asked.push(now);
        }
        matches!(asked.as_slice(), [.., (last, before), (now, public)] if before == public
            && (now.key, last.key) == (key, from) && now.seat == last.seat)
    };
    killed_at(4, find(&ways, heroes, again)).await;
}

#[tokio::test]
async fn nothing_is_lost_with_half_the_answers_in() {
    type Open<'a> = &'a [Prompt<<DragonFlagon as Game>::Item>];
    let dazes = |open: Open<'_>, answered| {
        open.iter().any(|p| p.key == "daze" && p.answer.is_some() == answered)
    };
    let half_dazed = |game: &DragonFlagon, _| {
        dazes(game.open(), true) && dazes(game.open(), false) && !asks(game, "turn")
    };
    killed_at(2, find(&["daze"], usual, half_dazed)).await;
    // One seat of a plan is in, the other is not.
    let other = |open: Open<'_>, seat: u8| {
        open.iter().any(|p| p.seat == Seat::new(seat) && p.answer.is_none())
    };
    let one_in = |game: &DragonFlagon, key| {
        asks(game, key) && game.open().iter().any(|p| p.answer.is_some()) && other(game.open(), 1)
    };
    killed_at(2, find(&["plan"], usual, one_in)).await;
}
