//! `khroma explain`.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::{Source, action_failure};
use crate::output::{print, print_json};
use arcade::{Explanation, Ink};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;

/// Say whether an action is legal, and if not, which rule forbids it
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma explain position.txt 'place 3 (1,0)'
  khroma explain position.txt 'lay T05 (9,9)' --json
  khroma explain position.txt 'decline' && echo legal

Exit codes: 0 the action is legal, 1 it is not, 2 something cannot be read.")]
pub(crate) struct Explain {
    /// A file with a position (or a transcript, for its end), or - for standard input
    #[arg(value_name = "POSITION")]
    file: PathBuf,

    /// The action in notation, as one argument
    action: String,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Explain {
    /// Says it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let table = Source::read(context, &self.file)?.table(context)?;
        let explanation = table.explain(&self.action).map_err(|error| action_failure(context, &self.action, &error))?;
        if self.json {
            print_json(&json!(explanation))?;
        } else {
            print(&format!("{}\n", say(context, &explanation)))?;
        }
        Ok(ExitCode::from(u8::from(!explanation.legal)))
    }
}

/// `legal: ...`, or the rule and what it says.
pub(crate) fn say(context: &Context, explanation: &Explanation) -> String {
    let words = context.say(explanation.en.clone(), explanation.fr.clone());
    let colon = context.colon();
    match &explanation.rule {
        Some(rule) => {
            let no = context.paint(Ink::Red, context.text("not legal", "pas permis"));
            format!("{no}{colon} {} {words}", context.paint(Ink::Bold, rule))
        }
        None => format!("{}{colon} {words}", context.paint(Ink::Green, context.text("legal", "permis"))),
    }
}
