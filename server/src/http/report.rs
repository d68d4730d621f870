//! A moment of a table as a file.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::ErrorCode;
use serde::Deserialize;

use super::error::Refused;
use super::identity::Visitor;
use super::{Web, origin};
use crate::ids::RoomCode;
use crate::rooms::Saved;

/// What is said besides.
#[derive(Deserialize)]
pub(super) struct Remark {
    remark: String,
}

/// The moment as it is.
pub(super) async fn fetch(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Refused> {
    report(&web, from, &room, visitor, None).await
}

/// The moment with a word on what looks wrong. It goes into the file and nowhere else.
pub(super) async fn remark(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    remark: Result<Json<Remark>, JsonRejection>,
) -> Result<Response, Refused> {
    origin::check(&headers, &web.rooms.house().links)?;
    let Json(Remark { remark }) = remark?;
    report(&web, from, &room, visitor, Some(&remark)).await
}

async fn report(
    web: &Web,
    from: SocketAddr,
    room: &str,
    Visitor(who): Visitor,
    remark: Option<&str>,
) -> Result<Response, Refused> {
    if !web.reports.take(from.ip(), web.rooms.house().clock.now()) {
        return Err(ErrorCode::TooFast.into());
    }
    let found = match room.parse::<RoomCode>() {
        Ok(room) => web.rooms.report(&room, who, remark).await,
        Err(()) => Err(ErrorCode::UnknownRoom),
    };
    if matches!(found, Err(ErrorCode::UnknownRoom)) {
        web.slow_down(from)?;
    }
    let Saved { name, text } = found?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        // Another viewer of the same browser must not get it from there.
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, text).into_response())
}
