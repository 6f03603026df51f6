//! Packs: files that users wrote, laid over the content of a game. A record of a game carries them, so that it can be played
//! again wherever it goes.

use crate::check_of;
use crate::notation::quoted;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackFile {
    /// Its name, which tells what sort of file it is.
    pub name: String,
    /// What it says. Lines end with a line feed, the last one too.
    pub text: String,
}

impl PackFile {
    /// The longest name, in bytes.
    pub const LONGEST_NAME: usize = 80;

    /// A file, with its lines ended as everywhere.
    #[must_use]
    pub fn new(name: impl Into<String>, text: &str) -> PackFile {
        let mut text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        PackFile { name: name.into(), text }
    }

    /// Whether its name can stand in a line of a record.
    #[must_use]
    pub fn is_named(&self) -> bool {
        let name = &self.name;
        !name.is_empty() && name.len() <= PackFile::LONGEST_NAME && name.trim() == name && !name.chars().any(char::is_control)
    }

    /// Whether these files may travel together.
    ///
    /// # Errors
    /// There are too many of them, they are too large, or their names cannot be.
    pub fn expect_bounds(files: &[PackFile], most_files: usize, most_bytes: usize) -> Result<(), String> {
        if files.len() > most_files {
            return Err(format!("{} files, but at most {most_files} are allowed", files.len()));
        }
        let bytes: usize = files.iter().map(|file| file.text.len()).sum();
        if bytes > most_bytes {
            return Err(format!("the files have {bytes} bytes together, but at most {most_bytes} are allowed"));
        }
        for (place, file) in files.iter().enumerate() {
            if !file.is_named() || file.name.split('/').any(|step| step == "..") || file.name.starts_with('/') {
                return Err(format!("'{}' is no name of a file", quoted(&file.name)));
            }
            if files[..place].iter().any(|other| other.name == file.name) {
                return Err(format!("two files are called '{}'", quoted(&file.name)));
            }
        }
        Ok(())
    }

    /// How many lines of a record it takes.
    pub(crate) fn lines(&self) -> usize {
        1 + self.text.lines().count()
    }

    /// Reads the files that these lines of a record begin with, each behind a line with `word`: `pack`, or `file` for content.
    ///
    /// # Errors
    /// The line, from 0, and what is wrong with it.
    pub(crate) fn read(word: &str, lines: &[&str]) -> Result<Vec<PackFile>, (usize, String)> {
        let mut files = Vec::new();
        let mut at = 0;
        let head = |at: usize| lines.get(at).and_then(|line| line.strip_prefix(word)?.strip_prefix(' '));
        while let Some(head) = head(at) {
            let wrong = || (at, format!("'{word} name #check' is expected, found '{word} {}'", quoted(head)));
            let (name, check) = head.rsplit_once(" #").ok_or_else(wrong)?;
            let body = lines[at + 1..].iter().map_while(|line| line.strip_prefix('>'));
            let text: String = body.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line))).collect();
            let file = PackFile { name: name.to_owned(), text };
            let found = file.check();
            if check != found {
                return Err((at, format!("the {word} below has the check {found}, the file says {}", quoted(check))));
            }
            at += file.lines();
            files.push(file);
        }
        Ok(files)
    }

    fn check(&self) -> String {
        check_of(&format!("{}\n{}", self.name, self.text))
    }
}

impl PackFile {
    /// Writes it as lines of a record.
    pub(crate) fn write(&self, word: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{word} {} #{}", self.name, self.check())?;
        self.text.lines().try_for_each(|line| match line {
            "" => writeln!(f, ">"),
            _ => writeln!(f, "> {line}"),
        })
    }
}
