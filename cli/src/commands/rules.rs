//! `khroma rules`.

use crate::arguments::game_names;
use crate::context::Context;
use crate::failure::Failure;
use crate::output::{print, print_json};
use crate::suggest::near;
use arcade::{AnyGame, Ink, Lang};
use clap::Args;
use serde_json::{Value, json};
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Rules {
    #[arg(value_parser = game_names())]
    game: String,
    id: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// Prints them.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let game = context.game(&self.game)?;
        let ids = match &self.id {
            Some(id) => chosen(context, &game, id).map_err(Failure::Bad)?,
            None => game.rules(),
        };
        if self.json {
            print_json(&ids.iter().map(|id| as_json(&game, id)).collect())?;
        } else {
            print(&list(context, &game, &ids))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn as_json(game: &AnyGame, id: &str) -> Value {
    let mut rule = json!({ "id": id });
    for lang in Lang::ALL {
        rule[lang.code()] = json!(game.rule_words(id, lang));
    }
    rule
}

fn list(context: &Context, game: &AnyGame, ids: &[&str]) -> String {
    let width = ids.iter().map(|id| id.len()).max().unwrap_or(0);
    let line = |id: &&str| {
        let words = game.rule_words(id, context.lang).unwrap_or_default();
        format!("{}  {words}\n", context.paint(Ink::Bold, &format!("{id:width$}")))
    };
    ids.iter().map(line).collect()
}

/// The words of the rule or of the chapter with this ID, or a sentence that says what could be meant.
pub(crate) fn find(context: &Context, game: &AnyGame, id: &str) -> Result<String, String> {
    chosen(context, game, id).map(|ids| list(context, game, &ids))
}

/// The rule with this ID, or the rules of the chapter.
fn chosen<'a>(context: &Context, game: &'a AnyGame, id: &str) -> Result<Vec<&'a str>, String> {
    let rules = game.rules();
    let wanted = id.trim().to_uppercase();
    let chapter = format!("{}-", wanted.trim_end_matches('-'));
    let found: Vec<&str> = match rules.iter().find(|rule| **rule == wanted) {
        Some(rule) => vec![rule],
        None => rules.iter().copied().filter(|rule| rule.starts_with(&chapter)).collect(),
    };
    if found.is_empty() {
        let (game, id, near) = (game.name(), id.to_owned(), near(&wanted, rules).join(", "));
        return Err(context.say(match near.is_empty() {
            true => msg!("rules-unknown", game = game, id = id),
            false => msg!("rules-unknown-near", game = game, id = id, near = near),
        }));
    }
    Ok(found)
}
