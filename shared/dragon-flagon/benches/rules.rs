//! How fast the rules are: whole games, one answer, and what a server makes of a position.
#![allow(clippy::unwrap_used, missing_docs)]

use std::collections::BTreeMap;
use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use dragon_flagon::DragonFlagon;
use dragon_flagon::item::ask as key;
use table::{Act, Chance, Digest, Game, Lobby, Prompt, Skill, Viewer, random_answer};

type Setup = <DragonFlagon as Game>::Setup;
type Item = <DragonFlagon as Game>::Item;

fn setup(seats: u8) -> Setup {
    DragonFlagon::freeze(&Lobby { seats, settings: BTreeMap::new(), ..Lobby::default() }).unwrap()
}

fn begin(setup: &Setup) -> DragonFlagon {
    DragonFlagon::begin(setup, Chance::numbered(1), &mut Vec::new()).unwrap()
}

/// The first prompt that waits for an answer.
fn waiting(game: &DragonFlagon) -> Option<Prompt<Item>> {
    game.open().iter().find(|prompt| prompt.answer.is_none()).cloned()
}

fn answer(game: &mut DragonFlagon, prompt: &Prompt<Item>, bots: &mut Chance) {
    let items = random_answer(prompt, bots);
    game.apply(Act::Pick { prompt: prompt.id, items }, &mut Vec::new());
}

fn fingerprint(game: &DragonFlagon) -> String {
    let mut digest = Digest::default();
    game.digest(&mut digest);
    digest.finish()
}

/// A position in the middle of a game, where several have planned and somebody acts.
fn middle(seats: u8) -> DragonFlagon {
    let mut game = begin(&setup(seats));
    let mut bots = Chance::numbered(2);
    for _ in 0..100 {
        let prompt = waiting(&game).unwrap();
        answer(&mut game, &prompt, &mut bots);
    }
    game
}

fn whole_games(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("whole game, random");
    for seats in [2, 4, 8] {
        let setup = setup(seats);
        group.bench_function(format!("{seats} seats"), |bench| {
            bench.iter(|| {
                let mut game = begin(&setup);
                let mut bots = Chance::numbered(2);
                while let Some(prompt) = waiting(&game) {
                    answer(&mut game, &prompt, &mut bots);
                }
                black_box(game.outcome())
            });
        });
    }
    group.finish();
}

/// What a table does for each decision: the view of its seat, a copy to try the answer on, and the
/// fingerprint to store with it.
fn decisions(bench: &mut Criterion) {
    const DECISIONS: u64 = 1_000;
    let mut group = bench.benchmark_group("1000 decisions of a table");
    group.throughput(Throughput::Elements(DECISIONS));
    for seats in [2, 8] {
        let setup = setup(seats);
        group.bench_function(format!("{seats} seats"), |bench| {
            bench.iter(|| {
                let mut game = begin(&setup);
                let mut bots = Chance::numbered(2);
                for _ in 0..DECISIONS {
                    let Some(prompt) = waiting(&game) else {
                        game = begin(&setup);
                        continue;
                    };
                    black_box(game.view(Viewer::Seat(prompt.seat)));
                    let mut tried = game.clone();
                    answer(&mut tried, &prompt, &mut bots);
                    black_box(fingerprint(&tried));
                    game = tried;
                }
            });
        });
    }
    group.finish();
}

/// The longest thought of a house bot: the first two cards of a game.
fn planning(bench: &mut Criterion) {
    let mut game = begin(&setup(8));
    let mut bots = Chance::numbered(4);
    let prompt = loop {
        let prompt = waiting(&game).unwrap();
        if prompt.key == key::PLAN {
            break prompt;
        }
        answer(&mut game, &prompt, &mut bots);
    };
    let view = game.view(Viewer::Seat(prompt.seat));
    bench.bench_function("planning of a house bot", |bench| {
        bench.iter(|| DragonFlagon::advise(&view, &prompt, Skill::Sensible, &mut bots));
    });
}

fn one_position(bench: &mut Criterion) {
    let game = middle(4);
    let prompt = waiting(&game).unwrap();
    let viewer = Viewer::Seat(prompt.seat);
    bench.bench_function("apply an answer", |bench| {
        bench.iter_batched(
            || (game.clone(), Chance::numbered(3)),
            |(mut game, mut bots)| answer(&mut game, &prompt, &mut bots),
            BatchSize::SmallInput,
        );
    });
    bench.bench_function("copy a position", |bench| bench.iter(|| black_box(game.clone())));
    bench.bench_function("view of a seat", |bench| bench.iter(|| black_box(game.view(viewer))));
    let view = game.view(viewer);
    bench.bench_function("hints of a prompt", |bench| {
        bench.iter(|| black_box(DragonFlagon::hints(&view, &prompt)));
    });
    bench.bench_function("advice of a house bot", |bench| {
        let mut bots = Chance::numbered(4);
        bench.iter(|| DragonFlagon::advise(&view, &prompt, Skill::Sensible, &mut bots));
    });
    bench.bench_function("fingerprint", |bench| bench.iter(|| black_box(fingerprint(&game))));
}

criterion_group!(rules, whole_games, decisions, one_position, planning);
criterion_main!(rules);
