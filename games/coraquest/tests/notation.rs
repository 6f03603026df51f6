//! Positions that are torn are refused or can be played on; nothing panics.

use crate::common;
use coraquest::CoraQuest;
use tabletop::{Game, Notation as _, Rng, Seeded};

fn torn(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let at = rng.index(lines.len() - 1) + 1;
        let other = rng.index(lines.len() - 1) + 1;
        let mut words: Vec<String> = lines[at].split_whitespace().map(str::to_owned).collect();
        match rng.below(6) {
            0 => drop(lines.remove(at)),
            1 => lines.swap(at, other),
            2 => lines.insert(at, lines[other].clone()),
            3 if !words.is_empty() => {
                let place = rng.index(words.len());
                words[place] = rng.below(30).to_string();
                lines[at] = words.join(" ");
            }
            4 if !words.is_empty() => {
                let donor: Vec<&str> = lines[other].split_whitespace().collect();
                let place = rng.index(words.len());
                if !donor.is_empty() {
                    words[place] = donor[rng.index(donor.len())].to_owned();
                }
                lines[at] = words.join(" ");
            }
            _ => {
                words.truncate(rng.index(words.len() + 1));
                lines[at] = words.join(" ");
            }
        }
        if lines.len() < 3 {
            break;
        }
    }
    lines.join("\n")
}

#[test]
fn torn_positions_are_refused_or_can_be_played_on() {
    let game = CoraQuest::standard();
    let (mut list, mut read, mut refused) = (Vec::new(), 0, 0);
    // `TORN_GAMES` asks for more games than the usual number.
    let games = std::env::var("TORN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    for (number, setup) in common::setups(&game).iter().cycle().take(games).enumerate() {
        let (mut luck, mut rng) = (Seeded(Rng::stream(number as u64, 0)), Rng::stream(number as u64, 1));
        let mut state = game.start(setup, &mut luck).expect("the setup is legal");
        while state.over().is_none() {
            for _ in 0..6 {
                let text = torn(&game.write_position(&state), &mut rng);
                let Ok(mut other) = game.read_position(&text) else {
                    refused += 1;
                    continue;
                };
                read += 1;
                for _ in 0..12 {
                    game.legal_actions(&other, &mut list);
                    if list.is_empty() {
                        break;
                    }
                    let action = list[rng.index(list.len())];
                    assert_eq!(game.check(&other, action), Ok(()), "{action:?} in\n{text}");
                    let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                        game.play(&mut other, action, &mut luck, &mut ());
                    }));
                    assert!(played.is_ok(), "{action:?} after\n{text}");
                }
            }
            game.legal_actions(&state, &mut list);
            game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
        }
    }
    println!("{read} read, {refused} refused");
    assert!(read > 100 && refused > 1000);
}
