//! Drakon over sockets: who is dealt to whom, and a game that ends on somebody else's turn.

use drakon::Drakon;
use serde_json::{Value, json};
use table::{Act, Game, Lobby};

use crate::common::evening::Evening;
use crate::common::played::{find, lay};
use crate::common::{Client, Server};

async fn lobby(server: &Server, seats: u8) -> Client {
    let room = server.room_for("drakon").await;
    let (_, mut ada) = server.sit(&room, 0, "Ada").await;
    ada.done(json!({ "do": "seats", "count": seats })).await;
    for seat in 1..seats {
        ada.done(json!({ "do": "bot", "seat": seat, "on": true })).await;
    }
    ada
}

/// Who each seat is, as the table sees it.
fn heroes(client: &Client) -> Vec<Value> {
    let delvers = client.part("delvers").as_array().unwrap();
    delvers.iter().map(|delver| delver["hero"].clone()).collect()
}

/// proves: DK-HERO-01
#[tokio::test]
async fn heroes_with_powers_are_dealt_and_others_may_be_picked() {
    let server = Server::new().await;
    let mut ada = lobby(&server, 6).await;
    assert_eq!(ada.seat(0)["may_pick"], 1);
    let knight = json!({ "do": "choose", "figures": ["knight"] });
    ada.done(knight.clone()).await;
    ada.done(json!({ "do": "set", "key": "heroes", "choice": "powers" })).await;
    assert_eq!((&ada.seat(0)["may_pick"], &ada.seat(0)["figures"]), (&json!(0), &json!([])));
    assert_eq!(ada.refused(knight.clone()).await, json!({ "code": "bad_figures", "max": 0 }));
    ada.done(json!({ "do": "set", "key": "heroes", "choice": "off" })).await;
    assert_eq!(ada.seat(0)["figures"], json!(["knight"]), "trying a setting loses nothing");
    ada.done(json!({ "do": "set", "key": "heroes", "choice": "powers" })).await;
    ada.done(json!({ "do": "start" })).await;
    let mut dealt: Vec<String> = heroes(&ada).iter().map(ToString::to_string).collect();
    dealt.sort();
    dealt.dedup();
    assert_eq!(dealt.len(), 6, "six seats are six heroes");

    let mut ada = lobby(&server, 3).await;
    ada.done(knight).await;
    ada.done(json!({ "do": "start" })).await;
    assert_eq!(heroes(&ada)[0], "knight");
}

/// The answer that ends the game in favour of somebody whose turn it is not, and who wins then.
fn win_of_another(game: &Drakon) -> Option<(Act<<Drakon as Game>::Item>, u64)> {
    let prompt = game.open().first()?;
    prompt.choose.offered().iter().find_map(|item| {
        let act = Act::Pick { prompt: prompt.id, items: vec![*item] };
        let mut ended = game.clone();
        ended.apply(act.clone(), &mut Vec::new());
        let outcome = serde_json::to_value(ended.outcome()?).unwrap();
        let winner = outcome[0]["seat"].as_u64()?;
        let open = serde_json::to_value(ended.public()).unwrap();
        let by_gold = open["stock"]["ending"] == "gold";
        (by_gold && open["stock"]["active"] != winner).then_some((act, winner))
    })
}

/// proves: DK-GOAL-03
#[tokio::test]
async fn somebody_wins_on_the_turn_of_another() {
    let heroes = |_| {
        let settings = [("heroes".to_owned(), "powers".to_owned())].into();
        Lobby { seats: 4, settings, ..Lobby::default() }
    };
    let [(_, position)] = find(&[()], heroes, |game: &Drakon, ()| win_of_another(game).is_some())
        .try_into()
        .ok()
        .unwrap();
    let (act, winner) = win_of_another(&position.game).unwrap();
    let asked = position.game.open()[0].seat;
    let mut evening = Evening::begin("drakon", 4).await;
    evening.stop();
    lay(evening.folder.path(), position).await;
    evening.start().await;
    let mut command = serde_json::to_value(act).unwrap();
    command["do"] = json!("answer");
    evening.clients[asked.index()].done(command).await;
    evening.settle().await;
    for client in &evening.clients {
        assert_eq!(client.phase(), "over");
        let first = &client.part("room")["outcome"][0];
        assert_eq!((&first["seat"], &first["rank"]), (&json!(winner), &json!(1)));
        assert_ne!(client.part("stock")["active"], first["seat"]);
    }
}

/// Whoever picks a tile, then another one and then none after all, is waited for since the turn began.
#[tokio::test]
async fn whoever_thinks_better_of_it_has_no_new_time() {
    let server = Server::new().await;
    let mut ada = lobby(&server, 2).await;
    ada.done(json!({ "do": "start" })).await;
    while ada.own_prompt().is_none() {
        server.clock.advance(1_000);
        ada.settle().await;
    }
    let asked = ada.own_prompt().unwrap().clone();
    for (key, wanted) in [("turn", "tile"), ("lay", "tile"), ("lay", "back")] {
        server.clock.advance(5_000);
        let prompt = ada.own_prompt().unwrap();
        assert_eq!(prompt["key"], key);
        let items = prompt["offer"]["items"].as_array().unwrap();
        let place = items.iter().position(|item| item == wanted || item[wanted].is_number());
        let answer = ada.answer(place.unwrap());
        ada.done(answer).await;
        ada.settle().await;
        assert_eq!(ada.own_prompt().unwrap()["since"], asked["since"]);
    }
    assert_eq!(ada.own_prompt().unwrap()["offer"]["items"], asked["offer"]["items"]);
}
