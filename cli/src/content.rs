//! Content from a folder.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::{Source, Unread};
use arcade::{AnyGame, ContentError, ContentFile, PackFile, Reason};
use archive::Released;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Reads the content of a game from a folder and gives the game, or everything that is wrong with it.
pub(crate) fn read(context: &Context, folder: &Path, name: &str) -> Result<Result<AnyGame, Vec<ContentError>>, arcade::Error> {
    let mut missing = Vec::new();
    let mut sources = Vec::new();
    let more = files_below(folder).into_iter().filter(|file| AnyGame::may_have(name, file).unwrap_or(false));
    let known = AnyGame::content_files(name)?;
    let more: Vec<String> = more.filter(|file| !known.contains(&file.as_str())).collect();
    // What a content says of rules in its own words is mostly nothing.
    let is_there = |file: &&str| *file != "rules.toml" || folder.join(file).exists();
    let names: Vec<&str> = known.iter().copied().filter(is_there).chain(more.iter().map(String::as_str)).collect();
    for &file in &names {
        let path = folder.join(file);
        sources.push(Source::read(context, &path).unwrap_or_else(|Unread { name, line, reason }| {
            let reason = if path.exists() { reason } else { context.say(msg!("file-missing")) };
            missing.push(ContentError { file: name.clone(), line: line.unwrap_or(1), reason });
            Source { name, text: String::new() }
        }));
    }
    let files: Vec<ContentFile<'_>> =
        sources.iter().map(|source| ContentFile { name: &source.name, text: &source.text }).collect();
    Ok(match AnyGame::with_content(name, &files)? {
        Ok(game) if missing.is_empty() => {
            own(name, &game, names.iter().zip(&sources).map(|(name, source)| PackFile::new(*name, &source.text)).collect())
        }
        Ok(_) => Err(missing),
        // What is wrong with the other files is told as well; an absent one has only one thing wrong with it.
        Err(errors) => {
            let others = errors.into_iter().filter(|error| !missing.iter().any(|missing| missing.file == error.file));
            let mut all: Vec<ContentError> = others.collect();
            all.append(&mut missing);
            Err(all)
        }
    })
}

/// The game with content of somebody's own, which travels with what is played; what was released is known by its digest.
fn own(name: &str, game: &AnyGame, files: Vec<PackFile>) -> Result<AnyGame, Vec<ContentError>> {
    let told = |error: arcade::Error| match error {
        arcade::Error::BadContent { errors, .. } => errors,
        error => vec![ContentError { file: name.to_owned(), line: 1, reason: error.to_string() }],
    };
    let shipped = AnyGame::named(name).map_err(told)?;
    if shipped.content() == game.content() || Released.entry(name, game.content()).is_some() {
        return Ok(game.clone());
    }
    // What the rules say to players travels only where it is not what every program says.
    let files: Vec<PackFile> = files.into_iter().filter(|file| !AnyGame::is_shipped_rules(name, file)).collect();
    shipped.with_own(&files).map_err(told)
}

/// The game that people make content for: a pack is for it where nothing else is said.
pub(crate) fn workshop_game() -> Option<&'static str> {
    AnyGame::NAMES.iter().copied().find(|name| AnyGame::blurb(name).is_some_and(|blurb| blurb.workshop))
}

/// The game that a folder is named after, or else the one with which it shares most files.
pub(crate) fn game_of(folder: &Path, names: &[&str]) -> Option<&'static str> {
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

/// The content files in a folder and in the folders of that folder, by their paths in it, sorted.
pub(crate) fn files_below(folder: &Path) -> Vec<String> {
    let entries = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files = Vec::new();
    for path in entries(folder) {
        if path.is_dir() { files.extend(entries(&path)) } else { files.push(path) }
    }
    files.retain(|path| path.is_file() && path.extension().is_some_and(|ending| ending == "toml"));
    let inside = files.iter().filter_map(|path| path.strip_prefix(folder).ok());
    let mut names: Vec<String> = inside.map(|path| path.to_string_lossy().replace('\\', "/")).collect();
    names.sort();
    names
}

/// The folder of a game in a folder that was given: its subfolder with the game's name, or itself.
pub(crate) fn folder_of(folder: &Path, name: &str) -> PathBuf {
    let own = folder.join(name);
    if own.is_dir() { own } else { folder.to_owned() }
}

/// The game with the content of a folder.
pub(crate) fn load(context: &Context, folder: &Path, name: &str) -> Result<AnyGame, Failure> {
    let game = read(context, &folder_of(folder, name), name).map_err(|error| context.failure(&error))?;
    game.map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(|error| format!("\n  {error}")).collect();
        let folder = folder.display().to_string();
        Failure::bad(context.say(msg!("content-unusable", game = name.to_owned(), folder = folder, lines = lines.concat())))
    })
}

/// The game with packs laid over its content.
pub(crate) fn with_packs(context: &Context, game: &AnyGame, packs: &[PathBuf]) -> Result<AnyGame, Failure> {
    let mut files = Vec::new();
    for path in packs {
        for file in files_of(context, path)? {
            files.push(pack_file(context, &file)?);
        }
    }
    laid_over(context, game, &files)
}

/// A file of a pack.
pub(crate) fn pack_file(context: &Context, file: &Path) -> Result<PackFile, Failure> {
    let Source { text, .. } = Source::read(context, file)?;
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
    Ok(PackFile::new(name, &text))
}

/// The game with these files laid over its content.
pub(crate) fn laid_over(context: &Context, game: &AnyGame, files: &[PackFile]) -> Result<AnyGame, Failure> {
    game.with_packs(files).map_err(|errors| {
        let line = |reason: Reason| {
            let Reason { file, line, code, words, detail, .. } = reason;
            let code = if code.is_empty() { code } else { format!("{code}: ") };
            if words == detail {
                format!("\n  {file}:{line}: {code}{words}")
            } else {
                format!("\n  {file}:{line}: {code}{words} ({detail})")
            }
        };
        let lines: String = game.reasons(&errors, context.lang).into_iter().map(line).collect();
        Failure::bad(context.say(msg!("pack-refused", lines = lines)))
    })
}

/// The files of a pack: itself, or those of a folder, in the order of their names.
fn files_of(context: &Context, path: &Path) -> Result<Vec<PathBuf>, Failure> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = fs::read_dir(path).and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect());
    let mut files: Vec<PathBuf> = entries.map_err(|error| {
        let folder = path.display().to_string();
        Failure::bad(context.say(msg!("folder-unread", folder = folder, error = error.to_string())))
    })?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    Ok(files)
}
