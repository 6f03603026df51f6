//! The files of the page: from what lies in `web`, `texts` and `games`, and from the module that the compiler makes.
//!
//! The build of the page puts them into a program; the development loop puts them together anew whenever one of them changes.
//! Nothing is compressed here.

#[cfg(feature = "bind")]
mod bind;
mod file;
mod module;
mod page;
mod sources;
mod texts;

#[cfg(feature = "bind")]
pub use bind::{bind, compiler};
pub use file::File;
pub use module::Module;
pub use page::{Code, Page, nothing, page};
pub use sources::Sources;
pub use texts::Texts;

use std::error::Error;

/// Why there is no page: for whoever builds it.
pub type Result<T> = std::result::Result<T, Box<dyn Error>>;
