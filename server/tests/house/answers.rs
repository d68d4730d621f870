//! Answering prompts: once, in time, and not after it is too late.

use serde_json::json;

use crate::common::{Client, Pair};

#[tokio::test]
async fn a_secret_pick_shows_only_that_it_was_made() {
    let mut pair = Pair::playing().await;
    let pick = pair.ada.answer(4);
    pair.ada.done(pick).await;
    pair.bo.settle().await;
    let seen = pair.bo.prompts().iter().find(|prompt| prompt["seat"] == 0).unwrap();
    assert_eq!(seen["answered"], true);
    assert_eq!(seen.get("offer"), None);
    let own = &pair.ada.prompts()[0];
    assert_eq!(own["offer"]["answer"], json!([{ "number": 5 }]), "one's own stays visible");
    assert_eq!(pair.bo.part("public"), &json!(null));
}

#[tokio::test]
async fn a_repeated_action_is_done_once_and_answered_alike() {
    let mut pair = Pair::playing().await;
    let pick = pair.ada.answer(0);
    let first = pair.ada.ask_as("twice", pick.clone()).await;
    let second = pair.ada.ask_as("twice", pick.clone()).await;
    assert_eq!(first, second);
    assert_eq!(first["type"], "done");
    // The answer comes from the log, so it is the same after a restart.
    let mut pair = pair.crash().await;
    assert_eq!(pair.ada.ask_as("twice", pick).await, first);
    // What was refused is refused again, even if it could be done now.
    let start = json!({ "do": "rematch" });
    let refused = pair.ada.ask_as("refused", start.clone()).await;
    assert_eq!(pair.ada.ask_as("refused", start).await, refused);
}

#[tokio::test]
async fn bad_answers_are_refused_and_change_nothing() {
    let mut pair = Pair::playing().await;
    let prompt = pair.ada.own_prompt().unwrap()["id"].clone();
    let other = pair.bo.own_prompt().unwrap()["id"].clone();
    let before = pair.ada.parts.clone();
    for (id, items, code) in [
        (&prompt, json!([{ "number": 9 }]), "not_offered"),
        (&prompt, json!([{ "goat": true }]), "not_offered"),
        (&prompt, json!([]), "too_few"),
        (&prompt, json!([{ "number": 1 }, { "number": 2 }]), "too_many"),
        (&other, json!([{ "number": 1 }]), "not_yours"),
        (&json!("99.0"), json!([{ "number": 1 }]), "stale"),
    ] {
        let answer = json!({ "do": "answer", "prompt": id, "items": items });
        let error = pair.ada.refused(answer).await;
        assert_eq!((&error["code"], &error["refusal"]["code"]), (&json!("answer"), &json!(code)));
    }
    let error = pair.ada.refused(json!({ "do": "withdraw", "prompt": prompt })).await;
    assert_eq!(error["refusal"]["code"], "not_answered");
    assert_eq!(pair.ada.parts, before);
}

#[tokio::test]
async fn a_stale_answer_brings_the_present_view() {
    let mut pair = Pair::playing().await;
    let old = pair.ada.answer(0);
    pair.pick(0, 1).await;
    let count = pair.ada.news.len();
    assert_eq!(pair.ada.ask(old).await["error"]["refusal"]["code"], "stale");
    let welcome = pair.ada.next().await.unwrap();
    assert_eq!(welcome["type"], "welcome");
    assert_eq!(welcome["news_from"], count, "the news are known");
    assert_eq!(welcome["news"], json!([]));
}

