//! Tables that many tests begin with.

use serde_json::json;

use super::{Client, Person, Server};

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
