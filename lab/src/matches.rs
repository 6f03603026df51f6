//! Matches between bots.

use crate::{Interval, Series, elo};
use bots::Spec;
use judgement::Judgement;
use serde::Serialize;
use std::time::Instant;
use tabletop::{Refusal, Seat, Seed, Seeded, Viewer};

/// What a match showed.
#[derive(Clone, Debug, Serialize)]
pub struct MatchReport {
    /// The game.
    pub game: String,
    /// The seed of the match.
    pub seed: u64,
    /// Of a hundred decisions, how many were made at random.
    pub slips: u8,
    /// How many games were played.
    pub games: u64,
    /// How many different starts they had.
    pub starts: u64,
    /// Whether every start was played with every seating.
    pub swap: bool,
    /// Whether each bot had all seats of a side.
    pub together: bool,
    /// How long it took.
    pub seconds: f64,
    /// The bots' lines.
    pub bots: Vec<Standing>,
}

/// A bot's line.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Which bot.
    pub bot: String,
    /// Games that its seats won.
    pub wins: u64,
    /// Games whose victory it shared with another bot.
    pub draws: u64,
    /// Games that others won.
    pub losses: u64,
    /// Wins, and a fair part of each draw, as a share of all games.
    pub share: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The difference in Elo points between two bots; nothing where it has no end, or where more than two play.
    pub elo: Option<f64>,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    credit: f64,
}

/// Who sits where: the bots in turn around the table, shifted by one for each further seating; `parties` says which seats are
/// played by one bot.
fn seating(bots: usize, parties: &[usize], shift: usize) -> Vec<usize> {
    parties.iter().map(|party| (party + shift) % bots).collect()
}

/// The parties that seats belong to: each seat is its own, unless the seats of a side win and lose together.
fn parties<G: Judgement<J>, J>(game: &G, setup: &G::Setup, seats: usize, seed: u64) -> Result<Vec<usize>, Refusal> {
    if !game.together() {
        return Ok((0..seats).collect());
    }
    let state = game.start(setup, &mut Seeded::new(Seed::numbered(seed)))?;
    let sides = game.sides(&game.view(&state, Viewer::Bystander));
    // The first seat of a side stands for it, and sides are counted in the order of those.
    let first = |side: &&str| sides.iter().position(|other| other == side).unwrap_or(0);
    let firsts: Vec<usize> = (0..sides.len()).filter(|&seat| first(&sides[seat]) == seat).collect();
    Ok(sides.iter().map(|side| firsts.iter().position(|&seat| seat == first(side)).unwrap_or(0)).collect())
}

/// Plays a match. With `swap` every start is played once with every seating; so it is where all seats are one party, which each
/// bot then plays alone.
///
/// # Errors
/// The rule that forbids this setup.
pub fn play_match<G: Judgement<J>, J>(
    game: &G,
    setup: &G::Setup,
    seats: usize,
    bots: &[Spec],
    swap: bool,
    series: &Series,
    progress: impl Fn() + Sync,
) -> Result<MatchReport, Refusal> {
    let clock = Instant::now();
    let parties = parties(game, setup, seats, series.seed)?;
    let alone = parties.iter().all(|&party| party == 0);
    let turns = if swap || alone { bots.len() as u64 } else { 1 };
    let shift = |number: u64| (number % turns) as usize;
    let place = |number: u64| {
        let seated = seating(bots.len(), &parties, shift(number));
        (number / turns, seated.into_iter().map(|bot| bots[bot]).collect())
    };
    let played = series.play(game, setup, place, |_, _, _| {}, progress)?;
    let mut tallies = vec![Tally::default(); bots.len()];
    for one in &played {
        let seated = seating(bots.len(), &parties, shift(one.number));
        let won = |bot: usize| one.outcome.winners.iter().any(|seat: Seat| seated[seat.index()] == bot);
        let sharing = (0..bots.len()).filter(|&bot| won(bot)).count();
        for (bot, tally) in tallies.iter_mut().enumerate().filter(|(bot, _)| seated.contains(bot)) {
            tally.games += 1;
            match (won(bot), sharing) {
                (true, 1) => tally.wins += 1,
                (true, _) => tally.draws += 1,
                (false, _) => tally.losses += 1,
            }
            tally.credit += if won(bot) { 1.0 / sharing as f64 } else { 0.0 };
        }
    }
    let games = played.len() as u64;
    let standings = bots.iter().zip(tallies).map(|(bot, Tally { games, wins, draws, losses, credit })| {
        let Interval { share, low, high } = Interval::of(credit, games);
        Standing {
            bot: bot.to_string(),
            wins,
            draws,
            losses,
            share,
            low,
            high,
            elo: if bots.len() == 2 && !alone { elo(share) } else { None },
        }
    });
    Ok(MatchReport {
        game: G::NAME.to_owned(),
        seed: series.seed,
        slips: series.slips,
        games,
        starts: games.div_ceil(turns),
        swap: swap || alone,
        together: game.together(),
        seconds: clock.elapsed().as_secs_f64(),
        bots: standings.collect(),
    })
}
