//! Two evenings alike but for one secret: everybody else gets the same bytes, and as many of them.

use serde_json::json;

use crate::common::server::Folder;
use crate::common::{Client, Pair, Server};

/// Plays up to the moment before the reveal; Ada's secret pick and what she prepares are given.
/// Gives back every message that Bo and an onlooker have heard.
async fn evening(place: usize, ahead: &str) -> (Vec<String>, Vec<String>) {
    let server = Server::with(flagon::config::Config::default(), None, Folder::new(), 77).await;
    let mut pair = Pair::playing_at(server, &[]).await;
    let zoe = pair.server.person().await;
    let mut zoe: Client = pair.server.join(&pair.room, &zoe).await;
    pair.ada.settle().await;
    pair.bo.settle().await;
    pair.server.clock.advance(700);
    let draft = json!({ "do": "draft", "figure": 0, "key": "turn", "items": [ahead] });
    pair.ada.done(draft).await;
    let pick = pair.ada.answer(place);
    pair.ada.done(pick).await;
    pair.server.clock.advance(700);
    let prompt = pair.ada.prompts()[0]["id"].clone();
    pair.ada.done(json!({ "do": "withdraw", "prompt": prompt })).await;
    let pick = pair.ada.answer(place);
    pair.ada.done(pick).await;
    pair.bo.settle().await;
    zoe.settle().await;
    (shown(&pair.bo), shown(&zoe))
}

/// What somebody was shown. The port is another one each time, and so are the ids of the client.
fn shown(client: &Client) -> Vec<String> {
    let link = client.part("room")["link"].as_str().unwrap();
    let address = link.split("/r/").next().unwrap();
    let shown = client.heard.iter().filter(|text| !text.contains("\"action\""));
    shown.map(|text| text.replace(address, "")).collect()
}

#[tokio::test]
async fn a_secret_pick_changes_no_byte_for_others() {
    let one = evening(0, "left").await;
    assert!(one.0.len() > 3 && one.1.len() > 3, "they saw something: {one:?}");
    for (place, ahead) in [(4, "left"), (0, "right"), (3, "right")] {
        assert_eq!(evening(place, ahead).await, one);
    }
}

/// Plays The Dragon & Flagon until everybody plans; then Ada plans these cards of her offers.
async fn brawl(first: usize) -> Vec<String> {
    let server = Server::with(flagon::config::Config::default(), None, Folder::new(), 77).await;
    let room = server.room_for("dragon-flagon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    ada.done(json!({ "do": "start" })).await;
    let plans = |client: &Client| client.prompts().iter().any(|prompt| prompt["key"] == "plan");
    while !plans(&ada) {
        for client in [&mut ada, &mut bo] {
            client.settle().await;
            if !plans(client) && client.own_prompt().is_some() {
                let answer = client.answer(0);
                client.done(answer).await;
            }
        }
    }
    bo.settle().await;
    while let Some(prompt) = ada.own_prompt() {
        let (offer, id) = (&prompt["offer"], &prompt["id"]);
        let mut items = offer["items"].as_array().unwrap().clone();
        items.rotate_left(first);
        items.truncate(offer["max"].as_u64().unwrap() as usize);
        let answer = json!({ "do": "answer", "prompt": id, "items": items });
        ada.done(answer).await;
        server.clock.advance(300);
    }
    bo.settle().await;
    assert!(bo.own_prompt().is_some(), "Bo still plans");
    shown(&bo)
}

#[tokio::test]
async fn a_secret_plan_changes_no_byte_for_the_rival() {
    let one = brawl(0).await;
    assert!(one.len() > 3);
    assert_eq!(brawl(3).await, one);
    assert_eq!(brawl(7).await, one);
}
