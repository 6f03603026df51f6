//! `khroma games`.

use crate::context::Context;
use crate::failure::Failure;
use crate::output::{print, print_json};
use arcade::{AnyGame, Ink, Lang, Message, OptionWords, QuickStart, SetupOption, StartWords};
use clap::Args;
use serde_json::{Map, Value, json};
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Games {
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
        let values = option.values(game.name(), Lang::En);
        with_texts(json!({ "key": option.key, "values": values, "default": option.default }), &option.meaning(game.name()))
    };
    let start = |start: &QuickStart| {
        let options: Map<String, Value> = start.options.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        with_texts(json!({ "word": start.word, "options": options }), &start.meaning(game.name()))
    };
    let counts = game.blurb().seat_counts;
    json!({
        "name": game.name(),
        "title": with_texts(json!({}), &game.blurb().title()),
        "summary": with_texts(json!({}), &game.blurb().summary()),
        "rules_version": game.rules_version(),
        "content": game.content(),
        "seats": { "least": counts.first(), "most": counts.last(), "counts": counts },
        "options": game.options().iter().map(option).collect::<Vec<Value>>(),
        "quick_starts": game.quick_starts().iter().map(start).collect::<Vec<Value>>(),
    })
}

/// An object with a text in all languages, by their codes.
fn with_texts(mut object: Value, text: &Message) -> Value {
    for lang in Lang::ALL {
        object[lang.code()] = json!(text.say(lang));
    }
    object
}

fn as_text(context: &Context, game: &AnyGame) -> String {
    let players = game.blurb().players(context.lang);
    let title = game.blurb().title();
    let mut text = format!(
        "{}  {}\n    {}\n",
        context.paint(Ink::Bold, game.name()),
        context.say(msg!("game-players", title = title, players = players)),
        context.say(game.blurb().summary()),
    );
    if !game.quick_starts().is_empty() {
        let example = format!("khroma play {} {}", game.name(), game.quick_starts()[0].word);
        text += &format!("    {}\n", context.say(msg!("games-starts", example = example)));
    }
    let width = game.quick_starts().iter().map(|start| start.word.len()).max().unwrap_or(0);
    for start in game.quick_starts() {
        let (word, meaning) = (format!("{:width$}", start.word), context.say(start.meaning(game.name())));
        text += &format!("        {}  {meaning}\n", context.paint(Ink::Bold, &word));
    }
    for option in game.options() {
        let (key, values) = (option.key, option.values(game.name(), context.lang));
        let values = context.say(msg!("games-option", values = values, default = option.default));
        text += &format!("    --set {key}=…  ({values})\n        {}\n", context.say(option.meaning(game.name())));
    }
    text
}
