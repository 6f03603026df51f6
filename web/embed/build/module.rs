//! The WebAssembly module, and the JavaScript that loads it.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "page";

/// How variables begin that cargo passes on to the cargo that it starts: where to build and to fetch from. Everything else
/// that it has set for itself (flags for this machine's processor, for instance) would break the module.
const PASSED_ON: [&str; 7] =
    ["CARGO_HOME", "CARGO_BUILD_JOBS", "CARGO_HTTP_", "CARGO_MAKEFLAGS", "CARGO_NET_", "CARGO_REGISTR", "CARGO_TERM_"];

/// The module as browsers load it.
pub(crate) struct Module {
    /// The JavaScript around it.
    pub(crate) glue: Vec<u8>,
    /// The module itself.
    pub(crate) wasm: Vec<u8>,
}

/// Compiles the package in `web`, and remembers in `out` what it needs.
pub(crate) fn build(web: &Path, out: &Path) -> Result<Module, Box<dyn Error>> {
    has_target()?;
    let folder = folder(out)?;
    compile(web, &folder)?;
    let built = folder.join(TARGET).join(PROFILE);
    watch(&built.join("web.d"), web)?;
    let bound = out.join("bound");
    if bound.exists() {
        fs::remove_dir_all(&bound)?;
    }
    Bindgen::new().input_path(built.join("web.wasm")).web(true)?.typescript(false).generate(&bound)?;
    if bound.join("snippets").exists() {
        return Err("a crate brings JavaScript of its own, which is not embedded: see the folder 'snippets'".into());
    }
    Ok(Module { glue: fs::read(bound.join("web.js"))?, wasm: fs::read(bound.join("web_bg.wasm"))? })
}

/// A folder that all builds of the house share, beside what they build for themselves: a cargo that waits for the one that
/// runs this script would wait for ever.
fn folder(out: &Path) -> Result<PathBuf, Box<dyn Error>> {
    // target/<profile>/build/page-<hash>/out
    Ok(out.ancestors().nth(4).ok_or("OUT_DIR is not where it used to be")?.join("page"))
}

/// Without this, a missing target shows as an error about a missing crate `core`.
fn has_target() -> Result<(), Box<dyn Error>> {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output()?;
    let there = String::from_utf8(asked.stdout)?;
    if asked.status.success() && Path::new(there.trim()).is_dir() {
        return Ok(());
    }
    Err(format!("the page needs Rust's target for browsers: rustup target add {TARGET}").into())
}

fn compile(web: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        let own = name.starts_with("CARGO_") && !PASSED_ON.iter().any(|start| name.starts_with(start));
        if own || name.starts_with("RUSTC") || name == "RUSTFLAGS" {
            cargo.env_remove(&name);
        }
    }
    cargo.current_dir(web).args(["build", "--locked", "--package", "web", "--profile", PROFILE, "--target", TARGET]);
    let built = cargo.arg("--target-dir").arg(folder).output()?;
    if built.status.success() {
        return Ok(());
    }
    Err(format!("the page does not compile:\n{}", String::from_utf8_lossy(&built.stderr)).into())
}

/// Asks for another build when one of the files changes that the module was made of, in whatever package.
fn watch(list: &Path, web: &Path) -> Result<(), Box<dyn Error>> {
    // As make writes it: `web.wasm: one two\ three`.
    let text = fs::read_to_string(list)?.replace("\\ ", "\0");
    let (_, files) = text.split_once(": ").ok_or("the list of the module's files is not a list")?;
    let files: Vec<PathBuf> = files.split_whitespace().map(|file| file.replace('\0', " ").into()).collect();
    let house = web.parent().ok_or("this package has moved")?;
    let manifests = files.iter().filter_map(|file| {
        let folders = file.ancestors().skip(1).take_while(|folder| folder.starts_with(house));
        folders.map(|folder| folder.join("Cargo.toml")).find(|manifest| manifest.exists())
    });
    let all: BTreeSet<PathBuf> = manifests.chain(["Cargo.toml", "Cargo.lock"].map(|name| house.join(name))).collect();
    for file in all.iter().chain(&files) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    Ok(())
}
