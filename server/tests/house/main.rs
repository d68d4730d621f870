//! The server over real sockets: port 0, a fresh database, a clock that the test moves.

mod common;

mod answers;
mod brawl;
mod hands;
mod house_plays;
mod http;
mod lobby;
mod mistakes;
mod program;
mod restart;
mod store;
mod twins;
