//! Whole random games through the public interface: offers are listed, one is drawn, it is applied.
//! Prints decisions per second, allocations per decision and the median length of a game. Each game's
//! own `benches/rate.rs` takes this in.

use std::alloc::System;
use std::hint::black_box;

use criterion::{Criterion, Throughput};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use table::{Act, Chance, Game, Lobby, random_answer};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plays a whole game and says how many decisions it took.
fn play<G: Game>(setup: &G::Setup, number: u64) -> u64 {
    let mut events = Vec::new();
    let mut game = G::begin(setup, Chance::numbered(number), &mut events).unwrap();
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

/// So many games of so many seats.
pub fn whole_games<G: Game>(bench: &mut Criterion, seats: u8, games: u64) {
    let setup = G::freeze(&Lobby { seats, ..Lobby::default() }).unwrap();
    let region = Region::new(ALLOCATOR);
    let mut lengths: Vec<u64> = (0..games).map(|number| play::<G>(&setup, number)).collect();
    let allocations = region.change().allocations;
    lengths.sort_unstable();
    let decisions: u64 = lengths.iter().sum();
    println!(
        "{games} games of {seats} seats: median length {} decisions, {:.1} allocations per decision",
        lengths[lengths.len() / 2],
        allocations as f64 / decisions as f64,
    );
    let mut group = bench.benchmark_group(format!("random games of {seats} seats"));
    for (name, elements) in [("games", games), ("decisions", decisions)] {
        group.throughput(Throughput::Elements(elements));
        group.bench_function(name, |bench| {
            bench.iter(|| (0..games).map(|number| play::<G>(&setup, number)).sum::<u64>());
        });
    }
    group.finish();
}
