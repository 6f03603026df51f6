//! The files of all languages that come with the program.

use crate::Lang;

/// A file of texts as it is shipped.
#[derive(Clone, Copy, Debug)]
#[cfg(feature = "shipped")]
pub struct ShippedFile {
    /// The code of its language.
    pub lang: &'static str,
    /// Its domain.
    pub domain: &'static str,
    /// What it is called: `domain/lang/part.ftl`.
    pub name: &'static str,
    /// What is in it.
    pub source: &'static str,
}

/// All files of texts.
#[cfg(feature = "shipped")]
pub const SHIPPED: &[ShippedFile] = include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The files of a domain in a language, if there are any.
#[cfg(feature = "shipped")]
pub(crate) fn sources(lang: Lang, domain: &str) -> Option<Vec<String>> {
    let files = SHIPPED.iter().filter(|file| file.lang == lang.code() && file.domain == domain);
    let sources: Vec<String> = files.map(|file| file.source.to_owned()).collect();
    (!sources.is_empty()).then_some(sources)
}

/// The same, read from where they lie.
#[cfg(not(feature = "shipped"))]
pub(crate) fn sources(lang: Lang, domain: &str) -> Option<Vec<String>> {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let shared = here.join(lang.code()).join(format!("{domain}.ftl"));
    if let Ok(source) = std::fs::read_to_string(shared) {
        return Some(vec![source]);
    }
    let folder = here.join("../games").join(domain).join("texts").join(lang.code());
    let mut files: Vec<_> = std::fs::read_dir(folder).ok()?.filter_map(Result::ok).map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    Some(files.iter().filter_map(|file| std::fs::read_to_string(file).ok()).collect())
}
