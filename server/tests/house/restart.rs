//! The server is cut off without a word, at every kind of prompt: everybody comes back to it.

use serde_json::json;

use crate::common::{Pair, Server};

/// What both see, without what counts the connected.
fn seen(pair: &Pair) -> Vec<serde_json::Value> {
    let parts = |client: &crate::common::Client| {
        let mut parts = client.parts.clone();
        let room = parts.get_mut("room").unwrap().as_object_mut().unwrap();
        room.remove("link");
        json!([parts, client.news, client.welcome["game_id"], client.welcome["guide"]])
    };
    vec![parts(&pair.ada), parts(&pair.bo)]
}

#[tokio::test]
async fn nothing_is_lost_at_any_prompt() {
    let mut pair = Pair::playing().await;
    for _ in 0..2 {
        // Before any pick, with half of them in, and between two turns.
        let before = seen(&pair);
        pair = pair.crash().await;
        assert_eq!(seen(&pair), before);
        let pick = pair.ada.answer(2);
        pair.ada.done(pick).await;
        pair.bo.settle().await;
        let before = seen(&pair);
        pair = pair.crash().await;
        assert_eq!(seen(&pair), before);
        let pick = pair.bo.answer(0);
        pair.bo.done(pick).await;
        pair.ada.settle().await;
        let before = seen(&pair);
        pair = pair.crash().await;
        assert_eq!(seen(&pair), before);
        let turn = pair.ada.answer(1);
        pair.ada.done(turn).await;
        pair.bo.settle().await;
        let before = seen(&pair);
        pair = pair.crash().await;
        assert_eq!(seen(&pair), before);
        let turn = pair.bo.answer(0);
        pair.bo.done(turn).await;
        pair.ada.settle().await;
    }
    assert_eq!(pair.ada.phase(), "over");
    assert_eq!(pair.ada.part("scores"), &json!([6, 2]));
}

#[tokio::test]
async fn the_lobby_is_as_it_was() {
    let server = Server::new().await;
    let room = server.room().await;
    let (ada_is, mut ada) = server.sit(&room, 0, "Ada").await;
    ada.done(json!({ "do": "bot", "seat": 2, "on": true })).await;
    ada.done(json!({ "do": "choose", "figures": ["fox"] })).await;
    ada.done(json!({ "do": "set", "key": "rounds", "choice": "30" })).await;
    ada.done(json!({ "do": "say", "text": "Anybody there?" })).await;
    let before = ada.part("room").clone();
    drop(ada);
    let server = server.crash().await;
    let ada = server.join(&room, &ada_is).await;
    let mut after = ada.part("room").clone();
    after["link"] = before["link"].clone();
    assert_eq!(after, before);
    assert_eq!(ada.welcome["chat"][0]["text"], "Anybody there?");
}

#[tokio::test]
async fn stopping_says_goodbye_to_everybody() {
    let mut pair = Pair::playing().await;
    pair.server.stop().await;
    for client in [&mut pair.ada, &mut pair.bo] {
        assert_eq!(client.closed().await, "restarting");
        assert_eq!(client.closing.as_ref().unwrap()["again"], true);
        assert_eq!(client.close.as_ref().map(|frame| u16::from(frame.code)), Some(1012));
    }
}
