//! `khroma show`.

use crate::arguments::seat;
use crate::context::Context;
use crate::edition;
use crate::failure::Failure;
use crate::input::{Source, viewer};
use crate::output::{print, print_json};
use arcade::{AnyTable, Ink, Seat, Viewer};
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Show {
    file: PathBuf,
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
    #[arg(long)]
    at: Option<usize>,
    #[arg(long)]
    json: bool,
}

impl Show {
    /// Draws it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let source = Source::read(context, &self.file)?;
        let table = source.table(context)?;
        if self.at.is_some() && !source.is_transcript() {
            return Err(Failure::bad(context.say(msg!("show-no-past", file = source.name))));
        }
        let decisions = table.decisions();
        let at = self.at.unwrap_or(decisions);
        if at > decisions {
            let message = msg!("show-too-late", file = source.name, decisions = decisions, at = at.to_string());
            return Err(Failure::bad(context.say(message)));
        }
        let usual = match table.to_act() {
            Some(seat) if !source.is_transcript() => Viewer::Seat(seat),
            _ => Viewer::Bystander,
        };
        let viewer = viewer(context, &*table, self.seat, usual)?;
        if self.json {
            print_json(&table.view_after(at, viewer))?;
        } else {
            let line = context.paint(Ink::Faint, &caption(context, &*table, viewer, at, source.is_transcript()));
            let line = match source.transcript() {
                Some(transcript) => {
                    format!("{line}\n{}", context.paint(Ink::Faint, &edition::line(context, &transcript, &table.game())))
                }
                None => line,
            };
            print(&format!("{line}\n\n{}", context.render(&table.draw_after(at, viewer, context.lang))))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Who looks at what.
fn caption(context: &Context, table: &dyn AnyTable, viewer: Viewer, at: usize, past: bool) -> String {
    let decides = (!past).then(|| table.to_act()).flatten();
    let who = match viewer {
        Viewer::Bystander => msg!("show-bystander"),
        Viewer::Seat(seat) if decides == Some(seat) => msg!("show-decider", seat = seat.number()),
        Viewer::Seat(seat) => msg!("show-seat", seat = seat.number()),
    };
    context.say(if past { msg!("show-past", who = who, at = at, all = table.decisions()) } else { who })
}
