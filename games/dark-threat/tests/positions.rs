//! The laws on positions that random games seldom reach: those of the rule cases, and what comes of them.

mod case;

use dark_threat::DarkThreat;
use std::sync::Arc;
use tabletop::laws::Laws;
use tabletop::{Game as _, Rng, Seed, Seeded, Words as _};

/// `WALKS` asks for so many ways to go on from every position; usually one goes on from every fifth, to save time.
#[test]
fn all_laws_hold_where_the_cases_begin_and_where_they_lead() {
    let game = Arc::new(DarkThreat::standard());
    let laws = Laws::of(&game, |rule| game.rules().contains(&rule));
    let walks = std::env::var("WALKS").ok().and_then(|text| text.parse().ok());
    let mut list = Vec::new();
    for (number, (place, state)) in casebook::given(&case::Book::new(), &case::folder()).into_iter().enumerate() {
        if walks.is_none() && number % 5 > 0 {
            continue;
        }
        laws.at(&state).unwrap_or_else(|broken| panic!("{place}: {broken}"));
        for walk in 0..walks.unwrap_or(1_u64) {
            let (mut state, mut rng) = (state.clone(), Rng::stream(number as u64, walk));
            let mut luck = Seeded::new(Seed::numbered(walk));
            for step in 0..24 {
                game.legal_actions(&state, &mut list);
                if list.is_empty() {
                    break;
                }
                let action = list[rng.index(list.len())];
                game.play(&mut state, action, &mut luck, &mut ());
                if !state.business().is_empty() || step % 8 == 0 {
                    laws.at(&state).unwrap_or_else(|broken| panic!("{place}: {broken}"));
                }
            }
        }
    }
}
