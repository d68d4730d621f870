//! A server for a test, in a runtime of its own so that it can be cut off in the middle.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use flagon::clock::{Clock, ManualClock};
use flagon::config::Config;
use flagon::games::Register;
use flagon::house::Parts;
use flagon::serve::{Running, start};
use flagon::store::Store;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

use super::client::{Client, Person};
use super::scan::Planted;
use super::toy::Toy;

/// When tests begin, in milliseconds since 1970.
const NOW: u64 = 1_700_000_000_000;

/// A folder that goes when the test ends.
#[derive(Clone)]
pub struct Folder(Arc<Kept>);

struct Kept(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("flagon-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(Arc::new(Kept(path)))
    }

    pub fn path(&self) -> &Path {
        &self.0.0
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub struct Server {
    pub clock: Arc<ManualClock>,
    pub planted: Arc<Planted>,
    /// What it is started with again.
    pub config: Config,
    folder: Folder,
    runtime: Option<Runtime>,
    running: Option<Running>,
    address: SocketAddr,
}

/// What an HTTP request was answered.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Server {
    /// A server that knows the toy game and the house's games.
    pub async fn new() -> Self {
        Self::with(Config::default(), None, Folder::new(), 1).await
    }

    /// A server at which every game has the seed of this number.
    pub async fn of_seed(number: u64) -> Self {
        let planted = Planted::with(77, Some(number));
        let clock = Arc::new(ManualClock::at(NOW));
        Self::start(Config::default(), None, Folder::new(), planted, clock).await
    }

    /// A server of this configuration, store, folder and first number of its ids.
    pub async fn with(
        config: Config,
        store: Option<Arc<dyn Store>>,
        folder: Folder,
        first: u64,
    ) -> Self {
        let planted = Planted::from(first);
        let clock = Arc::new(ManualClock::at(NOW));
        Self::start(config, store, folder, planted, clock).await
    }

    async fn start(
        mut config: Config,
        store: Option<Arc<dyn Store>>,
        folder: Folder,
        planted: Arc<Planted>,
        clock: Arc<ManualClock>,
    ) -> Self {
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.data = folder.path().to_owned();
        let again = config.clone();
        let parts = Parts {
            clock: Arc::clone(&clock) as Arc<dyn Clock>,
            ids: Arc::<Planted>::clone(&planted),
            register: flagon::games::house().with::<Toy>(),
            store,
        };
        let _: &Register = &parts.register;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.unwrap();
        let running = runtime.spawn(start(config, parts)).await.unwrap().unwrap();
        let address = running.reach().listening;
        let (runtime, running) = (Some(runtime), Some(running));
        Self { clock, planted, config: again, folder, runtime, running, address }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts the server off in the middle of whatever it does, and starts it on the same data.
    pub async fn crash(mut self) -> Self {
        self.runtime.take().unwrap().shutdown_background();
        self.running = None;
        let (planted, clock) = (Arc::clone(&self.planted), Arc::clone(&self.clock));
        let (config, folder) = (self.config.clone(), self.folder.clone());
        Self::start(config, None, folder, planted, clock).await
    }

    /// Another server on the same data.
    pub async fn beside(&self) -> Self {
        let folder = self.folder.clone();
        let (planted, clock) = (Arc::clone(&self.planted), Arc::clone(&self.clock));
        Self::start(Config::default(), None, folder, planted, clock).await
    }

    /// Stops the server as SIGTERM does.
    pub async fn stop(&mut self) {
        let running = self.running.take().unwrap();
        self.runtime.as_ref().unwrap().spawn(running.stop()).await.unwrap();
    }

    /// Opens a table for the toy game.
    pub async fn room(&self) -> String {
        self.room_for("toy").await
    }

    pub async fn room_for(&self, game: &str) -> String {
        let answer = self.post("/api/rooms", &json!({ "game": game }), None).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["room"].as_str().unwrap().to_owned()
    }

    /// Somebody with a browser of their own.
    pub async fn person(&self) -> Person {
        let answer = self.get("/api/games", "").await;
        let cookie = answer.header("set-cookie").expect("a cookie");
        Person { cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    /// Opens a socket, says hello and waits for the welcome.
    pub async fn join(&self, room: &str, person: &Person) -> Client {
        Client::join(self, room, person, json!({ "news": null, "game_id": null })).await
    }

    /// Somebody who sits down at this seat.
    pub async fn sit(&self, room: &str, seat: u8, name: &str) -> (Person, Client) {
        let person = self.person().await;
        let mut client = self.join(room, &person).await;
        client.done(json!({ "do": "sit", "seat": seat, "name": name })).await;
        (person, client)
    }

    pub async fn get(&self, path: &str, headers: &str) -> Answer {
        self.request(&format!("GET {path} HTTP/1.1\r\n{headers}"), "").await
    }

    /// Asks for something with somebody's cookie.
    pub async fn get_as(&self, path: &str, person: &Person) -> Answer {
        self.get(path, &format!("Cookie: {}\r\n", person.cookie)).await
    }

    /// Asks for a game that is over: its seed may stand there, and no other secret.
    pub async fn get_whole(&self, path: &str, person: &Person) -> Answer {
        let head = format!("GET {path} HTTP/1.1\r\nCookie: {}\r\n", person.cookie);
        let answer = request(self.address, &head, "").await;
        self.planted.scan(&answer.body, answer.json()["seed"].as_str());
        answer
    }

    pub async fn post(&self, path: &str, body: &Value, person: Option<&Person>) -> Answer {
        let cookie =
            person.map_or(String::new(), |person| format!("Cookie: {}\r\n", person.cookie));
        let (head, body) = posted(path, body);
        self.request(&format!("{head}{cookie}"), &body).await
    }

    pub async fn request(&self, head: &str, body: &str) -> Answer {
        let answer = request(self.address, head, body).await;
        self.planted.scan(&answer.body, None);
        answer
    }
}

/// Asks whatever server is at this address.
pub async fn request(address: SocketAddr, head: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("{head}Host: {address}\r\nConnection: close\r\n\r\n{body}");
    let mut answer = Vec::new();
    // A server that refuses a long body answers before it has read all of it, and may reset the
    // connection after its answer: the answer counts, and a missing one fails below.
    let _ = stream.write_all(request.as_bytes()).await;
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        if !std::thread::panicking() {
            self.planted.scan_logs();
        }
    }
}

/// The head and the body of a request that posts this.
pub fn posted(path: &str, body: &Value) -> (String, String) {
    let body = body.to_string();
    let kind = "Content-Type: application/json";
    (format!("POST {path} HTTP/1.1\r\n{kind}\r\nContent-Length: {}\r\n", body.len()), body)
}
