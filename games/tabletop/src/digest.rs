//! Short digests of texts, for transcripts and content.

use crate::hex;
use sha2::{Digest, Sha256};

/// 16 hexadecimal digits that change when the text does (the head of its SHA-256).
#[must_use]
pub fn digest_of(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    hex(&hash[..8])
}

/// 8 hexadecimal digits, for each line of a transcript.
#[must_use]
pub fn check_of(text: &str) -> String {
    digest_of(text)[..8].to_owned()
}
