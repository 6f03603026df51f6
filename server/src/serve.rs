//! A server from its start to its end.

use crate::config::Config;
use crate::http::{Addresses, App, routes, serve};
use crate::pages::{Library, Pages};
use crate::service::TableService;
use crate::store::{self, Store, StoreError};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often tables in memory are looked after.
const SWEEP: Duration = Duration::from_millis(250);
/// How often (in sweeps) those in the store are.
const SWEEP_STORE: u64 = 20;
/// How often (in sweeps) tables without a game are forgotten.
const FORGET: u64 = 14_400;
/// How long connections have to end when the server does.
const GOODBYE: Duration = Duration::from_secs(5);

/// Why a server cannot run.
#[derive(Debug)]
pub enum Failure {
    /// It cannot listen there, or has no threads.
    Io(io::Error),
    /// The store cannot be used.
    Store(StoreError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Io(error) => error.fmt(f),
            Failure::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    service: Arc<TableService>,
    closing: watch::Sender<bool>,
    serving: JoinHandle<()>,
    duties: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts a server with the store that the configuration names.
    ///
    /// # Errors
    /// If it cannot listen there, or the store cannot be used.
    pub async fn start(config: Config, pages: impl Into<Pages>) -> Result<Server, Failure> {
        let store = store::open(&config.database).await?;
        Server::start_with(config, pages, store).await
    }

    /// Starts a server with this store.
    ///
    /// # Errors
    /// If it cannot listen there.
    pub async fn start_with(config: Config, pages: impl Into<Pages>, store: Arc<dyn Store>) -> Result<Server, Failure> {
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let heard = store.listen();
        let (service, mut results) = TableService::new(config, store, heard.is_some())?;
        let (closing, closed) = watch::channel(false);
        let mut duties = Vec::new();
        let solver = service.clone();
        duties.push(tokio::spawn(async move {
            while let Some(result) = results.recv().await {
                let service = solver.clone();
                // Each on its own: one table whose store is slow must not hold up the others.
                tokio::spawn(async move { service.solved(result).await });
            }
        }));
        if let Some(mut heard) = heard {
            let service = service.clone();
            duties.push(tokio::spawn(async move {
                while let Some(news) = heard.recv().await {
                    let service = service.clone();
                    tokio::spawn(async move { service.heard(news).await });
                }
            }));
        }
        duties.push(tokio::spawn(look_after(service.clone())));
        let app = App {
            service: service.clone(),
            library: Library::new(pages.into()),
            addresses: Addresses::default(),
            closing: closed.clone(),
        };
        let serving = tokio::spawn(serve(listener, routes(Arc::new(app)), service.config.limits.request, closed));
        tracing::info!(%address, "listening");
        Ok(Server { address, service, closing, serving, duties })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Looks after clocks now, for tests that turn the clock by hand.
    pub async fn sweep(&self) {
        self.service.sweep().await;
    }

    /// Ends it: takes nothing more in, finishes what was accepted, and tells clients that it goes.
    pub async fn stop(self) {
        self.closing.send_replace(true);
        let finished = async {
            let _ = self.serving.await;
            while self.service.metrics.sockets.value() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(GOODBYE, finished).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.duties.iter().for_each(JoinHandle::abort);
        self.service.store().close().await;
        tracing::info!("ended");
    }
}

/// Clocks, bots that nobody woke, and tidying up.
async fn look_after(service: Arc<TableService>) {
    let mut ticker = interval(SWEEP);
    ticker.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for tick in 0_u64.. {
        ticker.tick().await;
        service.sweep().await;
        if tick % SWEEP_STORE == 0 {
            // Bots that a process of before was thinking for wait for nobody else, unless there are others.
            let before = if tick == 0 { service.at_start() } else { service.config.time.now() };
            if let Err(error) = service.sweep_store(before).await {
                tracing::error!(%error, "the store does not answer");
            }
            service.tidy();
        }
        if tick % FORGET == 0
            && let Err(error) = service.forget_lobbies().await
        {
            tracing::error!(%error, "the store does not answer");
        }
    }
}

/// Runs a server until it is told to end (SIGTERM, or Ctrl-C in a terminal); `ready` is told where it listens.
///
/// # Errors
/// If it cannot begin.
pub async fn run(config: Config, pages: impl Into<Pages>, ready: impl FnOnce(SocketAddr)) -> Result<(), Failure> {
    let server = Server::start(config, pages).await?;
    ready(server.address());
    told_to_end().await?;
    tracing::info!("ending");
    server.stop().await;
    Ok(())
}

async fn told_to_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => Ok(()),
            interrupted = tokio::signal::ctrl_c() => interrupted,
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
