//! The browser client: files that are served as they stand, from the binary or from a folder.

use std::borrow::Cow;
use std::path::{Component, Path};
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::Web;
use crate::ids::hex;

/// In a debug build the files are read anew each time, so that an edit needs no rebuild.
#[derive(RustEmbed)]
#[folder = "../web"]
#[exclude = "*.d.ts"]
#[exclude = "test/*"]
#[exclude = "node_modules/*"]
struct Client;

struct File {
    content: Cow<'static, [u8]>,
    hash: [u8; 32],
}

/// Every page is the same file; what it shows depends on its address.
pub(super) async fn page(State(web): State<Arc<Web>>, headers: HeaderMap) -> Response {
    serve(&web, "index.html", &headers).await
}

/// A file of the client.
pub(super) async fn asset(State(web): State<Arc<Web>>, uri: Uri, headers: HeaderMap) -> Response {
    serve(&web, uri.path().trim_start_matches('/'), &headers).await
}

async fn serve(web: &Web, path: &str, headers: &HeaderMap) -> Response {
    let file = match &web.folder {
        Some(folder) => read(folder, path).await,
        None => Client::get(path)
            .map(|file| File { hash: file.metadata.sha256_hash(), content: file.data }),
    };
    let Some(file) = file else {
        return (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response();
    };
    let tag = format!("W/\"{}\"", hex(file.hash.get(..12).unwrap_or_default()));
    // Kept by the browser, and asked about each time: a new version shows at once.
    let fresh = [(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    let Ok(value) = HeaderValue::from_str(&tag) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let fresh = (fresh, [(header::ETAG, value)]);
    if has(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)))];
    (fresh, kind, file.content).into_response()
}

/// Whether the browser has this version already.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|known| known.trim() == tag))
}

async fn read(folder: &Path, path: &str) -> Option<File> {
    let path = Path::new(path);
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let content = tokio::fs::read(folder.join(path)).await.ok()?;
    Some(File { hash: Sha256::digest(&content).into(), content: Cow::Owned(content) })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
