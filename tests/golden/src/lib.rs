//! Files that tests compare with what comes out now: tree counts, playthroughs, transcripts, samples of a page; and the
//! pages that teach a game. A game's tests name them and ask for all that is wrong with them.
//!
//! `BLESS=1` rewrites files instead of comparing them: read the difference before you keep it.

mod buttons;
mod notation;
mod scene;
mod sentences;
mod teaching;
mod tour;
mod transcripts;

pub use buttons::{compare_buttons, keys};
pub use notation::{assert_misread, read_again};
pub use scene::{compare_scene, drawings, listing, looks, texts};
pub use sentences::{RECORDED, Sentences, assert_said_the_same_later, assert_sound, blemish, both, flaw, variant, wander};
pub use teaching::{endings, learn_page, lesson};
pub use tour::Tour;
pub use transcripts::{changes_are_noticed, replay_for_ever};

use laws::recount;
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::Notation;

/// The folder `tests/<name>` of the crate whose manifest is in `crate_folder`: `env!("CARGO_MANIFEST_DIR")`.
#[must_use]
pub fn folder(crate_folder: &str, name: &str) -> PathBuf {
    Path::new(crate_folder).join("tests").join(name)
}

/// All text files of a folder, by name.
///
/// # Panics
/// If the folder cannot be read.
#[must_use]
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

/// Asks that a game has the content that it was released with: players' transcripts name its digest, and replay with no other.
/// A refactoring that changes no number changes no digest.
///
/// # Panics
/// If it has another.
pub fn assert_shipped(content: &str, digest: &str) {
    assert_eq!(
        content, digest,
        "the numbers that the game is played by have changed. If that is meant: note it in docs/decisions, write the new \
         digest in the test, and run 'make release', so that games that are begun with it can always be read"
    );
}

/// The text of a file.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Rewrites the file if the variable asks for it, else says where it differs.
///
/// # Errors
/// The first line that differs, or why the file cannot be written.
pub fn compare(path: &Path, fresh: &str, variable: &str) -> Result<(), String> {
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

/// The position of a file with counted trees, `tests/counts/<name>.txt` of the crate whose manifest is in `crate_folder`.
///
/// # Panics
/// If it cannot be read.
#[must_use]
pub fn counted<G: Notation>(game: &G, crate_folder: &str, name: &str) -> G::State {
    let path = folder(crate_folder, "counts").join(format!("{name}.txt"));
    let text = read(&path);
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("leaves ")).collect();
    game.read_position(&lines.join("\n")).unwrap_or_else(|misread| panic!("{}: {misread}", path.display()))
}

/// Counts the trees of all files of a folder again, see [`recount`]. All that is wrong.
#[must_use]
pub fn count_again<G: Notation>(game: &G, folder: &Path) -> Vec<String> {
    let again = |path: &PathBuf| {
        let fresh = recount(game, &read(path)).map_err(|message| format!("{}: {message}", path.display()));
        fresh.and_then(|fresh| compare(path, &fresh, "BLESS")).err()
    };
    files(folder).iter().filter_map(again).collect()
}

/// The fenced blocks of a kind on a page, each with the line on which it starts.
///
/// # Panics
/// If a block is not closed.
#[must_use]
pub fn blocks(page: &str, kind: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, &str, String)> = None;
    for (index, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((index + 2, kind, String::new())),
            (Some(_), Some(_)) => {
                if let Some((line, found, text)) = open.take()
                    && found == kind
                {
                    blocks.push((line, text));
                }
            }
            (None, Some((_, _, text))) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block of the page is not closed");
    blocks
}
