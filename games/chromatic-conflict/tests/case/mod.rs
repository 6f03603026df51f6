//! Rule cases as text: a position, actions, what must hold. `tests/cases/README.md` says how they are written.

mod bless;
mod play;
mod read;
mod show;

use chromatic_conflict::ChromaticConflict;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// One named case of a file.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// The file, for people.
    pub(crate) file: String,
    /// The test's name: `cc_cap_3_equal_power_is_not_enough`.
    pub(crate) name: String,
    line: usize,
    steps: Vec<Step>,
}

/// A keyword at the start of a line, what stands behind it, and the indented lines below it.
#[derive(Clone, Debug)]
struct Step {
    line: usize,
    keyword: String,
    rest: String,
    block: Vec<String>,
}

/// What a picture in a file should say: the lines `from` up to `to`, counted from 0, become `lines`.
struct Patch {
    from: usize,
    to: usize,
    lines: Vec<String>,
}

/// The cases of a text.
///
/// # Errors
/// Whatever is malformed: a text without cases, a title without an ID of the catalogue, a case that expects nothing.
pub(crate) fn read(file: &str, text: &str) -> Result<Vec<Case>, String> {
    read::read(file, text, &catalogue())
}

/// Plays a case.
///
/// # Errors
/// The first line of it that does not hold, and why.
pub(crate) fn run(game: &ChromaticConflict, case: &Case) -> Result<(), String> {
    play::run(game, case, &mut None)
}

/// Rewrites the pictures of a text as they come. What else is wrong with a case is told when it is run.
///
/// # Errors
/// A text that cannot be read.
pub(crate) fn bless(game: &ChromaticConflict, file: &str, text: &str) -> Result<String, String> {
    let mut patches = Some(Vec::new());
    for case in read(file, text)? {
        let _ = play::run(game, &case, &mut patches);
    }
    Ok(bless::patched(text, patches.unwrap_or_default()))
}

/// All case files of the crate, in the order of their names.
pub(crate) fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let entries = std::fs::read_dir(&folder).expect("the folder of the cases is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "case")).collect();
    files.sort();
    files
}

/// The game that the cases are played by.
pub(crate) fn game() -> Arc<ChromaticConflict> {
    Arc::new(ChromaticConflict::standard())
}

/// All IDs of rules and worked cases that the catalogue has.
fn catalogue() -> BTreeSet<String> {
    let text = include_str!("../../../../docs/rules/chromatic-conflict.md");
    let marked = text.split("**").skip(1).step_by(2);
    marked.filter(|word| read::is_id(word)).map(str::to_owned).collect()
}
