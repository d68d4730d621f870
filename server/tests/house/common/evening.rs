//! People at a table of the real program, which can be killed.

use serde_json::{Value, json};

use super::process::Process;
use super::server::Folder;
use super::{Client, Person};

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

/// The answer that a curious player gives: now this, now that of what is offered.
pub fn some_answer(client: &Client, turn: usize) -> Option<Value> {
    let prompt = client.own_prompt()?;
    let offer = &prompt["offer"];
    let mut items = offer["items"].as_array()?.clone();
    let length = items.len();
    // No rhythm of the questions keeps up with this one.
    items.rotate_left(turn * turn / 7 % length);
    let most = offer["max"].as_u64()? as usize;
    items.truncate(most.min(length));
    Some(json!({ "do": "answer", "prompt": prompt["id"], "items": items }))
}

/// The choice of a lobby that makes a game short, in every game that has one.
pub const SHORT: &str = "quick";

/// Makes it a short game, where there are such.
pub async fn make_short(host: &mut Client) {
    let settings = host.welcome["about"]["settings"].as_array().unwrap().clone();
    for setting in settings {
        if setting["choices"].as_array().unwrap().contains(&json!(SHORT)) {
            host.done(json!({ "do": "set", "key": setting["key"], "choice": SHORT })).await;
        }
    }
}

/// People at a table of the real program.
pub struct Evening {
    pub folder: Folder,
    process: Process,
    room: String,
    pub people: Vec<Person>,
    pub clients: Vec<Client>,
    log: String,
}

impl Evening {
    /// So many people begin a game, a short one where there are such.
    pub async fn begin(game: &str, count: u8) -> Self {
        let folder = Folder::new();
        let process = Process::start(folder.path());
        let room = process.room(game).await;
        let (mut people, mut clients) = (Vec::new(), Vec::new());
        for seat in 0..count {
            let person = process.person().await;
            let mut client = process.join(&room, &person).await;
            client.done(json!({ "do": "sit", "seat": seat, "name": "Somebody" })).await;
            people.push(person);
            clients.push(client);
        }
        make_short(&mut clients[0]).await;
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
        self.end();
        self.clients.clear();
    }

    /// Kills the program; what everybody has heard stays. Gives back all that it has ever logged.
    pub fn end(&mut self) -> &str {
        self.log += &self.process.kill();
        &self.log
    }

    /// Somebody who is asked, and what a curious player answers.
    pub fn asked(&self, turn: usize) -> Option<(usize, Value)> {
        (0..).zip(&self.clients).find_map(|(seat, one)| Some((seat, some_answer(one, turn)?)))
    }

    pub async fn start(&mut self) {
        self.process = Process::start(self.folder.path());
        for person in &self.people {
            self.clients.push(self.process.join(&self.room, person).await);
        }
        self.settle().await;
    }
}
