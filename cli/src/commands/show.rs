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

/// Draw a position or a moment of a transcript, as one seat sees it
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma show position.txt                 as the seat that decides sees it
  khroma show position.txt --seat 2        as seat 2 sees it
  khroma show game.txt --at 12             after 12 decisions, as a bystander sees it
  khroma new chromatic-conflict | khroma show -
  khroma show position.txt --json          what that seat may see, for programs")]
pub(crate) struct Show {
    /// A file with a position or a transcript, or - for standard input
    #[arg(value_name = "POSITION|TRANSCRIPT")]
    file: PathBuf,

    /// Whose eyes: a seat [default: the seat that decides in a position, a bystander of a transcript]
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<Seat>,

    /// After how many decisions of a transcript [default: after the last one]
    #[arg(long, value_name = "K")]
    at: Option<usize>,

    /// Print the view as JSON
    #[arg(long)]
    json: bool,
}

impl Show {
    /// Draws it.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let source = Source::read(context, &self.file)?;
        let table = source.table(context)?;
        if self.at.is_some() && !source.is_transcript() {
            return Err(Failure::bad(context.say(
                format!("{} is a position, which has no past: --at is for transcripts", source.name),
                format!("{} est une position, qui n'a pas de passé\u{a0}: --at est pour les transcriptions", source.name),
            )));
        }
        let decisions = table.decisions();
        let at = self.at.unwrap_or(decisions);
        if at > decisions {
            return Err(Failure::bad(context.say(
                format!("{} has {decisions} decisions, so there is nothing after {at}", source.name),
                format!("{} a {decisions} décisions\u{a0}: il n'y a rien après {at}", source.name),
            )));
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
        Viewer::Bystander => context.text("As a bystander sees it", "Vu par un spectateur").to_owned(),
        Viewer::Seat(seat) if decides == Some(seat) => context
            .say(format!("As seat {seat} sees it, who decides now"), format!("Vu par le joueur {seat}, qui décide maintenant")),
        Viewer::Seat(seat) => context.say(format!("As seat {seat} sees it"), format!("Vu par le joueur {seat}")),
    };
    if past {
        let all = table.decisions();
        who + &context.say(format!(", after {at} of {all} decisions"), format!(", après {at} décisions sur {all}"))
    } else {
        who
    }
}
