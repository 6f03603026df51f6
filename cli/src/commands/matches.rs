//! `khroma match`.

use super::series::{MOST_GAMES, SeriesArguments, Showing, slips};
use crate::arguments::{SetupArguments, bot, game_names, seats_of};
use crate::bars::{Chart, Row, Share, decimal, grouped, legend};
use crate::context::Context;
use crate::failure::Failure;
use arcade::{AnySetup, Ink, Playable, Seed, Visitor};
use bots::Spec;
use clap::Args;
use indicatif::ProgressBar;
use lab::{MatchReport, Series, Standing};
use serde_json::json;
use std::process::ExitCode;
use std::sync::Arc;

/// Let bots play a match against each other and show who is stronger
#[derive(Args)]
#[command(after_help = "\
Examples:
  khroma match chromatic-conflict --games 400 --bots greedy,random --swap
  khroma match chromatic-conflict --games 200 --bots hard@50ms,normal --swap --seats 4 --json
  khroma match paint-brawl advanced-2 --games 100 --bots greedy,random --swap

The bots sit in turn around the table. With --swap every start is played once with every seating, so
that neither luck nor seats favour anybody.")]
pub(crate) struct Match {
    /// The game
    #[arg(value_parser = game_names())]
    game: String,

    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,

    /// The bots that play against each other: two or more
    #[arg(long, value_name = "BOT,BOT,...", value_delimiter = ',', required = true, value_parser = bot)]
    bots: Vec<Spec>,

    /// Play every start with every seating
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

    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
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
            return Err(Failure::bad(context.say(
                format!("a match of {seats} seats is played by 2 to {seats} bots, not {count}"),
                format!("un match à {seats} joueurs se joue entre 2 et {seats} bots, pas {count}"),
            )));
        }
        if self.swap && !self.games.is_multiple_of(count as u64) {
            let games = self.games.next_multiple_of(count as u64);
            return Err(Failure::bad(context.say(
                format!("--swap plays every start with {count} seatings: let --games be a multiple of {count}, such as {games}"),
                format!(
                    "--swap joue chaque départ avec {count} dispositions\u{a0}: donnez à --games un multiple de {count}, comme {games}"
                ),
            )));
        }
        self.series.run(context, self.games, |series, bar| {
            let report = game.visit(Playing { setup: &setup, bots: &self.bots, swap: self.swap, series, bar })?;
            Ok(Showing { json: json!(report), text: as_text(context, &report, seats) })
        })
    }
}

fn as_text(context: &Context, report: &MatchReport, seats: usize) -> String {
    let games = grouped(context, report.games as f64);
    let starts = grouped(context, report.starts as f64);
    let (many, several) = (context.plural(report.games), context.plural(report.starts));
    let head = context.say(
        format!("{games} game{many} of {} at {seats} seats, {starts} start{several}, seed {}", report.game, report.seed),
        format!("{games} partie{many} de {} à {seats} joueurs, {starts} départ{several}, graine {}", report.game, report.seed),
    );
    let head = head + &slips(context, report.slips);
    let how = match report.swap {
        true if report.together => context.text(
            "every start with every bot, which plays all seats of a side",
            "chaque départ avec chaque bot, qui joue toutes les places d'un camp",
        ),
        true => context.text("every start with every seating", "chaque départ avec chaque disposition"),
        false => context.text(
            "one seating only: seats may favour a bot (see --swap)",
            "une seule disposition\u{a0}: les places peuvent favoriser un bot (voir --swap)",
        ),
    };
    let columns = [context.text("wins", "gagnées"), context.text("draws", "nulles"), context.text("losses", "perdues"), "Elo"];
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
    let chart = Chart {
        title: context.text("Share of the games", "Part des parties"),
        fair,
        rows: report.bots.iter().map(row).collect(),
    };
    format!(
        "{}\n{how}, {} s\n\n{table}\n{}\n{}",
        context.paint(Ink::Bold, &head),
        decimal(context, report.seconds, 2),
        chart.draw(context),
        legend(context, fair.is_some())
    )
}
