//! Which files the page has, and how they name each other.

use crate::file::{File, hash};
use crate::module::{GLUE, LOADER, Module};
use crate::texts::{self, Texts};
use crate::{Result, Sources};
use std::collections::BTreeMap;
use std::path::Path;

/// Drawings that stand in the page itself, so that `<use href="#name">` finds them without fetching anything.
const INLINED: [&str; 5] = ["symbols.svg", "dark-threat.svg", "color-quest.svg", "coraquest.svg", "cards.svg"];

/// The icon as pictures, for systems that install the page and want no drawing.
const ICONS: [&str; 4] = ["icon-192.png", "icon-512.png", "maskable-512.png", "apple-touch-icon.png"];

/// All files of the page.
#[derive(Debug)]
pub struct Page {
    /// `index.html` first.
    pub files: Vec<File>,
    /// For each chunk the addresses of what is fetched for it.
    pub chunks: Vec<(String, Vec<String>)>,
    /// The address of each domain's texts, with their language and domain.
    pub texts: Vec<(String, String, String)>,
}

/// The page from the package in `web`, and from code that has its names already.
///
/// # Errors
/// If a file cannot be read, or does not fit the others.
pub fn page(web: &Path, code: &Code, sources: &Sources) -> Result<Page> {
    let read = |name: &str| sources.text(&web.join(name));
    let Code { glue, loader, wasm, chunk_files, chunks } = code;
    let loaded = |text: String| fill(&text, &[("glue", &glue.path), ("wasm", &wasm.path)]);
    let start = File::hashed("start.js", loaded(read("start.js")?)?)?;
    let worker = File::hashed("worker.js", loaded(read("worker.js")?)?)?;
    let style = File::hashed("style.css", read("shell.css")? + &read("style.css")?)?;

    let mut symbols = String::new();
    let mut plain =
        vec![File::plain("/manifest.webmanifest", read("manifest.webmanifest")?)?, File::plain("/icon.svg", read("icon.svg")?)?];
    for name in ICONS {
        plain.push(File::plain(&format!("/icons/{name}"), sources.read(&web.join("icons").join(name))?)?);
    }
    for (name, drawing) in drawings(web, sources)? {
        if INLINED.contains(&name.as_str()) {
            symbols += embeddable(&drawing);
        } else {
            plain.push(File::plain(&format!("/art/{name}"), drawing)?);
        }
    }

    let texts = texts::all(web.parent().ok_or("this package has moved")?, sources)?;
    let addresses = texts::table(&texts);
    let names = [
        ("glue", &glue.path),
        ("loader", &loader.path),
        ("wasm", &wasm.path),
        ("start", &start.path),
        ("worker", &worker.path),
        ("style", &style.path),
        ("symbols", &symbols),
        ("texts", &addresses),
    ];
    let index = File::plain("/index.html", fill(&read("index.html")?, &names.map(|(name, text)| (name, text.as_str())))?)?;
    let hashed: Vec<File> = [glue, loader, wasm, &start, &worker, &style].into_iter().chain(chunk_files).cloned().collect();
    let keeper = keeper(&read("sw.js")?, &index, &hashed, &plain, &texts)?;
    let told = texts.iter().map(|texts| (texts.lang.clone(), texts.domain.clone(), texts.file.path.clone())).collect();
    let said = texts.into_iter().map(|texts| texts.file);
    let files = [index, keeper].into_iter().chain(hashed).chain(plain).chain(said).collect();
    Ok(Page { files, chunks: chunks.clone(), texts: told })
}

/// The module, what is around it and what was cut out of it, by their names.
#[derive(Debug)]
pub struct Code {
    glue: File,
    loader: File,
    wasm: File,
    chunk_files: Vec<File>,
    chunks: Vec<(String, Vec<String>)>,
}

