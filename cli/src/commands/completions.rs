//! `khroma completions`.

use crate::Cli;
use crate::context::Context;
use crate::failure::Failure;
use crate::output::print;
use clap::{Args, CommandFactory as _};
use clap_complete::Shell;
use std::process::ExitCode;

/// Print a script that lets a shell complete khroma's arguments
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma completions bash > ~/.local/share/bash-completion/completions/khroma
  khroma completions zsh  > ~/.zfunc/_khroma
  khroma completions fish > ~/.config/fish/completions/khroma.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Prints it.
    pub(crate) fn run(self, _: &Context) -> Result<ExitCode, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "khroma", &mut script);
        print(&String::from_utf8_lossy(&script))?;
        Ok(ExitCode::SUCCESS)
    }
}
