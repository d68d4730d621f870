//! `flagon healthcheck`: whether a server answers. It needs nothing but this binary, so that an
//! image without a shell can check itself.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};

use flagon::plain;
use serde::Serialize;

use super::{Failure, print};

/// Says whether a server answers: exit code 0 when it does, 1 when not.
#[derive(clap::Args)]
#[command(after_help = "Example: flagon healthcheck --url http://127.0.0.1:8080")]
pub struct Args {
    /// The server's own address; always plain http
    #[arg(long, env = "FLAGON_URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// How long to wait for an answer, in seconds
    #[arg(long, env = "FLAGON_TIMEOUT", default_value_t = 3)]
    timeout: u64,
    /// Print figures as JSON
    #[arg(long, env = "FLAGON_JSON")]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    healthy: bool,
    status: u16,
    seconds: f64,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    let host = args
        .url
        .strip_prefix("http://")
        .map(|rest| rest.split('/').next().unwrap_or(rest))
        .filter(|host| !host.is_empty())
        .ok_or_else(|| Failure::Usage(format!("{} is not an http:// address", args.url)))?;
    let address = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let begun = Instant::now();
    let status =
        ask(&address, host, Duration::from_secs(args.timeout.max(1))).map_err(|fault| {
            Failure::Check(format!("no answer from {}: {}", args.url, plain::io(&fault)))
        })?;
    let figures =
        Figures { healthy: status == 200, status, seconds: begun.elapsed().as_secs_f64() };
    print(&figures, args.json, &format!("{} answers {status}", args.url))?;
    if figures.healthy {
        return Ok(());
    }
    Err(Failure::Check(format!("{} is not healthy", args.url)))
}

/// The status that `/healthz` gives.
fn ask(address: &str, host: &str, patience: Duration) -> io::Result<u16> {
    let address = address
        .to_socket_addrs()?
        .next()
        .ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "the name has no address"))?;
    let mut stream = TcpStream::connect_timeout(&address, patience)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    let question = format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(1024).read_to_end(&mut answer)?;
    status(&answer)
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "that is no HTTP server"))
}

/// The status in the first line of an HTTP answer.
fn status(answer: &[u8]) -> Option<u16> {
    let text = String::from_utf8_lossy(answer);
    let mut words = text.strip_prefix("HTTP/1.")?.split_whitespace();
    words.nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    fn answer_once(answer: &'static str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut question = [0; 512];
            let read = stream.read(&mut question).unwrap();
            assert!(question.get(..read).unwrap().starts_with(b"GET /healthz HTTP/1.1\r\n"));
            stream.write_all(answer.as_bytes()).unwrap();
        });
        format!("http://{address}")
    }

    fn check(url: String) -> Result<(), Failure> {
        run(&Args { url, timeout: 5, json: false })
    }

    #[test]
    fn a_server_that_answers_is_healthy() {
        assert!(check(answer_once("HTTP/1.1 200 OK\r\n\r\nok")).is_ok());
    }

    #[test]
    fn any_other_answer_fails_the_check() {
        let ended = check(answer_once("HTTP/1.1 503 Service Unavailable\r\n\r\n"));
        assert!(matches!(ended, Err(Failure::Check(_))));
        assert!(matches!(check(answer_once("SSH-2.0\r\n")), Err(Failure::Check(_))));
    }

    #[test]
    fn an_address_that_is_none_is_wrong_usage() {
        assert!(matches!(check("127.0.0.1:8080".to_owned()), Err(Failure::Usage(_))));
        assert!(matches!(check("http://".to_owned()), Err(Failure::Usage(_))));
    }
}
