//! Reads a room with its game and its chat.

use protocol::Chat;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqlitePool};
use uuid::Uuid;

use super::{StoreError, StoredAnswer, StoredGame, StoredRoom};
use crate::ids::{RoomCode, Seed};

/// How many lines of chat are read back.
pub(crate) const CHAT_KEPT: u32 = 50;

pub(super) async fn room(
    pool: &SqlitePool,
    room: &RoomCode,
) -> Result<Option<StoredRoom>, StoreError> {
    // One transaction, so that what is read belongs together.
    let mut reading = pool.begin().await?;
    let row = sqlx::query(
        "SELECT version, state, state ->> '$.game_id' AS game_id FROM room WHERE room = $1",
    )
    .bind(room.as_str())
    .fetch_optional(&mut *reading)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let game_id: Option<String> = row.try_get("game_id")?;
    let game = match game_id {
        None => None,
        Some(game_id) => {
            let game = sqlx::query("SELECT * FROM game WHERE game_id = $1")
                .bind(&game_id)
                .fetch_one(&mut *reading)
                .await?;
            let answers = sqlx::query("SELECT * FROM answer WHERE game_id = $1 ORDER BY version")
                .bind(&game_id)
                .fetch_all(&mut *reading)
                .await?;
            Some(self::game(&game, &answers)?)
        }
    };
    let mut chat = sqlx::query("SELECT * FROM chat WHERE room = $1 ORDER BY number DESC LIMIT $2")
        .bind(room.as_str())
        .bind(CHAT_KEPT)
        .fetch_all(&mut *reading)
        .await?
        .iter()
        .map(line)
        .collect::<Result<Vec<_>, _>>()?;
    chat.reverse();
    Ok(Some(StoredRoom {
        version: row.try_get("version")?,
        state: row.try_get("state")?,
        game,
        chat,
    }))
}

fn game(row: &SqliteRow, answers: &[SqliteRow]) -> Result<StoredGame, StoreError> {
    let game_id: String = row.try_get("game_id")?;
    let setup: String = row.try_get("setup")?;
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed: [u8; 32] =
        seed.try_into().map_err(|_| StoreError::Unreadable("a seed of another length".into()))?;
    Ok(StoredGame {
        game_id: Uuid::parse_str(&game_id).map_err(unreadable)?,
        edition: row.try_get("edition")?,
        seats: row.try_get("seats")?,
        setup: RawValue::from_string(setup).map_err(unreadable)?,
        seed: Seed::new(seed),
        digest: row.try_get("digest")?,
        begun_at: time(row, "begun_at")?,
        answers: answers.iter().map(answer).collect::<Result<_, _>>()?,
    })
}

fn answer(row: &SqliteRow) -> Result<StoredAnswer, StoreError> {
    Ok(StoredAnswer {
        version: row.try_get("version")?,
        seat: row.try_get("seat")?,
        action: row.try_get("action")?,
        act: json(row.try_get("act")?)?,
        digest: row.try_get("digest")?,
        at: time(row, "at")?,
    })
}

fn line(row: &SqliteRow) -> Result<Chat, StoreError> {
    Ok(Chat {
        number: row.try_get("number")?,
        seat: row.try_get("seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: time(row, "at")?,
    })
}

fn time(row: &SqliteRow, column: &'static str) -> Result<u64, StoreError> {
    u64::try_from(row.try_get::<i64, _>(column)?).map_err(unreadable)
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(fault: impl ToString) -> StoreError {
    StoreError::Unreadable(fault.to_string())
}
