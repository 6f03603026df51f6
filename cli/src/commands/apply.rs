//! `khroma apply`.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::{Source, action_failure};
use crate::output::{in_all_languages, print, print_json};
use arcade::{Applied, Error, Pick, Seed};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Apply {
    file: PathBuf,
    #[arg(required = true)]
    actions: Vec<String>,
    #[arg(long, value_delimiter = ',')]
    chance: Vec<Pick>,
    #[arg(long, default_value = "1")]
    seed: Seed,
    #[arg(long)]
    json: bool,
}

impl Apply {
    /// Plays them.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let source = Source::read(context, &self.file)?;
        let (game, position) = if source.is_transcript() {
            let table = source.table(context)?;
            (table.game(), table.position())
        } else {
            (source.game(context)?, source.text.clone())
        };
        let apply = |lang| game.apply(&position, &self.actions, self.chance.clone(), self.seed, lang);
        let applied = apply(context.lang).map_err(|error| match error {
            Error::Action { .. } => action_failure(context, "", &error),
            _ => source.failure(context, &error),
        })?;
        if self.json {
            print_json(&in_all_languages(|lang| apply(lang).map_or(Value::Null, |applied| as_json(&applied))))?;
        } else {
            print(&as_position(context, &applied))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_json(Applied { events, luck, position }: &Applied) -> Value {
    let luck: Vec<String> = luck.iter().map(Pick::to_string).collect();
    json!({ "events": events, "luck": luck, "position": position })
}

fn as_position(context: &Context, Applied { events, luck, position }: &Applied) -> String {
    let mut text = String::new();
    for event in events {
        // A sentence that went over the end of its line would become part of the position.
        let sentence = event.words.replace('\n', " ");
        text += &format!("# {sentence}\n");
    }
    if !luck.is_empty() {
        let luck: Vec<String> = luck.iter().map(Pick::to_string).collect();
        text += &format!("# {}\n", context.say(msg!("apply-luck", luck = luck.join(","))));
    }
    text + position
}
