//! How fast whole random games of two and of six seats are played.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../../table/benches/support/rate.rs"]
mod rate;

use criterion::{Criterion, criterion_group, criterion_main};
use drakon::Drakon;

fn whole_games(bench: &mut Criterion) {
    for seats in [2, 6] {
        rate::whole_games::<Drakon>(bench, seats, 200);
    }
}

criterion_group!(games, whole_games);
criterion_main!(games);
