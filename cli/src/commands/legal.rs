//! `khroma legal`.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::{print, print_json};
use arcade::{Ink, Offer};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;

/// List all that the seat that decides may do, one action per line
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma legal position.txt
  khroma legal position.txt --words        with a sentence behind each action
  khroma legal position.txt | wc -l

When the game is over nothing is listed.")]
pub(crate) struct Legal {
    /// A file with a position (or a transcript, for its end), or - for standard input
    #[arg(value_name = "POSITION")]
    file: PathBuf,

    /// Write what each action does behind it
    #[arg(long)]
    words: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Legal {
    /// Lists them.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let options = Source::read(context, &self.file)?.table(context)?.options(context.lang);
        if self.json {
            print_json(&json!(options))?;
        } else {
            let width = options.iter().map(|offer| offer.action.chars().count()).max().unwrap_or(0);
            let line = |Offer { action, words }: &Offer| match self.words {
                true => format!("{}  {words}\n", context.paint(Ink::Bold, &format!("{action:width$}"))),
                false => format!("{action}\n"),
            };
            print(&options.iter().map(line).collect::<String>())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
