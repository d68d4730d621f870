//! Pages, headers, cookies and the small interface.

use serde_json::json;

use crate::common::Server;

#[tokio::test]
async fn pages_are_served_safely() {
    let server = Server::new().await;
    let page = server.get("/", "").await;
    assert_eq!(page.status, 200);
    assert!(page.header("content-type").unwrap().starts_with("text/html"));
    assert!(page.header("content-security-policy").unwrap().contains("script-src 'self'"));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(page.header("referrer-policy"), Some("no-referrer"));
    let room = server.get("/r/abcd-efgh-jkmn", "").await;
    assert_eq!(room.body, page.body, "every page is the same file");
}

#[tokio::test]
async fn files_are_asked_about_and_not_sent_twice() {
    let server = Server::new().await;
    let first = server.get("/index.html", "").await;
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    let tag = first.header("etag").unwrap();
    let again = server.get("/index.html", &format!("If-None-Match: {tag}\r\n")).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let small = server.get("/index.html", "Accept-Encoding: br\r\n").await;
    assert_eq!(small.header("content-encoding"), Some("br"));
    for missing in ["/nothing.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/app/../../Cargo.toml"]
    {
        assert_eq!(server.get(missing, "").await.status, 404, "{missing}");
    }
}

#[tokio::test]
async fn a_browser_gets_one_cookie_that_no_script_reads() {
    let server = Server::new().await;
    let first = server.get("/", "").await;
    let cookie = first.header("set-cookie").unwrap();
    for part in ["flagon=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{part}");
    }
    assert!(!cookie.contains("Secure"), "plain http at home");
    let mine = cookie.split(';').next().unwrap();
    let again = server.get("/", &format!("Cookie: other=1; {mine}\r\n")).await;
    assert_eq!(again.header("set-cookie"), None);
}

#[tokio::test]
async fn the_interface_says_what_is_wrong() {
    let server = Server::new().await;
    assert_eq!(server.get("/healthz", "").await.body, "ok");
    let games = server.get("/api/games", "").await.json();
    assert!(games.as_array().unwrap().iter().any(|game| game["name"] == "dragon-flagon"));
    let unknown = server.post("/api/rooms", &json!({ "game": "chess" }), None).await;
    assert_eq!((unknown.status, &unknown.json()["code"]), (404, &json!("unknown_game")));
    let broken = server.post("/api/rooms", &json!([]), None).await;
    assert_eq!((broken.status, &broken.json()["code"]), (400, &json!("bad_message")));
    for (path, body, said) in [
        ("/api/rooms", json!({}), "`game` is missing"),
        (
            "/api/rooms",
            json!({ "game": 1 }),
            "game: the number 1 is not allowed here, only a text in quotation marks",
        ),
        (
            "/api/rooms",
            json!(1),
            "the number 1 is not allowed here, only a section with values of its own",
        ),
        (
            "/api/games/drakon/preview",
            json!({ "settings": [] }),
            "settings: a list is not allowed here, only a group of values in { }",
        ),
    ] {
        assert_eq!(server.post(path, &body, None).await.json()["detail"], said);
    }
    let large = server.post("/api/rooms", &json!({ "game": "x".repeat(20_000) }), None).await;
    assert_eq!((large.status, &large.json()["code"]), (413, &json!("too_large")));
    let nothing = server.get("/api/nothing", "").await;
    assert_eq!((nothing.status, &nothing.json()["code"]), (404, &json!("not_found")));
    let room = server.room().await;
    let look = server.get(&format!("/api/rooms/{room}"), "").await.json();
    assert_eq!(look, json!({ "room": room, "game": "toy", "phase": "lobby" }));
    let path = format!("/api/rooms/{room}/claim");
    let claim = server.post(&path, &json!({ "secret": "x" }), None).await;
    assert_eq!(claim.json()["code"], "bad_link");
}

#[tokio::test]
async fn guessing_rooms_is_slow() {
    let server = Server::new().await;
    let mut slowed = false;
    for _ in 0..200 {
        slowed |= server.get("/api/rooms/abcd-efgh-jkmn", "").await.status == 429;
    }
    assert!(slowed);
}
