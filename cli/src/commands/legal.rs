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

/// Its arguments.
#[derive(Args)]
pub(crate) struct Legal {
    file: PathBuf,
    #[arg(long)]
    words: bool,
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
