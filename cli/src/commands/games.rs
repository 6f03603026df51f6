//! `khroma games`.

use crate::context::Context;
use crate::failure::Failure;
use crate::output::{print, print_json};
use arcade::{AnyGame, Ink, SetupOption};
use clap::Args;
use serde_json::{Value, json};
use std::process::ExitCode;

/// List the games, with their options and numbers of players
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
        let SetupOption { key, values, default, meaning } = option;
        json!({ "key": key, "values": values, "default": default, "en": meaning.en, "fr": meaning.fr })
    };
    let (least, most) = game.seat_counts().into_inner();
    json!({
        "name": game.name(),
        "title": { "en": game.title().en, "fr": game.title().fr },
        "summary": { "en": game.summary().en, "fr": game.summary().fr },
        "rules_version": game.rules_version(),
        "seats": { "least": least, "most": most },
        "options": game.options().iter().map(option).collect::<Vec<Value>>(),
    })
}

fn as_text(context: &Context, game: &AnyGame) -> String {
    let (least, most) = game.seat_counts().into_inner();
    let players = if least == most { least.to_string() } else { format!("{least}-{most}") };
    let mut text = format!(
        "{}  {}, {players} {}\n    {}\n",
        context.paint(Ink::Bold, game.name()),
        game.title().to(context.lang),
        context.text("players", "joueurs"),
        game.summary().to(context.lang),
    );
    for SetupOption { key, values, default, meaning } in game.options() {
        let default = context.say(format!("default {default}"), format!("par défaut {default}"));
        text += &format!("    --set {key}=…  ({values}; {default})\n        {}\n", meaning.to(context.lang));
    }
    text
}
