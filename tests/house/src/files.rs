//! The files of the house.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A text file.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its path from the root of the house, with `/`.
    pub path: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// A file that is not on disk.
    #[must_use]
    pub fn new(path: &str, text: &str) -> Source {
        Source { path: path.to_owned(), text: text.to_owned() }
    }
}

/// Where the house stands.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// One file, by its path from the root.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &str) -> io::Result<Source> {
    let text = fs::read_to_string(root().join(path));
    text.map(|text| Source { path: path.to_owned(), text })
        .map_err(|error| io::Error::new(error.kind(), format!("{path}: {error}")))
}

/// All files below a folder whose names end so, by path. Build folders and hidden ones are left out; a folder that is not
/// there has no files.
///
/// # Errors
/// If one cannot be read.
pub fn sources(folder: &str, ending: &str) -> io::Result<Vec<Source>> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        if !root().join(&folder).is_dir() {
            continue;
        }
        for entry in fs::read_dir(root().join(&folder))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = folder.join(&name);
            if entry.file_type()?.is_dir() {
                if name != "target" && name != "node_modules" && !name.starts_with('.') {
                    folders.push(path);
                }
            } else if name.ends_with(ending) {
                found.push(read(&path.to_string_lossy().replace('\\', "/"))?);
            }
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}
