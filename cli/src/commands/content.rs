//! `khroma content`.

use crate::arguments::game_names;
use crate::content;
use crate::context::Context;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::{print, print_json};
use arcade::{AnyGame, Archive as _, Bundle, Ink, Leaf, PackFile, PlayedBy, Transcript};
use archive::Released;
use clap::{Args, Subcommand};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use texts::Arg;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Content {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Diff {
        one: String,
        other: String,
        #[arg(long, value_parser = game_names())]
        game: Option<String>,
        #[arg(long)]
        json: bool,
    },
    List {
        #[arg(long)]
        json: bool,
    },
    Export {
        which: String,
        folder: PathBuf,
        #[arg(long, value_parser = game_names())]
        game: Option<String>,
    },
}

/// A content that was named.
struct Named {
    /// As it was named, for people.
    name: String,
    /// Its game, where that is known.
    game: Option<&'static str>,
    /// Its digest, where it is whole.
    digest: Option<String>,
    files: Vec<PackFile>,
}

impl Content {
    /// Does it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        match self.what {
            What::Diff { one, other, game, json } => diff(context, &one, &other, game.as_deref(), json),
            What::List { json } => list(context, json),
            What::Export { which, folder, game } => export(context, &which, &folder, game.as_deref()),
        }
    }
}

