//! Content as one text: how it is kept in the archive and sent to a page.
//!
//! ```text
//! khroma content 1
//! game color-quest
//! content 0123456789abcdef0123456789abcdef
//! file constants.toml #01234567
//! > points = 16
//! end 1
//! ```

use crate::notation::quoted;
use crate::{PackFile, Transcript};
use std::fmt;
use std::str::FromStr;

/// Content as one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The game's name.
    pub game: String,
    /// The digest that its content is said to have; whoever loads it looks whether that is so.
    pub content: String,
    /// Its files, in the order in which they are loaded.
    pub files: Vec<PackFile>,
}

/// A bundle that is malformed or cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BundleError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for BundleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for BundleError {}

const TITLE: &str = "khroma content 1";

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\ngame {}\ncontent {}", self.game, self.content)?;
        self.files.iter().try_for_each(|file| file.write("file", f))?;
        writeln!(f, "end {}", self.files.len())
    }
}

impl FromStr for Bundle {
    type Err = BundleError;

    fn from_str(text: &str) -> Result<Bundle, BundleError> {
        let lines: Vec<&str> = text.lines().collect();
        let wrong = |line: usize, message: String| BundleError { line, message };
        let header = |number: usize, key: &str| {
            let line = lines.get(number - 1).copied().unwrap_or("nothing");
            let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
            value.map(str::to_owned).ok_or_else(|| wrong(number, format!("'{key}' is expected, found '{}'", quoted(line))))
        };
        if lines.first() != Some(&TITLE) {
            return Err(wrong(1, format!("'{TITLE}' is expected, found '{}'", quoted(lines.first().unwrap_or(&"nothing")))));
        }
        let (game, content) = (header(2, "game")?, header(3, "content")?);
        let files = PackFile::read("file", lines.get(3..).unwrap_or_default());
        let files = files.map_err(|(at, message)| wrong(4 + at, message))?;
        PackFile::expect_bounds(&files, Transcript::MOST_FILES, Transcript::MOST_BYTES).map_err(|message| wrong(4, message))?;
        let end = 4 + files.iter().map(PackFile::lines).sum::<usize>();
        if header(end, "end")? != files.len().to_string() {
            return Err(wrong(end, format!("'end {}' is expected: that many files were found", files.len())));
        }
        if lines.len() > end {
            return Err(wrong(end + 1, "nothing is expected after 'end'".to_owned()));
        }
        Ok(Bundle { game, content, files })
    }
}
