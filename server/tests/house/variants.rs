//! What the host chooses before a game, and how everybody sees it: teams, layouts, faults.

use serde_json::{Value, json};

use crate::common::{Client, Server};

/// A table of The Dragon & Flagon with Ada as the host and bots on the next seats.
async fn table(server: &Server, bots: u8) -> Client {
    let room = server.room_for("dragon-flagon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    ada.done(json!({ "do": "seats", "count": bots + 1 })).await;
    for seat in 1..=bots {
        ada.done(json!({ "do": "bot", "seat": seat, "on": true })).await;
    }
    ada
}

fn set(key: &str, choice: &str) -> Value {
    json!({ "do": "set", "key": key, "choice": choice })
}

fn side(seat: u8, side: u8) -> Value {
    json!({ "do": "side", "seat": seat, "side": side })
}

fn each(ada: &Client, what: &str) -> Vec<Value> {
    let seats = ada.part("room")["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat[what].clone()).collect()
}

#[tokio::test]
async fn seats_choose_their_team_and_hear_what_is_wrong() {
    let server = Server::new().await;
    let mut ada = table(&server, 4).await;
    assert_eq!(
        each(&ada, "side"),
        [Value::Null, Value::Null, Value::Null, Value::Null, Value::Null]
    );
    ada.done(set("teams", "two")).await;
    assert_eq!(each(&ada, "side"), [0, 1, 0, 1, 0], "they alternate");
    assert_eq!(each(&ada, "may_pick"), [2, 2, 1, 2, 1], "four against four");
    assert_eq!(ada.part("room")["fault"], Value::Null);
    ada.done(side(0, 1)).await;
    assert_eq!(each(&ada, "side"), [1, 1, 0, 1, 0], "the others stay where they are");
    ada.done(side(2, 1)).await;
    let fault = json!({ "code": "teams", "sizes": [1, 4], "allowed": [[2, 3]] });
    assert_eq!(ada.part("room")["fault"], fault);
    let refused = ada.refused(json!({ "do": "start" })).await;
    assert_eq!(refused, json!({ "code": "setup", "fault": fault }));
    ada.done(side(2, 0)).await;
    assert_eq!(ada.part("room")["fault"], Value::Null);
    ada.done(json!({ "do": "start" })).await;
    let mats = ada.part("mats").as_array().unwrap();
    let two: Vec<_> = mats.iter().filter(|mat| mat["side"] == 0).collect();
    assert_eq!((two.len(), mats.len()), (4, 8));
}

#[tokio::test]
async fn only_the_host_moves_others_and_only_where_teams_are() {
    let server = Server::new().await;
    let room = server.room_for("dragon-flagon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    let off = json!({ "code": "bad_setting", "key": "teams" });
    assert_eq!(bo.refused(side(1, 0)).await, off);
    ada.done(set("teams", "two")).await;
    bo.done(side(1, 0)).await;
    assert_eq!(bo.refused(side(0, 1)).await["code"], "not_host");
    assert_eq!(bo.refused(side(1, 2)).await["code"], "bad_setting");
    assert_eq!(ada.refused(side(3, 1)).await["code"], "no_person");
    assert_eq!(ada.refused(side(9, 1)).await["code"], "no_such_seat");
    ada.done(side(1, 1)).await;
    let fault = json!({ "code": "team_seats", "min": 4, "max": 8 });
    assert_eq!(ada.part("room")["fault"], fault);
}

async fn preview(server: &Server, layout: &str) -> Value {
    let body = json!({ "settings": { "layout": layout } });
    let answer = server.post("/api/games/dragon-flagon/preview", &body, None).await;
    assert_eq!(answer.status, 200);
    answer.json()
}

#[tokio::test]
async fn a_layout_can_be_looked_at_changed_and_chosen() {
    let server = Server::new().await;
    let random = preview(&server, "random").await;
    let shown = &random["shown"];
    assert_eq!((&shown["side"], &shown["centre"]), (&json!(11), &json!("F6")));
    let code = shown["code"].as_str().unwrap();
    assert_eq!(preview(&server, code).await, random);
    let fault = &preview(&server, "tables:C1-D1").await["fault"];
    assert_eq!(fault["why"], "on_start");

    let mut ada = table(&server, 1).await;
    assert_eq!(ada.part("room")["settings"]["layout"], "first_game");
    let refused = ada.refused(set("layout", "tables:C1-D1")).await;
    assert_eq!(&refused["fault"], fault);
    let refused = ada.refused(set("layout", &"F1".repeat(600))).await;
    assert_eq!(refused["code"], "bad_setting");
    ada.done(set("layout", code)).await;
    assert_eq!(ada.part("room")["settings"]["layout"], code);
    ada.done(json!({ "do": "start" })).await;
    let tables = ada.part("board")["tables"].as_array().unwrap();
    let tables: Vec<_> = tables.iter().map(|table| table["squares"].clone()).collect();
    assert_eq!(json!(tables), shown["furnishing"]["tables"]);
    assert_eq!(ada.welcome["guide"]["board"]["rugs"], shown["furnishing"]["rugs"]);
}

#[tokio::test]
async fn a_preview_of_nothing_is_refused() {
    let server = Server::new().await;
    let body = json!({ "settings": {} });
    let answer = server.post("/api/games/chess/preview", &body, None).await;
    assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("unknown_game")));
    let answer = server.post("/api/games/toy/preview", &body, None).await;
    assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("not_found")));
    let answer = server.post("/api/games/dragon-flagon/preview", &json!([]), None).await;
    assert_eq!(answer.status, 400);
    let body = json!({ "settings": { "junk": "y" } });
    let answer = server.post("/api/games/dragon-flagon/preview", &body, None).await;
    let fault = json!({ "code": "setting", "key": "junk", "choice": "y" });
    assert_eq!((answer.status, &answer.json()["fault"]), (200, &fault));
    let body = json!({ "settings": { "decks": "nope" } });
    let answer = server.post("/api/games/dragon-flagon/preview", &body, None).await;
    let fault = json!({ "code": "bad_setting", "key": "decks" });
    assert_eq!((answer.status, answer.json()), (409, fault));
    let word = preview(&server, "FIRST_GAME").await;
    assert_eq!(word["fault"]["why"], "unknown");
    let newer = preview(&server, "F2AAAA").await;
    assert_eq!(newer["fault"]["why"], "version");
}

