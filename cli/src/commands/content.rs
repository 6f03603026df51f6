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

/// Compare, list and take out the content that games are or were played with
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma content list                                     every content that was released
  khroma content diff shipped my-variant --game color-quest
  khroma content diff content/color-quest my-variant      two folders
  khroma content diff 51be2b65 game.txt                   a released content, and the one of a transcript
  khroma content export 51be2b65 old-numbers              the files of a released content, to change them

A content is named by the beginning of its digest, by a folder, by a transcript that was played with it, by one file of
it, or by the word 'shipped'.")]
pub(crate) struct Content {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Tell in words what differs between two contents
    Diff {
        /// The one
        #[arg(value_name = "A")]
        one: String,
        /// The other
        #[arg(value_name = "B")]
        other: String,
        /// Whose content it is, where nothing else tells
        #[arg(long, value_parser = game_names())]
        game: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// List every content that was released, by game
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Write the files of a content into a new folder
    Export {
        /// Which
        #[arg(value_name = "CONTENT")]
        which: String,
        /// Where to
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
        /// Whose content it is, where nothing else tells
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
    for entry in entries {
        let mark = if is_shipped(entry.game, entry.content) { context.text("  shipped now", "  fourni maintenant") } else { "" };
        text += &format!("{:20} {}{mark}\n", entry.game, entry.content);
    }
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn export(context: &Context, what: &str, folder: &Path, game: Option<&str>) -> Result<ExitCode, Failure> {
    let Named { game, files, .. } = named(context, what, game)?;
    let name = folder.display();
    if folder.exists() {
        return Err(Failure::bad(context.say(
            format!("{name} is there already: name a new folder"),
            format!("{name} existe déjà\u{a0}: nommez un nouveau dossier"),
        )));
    }
    let unwritten = |error: std::io::Error| {
        Failure::bad(
            context.say(format!("{name} cannot be written: {error}"), format!("{name} ne peut pas être écrit\u{a0}: {error}")),
        )
    };
    // What the rules say to players is of this program: a folder of content has it too.
    let rules = game.and_then(|game| AnyGame::standard_rules(game).ok()).flatten();
    let told = files.iter().any(|file| file.name == "rules.toml");
    for file in files.iter().chain(rules.iter().filter(|_| !told)) {
        let path = folder.join(&file.name);
        fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| fs::write(&path, &file.text)).map_err(unwritten)?;
    }
    let count = files.len();
    print(&context.say(format!("{name}: {count} files\n"), format!("{name}\u{a0}: {count} fichiers\n")))?;
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
            return Err(Failure::bad(context.say(
                format!("{} is content of {first}, {} of {second}", one.name, other.name),
                format!("{} est un contenu de {first}, {} de {second}", one.name, other.name),
            )));
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
        text += &format!("  {}{} {}\n", in_words(context, &leaf.path), context.colon(), change.words(context));
    }
    let texts = changes.iter().filter(|change| change.is_text()).count();
    let numbers = changes.len() - texts;
    let (s, t) = (context.plural(numbers as u64), context.plural(texts as u64));
    text += &match numbers {
        0 => context.text("\nThe same game: no value differs", "\nLe même jeu\u{a0}: aucune valeur ne diffère").to_owned(),
        1 => context.text("\n1 value differs", "\n1 valeur diffère").to_owned(),
        _ => context.say(format!("\n{numbers} value{s} differ"), format!("\n{numbers} valeur{s} diffèrent")),
    };
    text += &match texts {
        0 => ".\n".to_owned(),
        _ => context.say(
            format!(", and {texts} text{t} that only people read.\n"),
            format!(", et {texts} texte{t} que seuls les gens lisent.\n"),
        ),
    };
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// What is compared.
fn title(context: &Context, Named { name, digest, game, .. }: &Named) -> String {
    let digest = digest.as_deref().unwrap_or(context.text("a part of a content", "une partie d'un contenu"));
    format!(
        "{}{} {} {}",
        context.paint(Ink::Bold, name),
        context.colon(),
        game.unwrap_or_default(),
        context.paint(Ink::Faint, digest)
    )
}

/// A path such as `figures[chief gaia].cost`, as people say it.
fn in_words(context: &Context, path: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for step in path.split('.') {
        for part in step.split('[').map(|part| part.trim_end_matches(']')).filter(|part| !part.is_empty()) {
            words.push(match part.parse::<usize>() {
                Ok(place) if !words.is_empty() => format!("{} {}", context.text("no.", "n°"), place + 1),
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

    fn words(&self, context: &Context) -> String {
        match (self.before.map(|leaf| &leaf.value), self.after.map(|leaf| &leaf.value)) {
            (Some(before), Some(after)) => context.say(format!("{before} becomes {after}"), format!("{before} devient {after}")),
            (Some(before), None) => context.say(format!("{before} is gone"), format!("{before} disparaît")),
            (None, Some(after)) => context.say(format!("{after} is new"), format!("{after} est nouveau")),
            (None, None) => String::new(),
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
        return Err(Failure::bad(context.say(
            format!("'{what}' is no folder, no file, and not the beginning of one digest ('khroma content list' tells them)"),
            format!("« {what} » n'est ni un dossier, ni un fichier, ni le début d'une seule empreinte (« khroma content list » les donne)"),
        )));
    };
    let bundle = Released.find(entry.game, entry.content).ok().flatten();
    let files = bundle.map(|bundle| bundle.files).unwrap_or_default();
    Ok(Named { name: what.to_owned(), game: Some(entry.game), digest: Some(entry.content.to_owned()), files })
}

fn whose(context: &Context, what: &str) -> Failure {
    Failure::bad(context.say(
        format!("{what}: whose content is this? Say it with --game"),
        format!("{what}\u{a0}: de quel jeu est ce contenu\u{a0}? Dites-le avec --game"),
    ))
}
