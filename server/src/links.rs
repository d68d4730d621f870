//! The addresses under which people reach the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::str::FromStr;

use axum::http::Uri;

use crate::ids::{RoomCode, Secret};

/// The address that friends open, when the server cannot know it by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    base: String,
    local: bool,
}

/// The text is no address that a browser can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("give the whole address, such as https://flagon.example or http://192.168.1.20:8080")]
pub struct BadUrl;

impl FromStr for PublicUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<Self, BadUrl> {
        let uri: Uri = text.trim().parse().map_err(|_| BadUrl)?;
        let known = matches!(uri.scheme_str(), Some("http" | "https"));
        let authority = uri.authority().ok_or(BadUrl)?.as_str();
        let port = authority.strip_prefix(uri.host().unwrap_or_default()).unwrap_or("@");
        let plain = uri.query().is_none() && !text.contains(['#', '@']);
        let fits = port.is_empty() || uri.port_u16().is_some();
        let host = uri.host().filter(|host| known && plain && fits && !host.is_empty());
        let host = host.ok_or(BadUrl)?;
        let ip = host.trim_matches(['[', ']']).parse::<IpAddr>();
        let local = host == "localhost" || ip.is_ok_and(|ip| ip.is_loopback());
        Ok(Self { base: text.trim().trim_end_matches('/').to_owned(), local })
    }
}

/// The addresses that people open.
#[derive(Clone, Debug)]
pub struct Links {
    base: String,
    local: bool,
}

impl Links {
    /// The addresses of a server that listens here.
    pub fn new(public: Option<&PublicUrl>, listening: SocketAddr) -> Self {
        if let Some(url) = public {
            return Self { base: url.base.clone(), local: url.local };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_whole_one() {
        for text in [
            "",
            "flagon.example",
            "ftp://flagon.example",
            "https://",
            "https:///r",
            "https://u:p@flagon.example",
            "https://flagon.example/?x",
            "https://flagon.example/#x",
            "http://flagon.example:99999",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(BadUrl), "{text}");
        }
    }

    #[test]
    fn an_address_of_this_computer_is_local_also_when_it_was_given() {
        let local = |text: &str| text.parse::<PublicUrl>().map(|url| url.local);
        for text in ["http://localhost:8080", "http://127.0.0.1:8080/", "http://[::1]:8080"] {
            assert_eq!(local(text), Ok(true), "{text}");
        }
        assert_eq!(local("https://flagon.example"), Ok(false));
    }
}
