//! What people read: messages by key and arguments, written in Project Fluent's format.
//!
//! A [`Message`] names a text and what stands in it. It knows no language: whoever shows it says it with [`Message::say`].
//! The texts themselves are files, a folder for each language; a *domain* is what belongs together (a game, the page, the
//! terminal) and sees the texts of its own and those of the domain `common`.
//!
//! Arguments may be messages themselves. Grammar is a matter of the files: a name has its forms as attributes, and the text in
//! which it stands picks the form that it needs.
//!
//! ```text
//! # fr
//! kind-crane = Grue
//!     .gender = feminine
//!     .the = la Grue
//! lifted = { $kind-the } est { $kind-gender ->
//!     [feminine] soulevée
//!    *[other] soulevé
//! }.
//! ```
//!
//! `$kind` is a message here; `$kind-the` is its attribute `the`. What has no such form is said as it is.
//!
//! A text that a language lacks is said in English, and counted ([`missing`]). Nothing panics for a wrong file: [`check`]
//! finds what is wrong in files, with their lines, before anybody reads them.

mod catalogue;
mod check;
mod lang;
mod message;
#[cfg(any(feature = "shipped", feature = "disk"))]
mod pseudo;
mod references;
#[cfg(any(feature = "shipped", feature = "disk"))]
mod shipped;

pub use catalogue::{keys, load, missing};
pub use check::{Fault, TextFile, check};
pub use lang::{Lang, UnknownLang};
pub use message::{Arg, Message};
#[cfg(any(feature = "shipped", feature = "disk"))]
pub use pseudo::{pseudo, strange};
#[cfg(feature = "shipped")]
pub use shipped::{SHIPPED, ShippedFile};

/// The domain that every other one sees.
pub const COMMON: &str = "common";
