//! A store that fails, and a log that cannot be played any more.

use std::os::unix::fs::PermissionsExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use flagon::config::Config;
use flagon::ids::RoomCode;
use flagon::store::{Later, Row, Sqlite, Store, StoreError, StoredRoom};
use serde_json::json;

use crate::common::server::Folder;
use crate::common::{Pair, Server};

/// A store that can be made to fail, to lie about a digest, or to panic so many times.
struct Moody {
    store: Sqlite,
    mood: Arc<Mood>,
}

#[derive(Default)]
struct Mood {
    fails: AtomicBool,
    lies: AtomicBool,
    panics: AtomicU32,
}

impl Store for Moody {
    fn write(&self, rows: Vec<Row>) -> Later<'_, ()> {
        if self.mood.fails.load(Ordering::Relaxed) {
            return Box::pin(async { Err(StoreError::Failed("the disk is full".to_owned())) });
        }
        self.store.write(rows)
    }

    fn read<'a>(&'a self, room: &'a RoomCode) -> Later<'a, Option<StoredRoom>> {
        Box::pin(async {
            let mut stored = self.store.read(room).await?;
            let fewer = |left: u32| left.checked_sub(1);
            let panics = self.mood.panics.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fewer);
            assert!(panics.is_err(), "the store of the tests panics");
            if self.mood.lies.load(Ordering::Relaxed)
                && let Some(game) = stored.as_mut().and_then(|stored| stored.game.as_mut())
            {
                game.digest = "another".to_owned();
            }
            Ok(stored)
        })
    }

    fn close(&self) -> Later<'_, ()> {
        self.store.close()
    }
}

async fn moody(config: Config) -> (Server, Arc<Mood>) {
    let folder = Folder::new();
    let store = Sqlite::open(folder.path(), None).await.unwrap();
    let mood = Arc::<Mood>::default();
    let store = Arc::new(Moody { store, mood: Arc::clone(&mood) });
    (Server::with(config, Some(store), folder, 1).await, mood)
}

#[tokio::test]
async fn what_is_not_stored_did_not_happen() {
    let (server, mood) = moody(Config::default()).await;
    let mut pair = Pair::playing_at(server, &[]).await;
    let (before, heard) = (pair.ada.parts.clone(), pair.bo.heard.len());
    mood.fails.store(true, Ordering::Relaxed);
    let pick = pair.ada.answer(0);
    let refused = pair.ada.ask_as("again", pick.clone()).await;
    assert_eq!(refused["error"]["code"], "not_stored");
    assert_eq!(pair.ada.refused(json!({ "do": "stand" })).await["code"], "not_stored");
    assert_eq!(pair.ada.refused(json!({ "do": "say", "text": "hm" })).await["code"], "not_stored");
    pair.bo.settle().await;
    assert_eq!((&pair.ada.parts, pair.bo.shown_since(heard).len()), (&before, 0));
    mood.fails.store(false, Ordering::Relaxed);
    // It failed for a reason of the server, so the same action may be tried again.
    assert_eq!(pair.ada.ask_as("again", pick).await["type"], "done");
}

#[tokio::test]
async fn the_house_waits_while_nothing_can_be_stored() {
    let (server, mood) = moody(Config::default()).await;
    let mut pair = Pair::playing_at(server, &[]).await;
    pair.pick(0, 0).await;
    mood.fails.store(true, Ordering::Relaxed);
    let at = pair.ada.own_prompt().unwrap()["offer"]["standing_at"].as_u64().unwrap();
    let since = pair.ada.own_prompt().unwrap()["since"].as_u64().unwrap();
    pair.server.clock.advance(at - since);
    pair.ada.settle().await;
    pair.ada.settle().await;
    assert!(pair.ada.own_prompt().is_some(), "the turn was not made");
    mood.fails.store(false, Ordering::Relaxed);
    pair.server.clock.advance(1_000);
    pair.ada.until(|ada| ada.own_prompt().is_none()).await;
}

