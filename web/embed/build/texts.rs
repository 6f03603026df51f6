//! What the page says: one file for each language and domain, fetched when it is wanted.

use crate::file::File;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The shared domains that a page uses.
const SHARED: [&str; 2] = ["common", "page"];

/// The texts of a domain in a language.
pub(crate) struct Texts {
    /// The code of the language.
    pub(crate) lang: String,
    /// The name of the domain: of a game, or a shared one.
    pub(crate) domain: String,
    /// All of them.
    pub(crate) file: File,
}

/// All texts that the page may fetch, by language.
pub(crate) fn all(house: &Path) -> Result<Vec<Texts>, Box<dyn Error>> {
    let (shared, games) = (house.join("texts"), house.join("games"));
    println!("cargo::rerun-if-changed={}", games.display());
    let mut all = Vec::new();
    for lang in names(&shared)?.into_iter().filter(|name| is_language(name)) {
        let mut put = |domain: &str, paths: &[PathBuf]| -> Result<(), Box<dyn Error>> {
            let file = File::hashed(&format!("texts-{lang}-{domain}.ftl"), joined(paths)?)?;
            all.push(Texts { lang: lang.clone(), domain: domain.to_owned(), file });
            Ok(())
        };
        for domain in SHARED {
            put(domain, &[shared.join(&lang).join(format!("{domain}.ftl"))])?;
        }
        for game in names(&games)? {
            let paths = files(&games.join(&game).join("texts").join(&lang))?;
            if !paths.is_empty() {
                put(&game, &paths)?;
            }
        }
    }
    Ok(all)
}

/// The table by which the page finds them: `en/common=/assets/...`, one after another.
pub(crate) fn table(all: &[Texts]) -> String {
    let line = |texts: &Texts| format!("{}/{}={}", texts.lang, texts.domain, texts.file.path);
    all.iter().map(line).collect::<Vec<_>>().join(" ")
}

/// Two letters: other folders beside the languages hold code.
fn is_language(name: &str) -> bool {
    name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// The names of what is in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names =
        entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    names.sort();
    Ok(names)
}

/// The texts in a folder, in the order of their names; none if there is no such folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    Ok(names(folder)?.into_iter().filter(|name| name.ends_with(".ftl")).map(|name| folder.join(name)).collect())
}

/// What is in these files, one after another.
fn joined(paths: &[PathBuf]) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    for path in paths {
        println!("cargo::rerun-if-changed={}", path.display());
        text += &fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        text.push('\n');
    }
    Ok(text)
}
