//! A whole game of The Dragon & Flagon over sockets.

use serde_json::json;

use crate::common::{Client, Server};

/// Answers whatever is asked with the first thing that may be answered.
async fn answer_something(client: &mut Client) {
    let Some(prompt) = client.own_prompt() else { return };
    let offer = &prompt["offer"];
    let items = offer["items"].as_array().unwrap();
    let count = (offer["min"].as_u64().unwrap() as usize).max(1).min(items.len());
    let answer =
        json!({ "do": "answer", "prompt": prompt["id"], "items": items[..count].to_vec() });
    client.ask(answer).await;
}

#[tokio::test]
async fn one_person_plays_a_quick_brawl_against_bots() {
    let server = Server::new().await;
    let room = server.room_for("dragon-flagon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    for seat in 1..3 {
        ada.done(json!({ "do": "bot", "seat": seat, "on": true })).await;
    }
    let length = ada.welcome["about"]["settings"].as_array().unwrap().clone();
    let quick = length.iter().find_map(|setting| {
        let choices = setting["choices"].as_array()?;
        choices.contains(&json!("quick")).then(|| setting["key"].clone())
    });
    ada.done(json!({ "do": "set", "key": quick.unwrap(), "choice": "quick" })).await;
    ada.done(json!({ "do": "start" })).await;
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..5_000 {
        if ada.phase() == "over" {
            break;
        }
        kinds.extend(ada.prompts().iter().map(|prompt| prompt["key"].to_string()));
        answer_something(&mut ada).await;
        server.clock.advance(1_000);
        ada.settle().await;
    }
    assert_eq!(ada.phase(), "over");
    assert!(ada.part("score")["rows"].as_array().unwrap().len() == 3);
    assert!(kinds.len() > 3, "{kinds:?}");
    assert!(ada.news.len() > 20);
}
