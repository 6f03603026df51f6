//! What a game is played by: a version of its rules, and its content. `docs/versions.md` tells what raises what.

use crate::canonical::DIGEST_DIGITS;
use crate::{Game, PackFile};
use std::sync::Arc;

/// What a game is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The version of the rules, from 1.
    pub rules: u32,
    /// The digest of the content, without packs.
    pub content: String,
    /// Where the content comes from.
    pub origin: Origin,
}

/// Where content comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// It is compiled into the program.
    #[default]
    Shipped,
    /// It was shipped with another release, and whoever has the archive finds it by its digest.
    Archived(Arc<[PackFile]>),
    /// It is somebody's own, and travels with every game that is played by it.
    Own(Arc<[PackFile]>),
}

impl Edition {
    /// The newest rules of a game with content that is compiled into the program.
    #[must_use]
    pub fn newest<G: Game>(content: String) -> Edition {
        Edition { rules: G::RULES_VERSION, content, origin: Origin::Shipped }
    }

    /// The files that must travel with a game; none where the digest is enough to find them.
    #[must_use]
    pub fn own_files(&self) -> &[PackFile] {
        match &self.origin {
            Origin::Own(files) => files,
            Origin::Shipped | Origin::Archived(_) => &[],
        }
    }

    /// All files that this program was not compiled with.
    #[must_use]
    pub fn files(&self) -> &[PackFile] {
        match &self.origin {
            Origin::Own(files) | Origin::Archived(files) => files,
            Origin::Shipped => &[],
        }
    }
}

/// The digest of the content of the first release, as that release wrote it and as it is made since. It hashed what one
/// version of one program printed, which nobody can make again: with packs it is not even known beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstRelease {
    /// As it was written: 16 hexadecimal digits.
    pub written: &'static str,
    /// As it is made now.
    pub content: &'static str,
}

/// The digest by which content is known that a record names so. Only the first release wrote digests in another way; what it
/// wrote for content with packs over it stands for the content that it shipped.
#[must_use]
pub fn content_called<G: Game>(written: &str, packs: bool) -> &str {
    match G::FIRST_RELEASE {
        Some(first) if written == first.written || (packs && is_of_first_release(written)) => first.content,
        _ => written,
    }
}

/// Whether a digest has the form that the first release gave it.
#[must_use]
pub fn is_of_first_release(written: &str) -> bool {
    written.len() == DIGEST_DIGITS / 2 && is_hex(written)
}

/// Whether this can be the digest of content.
#[must_use]
pub fn is_digest(written: &str) -> bool {
    written.len() == DIGEST_DIGITS && is_hex(written)
}

fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
