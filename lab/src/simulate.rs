//! What a series of games shows.

use crate::{Interval, Series};
use bots::Spec;
use judgement::Judgement;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Instant;
use tabletop::{Notation, Refusal, Seat, Viewer};

/// What a series of games showed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The seed of the series.
    pub seed: u64,
    /// Of a hundred decisions, how many were made at random.
    pub slips: u8,
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
    /// What the sides did, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<ActionRow>,
}

/// How often a side did something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActionRow {
    /// Which side, or which seat where there are no sides.
    pub side: String,
    /// What, without where: the words of its notation before the first square or number.
    pub action: String,
    /// How often in all games.
    pub count: u64,
    /// How often in a game, on average.
    pub per_game: f64,
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

/// Plays a series with `specs` on the seats and reports; `counted` asks what was done how often.
///
/// # Errors
/// The rule that forbids this setup.
pub fn simulate<G: Judgement<J> + Notation, J>(
    game: &G,
    setup: &G::Setup,
    specs: &[Spec],
    (series, counted): (&Series, bool),
    progress: impl Fn() + Sync,
) -> Result<Report, Refusal> {
    let clock = Instant::now();
    let made: Mutex<BTreeMap<(u64, Seat, String), u64>> = Mutex::default();
    let heed = |number: u64, seat: Seat, action: G::Action| {
        if counted && let Ok(mut made) = made.lock() {
            *made.entry((number, seat, kind(&game.write_action(action)))).or_default() += 1;
        }
    };
    let played = series.play(game, setup, |number| (number, specs.to_vec()), heed, progress)?;
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
    let mut actions: BTreeMap<(String, String), u64> = BTreeMap::new();
    for ((number, seat, action), count) in made.into_inner().unwrap_or_default() {
        let last = played.iter().find(|one| one.number == number).map(|one| game.view(&one.last, Viewer::Bystander));
        let side = last.and_then(|view| game.sides(&view).get(seat.index()).map(|&side| side.to_owned()));
        *actions.entry((side.unwrap_or_else(|| seat.to_string()), action)).or_default() += count;
    }
    let decisions = played.iter().map(|one| u64::from(one.decisions)).sum::<u64>();
    Ok(Report {
        game: G::NAME.to_owned(),
        seed: series.seed,
        slips: series.slips,
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
        actions: actions.into_iter().map(|((side, action), count)| action_row(side, action, count, games)).collect(),
    })
}

/// What sort of action it is, without where: `instant green e3` is an `instant green`.
fn kind(action: &str) -> String {
    let is_plain = |word: &&str| {
        let letters = word.bytes().all(|letter| letter.is_ascii_lowercase());
        word.len() > 2 && word.starts_with(|letter: char| letter.is_ascii_lowercase()) && (letters || word.contains('-'))
    };
    action.split(' ').take_while(is_plain).collect::<Vec<_>>().join(" ")
}

fn action_row(side: String, action: String, count: u64, games: u64) -> ActionRow {
    ActionRow { side, action, count, per_game: count as f64 / games.max(1) as f64 }
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

#[cfg(test)]
mod tests {
    use super::kind;

    #[test]
    fn an_action_is_counted_by_what_it_is_not_by_where() {
        for (action, wanted) in [
            ("run d2 f2", "run"),
            ("melee d2 ne", "melee"),
            ("instant green e3", "instant green"),
            ("potion mana gauge-hero e3", "potion mana gauge-hero"),
            ("multicolour-network-3 f3 g3", "multicolour-network-3"),
            ("k-bomb f5 f8", "k-bomb"),
            ("walk aa12 ab13", "walk"),
            ("place ship (1,0)", "place ship"),
            ("end", "end"),
        ] {
            assert_eq!(kind(action), wanted, "{action}");
        }
    }
}
