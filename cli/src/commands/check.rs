//! `khroma check`.

mod trial;
mod words;

use crate::arguments::game_names;
use crate::content;
use crate::context::Context;
use crate::failure::{Failure, harmless};
use crate::output::{print, print_json};
use crate::suggest::did_you_mean;
use arcade::{AnyGame, AnySetup, ContentError, Lang};
use clap::Args;
use serde_json::json;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use texts::Arg;
use words::Looked;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Check {
    folder: PathBuf,
    #[arg(long, value_parser = game_names())]
    game: Option<String>,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=1000))]
    play: u64,
    #[arg(long)]
    json: bool,
}

/// What was looked at, and what is wrong with it.
#[derive(Default)]
struct Findings {
    fine: Vec<Fine>,
    errors: Vec<ContentError>,
}

/// Something with which nothing is wrong.
struct Fine {
    /// The game whose content it is; texts where there is none.
    game: Option<&'static str>,
    path: PathBuf,
    files: usize,
}

impl Check {
    /// Checks it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let folder = &self.folder;
        if folder.is_file() {
            let mut findings = Findings::default();
            findings.look_at_pack(context, self.game.as_deref(), folder, self.play)?;
            return findings.tell(context, self.json);
        }
        if let Some(Looked { files, errors }) = words::look(context, folder) {
            let fine = errors.is_empty().then(|| Fine { game: None, path: folder.clone(), files });
            return Findings { fine: fine.into_iter().collect(), errors }.tell(context, self.json);
        }
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
                    Some(game) => findings.look(context, game, path, self.play)?,
                    None => findings.errors.push(wrong(path, unknown("game", name, AnyGame::NAMES))),
                }
            }
        } else {
            let game = self.game.as_deref().and_then(|name| AnyGame::NAMES.iter().find(|known| **known == name));
            let game = game.copied().or_else(|| content::game_of(folder, &names));
            let game =
                game.ok_or_else(|| Failure::bad(format!("{}: whose content is this? Say it with --game", folder.display())))?;
            findings.look(context, game, &content::folder_of(folder, game), self.play)?;
        }
        findings.tell(context, self.json)
    }
}

fn wrong(path: &Path, reason: String) -> ContentError {
    ContentError { file: path.display().to_string(), line: 1, reason }
}

fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    did_you_mean(Lang::En, format!("there is no {what} '{name}' ({})", known.join(", ")), name, known.iter().copied())
}

impl Findings {
    fn look(&mut self, context: &Context, game: &'static str, folder: &Path, games: u64) -> Result<(), Failure> {
        let mut errors = Vec::new();
        let known = AnyGame::content_files(game).map_err(|error| context.failure(&error))?;
        let files = content::files_below(folder);
        for name in &files {
            if !known.contains(&name.as_str()) && !AnyGame::may_have(game, name).unwrap_or(false) {
                errors.push(wrong(&folder.join(name), unknown("content file", name, known)));
            }
        }
        match content::read(context, folder, game).map_err(|error| context.failure(&error))? {
            Err(mut more) => errors.append(&mut more),
            Ok(content) if errors.is_empty() => match trial::lost_causes(context, &content, games, |_| true)?.as_slice() {
                [] => self.fine.push(Fine { game: Some(game), path: folder.to_owned(), files: files.len() }),
                causes => errors.extend(causes.iter().map(|cause| wrong(folder, cause.clone()))),
            },
            Ok(_) => {}
        }
        errors.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        self.errors.append(&mut errors);
        Ok(())
    }

    /// A pack is laid over the content that is played with; what is tried is what it adds.
    fn look_at_pack(&mut self, context: &Context, game: Option<&str>, path: &Path, games: u64) -> Result<(), Failure> {
        let name = match game {
            Some(game) => AnyGame::NAMES.iter().copied().find(|name| *name == game),
            None => content::workshop_game(),
        };
        let unknown = || Failure::bad(context.say(msg!("pack-whose", file = path.display().to_string())));
        let name = name.ok_or_else(unknown)?;
        let plain = context.game(name)?;
        match plain.with_packs(&[content::pack_file(context, path)?]) {
            Err(errors) => {
                let file = path.display().to_string();
                self.errors.extend(errors.into_iter().map(|error| ContentError { file: file.clone(), ..error }));
            }
            Ok(packed) => {
                let known: Vec<_> = plain.trials().iter().map(AnySetup::to_json).collect();
                let added = |setup: &AnySetup| !known.contains(&setup.to_json());
                match trial::lost_causes(context, &packed, games, added)?.as_slice() {
                    [] => self.fine.push(Fine { game: Some(name), path: path.to_owned(), files: 1 }),
                    causes => self.errors.extend(causes.iter().map(|cause| wrong(path, cause.clone()))),
                }
            }
        }
        Ok(())
    }

    fn tell(self, context: &Context, json: bool) -> Result<ExitCode, Failure> {
        let Findings { fine, errors } = self;
        if json {
            let fine: Vec<&str> = fine.iter().map(|fine| fine.game.unwrap_or("texts")).collect();
            let errors =
                errors.iter().map(|ContentError { file, line, reason }| json!({ "file": file, "line": line, "reason": reason }));
            print_json(&json!({ "fine": fine, "errors": errors.collect::<Vec<_>>() }))?;
        } else {
            let line = |Fine { game, path, files }: &Fine| {
                let folder = path.display().to_string();
                let what = game.map_or_else(|| Arg::from(msg!("check-texts")), Arg::from);
                context.say(msg!("check-fine", folder = folder, what = what, files = *files)) + "\n"
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
