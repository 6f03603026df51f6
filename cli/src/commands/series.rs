//! What all commands share that let bots play many games.

use crate::arguments::{cores, thread_count};
use crate::context::Context;
use crate::failure::Failure;
use crate::output::{Target, print, print_json};
use clap::Args;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use lab::Series;
use serde_json::Value;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// More games than fit in memory are not accepted.
pub(super) const MOST_GAMES: u64 = 1_000_000;

/// How a series of games is played, and where its report goes.
#[derive(Args)]
pub(super) struct SeriesArguments {
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    slips: u8,
    #[arg(long, value_parser = thread_count())]
    threads: Option<u16>,
    #[arg(long)]
    out: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What a series showed, for programs and for people.
pub(super) struct Showing {
    /// For programs.
    pub(super) json: Value,
    /// For people.
    pub(super) text: String,
}

impl SeriesArguments {
    /// Lets so many games be played, and shows what they showed.
    pub(super) fn run(
        &self,
        context: &Context,
        games: u64,
        play: impl FnOnce(&Series, &ProgressBar) -> Result<Showing, String>,
    ) -> Result<ExitCode, Failure> {
        let out = self.out.as_deref().map(|path| Target::new(context, path)).transpose()?;
        let threads = self.threads.map_or_else(cores, usize::from);
        let series = Series { games, seed: self.seed, threads, slips: self.slips };
        let bar = progress(games);
        let showing = play(&series, &bar);
        bar.finish_and_clear();
        let Showing { json, text } = showing.map_err(Failure::Bad)?;
        if let Some(out) = out {
            out.write(&format!("{json:#}\n"))?;
        }
        if self.json {
            print_json(&json)?
        } else {
            print(&text)?
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A bar on standard error, which stays empty if that is no terminal.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let rate = |state: &ProgressState, f: &mut dyn Write| {
        // A bar that cannot say its speed is still a bar.
        let _ = write!(f, "{:.0}/s", state.per_sec());
    };
    match ProgressStyle::with_template("{bar:36} {pos}/{len}  {rate}  {eta}") {
        Ok(style) => bar.with_style(style.with_key("rate", rate).progress_chars("█▓░")),
        Err(_) => bar,
    }
}
