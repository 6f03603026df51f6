//! Whether something has changed that a compiler reads.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Where such files are.
const PLACES: [&str; 12] =
    ["Cargo.toml", "Cargo.lock", "archive", "bots", "content", "games", "judgement", "server", "stage", "texts", "web", "wire"];
/// How those end that no compiler reads, though they lie beside the others: the server reads them at each request.
const OTHERS: [&str; 10] = ["css", "ftl", "html", "ico", "js", "md", "png", "py", "svg", "webmanifest"];
/// Folders of tests hold nothing that is served.
const TESTS: [&str; 2] = ["tests", "examples"];

/// What was there, and when it was changed.
type Perspective = BTreeMap<PathBuf, SystemTime>;

/// The sources of a workspace.
#[derive(Debug)]
pub(crate) struct Watch {
    house: PathBuf,
    seen: Perspective,
}

impl Watch {
    pub(crate) fn new(house: &Path) -> Watch {
        Watch { house: house.to_owned(), seen: seen(house) }
    }

    /// Whether a source was changed, added or removed since this was asked last.
    pub(crate) fn has_changed(&mut self) -> bool {
        let now = seen(&self.house);
        let changed = now != self.seen;
        self.seen = now;
        changed
    }
}

fn seen(house: &Path) -> Perspective {
    let mut seen = Perspective::new();
    let mut rest: Vec<PathBuf> = PLACES.iter().map(|place| house.join(place)).collect();
    while let Some(path) = rest.pop() {
        // What has gone meanwhile is not there.
        let Ok(found) = fs::metadata(&path) else { continue };
        let is = |names: &[&str], name: Option<&std::ffi::OsStr>| name.is_some_and(|name| names.iter().any(|one| name == *one));
        if found.is_dir() {
            let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
            if !hidden && !is(&TESTS, path.file_name()) {
                rest.extend(fs::read_dir(&path).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path()));
            }
        } else if !is(&OTHERS, path.extension())
            && let Ok(changed) = found.modified()
        {
            seen.insert(path, changed);
        }
    }
    seen
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Watch;
    use std::fs;

    #[test]
    fn what_compilers_read_is_watched_and_nothing_else() {
        let house = tempfile::tempdir().unwrap();
        let at = |path: &str| house.path().join(path);
        for folder in ["games/one/src", "games/one/tests", "games/one/texts/en", "web", "docs"] {
            fs::create_dir_all(at(folder)).unwrap();
        }
        fs::write(at("games/one/src/lib.rs"), "1").unwrap();
        let mut watch = Watch::new(house.path());
        assert!(!watch.has_changed());
        for path in ["web/style.css", "games/one/texts/en/words.ftl", "games/one/tests/main.rs", "docs/figures.md"] {
            fs::write(at(path), "2").unwrap();
            assert!(!watch.has_changed(), "{path}");
        }
        fs::write(at("games/one/src/new.rs"), "3").unwrap();
        assert!(watch.has_changed());
        assert!(!watch.has_changed());
        fs::File::open(at("games/one/src/lib.rs")).unwrap().set_modified(std::time::UNIX_EPOCH).unwrap();
        assert!(watch.has_changed());
        fs::remove_file(at("games/one/src/new.rs")).unwrap();
        assert!(watch.has_changed());
    }
}
