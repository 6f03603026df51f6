//! Connections, from the first byte to the last answer.
//!
//! What `axum` brings for this has no limit on how long a client may take to say what it wants, so that a few slow ones
//! could hold every connection that the system has.

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

/// How long it waits before it accepts again when it could not: most likely there are too many connections.
const BREATH: Duration = Duration::from_millis(200);

/// Serves until `closing` says so; then what was asked is still answered. A connection whose next request is not there
/// within `headers` is closed.
pub(crate) async fn serve(listener: TcpListener, routes: Router, headers: Duration, mut closing: watch::Receiver<bool>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(headers);
    let (open, mut last) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = until(&mut closing) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                sleep(BREATH).await;
                continue;
            }
        };
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small messages may wait");
        }
        let routes = TowerToHyperService::new(routes.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            routes.call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let (mut closing, open) = (closing.clone(), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = until(&mut closing) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%address, %error, "a connection broke");
            }
            drop(open);
        });
    }
    drop((listener, open));
    // Nobody ever says anything here: it ends when the last connection has let go of it.
    let _ = last.recv().await;
}

/// Waits until the server ends.
pub(super) async fn until(closing: &mut watch::Receiver<bool>) {
    // An error means that the server has gone already.
    let _ = closing.wait_for(|closing| *closing).await;
}
