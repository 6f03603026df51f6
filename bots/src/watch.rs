//! When to stop thinking.

use crate::Budget;
use std::time::Duration;

/// A clock: the time since a moment that never changes.
pub type Clock = fn() -> Duration;

/// Says when a budget is used up.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    budget: Budget,
    clock: Option<Clock>,
    start: Duration,
}

/// Where there is no clock, time is counted in iterations, at a rate that fast machines do not exceed.
const ITERATIONS_PER_MS: u64 = 50;

impl Watch {
    /// Starts now, by this clock.
    #[must_use]
    pub fn start(budget: Budget, clock: Option<Clock>) -> Watch {
        Watch { budget, clock, start: clock.map_or(Duration::ZERO, |clock| clock()) }
    }

    /// Whether there is no more time, after so many iterations.
    #[must_use]
    pub fn is_up(&self, iterations: u32) -> bool {
        match (self.budget, self.clock) {
            (Budget::Iterations(most), _) => iterations >= most,
            (Budget::Time(time), Some(clock)) => clock() - self.start >= time,
            (Budget::Time(time), None) => u64::from(iterations) >= time.as_millis() as u64 * ITERATIONS_PER_MS,
        }
    }
}

/// The clock of the machine, where the standard library has one.
#[must_use]
pub fn machine_clock() -> Option<Clock> {
    #[cfg(target_arch = "wasm32")]
    return None;
    #[cfg(not(target_arch = "wasm32"))]
    Some(|| {
        static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
        START.get_or_init(std::time::Instant::now).elapsed()
    })
}
