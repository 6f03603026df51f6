//! `khroma replay`.

use crate::arguments::seat;
use crate::context::Context;
use crate::edition;
use crate::failure::Failure;
use crate::input::{Source, is_stdin, viewer};
use crate::output::{print, print_json};
use arcade::{AnyTable, Happening, Ink, Lang, Moment, Pledge, Seat, Transcript, Viewer};
use clap::Args;
use serde_json::json;
use std::io::{self, BufRead as _, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;

/// Play a transcript again, decision by decision, and verify it
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma replay game.txt                   every decision in words
  khroma replay game.txt --seat 2          as seat 2 was told
  khroma replay game.txt --step            with a picture after each decision; Enter goes on, q ends
  khroma replay game.txt --verify          only verify

Verifying plays all again: each action, its luck (against the seed as well, where it is told), each
position and the outcome. Where a server committed to its luck, that is checked too: compare the commitment
with the one that it showed when the table opened. The first line that differs is told, with exit code 2.")]
pub(crate) struct Replay {
    /// A file with a transcript, or - for standard input
    #[arg(value_name = "TRANSCRIPT")]
    file: PathBuf,

    /// Whose eyes: a seat [default: a bystander]
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<Seat>,

    /// Only verify, say so, and tell which rules and content it was made with (or in JSON)
    #[arg(long, conflicts_with_all = ["step", "seat"])]
    verify: bool,

    /// Draw the table after each decision, and wait for Enter in a terminal
    #[arg(long, conflicts_with = "json")]
    step: bool,

    /// Print JSON
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
        let moments = (1..=table.decisions()).filter_map(|number| table.moment(number, viewer));
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
            let moments: Vec<Moment> = moments.collect();
            print_json(&json!({
                "game": transcript.game,
                "edition": edition::json(&transcript, &table.game()),
                "seats": table.seats(),
                "seed": transcript.seed.map(|seed| seed.to_string()),
                "decisions": moments,
                "outcome": table.outcome(),
            }))?;
        } else if self.step {
            self.step_through(context, &*table, viewer)?;
        } else {
            let mut text: String = moments.map(|moment| tell(context, &moment)).collect();
            text += &ending(context, &*table);
            print(&format!("{text}{}\n", context.paint(Ink::Faint, &verdict)))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn step_through(&self, context: &Context, table: &dyn AnyTable, viewer: Viewer) -> Result<(), Failure> {
        let waits = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_stdin(&self.file);
        let draw = |number| context.render(&table.draw_after(number, viewer, context.lang));
        print(&format!("{}\n", draw(0)))?;
        for moment in (1..=table.decisions()).filter_map(|number| table.moment(number, viewer)) {
            if waits {
                print(
                    &context
                        .paint(Ink::Faint, context.text("[Enter: next, q: quit] ", "[Entrée\u{a0}: suite, q\u{a0}: quitter] ")),
                )?;
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
pub(crate) fn tell(context: &Context, moment: &Moment) -> String {
    let Moment { number, seat, action, happenings } = moment;
    let (who, colon) = (context.text("seat", "joueur"), context.colon());
    let what = match action {
        Some(action) => context.paint(Ink::Bold, action),
        None => context.paint(Ink::Faint, context.text("(a secret choice)", "(un choix secret)")),
    };
    let mut text = format!("{} {who} {seat}{colon} {what}\n", context.paint(Ink::Faint, &format!("{number:>3}")));
    for Happening { en, fr, .. } in happenings {
        let words = match context.lang {
            Lang::En => en,
            Lang::Fr => fr,
        };
        text += &format!("      {words}\n");
    }
    text
}

fn ending(context: &Context, table: &dyn AnyTable) -> String {
    match table.outcome_words(context.lang) {
        Some(words) => format!("\n{}\n", context.paint(Ink::Bold, &words)),
        None => format!("\n{}\n", context.text("The game is not over.", "La partie n'est pas finie.")),
    }
}

fn verdict(context: &Context, transcript: &Transcript, table: &dyn AnyTable) -> String {
    let decisions = table.decisions();
    let s = context.plural(decisions as u64);
    if let Some(Pledge { commitment, words, .. }) = &transcript.pledge {
        let (count, short) = (words.len(), &commitment[..16]);
        let words = context.plural(count as u64);
        return context.say(
            format!("verified: {decisions} decision{s}, luck agrees with the seed; the seed follows from the secret behind commitment {short}... and {count} word{words} of the players"),
            format!("vérifié\u{a0}: {decisions} décision{s}, le hasard correspond à la graine\u{a0}; la graine découle du secret de l'engagement {short}... et de {count} mot{words} des joueurs"),
        );
    }
    match transcript.seed {
        Some(_) => context.say(
            format!("verified: {decisions} decision{s}, luck agrees with the seed"),
            format!("vérifié\u{a0}: {decisions} décision{s}, le hasard correspond à la graine"),
        ),
        None => context.say(
            format!("verified: {decisions} decision{s}; the seed is not told, so luck was possible but cannot be traced to it"),
            format!("vérifié\u{a0}: {decisions} décision{s} ; la graine n'est pas donnée\u{a0}: le hasard était possible, mais ne peut y être rapporté"),
        ),
    }
}