fn list(context: &Context, json: bool) -> Result<ExitCode, Failure> {
    let shipped: Vec<AnyGame> = AnyGame::all().collect();
    let is_shipped = |game: &str, content: &str| shipped.iter().any(|known| known.name() == game && known.content() == content);
    let entries = Released.entries();
    if json {
        let entry = |entry: &archive::Entry| json!({ "game": entry.game, "content": entry.content, "shipped": is_shipped(entry.game, entry.content) });
        print_json(&json!(entries.iter().map(entry).collect::<Vec<_>>()))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    let now = format!("  {}", context.say(msg!("content-shipped-now")));
    for entry in entries {
        let mark = if is_shipped(entry.game, entry.content) { now.as_str() } else { "" };
        text += &format!("{:20} {}{mark}\n", entry.game, entry.content);
    }
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn export(context: &Context, what: &str, folder: &Path, game: Option<&str>) -> Result<ExitCode, Failure> {
    let Named { files, .. } = named(context, what, game)?;
    let name = folder.display().to_string();
    if folder.exists() {
        return Err(Failure::bad(context.say(msg!("content-folder-exists", folder = name))));
    }
    let unwritten = |error: std::io::Error| {
        Failure::bad(context.say(msg!("file-unwritten", file = folder.display().to_string(), error = error.to_string())))
    };
    for file in &files {
        let path = folder.join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| fs::write(&path, &file.text)).map_err(unwritten)?;
    }
    print(&format!("{}\n", context.say(msg!("content-exported", folder = name, files = files.len()))))?;
    Ok(ExitCode::SUCCESS)
}

fn diff(context: &Context, one: &str, other: &str, game: Option<&str>, json: bool) -> Result<ExitCode, Failure> {
    let (one, other) = match (named(context, one, game), named(context, other, game)) {
        (Ok(one), Ok(other)) => (one, other),
        // What one of them says may tell whose content the other is.
        (Ok(one), Err(_)) if one.game.is_some() => (named(context, &one.name, one.game)?, named(context, other, one.game)?),
        (Err(_), Ok(other)) if other.game.is_some() => {
            (named(context, one, other.game)?, named(context, &other.name, other.game)?)
        }
        (one, other) => (one?, other?),
    };
    let game = match (one.game, other.game) {
        (Some(first), Some(second)) if first != second => {
            let message = msg!("content-two-games", one = one.name, first = first, other = other.name, second = second);
            return Err(Failure::bad(context.say(message)));
        }
        (first, second) => first.or(second),
    };
    let values = |named: &Named| -> Result<BTreeMap<(String, String), Leaf>, Failure> {
        let leaves = match game {
            Some(game) => AnyGame::content_values(game, &named.files).map_err(|error| context.failure(&error))?,
            None => AnyGame::plain_values(&named.files),
        };
        Ok(leaves.into_iter().map(|leaf| ((leaf.heading.clone(), leaf.path.clone()), leaf)).collect())
    };
    // What the rules say to players does not travel with a content unless it is its own.
    let both_tell = [&one, &other].iter().all(|named| named.files.iter().any(|file| file.name == "rules.toml"));
    let (before, after) = (values(&one)?, values(&other)?);
    let keys = before.keys().chain(after.keys().filter(|key| !before.contains_key(*key)));
    let mut keys: Vec<&(String, String)> = keys.filter(|(heading, _)| both_tell || heading != "rules.toml").collect();
    keys.sort();
    let change = |key: &&'_ (String, String)| Change { before: before.get(*key), after: after.get(*key) };
    let changes: Vec<Change<'_>> = keys.iter().map(change).filter(Change::is_one).collect();
    if json {
        let changes: Vec<_> = changes.iter().map(Change::json).collect();
        print_json(&json!({ "game": game, "one": one.digest, "other": other.digest, "changes": changes }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = format!("{}\n{}\n", title(context, &one), title(context, &other));
    let mut heading = "";
    for change in changes.iter().filter(|change| !change.is_text()) {
        let Some(leaf) = change.leaf() else { continue };
        if leaf.heading != heading {
            text += &format!("\n{}\n", context.paint(Ink::Bold, &leaf.heading));
            heading = &leaf.heading;
        }
        let message = msg!("content-change", path = in_words(context, &leaf.path), change = change.message());
        text += &format!("  {}\n", context.say(message));
    }
    let texts = changes.iter().filter(|change| change.is_text()).count();
    let differs = msg!("content-differs", values = changes.len() - texts, texts = texts);
    text += &format!("\n{}\n", context.say(differs));
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// What is compared.
fn title(context: &Context, Named { name, digest, game, .. }: &Named) -> String {
    let digest = digest.clone().unwrap_or_else(|| context.say(msg!("content-part")));
    let (name, digest) = (context.paint(Ink::Bold, name), context.paint(Ink::Faint, &digest));
    context.say(msg!("content-named", name = name, game = game.unwrap_or_default(), digest = digest))
}

/// A path such as `figures[chief gaia].cost`, as people say it.
fn in_words(context: &Context, path: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for step in path.split('.') {
        for part in step.split('[').map(|part| part.trim_end_matches(']')).filter(|part| !part.is_empty()) {
            words.push(match part.parse::<usize>() {
                Ok(place) if !words.is_empty() => context.say(msg!("content-place", place = place + 1)),
                _ => part.replace('_', " "),
            });
        }
    }
    words.join(", ")
}

/// A value in the one content and in the other.
struct Change<'a> {
    before: Option<&'a Leaf>,
    after: Option<&'a Leaf>,
}

impl Change<'_> {
    fn is_one(&self) -> bool {
        self.before.map(|leaf| &leaf.value) != self.after.map(|leaf| &leaf.value)
    }

    fn leaf(&self) -> Option<&Leaf> {
        self.before.or(self.after)
    }

    /// Whether only people read it.
    fn is_text(&self) -> bool {
        self.leaf().is_some_and(|leaf| leaf.text)
    }

    fn message(&self) -> Arg {
        match (self.before.map(|leaf| leaf.value.to_string()), self.after.map(|leaf| leaf.value.to_string())) {
            (Some(before), Some(after)) => msg!("content-becomes", before = before, after = after).into(),
            (Some(before), None) => msg!("content-gone", before = before).into(),
            (None, Some(after)) => msg!("content-new", after = after).into(),
            (None, None) => "".into(),
        }
    }

    fn json(&self) -> serde_json::Value {
        json!({
            "file": self.leaf().map(|leaf| &leaf.heading),
            "path": self.leaf().map(|leaf| &leaf.path),
            "before": self.before.map(|leaf| &leaf.value),
            "after": self.after.map(|leaf| &leaf.value),
            "text": self.is_text(),
        })
    }
}

/// The content that a person means.
fn named(context: &Context, what: &str, game: Option<&str>) -> Result<Named, Failure> {
    let game = game.and_then(|game| AnyGame::NAMES.iter().copied().find(|name| *name == game));
    let path = Path::new(what);
    let whole = |game: &AnyGame| {
        let Bundle { content, files, .. } = game.bundle();
        Named { name: what.to_owned(), game: Some(game.name()), digest: Some(content), files }
    };
    if path.is_dir() {
        let names = content::files_below(path);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let game = game.or_else(|| content::game_of(path, &names)).ok_or_else(|| whose(context, what))?;
        let loaded = content::load(context, path, game)?;
        // The files as they lie there: texts may differ from those of a content with the same values.
        let folder = content::folder_of(path, game);
        let known = |file: &String| {
            AnyGame::content_files(game).is_ok_and(|known| known.contains(&file.as_str()))
                || AnyGame::may_have(game, file).unwrap_or(false)
        };
        let mut files = Vec::new();
        for file in content::files_below(&folder).into_iter().filter(known) {
            let Source { text, .. } = Source::read(context, &folder.join(&file))?;
            files.push(PackFile::new(file, &text));
        }
        return Ok(Named { name: what.to_owned(), game: Some(game), digest: Some(loaded.content().to_owned()), files });
    }
    if path.is_file() {
        let source = Source::read(context, path)?;
        if source.is_transcript() {
            let transcript: Transcript =
                source.text.parse().map_err(|error| source.failure(context, &arcade::Error::Transcript(error)))?;
            let game = source.game(context)?;
            let found = game.find_as_played(&PlayedBy::of(&transcript), &Released);
            return found.map(|game| whole(&game)).map_err(|error| context.failure(&error));
        }
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        return Ok(Named { name: what.to_owned(), game, digest: None, files: vec![PackFile::new(name, &source.text)] });
    }
    if what == "shipped" {
        let game = game.ok_or_else(|| whose(context, what))?;
        return AnyGame::named(game).map(|game| whole(&game)).map_err(|error| context.failure(&error));
    }
    by_digest(context, what, game)
}

/// A released content, by the beginning of its digest.
fn by_digest(context: &Context, what: &str, game: Option<&'static str>) -> Result<Named, Failure> {
    let mut entries = Released.entries().iter().filter(|entry| {
        let first = AnyGame::named(entry.game).is_ok_and(|known| known.content_called(what, false) == entry.content);
        (what.len() >= 4 && entry.content.starts_with(what) || first) && game.is_none_or(|game| game == entry.game)
    });
    let (Some(entry), None) = (entries.next(), entries.next()) else {
        return Err(Failure::bad(context.say(msg!("content-unknown", what = what.to_owned()))));
    };
    let bundle = Released.find(entry.game, entry.content).ok().flatten();
    let files = bundle.map(|bundle| bundle.files).unwrap_or_default();
    Ok(Named { name: what.to_owned(), game: Some(entry.game), digest: Some(entry.content.to_owned()), files })
}

fn whose(context: &Context, what: &str) -> Failure {
    Failure::bad(context.say(msg!("content-whose", what = what.to_owned())))
}