impl Code {
    /// Gives code its names. What is around the module and what loads the rest name each other, and so share a hash.
    ///
    /// # Errors
    /// If they do not name each other as expected.
    pub fn named(module: &Module) -> Result<Code> {
        let mut loader = module.loader.clone();
        let mut addresses = BTreeMap::new();
        let mut chunk_files = Vec::new();
        for (name, bytes) in &module.chunk_files {
            let file = File::hashed(name, bytes.as_slice())?;
            // Both lie in the same folder.
            loader = replaced(&loader, &format!("\"./{name}\""), &format!("\"{}\"", file.path))?;
            addresses.insert(name.trim_end_matches(".wasm").to_owned(), file.path.clone());
            chunk_files.push(file);
        }
        let both = hash((module.glue.clone() + &loader).as_bytes());
        let (glue_path, loader_path) = (format!("/assets/web-{both}.js"), format!("/assets/chunks-{both}.js"));
        let loader = replaced(&loader, &format!("from \"{GLUE}\""), &format!("from \"{glue_path}\""))?;
        let glue = replaced(&module.glue, &format!("from \"{LOADER}\""), &format!("from \"{loader_path}\""))?;
        let chunks = module.chunks.iter().map(|(chunk, names)| {
            let files = names.iter().filter_map(|name| addresses.get(name).cloned()).collect();
            (chunk.clone(), files)
        });
        Ok(Code {
            glue: File::named(glue_path, both.clone(), glue)?,
            loader: File::named(loader_path, both, loader)?,
            wasm: File::hashed("web.wasm", module.wasm.as_slice())?,
            chunks: chunks.collect(),
            chunk_files,
        })
    }
}

/// The text with something else in place of a part of it, which must be there.
fn replaced(text: &str, part: &str, new: &str) -> Result<String> {
    if !text.contains(part) {
        return Err(format!("{part} is not where it used to be in what loads the module").into());
    }
    Ok(text.replace(part, new))
}

/// What there is when nothing is built.
#[must_use]
pub fn nothing(variable: &str) -> Page {
    let text = format!("<!doctype html><title>Khroma</title><p>Built without its page, because {variable} was set.</p>");
    Page { files: File::plain("/index.html", text).into_iter().collect(), chunks: Vec::new(), texts: Vec::new() }
}

/// What keeps the page for when there is no network. Its version changes with any file.
fn keeper(template: &str, index: &File, hashed: &[File], plain: &[File], texts: &[Texts]) -> Result<File> {
    let all = [index].into_iter().chain(hashed).chain(plain).chain(texts.iter().map(|texts| &texts.file));
    let version = hash(all.map(|file| file.hash.as_str()).collect::<String>().as_bytes());
    let list = |paths: &[&str]| format!("[{}]", paths.iter().map(|path| format!("'{path}'")).collect::<Vec<_>>().join(", "));
    let hashed = list(&hashed.iter().map(|file| file.path.as_str()).collect::<Vec<_>>());
    let plain = list(&["/"].into_iter().chain(plain.iter().map(|file| file.path.as_str())).collect::<Vec<_>>());
    let mut said = BTreeMap::<&str, Vec<&str>>::new();
    for Texts { lang, file, .. } in texts {
        said.entry(lang).or_default().push(&file.path);
    }
    let said: Vec<String> = said.iter().map(|(lang, paths)| format!("{lang}: {}", list(paths))).collect();
    let said = format!("{{ {} }}", said.join(", "));
    let names = [("version", &version), ("hashed", &hashed), ("plain", &plain), ("texts", &said)];
    File::plain("/sw.js", fill(template, &names.map(|(name, text)| (name, text.as_str())))?)
}

/// The drawings with their names, by name.
fn drawings(web: &Path, sources: &Sources) -> Result<Vec<(String, String)>> {
    let folder = web.join("art");
    let names = sources.names(&folder)?.into_iter().filter(|name| name.ends_with(".svg"));
    names.map(|name| Ok((name.clone(), sources.text(&folder.join(name))?))).collect()
}

/// A drawing without what only stands before a file of its own.
fn embeddable(drawing: &str) -> &str {
    drawing.find("<svg").map_or(drawing, |at| &drawing[at..])
}

/// The template with each `{{name}}` filled in, all of which must be there.
fn fill(template: &str, names: &[(&str, &str)]) -> Result<String> {
    let mut text = template.to_owned();
    for (name, value) in names {
        text = text.replace(&format!("{{{{{name}}}}}"), value);
    }
    match text.find("{{") {
        Some(at) => Err(format!("nobody fills in {}", text[at..].chars().take(20).collect::<String>()).into()),
        None => Ok(text),
    }
}
