//! How fast random play is: `cargo test --release -p color-quest --test speed -- --ignored --nocapture`.

use color_quest::{ColorQuest, Placing, Setup};
use std::time::Instant;
use tabletop::{Game as _, Rng, Seed, Seeded};

#[test]
#[ignore = "a measurement"]
fn decisions_per_second() {
    let game = ColorQuest::standard();
    let setup = Setup { placing: Placing::Quick, ..Setup::default() };
    let (mut decisions, mut listed, mut list) = (0_u64, 0_u64, Vec::new());
    let begin = Instant::now();
    for seed in 0..200 {
        let mut luck = Seeded::new(Seed::numbered(seed));
        let mut rng = Rng::stream(seed, 1);
        let mut state = game.start(&setup, &mut luck).expect("a setup that starts");
        loop {
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            let action = list[rng.index(list.len())];
            game.play(&mut state, action, &mut luck, &mut ());
            decisions += 1;
            listed += list.len() as u64;
        }
    }
    let time = begin.elapsed().as_secs_f64();
    println!("{:.0} decisions per second, {:.1} options each", decisions as f64 / time, listed as f64 / decisions as f64);
}
