//! Random games of every quest, with the audit after every decision.

use coraquest::{CoraQuest, Length, Party, Setup, Tough};
use tabletop::{Game, Rng, Seeded};

#[test]
fn random_games_of_every_quest_end() {
    let game = CoraQuest::standard();
    let mut list = Vec::new();
    let mut ends = std::collections::BTreeMap::new();
    let (mut decisions, mut longest) = (0u32, 0u32);
    for seed in 0..200u64 {
        let quest = game.pieces().quests()[seed as usize % game.pieces().quests().len()].id.to_string();
        let setup = Setup {
            seats: (seed % 4) as u8 + 1,
            keeper: seed % 4 > 0 && seed % 3 == 0,
            quest,
            length: if seed % 5 == 0 { Length::Long } else { Length::Normal },
            second_wind: seed % 2 == 0,
            tough: if seed % 7 == 0 { Tough::All } else { Tough::None },
            party: if seed % 2 == 0 { Party::Quick } else { Party::Players },
            ..Setup::default()
        };
        let (mut luck, mut rng) = (Seeded(Rng::stream(seed, 0)), Rng::stream(seed, 1));
        let mut state = game.start(&setup, &mut luck).expect("the setup is legal");
        let mut steps = 0;
        loop {
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            let action = list[rng.index(list.len())];
            assert_eq!(game.check(&state, action), Ok(()), "{action:?} {:?}", state.business());
            game.play(&mut state, action, &mut luck, &mut ());
            assert_eq!(game.audit(&state), Ok(()), "after {action:?} {:?}", state.business());
            steps += 1;
            assert!(steps < game.longest());
        }
        (decisions, longest) = (decisions + steps, longest.max(steps));
        let outcome = game.outcome(&state).expect("nobody decides");
        *ends.entry(outcome.reason).or_insert(0) += 1;
    }
    println!("{decisions} decisions, longest {longest}, {ends:?}, a state has {} bytes", size_of::<coraquest::State>());
    assert!(size_of::<coraquest::State>() <= 4096);
}
