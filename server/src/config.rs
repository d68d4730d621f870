//! What can be set when the server starts.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use crate::links::PublicUrl;

/// Everything that `flagon serve` can be told.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the data lie.
    pub data: PathBuf,
    /// The database, when it is not the SQLite file in the data folder: `sqlite:…`.
    pub database: Option<String>,
    /// The address under which friends reach the server, such as `https://flagon.example`.
    pub public_url: Option<PublicUrl>,
    /// Whether the local network may come in.
    pub lan: bool,
    /// A folder to serve the browser client from, instead of the one inside the binary.
    pub web: Option<PathBuf>,
    /// A folder with sets of deck files.
    pub decks: Option<PathBuf>,
    /// How fast the house plays.
    pub pace: Pace,
    /// What one visitor may do in a while.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data: PathBuf::from("data"),
            database: None,
            public_url: None,
            lan: false,
            web: None,
            decks: None,
            pace: Pace::default(),
            limits: Limits::default(),
        }
    }
}

/// How fast the house plays, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long a house bot thinks, after what was just shown.
    pub bot: u64,
    /// How long each piece of news is shown.
    pub news: u64,
    /// The longest that the news of one answer are shown.
    pub showing: u64,
    /// How long a present person may take before the standing answer is given.
    pub standing: u64,
    /// How long somebody may be gone, for a reload or while the server restarts, before their
    /// standing answers are given at once.
    pub grace: u64,
    /// How long the host may be away before the host's right passes on.
    pub host: u64,
    /// How long a person must be away before the host may give their seat a new link.
    pub lost: u64,
    /// How long a room without visitors stays in memory.
    pub idle: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            bot: 900,
            news: 300,
            showing: 4_000,
            standing: 2_000,
            grace: 10_000,
            host: 60_000,
            lost: 60_000,
            idle: 600_000,
        }
    }
}

impl Pace {
    /// How long so many news are shown.
    pub fn showing_of(&self, news: usize) -> u64 {
        let news = u64::try_from(news).unwrap_or(u64::MAX);
        self.news.saturating_mul(news).min(self.showing)
    }
}

/// What one visitor may do in a while.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages of one socket in a second, on average.
    pub messages_per_second: u32,
    /// Messages of one socket at once.
    pub messages_at_once: u32,
    /// How often a socket is asked whether it is still there, in milliseconds.
    pub ping: u64,
    /// Rooms that one address may open, or look for in vain, in a minute.
    pub rooms_per_minute: u32,
    /// Sockets that one address may have open at once.
    pub sockets_per_address: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages_per_second: 30,
            messages_at_once: 60,
            ping: 20_000,
            rooms_per_minute: 120,
            sockets_per_address: 10_000,
        }
    }
}
