//! Where results go.

use crate::failure::Failure;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Prints a result, all of it at once.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).map_err(|error| Failure::of_output(&error))
}

/// Prints JSON.
pub(crate) fn print_json(value: &serde_json::Value) -> Result<(), Failure> {
    print(&format!("{value:#}\n"))
}

/// A file that will be written, in a folder that exists.
pub(crate) struct Target(PathBuf);

impl Target {
    /// Looks whether the file can be written, before any work is done for it.
    pub(crate) fn new(path: &Path) -> Result<Target, Failure> {
        let folder = folder_of(path);
        if !folder.is_dir() {
            return Err(Failure::bad(format!("{}: the folder {} does not exist", path.display(), folder.display())));
        }
        if path.is_dir() {
            return Err(Failure::bad(format!("{} is a folder, not a file", path.display())));
        }
        Ok(Target(path.to_owned()))
    }

    /// Writes the file as a whole or not at all.
    pub(crate) fn write(&self, text: &str) -> Result<(), Failure> {
        write(&self.0, text).map_err(|error| Failure::bad(format!("{} cannot be written: {error}", self.0.display())))
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    // A link stays a link; a device (such as /dev/stderr) is written to, never replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if path.exists() && !path.is_file() {
        return fs::write(path, text);
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".khroma-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder_of(&path))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map(|_| ()).map_err(|error| error.error)
}
