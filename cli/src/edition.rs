//! By which rules and with which content a file was made.

use crate::context::Context;
use arcade::{AnyGame, Origin, Transcript};
use archive::Released;

/// What a transcript was made with, as one line.
pub(crate) fn line(context: &Context, transcript: &Transcript, game: &AnyGame) -> String {
    let (rules, newest, content) = (game.rules_version(), game.newest_rules(), game.content());
    let name = game.name();
    let rules = if rules == newest {
        context.say(format!("rules {rules} of {name}"), format!("règles {rules} de {name}"))
    } else {
        context.say(
            format!("rules {rules} of {name} (the newest are {newest})"),
            format!("règles {rules} de {name} (les plus récentes\u{a0}: {newest})"),
        )
    };
    let whose = match &game.edition().origin {
        Origin::Shipped => context.text("shipped with this program", "fourni avec ce programme"),
        Origin::Archived(_) => context.text("of an earlier release", "d'une version précédente"),
        Origin::Own(_) if transcript.files.is_empty() => context.text("of the folder that was named", "du dossier indiqué"),
        Origin::Own(_) => context.text("its own, which the file carries", "le sien, que le fichier contient"),
    };
    let packs = transcript.packs.len();
    let packs = match packs {
        0 => String::new(),
        _ => context.say(
            format!(", {packs} pack file{}", context.plural(packs as u64)),
            format!(", {packs} fichier{} de paquet", context.plural(packs as u64)),
        ),
    };
    context.say(
        format!("made with {rules}, content {content} ({whose}){packs}"),
        format!("fait avec les {rules}, contenu {content} ({whose}){packs}"),
    )
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
