//! `khroma explain`.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::{Source, action_failure};
use crate::output::{in_all_languages, print, print_json};
use arcade::{Explanation, Ink};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Explain {
    file: PathBuf,
    action: String,
    #[arg(long)]
    json: bool,
}

impl Explain {
    /// Says it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let table = Source::read(context, &self.file)?.table(context)?;
        let explain = |lang| table.explain(&self.action, lang);
        let explanation = explain(context.lang).map_err(|error| action_failure(context, &self.action, &error))?;
        if self.json {
            print_json(&in_all_languages(|lang| json!(explain(lang).ok())))?;
        } else {
            print(&format!("{}\n", say(context, &explanation)))?;
        }
        Ok(ExitCode::from(u8::from(!explanation.legal)))
    }
}

/// `legal: ...`, or the rule and what it says.
pub(crate) fn say(context: &Context, explanation: &Explanation) -> String {
    let words = explanation.words.clone();
    match &explanation.rule {
        Some(rule) => {
            let verdict = context.paint(Ink::Red, &context.say(msg!("explain-forbidden").form("verdict")));
            let rule = context.paint(Ink::Bold, rule);
            context.say(msg!("explain-forbidden", verdict = verdict, rule = rule, words = words))
        }
        None => {
            let verdict = context.paint(Ink::Green, &context.say(msg!("explain-legal").form("verdict")));
            context.say(msg!("explain-legal", verdict = verdict, words = words))
        }
    }
}
