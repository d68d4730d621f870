//! The way in: pages, the small HTTP interface, and the sockets.

mod api;
mod error;
mod identity;
mod origin;
mod pages;
mod report;
mod session;
mod socket;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use protocol::ErrorCode;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::limit::{Addresses, Places};
use crate::rooms::Rooms;

/// What requests have at hand.
pub(crate) struct Web {
    pub rooms: Arc<Rooms>,
    pub openings: Addresses,
    /// Looks at what a table would be set up with; an editor asks for one with each piece moved.
    pub previews: Addresses,
    /// Moments that are saved as files.
    pub reports: Addresses,
    /// Sockets that are open.
    pub sockets: Arc<Places>,
    /// A folder with the browser client, when it is not the one inside the binary.
    pub folder: Option<PathBuf>,
}

impl Web {
    /// Lets a request through that opens or looks for a room, unless too many came from there.
    fn slow_down(&self, from: SocketAddr) -> Result<(), ErrorCode> {
        let now = self.rooms.house().clock.now();
        if self.openings.take(from.ip(), now) { Ok(()) } else { Err(ErrorCode::TooFast) }
    }
}

/// Nothing but our own files runs or is shown, and nobody frames us.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// Everything that can be asked for.
pub(crate) fn router(web: Arc<Web>) -> Router {
    let known = from_fn_with_state(Arc::clone(&web), identity::identify);
    let people = Router::new()
        .route("/", get(pages::page))
        .route("/r/{room}", get(pages::page))
        .merge(api::router())
        .layer(known);
    let router = people
        .route("/healthz", get(|| async { "ok" }))
        .fallback(get(pages::asset))
        .with_state(web)
        .layer(CompressionLayer::new());
    let headers = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // The address of a room is its key; other sites do not learn it.
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ];
    headers.into_iter().fold(router, |router, (name, value)| {
        let value = HeaderValue::from_static(value);
        router.layer(SetResponseHeaderLayer::if_not_present(name, value))
    })
}
