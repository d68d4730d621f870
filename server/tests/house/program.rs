//! The program itself: killed at every kind of prompt, and weighed.

use std::collections::BTreeSet;
use std::process::{Command, Output};

use flagon::games;
use serde_json::Value;

use crate::common::Client;
use crate::common::evening::{Evening, seen};
use crate::common::process::Process;
use crate::common::scan::hex;
use crate::common::server::Folder;

/// Kinds of prompts, and whether others of the same question are answered already.
fn kinds(client: &Client) -> Vec<(String, bool)> {
    let some = client.prompts().iter().any(|prompt| prompt["answered"] == true);
    let open = client.prompts().iter().filter(|prompt| prompt["answered"] == false);
    open.map(|prompt| (prompt["key"].to_string(), some)).collect()
}

#[tokio::test]
async fn killed_at_every_kind_of_prompt_nothing_is_lost() {
    for game in games::names() {
        play_and_kill(game).await;
    }
}

async fn play_and_kill(game: &str) {
    let mut evening = Evening::begin(game, 2).await;
    let mut met = BTreeSet::new();
    for turn in 0..2_000 {
        if evening.clients[0].phase() == "over" {
            break;
        }
        let new = kinds(&evening.clients[0]).into_iter().any(|kind| met.insert(kind));
        if new {
            let before: Vec<_> = evening.clients.iter().map(seen).collect();
            evening.kill().await;
            let after: Vec<_> = evening.clients.iter().map(seen).collect();
            assert_eq!(after, before, "at {met:?}");
        }
        if let Some((seat, answer)) = evening.asked(turn) {
            // The standing answer may have been quicker; then the next look shows what is asked.
            evening.clients[seat].ask(answer).await;
        }
        evening.settle().await;
    }
    assert_eq!(evening.clients[0].phase(), "over");
    assert!(met.len() > 1, "{met:?}");
    let heard: Vec<String> = evening.clients.iter().flat_map(|one| one.heard.clone()).collect();
    let log = evening.end().to_owned();
    let database = evening.folder.path().join("flagon.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", database.display())).await.unwrap();
    let seeds: Vec<Vec<u8>> =
        sqlx::query_scalar("SELECT seed FROM game").fetch_all(&pool).await.unwrap();
    for text in heard.iter().chain([&log]) {
        for seed in &seeds {
            assert!(!text.contains(&hex(seed)), "a seed came out");
        }
        for person in &evening.people {
            assert!(
                !text.contains(person.cookie.trim_start_matches("flagon=")),
                "a secret came out"
            );
        }
    }
}

#[tokio::test]
async fn an_idle_socket_is_small() {
    let folder = Folder::new();
    let process = Process::start(folder.path());
    let person = process.person().await;
    let mut clients = Vec::new();
    let (rooms, sockets) = (20, 25);
    for _ in 0..rooms {
        let room = process.room("dragon-flagon").await;
        clients.push(process.join(&room, &person).await);
    }
    let before = process.memory();
    for _ in 1..sockets {
        for place in 0..rooms {
            let room = clients[place].part("room")["room"].as_str().unwrap().to_owned();
            clients.push(process.join(&room, &person).await);
        }
    }
    let each = process.memory().saturating_sub(before) / (rooms * (sockets - 1)) as u64;
    assert!(each < 64 << 10, "an idle socket takes {each} bytes");
}

#[tokio::test]
async fn sigterm_says_goodbye_to_two_hundred_sockets() {
    let folder = Folder::new();
    let mut process = Process::start(folder.path());
    let person = process.person().await;
    let mut clients = Vec::new();
    for number in 0..200 {
        let room = match clients.last() {
            Some(last) if number % 4 > 0 => {
                let last: &Client = last;
                last.part("room")["room"].as_str().unwrap().to_owned()
            }
            _ => process.room("dragon-flagon").await,
        };
        clients.push(process.join(&room, &person).await);
    }
    process.terminate();
    for client in &mut clients {
        assert_eq!(client.closed().await, "restarting");
        assert_eq!(client.close.as_ref().map(|frame| u16::from(frame.code)), Some(1012));
    }
    assert!(process.ended().success());
}

fn flagon(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_flagon")).args(words).output().unwrap()
}

fn load(words: &[&str]) -> Output {
    flagon(&[&["load"], words].concat())
}

#[test]
fn a_log_that_cannot_be_kept_is_refused_with_those_that_can() {
    for filter in ["warning", "info,loud", "flagon=loud", "a=b=c"] {
        // Were it taken, the command would still end: no machine has that address.
        let folder = Folder::new();
        let data = folder.path().to_str().unwrap();
        let elsewhere = ["--listen", "192.0.2.1:80", "--data", data];
        let output = flagon(&[&["serve", "--log", filter], &elsewhere[..]].concat());
        let complaint = String::from_utf8_lossy(&output.stderr);
        let said = format!("--log {filter} cannot be understood; allowed: error, warn, info, ");
        assert!(output.status.code() == Some(2) && complaint.contains(&said), "{complaint}");
    }
}

#[test]
fn every_game_bears_many_people() {
    let folder = Folder::new();
    let process = Process::start(folder.path());
    let url = format!("http://{}", process.address);
    for game in games::names() {
        let output =
            load(&["--url", &url, "--game", game, "--rooms", "3", "--seconds", "1", "--json"]);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{game}: {complaint}");
        let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(figures["answers"].as_u64().unwrap() > 0, "{game}: {figures}");
        let refused = figures["refusals_by_code"].as_object().unwrap();
        // So many answers at once may be more than the server lets one person give.
        assert!(refused.keys().all(|code| code == "too_fast"), "{game}: {figures}");
    }
}

#[test]
fn a_set_that_the_server_does_not_have_is_called_that() {
    let folder = Folder::new();
    let process = Process::start(folder.path());
    let url = format!("http://{}", process.address);
    let output = load(&["--url", &url, "--rooms", "1", "--set", "decks=nope"]);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("there is no set nope"), "{complaint}");
}

#[test]
fn what_a_game_does_not_have_is_said_before_anybody_sits_down() {
    for (words, said) in [
        (["--rooms", "0"], "0 is not in 1.."),
        (["--seconds", "0"], "0 is not in 1.."),
        (["--seats", "7"], "drakon is for 2 to 6 people"),
        (["--set", "heroes=tired"], "heroes cannot be tired, only one of off, powers"),
        (["--set", "weather=foul"], "there is no setting weather; drakon has goal, heroes, "),
    ] {
        let output = load(&[["--game", "drakon"], words].concat());
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && complaint.contains(said), "{complaint}");
    }
}
