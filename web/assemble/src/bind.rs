//! The module is compiled, the games are cut out of it, and both get the JavaScript that loads them.

use crate::Result;
use crate::module::{CUT_FOLDER, GLUE, GLUE_FILE, LOADER, LOADER_FILE, PARCELS_FILE, WASM_FILE};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, SplitWasm, transform};

const TARGET: &str = "wasm32-unknown-unknown";

/// How variables begin that cargo passes on to the cargo that it starts: where to build and to fetch from. Everything else
/// that it has set for itself (flags for this machine's processor, for instance) would break the module.
const PASSED_ON: [&str; 7] =
    ["CARGO_HOME", "CARGO_BUILD_JOBS", "CARGO_HTTP_", "CARGO_MAKEFLAGS", "CARGO_NET_", "CARGO_REGISTR", "CARGO_TERM_"];

/// The command that compiles the package in `web` with a profile into a folder for what is built, and where its module is then.
///
/// # Errors
/// If the target for browsers is not installed: otherwise that shows as an error about a missing crate `core`.
pub fn compiler(web: &Path, profile: &str, folder: &Path) -> Result<(Command, PathBuf)> {
    has_target()?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        let own = name.starts_with("CARGO_") && !PASSED_ON.iter().any(|start| name.starts_with(start));
        if own || name.starts_with("RUSTC") || name == "RUSTFLAGS" {
            cargo.env_remove(&name);
        }
    }
    cargo.current_dir(web).args(["build", "--locked", "--package", "web", "--profile", profile, "--target", TARGET]);
    cargo.arg("--target-dir").arg(folder);
    Ok((cargo, folder.join(TARGET).join(profile).join("web.wasm")))
}

fn has_target() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output()?;
    let there = String::from_utf8(asked.stdout)?;
    if asked.status.success() && Path::new(there.trim()).is_dir() {
        return Ok(());
    }
    Err(format!("the page needs Rust's target for browsers: rustup target add {TARGET}").into())
}

/// Binds a module that was compiled into a folder, from where [`Module`](crate::Module) reads it; what was there is gone.
/// The names of functions are for those who look for a fault: what is shipped goes without.
///
/// # Errors
/// If it cannot be cut or bound.
pub fn bind(wasm: &Path, folder: &Path, names: bool) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let cut = folder.join(CUT_FOLDER);
    fs::create_dir_all(&cut)?;
    let main = folder.join("main.wasm");
    let wasm = fs::read(wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let split = cut_out(&wasm, &cut, &main)?;
    // What was cut out calls the module by the names that the linker gave.
    Bindgen::new()
        .input_path(&main)
        .out_name("web")
        .web(true)?
        .typescript(false)
        .keep_lld_exports(true)
        .demangle(false)
        .remove_name_section(!names)
        .remove_producers_section(true)
        .generate(folder)?;
    if folder.join("snippets").exists() {
        return Err("a crate brings JavaScript of its own, which is not embedded: see the folder 'snippets'".into());
    }
    if [GLUE_FILE, WASM_FILE].iter().any(|name| !folder.join(name).exists()) {
        return Err(format!("{} lacks what was bound", folder.display()).into());
    }
    fs::remove_file(main)?;
    fs::rename(cut.join(LOADER), folder.join(LOADER_FILE))?;
    if !names {
        for chunk in &split.split_modules {
            fs::write(chunk, bare(&fs::read(chunk)?)?)?;
        }
    }
    let chunks = split.prefetch_map.iter().map(|(chunk, names)| format!("{chunk}: {}\n", names.join(" ")));
    fs::write(folder.join(PARCELS_FILE), chunks.collect::<String>())?;
    Ok(())
}

/// Takes out of the module what only one game needs.
fn cut_out(wasm: &[u8], folder: &Path, main: &Path) -> Result<SplitWasm> {
    let mut how = Options::new(wasm);
    how.output_dir = folder;
    how.main_out_path = main;
    how.main_module = GLUE;
    how.link_name = LOADER;
    transform(how).map_err(|error| format!("the games cannot be cut out of the module: {error:?}").into())
}

/// A module without what only people read in it, such as the names of functions.
fn bare(wasm: &[u8]) -> Result<Vec<u8>> {
    // Eight bytes, then sections: a kind (0 is for people), the length of the rest in groups of seven bits, the rest.
    let (head, mut rest) = wasm.split_at_checked(8).ok_or("a chunk is no module")?;
    let mut kept = head.to_vec();
    while let Some((&kind, behind)) = rest.split_first() {
        let last = behind.iter().position(|byte| byte & 0x80 == 0).ok_or("a section has no length")?;
        let length = behind[..=last].iter().rev().fold(0, |length, byte| length << 7 | usize::from(byte & 0x7f));
        let end = 1 + last + 1 + length;
        let section = rest.get(..end).ok_or("a section is longer than its module")?;
        if kind != 0 {
            kept.extend_from_slice(section);
        }
        rest = &rest[end..];
    }
    Ok(kept)
}
