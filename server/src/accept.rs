//! Takes connections in, and does not let those linger who say nothing.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::house::stopped;
use crate::http::{Web, router};

/// How long a connection may take to say what it wants, also between two requests.
const QUIET: Duration = Duration::from_secs(15);
/// How long to wait when the system has no place for one more connection.
const CROWDED: Duration = Duration::from_millis(500);

/// Serves every connection until the server stops.
pub async fn accept(listener: TcpListener, web: Arc<Web>, mut stopping: watch::Receiver<bool>) {
    let router = router(web);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => return,
        };
        match accepted {
            Ok((stream, from)) => {
                prompt(&stream);
                tokio::spawn(serve(stream, from, router.clone(), stopping.clone()));
            }
            Err(fault) => {
                tracing::warn!(%fault, "a connection could not be taken in");
                tokio::time::sleep(CROWDED).await;
            }
        }
    }
}

/// Small messages must not wait for each other on the way out: that costs 40 ms a step.
fn prompt(stream: &TcpStream) {
    if let Err(fault) = stream.set_nodelay(true) {
        tracing::debug!(%fault, "a connection stays slow");
    }
}

async fn serve(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let service = TowerToHyperService::new(router.layer(Extension(ConnectInfo(from))));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(QUIET);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(fault) = ended {
        tracing::debug!(%fault, "a connection ended early");
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[tokio::test]
    async fn small_messages_do_not_wait_for_each_other() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (_client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (stream, _) = accepted.unwrap();
        prompt(&stream);
        assert!(stream.nodelay().unwrap());
    }
}
