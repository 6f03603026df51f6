//! `khroma simulate`.

use super::series::{MOST_GAMES, SeriesArguments, Showing};
use crate::arguments::{SetupArguments, bot, fill, game_names, seats_of};
use crate::bars::{Chart, Row, Share, decimal, grouped, legend};
use crate::context::{Context, counted};
use crate::failure::Failure;
use arcade::{AnySetup, FullGame, Ink, Seed, Visitor};
use bots::Spec;
use clap::Args;
use indicatif::ProgressBar;
use lab::{Report, Series};
use serde_json::json;
use std::process::ExitCode;
use std::sync::Arc;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Simulate {
    #[arg(value_parser = game_names())]
    game: String,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, value_delimiter = ',', required = true, value_parser = bot)]
    bots: Vec<Spec>,
    #[arg(long)]
    actions: bool,
    #[command(flatten)]
    setup: SetupArguments,
    #[command(flatten)]
    series: SeriesArguments,
}

struct Simulating<'a> {
    setup: &'a AnySetup,
    specs: &'a [Spec],
    series: &'a Series,
    actions: bool,
    bar: &'a ProgressBar,
}

impl Visitor for Simulating<'_> {
    type Out = Result<Report, String>;

    fn visit<G: FullGame>(self, game: &Arc<G>) -> Self::Out {
        let setup = self.setup.read().map_err(|error| error.to_string())?;
        lab::simulate(&**game, &setup, self.specs, (self.series, self.actions), || self.bar.inc(1))
            .map_err(|refusal| refusal.to_string())
    }
}

impl Simulate {
    /// Plays the games and shows what they showed.
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        let game = context.game(&self.game)?;
        let several = Some(self.bots.len()).filter(|&count| count > 1);
        let setup = self.setup.complete(context, &game, several)?;
        // A setup that a rule forbids is refused here, with the rule's words.
        game.open(&setup, Seed::numbered(self.series.seed)).map_err(|error| context.failure(&error))?;
        let specs = fill(context, &self.bots, seats_of(&setup))?;
        self.series.run(context, self.games, |series, bar| {
            let report = game.visit(Simulating { setup: &setup, specs: &specs, series, actions: self.actions, bar })?;
            Ok(Showing { json: json!(report), text: as_text(context, &report, &specs) })
        })
    }
}

fn as_text(context: &Context, report: &Report, specs: &[Spec]) -> String {
    let number = |number: f64| grouped(context, number);
    let games = report.games.max(1) as f64;
    let head = context.say(msg!(
        "simulate-head",
        games = number(games),
        count = counted(report.games),
        game = report.game.clone(),
        seed = report.seed.to_string(),
        slips = report.slips,
    ));
    let speed = context.say(msg!(
        "simulate-speed",
        seconds = decimal(context, report.seconds, 2),
        games = number(report.games_per_second),
        decisions = number(report.decisions_per_second),
    ));
    let mean = decimal(context, report.mean_decisions, 1);
    let (least, most) = (report.least_decisions, report.most_decisions);
    let length = context.say(msg!("simulate-length", mean = mean, least = least, most = most));
    let fair = 1.0 / specs.len().max(1) as f64;
    let won = |wins: u64, shared: u64| msg!("simulate-won", wins = counted(wins), shared = counted(shared));
    let seats = report.seats.iter().map(|row| Row {
        label: format!("{} {}", row.seat, row.bot),
        share: Share { share: row.share, low: row.low, high: row.high },
        note: context.say(msg!(
            "simulate-of-seat",
            won = won(row.wins, row.shared),
            points = decimal(context, row.mean_points, 1),
        )),
    });
    let sides = report.sides.iter().map(|row| Row {
        label: row.side.clone(),
        share: Share { share: row.share, low: row.low, high: row.high },
        note: context.say(msg!("simulate-of-side", won = won(row.wins, row.shared), games = counted(row.games))),
    });
    let endings = report.ended_by.iter().map(|(reason, &count)| {
        let interval = lab::Interval::of(count as f64, report.games);
        let share = Share { share: interval.share, low: interval.low, high: interval.high };
        Row { label: reason.clone(), share, note: count.to_string() }
    });
    let (by_side, fair) = match report.together {
        true => (context.say(msg!("simulate-together")), None),
        false => (context.say(msg!("simulate-sides")), Some(fair)),
    };
    // Seats that win and lose together have nothing to say one by one.
    let seats = seats.filter(|_| !report.together);
    let seats = Chart { title: context.say(msg!("simulate-seats")), fair, rows: seats.collect() };
    let sides = Chart { title: by_side, fair, rows: sides.collect() };
    let endings = Chart { title: context.say(msg!("simulate-endings")), fair: None, rows: endings.collect() };
    let charts = [seats, sides, endings].into_iter().filter(|chart| !chart.rows.is_empty());
    let charts: Vec<String> = charts.map(|chart| chart.draw(context)).collect();
    let head = context.paint(Ink::Bold, &head);
    format!("{head}\n{speed}\n{length}\n\n{}\n{}{}", charts.join("\n"), legend(context, fair.is_some()), actions(context, report))
}

/// What each side did in a game, the most frequent first; nothing where that was not counted.
fn actions(context: &Context, report: &Report) -> String {
    if report.actions.is_empty() {
        return String::new();
    }
    let mut rows: Vec<_> = report.actions.iter().collect();
    rows.sort_by(|one, other| one.side.cmp(&other.side).then(other.count.cmp(&one.count)));
    let title = context.say(msg!("simulate-actions"));
    let line = |row: &&lab::ActionRow| format!("  {:<12} {:>8}  {}\n", row.side, decimal(context, row.per_game, 2), row.action);
    format!("\n{}\n{}", context.paint(Ink::Bold, &title), rows.iter().map(line).collect::<String>())
}
