//! The addresses under which people reach the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use crate::config::Config;
use crate::ids::{RoomCode, Secret};

/// The addresses that people open.
#[derive(Clone, Debug)]
pub struct Links {
    base: String,
    local: bool,
}

impl Links {
    /// The addresses of a server that listens here.
    pub fn new(config: &Config, listening: SocketAddr) -> Self {
        if let Some(url) = &config.public_url {
            return Self { base: url.trim_end_matches('/').to_owned(), local: false };
        }
        let mut address = listening;
        if listening.ip().is_unspecified() {
            address.set_ip(network_address().unwrap_or(Ipv4Addr::LOCALHOST.into()));
        }
        Self { base: format!("http://{address}"), local: address.ip().is_loopback() }
    }

    /// The start page.
    pub fn home(&self) -> &str {
        &self.base
    }

    /// The invitation to a room.
    pub fn room(&self, room: &RoomCode) -> String {
        format!("{}/r/{room}", self.base)
    }

    /// A personal link to a seat. Browsers do not send what stands behind the `#`.
    pub fn personal(&self, room: &RoomCode, secret: &Secret) -> String {
        format!("{}/r/{room}#seat={}", self.base, secret.reveal())
    }

    /// Whether the links work on the server's own computer only.
    pub fn is_local(&self) -> bool {
        self.local
    }

    /// Whether pages are opened over https.
    pub fn is_secure(&self) -> bool {
        self.base.starts_with("https://")
    }

    /// Host and port, as a page's origin names them.
    pub fn host(&self) -> &str {
        self.base.split_once("://").map_or("", |(_, rest)| rest.split('/').next().unwrap_or(""))
    }
}

/// This computer's address in its network: the one it would use to reach others. Nothing is sent
/// to find it out; the address asked about is reserved for documentation.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}
