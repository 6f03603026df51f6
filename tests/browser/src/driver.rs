//! The program that steers a browser, and the browser that it starts.

use crate::Trouble;
use rustix::process::{Pid, Signal, kill_process_group};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A running driver. It and all browsers that it started end when this is dropped.
pub(crate) struct Driver {
    child: Child,
    port: u16,
    profile: String,
    /// Goes away with it.
    _home: TempDir,
}

/// How often a driver that ends at once is started again.
const STARTS: u32 = 3;

impl Driver {
    /// Starts one on any free port. The port that it has chosen may be taken before it listens; then it ends, and is started
    /// again.
    pub(crate) fn start() -> Result<Driver, Trouble> {
        let mut started = Driver::start_once();
        for _ in 1..STARTS {
            if started.is_ok() {
                break;
            }
            started = Driver::start_once();
        }
        started
    }

    /// It and its browsers have a home of their own, which they litter.
    fn start_once() -> Result<Driver, Trouble> {
        let home = TempDir::with_prefix("khroma-browser-")?;
        let mut command = Command::new("chromedriver");
        // A group of its own: a browser outlives its driver, but not its group.
        command.arg("--port=0").env("HOME", home.path()).env("TMPDIR", home.path()).process_group(0);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let child = command.spawn().map_err(|error| format!("chromedriver does not start ({error}): make chromium"))?;
        let profile = home.path().join("profile").display().to_string();
        let mut driver = Driver { child, port: 0, profile, _home: home };
        driver.port = driver.listen()?;
        Ok(driver)
    }

    /// Reads what it says until it says where it listens.
    fn listen(&mut self) -> Result<u16, Trouble> {
        let mut lines = BufReader::new(self.child.stdout.take().ok_or("chromedriver says nothing")?).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        // What else it says must go somewhere, or it waits.
        std::thread::spawn(move || lines.for_each(drop));
        port.ok_or_else(|| "chromedriver does not say where it listens".into())
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// A folder for a browser's own files.
    pub(crate) fn profile(&self) -> &str {
        &self.profile
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A group that is gone already is fine.
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        let _ = self.child.wait();
    }
}
