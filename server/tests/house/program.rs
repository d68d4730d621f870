//! The program itself: killed at every kind of prompt, and weighed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::common::process::Process;
use crate::common::scan::hex;
use crate::common::server::Folder;
use crate::common::{Client, Person};

/// What a seat sees of the game, without what the clock of the house adds.
pub fn seen(client: &Client) -> Value {
    let mut prompts = client.part("prompts").clone();
    for prompt in prompts.as_array_mut().unwrap() {
        if let Some(offer) = prompt["offer"].as_object_mut() {
            offer.remove("standing_at");
        }
    }
    let mut parts = client.parts.clone();
    parts.remove("room");
    parts.insert("prompts".to_owned(), prompts);
    json!([parts, client.news, client.welcome["game_id"]])
}

/// Kinds of prompts, and whether others of the same question are answered already.
fn kinds(client: &Client) -> Vec<(String, bool)> {
    let some = client.prompts().iter().any(|prompt| prompt["answered"] == true);
    let open = client.prompts().iter().filter(|prompt| prompt["answered"] == false);
    open.map(|prompt| (prompt["key"].to_string(), some)).collect()
}

/// The answer that a curious player gives: now the first, now the last of what is offered.
pub fn some_answer(client: &Client, turn: usize) -> Option<Value> {
    let prompt = client.own_prompt()?;
    let offer = &prompt["offer"];
    let mut items = offer["items"].as_array()?.clone();
    let length = items.len();
    items.rotate_left(turn % length);
    let most = offer["max"].as_u64()? as usize;
    items.truncate(most.min(length));
    Some(json!({ "do": "answer", "prompt": prompt["id"], "items": items }))
}

/// Two people at a table of the real program.
pub struct Evening {
    pub folder: Folder,
    process: Process,
    room: String,
    people: Vec<Person>,
    pub clients: Vec<Client>,
    log: String,
}

impl Evening {
    pub async fn begin() -> Self {
        let folder = Folder::new();
        let process = Process::start(folder.path());
        let room = process.room("dragon-flagon").await;
        let (mut people, mut clients) = (Vec::new(), Vec::new());
        for seat in 0..2 {
            let person = process.person().await;
            let mut client = process.join(&room, &person).await;
            client.done(json!({ "do": "sit", "seat": seat, "name": "Somebody" })).await;
            people.push(person);
            clients.push(client);
        }
        let settings = clients[0].welcome["about"]["settings"].as_array().unwrap().clone();
        for setting in settings {
            if setting["choices"].as_array().unwrap().contains(&json!("quick")) {
                let set = json!({ "do": "set", "key": setting["key"], "choice": "quick" });
                clients[0].done(set).await;
            }
        }
        clients[0].done(json!({ "do": "start" })).await;
        let mut evening = Self { folder, process, room, people, clients, log: String::new() };
        evening.settle().await;
        evening
    }

    pub async fn settle(&mut self) {
        for client in &mut self.clients {
            client.settle().await;
        }
    }

    /// Kills the program and starts it again; everybody comes back.
    pub async fn kill(&mut self) {
        self.stop();
        self.start().await;
    }

    pub fn stop(&mut self) {
        self.log += &self.process.kill();
        self.clients.clear();
    }

    pub async fn start(&mut self) {
        self.process = Process::start(self.folder.path());
        for person in &self.people {
            self.clients.push(self.process.join(&self.room, person).await);
        }
        self.settle().await;
    }
}

#[tokio::test]
async fn killed_at_every_kind_of_prompt_nothing_is_lost() {
    let mut evening = Evening::begin().await;
    let mut met = BTreeSet::new();
    for turn in 0..2_000 {
        if evening.clients[0].phase() == "over" {
            break;
        }
        let new = kinds(&evening.clients[0]).into_iter().any(|kind| met.insert(kind));
        if new {
            let before: Vec<_> = evening.clients.iter().map(seen).collect();
            evening.kill().await;
            let after: Vec<_> = evening.clients.iter().map(seen).collect();
            assert_eq!(after, before, "at {met:?}");
        }
        let asked =
            (0..2).find_map(|seat| Some((seat, some_answer(&evening.clients[seat], turn)?)));
        if let Some((seat, answer)) = asked {
            // The standing answer may have been quicker; then the next look shows what is asked.
            evening.clients[seat].ask(answer).await;
        }
        evening.settle().await;
    }
    assert_eq!(evening.clients[0].phase(), "over");
    assert!(met.len() >= 6, "{met:?}");
    let heard: Vec<String> = evening.clients.iter().flat_map(|one| one.heard.clone()).collect();
    evening.log += &evening.process.kill();
    let database = evening.folder.path().join("flagon.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", database.display())).await.unwrap();
    let seeds: Vec<Vec<u8>> =
        sqlx::query_scalar("SELECT seed FROM game").fetch_all(&pool).await.unwrap();
    for text in heard.iter().chain([&evening.log]) {
        for seed in &seeds {
            assert!(!text.contains(&hex(seed)), "a seed came out");
        }
        for person in &evening.people {
            assert!(
                !text.contains(person.cookie.trim_start_matches("flagon=")),
                "a secret came out"
            );
        }
    }
}

#[tokio::test]
async fn an_idle_socket_is_small() {
    let folder = Folder::new();
    let process = Process::start(folder.path());
    let person = process.person().await;
    let mut clients = Vec::new();
    let (rooms, sockets) = (20, 25);
    for _ in 0..rooms {
        let room = process.room("dragon-flagon").await;
        clients.push(process.join(&room, &person).await);
    }
    let before = process.memory();
    for _ in 1..sockets {
        for place in 0..rooms {
            let room = clients[place].part("room")["room"].as_str().unwrap().to_owned();
            clients.push(process.join(&room, &person).await);
        }
    }
    let each = process.memory().saturating_sub(before) / (rooms * (sockets - 1)) as u64;
    assert!(each < 64 << 10, "an idle socket takes {each} bytes");
}

#[tokio::test]
async fn sigterm_says_goodbye_to_two_hundred_sockets() {
    let folder = Folder::new();
    let mut process = Process::start(folder.path());
    let person = process.person().await;
    let mut clients = Vec::new();
    for number in 0..200 {
        let room = match clients.last() {
            Some(last) if number % 4 > 0 => {
                let last: &Client = last;
                last.part("room")["room"].as_str().unwrap().to_owned()
            }
            _ => process.room("dragon-flagon").await,
        };
        clients.push(process.join(&room, &person).await);
    }
    process.terminate();
    for client in &mut clients {
        assert_eq!(client.closed().await, "restarting");
        assert_eq!(client.close.as_ref().map(|frame| u16::from(frame.code)), Some(1012));
    }
    assert!(process.ended().success());
}
