//! Finds the languages and their files, so that a language is added by adding files: `texts/<lang>/<domain>.ftl`, and
//! `games/<game>/texts/<lang>/<part>.ftl`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Set to the list of languages by whoever builds what reads the files of texts at run time: then only this list matters here,
/// and a text is changed without compiling anything.
const LANGUAGES: &str = "KHROMA_LANGUAGES";

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let langs = languages(&here);
    let shipped = env::var_os("CARGO_FEATURE_SHIPPED").is_some();
    println!("cargo::rerun-if-env-changed={LANGUAGES}");
    if shipped || env::var_os(LANGUAGES).is_none() {
        // A new language is a new folder in this one.
        println!("cargo::rerun-if-changed={}", here.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    fs::write(out.join("lang.rs"), enumeration(&here, &langs)).expect("the output folder can be written");
    if shipped {
        fs::write(out.join("shipped.rs"), table(&here, &langs)).expect("the output folder can be written");
    }
}

/// The type of a language: a variant for each folder, English first.
fn enumeration(here: &Path, langs: &[String]) -> String {
    let variant = |lang: &String| lang[..1].to_uppercase() + &lang[1..];
    let names: Vec<String> = langs.iter().map(|lang| own_name(here, lang)).collect();
    let mut text = String::from(
        "/// A language that people read: a folder in `texts`.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]\n\
         #[serde(rename_all = \"lowercase\")]\npub enum Lang {\n",
    );
    for (lang, name) in langs.iter().zip(&names) {
        let default = if lang == "en" { "    #[default]\n" } else { "" };
        write!(text, "    /// {name}.\n{default}    {},\n", variant(lang)).expect("a string takes every text");
    }
    let all: Vec<String> = langs.iter().map(|lang| format!("Lang::{}", variant(lang))).collect();
    let arms = |of: &dyn Fn(usize) -> String| -> String {
        (0..langs.len()).map(|at| format!("            {} => {:?},\n", all[at], of(at))).collect()
    };
    let (codes, names) = (arms(&|at| langs[at].clone()), arms(&|at| names[at].clone()));
    write!(
        text,
        "}}\n\nimpl Lang {{\n    /// All languages, English first.\n    pub const ALL: [Lang; {}] = [{}];\n\n    \
         /// Its two letters: `en`.\n    #[must_use]\n    pub const fn code(self) -> &'static str {{\n        match self {{\n{codes}        }}\n    }}\n\n    \
         /// What those who speak it call it.\n    #[must_use]\n    pub const fn name(self) -> &'static str {{\n        match self {{\n{names}        }}\n    }}\n}}\n",
        langs.len(),
        all.join(", "),
    )
    .expect("a string takes every text");
    text
}

/// The text `language-name` of a language; its code where there is none, which the check of files finds.
fn own_name(here: &Path, lang: &str) -> String {
    let source = fs::read_to_string(here.join(lang).join("common.ftl")).unwrap_or_default();
    let name = source.lines().find_map(|line| line.strip_prefix("language-name")?.trim_start().strip_prefix('='));
    name.map_or(lang, str::trim).to_owned()
}

/// All files of texts, with what is in them.
fn table(here: &Path, langs: &[String]) -> String {
    let games = here.join("../games");
    // A game that is new stands there.
    println!("cargo::rerun-if-changed={}", here.join("../Cargo.toml").display());
    let mut files = Vec::new();
    for lang in langs {
        files.extend(texts(&here.join(lang)).into_iter().map(|file| (lang.clone(), stem(&file), file)));
    }
    for game in folders(&games) {
        let texts_of_game = games.join(&game).join("texts");
        if texts_of_game.is_dir() {
            println!("cargo::rerun-if-changed={}", texts_of_game.display());
        }
        for lang in languages(&texts_of_game) {
            let found = texts(&texts_of_game.join(&lang)).into_iter();
            files.extend(found.map(|file| (lang.clone(), game.clone(), file)));
        }
    }
    let mut table = String::from("&[\n");
    for (lang, domain, file) in &files {
        let name = format!("{domain}/{lang}/{}.ftl", stem(file));
        let line =
            format!("    ShippedFile {{ lang: {lang:?}, domain: {domain:?}, name: {name:?}, source: include_str!({file:?}) }},");
        writeln!(table, "{line}").expect("a string takes every text");
    }
    table.push(']');
    table
}

/// The folders of a folder that are named like a language, English first.
fn languages(folder: &Path) -> Vec<String> {
    let is_language = |name: &String| name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    let mut found: Vec<String> = folders(folder).into_iter().filter(is_language).collect();
    found.sort_by_key(|lang| lang != "en");
    found
}

/// The names of the folders in a folder, sorted.
fn folders(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

/// The texts in a folder, sorted.
fn texts(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    files
}

fn stem(path: &Path) -> String {
    path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned()
}
