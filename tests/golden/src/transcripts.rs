//! Transcripts that stand for all that players keep.

use crate::{files, folder, read};
use std::fs;
use std::sync::Arc;
use tabletop::{Notation, Table, Transcript};

/// Old games replay for ever: every transcript in `tests/transcripts` of a crate is verified by the rules that it names, and
/// playing it again writes the same file. One of them ends in each of these ways (`none` for a game that has not ended).
///
/// A change that would break one raises `RULES_VERSION` instead, and keeps the old behaviour for the old version
/// (`docs/versions.md`). Then `NEW_TRANSCRIPTS=1` asks for the games, each with its name, and adds them: a file that is there
/// is never written again.
///
/// # Panics
/// With all that is wrong.
pub fn replay_for_ever<G: Notation>(
    game: &Arc<G>,
    crate_folder: &str,
    games: impl ExactSizeIterator<Item = (&'static str, String)>,
    endings: &[&str],
) -> Vec<Transcript> {
    let folder = folder(crate_folder, "transcripts");
    let least = games.len();
    if std::env::var_os("NEW_TRANSCRIPTS").is_some() {
        let version = match G::RULES_VERSION {
            1 => String::new(),
            later => format!("-rules-{later}"),
        };
        for (name, text) in games {
            let path = folder.join(format!("{name}{version}.txt"));
            if !path.exists() {
                fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            }
        }
    }
    let paths = files(&folder);
    assert!(paths.len() >= least, "old transcripts must not be thrown away");
    let (mut transcripts, mut wrong) = (Vec::new(), Vec::new());
    for path in paths {
        match replay(game, &read(&path)) {
            Ok(transcript) => transcripts.push(transcript),
            Err(problem) => wrong.push(format!("{}: {problem}", path.display())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let outcomes: Vec<&str> = transcripts.iter().map(|transcript| transcript.outcome.as_deref().unwrap_or("none")).collect();
    for ending in endings {
        assert!(outcomes.iter().any(|outcome| outcome.starts_with(ending)), "no game ends so: {ending}: {outcomes:?}");
    }
    transcripts
}

fn replay<G: Notation>(game: &Arc<G>, text: &str) -> Result<Transcript, String> {
    let transcript: Transcript = text.parse().map_err(|error| format!("{error}"))?;
    let table = Table::replay(game.clone(), &transcript).map_err(|error| error.to_string())?;
    // The first release wrote digests of content in another way; all else is as it was.
    let now = Transcript { content: transcript.content.clone(), ..table.transcript() };
    if now.to_string() == text { Ok(transcript) } else { Err("it is written in another way now".to_owned()) }
}

/// Each of these changes to a transcript of a crate is noticed.
///
/// # Panics
/// If one is not, or cannot be made.
pub fn changes_are_noticed<G: Notation>(game: &Arc<G>, crate_folder: &str, name: &str, changes: &[(&str, &str)]) {
    let text = read(&folder(crate_folder, "transcripts").join(name).with_extension("txt"));
    for (from, to) in changes {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "'{from}' is not in the file");
        assert!(replay(game, &changed).is_err(), "'{to}' instead of '{from}' is not noticed");
    }
}
