//! Tables that many tests begin with.

use serde_json::json;

use super::evening::{make_short, some_answer};
use super::{Client, Person, Server};

/// People at a table for any game.
pub struct Table {
    pub server: Server,
    pub room: String,
    pub people: Vec<Person>,
    pub clients: Vec<Client>,
}

impl Table {
    /// So many people sit down for a game, a short one where there are such.
    pub async fn lobby(server: Server, game: &str, count: u8) -> Self {
        let room = server.room_for(game).await;
        let (mut people, mut clients) = (Vec::new(), Vec::new());
        for seat in 0..count {
            let (person, client) = server.sit(&room, seat, &format!("Somebody {seat}")).await;
            people.push(person);
            clients.push(client);
        }
        make_short(&mut clients[0]).await;
        Self { server, room, people, clients }
    }

    pub async fn set(&mut self, key: &str, choice: &str) {
        self.clients[0].done(json!({ "do": "set", "key": key, "choice": choice })).await;
        self.settle().await;
    }

    pub async fn start(&mut self) {
        self.clients[0].done(json!({ "do": "start" })).await;
        self.settle().await;
    }

    pub async fn settle(&mut self) {
        for client in &mut self.clients {
            client.settle().await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.clients[0].phase() == "over"
    }

    /// The server is cut off and started again on its data, with its folder of sets as it is now.
    pub async fn crash(mut self) -> Self {
        self.clients.clear();
        self.server = self.server.crash().await;
        for person in &self.people {
            self.clients.push(self.server.join(&self.room, person).await);
        }
        self.settle().await;
        self
    }

    /// Somebody answers, and the others see it.
    pub async fn answer(&mut self, turn: usize) {
        // Whoever answers in no time at all is asked to slow down.
        self.server.clock.advance(200);
        for client in &mut self.clients {
            if let Some(answer) = some_answer(client, turn) {
                client.ask(answer).await;
                break;
            }
        }
        self.settle().await;
    }

    /// Everybody plays to the end.
    pub async fn play_out(&mut self) {
        for turn in 0..5_000 {
            if self.is_over() {
                return;
            }
            self.answer(turn).await;
        }
        panic!("the game does not end");
    }
}

/// Ada on seat 0 and Bo on seat 1, at a toy game that has begun.
pub struct Pair {
    pub server: Server,
    pub room: String,
    pub ada: Client,
    pub bo: Client,
    pub ada_is: Person,
    pub bo_is: Person,
}

impl Pair {
    pub async fn playing() -> Self {
        Self::playing_at(Server::new().await, &[]).await
    }

    pub async fn playing_at(server: Server, settings: &[(&str, &str)]) -> Self {
        let room = server.room().await;
        let (ada_is, mut ada) = server.sit(&room, 0, "Ada").await;
        let (bo_is, mut bo) = server.sit(&room, 1, "Bo").await;
        for (key, choice) in settings {
            ada.done(json!({ "do": "set", "key": key, "choice": choice })).await;
        }
        ada.done(json!({ "do": "start" })).await;
        bo.settle().await;
        Self { server, room, ada, bo, ada_is, bo_is }
    }

    /// Both make their secret pick.
    pub async fn pick(&mut self, ada: usize, bo: usize) {
        let answer = self.ada.answer(ada);
        self.ada.done(answer).await;
        let answer = self.bo.answer(bo);
        self.bo.done(answer).await;
        self.ada.settle().await;
    }

    /// Both play their game to its end.
    pub async fn play_out(&mut self) {
        for _ in 0..2 {
            self.pick(0, 1).await;
            let turn = self.ada.answer(0);
            self.ada.done(turn).await;
            self.bo.settle().await;
            let turn = self.bo.answer(0);
            self.bo.done(turn).await;
            self.ada.settle().await;
        }
    }

    /// Both join again after the server was cut off.
    pub async fn crash(self) -> Self {
        let Self { server, room, ada, bo, ada_is, bo_is } = self;
        drop((ada, bo));
        let server = server.crash().await;
        let ada = server.join(&room, &ada_is).await;
        let bo = server.join(&room, &bo_is).await;
        let mut pair = Self { server, room, ada, bo, ada_is, bo_is };
        pair.ada.settle().await;
        pair
    }
}
