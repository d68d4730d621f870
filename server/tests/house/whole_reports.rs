//! A game that is over as a file, and `flagon replay`, which opens it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use flagon::config::Config;
use flagon::games;
use flagon::report::{Replay, Report};
use serde_json::{Value, json};
use table::Lobby;

use crate::common::evening::some_answer;
use crate::common::server::Folder;
use crate::common::{Client, Person, Server, Table};
use crate::reports::{moment, refusal};

/// A quick brawl of Ada and a house bot.
struct Quick {
    server: Server,
    room: String,
    ada: Client,
    ada_is: Person,
}

impl Quick {
    async fn begin() -> Self {
        let server = Server::with(Config::default(), None, Folder::new(), 5).await;
        let room = server.room_for("dragon-flagon").await;
        let (ada_is, mut ada) = server.sit(&room, 0, "Ada").await;
        ada.done(json!({ "do": "bot", "seat": 1, "on": true })).await;
        ada.done(json!({ "do": "set", "key": "length", "choice": "quick" })).await;
        ada.done(json!({ "do": "start" })).await;
        Self { server, room, ada, ada_is }
    }

    /// Plays on, for so many turns or to the end.
    async fn play(&mut self, turns: usize) {
        for turn in 0..turns {
            if self.ada.phase() == "over" {
                break;
            }
            if let Some(answer) = some_answer(&self.ada, turn) {
                self.ada.ask(answer).await;
            }
            self.server.clock.advance(1_000);
            self.ada.settle().await;
        }
    }

    /// Asks for the whole game; its seed may stand in it, and no other secret.
    async fn whole(&self) -> String {
        let path = format!("/api/rooms/{}/report", self.room);
        let answer = self.server.get_whole(&path, &self.ada_is).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.body
    }
}

/// `flagon replay` with these words behind it.
fn replay(file: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_flagon"));
    command.arg("replay").arg(file).args(words).output().unwrap()
}

/// The exit code, and what was printed and complained of.
fn said(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[tokio::test]
async fn a_moment_and_the_whole_game_can_be_opened() {
    let mut quick = Quick::begin().await;
    quick.play(30).await;
    let folder = Folder::new();
    let file = folder.path().join("report.json");
    let view = moment(&quick.server, &quick.room, &quick.ada_is).await;
    std::fs::write(&file, view.to_string()).unwrap();
    let (code, out, _) = said(&replay(&file, &[]));
    let own = view["sketch"].as_array().unwrap();
    assert!(code == 0 && out.contains(own[3].as_str().unwrap()), "{out}");
    let answers = view["answers"].to_string();
    assert!(out.contains(&format!("as Ada saw it after {answers} answers")), "{out}");
    let (code, _, complaint) = said(&replay(&file, &["--verify"]));
    assert!(code == 2 && complaint.contains("no answers to play again"), "{complaint}");

    quick.play(5_000).await;
    let whole = quick.whole().await;
    std::fs::write(&file, &whole).unwrap();
    let (code, out, complaint) = said(&replay(&file, &["--verify"]));
    assert!(code == 0 && out.contains("lead to the stored positions"), "{out}{complaint}");
    assert!(out.contains("\nthe settings are those of the setup\n"), "{out}");
    assert!(out.contains("marker: time 2") && out.contains("1. "), "{out}");
    let (_, out, _) = said(&replay(&file, &["--at", &answers]));
    assert!(out.contains(own[3].as_str().unwrap()), "the same board: {out}");
    let (code, out, _) = said(&replay(&file, &["--json"]));
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &json["differs_at"]), (0, &json!(null)));
    assert_eq!(json["moves"].as_array().unwrap().len() as u64, json["answers"]);
    assert_eq!(json["outcome"], quick.ada.part("room")["outcome"]);

    let Quick { server, room, ada, ada_is } = quick;
    drop(ada);
    let server = server.crash().await;
    let ada = server.join(&room, &ada_is).await;
    let quick = Quick { server, room, ada, ada_is };
    assert_eq!(quick.whole().await, whole, "the same after a restart");
}

