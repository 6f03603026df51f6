//! Stores for tests: a file that goes away, and a PostgreSQL cluster that does.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A file for SQLite in a folder of its own.
pub(crate) fn sqlite() -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("khroma.db").display().to_string();
    (folder, file)
}

/// A PostgreSQL cluster of our own.
pub(crate) struct Cluster {
    folder: TempDir,
    port: u16,
    server: Option<Child>,
}

impl Cluster {
    pub(crate) fn start() -> Cluster {
        let folder = TempDir::new().unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut cluster = Cluster { folder, port, server: None };
        // The server refuses to run as root; who is root lets the user postgres do it.
        if let Some((user, group)) = cluster.other_user() {
            chown(cluster.folder.path(), Some(user), Some(group)).unwrap();
        }
        let made =
            cluster.command("initdb").args(["-A", "trust", "-U", "khroma", "--no-sync", "-D"]).arg(cluster.data()).output();
        let made = made.unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        cluster.resume();
        cluster
    }

    /// Runs it again after it was stopped.
    pub(crate) fn resume(&mut self) {
        let port = self.port.to_string();
        let mut command = self.command("postgres");
        command.args(["-p", &port, "-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-k"]).arg(self.folder.path());
        command.arg("-D").arg(self.data()).stdout(Stdio::null()).stderr(Stdio::null());
        self.server = Some(command.spawn().unwrap());
        let begun = Instant::now();
        while !self.command("pg_isready").args(["-q", "-h", "127.0.0.1", "-p", &port]).status().unwrap().success() {
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not begin");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Stops it at once, as a crash would.
    pub(crate) fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let stopped = self.command("pg_ctl").args(["stop", "-m", "immediate", "-w", "-D"]).arg(self.data()).output();
            stopped.unwrap();
            server.wait().unwrap();
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://khroma@127.0.0.1:{}/postgres", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The user that the server runs as, if that is not us.
    fn other_user(&self) -> Option<(u32, u32)> {
        let id = |what: &str, user: &[&str]| {
            let output = Command::new("id").arg(what).args(user).output().unwrap();
            String::from_utf8(output.stdout).unwrap().trim().parse::<u32>().ok()
        };
        (id("-u", &[]) == Some(0)).then(|| (id("-u", &["postgres"]).unwrap(), id("-g", &["postgres"]).unwrap()))
    }

    fn command(&self, name: &str) -> Command {
        use std::os::unix::process::CommandExt as _;
        let mut command = Command::new(program(name));
        if let Some((user, group)) = self.other_user() {
            command.uid(user).gid(group);
        }
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Distributions keep the programs of the server in a folder of their version.
fn program(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).max();
    found.unwrap_or_else(|| Path::new(name).to_owned())
}
