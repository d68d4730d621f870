//! The store on one machine: a SQLite file.

use std::fs::OpenOptions;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::writer::Writer;
use super::{Later, Row, Store, StoredRoom, read};
use crate::ids::RoomCode;

/// Why the database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written to.
    #[error(
        "the data folder {folder} cannot be used: {fault}. Choose another one with --data, or give \
         it to the user that runs flagon"
    )]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        fault: std::io::Error,
    },
    /// The address of the database is not one.
    #[error(
        "the database address {address} is not understood; it looks like sqlite:data/flagon.db"
    )]
    Address {
        /// What was given.
        address: String,
    },
    /// The database does not open.
    #[error("the database does not open: {0}. Is the data folder writable, and the file flagon's?")]
    Open(sqlx::Error),
    /// The database was made by another version.
    #[error("the database cannot be brought up to date: {0}. Was it made by a newer flagon?")]
    Migrate(sqlx::migrate::MigrateError),
}

/// A SQLite database with one writer and a few readers.
pub struct Sqlite {
    pool: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the database, and makes it or brings it up to date where needed.
    ///
    /// # Errors
    /// The [`OpenError`] that says what to do.
    pub async fn open(data: &Path, address: Option<&str>) -> Result<Self, OpenError> {
        let options = match address {
            None => {
                let file = data.join("flagon.db");
                std::fs::create_dir_all(data)
                    .and_then(|()| make_private(&file))
                    .map_err(|fault| OpenError::Folder { folder: data.to_owned(), fault })?;
                SqliteConnectOptions::new().filename(file)
            }
            Some(address)
                if address.strip_prefix("sqlite:").is_some_and(|file| !file.is_empty()) =>
            {
                SqliteConnectOptions::from_str(address)
                    .map_err(|_| OpenError::Address { address: address.to_owned() })?
            }
            Some(address) => return Err(OpenError::Address { address: address.to_owned() }),
        };
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An answer that was acknowledged survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options)
            .await
            .map_err(OpenError::Open)?;
        sqlx::migrate!("../migrations/sqlite").run(&pool).await.map_err(OpenError::Migrate)?;
        let connection = pool.acquire().await.map_err(OpenError::Open)?.detach();
        Ok(Self { pool, writer: Writer::start(connection) })
    }
}

/// Makes the file, if there is none, so that no other user of the computer can read it: it holds
/// the source of chance of every game.
fn make_private(file: &Path) -> std::io::Result<()> {
    OpenOptions::new().create(true).append(true).mode(0o600).open(file).map(drop)
}

impl Store for Sqlite {
    fn write(&self, rows: Vec<Row>) -> Later<'_, ()> {
        Box::pin(self.writer.write(rows))
    }

    fn read<'a>(&'a self, room: &'a RoomCode) -> Later<'a, Option<StoredRoom>> {
        Box::pin(read::room(&self.pool, room))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.writer.close().await;
            self.pool.close().await;
            Ok(())
        })
    }
}
