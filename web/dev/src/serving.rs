//! The server: a process of its own, which ends with the one that started it.

use crate::live::LivePage;
use crate::{Failure, Places};
use server::{Config, Pages};
use std::io::{Read as _, stdin};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{self, Command, Stdio};
use std::sync::Arc;
use std::{fs, thread};
use tracing_subscriber::filter::LevelFilter;

/// The server as a process. It ends when this is dropped, and also when the process that holds it is killed.
#[derive(Debug)]
pub(crate) struct Child(process::Child);

impl Child {
    pub(crate) fn start(program: &PathBuf, address: SocketAddr) -> Result<Child, Failure> {
        let mut command = Command::new(program);
        command.arg(address.to_string()).arg("serve");
        // Nothing is ever written there: it is closed when this process ends, in whatever way.
        Ok(Child(command.stdin(Stdio::piped()).spawn()?))
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.0.try_wait().is_ok_and(|status| status.is_some())
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // What was accepted is on disk; a process that cannot be killed has ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Serves the page from disk, until it is told to end.
pub(crate) fn serve(address: SocketAddr, places: &Places) -> Result<(), Failure> {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(LevelFilter::WARN);
    log.init();
    thread::spawn(|| {
        let _ = stdin().read_to_end(&mut Vec::new());
        process::exit(0);
    });
    let folder = places.target.join("page-dev");
    fs::create_dir_all(&folder)?;
    let config = Config::usual(address, folder.join("khroma.db").display().to_string());
    let live = LivePage::new(places.web(), places.bound());
    let pages = Pages::Changing(Arc::new(move |path| live.draft(path)));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ready = |address| println!("The page is at http://{address}. Ctrl-C ends this.");
    Ok(runtime.block_on(server::run(config, pages, ready))?)
}
