//! What came out.

use std::time::Duration;

/// What was measured.
#[derive(Default)]
pub(crate) struct Report {
    /// How long each message took.
    pub(crate) latencies: Vec<Duration>,
    /// The bytes that clients were sent for them.
    pub(crate) bytes: u64,
    /// The processor time of the server for all of them.
    pub(crate) used: Duration,
    /// The memory of the server, in MiB.
    pub(crate) memory: u64,
    /// What went wrong.
    pub(crate) errors: usize,
}

impl Report {
    pub(crate) fn print(mut self, name: &str) {
        self.latencies.sort();
        let at = |part: f64| {
            let index = (self.latencies.len() as f64 * part) as usize;
            self.latencies.get(index.min(self.latencies.len().saturating_sub(1))).map_or(0.0, |took| took.as_secs_f64() * 1e3)
        };
        let count = self.latencies.len().max(1);
        println!(
            "{name:>10}: {} messages, {} errors, p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms; {:.0} µs of processor and {} bytes each, {} MiB",
            self.latencies.len(),
            self.errors,
            at(0.5),
            at(0.99),
            at(1.0),
            self.used.as_secs_f64() * 1e6 / count as f64,
            self.bytes / count as u64,
            self.memory,
        );
    }
}
