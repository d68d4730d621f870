//! The one writer: it gathers the rows of all rooms that wait into one transaction, so that many
//! rooms share the price of one flush to disk.

use protocol::Chat;
use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use super::{Row, StoreError, StoredAnswer, StoredGame};
use crate::ids::RoomCode;

/// How many rooms may wait for the writer before the next one waits to wait.
const WAITING: usize = 1024;
/// The most batches in one transaction.
const GATHERED: usize = 256;

struct Batch {
    rows: Vec<Row>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Hands rows to the writer task.
pub(super) struct Writer(mpsc::Sender<Option<Batch>>);

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (send, receive) = mpsc::channel(WAITING);
        tokio::spawn(write_all(connection, receive));
        Self(send)
    }

    pub(super) async fn write(&self, rows: Vec<Row>) -> Result<(), StoreError> {
        let (done, kept) = oneshot::channel();
        self.0.send(Some(Batch { rows, done })).await.map_err(|_| StoreError::Closed)?;
        kept.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits until everything before is written and the connection is closed.
    pub(super) async fn close(&self) {
        if self.0.send(None).await.is_ok() {
            self.0.closed().await;
        }
    }
}

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Option<Batch>>) {
    let mut open = true;
    while open {
        let Some(Some(first)) = waiting.recv().await else { break };
        let mut batches = vec![first];
        while batches.len() < GATHERED
            && let Ok(next) = waiting.try_recv()
        {
            let Some(batch) = next else {
                open = false;
                break;
            };
            batches.push(batch);
        }
        write_together(&mut connection, batches).await;
    }
    if let Err(fault) = connection.close().await {
        tracing::error!(%fault, "the database did not close");
    }
}

/// Writes the batches in one transaction. One that fails takes no other with it.
async fn write_together(connection: &mut SqliteConnection, batches: Vec<Batch>) {
    let (all, asked): (Vec<_>, Vec<_>) =
        batches.into_iter().map(|batch| (batch.rows, batch.done)).unzip();
    let mut results = Vec::with_capacity(all.len());
    let written: Result<(), StoreError> = async {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for rows in &all {
            results.push(write_batch(&mut transaction, rows).await);
        }
        Ok(transaction.commit().await?)
    }
    .await;
    if let Err(fault) = &written {
        tracing::error!(%fault, "rows were not kept");
    }
    results.resize(asked.len(), Ok(()));
    for (done, result) in asked.into_iter().zip(results) {
        // A room that is gone does not hear it; what it wrote is kept all the same.
        let _ = done.send(written.clone().and(result));
    }
}

async fn write_batch(
    transaction: &mut Transaction<'_, Sqlite>,
    rows: &[Row],
) -> Result<(), StoreError> {
    // A savepoint inside the transaction: dropped without a commit, it takes its rows back.
    let mut batch = transaction.begin().await?;
    for row in rows {
        write_row(&mut batch, row).await?;
    }
    Ok(batch.commit().await?)
}

async fn write_row(to: &mut SqliteConnection, row: &Row) -> Result<(), StoreError> {
    match row {
        Row::Room { room, version, state, at } => write_room(to, room, *version, state, *at).await,
        Row::Game { room, game } => write_game(to, room, game).await,
        Row::Answer { game_id, answer } => write_answer(to, game_id, answer).await,
        Row::End { game_id, outcome, news, at } => {
            let outcome = serde_json::to_string(outcome).map_err(unwritable)?;
            sqlx::query(
                "UPDATE game SET ended_at = $2, outcome = $3, news = $4 WHERE game_id = $1",
            )
            .bind(game_id.to_string())
            .bind(number(*at))
            .bind(outcome)
            .bind(news)
            .execute(to)
            .await?;
            Ok(())
        }
        Row::Chat { room, chat } => write_chat(to, room, chat).await,
    }
}

async fn write_room(
    to: &mut SqliteConnection,
    room: &RoomCode,
    version: i64,
    state: &str,
    at: u64,
) -> Result<(), StoreError> {
    let statement = if version == 0 {
        "INSERT INTO room (room, version, state, created_at, changed_at) VALUES ($1, $2, $3, $4, $4)"
    } else {
        "UPDATE room SET version = $2, state = $3, changed_at = $4 WHERE room = $1 AND version = $2 - 1"
    };
    let done = sqlx::query(statement)
        .bind(room.as_str())
        .bind(version)
        .bind(state)
        .bind(number(at))
        .execute(to)
        .await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

async fn write_game(
    to: &mut SqliteConnection,
    room: &RoomCode,
    game: &StoredGame,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO game (game_id, room, edition, seats, setup, seed, digest, begun_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(game.game_id.to_string())
    .bind(room.as_str())
    .bind(game.edition)
    .bind(game.seats)
    .bind(game.setup.get())
    .bind(game.seed.reveal().to_vec())
    .bind(&game.digest)
    .bind(number(game.begun_at))
    .execute(to)
    .await?;
    Ok(())
}

async fn write_answer(
    to: &mut SqliteConnection,
    game_id: &Uuid,
    answer: &StoredAnswer,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO answer (game_id, version, seat, action, act, digest, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(game_id.to_string())
    .bind(answer.version)
    .bind(answer.seat)
    .bind(&answer.action)
    .bind(serde_json::to_string(&answer.act).map_err(unwritable)?)
    .bind(&answer.digest)
    .bind(number(answer.at))
    .execute(to)
    .await?;
    Ok(())
}

async fn write_chat(
    to: &mut SqliteConnection,
    room: &RoomCode,
    chat: &Chat,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO chat (room, number, seat, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(room.as_str())
    .bind(chat.number)
    .bind(chat.seat)
    .bind(&chat.name)
    .bind(&chat.text)
    .bind(number(chat.at))
    .execute(to)
    .await?;
    Ok(())
}

fn number(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

fn unwritable(fault: serde_json::Error) -> StoreError {
    StoreError::Unreadable(fault.to_string())
}

impl From<sqlx::Error> for StoreError {
    fn from(fault: sqlx::Error) -> Self {
        match fault.as_database_error() {
            Some(database) if database.is_unique_violation() => Self::Conflict,
            _ => Self::Failed(fault.to_string()),
        }
    }
}
