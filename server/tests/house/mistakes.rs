//! What people and programs do wrong. Each gets a clear word, and nothing else is harmed.

use flagon::config::{Config, Limits};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::common::server::Folder;
use crate::common::{Client, Pair, Server};

#[tokio::test]
async fn an_unknown_room_says_so() {
    let server = Server::new().await;
    for room in ["abcd-efgh-jkmn", "nonsense"] {
        let answer = server.get(&format!("/api/rooms/{room}"), "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("unknown_room")));
        let mut client = Client::open(&server, room, &server.person().await).await;
        client.hello(json!({})).await;
        assert_eq!(client.closed().await, "unknown_room");
        assert_eq!(client.closing.unwrap()["again"], false);
    }
}

/// Asks for a socket, and gives back the status and the words of a refusal.
async fn knock(server: &Server, room: &str) -> Result<WebSocketStream<TcpStream>, (u16, String)> {
    let stream = TcpStream::connect(server.address()).await.unwrap();
    let url = format!("ws://{}/api/rooms/{room}/socket", server.address());
    match client_async(url, stream).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => {
            let words = answer.body().clone().unwrap_or_default();
            Err((answer.status().as_u16(), String::from_utf8(words).unwrap()))
        }
        Err(fault) => panic!("{fault}"),
    }
}

#[tokio::test]
async fn one_address_has_only_so_many_sockets() {
    let limits = Limits { sockets_per_address: 2, ..Limits::default() };
    let config = Config { limits, ..Config::default() };
    let server = Server::with(config, None, Folder::new(), 1).await;
    let room = server.room().await;
    let first = knock(&server, &room).await.unwrap();
    let _second = knock(&server, &room).await.unwrap();
    let (status, words) = knock(&server, &room).await.unwrap_err();
    assert!(status == 429 && words.contains("--sockets-per-address"), "{status} {words}");
    assert_eq!(server.get("/", "").await.status, 200, "pages are no sockets");
    drop(first);
    // The server hears by and by that one has left.
    while let Err((status, _)) = knock(&server, &room).await {
        assert_eq!(status, 429);
    }
}

#[tokio::test]
async fn messages_that_cannot_be_read_are_refused_and_the_socket_lives() {
    let mut pair = Pair::playing().await;
    let sit = "{\"type\":\"do\",\"action\":\"a\",\"command\":{\"do\":\"sit\",\"seat\":-1,\"name\":\"A\"}}";
    for (text, said) in [
        ("", "it ends in the middle of a value"),
        ("{", "it ends in the middle of an object"),
        ("1", "the number 1 is not allowed here, only a group of values in { }"),
        ("{\"type\":\"dance\"}", "there is no `dance` here; allowed: `hello`, "),
        ("\u{0}", "a value is missing here"),
        ("{\"type\":\"do\"}", "`action` is missing"),
        (sit, "the number -1 is not allowed here, only a whole number from 0 to 255"),
    ] {
        pair.ada.send(text).await;
        let refused = pair.ada.next().await.unwrap();
        assert_eq!(refused["error"]["code"], "bad_message", "{text}");
        let detail = refused["error"]["detail"].as_str().unwrap();
        assert!(detail.starts_with(said), "{text}: {detail}");
    }
    pair.ada.send_binary(vec![1, 2, 3]).await;
    assert_eq!(pair.ada.next().await.unwrap()["error"]["code"], "bad_message");
    let command = json!({ "type": "do", "action": "named", "command": { "do": "fly" } });
    pair.ada.send(command.to_string()).await;
    assert_eq!(pair.ada.reply("named").await["error"]["code"], "bad_message");
    let long = json!({ "type": "do", "action": "x".repeat(65), "command": { "do": "start" } });
    pair.ada.send(long.to_string()).await;
    assert_eq!(pair.ada.next().await.unwrap()["error"]["code"], "bad_message");
    pair.ada.send("x".repeat(protocol::MAX_MESSAGE + 1)).await;
    assert_eq!(pair.ada.next().await.unwrap()["error"]["code"], "too_large");
    pair.pick(0, 1).await;
    assert_eq!(pair.ada.part("scores"), &json!([1, 2]));
}

#[tokio::test]
async fn a_frame_of_a_megabyte_ends_its_socket_alone() {
    let mut pair = Pair::playing().await;
    let mut tab = pair.server.join(&pair.room, &pair.ada_is).await;
    assert_eq!(tab.claim(1 << 20).await, "too_large");
    let mut tab = pair.server.join(&pair.room, &pair.ada_is).await;
    tab.flood("x".repeat(1 << 20)).await;
    pair.pick(0, 1).await;
    assert_eq!(pair.ada.part("scores"), &json!([1, 2]));
}

