//! Whole random games of two and of six seats through the public interface: offers are listed, one
//! is drawn, it is applied. Prints decisions per second, allocations per decision and the median
//! length of a game.
#![allow(clippy::unwrap_used, missing_docs)]

use std::alloc::System;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use drakon::Drakon;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::{Act, Chance, Game, Lobby, random_answer};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const GAMES: u64 = 200;

type Setup = <Drakon as Game>::Setup;

/// Plays a whole game and says how many decisions it took.
fn play(setup: &Setup, number: u64) -> u64 {
    let mut events = Vec::new();
    let mut game = Drakon::begin(setup, Chance::numbered(number), &mut events).unwrap();
    let mut bots = Chance::numbered(number + 1);
    let mut decisions = 0;
    while let Some(prompt) = game.open().iter().find(|prompt| prompt.answer.is_none()) {
        let act = Act::Pick { prompt: prompt.id, items: random_answer(prompt, &mut bots) };
        events.clear();
        game.apply(act, &mut events);
        decisions += 1;
    }
    black_box(game.outcome());
    decisions
}

fn whole_games(bench: &mut Criterion) {
    for seats in [2, 6] {
        let setup = Drakon::freeze(&Lobby { seats, ..Lobby::default() }).unwrap();
        let region = Region::new(ALLOCATOR);
        let mut lengths: Vec<u64> = (0..GAMES).map(|number| play(&setup, number)).collect();
        let allocations = region.change().allocations;
        lengths.sort_unstable();
        let decisions: u64 = lengths.iter().sum();
        println!(
            "{GAMES} games of {seats} seats: median length {} decisions, {:.1} allocations per \
             decision",
            lengths[lengths.len() / 2],
            allocations as f64 / decisions as f64,
        );
        let mut group = bench.benchmark_group(format!("random games of {seats} seats"));
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function("games", |bench| {
            bench.iter(|| (0..GAMES).map(|number| play(&setup, number)).sum::<u64>());
        });
        group.throughput(Throughput::Elements(decisions));
        group.bench_function("decisions", |bench| {
            bench.iter(|| (0..GAMES).map(|number| play(&setup, number)).sum::<u64>());
        });
        group.finish();
    }
}

criterion_group!(rate, whole_games);
criterion_main!(rate);
