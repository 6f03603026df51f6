//! What the page says: one file for each language and domain, fetched when it is wanted.

use crate::{File, Result, Sources};
use std::path::{Path, PathBuf};

/// The shared domains that a page uses.
const SHARED: [&str; 2] = ["common", "page"];

/// The texts of a domain in a language.
#[derive(Clone, Debug)]
pub struct Texts {
    /// The code of the language.
    pub lang: String,
    /// The name of the domain: of a game, or a shared one.
    pub domain: String,
    /// All of them.
    pub file: File,
}

/// All texts that the page may fetch, by language.
pub(crate) fn all(house: &Path, sources: &Sources) -> Result<Vec<Texts>> {
    let (shared, games) = (house.join("texts"), house.join("games"));
    let mut all = Vec::new();
    for lang in sources.names(&shared)?.into_iter().filter(|name| is_language(name)) {
        let mut put = |domain: &str, paths: &[PathBuf]| -> Result<()> {
            let file = File::hashed(&format!("texts-{lang}-{domain}.ftl"), joined(paths, sources)?)?;
            all.push(Texts { lang: lang.clone(), domain: domain.to_owned(), file });
            Ok(())
        };
        for domain in SHARED {
            put(domain, &[shared.join(&lang).join(format!("{domain}.ftl"))])?;
        }
        for game in sources.names(&games)? {
            let paths = files(&games.join(&game).join("texts").join(&lang), sources)?;
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

/// The texts in a folder, in the order of their names; none if there is no such folder.
fn files(folder: &Path, sources: &Sources) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let names = sources.names(folder)?.into_iter().filter(|name| name.ends_with(".ftl"));
    Ok(names.map(|name| folder.join(name)).collect())
}

/// What is in these files, one after another.
fn joined(paths: &[PathBuf], sources: &Sources) -> Result<String> {
    let mut text = String::new();
    for path in paths {
        text += &sources.text(path)?;
        text.push('\n');
    }
    Ok(text)
}
