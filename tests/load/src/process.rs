//! The other process, whose processor time is measured.

use crate::Outcome;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A process of our own that serves something.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub(crate) address: String,
}

impl Process {
    /// Starts this program in another role; the first line that it prints is where it listens.
    pub(crate) fn start(arguments: &[&str]) -> Outcome<Process> {
        let mut child = Command::new(std::env::current_exe()?).args(arguments).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut address)?;
        Ok(Process { child, address: address.trim().to_owned() })
    }

    /// The processor time that it has used.
    pub(crate) fn used(&self) -> Outcome<Duration> {
        // The kernel counts in hundredths of a second there.
        const TICK: Duration = Duration::from_millis(10);
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields = stat.rsplit(") ").next().ok_or("no fields")?;
        let mut times = fields.split(' ').skip(11).take(2).map(str::parse::<u32>);
        let (user, system) = (times.next().ok_or("no time")??, times.next().ok_or("no time")??);
        Ok(TICK * (user + system))
    }

    /// The memory that it holds, in MiB.
    pub(crate) fn memory(&self) -> Outcome<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse::<u64>()? / 1024)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It has nothing to finish.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
