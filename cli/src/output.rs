//! Where results go.

use crate::context::Context;
use crate::failure::Failure;
use arcade::Lang;
use serde_json::{Map, Value};
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
pub(crate) fn print_json(value: &Value) -> Result<(), Failure> {
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
        let (name, folder) = (path.display().to_string(), folder_of(path));
        if !folder.is_dir() {
            let folder = folder.display().to_string();
            return Err(Failure::bad(context.say(msg!("folder-missing", file = name, folder = folder))));
        }
        if path.is_dir() {
            return Err(Failure::bad(context.say(msg!("file-is-folder", file = name))));
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
        let file = self.path.display().to_string();
        Failure::bad(self.context.say(msg!("file-unwritten", file = file, error = error.to_string())))
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

/// A value with what people read in all languages: made in each of them, with every `words` in it replaced by one field for each
/// language, called by its code.
pub(crate) fn in_all_languages(make: impl Fn(Lang) -> Value) -> Value {
    let made = Lang::ALL.map(|lang| (lang, make(lang)));
    merged(&made.iter().map(|(lang, value)| (*lang, value)).collect::<Vec<_>>())
}

fn merged(made: &[(Lang, &Value)]) -> Value {
    let Some((_, first)) = made.first() else { return Value::Null };
    match first {
        Value::Object(fields) => {
            let mut object = Map::new();
            for key in fields.keys() {
                let inner: Vec<(Lang, &Value)> = made.iter().map(|(lang, value)| (*lang, &value[key])).collect();
                if key == "words" {
                    object.extend(inner.into_iter().map(|(lang, words)| (lang.code().to_owned(), words.clone())));
                } else {
                    object.insert(key.clone(), merged(&inner));
                }
            }
            Value::Object(object)
        }
        Value::Array(items) => {
            let item = |at| merged(&made.iter().map(|(lang, value)| (*lang, &value[at])).collect::<Vec<_>>());
            Value::Array((0..items.len()).map(item).collect())
        }
        plain => (*plain).clone(),
    }
}
