//! The WebAssembly module, what is cut out of it to be fetched later, and the JavaScript that loads both.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, SplitWasm, transform};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "page";

/// How variables begin that cargo passes on to the cargo that it starts: where to build and to fetch from. Everything else
/// that it has set for itself (flags for this machine's processor, for instance) would break the module.
const PASSED_ON: [&str; 7] =
    ["CARGO_HOME", "CARGO_BUILD_JOBS", "CARGO_HTTP_", "CARGO_MAKEFLAGS", "CARGO_NET_", "CARGO_REGISTR", "CARGO_TERM_"];

/// What the JavaScript around the module is called in the file that loads parcels.
pub(crate) const GLUE: &str = "./web.js";
/// What the file that loads parcels is called in the JavaScript around the module, and in the module itself.
pub(crate) const LOADER: &str = "./parcels.js";

/// The module as browsers load it.
pub(crate) struct Module {
    /// The JavaScript around it.
    pub(crate) glue: String,
    /// The module itself.
    pub(crate) wasm: Vec<u8>,
    /// The JavaScript that loads what was cut out of it. It and [`Module::glue`] name each other.
    pub(crate) loader: String,
    /// What was cut out, by the name that the loader has for it.
    pub(crate) cuttings: BTreeMap<String, Vec<u8>>,
    /// Which of them each parcel needs.
    pub(crate) parcels: BTreeMap<String, Vec<String>>,
}

/// Compiles the package in `web`, and remembers in `out` what it needs.
pub(crate) fn build(web: &Path, out: &Path) -> Result<Module, Box<dyn Error>> {
    has_target()?;
    let folder = folder(out)?;
    compile(web, &folder)?;
    let built = folder.join(TARGET).join(PROFILE);
    watch(&built.join("web.d"), web)?;
    let (cut, bound) = (empty(out.join("cut"))?, empty(out.join("bound"))?);
    let main = cut.join("main.wasm");
    let split = cut_out(&fs::read(built.join("web.wasm"))?, &cut, &main)?;
    // What was cut out calls the module by the names that the linker gave.
    Bindgen::new()
        .input_path(&main)
        .out_name("web")
        .web(true)?
        .typescript(false)
        .keep_lld_exports(true)
        .demangle(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&bound)?;
    if bound.join("snippets").exists() {
        return Err("a crate brings JavaScript of its own, which is not embedded: see the folder 'snippets'".into());
    }
    let named = |path: &PathBuf| -> Result<(String, Vec<u8>), Box<dyn Error>> {
        Ok((path.file_name().ok_or("a cutting has no name")?.to_string_lossy().into_owned(), bare(&fs::read(path)?)?))
    };
    Ok(Module {
        glue: fs::read_to_string(bound.join("web.js"))?,
        wasm: fs::read(bound.join("web_bg.wasm"))?,
        loader: fs::read_to_string(cut.join(LOADER))?,
        cuttings: split.split_modules.iter().map(named).collect::<Result<_, _>>()?,
        parcels: split.prefetch_map.into_iter().collect(),
    })
}

/// Takes out of the module what only one game needs.
fn cut_out(wasm: &[u8], folder: &Path, main: &Path) -> Result<SplitWasm, Box<dyn Error>> {
    let mut how = Options::new(wasm);
    how.output_dir = folder;
    how.main_out_path = main;
    how.main_module = GLUE;
    how.link_name = LOADER;
    transform(how).map_err(|error| format!("the games cannot be cut out of the module: {error:?}").into())
}

/// A module without what only people read in it, such as the names of functions.
fn bare(wasm: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    // Eight bytes, then sections: a kind (0 is for people), the length of the rest in groups of seven bits, the rest.
    let (head, mut rest) = wasm.split_at_checked(8).ok_or("a cutting is no module")?;
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

fn empty(folder: PathBuf) -> Result<PathBuf, Box<dyn Error>> {
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
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
