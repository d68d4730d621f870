//! Turns a request into a socket.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::error::Refused;
use super::identity::Visitor;
use super::session::Session;
use super::{Web, origin};

/// The library's own buffers are 128 KiB for each socket, which ten thousand idle ones multiply.
const READ_BUFFER: usize = 4096;
/// The largest message that is read at all; those over `MAX_MESSAGE` are refused with a word.
const LARGEST: usize = 64 << 10;

const HELP: &str = "This address speaks WebSocket, and this request did not ask for it.
If a page of the table brought you here, a proxy on the way does not pass on the Upgrade and
Connection headers: turn WebSocket support on there.
";

/// What is said to an address with too many sockets.
const CROWDED: &str =
    "Too many tables are open from this address. Close some of them and come again.
Behind a proxy all visitors come from its address: start the server with more --sockets-per-address.
";

/// Opens a socket to a room.
pub(super) async fn connect(
    State(web): State<Arc<Web>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    Extension(Visitor(who)): Extension<Visitor>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return (StatusCode::UPGRADE_REQUIRED, HELP).into_response();
    };
    if let Err(error) = origin::check(&headers, &web.rooms.house().links) {
        return Refused(error).into_response();
    }
    let Some(place) = web.sockets.take(from.ip()) else {
        tracing::debug!(address = %from.ip(), "an address has too many sockets");
        return (StatusCode::TOO_MANY_REQUESTS, CROWDED).into_response();
    };
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| Session::new(web, room.parse().ok(), who, place).run(socket))
}
