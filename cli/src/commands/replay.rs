//! `khroma replay`.

use crate::arguments::seat;
use crate::context::Context;
use crate::edition;
use crate::failure::Failure;
use crate::input::{Source, is_stdin, viewer};
use crate::output::{in_all_languages, print, print_json};
use arcade::{AnyTable, Commitment, Ink, PlyRecord, Seat, Transcript, Viewer};
use clap::Args;
use serde_json::json;
use std::io::{self, BufRead as _, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Replay {
    file: PathBuf,
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
    #[arg(long, conflicts_with_all = ["step", "seat"])]
    verify: bool,
    #[arg(long, conflicts_with = "json")]
    step: bool,
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Plays it again.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let (transcript, table) = Source::read(context, &self.file)?.replayed(context)?;
        let viewer = viewer(context, &*table, self.seat, Viewer::Bystander)?;
        let made = edition::line(context, &transcript, &table.game());
        let verdict = format!("{}\n{made}", verdict(context, &transcript, &*table));
        let moments = |lang| -> Vec<PlyRecord> {
            (1..=table.decisions()).filter_map(|number| table.moment(number, viewer, lang)).collect()
        };
        if self.verify && self.json {
            print_json(&json!({
                "verified": true,
                "decisions": table.decisions(),
                "edition": edition::json(&transcript, &table.game()),
                "seed_checked": transcript.seed.is_some(),
                "commitment": transcript.pledge.as_ref().map(|pledge| pledge.commitment.as_str()),
                "outcome": table.outcome(),
            }))?;
        } else if self.verify {
            print(&format!("{verdict}\n"))?;
        } else if self.json {
            let decisions = in_all_languages(|lang| json!(moments(lang)));
            print_json(&json!({
                "game": transcript.game,
                "edition": edition::json(&transcript, &table.game()),
                "seats": table.seats(),
                "seed": transcript.seed.map(|seed| seed.to_string()),
                "decisions": decisions,
                "outcome": table.outcome(),
            }))?;
        } else if self.step {
            self.step_through(context, &*table, viewer)?;
        } else {
            let mut text: String = moments(context.lang).iter().map(|moment| tell(context, moment)).collect();
            text += &ending(context, &*table);
            print(&format!("{text}{}\n", context.paint(Ink::Faint, &verdict)))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn step_through(&self, context: &Context, table: &dyn AnyTable, viewer: Viewer) -> Result<(), Failure> {
        let waits = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_stdin(&self.file);
        let draw = |number| context.render(&table.draw_after(number, viewer, context.lang));
        print(&format!("{}\n", draw(0)))?;
        for moment in (1..=table.decisions()).filter_map(|number| table.moment(number, viewer, context.lang)) {
            if waits {
                print(&context.paint(Ink::Faint, &format!("{} ", context.say(msg!("replay-step")))))?;
                let mut line = Vec::new();
                let read = io::stdin().lock().read_until(b'\n', &mut line);
                if !matches!(read, Ok(count) if count > 0) || line.trim_ascii() == b"q" {
                    return print("\n");
                }
            }
            print(&format!("{}\n{}\n", tell(context, &moment), draw(moment.number)))?;
        }
        print(&ending(context, table))
    }
}

/// A decision and what came of it.
pub(crate) fn tell(context: &Context, moment: &PlyRecord) -> String {
    let PlyRecord { number, seat, action, happenings } = moment;
    let what = match action {
        Some(action) => context.paint(Ink::Bold, action),
        None => context.paint(Ink::Faint, &context.say(msg!("replay-secret"))),
    };
    let decision = context.say(msg!("replay-decision", seat = seat.number(), what = what));
    let mut text = format!("{} {decision}\n", context.paint(Ink::Faint, &format!("{number:>3}")));
    for happening in happenings {
        text += &format!("      {}\n", happening.words);
    }
    text
}

fn ending(context: &Context, table: &dyn AnyTable) -> String {
    match table.outcome_words(context.lang) {
        Some(words) => format!("\n{}\n", context.paint(Ink::Bold, &words)),
        None => format!("\n{}\n", context.say(msg!("replay-not-over"))),
    }
}

fn verdict(context: &Context, transcript: &Transcript, table: &dyn AnyTable) -> String {
    let decisions = table.decisions();
    context.say(match (&transcript.pledge, transcript.seed) {
        (Some(Commitment { commitment, words, .. }), _) => {
            let begins = commitment[..16].to_owned();
            msg!("replay-verified-pledge", decisions = decisions, commitment = begins, words = words.len())
        }
        (None, Some(_)) => msg!("replay-verified-seed", decisions = decisions),
        (None, None) => msg!("replay-verified", decisions = decisions),
    })
}
