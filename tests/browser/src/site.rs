//! The house on the network: the real server, with its page.

use crate::Trouble;
use server::{Config, Games, Server};
use std::net::SocketAddr;
use std::sync::mpsc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// How long its threads may take to end.
const GOODBYE: Duration = Duration::from_secs(2);

/// The house, open to browsers on this machine until this is dropped.
pub struct Site {
    /// Everything that serves: without it, connections end at once.
    open: Option<(Runtime, Server)>,
    listens: SocketAddr,
    address: String,
    /// Where tables are kept; it goes away with the house.
    folder: TempDir,
    /// What is unusual about it.
    change: Box<dyn Fn(&mut Config) + Send + Sync>,
}

impl Site {
    /// Opens it on a free port, with no tables.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub fn open() -> Result<Site, Trouble> {
        Site::with(|_| {})
    }

    /// The same with these games.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub fn with_games(games: Games) -> Result<Site, Trouble> {
        Site::with(move |config| config.games = games.clone())
    }

    /// The same with other settings than usual.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub fn with(change: impl Fn(&mut Config) + Send + Sync + 'static) -> Result<Site, Trouble> {
        let listens = SocketAddr::from(([127, 0, 0, 1], 0));
        let (folder, change) = (TempDir::with_prefix("khroma-site-")?, Box::new(change));
        let mut site = Site { open: None, listens, address: String::new(), folder, change };
        site.reopen()?;
        Ok(site)
    }

    /// Where it is: `http://127.0.0.1:12345`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Closes it at once: connections end, and nobody answers at its address any more. What was accepted is kept.
    pub fn close(&mut self) {
        if let Some((runtime, server)) = self.open.take() {
            drop(server);
            // Tests run inside a runtime, where another one cannot be waited for.
            let end = std::thread::spawn(move || runtime.shutdown_timeout(GOODBYE));
            let _ = end.join();
        }
    }

    /// Opens it again at the same address, with the tables that it had.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub fn reopen(&mut self) -> Result<(), Trouble> {
        self.reopen_with(page::pages())
    }

    /// The same with another page.
    ///
    /// # Errors
    /// If the machine does not let it.
    pub fn reopen_with(&mut self, pages: &'static [server::Page]) -> Result<(), Trouble> {
        self.close();
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let database = self.folder.path().join("khroma.db").display().to_string();
        let mut config = Config::usual(self.listens, database);
        // Everybody comes from one machine here, and nobody wants to wait.
        config.limits.tables_per_hour = 10_000;
        config.limits.pause_ms = 50;
        (self.change)(&mut config);
        let (tell, told) = mpsc::channel();
        runtime.spawn(async move {
            // Whoever asked has gone if nobody hears it.
            let _ = tell.send(Server::start(config, pages).await);
        });
        let server = told.recv()??;
        self.listens = server.address();
        self.address = format!("http://{}", self.listens);
        self.open = Some((runtime, server));
        Ok(())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.close();
    }
}
