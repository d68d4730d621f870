//! The rules, topic by topic and card by card. Each test names the lines of the ledger that it
//! holds the game to.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod anywhere;
mod bots;
mod cancels;
mod cards;
mod cookies;
mod daze;
mod facing;
mod falling;
mod flagon;
mod hints;
mod inspired;
mod knockback;
mod late_night;
mod layouts;
mod planning;
mod previews;
mod reputation;
mod rulings;
mod setup;
mod teams;
mod track;
mod turn;