#[tokio::test]
async fn one_says_hello_first() {
    let server = Server::new().await;
    let room = server.room().await;
    let mut client = Client::open(&server, &room, &server.person().await).await;
    let reply = client.ask(json!({ "do": "start" })).await;
    assert_eq!(reply["error"]["code"], "not_greeted");
    client.send(json!({ "type": "hello", "version": 99 }).to_string()).await;
    assert_eq!(client.closed().await, "version");
}

#[tokio::test]
async fn too_much_at_once_is_slowed_down() {
    let mut pair = Pair::playing().await;
    let mut fast = 0;
    for _ in 0..100 {
        let reply = pair.ada.ask(json!({ "do": "start" })).await;
        fast += u32::from(reply["error"]["code"] == "too_fast");
    }
    assert!(fast > 0, "nothing was slowed down");
    pair.server.clock.advance(1_000);
    assert_eq!(pair.ada.ask(json!({ "do": "start" })).await["error"]["code"], "wrong_phase");
}

#[tokio::test]
async fn a_panic_closes_its_room_alone_and_stores_nothing() {
    let server = Server::new().await;
    let quiet = Pair::playing_at(server, &[]).await;
    let Pair { server, room, mut ada, mut bo, .. } = quiet;
    let pair = Pair::playing_at(server, &[("bomb", "yes")]).await;
    let Pair { server, room: bombed, ada: mut cy, bo: mut di, ada_is: cy_is, .. } = pair;
    let pick = cy.answer(0);
    cy.done(pick).await;
    di.settle().await;
    let boom = json!({
        "do": "answer", "prompt": di.own_prompt().unwrap()["id"], "items": ["boom"]
    });
    di.tell_as("boom", boom).await;
    assert_eq!(di.closed().await, "room_fault");
    assert_eq!(cy.closed().await, "room_fault");
    assert_eq!(cy.closing.unwrap()["again"], true);
    // Everybody else plays on.
    let pick = ada.answer(0);
    ada.done(pick).await;
    let pick = bo.answer(1);
    bo.done(pick).await;
    assert_eq!(bo.part("scores"), &json!([1, 2]), "{room}");
    // What was stored before is there again.
    let cy = server.join(&bombed, &cy_is).await;
    let answered: Vec<_> = cy.prompts().iter().map(|prompt| prompt["answered"].clone()).collect();
    assert_eq!(answered, [json!(true), json!(false)]);
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket() {
    let server = Server::new().await;
    let room = server.room().await;
    let upgrade = format!(
        "GET /api/rooms/{room}/socket HTTP/1.1\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         Origin: http://elsewhere.example\r\nConnection: upgrade\r\n"
    );
    let answer = server.request(&upgrade, "").await;
    assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("foreign_page")));
    let plain = server.get(&format!("/api/rooms/{room}/socket"), "").await;
    assert_eq!(plain.status, 426);
    assert!(plain.body.contains("WebSocket"), "{}", plain.body);
}

#[tokio::test]
async fn who_is_gone_without_a_word_is_missed() {
    let mut pair = Pair::playing().await;
    // Bo's browser stands still: it reads nothing and answers no ping.
    for _ in 0..50 {
        if pair.ada.seat(1)["present"] == false {
            break;
        }
        let pings = pair.ada.pings;
        pair.server.clock.advance(20_000);
        while pair.ada.pings == pings {
            pair.ada.settle().await;
        }
        // The answer to the ping goes out with the next message.
        pair.ada.settle().await;
    }
    assert_eq!(pair.ada.seat(1)["present"], false);
    assert_eq!(pair.ada.seat(0)["present"], true, "who answers stays");
}

#[tokio::test]
async fn a_room_that_fails_again_and_again_can_only_be_looked_at() {
    let server = Server::new().await;
    let pair = Pair::playing_at(server, &[("bomb", "yes")]).await;
    let Pair { server, room, ada_is, mut ada, bo_is, bo, .. } = pair;
    let pick = ada.answer(0);
    ada.done(pick).await;
    drop((ada, bo));
    for _ in 0..3 {
        let mut bo = server.join(&room, &bo_is).await;
        let prompt = bo.own_prompt().unwrap()["id"].clone();
        let boom = json!({ "do": "answer", "prompt": prompt, "items": ["boom"] });
        bo.tell_as(&format!("boom {}", bo.heard.len()), boom).await;
        assert_eq!(bo.closed().await, "room_fault");
    }
    let mut ada = server.join(&room, &ada_is).await;
    assert_eq!(ada.phase(), "read_only");
    ada.done(json!({ "do": "rematch" })).await;
    assert_eq!(ada.phase(), "lobby");
}
