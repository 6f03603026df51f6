//! Builds the page and turns it into files inside the binary.
//!
//! With `KHROMA_SKIP_PAGE` set (to anything) nothing is built, and there is only a sentence that says so: for editors and
//! for `cargo check`, which otherwise wait for the WebAssembly.

mod compress;
mod table;
mod watch;

use assemble::{Code, Module, Page, Sources};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Without a page.
const SKIP: &str = "KHROMA_SKIP_PAGE";
const PROFILE: &str = "page";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed={SKIP}");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    let embed = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?);
    let web = embed.parent().ok_or("this package has moved")?;
    let page = if env::var_os(SKIP).is_some_and(|value| !value.is_empty()) {
        assemble::nothing(SKIP)
    } else {
        let module = module(web, &out)?;
        let sources = Sources::default();
        let page = assemble::page(web, &Code::named(&module)?, &sources)?;
        watch::all(&sources.paths());
        page
    };
    let compressed = compress::all(&page.files)?;
    fs::write(out.join("files.rs"), table::write(&page, &compressed, &out)?)?;
    report(&page, &compressed);
    Ok(())
}

/// Compiles the package in `web`, and asks for another build when something changes that it was made of.
fn module(web: &Path, out: &Path) -> Result<Module, Box<dyn Error>> {
    let (mut cargo, wasm) = assemble::compiler(web, PROFILE, &folder(out)?)?;
    let built = cargo.output()?;
    if !built.status.success() {
        return Err(format!("the page does not compile:\n{}", String::from_utf8_lossy(&built.stderr)).into());
    }
    watch::module(&wasm.with_extension("d"), web)?;
    let bound = out.join("bound");
    assemble::bind(&wasm, &bound, false)?;
    Module::read(&bound, &Sources::default())
}

/// A folder that all builds of the house share, beside what they build for themselves: a cargo that waits for the one that
/// runs this script would wait for ever.
fn folder(out: &Path) -> Result<PathBuf, Box<dyn Error>> {
    // target/<profile>/build/page-<hash>/out
    Ok(out.ancestors().nth(4).ok_or("OUT_DIR is not where it used to be")?.join("page"))
}

fn report(page: &Page, compressed: &[Option<Vec<u8>>]) {
    for (file, compressed) in page.files.iter().zip(compressed) {
        let sent = compressed.as_ref().map_or(file.bytes.len(), Vec::len);
        println!("{:>9} bytes, {sent:>9} compressed: {}", file.bytes.len(), file.path);
    }
}
