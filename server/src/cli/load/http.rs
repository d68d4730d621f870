//! The few HTTP calls that come before the socket.

use std::time::Duration;

use flagon::plain;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where a server is.
#[derive(Clone)]
pub struct Server {
    /// Name or address, with the port.
    pub host: String,
}

/// What a server answered.
pub struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Server {
    /// The server at this address.
    pub fn at(url: &str) -> Result<Self, String> {
        url.strip_prefix("http://")
            .map(|rest| rest.trim_end_matches('/'))
            .filter(|host| host.contains(':') && !host.contains('/'))
            .map(|host| Self { host: host.to_owned() })
            .ok_or_else(|| format!("{url} is not like http://127.0.0.1:8080"))
    }

    /// A connection, without the delay that small messages would suffer.
    pub async fn connect(&self) -> Result<TcpStream, String> {
        let connecting = timeout(PATIENCE, TcpStream::connect(&self.host)).await;
        let stream = connecting
            .map_err(|_| format!("{} does not answer", self.host))?
            .map_err(|fault| format!("no connection to {}: {}", self.host, plain::io(&fault)))?;
        stream.set_nodelay(true).map_err(|fault| plain::io(&fault))?;
        Ok(stream)
    }

    /// Asks for something.
    pub async fn call(&self, method: &str, path: &str, body: &str) -> Result<Answer, String> {
        let mut stream = self.connect().await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        let mut bytes = Vec::new();
        let talk = async {
            stream.write_all(request.as_bytes()).await?;
            stream.read_to_end(&mut bytes).await
        };
        timeout(PATIENCE, talk)
            .await
            .map_err(|_| format!("{} does not answer {path}", self.host))?
            .map_err(|fault| plain::io(&fault))?;
        let answer = Answer::read(&String::from_utf8_lossy(&bytes))
            .ok_or_else(|| format!("{} is no HTTP server", self.host))?;
        if answer.status < 300 {
            return Ok(answer);
        }
        Err(format!("{path} answers {}: {}", answer.status, answer.body))
    }
}

impl Answer {
    fn read(text: &str) -> Option<Self> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split_whitespace().nth(1)?.parse().ok()?;
        Some(Self { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// What stands in its body.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, String> {
        serde_json::from_str(&self.body).map_err(|fault| format!("{fault} in {}", self.body))
    }

    /// The cookie that it sets, as it is sent back.
    pub fn cookie(&self) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next())?.map(str::trim)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read() {
        let answer = Answer::read(
            "HTTP/1.1 200 OK\r\nset-cookie: flagon=abc; HttpOnly\r\n\r\n{\"room\":\"r\"}",
        )
        .unwrap();
        assert_eq!(answer.cookie(), Some("flagon=abc"));
        let body: serde_json::Value = answer.json().unwrap();
        assert_eq!(body["room"], "r");
    }

    #[test]
    fn only_plain_addresses_are_taken() {
        assert!(Server::at("http://127.0.0.1:8080/").is_ok());
        assert!(Server::at("https://127.0.0.1:8080").is_err());
        assert!(Server::at("http://127.0.0.1:8080/r/x").is_err());
    }
}
