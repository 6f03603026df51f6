//! Lists the files of `content/archive`, so that releasing content is adding a file.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/archive");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut table = String::from("static ENTRIES: &[Entry] = &[\n");
    for game in sorted(&folder)? {
        println!("cargo::rerun-if-changed={}", game.display());
        for file in sorted(&game)? {
            println!("cargo::rerun-if-changed={}", file.display());
            let stem = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let path = file.canonicalize()?;
            writeln!(
                table,
                "    Entry {{ game: {:?}, content: {:?}, brotli: include_bytes!({:?}) }},",
                stem(&game),
                stem(&file),
                path.display().to_string()
            )?;
        }
    }
    table.push_str("];\n");
    fs::write(Path::new(&std::env::var("OUT_DIR")?).join("entries.rs"), table)?;
    Ok(())
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, std::io::Error>>()?;
    paths.retain(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "br"));
    paths.sort();
    Ok(paths)
}
