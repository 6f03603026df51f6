//! The `khroma` command: play, replay, simulate and check the games of the house.
//!
//! It parses, prints and reads files; everything about games it asks of `arcade`, `bots` and `lab`, and tables over the
//! network of `server`.
//!
//! Exit codes: 0 when all went well, 1 when `explain` says that an action is not legal, 2 when what was given cannot be
//! used (the reason is on standard error, and standard output is empty).

mod arguments;
mod bars;
mod commands;
mod content;
mod context;
mod edition;
mod failure;
mod input;
mod output;
mod suggest;
mod terminal;

use crate::commands::Command;
use crate::context::Context;
use crate::failure::{Failure, report};
use crate::terminal::Color;
use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;

/// Tabletop games at the command line: play them, look at positions, replay and verify games, and let bots play
/// thousands of them
#[derive(Parser)]
#[command(name = "khroma", version, propagate_version = true, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    /// The language: en or fr [default: from the environment]
    #[arg(long, global = true, help_heading = EVERYWHERE, value_name = "LANG", value_parser = ["en", "fr"], hide_possible_values = true)]
    lang: Option<String>,

    /// When to use colours; auto: in a terminal, unless NO_COLOR is set
    #[arg(long, global = true, help_heading = EVERYWHERE, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    color: Color,

    /// Take the content of games from this folder, or from its subfolder named after the game, instead of what is shipped
    #[arg(long, global = true, help_heading = EVERYWHERE, value_name = "FOLDER")]
    content: Option<PathBuf>,

    /// Lay a pack over the content: a file such as bees.pack.toml, or a folder of such files; may be given several times
    #[arg(long = "pack", global = true, help_heading = EVERYWHERE, value_name = "PACK")]
    packs: Vec<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

/// The heading of the options that all subcommands have.
const EVERYWHERE: &str = "Options of every command";

const EXAMPLES: &str = "\
Examples:
  khroma games                                     the games and their options
  khroma play chromatic-conflict                   play against three bots
  khroma play paint-brawl normal-2                 a quick start of the other game
  khroma new chromatic-conflict --seats 3 > start.txt
  khroma legal start.txt --words                   what may be done, in words
  khroma apply start.txt 'faction blue' | khroma show -
  khroma simulate chromatic-conflict --games 1000 --bots greedy

Positions and transcripts are text files; '-' is standard input.
Exit codes: 0 all went well, 1 'explain' says no, 2 what was given cannot be used.";

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(message) => {
            // Help goes to standard output, which may be closed; there is nobody left to tell.
            let _ = message.print();
            return ExitCode::from(u8::try_from(message.exit_code()).unwrap_or(2));
        }
    };
    let context = Context::new(cli.lang.as_deref(), cli.color, cli.content, cli.packs);
    match context.check().and_then(|()| cli.command.run(&context)) {
        Ok(code) => code,
        Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Bad(message)) => {
            report(&context, &message);
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_agree_with_each_other() {
        Cli::command().debug_assert();
    }
}
