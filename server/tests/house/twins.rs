//! Two evenings alike but for one secret: everybody else gets the same bytes, and as many of them.

use flagon::games;
use serde_json::json;
use table::Lobby;

use crate::alike::{Alike, Search, Step};
use crate::common::evening::SHORT;
use crate::common::server::Folder;
use crate::common::{Client, Pair, Person, Server, Table};

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

/// A game of The Dragon & Flagon in which everybody plans.
pub struct Planning {
    pub room: String,
    pub ada_is: Person,
    pub bo_is: Person,
    pub ada: Client,
    pub bo: Client,
}

/// Plays The Dragon & Flagon until everybody plans.
pub async fn planning(server: &Server, night: &str) -> Planning {
    let room = server.room_for("dragon-flagon").await;
    let (ada_is, mut ada) = server.sit(&room, 0, "Ada").await;
    let (bo_is, mut bo) = server.sit(&room, 1, "Bo").await;
    ada.done(json!({ "do": "set", "key": "night", "choice": night })).await;
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
    Planning { room, ada_is, bo_is, ada, bo }
}

/// Ada plans these cards of her offers; what Bo has heard.
async fn brawl(first: usize) -> Vec<String> {
    let server = Server::with(flagon::config::Config::default(), None, Folder::new(), 77).await;
    let Planning { mut ada, mut bo, .. } = planning(&server, "off").await;
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

/// Ada prepares Slash and Charge, and puts both down in this order; what she has heard herself,
/// with Bo's plans too.
async fn late_night(night: &str, order: [&str; 2]) -> Vec<String> {
    let server = Server::with(flagon::config::Config::default(), None, Folder::new(), 77).await;
    let Planning { mut ada, mut bo, .. } = planning(&server, night).await;
    let cards = |order: [&str; 2]| order.map(|card| json!({ "card": card }));
    while let Some(prompt) = ada.own_prompt() {
        let (id, figure) = (prompt["id"].clone(), prompt["figure"].clone());
        let items = cards(["slash", "charge"]);
        let draft = json!({ "do": "draft", "figure": figure, "key": "plan", "items": items });
        ada.done(draft).await;
        let items = cards(order);
        ada.done(json!({ "do": "answer", "prompt": id, "items": items })).await;
    }
    let first = ada.prompts()[0]["id"].clone();
    ada.done(json!({ "do": "withdraw", "prompt": first })).await;
    let items = cards(order);
    ada.done(json!({ "do": "answer", "prompt": first, "items": items })).await;
    while let Some(prompt) = bo.own_prompt().filter(|prompt| prompt["key"] == "plan") {
        let (id, items) = (prompt["id"].clone(), cards(["dash", "move"]));
        bo.done(json!({ "do": "answer", "prompt": id, "items": items })).await;
    }
    ada.settle().await;
    let heard = shown(&ada);
    let turned_up = |text: &String| text.contains(r#""kind":"revealed""#);
    assert!(heard.iter().any(turned_up), "{heard:?}");
    heard.into_iter().take_while(|text| !turned_up(text)).collect()
}

/// DF-LATENIGHT-01 over a socket: not even the owner can tell the order of what lies there.
#[tokio::test]
async fn late_at_night_the_order_of_a_plan_changes_no_byte_for_its_owner() {
    let (one, other) = (["slash", "charge"], ["charge", "slash"]);
    assert_ne!(late_night("off", one).await, late_night("off", other).await);
    let dark = late_night("late", one).await;
    assert!(dark.len() > 3);
    assert_eq!(late_night("late", other).await, dark);
}

/// Plays one of two games that are alike for everybody but Ada; what Bo and an onlooker were shown,
/// and what Ada was.
async fn one_of(game: &str, lobby: &Lobby, alike: &Alike, which: usize) -> [Vec<String>; 3] {
    let server = Server::of_seed(alike.seeds[which]).await;
    let mut table = Table::lobby(server, game, lobby.seats).await;
    for (key, choice) in &lobby.settings {
        table.set(key, choice).await;
    }
    let chosen = table.clients.iter_mut().zip(&lobby.picks);
    for (client, figures) in chosen.filter(|(_, figures)| !figures.is_empty()) {
        client.done(json!({ "do": "choose", "figures": figures })).await;
    }
    let zoe = table.server.person().await;
    let mut zoe = table.server.join(&table.room, &zoe).await;
    table.start().await;
    for Step { seat, acts } in &alike.steps {
        let mut command = acts[which].clone();
        command["do"] = json!("answer");
        table.clients[seat.index()].done(command).await;
        table.server.clock.advance(300);
        table.settle().await;
        zoe.settle().await;
    }
    let [ada, bo] = [0, 1].map(|seat| shown(&table.clients[seat]));
    [bo, shown(&zoe), ada]
}

/// Plays two evenings of these settings that differ only in what Ada may know.
async fn evenings_alike(game: &str, settings: &[(&str, &str)]) {
    let about = games::house().about().into_iter().find(|about| about.name == game).unwrap();
    let mut lobby = Lobby { seats: 2, ..Lobby::default() };
    // As at every table of these tests.
    let short = about.settings.iter().filter(|setting| setting.choices.contains(&SHORT));
    lobby.settings = short.map(|one| (one.key.to_owned(), SHORT.to_owned())).collect();
    let own = settings.iter().map(|(key, choice)| ((*key).to_owned(), (*choice).to_owned()));
    lobby.settings.extend(own);
    let mut figures = about.figures.iter().map(ToString::to_string);
    let each = games::house().find(game).unwrap().figures_each(&lobby);
    lobby.picks =
        each.iter().map(|count| figures.by_ref().take(usize::from(*count)).collect()).collect();
    let alike = games::with_game(game, Search(&lobby)).unwrap();
    let one = one_of(game, &lobby, &alike, 0).await;
    let other = one_of(game, &lobby, &alike, 1).await;
    assert_eq!(one[0], other[0], "what Bo was shown of {game} with {settings:?}");
    assert_eq!(one[1], other[1], "what an onlooker was shown of {game} with {settings:?}");
    assert_ne!(one[2], other[2], "Ada knows of {game} with {settings:?}");
}

/// Neither a hand nor the order of what is drawn changes a byte for anybody else, in any game.
/// proves: DK-RULE-30
#[tokio::test]
async fn what_is_hidden_changes_no_byte_for_those_who_may_not_know_it() {
    for about in games::house().about() {
        evenings_alike(about.name, &[]).await;
    }
}

/// The same where heroes with powers are dealt and one has to escape. What each power keeps to itself
/// is tried without sockets, with the rules.
#[tokio::test]
async fn powers_and_an_escape_keep_what_is_hidden() {
    evenings_alike("drakon", &[("heroes", "powers"), ("goal", "escape")]).await;
}
