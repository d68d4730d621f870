//! Sets of decks: chosen in the lobby, frozen in the room, and no more needed by it then.

use std::path::Path;

use flagon::config::Config;
use flagon::house::Parts;
use flagon::serve::start;
use serde_json::{Value, json};

use crate::common::server::Folder;
use crate::common::{Server, Table};

const GAME: &str = "dragon-flagon";

/// A folder of sets; each is a file of Common cards.
fn sets(sets: &[(&str, &str)]) -> Folder {
    let folder = Folder::new();
    sets.iter().for_each(|(name, text)| put(folder.path(), name, text));
    folder
}

fn put(folder: &Path, name: &str, text: &str) {
    std::fs::create_dir_all(folder.join(name)).unwrap();
    std::fs::write(folder.join(name).join("common.toml"), text).unwrap();
}

fn config(folder: &Folder) -> Config {
    Config { decks: Some(folder.path().to_owned()), ..Config::default() }
}

async fn server(folder: &Folder) -> Server {
    Server::with(config(folder), None, Folder::new(), 1).await
}

/// Two people in the lobby of a short brawl.
async fn lobby(server: Server) -> Table {
    Table::lobby(server, GAME, 2).await
}

/// The part `decks`, as the guest sees it.
fn decks(table: &Table) -> &Value {
    table.clients[1].part("decks")
}

/// What a Slash takes in this game.
fn slash(table: &Table) -> Value {
    let guide = &table.clients[0].welcome["guide"];
    let cards = guide["cards"].as_array().unwrap();
    cards.iter().find(|card| card["card"] == "slash").unwrap()["reputation"].clone()
}

#[tokio::test]
async fn a_preview_shows_the_furniture_of_the_set() {
    let folder = sets(&[("bare", "")]);
    let bare = "[first_game]\nchairs = { house = [] }\n";
    std::fs::write(folder.path().join("bare").join("layouts.toml"), bare).unwrap();
    let server = server(&folder).await;
    let mut chairs = Vec::new();
    for decks in ["bare", "built-in"] {
        let body = json!({ "settings": { "decks": decks, "layout": "first_game" } });
        let answer = server.post("/api/games/dragon-flagon/preview", &body, None).await;
        assert_eq!(answer.status, 200);
        chairs.push(answer.json()["shown"]["furnishing"]["chairs"].as_array().unwrap().len());
    }
    assert!(chairs[0] == 0 && chairs[1] > 0, "{chairs:?}");
}

#[tokio::test]
async fn the_lobby_shows_everybody_how_a_set_differs() {
    let folder = sets(&[
        ("box", "[slash]\nreputation = { printed = 9 }\n"),
        ("wild", "[boast]\ntime = { house = 4 }\n[slash]\ntime = { house = 2 }\n"),
    ]);
    let mut table = lobby(server(&folder).await).await;
    assert_eq!(decks(&table)["chosen"], "built-in");
    assert_eq!(decks(&table)["report"]["differences"], json!([]));
    assert_eq!(
        decks(&table)["sets"],
        json!([{ "name": "box", "sound": true }, { "name": "wild", "sound": true }])
    );
    let unknown = json!({ "do": "set", "key": "decks", "choice": "nowhere" });
    let refused = table.clients[0].refused(unknown).await;
    assert_eq!(refused, json!({ "code": "bad_setting", "key": "decks" }));
    table.set("decks", "wild").await;
    assert_eq!(decks(&table)["chosen"], "wild");
    assert_eq!(
        decks(&table)["report"]["differences"],
        json!([{
            "file": "common",
            "path": ["boast", "time"],
            "title": "Boast",
            "built_in": { "text": "2", "mark": "house" },
            "set": { "text": "4", "mark": "house" },
        }]),
        "what a set has as it is built in is no difference"
    );
    table.set("decks", "built-in").await;
    assert_eq!(decks(&table)["chosen"], "built-in");
}

/// What a person sees of a game.
fn seen(table: &Table) -> Value {
    let client = &table.clients[0];
    let mut parts = client.parts.clone();
    parts.get_mut("room").unwrap().as_object_mut().unwrap().remove("link");
    json!([parts, client.news, client.welcome["guide"], client.welcome["game_id"]])
}

