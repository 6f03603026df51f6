//! `khroma completions`.

use crate::context::Context;
use crate::failure::Failure;
use crate::help;
use crate::output::print;
use clap::Args;
use clap_complete::Shell;
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Completions {
    shell: Shell,
}

impl Completions {
    /// Prints it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(context.lang), "khroma", &mut script);
        print(&String::from_utf8_lossy(&script))?;
        Ok(ExitCode::SUCCESS)
    }
}
