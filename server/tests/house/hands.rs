//! Who holds a seat: reloads, second devices, links, late comers, and those who come back.

use serde_json::json;

use crate::common::{Client, Pair, Person};

/// Opens a personal link in this browser.
async fn open_link(pair: &Pair, url: &str, person: &Person) -> u16 {
    let (page, secret) = url.split_once("#seat=").unwrap();
    let path = format!("/api/rooms/{}/claim", page.rsplit_once('/').unwrap().1);
    pair.server.post(&path, &json!({ "secret": secret }), Some(person)).await.status
}

#[tokio::test]
async fn a_reload_comes_back_to_the_same_prompt() {
    let pair = Pair::playing().await;
    let prompts = pair.ada.prompts().to_vec();
    for _ in 0..50 {
        let again = pair.server.join(&pair.room, &pair.ada_is).await;
        assert_eq!(again.prompts(), prompts);
    }
}

#[tokio::test]
async fn two_tabs_on_one_seat_are_both_live() {
    let mut pair = Pair::playing().await;
    let mut tab = pair.server.join(&pair.room, &pair.ada_is).await;
    let pick = tab.answer(0);
    tab.done(pick).await;
    pair.ada.settle().await;
    assert_eq!(pair.ada.parts, tab.parts);
    assert!(pair.ada.own_prompt().is_none());
    drop(tab);
    let draft = json!({ "do": "draft", "figure": 0, "key": "turn", "items": ["right"] });
    pair.ada.done(draft).await;
    assert_eq!(pair.ada.seat(0)["present"], true);
}

#[tokio::test]
async fn a_second_device_comes_by_a_link_that_works_once() {
    let mut pair = Pair::playing().await;
    let reply = pair.ada.done(json!({ "do": "link" })).await;
    let url = reply["link"]["url"].as_str().unwrap().to_owned();
    let phone = pair.server.person().await;
    let mut watching = pair.server.join(&pair.room, &phone).await;
    assert_eq!(open_link(&pair, &url, &phone).await, 200);
    watching.until(|phone| phone.part("room")["you"]["seat"] == 0).await;
    assert_eq!(watching.part("own"), pair.ada.part("own"));
    assert_eq!(open_link(&pair, &url, &pair.server.person().await).await, 403);
    let mut pair = pair.crash().await;
    let phone = pair.server.join(&pair.room, &phone).await;
    assert_eq!(phone.part("room")["you"]["seat"], 0);
    pair.ada.settle().await;
    assert_eq!(pair.ada.part("room")["you"]["seat"], 0, "the first device stays");
}

#[tokio::test]
async fn the_host_gives_a_lost_seat_a_new_link() {
    let mut pair = Pair::playing().await;
    let draft = json!({ "do": "draft", "figure": 0, "key": "turn", "items": ["right"] });
    pair.bo.done(draft).await;
    let refused = pair.bo.refused(json!({ "do": "new_link", "seat": 0 })).await;
    assert_eq!(refused["code"], "not_host");
    let new_link = json!({ "do": "new_link", "seat": 1 });
    assert_eq!(pair.ada.refused(new_link.clone()).await["code"], "seat_in_use", "Bo is here");
    let Pair { server, room, mut ada, bo, ada_is, bo_is } = pair;
    drop(bo);
    ada.until(|ada| ada.seat(1)["present"] == false).await;
    let soon = ada.refused(new_link.clone()).await;
    assert_eq!(soon["code"], "seat_in_use", "a moment without a network is no loss");
    server.clock.advance(60_000);
    let reply = ada.done(new_link).await;
    let url = reply["link"]["url"].as_str().unwrap().to_owned();
    let bo = server.join(&room, &bo_is).await;
    assert_eq!(bo.part("room")["you"]["seat"], json!(null), "the old device has it no more");
    assert_eq!(bo.part("own"), &json!(null));
    let pair = Pair { server, room, ada, bo, ada_is, bo_is };
    assert_eq!(open_link(&pair, &url, &pair.ada_is).await, 409, "the host holds other cards");
    let cy = pair.server.person().await;
    assert_eq!(open_link(&pair, &url, &cy).await, 200);
    let cy = pair.server.join(&pair.room, &cy).await;
    assert_eq!(cy.part("room")["you"]["seat"], 1);
    assert_eq!(cy.part("drafts"), &json!([]), "what Bo prepared is not for Cy");
}

