//! Pictures of the page, for people to look at.

use crate::Trouble;
use std::fs;
use std::path::PathBuf;

/// Leaves a picture in `target/screenshots`, and says where.
pub(crate) fn keep(name: &str, png: &[u8]) -> Result<PathBuf, Trouble> {
    // target/<profile>/deps/<test>
    let here = std::env::current_exe()?;
    let folder = here.ancestors().nth(3).ok_or("this test is not where it used to be")?.join("screenshots");
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{name}.png"));
    fs::write(&path, png)?;
    println!("{}", path.display());
    Ok(path)
}
