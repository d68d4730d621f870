//! Starts and stops the server.

use std::future::IntoFuture;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::{ListenerExt, TapIo};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::house::{House, Parts, stopped};
use crate::http::{Web, router};
use crate::limit::Addresses;
use crate::links::Links;
use crate::rooms::Rooms;
use crate::store::{OpenError, Sqlite, Store};

/// How long stopping may take before what is left is cut off.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Its address is taken or not allowed.
    #[error(
        "cannot listen on {address}: {fault}. Is another flagon running? Choose another address \
         with --listen"
    )]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        fault: std::io::Error,
    },
    /// Its data cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
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
    let running = start(config, Parts::default()).await?;
    ready(running.reach());
    told_to_stop().await;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
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
        store: Arc::clone(&store),
        pace: config.pace,
        limits: config.limits,
        links: Links::new(&config, listening),
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
        folder: config.web,
    });
    let server = tokio::spawn(accept(listener, web, stopping));
    Ok(Running { reach, stop, server, busy, store })
}

async fn accept(listener: TcpListener, web: Arc<Web>, mut stopping: watch::Receiver<bool>) {
    let listener = prompt(listener);
    let service = router(web).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service)
        .with_graceful_shutdown(async move { stopped(&mut stopping).await });
    if let Err(fault) = serving.into_future().await {
        tracing::error!(%fault, "the server stopped");
    }
}

/// Small messages must not wait for each other on the way out: that costs 40 ms a step.
fn prompt(listener: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    listener.tap_io(|stream| {
        if let Err(fault) = stream.set_nodelay(true) {
            tracing::debug!(%fault, "a connection stays slow");
        }
    })
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

#[cfg(test)]
mod tests {
    use axum::serve::Listener;

    use super::*;

    #[tokio::test]
    async fn small_messages_do_not_wait_for_each_other() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut listener = prompt(listener);
        let (_client, (accepted, _)) = tokio::join!(TcpStream::connect(address), listener.accept());
        assert!(accepted.nodelay().unwrap());
    }
}
