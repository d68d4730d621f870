//! Who a browser is: whoever has its cookie. Nobody has an account.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use super::Web;
use crate::ids::{Secret, SecretHash};

const COOKIE: &str = "flagon";
/// As long as browsers keep one.
const SECONDS: u32 = 400 * 24 * 60 * 60;

/// The browser that asks.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub SecretHash);

/// Knows the browser by its cookie, or gives it one.
pub(crate) async fn identify(
    State(web): State<Arc<Web>>,
    mut request: Request,
    next: Next,
) -> Response {
    let known = read(request.headers());
    let house = web.rooms.house();
    let secret = known.unwrap_or_else(|| house.ids.secret());
    request.extensions_mut().insert(Visitor(secret.hash()));
    let mut response = next.run(request).await;
    if known.is_none()
        && let Some(cookie) = cookie(&secret, house.links.is_secure())
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn read(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == COOKIE).and_then(|(_, text)| Secret::read(text.trim()))
}

fn cookie(secret: &Secret, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!(
        "{COOKIE}={}; Path=/; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}",
        secret.reveal()
    );
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}