#[tokio::test]
async fn a_game_that_cannot_go_on_can_be_looked_at_and_begun_anew() {
    let mut config = Config::default();
    config.pace.idle = 0;
    let (server, mood) = moody(config).await;
    let pair = Pair::playing_at(server, &[]).await;
    mood.lies.store(true, Ordering::Relaxed);
    let Pair { server, room, ada, bo, ada_is, .. } = pair;
    drop((ada, bo));
    // The room leaves the memory as soon as it is empty; until then it plays on.
    let mut ada = loop {
        let ada = server.join(&room, &ada_is).await;
        if ada.phase() == "read_only" {
            break ada;
        }
    };
    assert_eq!(ada.refused(json!({ "do": "stand" })).await["code"], "read_only");
    // The log is there, but the game is not over.
    let report = server.get_as(&format!("/api/rooms/{room}/report"), &ada_is).await;
    assert_eq!((report.status, &report.json()["code"]), (409, &json!("read_only")));
    let pick = json!({ "do": "answer", "prompt": "0.0", "items": [{ "number": 1 }] });
    assert_eq!(ada.refused(pick).await["code"], "read_only");
    ada.done(json!({ "do": "say", "text": "Once more?" })).await;
    ada.done(json!({ "do": "rematch" })).await;
    assert_eq!(ada.phase(), "lobby");
    ada.done(json!({ "do": "start" })).await;
    assert_eq!(ada.phase(), "playing");
}

#[tokio::test]
async fn a_game_that_is_over_can_be_saved_where_it_cannot_be_played_again() {
    let mut config = Config::default();
    config.pace.idle = 0;
    let (server, mood) = moody(config).await;
    let mut pair = Pair::playing_at(server, &[]).await;
    pair.play_out().await;
    mood.lies.store(true, Ordering::Relaxed);
    let Pair { server, room, ada, bo, bo_is, .. } = pair;
    drop((ada, bo));
    loop {
        let bo = server.join(&room, &bo_is).await;
        if bo.phase() == "read_only" {
            break;
        }
    }
    let report = server.get_whole(&format!("/api/rooms/{room}/report"), &bo_is).await.json();
    assert_eq!(report["head"]["report"], "game");
    assert_eq!(report["answers"].as_array().unwrap().len(), 8);
}

#[tokio::test]
async fn of_two_writers_one_wins_and_the_other_reads_again() {
    let pair = Pair::playing().await;
    let Pair { server, room, mut ada, bo_is, bo, .. } = pair;
    drop(bo);
    // A second server on the same database, with the same room in its memory.
    let other = server.beside().await;
    let mut bo = other.join(&room, &bo_is).await;
    let pick = ada.answer(0);
    ada.done(pick).await;
    let pick = bo.answer(1);
    bo.tell_as("second", pick.clone()).await;
    assert_eq!(bo.reply("second").await["error"]["code"], "not_stored");
    assert_eq!(bo.closed().await, "room_fault");
    let mut bo = other.join(&room, &bo_is).await;
    assert_eq!(bo.prompts()[0]["answered"], true, "it has read what the first one wrote");
    assert_eq!(bo.ask_as("second", pick).await["type"], "done");
    bo.settle().await;
    assert_eq!(bo.part("scores"), &json!([1, 2]));
}

#[tokio::test]
async fn a_store_that_does_not_open_says_what_to_do() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    for (data, address, hint) in [
        (file.join("data"), None, "--data"),
        (folder.path().to_owned(), Some("postgres://localhost/flagon"), "sqlite:"),
        (folder.path().to_owned(), Some("sqlite:"), "sqlite:"),
        (folder.path().to_owned(), Some("sqlite:/nowhere/at/all.db"), "writable"),
    ] {
        let fault = Sqlite::open(&data, address).await.err().unwrap().to_string();
        assert!(fault.contains(hint), "{fault}");
    }
    let address = format!("sqlite:{}/other.db", folder.path().display());
    assert!(Sqlite::open(folder.path(), Some(&address)).await.is_ok());
}

#[tokio::test]
async fn nobody_else_on_the_computer_reads_the_database() {
    let folder = Folder::new();
    let store = Sqlite::open(folder.path(), None).await.unwrap();
    store.close().await.unwrap();
    let mode = folder.path().join("flagon.db").metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}

#[tokio::test]
async fn what_came_for_a_room_before_it_met_a_fault_is_for_the_next_one() {
    let (server, mood) = moody(Config::default()).await;
    let address = format!("/api/rooms/{}", server.room().await);
    mood.panics.store(1, Ordering::Relaxed);
    assert_eq!(server.get(&address, "").await.json()["phase"], "lobby");
    assert_eq!(mood.panics.load(Ordering::Relaxed), 0);
    // Not for ever, though: a room that cannot even be looked at says so.
    let address = format!("/api/rooms/{}", server.room().await);
    mood.panics.store(u32::MAX, Ordering::Relaxed);
    let answer = server.get(&address, "").await;
    assert_eq!((answer.status, &answer.json()["code"]), (500, &json!("room_fault")));
    mood.panics.store(0, Ordering::Relaxed);
    assert_eq!(server.get(&address, "").await.status, 200);
}
