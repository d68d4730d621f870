//! "Something is wrong here?": a moment as a file, and what may stand in it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use flagon::config::Config;
use flagon::games;
use flagon::report::{Replay, Report};
use serde_json::{Value, json};

use crate::common::server::{Answer, Folder};
use crate::common::{Client, Person, Server};
use crate::program::some_answer;
use crate::twins::{Planning, planning};

/// Asks for this moment while the game goes on; the server looks for secrets in it.
async fn moment(server: &Server, room: &str, person: &Person) -> Value {
    let answer = server.get_as(&format!("/api/rooms/{room}/report"), person).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// A table at which Ada has planned; Zoe looks on.
struct Table {
    server: Server,
    room: String,
    ada: Person,
    bo: Person,
    zoe: Person,
}

/// Plans these cards for each of one's characters.
async fn plan(client: &mut Client, cards: [&str; 2]) {
    let items = cards.map(|card| json!({ "card": card }));
    while let Some(prompt) = client.own_prompt().filter(|prompt| prompt["key"] == "plan") {
        let id = prompt["id"].clone();
        client.done(json!({ "do": "answer", "prompt": id, "items": items })).await;
    }
}

impl Table {
    /// Ada plans these cards; Bo does not yet.
    async fn planned(night: &str, cards: [&str; 2]) -> Self {
        Self::begin(night, cards, false).await
    }

    /// Ada plans these cards, and Bo has planned too: the first card is turned up.
    async fn begun(night: &str, cards: [&str; 2]) -> Self {
        Self::begin(night, cards, true).await
    }

    async fn begin(night: &str, cards: [&str; 2], both: bool) -> Self {
        let server = Server::with(Config::default(), None, Folder::new(), 77).await;
        let planning = planning(&server, night).await;
        let Planning { room, ada_is: ada, bo_is: bo, ada: mut one, bo: mut other } = planning;
        plan(&mut one, cards).await;
        if both {
            plan(&mut other, ["boast", "move"]).await;
        }
        let zoe = server.person().await;
        Self { server, room, ada, bo, zoe }
    }

    async fn saved_by(&self, person: &Person) -> Value {
        moment(&self.server, &self.room, person).await
    }
}

#[tokio::test]
async fn a_running_game_is_saved_as_its_viewer_knows_it() {
    let table = Table::planned("off", ["slash", "charge"]).await;
    let ada = table.saved_by(&table.ada).await;
    let bo = table.saved_by(&table.bo).await;
    let zoe = table.saved_by(&table.zoe).await;
    let seen = |report: &Value| report["sketch"].to_string().matches("plans Slash, Charge").count();
    assert_eq!((seen(&ada), seen(&bo), seen(&zoe)), (0, 0, 0), "they lie in nobody's slots yet");
    let offers = |report: &Value| {
        let prompts = report["prompts"].as_array().unwrap().iter();
        prompts.filter(|prompt| prompt["offer"].is_object()).count()
    };
    assert_eq!((offers(&ada), offers(&bo), offers(&zoe)), (2, 2, 0));
    let answers = |report: &Value| report["prompts"].to_string().matches(r#""answer":[{"#).count();
    assert_eq!((answers(&ada), answers(&bo), answers(&zoe)), (2, 0, 0), "only one's own");
    assert_eq!((&ada["seat"], &bo["seat"], &zoe["seat"]), (&json!(0), &json!(1), &json!(null)));
    assert!(ada["parts"]["own"].is_object() && bo["parts"]["own"].is_object());
    assert_eq!(zoe["parts"].get("own"), None);
    let (news, count) = (bo["news"].as_array().unwrap(), &bo["news_count"]);
    assert!(news.len() > 3 && json!(news.len()) == *count, "{count}");
    assert_eq!(bo["players"][0]["name"], "Ada");
    for report in [&ada, &bo, &zoe] {
        assert_eq!(report["head"]["report"], "view");
        let text = report.to_string();
        for hidden in ["seed", "digest", "guard\":true", table.room.as_str()] {
            assert!(!text.contains(hidden), "{hidden}");
        }
    }
}

/// What Ada saves differs between these tables, and what the others save does not.
async fn only_ada_knows(one: Table, other: Table) {
    assert_eq!(one.saved_by(&one.bo).await, other.saved_by(&other.bo).await);
    assert_eq!(one.saved_by(&one.zoe).await, other.saved_by(&other.zoe).await);
    assert_ne!(one.saved_by(&one.ada).await, other.saved_by(&other.ada).await);
}

#[tokio::test]
async fn a_secret_plan_changes_no_byte_of_what_others_save() {
    let (one, other) = (["slash", "charge"], ["boast", "dash"]);
    only_ada_knows(Table::planned("off", one).await, Table::planned("off", other).await).await;
}

#[tokio::test]
async fn a_card_face_down_changes_no_byte_of_what_others_save() {
    let tables = (
        Table::begun("off", ["boast", "charge"]).await,
        Table::begun("off", ["boast", "dash"]).await,
    );
    let own = tables.0.saved_by(&tables.0.ada).await["sketch"].to_string();
    assert!(own.contains("plans Charge") || own.contains("plans Boast, Charge"), "{own}");
    only_ada_knows(tables.0, tables.1).await;
}

/// DF-LATENIGHT-01: what lies there may not be looked at, in a file neither.
#[tokio::test]
async fn late_at_night_a_file_does_not_tell_what_was_planned() {
    let (one, other) = (["slash", "charge"], ["charge", "slash"]);
    let (one, other) = (Table::planned("late", one).await, Table::planned("late", other).await);
    assert_eq!(one.saved_by(&one.ada).await, other.saved_by(&other.ada).await);
}

#[tokio::test]
async fn a_restarted_server_saves_the_same() {
    let mut table = Table::planned("off", ["slash", "charge"]).await;
    let mut before = Vec::new();
    for person in [&table.ada, &table.bo, &table.zoe] {
        before.push(table.saved_by(person).await);
    }
    table.server = table.server.crash().await;
    table.server.clock.advance(60_000);
    for (person, before) in [&table.ada, &table.bo, &table.zoe].into_iter().zip(before) {
        assert_eq!(table.saved_by(person).await, before);
    }
}

#[tokio::test]
async fn whoever_stood_up_saves_what_an_onlooker_sees() {
    let table = Table::planned("off", ["slash", "charge"]).await;
    let mut ada = table.server.join(&table.room, &table.ada).await;
    ada.done(json!({ "do": "stand" })).await;
    let (ada, zoe) = (table.saved_by(&table.ada).await, table.saved_by(&table.zoe).await);
    assert_eq!(ada, zoe);
}

#[tokio::test]
async fn what_looks_wrong_goes_into_the_file_and_nowhere_else() {
    let table = Table::planned("off", ["slash", "charge"]).await;
    let path = format!("/api/rooms/{}/report", table.room);
    let post = |remark: String| {
        let body = json!({ "remark": remark });
        let (server, path, bo) = (&table.server, path.clone(), table.bo.clone());
        async move { server.post(&path, &body, Some(&bo)).await }
    };
    let saved = post("  Nari should \u{202e}have fallen ".to_owned()).await;
    assert_eq!(saved.json()["head"]["remark"], "Nari should have fallen");
    assert_eq!(saved.header("cache-control"), Some("no-store"));
    let name = saved.header("content-disposition").unwrap();
    assert!(name.starts_with("attachment; filename=\"flagon-dragon-flagon-"), "{name}");
    assert_eq!(table.saved_by(&table.zoe).await["head"]["remark"], json!(null));
    assert_eq!(post(String::new()).await.json()["head"]["remark"], json!(null));
    assert_eq!(refusal(&post("x".repeat(301)).await), (409, "bad_chat".to_owned()));
    assert_eq!(post("x".repeat(20_000)).await.status, 413);
    let foreign = format!("POST {path} HTTP/1.1\r\nOrigin: http://elsewhere.example\r\n");
    let foreign = table.server.request(&foreign, "").await;
    assert_eq!(refusal(&foreign), (403, "foreign_page".to_owned()));
}

fn refusal(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn there_is_nothing_to_save_before_a_game_and_not_too_often() {
    let server = Server::new().await;
    let room = server.room().await;
    let path = format!("/api/rooms/{room}/report");
    assert_eq!(refusal(&server.get(&path, "").await), (409, "wrong_phase".to_owned()));
    for unknown in ["abcd-efgh-jkmn", "..%2f"] {
        let answer = server.get(&format!("/api/rooms/{unknown}/report"), "").await;
        assert_eq!(refusal(&answer), (404, "unknown_room".to_owned()), "{unknown}");
    }
    let mut slowed = false;
    for _ in 0..40 {
        slowed |= server.get(&path, "").await.status == 429;
    }
    assert!(slowed);
}

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
    let text = whole.to_string();
    let cut = open(&text[..text.len() / 2]);
    let other = open("{\"name\": \"flagon\"}");
    let empty = open("");
    let huge = open(&" ".repeat(flagon::report::LARGEST + 1));
    for ((code, complaint), expected, part) in [
        (digest, 1, "after answer 8, of"),
        (seat, 1, "answer 8 is refused"),
        (begin, 1, "begins with another position"),
        (short, 2, "64 hexadecimal digits"),
        (newer, 2, "has format 99, this flagon reads up to 1"),
        (edition, 1, "edition 99"),
        (game, 2, "does not know the game \"ch\u{fffd}[2Jess\""),
        (setup, 2, "cannot begin"),
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
