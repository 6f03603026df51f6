//! What is counted, for those who run a server.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows, or goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn take_one(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often something took how long.
#[derive(Debug, Default)]
pub(crate) struct Durations {
    buckets: [Counter; BOUNDS.len()],
    count: Counter,
    microseconds: Counter,
}

/// Upper bounds, in seconds.
const BOUNDS: [f64; 10] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0];

impl Durations {
    pub(crate) fn observe(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        BOUNDS.iter().zip(&self.buckets).filter(|(bound, _)| seconds <= **bound).for_each(|(_, bucket)| bucket.add(1));
        self.count.add(1);
        self.microseconds.add(took.as_micros() as u64);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: Counter,
    pub(crate) slots: Counter,
    pub(crate) thinking: Counter,
    pub(crate) opened: Counter,
    pub(crate) accepted: Counter,
    pub(crate) refused: Counter,
    pub(crate) stale: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) told: Counter,
    pub(crate) loaded: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) time_outs: Counter,
    pub(crate) append: Durations,
    pub(crate) load: Durations,
}

impl Metrics {
    /// As text in the format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let plain = [
            ("sockets", "gauge", "Open WebSockets", &self.sockets),
            ("slots", "gauge", "Tables in memory", &self.slots),
            ("bots_thinking", "gauge", "Decisions that bots think about or that wait for one", &self.thinking),
            ("tables_opened_total", "counter", "Tables opened", &self.opened),
            ("accepted_total", "counter", "Entries written", &self.accepted),
            ("refused_total", "counter", "Requests refused", &self.refused),
            ("stale_total", "counter", "Appends that came second", &self.stale),
            ("store_errors_total", "counter", "Failures of the store", &self.store_errors),
            ("told_total", "counter", "Messages sent to clients", &self.told),
            ("loaded_total", "counter", "Tables rebuilt from their logs", &self.loaded),
            ("bot_moves_total", "counter", "Decisions of bots", &self.bot_moves),
            ("time_outs_total", "counter", "Seats whose time ran out", &self.time_outs),
        ];
        for (name, kind, help, counter) in plain {
            let _ =
                write!(text, "# HELP khroma_{name} {help}.\n# TYPE khroma_{name} {kind}\nkhroma_{name} {}\n", counter.value());
        }
        let spread = [
            ("append_seconds", "From a decision to its entry on disk", &self.append),
            ("load_seconds", "To rebuild a table from its log", &self.load),
        ];
        for (name, help, durations) in spread {
            let _ = write!(text, "# HELP khroma_{name} {help}.\n# TYPE khroma_{name} histogram\n");
            for (bound, bucket) in BOUNDS.iter().zip(&durations.buckets) {
                let _ = writeln!(text, "khroma_{name}_bucket{{le=\"{bound}\"}} {}", bucket.value());
            }
            let (count, sum) = (durations.count.value(), durations.microseconds.value() as f64 / 1e6);
            let _ = write!(
                text,
                "khroma_{name}_bucket{{le=\"+Inf\"}} {count}\nkhroma_{name}_sum {sum}\nkhroma_{name}_count {count}\n"
            );
        }
        text
    }
}
