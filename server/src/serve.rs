//! Starts and stops the server.

use std::fs::{File, TryLockError};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_util::task::TaskTracker;

use crate::accept::accept;
use crate::config::Config;
use crate::decks::{DecksError, Shelf};
use crate::house::{House, Parts};
use crate::http::Web;
use crate::limit::{Addresses, Places};
use crate::links::Links;
use crate::plain;
use crate::rooms::Rooms;
use crate::store::{OpenError, Sqlite, Store};

/// How often somebody may look at what a table would be set up with.
const PREVIEWS_PER_MINUTE: u32 = 240;

/// How often somebody may save a moment of a table as a file; a whole household shares it.
const REPORTS_PER_MINUTE: u32 = 30;

/// How long stopping may take before what is left is cut off.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Its address is taken or not allowed.
    #[error(
        "cannot listen on {address}: {}. Is another flagon running? Choose another address \
         with --listen",
        plain::io(fault)
    )]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        fault: std::io::Error,
    },
    /// Another server uses its data folder.
    #[error(
        "another flagon uses the folder {}. Stop it, or give this one its own with --data",
        folder.display()
    )]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The data folder does not let itself be locked.
    #[error(
        "cannot write {}: {}. Give the folder to this user, or choose another with --data",
        path.display(),
        plain::io(fault)
    )]
    Lock {
        /// The lock file.
        path: PathBuf,
        /// What the system says.
        fault: std::io::Error,
    },
    /// Its data cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Its sets of decks are not sound.
    #[error("{0}\nCorrect them, or start without --decks")]
    Decks(#[from] DecksError),
}

/// Where the server can be reached.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Where it listens.
    pub listening: SocketAddr,
    /// The page to open.
    pub page: String,
    /// Whether that page can be opened on this computer only.
    pub local: bool,
}

/// A running server.
pub struct Running {
    reach: Reach,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
    busy: TaskTracker,
    store: Arc<dyn Store>,
}

/// Serves until the process is told to stop, by ctrl-c or SIGTERM. `ready` hears where.
///
/// # Errors
/// The [`ServeError`] that kept it from starting.
pub async fn run(config: Config, ready: impl FnOnce(&Reach)) -> Result<(), ServeError> {
    // Two servers on one folder would each tell their own half of an evening.
    let _lock = lock(&config)?;
    let running = start(config, Parts::default()).await?;
    ready(running.reach());
    told_to_stop().await;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

/// Keeps other servers out of the data folder for as long as it is held.
fn lock(config: &Config) -> Result<File, ServeError> {
    let path = config.data.join("flagon.lock");
    let fault = |fault| ServeError::Lock { path: path.clone(), fault };
    std::fs::create_dir_all(&config.data).map_err(fault)?;
    let file = File::create(&path).map_err(fault)?;
    file.try_lock().map_err(|refused| match refused {
        TryLockError::WouldBlock => ServeError::InUse { folder: config.data.clone() },
        TryLockError::Error(error) => fault(error),
    })?;
    Ok(file)
}

/// Starts a server from these parts.
///
/// # Errors
/// The [`ServeError`] that keeps it from starting.
pub async fn start(config: Config, parts: Parts) -> Result<Running, ServeError> {
    let mut address = config.listen;
    if config.lan && address.ip().is_loopback() {
        address.set_ip(Ipv4Addr::UNSPECIFIED.into());
    }
    let decks = Shelf::open(config.decks, &parts.register)?;
    let refused = |fault| ServeError::Listen { address, fault };
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let listening = listener.local_addr().map_err(refused)?;
    let store = match parts.store {
        Some(store) => store,
        None => Arc::new(Sqlite::open(&config.data, config.database.as_deref()).await?),
    };
    let (stop, stopping) = watch::channel(false);
    let busy = TaskTracker::new();
    let house = Arc::new(House {
        clock: parts.clock,
        ids: parts.ids,
        register: parts.register,
        decks,
        store: Arc::clone(&store),
        pace: config.pace,
        limits: config.limits,
        links: Links::new(config.public_url.as_ref(), listening),
        stop: stopping.clone(),
        busy: busy.clone(),
    });
    let reach = Reach {
        listening,
        page: format!("{}/", house.links.home()),
        local: house.links.is_local(),
    };
    let web = Arc::new(Web {
        rooms: Rooms::new(house),
        openings: Addresses::new(config.limits.rooms_per_minute),
        previews: Addresses::new(PREVIEWS_PER_MINUTE),
        reports: Addresses::new(REPORTS_PER_MINUTE),
        sockets: Arc::new(Places::new(config.limits.sockets_per_address)),
        folder: config.web,
    });
    let server = tokio::spawn(accept(listener, web, stopping));
    Ok(Running { reach, stop, server, busy, store })
}

impl Running {
    /// Where it can be reached.
    pub fn reach(&self) -> &Reach {
        &self.reach
    }

    /// Says goodbye to every socket, writes what waits to be written, and ends.
    pub async fn stop(self) {
        // Without receivers there is nobody left to tell.
        let _ = self.stop.send(true);
        self.busy.close();
        if tokio::time::timeout(PATIENCE, self.busy.wait()).await.is_err() {
            tracing::warn!("some sockets did not say goodbye");
        }
        self.server.abort();
        if tokio::time::timeout(PATIENCE, self.store.close()).await.is_err() {
            tracing::error!("the database did not close in time");
        }
    }
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    let terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    match terminated {
        Ok(mut terminated) => tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        },
        Err(fault) => {
            tracing::error!(%fault, "SIGTERM is not heard");
            let _ = interrupted.await;
        }
    }
}
