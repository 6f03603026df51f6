//! `khroma match`.

use super::series::{MOST_GAMES, SeriesArguments, Showing};
use crate::arguments::{SetupArguments, bot, game_names, seats_of};
use crate::bars::{Chart, Row, Share, decimal, grouped, legend};
use crate::context::{Context, counted};
use crate::failure::Failure;
use arcade::{AnySetup, FullGame, Ink, Seed, Visitor};
use bots::Spec;
use clap::Args;
use indicatif::ProgressBar;
use lab::{MatchReport, Series, Standing};
use serde_json::json;
use std::process::ExitCode;
use std::sync::Arc;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Match {
    #[arg(value_parser = game_names())]
    game: String,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, value_delimiter = ',', required = true, value_parser = bot)]
    bots: Vec<Spec>,
    #[arg(long)]
    swap: bool,
    #[command(flatten)]
    setup: SetupArguments,
    #[command(flatten)]
    series: SeriesArguments,
}

struct Playing<'a> {
    setup: &'a AnySetup,
    bots: &'a [Spec],
    swap: bool,
    series: &'a Series,
    bar: &'a ProgressBar,
}

impl Visitor for Playing<'_> {
    type Out = Result<MatchReport, String>;

    fn visit<G: FullGame>(self, game: &Arc<G>) -> Self::Out {
        let setup = self.setup.read().map_err(|error| error.to_string())?;
        let progress = || self.bar.inc(1);
        lab::play_match(&**game, &setup, seats_of(self.setup), self.bots, self.swap, self.series, progress)
            .map_err(|refusal| refusal.to_string())
    }
}

impl Match {
    /// Plays the match and shows its table.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let game = context.game(&self.game)?;
        let setup = self.setup.complete(context, &game, None)?;
        game.open(&setup, Seed::numbered(self.series.seed)).map_err(|error| context.failure(&error))?;
        let (count, seats) = (self.bots.len(), seats_of(&setup));
        // Who wins together is played by one bot, so that even one seat is enough for a comparison.
        let most = if game.together() { usize::from(u8::MAX) } else { seats };
        if count < 2 || count > most {
            return Err(Failure::bad(context.say(msg!("match-bots", seats = seats, count = count))));
        }
        if self.swap && !self.games.is_multiple_of(count as u64) {
            let games = counted(self.games.next_multiple_of(count as u64));
            return Err(Failure::bad(context.say(msg!("match-swap", count = count, games = games))));
        }
        self.series.run(context, self.games, |series, bar| {
            let report = game.visit(Playing { setup: &setup, bots: &self.bots, swap: self.swap, series, bar })?;
            Ok(Showing { json: json!(report), text: as_text(context, &report, seats) })
        })
    }
}

fn as_text(context: &Context, report: &MatchReport, seats: usize) -> String {
    let head = context.say(msg!(
        "match-head",
        games = grouped(context, report.games as f64),
        count = counted(report.games),
        game = report.game.clone(),
        seats = seats,
        starts = grouped(context, report.starts as f64),
        begun = counted(report.starts),
        seed = report.seed.to_string(),
        slips = report.slips,
    ));
    let seconds = decimal(context, report.seconds, 2);
    let how = context.say(match report.swap {
        true if report.together => msg!("match-by-bot", seconds = seconds),
        true => msg!("match-by-seating", seconds = seconds),
        false => msg!("match-one-seating", seconds = seconds),
    });
    let columns = [msg!("match-wins"), msg!("match-draws"), msg!("match-losses"), msg!("match-elo")];
    let columns = columns.map(|column| context.say(column));
    let width = report.bots.iter().map(|row| row.bot.chars().count()).max().unwrap_or(0);
    let mut table = format!("  {:width$}  {:>8}  {:>8}  {:>8}  {:>7}\n", "", columns[0], columns[1], columns[2], columns[3]);
    for Standing { bot, wins, draws, losses, elo, .. } in &report.bots {
        let elo = elo.map_or("-".to_owned(), |elo| format!("{elo:+.0}"));
        table += &format!("  {bot:width$}  {wins:>8}  {draws:>8}  {losses:>8}  {elo:>7}\n");
    }
    let row = |Standing { bot, share, low, high, .. }: &Standing| Row {
        label: bot.clone(),
        share: Share { share: *share, low: *low, high: *high },
        note: String::new(),
    };
    // With every seating played, all bots have held all seats equally often; who plays alone has no fair share.
    let fair = (report.swap && !report.together).then(|| 1.0 / report.bots.len().max(1) as f64);
    let chart = Chart { title: context.say(msg!("match-share")), fair, rows: report.bots.iter().map(row).collect() };
    format!("{}\n{how}\n\n{table}\n{}\n{}", context.paint(Ink::Bold, &head), chart.draw(context), legend(context, fair.is_some()))
}
