//! A server on port 0 with a fresh database, and people with browsers.

pub mod client;
pub mod evening;
pub mod played;
pub mod process;
pub mod scan;
pub mod server;
pub mod tables;
pub mod toy;

pub use client::{Client, Person};
pub use server::Server;
pub use tables::{Pair, Table};
