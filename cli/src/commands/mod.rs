//! One file per subcommand: its arguments and what it does. What its help says is in the files of texts.

mod apply;
mod check;
mod completions;
mod content;
mod explain;
mod games;
mod legal;
mod matches;
mod new;
mod play;
mod replay;
mod rules;
mod series;
mod serve;
mod show;
mod simulate;

use crate::context::Context;
use crate::failure::Failure;
use clap::Subcommand;
use std::process::ExitCode;

macro_rules! commands {
    ($($(#[$note:meta])* $variant:ident($arguments:ty)),+ $(,)?) => {
        /// What can be asked of the command.
        #[derive(Subcommand)]
        pub(crate) enum Command {
            $($(#[$note])* $variant($arguments),)+
        }

        impl Command {
            /// Does it.
            pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
                match self {
                    $(Command::$variant(arguments) => arguments.run(context),)+
                }
            }
        }
    };
}

commands! {
    Games(games::Games),
    New(new::New),
    Show(show::Show),
    Legal(legal::Legal),
    Explain(explain::Explain),
    Apply(apply::Apply),
    Play(Box<play::Play>),
    Serve(Box<serve::Serve>),
    Simulate(simulate::Simulate),
    Match(matches::Match),
    Replay(replay::Replay),
    Rules(rules::Rules),
    Check(check::Check),
    Content(content::Content),
    Completions(completions::Completions),
}
