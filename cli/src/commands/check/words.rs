//! Files of texts: a folder for each language.

use crate::context::Context;
use crate::input::{Source, Unread};
use arcade::{AnyGame, ContentError};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use texts::{COMMON, Fault, SHIPPED, TextFile, check};

/// The language that others are compared with.
const BASE: &str = "en";

/// What was found in a folder.
pub(super) struct Looked {
    /// How many files of texts are in it.
    pub(super) files: usize,
    /// What is wrong with them.
    pub(super) errors: Vec<ContentError>,
}

/// A file that was read.
struct Read {
    name: String,
    lang: String,
    domain: String,
    source: String,
    /// Whether it was asked about; others are there to compare with.
    asked: bool,
}

/// Looks at the texts in a folder: the folder of one language, or one with such folders. Nothing if there are none.
pub(super) fn look(context: &Context, folder: &Path) -> Option<Looked> {
    let alone = !files_in(folder).is_empty();
    let (root, folders) = if alone {
        let real = fs::canonicalize(folder).ok()?;
        (real.parent()?.to_owned(), vec![folder.to_owned()])
    } else {
        (fs::canonicalize(folder).ok()?, entries(folder, |path| !files_in(path).is_empty()))
    };
    if folders.is_empty() {
        return None;
    }
    let (mut read, mut errors) = (Vec::new(), Vec::new());
    for folder in &folders {
        read_all(context, &root, folder, true, &mut read, &mut errors);
    }
    let files = read.len() + errors.len();
    let english = root.join(BASE);
    if alone && read.iter().all(|file| file.lang != BASE) {
        read_all(context, &root, &english, false, &mut read, &mut Vec::new());
    }
    let asked: BTreeSet<String> =
        read.iter().filter(|file| file.asked).flat_map(|file| [file.name.clone(), file.domain.clone()]).collect();
    add_shipped(&mut read);
    let faults = check(&read.iter().map(Read::as_file).collect::<Vec<_>>());
    let ours = faults.into_iter().filter(|fault| asked.contains(&fault.file));
    errors.extend(ours.map(|Fault { file, line, reason }| ContentError { file, line, reason }));
    errors.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
    Some(Looked { files, errors })
}

impl Read {
    fn as_file(&self) -> TextFile<'_> {
        let Read { name, lang, domain, source, .. } = self;
        TextFile { name, lang, domain, source }
    }
}

/// What is in a folder and wanted, sorted.
fn entries(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = entries.filter(|path| wanted(path)).collect();
    found.sort();
    found
}

/// The files of texts in a folder.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    entries(folder, |path| path.is_file() && path.extension().is_some_and(|ending| ending == "ftl"))
}

fn read_all(context: &Context, root: &Path, folder: &Path, asked: bool, read: &mut Vec<Read>, errors: &mut Vec<ContentError>) {
    let real = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let lang = real.file_name().and_then(OsStr::to_str).unwrap_or_default().to_owned();
    let shared = folder.join(COMMON).with_extension("ftl").is_file();
    for path in files_in(folder) {
        match Source::read(context, &path) {
            Ok(Source { name, text }) => {
                let domain = domain_of(root, shared, &path);
                read.push(Read { name, lang: lang.clone(), domain, source: text, asked });
            }
            Err(Unread { name, line, reason }) => errors.push(ContentError { file: name, line: line.unwrap_or(1), reason }),
        }
    }
}

/// The texts of a game lie in several files; others have a file for each domain.
fn domain_of(root: &Path, shared: bool, path: &Path) -> String {
    let name = |path: &Path| path.file_name().and_then(OsStr::to_str).unwrap_or_default().to_owned();
    let owner = match (name(root).as_str(), root.parent()) {
        ("texts", Some(above)) => name(above),
        (own, _) => own.to_owned(),
    };
    let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    let game = AnyGame::NAMES.contains(&owner.as_str());
    let known = || SHIPPED.iter().any(|file| file.domain == stem) && !AnyGame::NAMES.contains(&stem);
    if !game && (shared || known()) { stem.to_owned() } else { owner }
}

/// What texts are compared with and refer to, where it is not beside them: English, and what all domains see.
fn add_shipped(read: &mut Vec<Read>) {
    let langs: BTreeSet<String> = read.iter().map(|file| file.lang.clone()).collect();
    let domains: BTreeSet<String> = read.iter().map(|file| file.domain.clone()).collect();
    let has = |lang: &str, domain: &str| read.iter().any(|file| file.lang == lang && file.domain == domain);
    let lacks = |lang: &str, domain: &str| {
        !has(lang, domain) && (lang == BASE && domains.contains(domain) || domain == COMMON && langs.contains(lang))
    };
    let shipped = SHIPPED.iter().filter(|file| lacks(file.lang, file.domain));
    let more: Vec<Read> = shipped
        .map(|file| Read {
            name: file.name.to_owned(),
            lang: file.lang.to_owned(),
            domain: file.domain.to_owned(),
            source: file.source.to_owned(),
            asked: false,
        })
        .collect();
    read.extend(more);
}
