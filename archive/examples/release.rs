//! Adds the content that the house ships now to `content/archive`, unless it is there already. Nothing is ever rewritten.

use arcade::AnyGame;
use archive::Released;
use brotli::enc::BrotliEncoderParams;
use std::error::Error;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/archive");
    for game in AnyGame::all() {
        let bundle = game.bundle();
        let (name, content) = (game.name(), game.content());
        if Released.entry(name, content).is_some() {
            println!("{name} {content}: released before");
            continue;
        }
        let text = bundle.to_string();
        let how = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: text.len(), ..BrotliEncoderParams::default() };
        let mut bytes = Vec::new();
        brotli::BrotliCompress(&mut text.as_bytes(), &mut bytes, &how)?;
        fs::create_dir_all(folder.join(name))?;
        File::create_new(folder.join(name).join(content).with_extension("br"))?.write_all(&bytes)?;
        println!("{name} {content}: released now, {} bytes", bytes.len());
    }
    Ok(())
}
