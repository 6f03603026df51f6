//! `khroma new`.

use crate::arguments::{SetupArguments, game_names};
use crate::context::Context;
use crate::failure::Failure;
use crate::output::{print, print_json};
use arcade::Seed;
use clap::Args;
use serde_json::json;
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct New {
    #[arg(value_parser = game_names())]
    game: String,
    #[command(flatten)]
    setup: SetupArguments,
    #[arg(long, default_value = "1")]
    seed: Seed,
    #[arg(long)]
    json: bool,
}

impl New {
    /// Prints the position.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let game = context.game(&self.game)?;
        let setup = self.setup.complete(context, &game, None)?;
        let table = game.open(&setup, self.seed).map_err(|error| context.failure(&error))?;
        if self.json {
            print_json(&json!({
                "game": game.name(),
                "setup": setup.to_json(),
                "seed": self.seed.to_string(),
                "position": table.position(),
            }))?;
        } else {
            print(&table.position())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
