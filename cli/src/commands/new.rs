//! `khroma new`.

use crate::arguments::{SetupArguments, game_names};
use crate::context::Context;
use crate::failure::Failure;
use crate::output::{print, print_json};
use arcade::Seed;
use clap::Args;
use serde_json::json;
use std::process::ExitCode;

/// Print a starting position
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma new chromatic-conflict > start.txt
  khroma new chromatic-conflict --seats 3 --set factions=blue,green,orange --seed 7
  khroma new paint-brawl normal-2 --set scenario=3
  khroma new chromatic-conflict --setup evening.toml | khroma show -
  khroma new chromatic-conflict --json

A setup file holds one option per line, such as: seats = 3")]
pub(crate) struct New {
    /// The game
    #[arg(value_parser = game_names())]
    game: String,

    #[command(flatten)]
    setup: SetupArguments,

    /// Where luck comes from: a whole number, or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: Seed,

    /// Print JSON: game, setup, seed and position
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
