//! Old games are only ever added to: `tests/corpus/ledger.txt` has the SHA-256 of every file that a release left, and of every
//! content that was released.

use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the ledger is.
pub const LEDGER: &str = "tests/corpus/ledger.txt";

/// The files that are never changed, by their paths, each with its SHA-256.
///
/// # Errors
/// If a folder cannot be read.
pub fn kept(root: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut files = Vec::new();
    for folder in ["tests/corpus", "content/archive"] {
        below(&root.join(folder), &mut files)?;
    }
    for game in fs::read_dir(root.join("games"))? {
        let game = game?.path();
        // The rules of a game may be a crate of their own.
        for folder in ["tests/transcripts", "rules/tests/transcripts"].map(|folder| game.join(folder)) {
            if folder.is_dir() {
                below(&folder, &mut files)?;
            }
        }
    }
    let mut kept = BTreeMap::new();
    for path in files {
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if name != LEDGER && !name.ends_with("README.md") {
            let hash: String = Sha256::digest(fs::read(&path)?).iter().map(|byte| format!("{byte:02x}")).collect();
            kept.insert(name, hash);
        }
    }
    Ok(kept)
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            below(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The ledger as text: a line for each file.
#[must_use]
pub fn written(kept: &BTreeMap<String, String>) -> String {
    kept.iter().map(|(path, hash)| format!("{hash}  {path}\n")).collect()
}

/// What differs between a ledger and the files that are there.
#[must_use]
pub fn differences(ledger: &str, kept: &BTreeMap<String, String>) -> Vec<String> {
    let known: BTreeMap<&str, &str> =
        ledger.lines().filter_map(|line| line.split_once("  ")).map(|(hash, path)| (path, hash)).collect();
    let mut wrong = Vec::new();
    for (path, hash) in &known {
        match kept.get(*path) {
            None => wrong.push(format!("{path} is gone: what a release wrote is kept for ever")),
            Some(now) if now != hash => wrong.push(format!("{path} was changed: what a release wrote is never rewritten")),
            Some(_) => {}
        }
    }
    let new = kept.keys().filter(|path| !known.contains_key(path.as_str()));
    wrong.extend(new.map(|path| format!("{path} is new: write it down with 'NEW_TRANSCRIPTS=1 cargo test -p house-tests'")));
    wrong
}