#[tokio::test]
async fn a_pick_can_be_taken_back_until_the_last_one_is_in() {
    let mut pair = Pair::playing().await;
    let prompt = pair.ada.own_prompt().unwrap()["id"].clone();
    let withdraw = json!({ "do": "withdraw", "prompt": prompt });
    let pick = pair.ada.answer(0);
    pair.ada.done(pick).await;
    let again = json!({ "do": "answer", "prompt": prompt, "items": [{ "number": 2 }] });
    assert_eq!(pair.ada.refused(again).await["refusal"]["code"], "answered");
    pair.ada.done(withdraw.clone()).await;
    pair.bo.settle().await;
    assert!(pair.bo.prompts().iter().all(|prompt| prompt["answered"] == false));
    pair.pick(2, 3).await;
    assert_eq!(pair.ada.refused(withdraw).await["refusal"]["code"], "stale");
    assert_eq!(pair.ada.part("scores"), &json!([3, 4]));
}

#[tokio::test]
async fn picks_of_the_same_moment_are_all_taken() {
    let mut pair = Pair::playing().await;
    let (ada, bo) = (pair.ada.answer(0), pair.bo.answer(1));
    pair.ada.tell_as("a", ada).await;
    pair.bo.tell_as("b", bo).await;
    assert_eq!(pair.ada.reply("a").await["type"], "done");
    assert_eq!(pair.bo.reply("b").await["type"], "done");
    pair.ada.settle().await;
    assert_eq!(pair.ada.part("scores"), &json!([1, 2]));
}

#[tokio::test]
async fn who_sees_nothing_new_gets_nothing() {
    let mut pair = Pair::playing().await;
    let (ada, bo) = (pair.ada.heard.len(), pair.bo.heard.len());
    let draft = json!({ "do": "draft", "figure": 0, "key": "later", "items": ["right"] });
    pair.ada.done(draft).await;
    pair.bo.settle().await;
    assert_eq!(pair.bo.shown_since(bo), Vec::<&String>::new());
    assert_eq!(pair.ada.shown_since(ada).len(), 1, "one's own drafts");
    // A part that is as before is not sent again.
    pair.pick(0, 0).await;
    let last = pair.bo.shown_since(bo);
    assert!(last.iter().all(|frame| !frame.contains("\"facing\"")), "{last:?}");
}

#[tokio::test]
async fn each_viewer_has_news_of_its_own() {
    let mut pair = Pair::playing().await;
    let mut zoe = pair.server.join(&pair.room, &pair.server.person().await).await;
    let card = |client: &Client| client.part("own")["card"].clone();
    assert_eq!(pair.ada.news, [json!({ "kind": "dealt", "card": card(&pair.ada) })]);
    assert_ne!(card(&pair.ada), card(&pair.bo));
    assert_eq!((zoe.news.len(), card(&zoe)), (0, json!(null)));
    pair.pick(0, 1).await;
    zoe.settle().await;
    assert_eq!((pair.ada.news.len(), pair.bo.news.len(), zoe.news.len()), (2, 2, 1));
}

#[tokio::test]
async fn a_returning_browser_gets_the_news_since() {
    let mut pair = Pair::playing().await;
    let game_id = pair.ada.welcome["game_id"].clone();
    pair.pick(0, 1).await;
    let known = json!({ "news": 1, "game_id": game_id });
    let back = Client::join(&pair.server, &pair.room, &pair.ada_is, known).await;
    assert_eq!((&back.welcome["news_from"], back.news.len()), (&json!(1), 1));
    let other = json!({ "news": 1, "game_id": "another" });
    let back = Client::join(&pair.server, &pair.room, &pair.ada_is, other).await;
    assert_eq!((&back.welcome["news_from"], back.news.len()), (&json!(0), 2));
}

/// The time that a question is there begins anew with what is told before it.
#[tokio::test]
async fn news_give_whoever_is_asked_again_a_new_time() {
    let mut pair = Pair::playing().await;
    let asked = pair.ada.own_prompt().unwrap()["since"].as_u64().unwrap();
    pair.server.clock.advance(5_000);
    let pick = pair.bo.answer(1);
    pair.bo.done(pick).await;
    let pick = pair.ada.answer(0);
    pair.ada.done(pick).await;
    let turn = pair.ada.own_prompt().unwrap();
    assert_eq!((&turn["key"], &turn["since"]), (&json!("turn"), &json!(asked + 5_000)));
}
