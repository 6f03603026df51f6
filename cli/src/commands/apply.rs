//! `khroma apply`.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::{Source, action_failure};
use crate::output::{print, print_json};
use arcade::{Applied, Error, Happening, Pick, Seed};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

/// Play actions in a position and print the position after them
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma apply position.txt 'place 3 (1,0)' > after.txt
  khroma apply position.txt 'faction blue' 'faction green' 'faction violet' | khroma show -
  khroma apply position.txt 'decline' --seed 9 --json
  khroma apply position.txt 'place 4 (0,0)' 'lay T06 (1,0)' --chance chromeca=crane

What happened stands in front as comments (#), so that the output is a position file itself.
What was drawn stands there too, as in '# luck: tag=T07,chromeca=crane'. --chance says what shall be
drawn, in the same words; what it does not say comes from the seed. It is refused if the actions do
not draw it: a Chromeca, for one, is drawn when a turn ends in which one was placed.")]
pub(crate) struct Apply {
    /// A file with a position (or a transcript, for its end), or - for standard input
    #[arg(value_name = "POSITION")]
    file: PathBuf,

    /// The actions in notation, each as one argument
    #[arg(value_name = "ACTION", required = true)]
    actions: Vec<String>,

    /// What luck shall bring: label=value, with commas
    #[arg(long, value_name = "LABEL=VALUE", value_delimiter = ',')]
    chance: Vec<Pick>,

    /// Where other luck comes from: a whole number, or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: Seed,

    /// Print JSON: events, luck and position
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
        let applied = game.apply(&position, &self.actions, self.chance, self.seed).map_err(|error| match error {
            Error::Action { .. } => action_failure(context, "", &error),
            _ => source.failure(context, &error),
        })?;
        if self.json {
            print_json(&as_json(&applied))?;
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
    for Happening { en, fr, .. } in events {
        // A sentence that went over the end of its line would become part of the position.
        let sentence = context.say(en.clone(), fr.clone()).replace('\n', " ");
        text += &format!("# {sentence}\n");
    }
    if !luck.is_empty() {
        let luck: Vec<String> = luck.iter().map(Pick::to_string).collect();
        text += &format!("# {}{} {}\n", context.text("luck", "hasard"), context.colon(), luck.join(","));
    }
    text + position
}
