//! tune
use chromatic_conflict::*;
use lab::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let specs: Vec<bots::Spec> = args[2].split(',').map(|s| s.parse().unwrap()).collect();
    let game = ChromaticConflict::standard();
    let series = Series { games, seed: args.get(3).map_or(1, |s| s.parse().unwrap()), threads: 2 };
    let n = specs.len();
    let setup = Setup { seats: n as u8, ..Setup::default() };
    let t = std::time::Instant::now();
    let played = series
        .play(
            &game,
            &setup,
            |i| {
                let mut s = specs.clone();
                s.rotate_right((i % n as u64) as usize);
                (i / n as u64, s)
            },
            || (),
        )
        .unwrap();
    let mut credit = vec![0.0; n];
    let mut points = vec![0.0; n];
    let mut ends = std::collections::BTreeMap::new();
    for p in &played {
        let sh = p.outcome.shares();
        for seat in 0..n {
            let bot = (seat + n - (p.number % n as u64) as usize) % n;
            credit[bot] += f64::from(sh[seat]);
            points[bot] += f64::from(p.outcome.points[seat]);
        }
        *ends.entry(p.outcome.reason).or_insert(0) += 1;
    }
    let d: u32 = played.iter().map(|p| p.decisions).sum();
    for b in 0..n {
        let i = Interval::of(credit[b], games);
        println!("{:14} {:.3} [{:.3} {:.3}] {:.1} pts", specs[b].to_string(), i.share, i.low, i.high, points[b] / games as f64);
    }
    println!("{ends:?} {:.1}s {:.1} dec/game", t.elapsed().as_secs_f64(), d as f64 / games as f64);
}
