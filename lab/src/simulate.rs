//! What a series of games shows.

use crate::{Interval, Series};
use bots::Spec;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Instant;
use tabletop::{Judgement, Refusal, Viewer, Words};

/// What a series of games showed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The seed of the series.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Decisions in all games together.
    pub decisions: u64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Decisions per game.
    pub mean_decisions: f64,
    /// The shortest and the longest game, in decisions.
    pub least_decisions: u32,
    /// The longest game, in decisions.
    pub most_decisions: u32,
    /// How many games ended for each reason.
    pub ended_by: BTreeMap<String, u64>,
    /// Whether the seats of one side win and lose together.
    pub together: bool,
    /// Wins by seat.
    pub seats: Vec<SeatRow>,
    /// Wins by side (faction, clan, hero), where it was in play.
    pub sides: Vec<SideRow>,
}

/// A seat's line.
#[derive(Clone, Debug, Serialize)]
pub struct SeatRow {
    /// Which seat.
    pub seat: u8,
    /// Who sat there.
    pub bot: String,
    /// Games that it won alone.
    pub wins: u64,
    /// Games in which it shared the victory.
    pub shared: u64,
    /// Its share of all victories; a shared one counts in parts.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its points at the end, on average.
    pub mean_points: f64,
}

/// A side's line.
#[derive(Clone, Debug, Serialize)]
pub struct SideRow {
    /// Which side.
    pub side: String,
    /// Games in which it was in play.
    pub games: u64,
    /// Games that it won alone.
    pub wins: u64,
    /// Games in which it shared the victory.
    pub shared: u64,
    /// Its share of the victories in those games.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    wins: u64,
    shared: u64,
    credit: f64,
    points: i64,
}

impl Tally {
    fn count(&mut self, credit: f32, points: i16) {
        self.games += 1;
        self.wins += u64::from(credit == 1.0);
        self.shared += u64::from(credit > 0.0 && credit < 1.0);
        self.credit += f64::from(credit);
        self.points += i64::from(points);
    }

    fn interval(&self) -> Interval {
        Interval::of(self.credit, self.games)
    }
}

/// Plays a series with `specs` on the seats and reports.
///
/// # Errors
/// The rule that forbids this setup.
pub fn simulate<G: Judgement + Words>(
    game: &G,
    setup: &G::Setup,
    specs: &[Spec],
    series: &Series,
    progress: impl Fn() + Sync,
) -> Result<Report, Refusal> {
    let clock = Instant::now();
    let played = series.play(game, setup, |number| (number, specs.to_vec()), progress)?;
    let seconds = clock.elapsed().as_secs_f64().max(1e-9);

    let mut ended_by = BTreeMap::new();
    let mut seats = vec![Tally::default(); specs.len()];
    let mut sides: BTreeMap<&'static str, Tally> = BTreeMap::new();
    for one in &played {
        *ended_by.entry(one.outcome.reason.to_owned()).or_insert(0) += 1;
        let shares = game.credit(&one.outcome);
        let names = game.sides(&game.view(&one.last, Viewer::Bystander));
        for (seat, tally) in seats.iter_mut().enumerate() {
            tally.count(shares[seat], one.outcome.points[seat]);
            // Those who win and lose together are one party, and one game is one game for it.
            let again = |side: &&str| game.together() && names[..seat].contains(side);
            if let Some(&side) = names.get(seat).filter(|side| !again(side)) {
                sides.entry(side).or_default().count(shares[seat], one.outcome.points[seat]);
            }
        }
    }
    let games = played.len() as u64;
    let decisions = played.iter().map(|one| u64::from(one.decisions)).sum::<u64>();
    Ok(Report {
        game: G::NAME.to_owned(),
        seed: series.seed,
        games,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions,
        decisions_per_second: decisions as f64 / seconds,
        mean_decisions: decisions as f64 / games.max(1) as f64,
        least_decisions: played.iter().map(|one| one.decisions).min().unwrap_or(0),
        most_decisions: played.iter().map(|one| one.decisions).max().unwrap_or(0),
        ended_by,
        together: game.together(),
        seats: seats.iter().zip(specs).enumerate().map(|(seat, (tally, spec))| seat_row(seat, spec, tally)).collect(),
        sides: sides.iter().map(|(side, tally)| side_row(side, tally)).collect(),
    })
}

fn seat_row(seat: usize, spec: &Spec, tally: &Tally) -> SeatRow {
    let Interval { share, low, high } = tally.interval();
    SeatRow {
        seat: seat as u8 + 1,
        bot: spec.to_string(),
        wins: tally.wins,
        shared: tally.shared,
        share,
        low,
        high,
        mean_points: tally.points as f64 / tally.games.max(1) as f64,
    }
}

fn side_row(side: &str, tally: &Tally) -> SideRow {
    let Interval { share, low, high } = tally.interval();
    SideRow { side: side.to_owned(), games: tally.games, wins: tally.wins, shared: tally.shared, share, low, high }
}
