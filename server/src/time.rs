//! What time it is.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = u64;

/// A clock on the wall, or one that a test turns by hand.
#[derive(Clone)]
pub struct Time(Arc<dyn Fn() -> Millis + Send + Sync>);

impl Time {
    /// The machine's clock.
    #[must_use]
    pub fn of_machine() -> Time {
        Time(Arc::new(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)))
    }

    /// A clock that shows what this says.
    pub fn from(show: impl Fn() -> Millis + Send + Sync + 'static) -> Time {
        Time(Arc::new(show))
    }

    /// What it shows.
    #[must_use]
    pub fn now(&self) -> Millis {
        (self.0)()
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Time({})", self.now())
    }
}
