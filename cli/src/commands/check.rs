//! `khroma check`.

use crate::arguments::game_names;
use crate::content;
use crate::context::Context;
use crate::failure::{Failure, harmless};
use crate::output::{print, print_json};
use crate::suggest::did_you_mean;
use arcade::{AnyGame, ContentError, Lang};
use clap::Args;
use serde_json::json;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Check the content files of one game, or of all games
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma check content                             all games: one folder per game
  khroma check content/chromatic-conflict          one game
  khroma check my-variant --game chromatic-conflict
  khroma --content my-variant play chromatic-conflict

Each thing that is wrong is one line: file:line: reason. Exit codes: 0 all is fine, 2 something is wrong.")]
pub(crate) struct Check {
    /// The folder of a game, or a folder with one folder per game
    folder: PathBuf,

    /// Whose content it is, where the names of the folder and of its files do not tell
    #[arg(long, value_parser = game_names())]
    game: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was looked at, and what is wrong with it.
#[derive(Default)]
struct Findings {
    fine: Vec<(&'static str, PathBuf)>,
    errors: Vec<ContentError>,
}

impl Check {
    /// Checks it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let folder = &self.folder;
        let unread = |error| Failure::bad(format!("{}: this folder cannot be read: {error}", folder.display()));
        let mut entries: Vec<PathBuf> = fs::read_dir(folder)
            .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
            .map_err(unread)?;
        entries.sort();
        let names: Vec<&str> = entries.iter().filter_map(|path| path.file_name()?.to_str()).collect();
        let mut findings = Findings::default();
        let many = self.game.is_none() && names.iter().any(|name| AnyGame::NAMES.contains(name) && folder.join(name).is_dir());
        if many {
            for path in entries.iter().filter(|path| path.is_dir()) {
                let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
                match AnyGame::NAMES.iter().find(|known| **known == name) {
                    Some(game) => findings.look(context, game, path)?,
                    None => findings.errors.push(wrong(path, unknown("game", name, AnyGame::NAMES))),
                }
            }
        } else {
            let game = self.game.as_deref().and_then(|name| AnyGame::NAMES.iter().find(|known| **known == name));
            let game = game.copied().or_else(|| game_of(folder, &names));
            let game =
                game.ok_or_else(|| Failure::bad(format!("{}: whose content is this? Say it with --game", folder.display())))?;
            findings.look(context, game, &content::folder_of(folder, game))?;
        }
        findings.tell(context, self.json)
    }
}

/// The game that a folder is named after, or else the one with which it shares most files.
fn game_of(folder: &Path, names: &[&str]) -> Option<&'static str> {
    let own = fs::canonicalize(folder).ok()?.file_name().and_then(OsStr::to_str).map(str::to_owned);
    if let Some(game) = AnyGame::NAMES.iter().find(|game| Some(**game) == own.as_deref()) {
        return Some(game);
    }
    let shared =
        |game: &str| AnyGame::content_files(game).map_or(0, |files| files.iter().filter(|file| names.contains(file)).count());
    let most = AnyGame::NAMES.iter().map(|game| shared(game)).max().filter(|&most| most > 0)?;
    let mut best = AnyGame::NAMES.iter().filter(|game| shared(game) == most);
    best.next().filter(|_| best.next().is_none()).copied()
}

fn wrong(path: &Path, reason: String) -> ContentError {
    ContentError { file: path.display().to_string(), line: 1, reason }
}

fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    format!("there is no {what} '{name}' ({}){}", known.join(", "), did_you_mean(Lang::En, name, known.iter().copied()))
}

impl Findings {
    fn look(&mut self, context: &Context, game: &'static str, folder: &Path) -> Result<(), Failure> {
        let mut errors = Vec::new();
        let known = AnyGame::content_files(game).map_err(|error| context.failure(&error))?;
        let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        for path in entries.filter(|path| path.extension() == Some(OsStr::new("toml"))) {
            let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
            // Files of subfolders are known by their path, so only names of this folder are compared.
            if !known.contains(&name) {
                errors.push(wrong(&path, unknown("content file", name, known)));
            }
        }
        if let Err(mut more) = content::read(context, folder, game).map_err(|error| context.failure(&error))? {
            errors.append(&mut more);
        }
        if errors.is_empty() {
            self.fine.push((game, folder.to_owned()));
        }
        errors.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        self.errors.append(&mut errors);
        Ok(())
    }

    fn tell(self, context: &Context, json: bool) -> Result<ExitCode, Failure> {
        let Findings { fine, errors } = self;
        if json {
            let fine: Vec<&str> = fine.iter().map(|(game, _)| *game).collect();
            let errors =
                errors.iter().map(|ContentError { file, line, reason }| json!({ "file": file, "line": line, "reason": reason }));
            print_json(&json!({ "fine": fine, "errors": errors.collect::<Vec<_>>() }))?;
        } else {
            let line = |(game, folder): &(&str, PathBuf)| match AnyGame::content_files(game) {
                Ok(files) => format!(
                    "{}: {game}, {} {}\n",
                    folder.display(),
                    files.len(),
                    context.text("files are fine", "fichiers sont bons")
                ),
                Err(_) => String::new(),
            };
            print(&fine.iter().map(line).collect::<String>())?;
            let mut stderr = io::stderr().lock();
            for error in &errors {
                // Whether anybody reads standard error is not our business: the exit code says it too.
                let _ = writeln!(stderr, "{}", harmless(&error.to_string()));
            }
        }
        Ok(if errors.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) })
    }
}
