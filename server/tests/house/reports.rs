//! "Something is wrong here?": a moment as a file, and what may stand in it.

use flagon::config::Config;
use serde_json::{Value, json};

use crate::common::server::{Answer, Folder};
use crate::common::{Client, Person, Server};
use crate::twins::{Planning, planning};

/// Asks for this moment while the game goes on; the server looks for secrets in it.
pub async fn moment(server: &Server, room: &str, person: &Person) -> Value {
    let answer = server.get_as(&format!("/api/rooms/{room}/report"), person).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// A table at which Ada has planned; Zoe looks on.
struct Table {
    server: Server,
    room: String,
    ada: Person,
    bo: Person,
    zoe: Person,
}

/// Plans these cards for each of one's characters.
async fn plan(client: &mut Client, cards: [&str; 2]) {
    let items = cards.map(|card| json!({ "card": card }));
    while let Some(prompt) = client.own_prompt().filter(|prompt| prompt["key"] == "plan") {
        let id = prompt["id"].clone();
        client.done(json!({ "do": "answer", "prompt": id, "items": items })).await;
    }
}

impl Table {
    /// Ada plans these cards; Bo does not yet.
    async fn planned(night: &str, cards: [&str; 2]) -> Self {
        Self::begin(night, cards, false).await
    }

    /// Ada plans these cards, and Bo has planned too: the first card is turned up.
    async fn begun(night: &str, cards: [&str; 2]) -> Self {
        Self::begin(night, cards, true).await
    }

    async fn begin(night: &str, cards: [&str; 2], both: bool) -> Self {
        let server = Server::with(Config::default(), None, Folder::new(), 77).await;
        let planning = planning(&server, night).await;
        let Planning { room, ada_is: ada, bo_is: bo, ada: mut one, bo: mut other } = planning;
        plan(&mut one, cards).await;
        if both {
            plan(&mut other, ["boast", "move"]).await;
        }
        let zoe = server.person().await;
        Self { server, room, ada, bo, zoe }
    }

    async fn saved_by(&self, person: &Person) -> Value {
        moment(&self.server, &self.room, person).await
    }
}

#[tokio::test]
async fn a_running_game_is_saved_as_its_viewer_knows_it() {
    let table = Table::planned("off", ["slash", "charge"]).await;
    let ada = table.saved_by(&table.ada).await;
    let bo = table.saved_by(&table.bo).await;
    let zoe = table.saved_by(&table.zoe).await;
    let seen = |report: &Value| report["sketch"].to_string().matches("plans Slash, Charge").count();
    assert_eq!((seen(&ada), seen(&bo), seen(&zoe)), (0, 0, 0), "they lie in nobody's slots yet");
    let offers = |report: &Value| {
        let prompts = report["prompts"].as_array().unwrap().iter();
        prompts.filter(|prompt| prompt["offer"].is_object()).count()
    };
    assert_eq!((offers(&ada), offers(&bo), offers(&zoe)), (2, 2, 0));
    let answers = |report: &Value| report["prompts"].to_string().matches(r#""answer":[{"#).count();
    assert_eq!((answers(&ada), answers(&bo), answers(&zoe)), (2, 0, 0), "only one's own");
    assert_eq!((&ada["seat"], &bo["seat"], &zoe["seat"]), (&json!(0), &json!(1), &json!(null)));
    assert!(ada["parts"]["own"].is_object() && bo["parts"]["own"].is_object());
    assert_eq!(zoe["parts"].get("own"), None);
    let (news, count) = (bo["news"].as_array().unwrap(), &bo["news_count"]);
    assert!(news.len() > 3 && json!(news.len()) == *count, "{count}");
    assert_eq!(bo["players"][0]["name"], "Ada");
    for report in [&ada, &bo, &zoe] {
        assert_eq!(report["head"]["report"], "view");
        let text = report.to_string();
        for hidden in ["seed", "digest", "guard\":true", table.room.as_str()] {
            assert!(!text.contains(hidden), "{hidden}");
        }
    }
}

/// What Ada saves differs between these tables, and what the others save does not.
async fn only_ada_knows(one: Table, other: Table) {
    assert_eq!(one.saved_by(&one.bo).await, other.saved_by(&other.bo).await);
    assert_eq!(one.saved_by(&one.zoe).await, other.saved_by(&other.zoe).await);
    assert_ne!(one.saved_by(&one.ada).await, other.saved_by(&other.ada).await);
}

#[tokio::test]
async fn a_secret_plan_changes_no_byte_of_what_others_save() {
    let (one, other) = (["slash", "charge"], ["boast", "dash"]);
    only_ada_knows(Table::planned("off", one).await, Table::planned("off", other).await).await;
}

#[tokio::test]
async fn a_card_face_down_changes_no_byte_of_what_others_save() {
    let tables = (
        Table::begun("off", ["boast", "charge"]).await,
        Table::begun("off", ["boast", "dash"]).await,
    );
    let own = tables.0.saved_by(&tables.0.ada).await["sketch"].to_string();
    assert!(own.contains("plans Charge") || own.contains("plans Boast, Charge"), "{own}");
    only_ada_knows(tables.0, tables.1).await;
}

/// DF-LATENIGHT-01: what lies there may not be looked at, in a file neither.
#[tokio::test]
async fn late_at_night_a_file_does_not_tell_what_was_planned() {
    let (one, other) = (["slash", "charge"], ["charge", "slash"]);
    let (one, other) = (Table::planned("late", one).await, Table::planned("late", other).await);
    assert_eq!(one.saved_by(&one.ada).await, other.saved_by(&other.ada).await);
}

#[tokio::test]
async fn a_restarted_server_saves_the_same() {
    let mut table = Table::planned("off", ["slash", "charge"]).await;
    let mut before = Vec::new();
    for person in [&table.ada, &table.bo, &table.zoe] {
        before.push(table.saved_by(person).await);
    }
    table.server = table.server.crash().await;
    table.server.clock.advance(60_000);
    for (person, before) in [&table.ada, &table.bo, &table.zoe].into_iter().zip(before) {
        assert_eq!(table.saved_by(person).await, before);
    }
}

#[tokio::test]
async fn whoever_stood_up_saves_what_an_onlooker_sees() {
    let table = Table::planned("off", ["slash", "charge"]).await;
    let mut ada = table.server.join(&table.room, &table.ada).await;
    ada.done(json!({ "do": "stand" })).await;
    let (ada, zoe) = (table.saved_by(&table.ada).await, table.saved_by(&table.zoe).await);
    assert_eq!(ada, zoe);
}

#[tokio::test]
async fn what_looks_wrong_goes_into_the_file_and_nowhere_else() {
    let table = Table::planned("off", ["slash", "charge"]).await;
    let path = format!("/api/rooms/{}/report", table.room);
    let post = |remark: String| {
        let body = json!({ "remark": remark });
        let (server, path, bo) = (&table.server, path.clone(), table.bo.clone());
        async move { server.post(&path, &body, Some(&bo)).await }
    };
    let saved = post("  Nari should \u{202e}have fallen ".to_owned()).await;
    assert_eq!(saved.json()["head"]["remark"], "Nari should have fallen");
    assert_eq!(saved.header("cache-control"), Some("no-store"));
    let name = saved.header("content-disposition").unwrap();
    assert!(name.starts_with("attachment; filename=\"flagon-dragon-flagon-"), "{name}");
    assert_eq!(table.saved_by(&table.zoe).await["head"]["remark"], json!(null));
    assert_eq!(post(String::new()).await.json()["head"]["remark"], json!(null));
    assert_eq!(refusal(&post("x".repeat(301)).await), (409, "bad_chat".to_owned()));
    assert_eq!(post("x".repeat(20_000)).await.status, 413);
    let foreign = format!("POST {path} HTTP/1.1\r\nOrigin: http://elsewhere.example\r\n");
    let foreign = table.server.request(&foreign, "").await;
    assert_eq!(refusal(&foreign), (403, "foreign_page".to_owned()));
}

/// The status and the code of what was refused.
pub fn refusal(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn there_is_nothing_to_save_before_a_game_and_not_too_often() {
    let server = Server::new().await;
    let room = server.room().await;
    let path = format!("/api/rooms/{room}/report");
    assert_eq!(refusal(&server.get(&path, "").await), (409, "wrong_phase".to_owned()));
    for unknown in ["abcd-efgh-jkmn", "..%2f"] {
        let answer = server.get(&format!("/api/rooms/{unknown}/report"), "").await;
        assert_eq!(refusal(&answer), (404, "unknown_room".to_owned()), "{unknown}");
    }
    let mut slowed = false;
    for _ in 0..40 {
        slowed |= server.get(&path, "").await.status == 429;
    }
    assert!(slowed);
}
