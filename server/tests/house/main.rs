//! The server over real sockets: port 0, a fresh database, a clock that the test moves.
//! A test that finds something missing fails there and then.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

mod alike;
mod answers;
mod decks;
mod decks_command;
mod drakon;
mod every_game;
mod hands;
mod house_plays;
mod http;
mod killed;
mod lobby;
mod mistakes;
mod program;
mod reports;
mod restart;
mod store;
mod twins;
mod variants;
mod whole_reports;
