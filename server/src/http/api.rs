//! The small HTTP interface: everything else goes over the socket.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, State};
use axum::http::HeaderMap;
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router};
use protocol::{ErrorCode, MAX_MESSAGE};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{About, Chance, Files, Lobby, SetupFault};

use super::error::Refused;
use super::identity::Visitor;
use super::{Web, origin, report, socket};
use crate::decks::{BUILT_IN, SETTING};
use crate::ids::{RoomCode, Secret};
use crate::rooms::Summary;

pub(super) fn router() -> Router<Arc<Web>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/games/{game}/preview", post(preview))
        .route("/api/rooms", post(open))
        .route("/api/rooms/{room}", get(look))
        .route("/api/rooms/{room}/claim", post(claim))
        .route("/api/rooms/{room}/report", get(report::fetch).post(report::remark))
        .route("/api/rooms/{room}/socket", any(socket::connect))
        .route("/api/{*rest}", any(nothing))
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
}

async fn nothing() -> Refused {
    Refused(ErrorCode::NotFound)
}

async fn games(State(web): State<Arc<Web>>) -> Json<Vec<About>> {
    Json(web.rooms.house().register.about())
}

#[derive(Deserialize)]
struct Plan {
    settings: BTreeMap<String, String>,
}

/// What the settings of a table come to. That they cannot be is an answer as well, and no error:
/// somebody is only trying.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Preview {
    Shown(Arc<RawValue>),
    Fault(SetupFault),
}

/// What a table would be set up with, with the set of decks that `decks` names. It keeps nothing.
async fn preview(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    headers: HeaderMap,
    plan: Result<Json<Plan>, JsonRejection>,
) -> Result<Json<Preview>, Refused> {
    let house = web.rooms.house();
    origin::check(&headers, &house.links)?;
    if !web.previews.take(from.ip(), house.clock.now()) {
        return Err(ErrorCode::TooFast.into());
    }
    let Json(Plan { mut settings }) = plan?;
    let kind = house.register.find(&game).ok_or(ErrorCode::UnknownGame { game })?;
    let about = kind.about();
    let decks = match settings.remove(SETTING).filter(|name| name != BUILT_IN) {
        None => Files::new(),
        Some(name) => {
            let sets = house.decks.look(&house.register).await;
            let set = sets.find(about.name, &name).filter(|set| set.report.is_ok());
            let key = SETTING.to_owned();
            set.ok_or(ErrorCode::BadSetting { key })?.files.clone()
        }
    };
    let lobby = Lobby { seats: about.seats.0, settings, decks, ..Lobby::default() };
    let chance = Chance::from_seed(house.ids.seed().reveal());
    match kind.preview(&lobby, chance) {
        Ok(Some(shown)) => Ok(Json(Preview::Shown(shown))),
        Ok(None) => Err(ErrorCode::NotFound.into()),
        Err(fault) => Ok(Json(Preview::Fault(fault))),
    }
}

#[derive(Deserialize)]
struct Wish {
    game: String,
}

#[derive(Serialize)]
struct Opened {
    room: String,
    url: String,
}

async fn open(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<Json<Opened>, Refused> {
    origin::check(&headers, &web.rooms.house().links)?;
    web.slow_down(from)?;
    let Json(wish) = wish?;
    let room = web.rooms.create(&wish.game).await?;
    Ok(Json(Opened { url: format!("/r/{room}"), room: room.to_string() }))
}

async fn look(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
) -> Result<Json<Summary>, Refused> {
    let found = match room.parse::<RoomCode>() {
        Ok(room) => web.rooms.look(&room).await,
        Err(()) => Err(ErrorCode::UnknownRoom),
    };
    if found.is_err() {
        // Only who looks in vain is slowed down: that is how rooms are guessed.
        web.slow_down(from)?;
    }
    Ok(Json(found?))
}

#[derive(Deserialize)]
struct Claim {
    secret: String,
}

#[derive(Serialize)]
struct Claimed {
    seat: u8,
}

async fn claim(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    Extension(Visitor(who)): Extension<Visitor>,
    headers: HeaderMap,
    claim: Result<Json<Claim>, JsonRejection>,
) -> Result<Json<Claimed>, Refused> {
    origin::check(&headers, &web.rooms.house().links)?;
    web.slow_down(from)?;
    let Json(claim) = claim?;
    let room = room.parse::<RoomCode>().map_err(|()| ErrorCode::UnknownRoom)?;
    let link = Secret::read(&claim.secret).ok_or(ErrorCode::BadLink)?;
    let seat = web.rooms.claim(&room, who, link.hash()).await?;
    Ok(Json(Claimed { seat }))
}
