//! When the page is built again: whenever one of the files changes that it was made of.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// These files and folders.
pub(crate) fn all<'a>(paths: impl IntoIterator<Item = &'a PathBuf>) {
    for path in paths {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// The files that the module was made of, in whatever package, as the compiler lists them.
pub(crate) fn module(list: &Path, web: &Path) -> Result<(), Box<dyn Error>> {
    // As make writes it: `web.wasm: one two\ three`.
    let text = fs::read_to_string(list)?.replace("\\ ", "\0");
    let (_, files) = text.split_once(": ").ok_or("the list of the module's files is not a list")?;
    let files: Vec<PathBuf> = files.split_whitespace().map(|file| file.replace('\0', " ").into()).collect();
    let house = web.parent().ok_or("this package has moved")?;
    let manifests = files.iter().filter_map(|file| {
        let folders = file.ancestors().skip(1).take_while(|folder| folder.starts_with(house));
        folders.map(|folder| folder.join("Cargo.toml")).find(|manifest| manifest.exists())
    });
    let manifests: BTreeSet<PathBuf> = manifests.chain(["Cargo.toml", "Cargo.lock"].map(|name| house.join(name))).collect();
    all(manifests.iter().chain(&files));
    Ok(())
}
