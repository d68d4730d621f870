//! The Flagon server: tables that friends open, sit down at and play on in their browsers.

mod accept;
pub mod clock;
pub mod config;
pub mod decks;
pub mod games;
pub mod house;
mod http;
pub mod ids;
mod limit;
pub mod links;
pub mod plain;
pub mod report;
pub mod rooms;
pub mod serve;
pub mod store;