#[tokio::test]
async fn a_rematch_keeps_the_teams() {
    let server = Server::new().await;
    let mut ada = table(&server, 3).await;
    for command in [set("length", "quick"), set("teams", "two"), side(0, 1), side(1, 0)] {
        ada.done(command).await;
    }
    let chosen = each(&ada, "side");
    assert_eq!(chosen, [1, 0, 0, 1]);
    ada.done(json!({ "do": "start" })).await;
    for _ in 0..20_000 {
        if ada.phase() == "over" {
            break;
        }
        match ada.own_prompt() {
            Some(prompt) => {
                let (id, offer) = (prompt["id"].clone(), &prompt["offer"]);
                let least = usize::try_from(offer["min"].as_u64().unwrap()).unwrap();
                let items: Vec<_> = offer["items"].as_array().unwrap().clone();
                let items = &items[..least];
                // A standing answer may have been quicker.
                ada.ask(json!({ "do": "answer", "prompt": id, "items": items })).await;
                ada.settle().await;
            }
            None => {
                server.clock.advance(5_000);
                ada.settle().await;
            }
        }
    }
    assert_eq!(ada.phase(), "over");
    let outcome = ada.part("room")["outcome"].as_array().unwrap();
    let ranks: Vec<_> = outcome.iter().map(|placing| placing["rank"].clone()).collect();
    assert_eq!(ranks, [1, 1, 2, 2]);
    ada.done(json!({ "do": "rematch" })).await;
    assert_eq!((each(&ada, "side"), ada.phase()), (chosen, "lobby"));
}

/// proves: DF-TEAM-08
#[tokio::test]
async fn the_whole_table_reads_what_a_team_talks() {
    let server = Server::new().await;
    let room = server.room_for("dragon-flagon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, bo) = server.sit(&room, 1, "Bo").await;
    let (_, cy) = server.sit(&room, 2, "Cy").await;
    let watcher = server.join(&room, &server.person().await).await;
    ada.done(json!({ "do": "bot", "seat": 3, "on": true })).await;
    ada.done(set("teams", "two")).await;
    ada.done(json!({ "do": "start" })).await;
    ada.done(json!({ "do": "say", "text": "I hit Thras, you take the Flagon." })).await;
    // Bo plays against Ada and Cy.
    for mut client in [bo, cy, watcher] {
        client.settle().await;
        let read = |text: &String| text.starts_with("{\"type\":\"chat\"") && text.contains("I hit");
        assert!(client.heard.iter().any(read));
    }
}
