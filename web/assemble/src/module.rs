//! The WebAssembly module, what is cut out of it to be fetched later, and the JavaScript that loads both.

use crate::{Result, Sources};
use std::collections::BTreeMap;
use std::path::Path;

/// What the JavaScript around the module is called in the file that loads chunks.
pub(crate) const GLUE: &str = "./web.js";
/// What the file that loads chunks is called in the JavaScript around the module, and in the module itself.
pub(crate) const LOADER: &str = "./chunks.js";

/// The module as it was bound into a folder: what belongs to it, by the names there.
#[derive(Debug)]
pub struct Module {
    /// The JavaScript around it.
    pub(crate) glue: String,
    /// The module itself.
    pub(crate) wasm: Vec<u8>,
    /// The JavaScript that loads what was cut out of it. It and [`Module::glue`] name each other.
    pub(crate) loader: String,
    /// What was cut out, by the name that the loader has for it.
    pub(crate) chunk_files: BTreeMap<String, Vec<u8>>,
    /// Which of them each chunk needs.
    pub(crate) chunks: BTreeMap<String, Vec<String>>,
}

/// The files of a bound module in their folder.
pub(crate) const GLUE_FILE: &str = "web.js";
pub(crate) const WASM_FILE: &str = "web_bg.wasm";
pub(crate) const LOADER_FILE: &str = "chunks.js";
/// What was cut out.
pub(crate) const CUT_FOLDER: &str = "cut";
/// A line for each chunk: its name, and the names of what it needs.
pub(crate) const PARCELS_FILE: &str = "chunks.txt";

impl Module {
    /// The module that was bound into this folder.
    ///
    /// # Errors
    /// If it is not there as a whole.
    pub fn read(folder: &Path, sources: &Sources) -> Result<Module> {
        let cut = folder.join(CUT_FOLDER);
        let chunk_files = sources.names(&cut)?.into_iter().map(|name| {
            let bytes = sources.read(&cut.join(&name))?;
            Ok((name, bytes))
        });
        let chunks = sources.text(&folder.join(PARCELS_FILE))?;
        let chunks = chunks.lines().filter_map(|line| line.split_once(':'));
        let needs = |names: &str| names.split_whitespace().map(str::to_owned).collect();
        Ok(Module {
            glue: sources.text(&folder.join(GLUE_FILE))?,
            wasm: sources.read(&folder.join(WASM_FILE))?,
            loader: sources.text(&folder.join(LOADER_FILE))?,
            chunk_files: chunk_files.collect::<Result<_>>()?,
            chunks: chunks.map(|(chunk, names)| (chunk.to_owned(), needs(names))).collect(),
        })
    }
}
