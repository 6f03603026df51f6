//! The `khroma` command: play, replay, simulate and check the games of the house.
//!
//! It parses, prints and reads files; everything about games it asks of `arcade`, `bots` and `lab`, and tables over the
//! network of `server`.
//!
//! Exit codes: 0 when all went well, 1 when `explain` says that an action is not legal, 2 when what was given cannot be
//! used (the reason is on standard error, and standard output is empty).

texts::domain!("terminal", $);

mod arguments;
mod bars;
mod commands;
mod content;
mod context;
mod edition;
mod failure;
mod help;
mod input;
mod output;
mod suggest;
mod terminal;

use crate::commands::Command;
use crate::context::Context;
use crate::failure::{Failure, report};
use crate::terminal::Color;
use arcade::Lang;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{FromArgMatches as _, Parser};
use std::path::PathBuf;
use std::process::ExitCode;

/// The options of every command, and what is asked of it.
#[derive(Parser)]
#[command(name = "khroma", version, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    #[arg(long, global = true, value_parser = langs(), hide_possible_values = true)]
    lang: Option<Lang>,
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto)]
    color: Color,
    #[arg(long, global = true)]
    content: Option<PathBuf>,
    #[arg(long = "pack", global = true)]
    packs: Vec<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

/// The languages by their codes, so that a wrong one is met with the right one.
fn langs() -> impl clap::builder::TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

fn main() -> ExitCode {
    let lang = help::lang_of(std::env::args_os().skip(1));
    let read = help::parser(lang).try_get_matches().and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(message) => {
            // Help goes to standard output, which may be closed; there is nobody left to tell.
            let _ = message.print();
            return ExitCode::from(u8::try_from(message.exit_code()).unwrap_or(2));
        }
    };
    let context = Context::new(cli.lang, cli.color, cli.content, cli.packs);
    match context.check().and_then(|()| cli.command.run(&context)) {
        Ok(code) => code,
        Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Bad(message)) => {
            report(&context, &message);
            ExitCode::from(2)
        }
    }
}
