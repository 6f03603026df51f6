//! Fits the weights of a game's judgement to the results of self-play, and prints them as a table for its source.
//!
//! `cargo run --release -p lab --example fit -- GAMES SEED` plays GAMES games of Chromatic Conflict between greedy bots
//! (3 and 4 seats, one decision in ten at random so that odd positions are met too), counts what the judgement counts in
//! some of their positions, and looks for the weights under which the winners were most likely: a conditional logit,
//! fitted by stochastic descent (Adam). The last tenth of the games is kept apart to show how well it foresees.

use bots::{Bot, Player, Spec};
use chromatic_conflict::{ChromaticConflict, Setup};
use chromatic_conflict_judgement::{FEATURES, Features, features, rest_of_game};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Game, Rng, Seeded, Viewer};

/// One position: what was counted, how much of the game was left, who won, and how many seats played.
struct Sample {
    counts: Features,
    rest: f32,
    shares: [f32; 4],
    seats: usize,
}

const WEIGHTS: usize = 2 * FEATURES;
const BATCH: usize = 256;
const EPOCHS: usize = 24;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|argument| argument.parse::<u64>().ok());
    let (Some(Some(games)), Some(Some(seed))) = (numbers.next(), numbers.next()) else {
        eprintln!("usage: fit GAMES SEED");
        std::process::exit(2);
    };
    let samples = play(games, seed);
    let (train, test) = samples.split_at(samples.len() * 9 / 10);
    eprintln!("{} positions to learn from, {} to test on", train.len(), test.len());
    let scale = scale(train);
    let weights = fit(train, test, &scale);
    for (row, scale) in weights.chunks(2).zip(&scale) {
        println!("    [{:.4}, {:.4}],", row[0] / scale, row[1] / scale);
    }
}

fn play(games: u64, seed: u64) -> Vec<Sample> {
    let game = ChromaticConflict::standard();
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let samples = play_one(&game, number, seed);
                    if let Ok(mut played) = played.lock() {
                        played.push((number, samples));
                    }
                }
            });
        }
    });
    let mut played = played.into_inner().unwrap_or_default();
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().flat_map(|(_, samples)| samples).collect()
}

fn play_one(game: &ChromaticConflict, number: u64, seed: u64) -> Vec<Sample> {
    let mut luck = Seeded(Rng::stream(seed, 2 * number));
    let mut rng = Rng::stream(seed, 2 * number + 1);
    let mut bot = Bot::new(Spec::usual(Player::Greedy), rng.bits());
    let seats = if number.is_multiple_of(3) { 3 } else { 4 };
    let Ok(mut state) = game.start(&Setup { seats, ..Setup::default() }, &mut luck) else { return Vec::new() };
    let mut met = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state) {
        game.legal_actions(&state, &mut legal);
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let considered = bot.choose(game, &knowledge, seat).map(|choice| choice.action);
        let action = if rng.below(10) == 0 { bot.any(&legal) } else { considered };
        let Some(action) = action else { break };
        game.play(&mut state, action, &mut luck, &mut ());
        if rng.below(8) == 0 && rest_of_game(&state) < 1.0 && game.to_act(&state).is_some() {
            met.push((features(game, &state), rest_of_game(&state)));
        }
    }
    let Some(outcome) = game.outcome(&state) else { return Vec::new() };
    let shares = std::array::from_fn(|seat| outcome.shares()[seat]);
    met.into_iter().map(|(counts, rest)| Sample { counts, rest, shares, seats: seats as usize }).collect()
}

/// The greatest count of each kind, so that all weights are of one size while they are fitted.
fn scale(samples: &[Sample]) -> [f32; FEATURES] {
    let mut scale = [1e-3_f32; FEATURES];
    for row in samples.iter().flat_map(|sample| &sample.counts) {
        scale.iter_mut().zip(row).for_each(|(scale, count)| *scale = scale.max(count.abs()));
    }
    scale
}

/// How likely each seat is to win under these weights.
fn chances(weights: &[f32], sample: &Sample, scale: &[f32; FEATURES]) -> [f32; 4] {
    let worth = |row: &[f32; FEATURES]| -> f32 {
        let terms = row.iter().zip(scale).zip(weights.chunks(2));
        terms.map(|((count, scale), weight)| count / scale * (weight[0] + weight[1] * sample.rest)).sum()
    };
    let mut chances = [0.0; 4];
    for (chance, row) in chances.iter_mut().zip(&sample.counts).take(sample.seats) {
        *chance = worth(row).exp();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

fn surprise(weights: &[f32], samples: &[Sample], scale: &[f32; FEATURES]) -> f64 {
    let one = |sample: &Sample| -> f64 {
        let chances = chances(weights, sample, scale);
        let terms = sample.shares.iter().zip(chances);
        -terms.filter(|(share, _)| **share > 0.0).map(|(share, chance)| f64::from(share * chance.max(1e-9).ln())).sum::<f64>()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

fn fit(train: &[Sample], test: &[Sample], scale: &[f32; FEATURES]) -> Vec<f32> {
    let mut weights = vec![0.0_f32; WEIGHTS];
    let (mut mean, mut square) = (vec![0.0_f32; WEIGHTS], vec![0.0_f32; WEIGHTS]);
    let mut rng = Rng::stream(9, 9);
    let mut step = 0;
    for epoch in 0..EPOCHS {
        let rate = 0.05 * (1.0 - epoch as f32 / EPOCHS as f32) + 0.001;
        for _ in 0..train.len() / BATCH {
            let mut slope = vec![0.0_f32; WEIGHTS];
            for _ in 0..BATCH {
                let sample = &train[rng.index(train.len())];
                let chances = chances(&weights, sample, scale);
                let seats = chances.iter().zip(&sample.shares).zip(&sample.counts).take(sample.seats);
                for ((chance, share), counts) in seats {
                    let error = chance - share;
                    for (index, (count, scale)) in counts.iter().zip(scale).enumerate() {
                        slope[2 * index] += error * count / scale;
                        slope[2 * index + 1] += error * count / scale * sample.rest;
                    }
                }
            }
            step += 1;
            for index in 0..WEIGHTS {
                let slope = slope[index] / BATCH as f32 + 1e-4 * weights[index];
                mean[index] = 0.9 * mean[index] + 0.1 * slope;
                square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                let mean = mean[index] / (1.0 - 0.9_f32.powi(step));
                let square = square[index] / (1.0 - 0.999_f32.powi(step));
                weights[index] -= rate * mean / (square.sqrt() + 1e-8);
            }
        }
        if epoch % 6 == 5 {
            let (train, test) = (surprise(&weights, train, scale), surprise(&weights, test, scale));
            eprintln!("epoch {}: surprise {train:.4} where it learnt, {test:.4} where it did not", epoch + 1);
        }
    }
    weights
}
