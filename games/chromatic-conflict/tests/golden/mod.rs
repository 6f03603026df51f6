//! Files that tests compare with what comes out now. `BLESS=1` rewrites them instead: read the difference before you
//! keep it.
#![allow(dead_code, reason = "each test takes what it needs")]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// The folder `tests/<name>`.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// All text files of a folder, by name.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Rewrites the file if the variable asks for it, else says where it differs.
pub(crate) fn compare(path: &Path, fresh: &str, variable: &str) -> Result<(), String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    if text == fresh {
        return Ok(());
    }
    if std::env::var_os(variable).is_some() {
        return fs::write(path, fresh).map_err(|error| format!("{}: {error}", path.display()));
    }
    let line = text.lines().zip(fresh.lines()).take_while(|(old, new)| old == new).count();
    let [old, new] = [&*text, fresh].map(|text| text.lines().nth(line).unwrap_or("nothing"));
    Err(format!(
        "{}:{}:\n  the file says {old}\n  now it is     {new}\nIf that is meant, rewrite with {variable}=1.",
        path.display(),
        line + 1
    ))
}
