//! Whole games played by bots, one decision at a time.
#![allow(clippy::unwrap_used, clippy::panic, dead_code, unused_imports)] // Each file uses a part.

pub mod witness;

use drakon::Drakon;
use drakon::news::{Event, Open};
use proptest::prelude::{Strategy, any};
use table::{Game, Lobby};

pub use crate::party::{cases, digest, frame, mixed, viewers};

pub type Setup = <Drakon as Game>::Setup;
pub type Party = crate::party::Party<Drakon>;

/// The basic game, each variant, and both together.
pub const VARIANTS: [&[(&str, &str)]; 4] = [
    &[],
    &[("heroes", "powers")],
    &[("goal", "escape")],
    &[("heroes", "powers"), ("goal", "escape")],
];

/// What a lobby hands over with these settings.
pub fn lobby(seats: u8, settings: &[(&str, &str)]) -> Lobby {
    let settings = settings.iter().map(|(key, choice)| ((*key).into(), (*choice).into()));
    Lobby { seats, settings: settings.collect(), ..Lobby::default() }
}

pub fn setup(seats: u8, settings: &[(&str, &str)]) -> Setup {
    Drakon::freeze(&lobby(seats, settings)).unwrap()
}

/// A game of any number of seats and any variant, and its number.
pub fn games() -> impl Strategy<Value = (u8, &'static [(&'static str, &'static str)], u64)> {
    (2..=6_u8, proptest::sample::select(&VARIANTS), any::<u16>().prop_map(u64::from))
}

/// What everybody heard.
pub fn open_news(events: &[Event]) -> impl Iterator<Item = &Open> {
    events.iter().filter_map(|event| match event {
        Event::Open(news) => Some(news),
        _ => None,
    })
}
