//! What holds at the tables of every game of the house.

use flagon::games;
use serde_json::{Value, json};

use crate::common::evening::{seen, some_answer};
use crate::common::{Client, Server, Table};

/// Two people and a house bot.
async fn playing(game: &str) -> Table {
    let mut table = Table::lobby(Server::new().await, game, 2).await;
    table.clients[0].done(json!({ "do": "bot", "seat": 2, "on": true })).await;
    table.start().await;
    table
}

/// Somebody who looks on.
async fn onlooker(table: &Table) -> Client {
    table.server.join(&table.room, &table.server.person().await).await
}

/// Answers, or waits for the bot.
async fn go_on(table: &mut Table, turn: usize) {
    table.answer(turn).await;
    table.server.clock.advance(1_000);
    table.settle().await;
}

#[tokio::test]
async fn people_and_a_bot_play_to_the_end_and_once_more() {
    for game in games::names() {
        let mut table = playing(game).await;
        let mut zoe = onlooker(&table).await;
        let begun = table.clients[0].welcome["game_id"].clone();
        for turn in 0..5_000 {
            if table.is_over() {
                break;
            }
            go_on(&mut table, turn).await;
            // Whoever reads nothing is missed after a while.
            zoe.settle().await;
        }
        assert!(table.is_over(), "{game} ends");
        let result = zoe.part("room")["outcome"].clone();
        let placings = result.as_array().unwrap();
        let mut seats: Vec<_> =
            placings.iter().map(|place| place["seat"].as_u64().unwrap()).collect();
        seats.sort_unstable();
        assert_eq!((seats, &placings[0]["rank"]), (vec![0, 1, 2], &json!(1)), "{result}");
        assert_eq!(table.clients[1].part("room")["outcome"], result);
        assert!(zoe.news.len() > 10 && zoe.prompts().is_empty());

        table.clients[0].done(json!({ "do": "rematch" })).await;
        assert_eq!(table.clients[0].phase(), "lobby");
        table.start().await;
        zoe.settle().await;
        assert_ne!(zoe.welcome["game_id"], begun);
        assert_eq!(zoe.phase(), "playing");
        go_on(&mut table, 1).await;
    }
}

#[tokio::test]
async fn who_looks_on_gets_no_seats_own_things() {
    for game in games::names() {
        let mut table = playing(game).await;
        let mut zoe = onlooker(&table).await;
        for turn in 0..30 {
            go_on(&mut table, turn).await;
            zoe.settle().await;
            assert!(zoe.prompts().iter().all(|prompt| prompt.get("offer").is_none()), "{game}");
            for client in &table.clients {
                let seat = &client.part("room")["you"]["plays"];
                let offered = client.prompts().iter().filter(|one| one["offer"].is_object());
                assert!(offered.map(|one| &one["seat"]).all(|owner| owner == seat), "{game}");
            }
        }
        let own = ["own", "drafts"].map(|part| zoe.part(part));
        assert_eq!(own, [&Value::Null, &Value::Null], "{game}");
    }
}

#[tokio::test]
async fn a_restart_in_the_midst_loses_nothing() {
    for game in games::names() {
        // No bot among them: it could answer while one looks.
        let mut table = Table::lobby(Server::new().await, game, 3).await;
        table.start().await;
        for turn in 0..40 {
            table.answer(turn).await;
            if turn % 8 == 0 {
                let before: Vec<_> = table.clients.iter().map(seen).collect();
                table = table.crash().await;
                assert_eq!(table.clients.iter().map(seen).collect::<Vec<_>>(), before, "{game}");
            }
        }
    }
}

