//! The real program, to be killed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;

use serde_json::json;

use super::client::{Client, Person};
use super::scan::Planted;
use super::server::{posted, request};

pub struct Process {
    child: Child,
    log: PathBuf,
    pub address: SocketAddr,
    /// Knows no secrets of its own: the program makes real ones.
    pub planted: Arc<Planted>,
}

impl Process {
    /// Starts the program on this data and waits until it says where it listens.
    pub fn start(data: &Path) -> Self {
        let log = data.join("log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_flagon"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "trace", "--hurry"])
            .args(["--rooms-per-minute", "10000", "--messages-per-second", "1000"])
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let mut address = None;
        let said = BufReader::new(child.stdout.take().unwrap());
        for line in said.lines() {
            if let Some(rest) = line.unwrap().strip_prefix("Listening on ") {
                address = rest.split(',').next().unwrap().parse().ok();
                break;
            }
        }
        let address = address.expect("it says where it listens");
        Self { child, log, address, planted: Planted::from(1) }
    }

    /// `kill -9`. Gives back everything that it has logged.
    pub fn kill(&mut self) -> String {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Asks it to stop, as service managers do.
    pub fn terminate(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    /// Waits for its end.
    pub fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// The memory that it holds, in bytes.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        let kilobytes = line.split_whitespace().nth(1).unwrap();
        1024 * kilobytes.parse::<u64>().unwrap()
    }

    pub async fn room(&self, game: &str) -> String {
        let (head, body) = posted("/api/rooms", &json!({ "game": game }));
        let answer = request(self.address, &head, &body).await;
        answer.json()["room"].as_str().unwrap().to_owned()
    }

    pub async fn person(&self) -> Person {
        let answer = request(self.address, "GET /api/games HTTP/1.1\r\n", "").await;
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        Person { cookie }
    }

    pub async fn join(&self, room: &str, person: &Person) -> Client {
        let mut client = Client::open_at(self.address, &self.planted, room, person).await;
        client.greet(json!({})).await;
        client
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
