//! `khroma games`.

use crate::context::Context;
use crate::failure::Failure;
use crate::output::{print, print_json};
use arcade::{AnyGame, Ink, QuickStart, SetupOption};
use clap::Args;
use serde_json::{Map, Value, json};
use std::process::ExitCode;

/// List the games, with their quick starts, options and numbers of players
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma games
  khroma games --lang fr
  khroma games --json")]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Lists the games.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        if self.json {
            print_json(&AnyGame::all().map(|game| as_json(&game)).collect())?;
        } else {
            let games: Vec<String> = AnyGame::all().map(|game| as_text(context, &game)).collect();
            print(&games.join("\n"))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_json(game: &AnyGame) -> Value {
    let option = |option: &SetupOption| {
        let SetupOption { key, values, default, meaning, .. } = option;
        json!({ "key": key, "values": values, "default": default, "en": meaning.en, "fr": meaning.fr })
    };
    let start = |QuickStart { word, meaning, options }: &QuickStart| {
        let options: Map<String, Value> = options.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        json!({ "word": word, "options": options, "en": meaning.en, "fr": meaning.fr })
    };
    let counts = game.blurb().seat_counts;
    json!({
        "name": game.name(),
        "title": { "en": game.blurb().title.en, "fr": game.blurb().title.fr },
        "summary": { "en": game.blurb().summary.en, "fr": game.blurb().summary.fr },
        "rules_version": game.rules_version(),
        "content": game.content(),
        "seats": { "least": counts.first(), "most": counts.last(), "counts": counts },
        "options": game.options().iter().map(option).collect::<Vec<Value>>(),
        "quick_starts": game.quick_starts().iter().map(start).collect::<Vec<Value>>(),
    })
}

fn as_text(context: &Context, game: &AnyGame) -> String {
    let players = game.blurb().players(context.lang);
    let mut text = format!(
        "{}  {}, {players} {}\n    {}\n",
        context.paint(Ink::Bold, game.name()),
        game.blurb().title.to(context.lang),
        context.text("players", "joueurs"),
        game.blurb().summary.to(context.lang),
    );
    if !game.quick_starts().is_empty() {
        let example = format!("khroma play {} {}", game.name(), game.quick_starts()[0].word);
        text += &context.say(
            format!("    quick starts, as in '{example}':\n"),
            format!("    départs rapides, comme dans « {example} »\u{a0}:\n"),
        );
    }
    let width = game.quick_starts().iter().map(|start| start.word.len()).max().unwrap_or(0);
    for QuickStart { word, meaning, .. } in game.quick_starts() {
        text += &format!("        {}  {}\n", context.paint(Ink::Bold, &format!("{word:width$}")), meaning.to(context.lang));
    }
    for SetupOption { key, values, default, meaning, .. } in game.options() {
        let default = context.say(format!("; default {default}"), format!("\u{a0}; par défaut {default}"));
        text += &format!("    --set {key}=…  ({values}{default})\n        {}\n", meaning.to(context.lang));
    }
    text
}
