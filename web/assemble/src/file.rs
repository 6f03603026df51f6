//! A file of the page, named by what is in it.

use crate::Result;
use sha2::{Digest, Sha256};

/// A file as it is served.
#[derive(Clone, Debug)]
pub struct File {
    /// Its address.
    pub path: String,
    /// What kind of file it is.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// Whether its name changes with what is in it.
    pub immutable: bool,
    /// Names what is in it.
    pub hash: String,
}

impl File {
    /// A file that is always at the same address.
    pub(crate) fn plain(path: &str, bytes: impl Into<Vec<u8>>) -> Result<File> {
        let bytes = bytes.into();
        let (content_type, hash) = (content_type(path)?, hash(&bytes));
        Ok(File { path: path.to_owned(), content_type, bytes, immutable: false, hash })
    }

    /// A file whose address has its hash before the ending: `/assets/web-0123456789abcdef.js`.
    pub(crate) fn hashed(name: &str, bytes: impl Into<Vec<u8>>) -> Result<File> {
        let file = File::plain(name, bytes)?;
        let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no ending"))?;
        Ok(File { path: format!("/assets/{stem}-{}.{ending}", file.hash), immutable: true, ..file })
    }

    /// A file at an address that has this hash in it, for files that name each other.
    pub(crate) fn named(path: String, hash: String, bytes: impl Into<Vec<u8>>) -> Result<File> {
        let content_type = content_type(&path)?;
        Ok(File { path, content_type, bytes: bytes.into(), immutable: true, hash })
    }
}

/// Sixteen hexadecimal digits.
pub(crate) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn content_type(path: &str) -> Result<&'static str> {
    Ok(match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => return Err(format!("nobody knows what kind of file {path} is").into()),
    })
}
