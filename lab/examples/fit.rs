//! fit
use bots::*;
use chromatic_conflict::judgement::*;
use chromatic_conflict::*;
use tabletop::*;
type Sample = (Features, f32, [f32; 4], usize);
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let spec: Spec = args[2].parse().unwrap();
    let noise: u32 = args[3].parse().unwrap();
    let seed: u64 = args[4].parse().unwrap();
    let game = ChromaticConflict::standard();
    let next = std::sync::atomic::AtomicU64::new(0);
    let all = std::sync::Mutex::new(Vec::<Sample>::new());
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                loop {
                    let g = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if g >= games {
                        return;
                    }
                    let mut luck = Seeded(Rng::stream(seed, g));
                    let mut rng = Rng::stream(seed + 1, g);
                    let seats = if g % 3 == 0 { 3 } else { 4 };
                    let mut state = game.start(&Setup { seats, ..Default::default() }, &mut luck).unwrap();
                    let mut b = Bot::new(spec, seed ^ g);
                    let mut mine = Vec::new();
                    let mut legal = Vec::new();
                    while let Some(seat) = game.to_act(&state) {
                        let a = if rng.below(100) < noise {
                            game.legal_actions(&state, &mut legal);
                            legal[rng.index(legal.len())]
                        } else {
                            let k = game.knowledge(&state, Viewer::Seat(seat));
                            b.choose(&game, &k, seat).unwrap().action
                        };
                        game.play(&mut state, a, &mut luck, &mut ());
                        if game.to_act(&state).is_some() && rng.below(6) == 0 && game.view(&state, Viewer::Bystander).turn > 0 {
                            mine.push((features(&game, &state), rest_of_game(&state)));
                        }
                    }
                    let sh = game.outcome(&state).unwrap().shares();
                    let t = [sh[0], sh[1], sh[2], sh[3]];
                    all.lock().unwrap().extend(mine.into_iter().map(|(f, r)| (f, r, t, seats as usize)));
                }
            });
        }
    });
    let all = all.into_inner().unwrap();
    eprintln!("{} samples", all.len());
    let (test, train) = all.split_at(all.len() / 10);
    let n = 2 * FEATURES;
    let mut w = vec![0.0f32; n];
    let (mut m, mut v) = (vec![0.0f32; n], vec![0.0f32; n]);
    // scale
    let mut scale = vec![1e-3f32; FEATURES];
    for s in train.iter().take(20000) {
        for r in &s.0[..s.3] {
            for (k, x) in r.iter().enumerate() {
                scale[k] = scale[k].max(x.abs());
            }
        }
    }
    let probs = |w: &[f32], s: &Sample| {
        let mut p = [0.0f32; 4];
        let mut mx = f32::MIN;
        for i in 0..s.3 {
            p[i] = s.0[i].iter().enumerate().map(|(k, x)| x / scale[k] * (w[2 * k] + w[2 * k + 1] * s.1)).sum();
            mx = mx.max(p[i]);
        }
        let mut sum = 0.0;
        for q in p.iter_mut().take(s.3) {
            *q = (*q - mx).exp();
            sum += *q;
        }
        for q in p.iter_mut().take(s.3) {
            *q /= sum;
        }
        p
    };
    let loss = |w: &[f32], set: &[Sample]| -> f32 {
        let t: f64 = set
            .iter()
            .map(|s| {
                let p = probs(w, s);
                -(0..s.3).map(|i| f64::from(s.2[i] * p[i].max(1e-9).ln())).sum::<f64>()
            })
            .sum();
        (t / set.len() as f64) as f32
    };
    let mut rng = Rng::stream(9, 9);
    let mut step = 0;
    for epoch in 0..24 {
        let lr = 0.05 * (1.0 - epoch as f32 / 24.0) + 0.001;
        for _ in 0..train.len() / 256 {
            let mut g = vec![0.0f32; n];
            for _ in 0..256 {
                let s = &train[rng.index(train.len())];
                let p = probs(&w, s);
                for i in 0..s.3 {
                    let e = p[i] - s.2[i];
                    for k in 0..FEATURES {
                        let x = s.0[i][k] / scale[k];
                        g[2 * k] += e * x;
                        g[2 * k + 1] += e * x * s.1;
                    }
                }
            }
            step += 1;
            for k in 0..n {
                let gr = g[k] / 256.0 + 1e-4 * w[k];
                m[k] = 0.9 * m[k] + 0.1 * gr;
                v[k] = 0.999 * v[k] + 0.001 * gr * gr;
                let mh = m[k] / (1.0 - 0.9f32.powi(step));
                let vh = v[k] / (1.0 - 0.999f32.powi(step));
                w[k] -= lr * mh / (vh.sqrt() + 1e-8);
            }
        }
        if epoch % 6 == 5 {
            eprintln!("epoch {epoch} train {:.4} test {:.4}", loss(&w, &train[..test.len()]), loss(&w, test));
        }
    }
    println!("//! weights\nuse super::FEATURES;\npub(super) const WEIGHTS: [[f32; 2]; FEATURES] = [");
    for k in 0..FEATURES {
        println!("    [{:.4}, {:.4}],", w[2 * k] / scale[k], w[2 * k + 1] / scale[k]);
    }
    println!("];");
}
