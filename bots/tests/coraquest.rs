//! Bots at tables of CoraQuest: they win quests that random heroes never win, and a Keeper that thinks is worse than one that
//! does not.

#![allow(clippy::unwrap_used, reason = "helpers of tests may stop the test")]

use bots::{Bot, Spec};
use coraquest::{Action, CoraQuest, Party, Setup, State};
use judgement::Judgement;
use tabletop::{Game, Notation, Rng, Seat, Seeded, Viewer};

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

/// The first position of a quest, with words of its notation replaced.
fn altered(game: &CoraQuest, quest: &str, changes: &[(&str, &str)]) -> State {
    let state = game.start(&Setup { second_wind: false, ..setup(quest, false) }, &mut Seeded(Rng::stream(1, 0))).unwrap();
    let mut text = game.write_position(&state);
    for (from, to) in changes {
        assert!(text.contains(from), "{from} in\n{text}");
        text = text.replace(from, to);
    }
    game.read_position(&text).unwrap()
}

/// What a bot does until the turn that it is given is over.
fn turn(game: &CoraQuest, mut state: State, bot: &str, hero: &str, seed: u64) -> Vec<Action> {
    let (mut bot, mut luck) = (Bot::new(bot.parse().unwrap(), seed), Seeded(Rng::stream(seed, 0)));
    game.play(&mut state, game.read_action(&format!("hero {hero}")).unwrap(), &mut luck, &mut ());
    let mut made = Vec::new();
    while state.turn().is_some() {
        let seat = game.to_act(&state).unwrap();
        let action = bot.choose(game, &game.knowledge(&state, Viewer::Seat(seat)), seat).unwrap().action;
        game.play(&mut state, action, &mut luck, &mut ());
        made.push(action);
    }
    made
}

/// Four heroes who are ready meet what a card brings before it acts (CR-REVEAL-11); one who is left over meets it alone.
#[test]
fn a_card_is_drawn_while_the_others_are_ready() {
    let game = CoraQuest::standard();
    let fresh = altered(&game, "lamps", &[]);
    let weak = [("spear_woman seat 1 at 1:a1 health 9", "spear_woman seat 1 at 1:a1 health 3")];
    let late = [("dwarf seat 1 at 1:b1 health 11", "dwarf seat 1 at 1:b1 health 11 exhausted")];
    let later = [("wizard_woman seat 1 at 1:c1 health 9", "wizard_woman seat 1 at 1:c1 health 9 exhausted")];
    let last = [("healer_cat seat 1 at 1:a2 health 8", "healer_cat seat 1 at 1:a2 health 8 exhausted")];
    let alone = altered(&game, "lamps", &[weak, late, later, last].concat());
    for bot in ["greedy", "hard@60it"] {
        for seed in 0..3 {
            assert!(turn(&game, fresh.clone(), bot, "spear_woman", seed).contains(&Action::Reveal), "{bot} {seed}");
            assert!(!turn(&game, alone.clone(), bot, "spear_woman", seed).contains(&Action::Reveal), "{bot} {seed}");
        }
    }
}

/// Content A, `heal`: it asks whom, which must not look like healing nobody.
#[test]
fn the_healer_heals_who_is_hurt() {
    let game = CoraQuest::standard();
    let hurt = [("at 1:b1 health 11", "at 1:b1 health 4"), ("at 1:a1 health 9", "at 1:a1 health 8")];
    let state = altered(&game, "flan", &hurt);
    for bot in ["greedy", "hard@60it"] {
        let made = turn(&game, state.clone(), bot, "healer_cat", 1);
        let dwarf = game.read_action("hero dwarf").unwrap();
        assert!(made.windows(2).any(|pair| pair == [Action::Ability, dwarf]), "{bot}: {made:?}");
    }
}

/// Each of the four eggs that are wanted brings the victory nearer.
#[test]
fn every_egg_counts() {
    let game = CoraQuest::standard();
    let worth = |eggs: usize| {
        let bag = format!("bag spear{}", " spider_egg".repeat(eggs));
        game.evaluate(&altered(&game, "eggs", &[("bag spear", &bag)]))[0]
    };
    for eggs in 0..4 {
        assert!(worth(eggs) < worth(eggs + 1), "{eggs}: {} {}", worth(eggs), worth(eggs + 1));
    }
}

#[test]
fn greedy_heroes_win_quests_without_second_wind() {
    let game = CoraQuest::standard();
    for (quest, least) in [("lamps", 5), ("flan", 5), ("eggs", 4), ("bell", 3), ("toll", 2), ("king", 2)] {
        let setup = Setup { second_wind: false, ..setup(quest, false) };
        let wins = (0..12).filter(|&seed| won(&game, &play(&game, &setup, &["greedy"], seed))).count();
        assert!(wins >= least, "{quest}: {wins} of 12");
    }
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

/// CR-REVEAL-9: enemies that a rule is placing one by one count before they stand there, else a card would look best while it
/// is being laid.
#[test]
fn who_is_about_to_be_placed_is_feared_already() {
    let game = CoraQuest::standard();
    let laid = [
        ("piles 3s 3s 3s 3s", "piles 3s 3s 3s 3"),
        ("card 1 0 0 turned 0 .../.../...", "card 1 0 0 turned 0 .../.../...\ncard K 1 0 turned 0 .../.../..."),
        ("wizard_woman seat 1 at 1:c1", "wizard_woman seat 1 at K:b2"),
    ];
    let worth = |waits: &str| {
        let waits = format!("waits round heroes{waits}");
        game.evaluate(&altered(&game, "king", &[&laid[..], &[("waits round heroes", &waits)]].concat()))[0]
    };
    let one = "\nwaits place skeleton K:b2";
    let two = "\nwaits spawn skeleton 1 K:b2\nwaits place skeleton K:b2";
    assert!(worth("") > worth(one) && worth(one) > worth(two), "{} {} {}", worth(""), worth(one), worth(two));
}

/// Let Sleeping Kings Lie ends where it begins, with all four heroes on the Entrance; before the crown is found nobody stays
/// there for that.
#[test]
fn nobody_waits_where_all_must_be_in_the_end() {
    let game = CoraQuest::standard();
    let crossroads = ("card 1 0 0 turned 0 .../.../...", "card 1 0 0 turned 0 .../.../...\ncard 2 1 0 turned 0 #.#/.../#.#");
    let piles = ("piles 3s 3s 3s 3s", "piles 2s 3s 3s 3s");
    let squares = [("1:a1", "2:b1"), ("1:b1", "2:b3"), ("1:c1", "2:c2"), ("1:a2", "2:a2")];
    let away = squares.map(|(from, to)| (format!("seat 1 at {from} "), format!("seat 1 at {to} ")));
    let away: Vec<(&str, &str)> = away.iter().map(|(from, to)| (&**from, &**to)).collect();
    let worth =
        |quest: &str, moved: &[(&str, &str)]| game.evaluate(&altered(&game, quest, &[&[crossroads, piles], moved].concat()))[0];
    let (home, out) = (worth("king", &[]), worth("king", &away));
    assert!(out > home - 0.01, "at home {home}, away {out}");
}
