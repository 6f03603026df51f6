//! The files as a table in Rust.

use assemble::{File, Page};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Writes the files into `out`, as they are and compressed, and a table that includes them.
pub(crate) fn write(page: &Page, compressed: &[Option<Vec<u8>>], out: &Path) -> Result<String, Box<dyn Error>> {
    let mut text = String::from("/// All files of the page.\npub static FILES: &[File] = &[\n");
    for (number, (file, compressed)) in page.files.iter().zip(compressed).enumerate() {
        let bytes = include(out, &format!("{number}.bytes"), &file.bytes)?;
        let brotli = match compressed {
            Some(compressed) => format!("Some({})", include(out, &format!("{number}.br"), compressed)?),
            None => "None".to_owned(),
        };
        let File { path, content_type, immutable, hash, .. } = file;
        writeln!(
            text,
            "    File {{ path: {path:?}, content_type: {content_type:?}, bytes: {bytes}, brotli: {brotli}, immutable: {immutable}, hash: {hash:?} }},"
        )?;
    }
    text += "];\n\n/// The addresses of what is fetched for each game, by the name of its module.\n";
    text += "pub static CHUNKS: &[(&str, &[&str])] = &[\n";
    for (name, addresses) in &page.chunks {
        writeln!(text, "    ({name:?}, &{addresses:?}),")?;
    }
    text += "];\n\n/// The addresses of all texts, with their language and domain.\n";
    text += "pub static TEXTS: &[(&str, &str, &str)] = &[\n";
    for line in &page.texts {
        writeln!(text, "    {line:?},")?;
    }
    text += "];\n";
    Ok(text)
}

fn include(out: &Path, name: &str, bytes: &[u8]) -> Result<String, Box<dyn Error>> {
    fs::write(out.join(name), bytes)?;
    Ok(format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))"))
}
