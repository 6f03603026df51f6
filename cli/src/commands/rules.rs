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

/// Print a rule of a game, or all of them
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma rules chromatic-conflict                  all rules, one per line
  khroma rules chromatic-conflict CC-CAP-3         one rule
  khroma rules chromatic-conflict CC-CAP           one chapter
  khroma rules chromatic-conflict --lang fr | grep bouclier
  khroma rules chromatic-conflict --json           for programs")]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = game_names())]
    game: String,

    /// The ID of a rule, such as CC-CAP-3, or of a chapter, such as CC-CAP
    id: Option<String>,

    /// Print JSON: each rule in both languages
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
    json!({ "id": id, "en": game.rule_words(id, Lang::En), "fr": game.rule_words(id, Lang::Fr) })
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
        let unknown =
            context.say(format!("{} has no rule '{id}'", game.name()), format!("{} n'a pas de règle « {id} »", game.name()));
        let alike = near(&wanted, rules).join(", ");
        return Err(match alike.is_empty() {
            true => unknown,
            false => unknown + &context.say(format!("; did you mean {alike}?"), format!(" ; est-ce {alike} ?")),
        });
    }
    Ok(found)
}
