//! Builds the page and turns it into files inside the binary.
//!
//! With `KHROMA_SKIP_PAGE` set (to anything) nothing is built, and there is only a sentence that says so: for editors and
//! for `cargo check`, which otherwise wait for the WebAssembly.

mod assemble;
mod file;
mod module;
mod table;
mod texts;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

/// Without a page.
const SKIP: &str = "KHROMA_SKIP_PAGE";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed={SKIP}");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    let embed = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?);
    let web = embed.parent().ok_or("this package has moved")?;
    let page = if env::var_os(SKIP).is_some_and(|value| !value.is_empty()) {
        assemble::nothing(SKIP)
    } else {
        let module = module::build(web, &out)?;
        assemble::page(web, &module)?
    };
    fs::write(out.join("files.rs"), table::write(&page, &out)?)?;
    for file in &page.files {
        println!("{:>9} bytes, {:>9} pressed: {}", file.bytes.len(), file.sent(), file.path);
    }
    Ok(())
}