#[tokio::test]
async fn a_stand_in_plays_for_who_stood_up_until_they_come_back() {
    let mut pair = Pair::playing().await;
    pair.bo.done(json!({ "do": "stand" })).await;
    assert_eq!(pair.bo.seat(1)["kind"], "stand_in");
    assert_eq!((pair.bo.part("own"), pair.bo.own_prompt()), (&json!(null), None));
    pair.server.clock.advance(2_000);
    pair.ada.until(|ada| ada.prompts().iter().any(|prompt| prompt["answered"] == true)).await;
    pair.bo.done(json!({ "do": "sit", "seat": 1, "name": "Bo" })).await;
    assert_eq!(pair.bo.seat(1)["kind"], "person");
    assert_eq!(pair.bo.part("own")["card"], pair.bo.news[0]["card"]);
}

#[tokio::test]
async fn who_knows_one_hand_cannot_look_into_another() {
    let server = crate::common::Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    ada.done(json!({ "do": "bot", "seat": 2, "on": true })).await;
    ada.done(json!({ "do": "start" })).await;
    bo.done(json!({ "do": "stand" })).await;
    let sit = |seat: u8| json!({ "do": "sit", "seat": seat, "name": "Bo" });
    assert_eq!(bo.refused(sit(2)).await["code"], "wrong_phase");
    bo.done(sit(1)).await;
    // Somebody who comes late knows nothing yet and may.
    let mut cy = server.join(&room, &server.person().await).await;
    assert_eq!(cy.part("room")["phase"], "playing");
    assert_eq!(cy.refused(sit(0)).await["code"], "seat_taken");
    assert_eq!(cy.refused(sit(3)).await["code"], "wrong_phase");
    cy.done(sit(2)).await;
    assert!(cy.own_prompt().is_some());
}

#[tokio::test]
async fn an_absent_person_gets_a_stand_in_and_has_the_seat_again_on_return() {
    let mut pair = Pair::playing().await;
    let bot = json!({ "do": "bot", "seat": 1, "on": true });
    assert_eq!(pair.ada.refused(bot.clone()).await["code"], "seat_in_use");
    let Pair { server, room, mut ada, bo, bo_is, .. } = pair;
    drop(bo);
    ada.until(|ada| ada.seat(1)["present"] == false).await;
    ada.done(bot).await;
    assert_eq!(ada.seat(1)["kind"], "stand_in");
    let bo = server.join(&room, &bo_is).await;
    assert_eq!(
        (&bo.seat(1)["kind"], &bo.part("room")["you"]["seat"]),
        (&json!("person"), &json!(1))
    );
    ada.until(|ada| ada.seat(1)["kind"] == "person").await;
}

#[tokio::test]
async fn after_the_end_the_same_people_play_again() {
    let mut pair = Pair::playing().await;
    pair.play_out().await;
    assert_eq!(pair.ada.phase(), "over");
    assert_eq!(pair.ada.part("room")["outcome"].as_array().unwrap().len(), 2);
    assert_eq!(pair.bo.refused(json!({ "do": "rematch" })).await["code"], "not_host");
    // The result is still there after a restart.
    let mut pair = pair.crash().await;
    assert_eq!(pair.bo.phase(), "over");
    let first = pair.bo.welcome["game_id"].clone();
    let card = pair.bo.part("own").clone();
    pair.ada.done(json!({ "do": "rematch" })).await;
    pair.bo.settle().await;
    assert_eq!((pair.bo.phase(), pair.bo.part("own")), ("lobby", &json!(null)));
    assert_eq!((pair.bo.seat(1)["name"].clone(), pair.bo.news.len()), (json!("Bo"), 0));
    pair.ada.done(json!({ "do": "start" })).await;
    pair.bo.settle().await;
    assert_ne!(pair.bo.welcome["game_id"], first);
    assert_ne!(pair.bo.part("own"), &card, "another game, other cards");
}

#[tokio::test]
async fn an_unknown_browser_gets_the_least() {
    let pair = Pair::playing().await;
    let stranger = Person { cookie: "flagon=zz".to_owned() };
    let known = json!({ "news": null, "game_id": null });
    let stranger = Client::join(&pair.server, &pair.room, &stranger, known).await;
    assert_eq!(stranger.part("room")["you"], json!({ "seat": null, "plays": null, "host": false }));
    assert!(stranger.prompts().iter().all(|prompt| prompt.get("offer").is_none()));
    assert_eq!((stranger.part("own"), stranger.part("drafts")), (&json!(null), &json!(null)));
}
