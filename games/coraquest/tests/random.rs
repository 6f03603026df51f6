//! Random games of every quest, with the audit after every decision.

use coraquest::{Action, CoraQuest, Length, Party, Setup, Square, Step, Tough};
use tabletop::{Chance, Die, Game, Notation as _, Rng, Seeded};

/// Luck that is dull for enemies: their dice show nothing fifteen times out of sixteen, so that games go deep.
struct Dull {
    luck: Seeded,
    dull: bool,
}

impl Chance for Dull {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        let blank = self.dull && matches!(die.label, "white" | "blue" | "red") && self.luck.0.below(16) > 0;
        if blank { 0 } else { self.luck.pick(die, weights) }
    }
}

/// What a simple party does: what the quest offers, then attacks, then it goes to any card.
fn simple(state: &coraquest::State, list: &[Action], rng: &mut Rng) -> Action {
    let rank = |action: &Action| match action {
        Action::Quest { .. } => 6,
        Action::Use { .. } | Action::Revive { .. } => 5,
        Action::Attack { .. } => 4,
        Action::Search { .. } => 3,
        Action::Reveal => 2,
        Action::Move => 1,
        _ => 0,
    };
    let best = list.iter().map(rank).max().unwrap_or(0);
    if best > 0 && rng.below(8) > 0 {
        let some: Vec<Action> = list.iter().copied().filter(|action| rank(action) == best).collect();
        return some[rng.index(some.len())];
    }
    // In a Move: towards a card of the round's own.
    let laid = state.dungeon().laid();
    let hero = state.turn().map_or(0, |turn| turn.hero.index());
    let goal = Square::centre(laid[(usize::from(state.round()) / 3 * 7 + hero) % laid.len()].card);
    let far = |action: &Action| match action {
        Action::Step { to } => state.dungeon().distance(*to, goal),
        Action::Stop => 2,
        _ => 99,
    };
    match list.iter().min_by_key(|action| far(action)) {
        Some(action) if far(action) < 99 && rng.below(8) > 0 => *action,
        _ => list[rng.index(list.len())],
    }
}

/// Long games with options, in which heroes do what the quest offers: stories are told to their end, and quests are won.
#[test]
fn long_games_of_every_quest_hold_together() {
    let game = CoraQuest::standard();
    let (mut list, mut ends) = (Vec::new(), std::collections::BTreeMap::new());
    let mut won = std::collections::BTreeMap::new();
    let (mut decisions, mut rounds, mut cards) = (0u32, 0u32, 0usize);
    for seed in 0..300u64 {
        let quest = game.pieces().quests()[seed as usize % game.pieces().quests().len()].id.to_string();
        let setup = Setup {
            seats: (seed % 4) as u8 + 1,
            keeper: seed % 4 > 0 && seed % 3 == 0,
            quest,
            length: if seed % 5 == 0 { Length::Long } else { Length::Normal },
            second_wind: seed % 2 == 0,
            party: if seed % 2 == 0 { Party::Quick } else { Party::Players },
            ..Setup::default()
        };
        let (mut luck, mut rng) = (Dull { luck: Seeded(Rng::stream(seed, 0)), dull: false }, Rng::stream(seed, 1));
        let mut state = game.start(&setup, &mut luck).expect("the setup is legal");
        let mut steps = 0;
        loop {
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            let action = simple(&state, &list, &mut rng);
            luck.dull = action == Action::End || state.step() != Some(Step::Heroes);
            assert_eq!(game.check(&state, action), Ok(()), "{action:?} {:?}", state.business());
            game.play(&mut state, action, &mut luck, &mut ());
            assert_eq!(game.validate(&state), Ok(()), "after {action:?} {:?}", state.business());
            if steps % 50 == 0 {
                let text = game.write_position(&state);
                assert_eq!(game.read_position(&text).as_ref(), Ok(&state), "{text}");
            }
            steps += 1;
            assert!(steps < game.max_decisions());
        }
        decisions += steps;
        (rounds, cards) = (rounds + u32::from(state.round()), cards + state.dungeon().laid().len());
        let reason = game.outcome(&state).expect("nobody decides").reason;
        *ends.entry(reason).or_insert(0) += 1;
        if reason == "won" {
            *won.entry(setup.quest).or_insert(0) += 1;
        }
    }
    println!("{decisions} decisions, {rounds} rounds, {cards} cards, {ends:?}, won: {won:?}");
    assert!(ends.contains_key("won") && ends.contains_key("fallen"), "{ends:?}");
}

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
            assert_eq!(game.validate(&state), Ok(()), "after {action:?} {:?}", state.business());
            steps += 1;
            assert!(steps < game.max_decisions());
        }
        (decisions, longest) = (decisions + steps, longest.max(steps));
        let outcome = game.outcome(&state).expect("nobody decides");
        *ends.entry(outcome.reason).or_insert(0) += 1;
    }
    println!("{decisions} decisions, longest {longest}, {ends:?}");
}