#[tokio::test]
async fn a_game_keeps_its_set_and_a_rematch_takes_what_is_there() {
    let folder = sets(&[("box", "[slash]\nreputation = { printed = 9 }\n")]);
    let mut table = lobby(server(&folder).await).await;
    table.set("decks", "box").await;
    table.set("ruling.fall_between_tables", "yes").await;
    table.start().await;
    assert_eq!(slash(&table), 9);
    assert_eq!(table.clients[0].part("room")["settings"]["decks"], "box");
    for turn in 0..8 {
        table.answer(turn).await;
    }
    // The set becomes another one, is broken, and goes: the game does not notice. A server does
    // not start with a broken set, but without any.
    let (sound, broken) = ("[slash]\nreputation = { house = 1 }\n", "[slash");
    for (text, decks) in [(Some(sound), true), (Some(broken), false), (None, true)] {
        let before = seen(&table);
        match text {
            Some(text) => put(folder.path(), "box", text),
            None => std::fs::remove_dir_all(folder.path().join("box")).unwrap(),
        }
        table.server.config.decks = decks.then(|| folder.path().to_owned());
        table = table.crash().await;
        assert_eq!(seen(&table), before);
        assert_eq!(table.clients[0].phase(), "playing", "it was replayed to the same digest");
        table.answer(3).await;
    }
    table.play_out().await;
    put(folder.path(), "late", "[slash]\nreputation = { house = 1 }\n");
    table.clients[0].done(json!({ "do": "rematch" })).await;
    table.settle().await;
    assert_eq!(decks(&table)["lost"], json!({ "name": "box", "broken": false }));
    assert_eq!(decks(&table)["chosen"], "built-in");
    assert_eq!(decks(&table)["sets"], json!([{ "name": "late", "sound": true }]));
    table.start().await;
    assert_eq!(slash(&table), 2);
    assert_eq!(table.clients[0].part("room")["settings"]["decks"], "built-in");
}

#[tokio::test]
async fn a_set_that_is_mended_or_broken_is_seen_by_the_next_lobby() {
    let folder = sets(&[("box", "[slash]\nreputation = { printed = 9 }\n")]);
    let table = lobby(server(&folder).await).await;
    put(folder.path(), "box", "[slash]\nreputation = { printed = 99 }\n");
    put(folder.path(), "new", "[slash]\nreputation = { printed = 8 }\n");
    assert_eq!(decks(&table)["sets"].as_array().unwrap().len(), 1, "this lobby has seen the old");
    let mut next = lobby(table.server).await;
    assert_eq!(
        decks(&next)["sets"],
        json!([{ "name": "box", "sound": false }, { "name": "new", "sound": true }])
    );
    let broken = json!({ "do": "set", "key": "decks", "choice": "box" });
    assert_eq!(next.clients[0].refused(broken).await["code"], "bad_setting");
    next.set("decks", "new").await;
    next.start().await;
    assert_eq!(slash(&next), 8);
}

#[tokio::test]
async fn a_server_does_not_start_with_a_broken_set() {
    let folder = sets(&[
        ("one", "[slash]\nreputation = { printed = 99 }\nspeed = 3\n"),
        ("two words", "[slash]\nreputation = { printed = 3 }\n"),
    ]);
    std::fs::write(folder.path().join("one/comon.toml"), "").unwrap();
    let data = Folder::new();
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.path().to_owned(),
        ..config(&folder)
    };
    let Err(fault) = start(config, Parts::default()).await else { panic!("it started") };
    let fault = fault.to_string();
    for part in [
        "one/common.toml: line 2, [slash] reputation: 99 is not allowed, only 0 to 20",
        "one/common.toml: line 3, [slash] speed: ",
        "one/comon.toml: there is no such deck file",
        "two words/two words: a set's folder has 1 to 40 letters, digits, - and _",
        "start without --decks",
    ] {
        assert!(fault.contains(part), "it lacks \"{part}\":\n{fault}");
    }
}
