//! Running the command.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// It went well.
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// What was given could not be used; why.
    pub(crate) fn bad(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(self.err.ends_with('\n') && self.err.len() > 20, "a sentence is expected: '{}'", self.err);
        self.err
    }

    /// It went well and printed JSON.
    pub(crate) fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.ok()).unwrap()
    }
}

/// The command with nothing of the tester's own environment in it.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khroma"));
    command.args(args).current_dir(env!("CARGO_TARGET_TMPDIR"));
    command.env_remove("LANG").env_remove("LC_MESSAGES").env("LC_ALL", "C").env_remove("NO_COLOR");
    command
}

/// Runs it with this standard input.
pub(crate) fn khroma_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A command that ends before it has read everything closes the pipe; that is its right.
    let writing = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs it.
pub(crate) fn khroma(args: &[&str]) -> Run {
    khroma_with(args, b"")
}

/// An empty folder of this name.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A file in an own folder.
pub(crate) fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder(name).join("file.txt");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The first decision of a game of three.
pub(crate) fn start() -> String {
    khroma(&["new", "chromatic-conflict", "--seats", "3", "--set", "factions=blue,green,orange"]).ok()
}
