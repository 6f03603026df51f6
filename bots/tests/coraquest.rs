//! Bots at tables of CoraQuest: they win quests that random heroes never win, and a Keeper that thinks is worse than one that
//! does not.

#![allow(clippy::unwrap_used, reason = "helpers of tests may stop the test")]

use bots::{Bot, Spec};
use coraquest::{CoraQuest, Party, Setup, State};
use tabletop::{Game, Judgement, Rng, Seat, Seeded, Viewer};

fn setup(quest: &str, keeper: bool) -> Setup {
    let second_wind = true;
    Setup { seats: 1 + u8::from(keeper), keeper, quest: quest.to_owned(), second_wind, party: Party::Quick, ..Setup::default() }
}

/// How a game between these bots, seat by seat, ends.
fn play(game: &CoraQuest, setup: &Setup, bots: &[&str], seed: u64) -> State {
    let specs = bots.iter().map(|bot| bot.parse::<Spec>().unwrap());
    let mut bots: Vec<Bot> = (0..).zip(specs).map(|(number, spec)| Bot::new(spec, 2 * seed + number)).collect();
    let mut luck = Seeded(Rng::stream(seed, 0));
    let mut state = game.start(setup, &mut luck).unwrap();
    while let Some(seat) = game.to_act(&state) {
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &knowledge, seat).unwrap().action;
        assert_eq!(game.check(&state, action), Ok(()));
        game.play(&mut state, action, &mut luck, &mut ());
    }
    state
}

fn won(game: &CoraQuest, state: &State) -> bool {
    game.outcome(state).unwrap().winners.has(Seat::at(0))
}

#[test]
fn greedy_heroes_light_the_lamps_and_random_ones_do_not() {
    let game = CoraQuest::standard();
    let wins = |bot: &str| (0..12).filter(|&seed| won(&game, &play(&game, &setup("lamps", false), &[bot], seed))).count();
    let (greedy, random) = (wins("greedy"), wins("random"));
    assert!(greedy >= 6 && random == 0, "greedy {greedy}, random {random} of 12");
}

#[test]
fn a_search_plays_legally_with_a_keeper_and_several_seats() {
    let game = CoraQuest::standard();
    let setup = Setup { seats: 3, keeper: true, party: Party::Players, ..setup("eggs", true) };
    let mut luck = Seeded(Rng::stream(1, 0));
    let mut state = game.start(&setup, &mut luck).unwrap();
    let mut bot = Bot::new("hard@10it".parse().unwrap(), 1);
    for _ in 0..120 {
        let Some(seat) = game.to_act(&state) else { break };
        let action = bot.choose(&game, &game.knowledge(&state, Viewer::Seat(seat)), seat).unwrap().action;
        assert_eq!(game.check(&state, action), Ok(()));
        game.play(&mut state, action, &mut luck, &mut ());
    }
}

/// CR-KEEP-3.
#[test]
fn a_greedy_keeper_makes_it_harder_than_a_random_one() {
    let game = CoraQuest::standard();
    let setup = Setup { second_wind: false, ..setup("lamps", true) };
    let wins = |keeper: &str| (0..40).filter(|&seed| won(&game, &play(&game, &setup, &["greedy", keeper], seed))).count();
    let (greedy, random) = (wins("greedy"), wins("random"));
    assert!(greedy < random, "heroes win {greedy} games against a greedy Keeper, {random} of 40 against a random one");
}

/// CR-END-7, CR-KEEP-3: heroes stand alike, and a Keeper has what is left.
#[test]
fn heroes_stand_alike_and_a_keeper_has_what_is_left() {
    let game = CoraQuest::standard();
    let setup = Setup { seats: 5, keeper: true, ..setup("king", true) };
    let mut luck = Seeded(Rng::stream(3, 0));
    let (mut state, mut rng, mut legal) = (game.start(&setup, &mut luck).unwrap(), Rng::stream(3, 1), Vec::new());
    loop {
        let shares = game.evaluate(&state);
        assert!(shares[..4].iter().all(|share| *share == shares[0] && (0.0..=1.0).contains(share)), "{shares:?}");
        assert!((shares[4] - (1.0 - shares[0])).abs() < 1e-6, "{shares:?}");
        game.legal_actions(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        game.play(&mut state, legal[rng.index(legal.len())], &mut luck, &mut ());
    }
    let credit = game.credit(&game.outcome(&state).unwrap());
    assert_eq!(credit[..5], game.evaluate(&state)[..5]);
}