/// Of any game a moment can be opened, and the whole of it be played again.
#[tokio::test]
async fn every_game_can_be_sent_to_somebody_and_opened_there() {
    let folder = Folder::new();
    let file = folder.path().join("report.json");
    for game in games::names() {
        let server = Server::with(Config::default(), None, Folder::new(), 5).await;
        let mut table = Table::lobby(server, game, 3).await;
        table.start().await;
        for turn in 0..20 {
            table.answer(turn).await;
        }
        let view = moment(&table.server, &table.room, &table.people[0]).await;
        std::fs::write(&file, view.to_string()).unwrap();
        let (code, out, _) = said(&replay(&file, &[]));
        assert!(code == 0 && out.starts_with(game) && out.contains("as Somebody 0 saw"), "{out}");
        table = table.crash().await;
        let again = moment(&table.server, &table.room, &table.people[0]).await;
        assert_eq!(again, view, "the same after a restart");
        table.play_out().await;
        let path = format!("/api/rooms/{}/report", table.room);
        let whole = table.server.get_whole(&path, &table.people[1]).await;
        std::fs::write(&file, &whole.body).unwrap();
        let (code, out, complaint) = said(&replay(&file, &["--verify"]));
        assert!(code == 0 && out.contains("lead to the stored positions"), "{out}{complaint}");
        assert!(out.contains("\nthe settings are those of the setup\n"), "{out}");
    }
}

#[tokio::test]
async fn the_next_game_is_as_secret_as_the_first() {
    let mut quick = Quick::begin().await;
    quick.play(5_000).await;
    quick.ada.done(json!({ "do": "rematch" })).await;
    let path = format!("/api/rooms/{}/report", quick.room);
    let answer = quick.server.get_as(&path, &quick.ada_is).await;
    assert_eq!(refusal(&answer), (409, "wrong_phase".to_owned()));
    quick.ada.done(json!({ "do": "start" })).await;
    let again = moment(&quick.server, &quick.room, &quick.ada_is).await;
    assert_eq!((&again["head"]["report"], again.get("seed")), (&json!("view"), None));
}

#[tokio::test]
async fn a_file_that_was_changed_is_told_where() {
    let mut quick = Quick::begin().await;
    quick.play(5_000).await;
    let whole: Value = serde_json::from_str(&quick.whole().await).unwrap();
    let folder = Folder::new();
    let file = folder.path().join("report.json");
    let open = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let (code, _, complaint) = said(&replay(&file, &["--verify"]));
        (code, complaint)
    };
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut report = whole.clone();
        change(&mut report);
        open(&report.to_string())
    };
    let digest = changed(&|r| r["answers"][7]["digest"] = json!("0"));
    let seat = changed(&|r| r["answers"][7]["seat"] = json!(9));
    let begin = changed(&|r| r["seed"] = json!("00".repeat(32)));
    let short = changed(&|r| r["seed"] = json!("00"));
    let newer = changed(&|r| r["head"]["format"] = json!(99));
    let edition = changed(&|r| r["head"]["edition"] = json!(99));
    let game = changed(&|r| r["head"]["game"] = json!("ch\u{1b}[2Jess"));
    let setup = changed(&|r| r["setup"]["seats"] = json!(77));
    let players = |count| changed(&|r| r["players"] = json!(vec![r["players"][0].clone(); count]));
    let (nobody, one, many) = (players(0), players(1), players(12));
    let picks = |picks: Value| changed(&|r| r["setup"]["picks"] = picks.clone());
    let (few, twenty) = (picks(json!([[]])), picks(json!(vec![json!([]); 20])));
    let zzz = picks(json!([["zzz"], []]));
    let fifty = changed(&|r| r["answers"].as_array_mut().unwrap().truncate(50));
    let null = changed(&|r| r["answers"] = json!(null));
    let kind = changed(&|r| r["answers"][7]["seat"] = json!([]));
    let item = changed(&|r| r["answers"][7]["act"]["items"] = json!([{ "card": "x\u{1b}[2J" }]));
    let set = |key: &str, choice: &str| changed(&|r| r["settings"][key] = json!(choice));
    let (setting, ruling) = (set("night", "late"), set("ruling.move_inside_area", "no"));
    let (own, unknown) = (set("decks", "my-box"), set("weather", "foul"));
    let text = whole.to_string();
    let cut = open(&text[..text.len() / 2]);
    let other = open("{\"name\": \"flagon\"}");
    let empty = open("");
    let huge = open(&" ".repeat(flagon::report::LARGEST + 1));
    for ((code, complaint), expected, part) in [
        (digest, 1, "after answer 8, of"),
        (seat, 1, "answer 8 is refused: it answers a question to another seat\nit is of seat 9, "),
        (item, 1, "choice 1 of it is not offered, or not so many times\nit is of "),
        (kind, 2, ": a list is not allowed here, only a whole number from 0 to 255"),
        (setting, 1, "\n  night is late there, and off in the setup"),
        (ruling, 1, "\n  ruling.move_inside_area is no there, and yes in the setup"),
        (unknown, 1, "\n  weather is foul there; the game has no such setting"),
        (own, 0, ""),
        (begin, 1, "begins with another position"),
        (short, 2, "64 hexadecimal digits"),
        (newer, 2, "has format 99, this flagon reads up to 1"),
        (edition, 1, "edition 99"),
        (game, 2, "does not know the game \"ch\u{fffd}[2Jess\""),
        (setup, 2, "cannot begin: this game is for 2 to 8 seats"),
        (nobody, 1, "the file names 0 players, the game was for 2"),
        (one, 1, "the file names 1 player, the game was for 2"),
        (many, 1, "the file names 12 players, the game was for 2"),
        (few, 2, "its setup cannot be read: it has picks for 1 seat, and the game is for 2"),
        (twenty, 2, "its setup cannot be read: it has picks for 20 seats, and the game is for 2"),
        (zzz, 2, "its setup cannot be read: there is no `zzz` here; allowed: "),
        (fifty, 1, "the game does not end after answer 50, the last of the file"),
        (null, 2, ": `null` is not allowed here, only a list in [ ]"),
        (cut, 2, "ends in the middle"),
        (other, 2, "this is no report"),
        (empty, 2, "this is no report"),
        (huge, 2, "too long"),
    ] {
        assert!(code == expected && complaint.contains(part), "{part}: {code} {complaint}");
    }
    let (code, _, complaint) = said(&replay(folder.path(), &[]));
    assert!(code == 2 && complaint.contains("no plain file"), "{complaint}");
}

