//! `kill -9` at each kind of decision of the real game. Rare ones are looked for in games among
//! bots, whose log is then laid into the database as if it had been played here.

use std::fmt::Debug;
use std::path::Path;

use dragon_flagon::DragonFlagon;
use flagon::store::{Row, Sqlite, Store, StoredAnswer};
use serde_json::Value;
use table::{Act, Chance, Digest, Game, Lobby, Prompt, Seat, Skill, Viewer, check};

use crate::program::{Evening, seen, some_answer};

type Item = <DragonFlagon as Game>::Item;

/// A game up to a decision.
struct Position {
    setup: String,
    seed: [u8; 32],
    digest: String,
    answers: Vec<StoredAnswer>,
}

fn fingerprint(game: &DragonFlagon) -> String {
    let mut digest = Digest::default();
    game.digest(&mut digest);
    digest.finish()
}

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

/// Plays games of two among bots until each thing that is looked for has come up. Of the prompts
/// that are open together the last one is answered last, so that a half-answered question is seen
/// too.
fn find<K: Copy + Debug>(
    wanted: &[K],
    lobby: fn(u8) -> Lobby,
    is: impl Fn(&[Prompt<Item>], K) -> bool,
) -> Vec<(K, Position)> {
    let mut missing = wanted.to_vec();
    let mut found = Vec::new();
    for number in 0..=255 {
        let setup = DragonFlagon::freeze(&lobby(number)).unwrap();
        let seed = [number; 32];
        let mut events = Vec::new();
        let mut game = DragonFlagon::begin(&setup, Chance::from_seed(seed), &mut events).unwrap();
        let digest = fingerprint(&game);
        let mut bots = Chance::numbered(number.into());
        let mut answers = Vec::new();
        while game.outcome().is_none() {
            missing.retain(|key| {
                let here = is(game.open(), *key);
                if here {
                    let setup = serde_json::to_string(&setup).unwrap();
                    let (digest, answers) = (digest.clone(), answers.clone());
                    found.push((*key, Position { setup, seed, digest, answers }));
                }
                !here
            });
            if missing.is_empty() {
                return found;
            }
            let open = game.open().iter().find(|prompt| prompt.answer.is_none()).unwrap().clone();
            let view = game.view(Viewer::Seat(open.seat));
            // What sensible people seldom do, others stumble into.
            let skill = if number % 2 == 0 { Skill::Sensible } else { Skill::Random };
            let items = DragonFlagon::advise(&view, &open, skill, &mut bots);
            answers.push(answer(&mut game, &open, items, answers.len()));
        }
    }
    panic!("no game comes to {missing:?}");
}

fn answer(
    game: &mut DragonFlagon,
    open: &Prompt<Item>,
    items: Vec<Item>,
    before: usize,
) -> StoredAnswer {
    let act = Act::Pick { prompt: open.id, items };
    assert_eq!(check(game.open(), open.seat, &act), Ok(()));
    let stored: Act<Value> = serde_json::from_value(serde_json::to_value(&act).unwrap()).unwrap();
    game.apply(act, &mut Vec::new());
    StoredAnswer {
        version: u32::try_from(before).unwrap() + 1,
        seat: u8::try_from(open.seat.index()).unwrap(),
        action: format!("bot-{before}"),
        act: stored,
        digest: fingerprint(game),
        at: 0,
    }
}

/// Makes the only game of the database one that has come to this position.
async fn lay(data: &Path, position: Position) {
    let file = data.join("flagon.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query("DELETE FROM answer").execute(&pool).await.unwrap();
    sqlx::query("UPDATE game SET setup = $1, seed = $2, digest = $3")
        .bind(&position.setup)
        .bind(position.seed.to_vec())
        .bind(&position.digest)
        .execute(&pool)
        .await
        .unwrap();
    let game_id: String =
        sqlx::query_scalar("SELECT game_id FROM game").fetch_one(&pool).await.unwrap();
    pool.close().await;
    let store = Sqlite::open(data, None).await.unwrap();
    let game_id = game_id.parse().unwrap();
    let rows = position.answers.into_iter().map(|answer| Row::Answer { game_id, answer });
    store.write(rows.collect()).await.unwrap();
    store.close().await.unwrap();
}

/// Lays the position down, kills the program there, and plays on.
async fn killed_at(evening: &mut Evening, position: Position, key: &str) {
    evening.stop();
    lay(evening.folder.path(), position).await;
    evening.start().await;
    let asked = evening.clients[0].prompts();
    assert!(asked.iter().any(|prompt| prompt["key"] == key), "{key} is asked");
    let before: Vec<_> = evening.clients.iter().map(seen).collect();
    evening.kill().await;
    let after: Vec<_> = evening.clients.iter().map(seen).collect();
    assert_eq!(after, before, "killed at {key}");
    let next = (0..2).find_map(|seat| Some((seat, some_answer(&evening.clients[seat], 0)?)));
    let (seat, command) = next.expect("somebody is asked");
    evening.clients[seat].done(command).await;
}

fn asks(open: &[Prompt<Item>], key: &str) -> bool {
    open.iter().any(|prompt| prompt.key == key && prompt.answer.is_none())
}

/// Which way to look is answered by habit after two seconds; `program.rs` is killed there.
#[tokio::test]
async fn nothing_is_lost_at_any_decision_of_the_game() {
    let mut evening = Evening::begin().await;
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
    for (key, position) in find(&keys, usual, asks) {
        killed_at(&mut evening, position, key).await;
    }
}

#[tokio::test]
async fn nothing_is_lost_at_what_is_decided_once_in_a_thousand_games() {
    let mut evening = Evening::begin().await;
    for (key, position) in find(&["gifts", "waltz", "waltz_turn"], rare, asks) {
        killed_at(&mut evening, position, key).await;
    }
}

#[tokio::test]
async fn nothing_is_lost_with_half_the_dazes_in() {
    let mut evening = Evening::begin().await;
    let dazes = |open: &[Prompt<Item>], answered| {
        open.iter().any(|p| p.key == "daze" && p.answer.is_some() == answered)
    };
    let half_dazed =
        |open: &[Prompt<Item>], _| dazes(open, true) && dazes(open, false) && !asks(open, "turn");
    for (key, position) in find(&["daze"], usual, half_dazed) {
        killed_at(&mut evening, position, key).await;
    }
    // One seat of a plan is in, the other is not.
    let other = |open: &[Prompt<Item>], seat: u8| {
        open.iter().any(|p| p.seat == Seat::new(seat) && p.answer.is_none())
    };
    let one_in = |open: &[Prompt<Item>], key| {
        asks(open, key) && open.iter().any(|p| p.answer.is_some()) && other(open, 1)
    };
    for (key, position) in find(&["plan"], usual, one_in) {
        killed_at(&mut evening, position, key).await;
    }
}
