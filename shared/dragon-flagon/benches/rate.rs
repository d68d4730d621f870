//! How fast whole random games of eight seats, a character each are played.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../../table/benches/support/rate.rs"]
mod rate;

use criterion::{Criterion, criterion_group, criterion_main};
use dragon_flagon::DragonFlagon;

fn whole_games(bench: &mut Criterion) {
    rate::whole_games::<DragonFlagon>(bench, 8, 100);
}

criterion_group!(games, whole_games);
criterion_main!(games);
