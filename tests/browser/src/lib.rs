//! The page in a real browser: Debian's chromium, steered through its driver.
//!
//! A test opens a [`Site`] and a [`Browser`] that looks at it, and ends with [`Browser::finish`], which fails if the
//! browser's console has errors. Pictures of the page are left in `target/screenshots`.

mod anything;
mod browser;
mod command;
mod driver;
mod finger;
mod line;
mod pictures;
pub mod saved;
mod site;
mod touching;

pub use browser::{Browser, Screen};
pub use fantoccini::elements::Element;
pub use fantoccini::key::Key;
pub use line::Line;
pub use site::Site;
pub use touching::Turn;

/// Whatever went wrong, with a sentence.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;
