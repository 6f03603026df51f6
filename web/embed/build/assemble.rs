//! Which files the page has, and how they name each other.

use crate::file::{File, hash};
use crate::module::Module;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// Drawings that stand in the page itself, so that `<use href="#name">` finds them without fetching anything.
const INLINED: [&str; 5] = ["symbols.svg", "dark-threat.svg", "color-quest.svg", "coraquest.svg", "cards.svg"];

/// The icon as pictures, for systems that install the page and want no drawing.
const ICONS: [&str; 4] = ["icon-192.png", "icon-512.png", "maskable-512.png", "apple-touch-icon.png"];

/// All files of the page, `index.html` first.
pub(crate) fn page(web: &Path, module: &Module) -> Result<Vec<File>, Box<dyn Error>> {
    let read = |name: &str| {
        let path = web.join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let icon = |name: &str| -> Result<File, Box<dyn Error>> {
        let path = web.join("icons").join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        File::plain(&format!("/icons/{name}"), fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?)
    };
    let glue = File::hashed("web.js", module.glue.as_slice())?;
    let wasm = File::hashed("web.wasm", module.wasm.as_slice())?;
    let loaded = |text: String| fill(&text, &[("glue", &glue.path), ("wasm", &wasm.path)]);
    let start = File::hashed("start.js", loaded(read("start.js")?)?)?;
    let worker = File::hashed("worker.js", loaded(read("worker.js")?)?)?;
    let style = File::hashed("style.css", read("shell.css")? + &read("style.css")?)?;

    let mut symbols = String::new();
    let mut plain =
        vec![File::plain("/manifest.webmanifest", read("manifest.webmanifest")?)?, File::plain("/icon.svg", read("icon.svg")?)?];
    for name in ICONS {
        plain.push(icon(name)?);
    }
    for (name, drawing) in drawings(web)? {
        if INLINED.contains(&name.as_str()) {
            symbols += embeddable(&drawing);
        } else {
            plain.push(File::plain(&format!("/art/{name}"), drawing)?);
        }
    }

    let names = [
        ("glue", &glue.path),
        ("wasm", &wasm.path),
        ("start", &start.path),
        ("worker", &worker.path),
        ("style", &style.path),
        ("symbols", &symbols),
    ];
    let index = File::plain("/index.html", fill(&read("index.html")?, &names.map(|(name, text)| (name, text.as_str())))?)?;
    let hashed = [glue, wasm, start, worker, style];
    let keeper = keeper(&read("sw.js")?, &index, &hashed, &plain)?;
    Ok([index, keeper].into_iter().chain(hashed).chain(plain).collect())
}

/// What there is when nothing is built.
pub(crate) fn nothing(variable: &str) -> Vec<File> {
    let text = format!("<!doctype html><title>Khroma</title><p>Built without its page, because {variable} was set.</p>");
    File::plain("/index.html", text).into_iter().collect()
}

/// What keeps the page for when there is no network. Its version changes with any file.
fn keeper(template: &str, index: &File, hashed: &[File], plain: &[File]) -> Result<File, Box<dyn Error>> {
    let all = [index].into_iter().chain(hashed).chain(plain);
    let version = hash(all.map(|file| file.hash.as_str()).collect::<String>().as_bytes());
    let list = |paths: &[&str]| format!("[{}]", paths.iter().map(|path| format!("'{path}'")).collect::<Vec<_>>().join(", "));
    let hashed = list(&hashed.iter().map(|file| file.path.as_str()).collect::<Vec<_>>());
    let plain = list(&["/"].into_iter().chain(plain.iter().map(|file| file.path.as_str())).collect::<Vec<_>>());
    File::plain("/sw.js", fill(template, &[("version", &version), ("hashed", &hashed), ("plain", &plain)])?)
}

/// The drawings with their names, by name.
fn drawings(web: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let folder = web.join("art");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    let mut paths: Vec<PathBuf> = entries.into_iter().filter(|path| path.extension().is_some_and(|end| end == "svg")).collect();
    paths.sort();
    let named = |path: PathBuf| -> Result<(String, String), Box<dyn Error>> {
        let name = path.file_name().ok_or("a drawing has no name")?.to_string_lossy().into_owned();
        Ok((name, fs::read_to_string(path)?))
    };
    paths.into_iter().map(named).collect()
}

/// A drawing without what only stands before a file of its own.
fn embeddable(drawing: &str) -> &str {
    drawing.find("<svg").map_or(drawing, |at| &drawing[at..])
}

/// The template with each `{{name}}` filled in, all of which must be there.
fn fill(template: &str, names: &[(&str, &str)]) -> Result<String, Box<dyn Error>> {
    let mut text = template.to_owned();
    for (name, value) in names {
        text = text.replace(&format!("{{{{{name}}}}}"), value);
    }
    match text.find("{{") {
        Some(at) => Err(format!("nobody fills in {}", text[at..].chars().take(20).collect::<String>()).into()),
        None => Ok(text),
    }
}
