//! By which rules and with which content a file was made.

use crate::context::Context;
use arcade::{AnyGame, Origin, Transcript};
use archive::Released;

/// What a transcript was made with, as one line.
pub(crate) fn line(context: &Context, transcript: &Transcript, game: &AnyGame) -> String {
    let (rules, newest, content) = (game.rules_version(), game.newest_rules(), game.content());
    let name = game.name();
    let rules = if rules == newest {
        msg!("edition-rules", rules = rules, game = name)
    } else {
        msg!("edition-rules-older", rules = rules, game = name, newest = newest)
    };
    let whose = match &game.edition().origin {
        Origin::Shipped => msg!("edition-shipped"),
        Origin::Archived(_) => msg!("edition-archived"),
        Origin::Own(_) if transcript.files.is_empty() => msg!("edition-named"),
        Origin::Own(_) => msg!("edition-carried"),
    };
    let packs = transcript.packs.len();
    context.say(msg!("edition", rules = rules, content = content.to_owned(), whose = whose, packs = packs))
}

/// The same for programs.
pub(crate) fn json(transcript: &Transcript, game: &AnyGame) -> serde_json::Value {
    let released = Released.entry(game.name(), game.content()).is_some();
    serde_json::json!({
        "rules": game.rules_version(),
        "newest_rules": game.newest_rules(),
        "content": game.content(),
        "written": transcript.content,
        "released": released,
        "packs": transcript.packs.len(),
    })
}
