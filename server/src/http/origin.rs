//! Whether a request comes from a page of this server. Browsers let any page open a socket
//! anywhere, and the cookie goes along.

use axum::http::{HeaderMap, header};
use protocol::ErrorCode;

use crate::links::Links;

/// Refuses what a page of another site sends. Programs that are no browsers name no origin.
pub(crate) fn check(headers: &HeaderMap, links: &Links) -> Result<(), ErrorCode> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match origin {
        Some((_, from)) if Some(from) == host || from == links.host() => Ok(()),
        _ => Err(ErrorCode::ForeignPage),
    }
}
