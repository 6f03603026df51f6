//! Where results go.

use crate::context::Context;
use crate::failure::Failure;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Prints a result, all of it at once.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).map_err(|error| Failure::of_output(&error))
}

/// Prints JSON.
pub(crate) fn print_json(value: &serde_json::Value) -> Result<(), Failure> {
    print(&format!("{value:#}\n"))
}

/// A file that will be written, in a folder that takes files.
pub(crate) struct Target<'a> {
    context: &'a Context,
    path: PathBuf,
}

impl<'a> Target<'a> {
    /// Looks whether the file can be written, before any work is done for it.
    pub(crate) fn new(context: &'a Context, path: &Path) -> Result<Target<'a>, Failure> {
        let (name, folder) = (path.display(), folder_of(path));
        if !folder.is_dir() {
            return Err(Failure::bad(context.say(
                format!("{name}: the folder {} does not exist", folder.display()),
                format!("{name}\u{a0}: le dossier {} n'existe pas", folder.display()),
            )));
        }
        if path.is_dir() {
            return Err(Failure::bad(
                context.say(format!("{name} is a folder, not a file"), format!("{name} est un dossier, pas un fichier")),
            ));
        }
        let target = Target { context, path: path.to_owned() };
        // The file beside it goes away again at once: a command that is interrupted leaves nothing behind.
        let tried = if is_special(path) { Ok(()) } else { beside(&real(path)).map(drop) };
        tried.map_err(|error| target.failure(&error))?;
        Ok(target)
    }

    /// Writes the file as a whole or not at all.
    pub(crate) fn write(&self, text: &str) -> Result<(), Failure> {
        write(&self.path, text).map_err(|error| self.failure(&error))
    }

    fn failure(&self, error: &io::Error) -> Failure {
        let name = self.path.display();
        Failure::bad(
            self.context
                .say(format!("{name} cannot be written: {error}"), format!("{name} ne peut pas être écrit\u{a0}: {error}")),
        )
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Where a link leads.
fn real(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// A device or a pipe, such as /dev/stderr.
fn is_special(path: &Path) -> bool {
    path.exists() && !path.is_file()
}

/// A file in the same folder that will take the place of this one.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".khroma-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // The name of this file would only puzzle whoever asked for another one.
    builder.tempfile_in(folder_of(path)).map_err(|error| error.kind().into())
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    // A link stays a link; a device is written to, never replaced.
    let path = real(path);
    if is_special(&path) {
        return fs::write(path, text);
    }
    let mut file = beside(&path)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map(|_| ()).map_err(|error| error.error)
}
