//! What the house does by itself: bots, standing answers and drafts.

use serde_json::{Value, json};

use crate::common::{Pair, Server};

fn draft(items: Value) -> Value {
    json!({ "do": "draft", "figure": 0, "key": "turn", "items": items })
}

#[tokio::test]
async fn a_bot_takes_a_human_second() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    ada.done(json!({ "do": "bot", "seat": 1, "on": true })).await;
    ada.done(json!({ "do": "start" })).await;
    let answered =
        |ada: &crate::common::Client| ada.prompts().iter().any(|prompt| prompt["answered"] == true);
    server.clock.advance(500);
    ada.settle().await;
    assert!(!answered(&ada));
    server.clock.advance(500);
    ada.until(answered).await;
    let pick = ada.answer(0);
    ada.done(pick).await;
    let turn = ada.answer(1);
    ada.done(turn).await;
    // The bot turns at once: the clock stands still.
    ada.until(|ada| ada.part("round") == 1).await;
}

#[tokio::test]
async fn a_standing_answer_comes_after_two_seconds() {
    let mut pair = Pair::playing().await;
    pair.ada.done(json!({ "do": "habit", "habit": "right" })).await;
    pair.pick(0, 0).await;
    let prompt = pair.ada.own_prompt().unwrap();
    let (since, at) = (&prompt["since"], &prompt["offer"]["standing_at"]);
    let wait = at.as_u64().unwrap() - since.as_u64().unwrap();
    assert!((2_000..6_000).contains(&wait), "{wait}");
    pair.server.clock.advance(wait - 1);
    pair.ada.settle().await;
    assert!(pair.ada.own_prompt().is_some());
    pair.server.clock.advance(1);
    pair.ada.until(|ada| ada.part("facing")[0] == "right").await;
    pair.bo.settle().await;
    let other = pair.bo.own_prompt().unwrap();
    assert!(other["offer"]["standing_at"].is_u64(), "now it is Bo's turn");
}

#[tokio::test]
async fn a_standing_answer_for_somebody_away_comes_at_once() {
    let mut pair = Pair::playing().await;
    let pick = pair.ada.answer(0);
    pair.ada.done(pick).await;
    let Pair { server, ada, mut bo, .. } = pair;
    drop(ada);
    bo.until(|bo| bo.seat(0)["present"] == false).await;
    // Not while it may be a reload.
    server.clock.advance(10_000);
    let pick = bo.answer(0);
    bo.done(pick).await;
    bo.until(|bo| bo.own_prompt().is_some_and(|prompt| prompt["key"] == "turn")).await;
}

#[tokio::test]
async fn a_turn_given_ahead_is_made_at_once() {
    let mut pair = Pair::playing().await;
    pair.ada.done(draft(json!(["right"]))).await;
    assert_eq!(
        pair.ada.part("drafts"),
        &json!([{ "figure": 0, "key": "turn", "items": ["right"] }])
    );
    pair.pick(0, 0).await;
    pair.ada.until(|ada| ada.part("facing")[0] == "right").await;
    assert_eq!(pair.ada.part("drafts"), &json!([]), "used once");
    assert_eq!(pair.bo.part("drafts"), &json!([]));
    // The same gesture may arrive when the question is open already.
    pair.bo.settle().await;
    pair.bo.done(draft(json!(["right"]))).await;
    pair.bo.until(|bo| bo.part("round") == 1).await;
}

#[tokio::test]
async fn a_card_given_ahead_is_preselected_and_no_more() {
    let mut pair = Pair::playing().await;
    let prepared = json!({ "do": "draft", "figure": 0, "key": "pick", "items": [{ "number": 3 }] });
    pair.ada.done(prepared).await;
    assert_eq!(pair.ada.own_prompt().unwrap()["offer"]["draft"], json!([{ "number": 3 }]));
    let other = json!({ "do": "draft", "figure": 0, "key": "pick", "items": [{ "number": 77 }] });
    pair.ada.done(other).await;
    let offer = &pair.ada.own_prompt().unwrap()["offer"];
    assert_eq!((&offer["draft"], &offer["draft_dropped"]), (&json!(null), &json!(true)));
    assert_eq!(pair.ada.part("drafts"), &json!([]));
}

#[tokio::test]
async fn a_draft_cannot_grow_without_end() {
    let mut pair = Pair::playing().await;
    let long = draft(json!(vec!["right"; 17]));
    assert_eq!(pair.ada.refused(long).await["code"], "bad_message");
    let large = draft(json!(["x".repeat(2_000)]));
    assert_eq!(pair.ada.refused(large).await["code"], "bad_message");
}

#[tokio::test]
async fn only_for_ones_own_figures_can_be_decided_ahead() {
    let mut pair = Pair::playing().await;
    let of =
        |figure: u8| json!({ "do": "draft", "figure": figure, "key": "turn", "items": ["right"] });
    let wrong = json!({ "code": "no_such_figure", "figures": [0] });
    assert_eq!(pair.ada.refused(of(7)).await, wrong, "the toy has one figure for a seat");
    assert_eq!(pair.ada.part("drafts"), &json!([]));
    pair.ada.done(json!({ "do": "draft", "figure": 7, "key": "turn", "items": [] })).await;
    pair.ada.done(of(0)).await;

    let server = Server::new().await;
    let room = server.room_for("dragon-flagon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    assert_eq!(ada.refused(of(0)).await["code"], "wrong_phase", "there are no figures yet");
    ada.done(json!({ "do": "start" })).await;
    bo.settle().await;
    let allowed = |error: Value| error["figures"].as_array().unwrap().clone();
    let (of_ada, of_bo) = (allowed(ada.refused(of(99)).await), allowed(bo.refused(of(99)).await));
    assert_eq!((of_ada.len(), of_bo.len()), (2, 2), "two characters each");
    let bos = u8::try_from(of_bo[0].as_u64().unwrap()).unwrap();
    assert_eq!(ada.refused(of(bos)).await["code"], "no_such_figure", "that one is Bo's");
    bo.done(of(bos)).await;
}
