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

/// What the page says in English, by the key of its text.
#[must_use]
pub fn said(key: &'static str) -> String {
    texts::Message::new("page", key).say(texts::Lang::En)
}

/// Whatever went wrong, with a sentence.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;
