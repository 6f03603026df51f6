//! Files are read, and it is remembered which ones.

use crate::Result;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What a page was made of: files, and folders whose lists of files mattered. When one of them changes, the page does.
#[derive(Debug, Default)]
pub struct Sources(RefCell<BTreeMap<PathBuf, Option<Stamp>>>);

/// When something was changed last, and how long it was then: two changes may come within one tick of the clock.
type Stamp = (SystemTime, u64);

impl Sources {
    /// All of them, by path.
    #[must_use]
    pub fn paths(&self) -> Vec<PathBuf> {
        self.0.borrow().keys().cloned().collect()
    }

    /// Whether one of them is not as it was when it was read, or if there are none yet.
    #[must_use]
    pub fn have_changed(&self) -> bool {
        let known = self.0.borrow();
        known.is_empty() || known.iter().any(|(path, then)| stamp(path) != *then)
    }

    /// Remembers something that is about to be read: whatever changes from now on is a change.
    pub(crate) fn add(&self, path: &Path) {
        self.0.borrow_mut().entry(path.to_owned()).or_insert_with(|| stamp(path));
    }

    /// What is in a file.
    pub(crate) fn read(&self, path: &Path) -> Result<Vec<u8>> {
        self.add(path);
        fs::read(path).map_err(|error| format!("{}: {error}", path.display()).into())
    }

    /// The text in a file.
    pub(crate) fn text(&self, path: &Path) -> Result<String> {
        self.add(path);
        fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
    }

    /// The names of what is in a folder, sorted.
    pub(crate) fn names(&self, folder: &Path) -> Result<Vec<String>> {
        self.add(folder);
        let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        let mut names = names.collect::<Result<Vec<_>>>()?;
        names.sort();
        Ok(names)
    }
}

/// Nothing if it is not there.
fn stamp(path: &Path) -> Option<Stamp> {
    let found = fs::metadata(path).ok()?;
    Some((found.modified().ok()?, found.len()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Sources;
    use std::fs;

    #[test]
    fn files_and_lists_of_files_that_change_are_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a/one.txt");
        fs::create_dir(folder.path().join("a")).unwrap();
        fs::write(&file, "1").unwrap();
        let read = || {
            let sources = Sources::default();
            sources.names(&folder.path().join("a")).unwrap();
            // What is not there may come.
            assert!(sources.text(&folder.path().join("later.txt")).is_err());
            sources.text(&file).unwrap();
            assert!(!sources.have_changed());
            sources
        };
        assert!(Sources::default().have_changed());
        let known = read();
        fs::write(&file, "22").unwrap();
        assert!(known.have_changed());
        let known = read();
        fs::write(folder.path().join("a/two.txt"), "1").unwrap();
        assert!(known.have_changed());
        let known = read();
        fs::write(folder.path().join("later.txt"), "1").unwrap();
        assert!(known.have_changed());
        assert_eq!(known.paths().len(), 3);
    }
}
