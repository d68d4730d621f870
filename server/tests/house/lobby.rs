//! Sitting down, choosing, setting, and starting.

use serde_json::json;

use crate::common::{Client, Server};

#[tokio::test]
async fn two_people_sit_down_and_start() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 2, "Bo").await;
    ada.settle().await;
    assert_eq!(ada.part("room")["host"], 0, "who sits down first is the host");
    assert_eq!((&ada.seat(2)["name"], &ada.seat(2)["present"]), (&json!("Bo"), &json!(true)));
    assert_eq!(bo.refused(json!({ "do": "start" })).await["code"], "not_host");
    ada.done(json!({ "do": "start" })).await;
    bo.settle().await;
    assert_eq!((ada.phase(), bo.phase()), ("playing", "playing"));
    assert_eq!(bo.part("room")["you"], json!({ "seat": 2, "plays": 1, "host": false }));
    assert_eq!(bo.welcome["guide"]["about"], "a toy");
    assert!(bo.own_prompt().is_some());
}

#[tokio::test]
async fn a_person_alone_can_fill_the_table_with_bots() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    assert_eq!(ada.refused(json!({ "do": "start" })).await["code"], "too_few_seats");
    ada.done(json!({ "do": "bot", "seat": 1, "on": true })).await;
    assert_eq!(ada.seat(1)["kind"], "bot");
    ada.done(json!({ "do": "start" })).await;
    assert_eq!(ada.phase(), "playing");
}

#[tokio::test]
async fn one_tap_on_a_figure_wins() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    let owl = json!({ "do": "choose", "figures": ["owl"] });
    ada.tell_as("tap-a", owl.clone()).await;
    bo.tell_as("tap-b", owl).await;
    let answers = [ada.reply("tap-a").await, bo.reply("tap-b").await];
    let kinds: Vec<_> = answers.iter().map(|answer| answer["type"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"done") && kinds.contains(&"refused"), "{kinds:?}");
    let lost = answers.iter().find(|answer| answer["type"] == "refused").unwrap();
    let winner = if answers[0]["type"] == "done" { 0 } else { 1 };
    assert_eq!(lost["error"], json!({ "code": "figure_taken", "figure": "owl", "seat": winner }));
}

/// The toy gives two figures to each of two seats, and one to each of more.
#[tokio::test]
async fn what_was_picked_comes_back_when_it_counts_again() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    ada.done(json!({ "do": "choose", "figures": ["owl", "cat"] })).await;
    bo.done(json!({ "do": "choose", "figures": ["fox", "eel"] })).await;
    let (_, mut cy) = server.sit(&room, 2, "Cy").await;
    let shown = |client: &Client| [0, 1, 2].map(|seat| client.seat(seat)["figures"].clone());
    assert_eq!(shown(&cy), [json!(["owl"]), json!(["fox"]), json!([])], "one each now");
    // Nobody is kept from a figure by a pick that does not count.
    cy.done(json!({ "do": "choose", "figures": ["cat"] })).await;
    cy.done(json!({ "do": "stand" })).await;
    assert_eq!(shown(&cy), [json!(["owl"]), json!(["fox", "eel"]), json!([])]);
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let mut zoe = server.join(&room, &server.person().await).await;
    for (command, code) in [
        (json!({ "do": "sit", "seat": 0, "name": "Zoe" }), "seat_taken"),
        (json!({ "do": "sit", "seat": 9, "name": "Zoe" }), "no_such_seat"),
        (json!({ "do": "sit", "seat": 1, "name": " \u{200b} " }), "bad_name"),
        (json!({ "do": "sit", "seat": 1, "name": "x".repeat(10_000) }), "bad_name"),
        (json!({ "do": "rename", "name": "Zoe" }), "not_seated"),
        (json!({ "do": "start" }), "not_seated"),
    ] {
        assert_eq!(zoe.refused(command.clone()).await["code"], code, "{command}");
    }
    for (command, code) in [
        (json!({ "do": "choose", "figures": ["gnu"] }), "bad_figures"),
        (json!({ "do": "choose", "figures": ["owl", "owl"] }), "bad_figures"),
        (json!({ "do": "choose", "figures": ["owl", "cat", "fox"] }), "bad_figures"),
        (json!({ "do": "set", "key": "rounds", "choice": "3" }), "bad_setting"),
        (json!({ "do": "seats", "count": 5 }), "no_such_seat"),
        (json!({ "do": "host", "seat": 1 }), "no_person"),
        (json!({ "do": "habit", "habit": "spin" }), "bad_setting"),
        (json!({ "do": "say", "text": "" }), "bad_chat"),
        (json!({ "do": "rematch" }), "wrong_phase"),
        (json!({ "do": "answer", "prompt": "1.0", "items": [] }), "wrong_phase"),
    ] {
        assert_eq!(ada.refused(command.clone()).await["code"], code, "{command}");
    }
}

#[tokio::test]
async fn markup_in_a_name_stays_text() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, ada) = server.sit(&room, 0, "<img src=x>\u{202e}").await;
    assert_eq!(ada.seat(0)["name"], "<img src=x>");
}

#[tokio::test]
async fn a_full_table_says_so() {
    let server = Server::new().await;
    let room = server.room().await;
    let mut people = Vec::new();
    for seat in 0..4 {
        people.push(server.sit(&room, seat, "Somebody").await);
    }
    let mut late = server.join(&room, &server.person().await).await;
    let sit = json!({ "do": "sit", "seat": 1, "name": "Late" });
    assert_eq!(late.refused(sit).await["code"], "table_full");
    assert_eq!(late.part("room")["you"]["seat"], json!(null));
    assert_eq!(late.part("room")["spectators"], 1);
}

#[tokio::test]
async fn the_host_right_passes_on() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    let (_, mut bo) = server.sit(&room, 1, "Bo").await;
    let (_, mut cy) = server.sit(&room, 2, "Cy").await;
    ada.done(json!({ "do": "host", "seat": 1 })).await;
    assert_eq!(ada.part("room")["host"], 1);
    bo.done(json!({ "do": "stand" })).await;
    cy.settle().await;
    assert_eq!(cy.part("room")["host"], 2, "the next one who is here");
    drop(cy);
    ada.until(|ada| ada.seat(2)["present"] == false).await;
    server.clock.advance(60_000);
    ada.until(|ada| ada.part("room")["host"] == 0).await;
}

#[tokio::test]
async fn a_table_is_set_up_as_the_host_likes() {
    let server = Server::new().await;
    let room = server.room().await;
    let (_, mut ada) = server.sit(&room, 3, "Ada").await;
    assert_eq!(ada.refused(json!({ "do": "seats", "count": 3 })).await["code"], "seat_in_use");
    ada.done(json!({ "do": "sit", "seat": 0, "name": "Ada" })).await;
    assert_eq!(ada.seat(3)["kind"], "open", "whoever moves leaves the old seat");
    assert_eq!(ada.part("room")["host"], 0, "and takes the host's right along");
    ada.done(json!({ "do": "seats", "count": 2 })).await;
    assert_eq!(ada.part("room")["seats"].as_array().unwrap().len(), 2);
    ada.done(json!({ "do": "set", "key": "rounds", "choice": "30" })).await;
    assert_eq!(ada.part("room")["settings"], json!({ "rounds": "30", "bomb": "no" }));
}
