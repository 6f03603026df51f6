//! A file of the page: named by what is in it, and pressed.

use brotli::enc::BrotliEncoderParams;
use sha2::{Digest, Sha256};
use std::error::Error;

/// A file as the server sends it.
pub(crate) struct File {
    /// Its address.
    pub(crate) path: String,
    /// What kind of file it is.
    pub(crate) content_type: &'static str,
    /// What is in it.
    pub(crate) bytes: Vec<u8>,
    /// The same, pressed, if that is worth while.
    pub(crate) brotli: Option<Vec<u8>>,
    /// Whether its name changes with what is in it.
    pub(crate) immutable: bool,
    /// Names what is in it.
    pub(crate) hash: String,
}

impl File {
    /// A file that is always at the same address.
    pub(crate) fn plain(path: &str, bytes: impl Into<Vec<u8>>) -> Result<File, Box<dyn Error>> {
        let bytes = bytes.into();
        let content_type = content_type(path)?;
        let (hash, brotli) = (hash(&bytes), press(&bytes)?);
        Ok(File { path: path.to_owned(), content_type, bytes, brotli, immutable: false, hash })
    }

    /// A file whose address has its hash before the ending: `/assets/web-0123456789abcdef.js`.
    pub(crate) fn hashed(name: &str, bytes: impl Into<Vec<u8>>) -> Result<File, Box<dyn Error>> {
        let file = File::plain(name, bytes)?;
        let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no ending"))?;
        Ok(File { path: format!("/assets/{stem}-{}.{ending}", file.hash), immutable: true, ..file })
    }

    /// A file at an address that has this hash in it, for files that name each other.
    pub(crate) fn named(path: String, hash: String, bytes: impl Into<Vec<u8>>) -> Result<File, Box<dyn Error>> {
        let file = File::plain(&path, bytes)?;
        Ok(File { immutable: true, hash, ..file })
    }

    /// How many bytes go over the network.
    pub(crate) fn sent(&self) -> usize {
        self.brotli.as_ref().map_or(self.bytes.len(), Vec::len)
    }
}

/// Sixteen hexadecimal digits.
pub(crate) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn content_type(path: &str) -> Result<&'static str, Box<dyn Error>> {
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

fn press(bytes: &[u8]) -> Result<Option<Vec<u8>>, Box<dyn Error>> {
    let how = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut pressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut pressed, &how)?;
    Ok((pressed.len() < bytes.len()).then_some(pressed))
}