#[tokio::test]
async fn a_bot_stands_in_for_who_is_away_until_they_come_back() {
    for game in games::names() {
        let mut table = playing(game).await;
        for turn in 0..20 {
            go_on(&mut table, turn).await;
        }
        drop(table.clients.pop());
        let ada = &mut table.clients[0];
        ada.until(|ada| ada.seat(1)["present"] == false).await;
        ada.done(json!({ "do": "bot", "seat": 1, "on": true })).await;
        assert_eq!(ada.seat(1)["kind"], "stand_in", "{game}");
        let before = ada.news.len();
        for turn in 0..40 {
            go_on(&mut table, turn).await;
        }
        assert!(table.clients[0].news.len() > before + 5, "{game} goes on");
        let mut bo = table.server.join(&table.room, &table.people[1]).await;
        bo.settle().await;
        assert_eq!((&bo.seat(1)["kind"], bo.part("own").is_object()), (&json!("person"), true));
        let asks = |client: &Client| client.own_prompt().is_some();
        for turn in 0..200 {
            if asks(&bo) || table.is_over() {
                break;
            }
            go_on(&mut table, turn).await;
            bo.settle().await;
        }
        assert!(asks(&bo) || table.is_over(), "{game} asks Bo again");
    }
}

#[tokio::test]
async fn bots_fill_the_table_at_every_number_of_seats() {
    let server = Server::new().await;
    for about in games::house().about() {
        let (min, max) = about.seats;
        for count in min..=max {
            let room = server.room_for(about.name).await;
            let (_, mut ada) = server.sit(&room, 0, "Ada").await;
            ada.done(json!({ "do": "seats", "count": count })).await;
            for seat in 1..count {
                ada.done(json!({ "do": "bot", "seat": seat, "on": true })).await;
            }
            ada.done(json!({ "do": "start" })).await;
            let plays = ada.part("room")["seats"].as_array().unwrap().iter();
            let plays: Vec<_> = plays.map(|seat| seat["plays"].as_u64().unwrap()).collect();
            assert_eq!(plays, (0..u64::from(count)).collect::<Vec<_>>(), "{}", about.name);
            while ada.own_prompt().is_none() {
                server.clock.advance(1_000);
                ada.settle().await;
            }
        }
    }
}

#[tokio::test]
async fn every_choice_of_the_lobby_can_be_played_or_says_why_not() {
    let server = Server::new().await;
    for about in games::house().about() {
        for setting in &about.settings {
            for choice in setting.choices {
                let room = server.room_for(about.name).await;
                let (_, mut ada) = server.sit(&room, 0, "Ada").await;
                for seat in 1..4 {
                    ada.done(json!({ "do": "bot", "seat": seat, "on": true })).await;
                }
                ada.done(json!({ "do": "set", "key": setting.key, "choice": choice })).await;
                assert_eq!(ada.part("room")["settings"][setting.key], *choice);
                assert_eq!(ada.part("room")["fault"], Value::Null, "{}={choice}", setting.key);
                ada.done(json!({ "do": "start" })).await;
                assert_eq!(ada.phase(), "playing", "{}={choice}", setting.key);
                server.clock.advance(60_000);
            }
        }
    }
}

#[tokio::test]
async fn what_is_prepared_for_a_question_is_preselected_or_dropped() {
    for game in games::names() {
        let mut table = playing(game).await;
        let (mut kept, mut dropped) = (0, 0);
        for turn in 0..400 {
            if table.is_over() || kept > 0 && dropped > 0 {
                break;
            }
            // What was given is often not offered the next time, and what was not given often is.
            for seat in 0..2 {
                let client = &mut table.clients[seat];
                let Some(prompt) = client.own_prompt().cloned() else { continue };
                let Some(answer) = some_answer(client, turn) else { continue };
                let ahead = some_answer(client, turn + turn % 3).unwrap();
                client.ask(answer.clone()).await;
                client.settle().await;
                let draft = json!({
                    "do": "draft", "figure": prompt["figure"], "key": prompt["key"],
                    "items": ahead["items"],
                });
                client.done(draft).await;
                table.server.clock.advance(300);
            }
            table.server.clock.advance(1_000);
            table.settle().await;
            for offer in table.clients.iter().flat_map(Client::prompts) {
                let offer = &offer["offer"];
                kept += i32::from(offer["draft"].is_array());
                dropped += i32::from(offer["draft_dropped"] == true);
                let items = offer["draft"].as_array().into_iter().flatten();
                let offered = offer["items"].as_array();
                assert!(
                    items.into_iter().all(|item| offered.is_some_and(|all| all.contains(item)))
                );
            }
        }
        assert!(kept > 0 && dropped > 0, "{game}: {kept} kept, {dropped} dropped");
    }
}
