//! What is refused over HTTP, and the answer that each refusal has.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, MAX_MESSAGE};

use crate::plain;

/// A request that is refused.
#[derive(Debug)]
pub(crate) struct Refused(pub ErrorCode);

impl From<ErrorCode> for Refused {
    fn from(error: ErrorCode) -> Self {
        Self(error)
    }
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Self {
        Self(match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge { max: MAX_MESSAGE },
            _ => ErrorCode::BadMessage { detail: detail(&rejection) },
        })
    }
}

/// What is wrong with a body, without the words of the library that reads it.
fn detail(rejection: &JsonRejection) -> String {
    if let JsonRejection::MissingJsonContentType(_) = rejection {
        return "send it with the header Content-Type: application/json".to_owned();
    }
    let whole = rejection.body_text();
    // The library says first what it was about to do.
    plain::message(whole.split_once(": ").map_or(&whole, |(_, message)| message))
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (status(&self.0), Json(self.0)).into_response()
    }
}

fn status(error: &ErrorCode) -> StatusCode {
    match error {
        ErrorCode::UnknownRoom | ErrorCode::UnknownGame { .. } | ErrorCode::NotFound => {
            StatusCode::NOT_FOUND
        }
        ErrorCode::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::BadLink | ErrorCode::ForeignPage => StatusCode::FORBIDDEN,
        ErrorCode::BadMessage { .. } => StatusCode::BAD_REQUEST,
        ErrorCode::RoomFault => StatusCode::INTERNAL_SERVER_ERROR,
        ErrorCode::NotStored | ErrorCode::Restarting => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    }
}