/// Every choice of every game can be compared with what a report says.
#[test]
fn a_setup_tells_what_it_was_frozen_with() {
    for kind in games::house().kinds() {
        let built_in = kind.check_decks(&Default::default()).unwrap().defaults;
        for setting in &kind.about().settings {
            for choice in setting.choices {
                let settings = [(setting.key.to_owned(), (*choice).to_owned())].into();
                let picks = vec![Vec::new(); 4];
                let lobby = Lobby { seats: 4, settings, picks, ..Lobby::default() };
                let held = kind.settings(&kind.freeze(&lobby).unwrap()).unwrap();
                let left = built_in.get(setting.key).filter(|_| *choice == "default");
                let meant = left.map_or(*choice, String::as_str);
                let told = held.get(setting.key).map(String::as_str);
                assert_eq!(told, Some(meant), "settings() on {}", setting.key);
            }
        }
    }
}

const HOW_TO_RENEW: &str = "A report goes otherwise than it went. If that is meant, raise EDITION \
    (once for each release), take away the reports that show what is mended, and run: \
    FLAGON_MAKE_CORPUS=1 cargo test -p flagon --test house reports";

/// Where reports are dropped that must go as they went.
fn dropped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reports")
}

/// Every game in `tests/reports` goes as it went; what viewers saved there can be opened.
#[tokio::test]
async fn dropped_reports_go_as_they_went() {
    if std::env::var_os("FLAGON_MAKE_CORPUS").is_some() {
        let mut quick = Quick::begin().await;
        quick.play(60).await;
        let path = format!("/api/rooms/{}/report", quick.room);
        let view = quick.server.get_as(&path, &quick.ada_is).await;
        std::fs::write(dropped().join("quick-view.json"), view.body).unwrap();
        quick.play(5_000).await;
        std::fs::write(dropped().join("quick.json"), quick.whole().await).unwrap();
    }
    let mut games = 0;
    for entry in std::fs::read_dir(dropped()).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let told = |fault| format!("{}: {fault}. {HOW_TO_RENEW}", path.display());
        let Report::Game(game) = Report::read(&text).map_err(|f| told(f.to_string())).unwrap()
        else {
            continue;
        };
        let register = games::house();
        let mut replay = Replay::begin(&game, &register).map_err(|f| told(f.to_string())).unwrap();
        assert!(replay.begins_alike(), "{}", told("it begins otherwise".to_owned()));
        for step in replay.by_ref() {
            let step = step.map_err(|fault| told(fault.to_string())).unwrap();
            let number = step.number;
            assert!(step.agrees, "{}", told(format!("the position after answer {number}")));
        }
        assert!(replay.table().outcome().is_some(), "{}", told("it does not end".to_owned()));
        games += 1;
    }
    assert!(games > 0);
}
