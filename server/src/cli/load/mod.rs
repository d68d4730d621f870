//! `flagon load`: many tables at once against a running server, and how it bears them.

mod figures;
mod http;
mod player;
mod wire;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use flagon::decks::SETTING;
use protocol::Command;
use serde::Deserialize;
use table::text::short;
use tokio::task::JoinSet;

use super::{Failure, GameArg, WhatAbout, has_settings, print, setting};
use figures::{Figures, Tally};
use player::{Course, Player};

/// Opens tables on a running server, sits virtual people down at them and lets them answer
/// whatever is asked, as fast as it is asked. Every game that ends is followed by a rematch.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: flagon load --url http://127.0.0.1:8080 --rooms 100 --seats 4 --seconds 30 --json\n          \
                  flagon load --game drakon --set heroes=powers --seats 6"
)]
pub struct Args {
    /// The server; always plain http
    #[arg(long, env = "FLAGON_URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    #[command(flatten)]
    game: GameArg,
    /// How many tables
    #[arg(long, env = "FLAGON_ROOMS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    rooms: u32,
    /// How many people at each
    #[arg(long, env = "FLAGON_SEATS", default_value_t = 4)]
    seats: u8,
    /// How long they play
    #[arg(long, env = "FLAGON_SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// The most answers of one person in a second; as many as are asked for when not given
    #[arg(long, env = "FLAGON_RATE", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// The seed of the answers
    #[arg(long, env = "FLAGON_SEED", default_value_t = 1)]
    seed: u64,
    /// A setting of the lobby as `key=choice`; may be given several times
    #[arg(
        long = "set",
        visible_alias = "variant",
        env = "FLAGON_SET",
        value_delimiter = ',',
        value_parser = setting
    )]
    settings: Vec<(String, String)>,
    /// Print figures as JSON
    #[arg(long, env = "FLAGON_JSON")]
    json: bool,
}

/// A table on the server, as all its people share it.
pub struct Room {
    server: http::Server,
    name: String,
    /// When an answer to a prompt was sent, until everybody else has seen it.
    sent: Mutex<HashMap<String, Instant>>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    let about = args.game.with(WhatAbout)?;
    let (min, max) = about.seats;
    if !(min..=max).contains(&args.seats) {
        return Err(Failure::Usage(format!("{} is for {min} to {max} people", about.name)));
    }
    // Which sets of decks there are, only the server knows.
    let settings = args.settings.iter().filter(|(key, _)| key != SETTING);
    has_settings(&about, settings.map(|(key, choice)| (key, choice)))?;
    let server = http::Server::at(&args.url).map_err(Failure::Usage)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|fault| Failure::Check(format!("no threads to play on: {fault}")))?;
    let tally = runtime.block_on(load(args, &server)).map_err(Failure::Check)?;
    let figures = Figures::of(args.rooms, args.seats, tally);
    print(&figures, args.json, &figures.table())?;
    if figures.answers > 0 && figures.lost == 0 {
        return Ok(());
    }
    Err(Failure::Check(format!("{} people lost their connection", figures.lost)))
}

/// Opens every table before the first game begins, so that opening them is not measured.
async fn load(args: &Args, server: &http::Server) -> Result<Tally, String> {
    let mut opening = JoinSet::new();
    for number in 0..args.rooms {
        let (server, game) = (server.clone(), args.game.game.clone());
        let (seats, settings) = (args.seats, args.settings.clone());
        let seed = args.seed.wrapping_add(u64::from(number) << 8);
        opening.spawn(async move { open(server, &game, seats, settings, seed).await });
    }
    let mut people = Vec::new();
    while let Some(opened) = opening.join_next().await {
        people.extend(opened.map_err(|fault| fault.to_string())??);
    }
    let begun = Instant::now();
    let course = Course {
        ends: (begun + Duration::from_secs(args.seconds)).into(),
        pause: args.rate.map_or(Duration::ZERO, |rate| Duration::from_secs(1) / rate),
    };
    let mut playing = JoinSet::new();
    for player in people {
        playing.spawn(player.play(course));
    }
    let mut all = Tally::default();
    while let Some(tally) = playing.join_next().await {
        all.add(tally.map_err(|fault| fault.to_string())?);
    }
    all.seconds = begun.elapsed().as_secs_f64();
    Ok(all)
}

/// Opens a table and sits everybody down.
async fn open(
    server: http::Server,
    game: &str,
    seats: u8,
    settings: Vec<(String, String)>,
    seed: u64,
) -> Result<Vec<Player>, String> {
    #[derive(Deserialize)]
    struct Opened {
        room: String,
    }
    let body = serde_json::json!({ "game": game }).to_string();
    let answer = server.call("POST", "/api/rooms", &body).await?;
    let opened: Opened = answer.json()?;
    let room = Arc::new(Room { server, name: opened.room, sent: Mutex::default() });
    let mut people = Vec::new();
    for seat in 0..seats {
        let mut player = Player::join(Arc::clone(&room), seat, seed + u64::from(seat)).await?;
        if seat == 0 {
            player.command(Command::Sit { seat, name: "Host".to_owned() }).await?;
            player.command(Command::Seats { count: seats }).await?;
            for (key, choice) in &settings {
                let set = Command::Set { key: key.clone(), choice: choice.clone() };
                player.command(set).await.map_err(|why| {
                    match player.was_refused("bad_setting") {
                        true => no_choice(key, choice),
                        false => why,
                    }
                })?;
            }
        } else {
            player.command(Command::Sit { seat, name: format!("Guest {seat}") }).await?;
        }
        people.push(player);
    }
    Ok(people)
}

/// What is said of a choice that this program let pass and the server does not have.
fn no_choice(key: &str, choice: &str) -> String {
    let choice = short(choice);
    if key == SETTING {
        return format!(
            "there is no set {choice} for this game on the server; what it has stands in the \
             folder of its --decks"
        );
    }
    format!("the server does not let {key} be {choice}; it is another flagon than this one")
}
