//! The set-up, and what may be known (CR-SETUP, CR-INFO, CR-WORD).

use coraquest::{Action, CardId, CoraQuest, Event, Frame, Length, Party, Setup, Square, State, Step, Tough};
use tabletop::{Game, Notation as _, Recording, Rng, Seat, Seeded, Viewer};

fn start(setup: &Setup) -> (CoraQuest, State) {
    let game = CoraQuest::standard();
    let state = game.start(setup, &mut Seeded(Rng::stream(1, 0))).expect("the setup is legal");
    (game, state)
}

fn quick(quest: &str) -> Setup {
    Setup { quest: quest.to_owned(), party: Party::Quick, ..Setup::default() }
}

fn play(game: &CoraQuest, state: &mut State, actions: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions {
        let action = game.read_action(action).expect("an action");
        assert_eq!(game.check(state, action), Ok(()), "{action:?}");
        game.play(state, action, &mut Seeded(Rng::stream(7, 0)), &mut events);
    }
    events
}

fn refusal(game: &CoraQuest, state: &State, action: &str) -> &'static str {
    game.check(state, game.read_action(action).expect("an action")).expect_err("it is refused").rule.0
}

fn forbids(setup: &Setup) -> &'static str {
    CoraQuest::standard().start(setup, &mut Seeded(Rng::stream(1, 0))).expect_err("the setup is refused").rule.0
}

#[test]
fn cr_setup_1_cr_setup_2_cr_opt_3_quests_and_options_are_those_of_the_box() {
    assert_eq!(forbids(&quick("nothing")), "CR-SETUP-1");
    let named = |kinds: &str| Setup { tough: Tough::Named, kinds: kinds.to_owned(), ..quick("lamps") };
    assert_eq!(forbids(&named("dragon")), "CR-SETUP-2");
    let (game, state) = start(&Setup { tough: Tough::Hard, ..quick("lamps") });
    assert!(game.write_position(&state).contains("\ntough spider orc\n"), "{}", game.write_position(&state));
    assert!(start(&named("goblin")).0.validate(&start(&named("goblin")).1).is_ok());
}

#[test]
fn cr_setup_3_cr_setup_5_cr_setup_6_the_deck_has_sixteen_or_twenty_cards() {
    let (_, state) = start(&quick("lamps"));
    assert_eq!((state.piles().count(), state.marker()), (16, None));
    let (_, state) = start(&Setup { length: Length::Long, ..quick("lamps") });
    assert_eq!(state.piles().count(), 20);
}

/// Every card of a pile comes before the next pile, and a story card at the bottom comes last.
#[test]
fn cr_setup_4_cr_info_3_story_cards_lie_in_their_piles() {
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let (game, mut state) = start(&quick("lamps"));
        let mut luck = Seeded(Rng::stream(seed, 0));
        let mut order = Vec::new();
        let mut list = Vec::new();
        let mut rng = Rng::stream(seed, 1);
        while state.over().is_none() {
            game.legal_actions(&state, &mut list);
            let reveal = list.iter().find(|action| **action == Action::Reveal).copied();
            let action = reveal.unwrap_or(list[rng.index(list.len())]);
            let mut events = Vec::new();
            game.play(&mut state, action, &mut luck, &mut events);
            order.extend(events.iter().filter_map(|event| match event {
                Event::Drawn { card, .. } => Some(*card),
                _ => None,
            }));
        }
        for (place, card) in order.iter().enumerate().filter(|(_, card)| card.is_story()) {
            let pile = "ABCD".find(&card.code()).expect("a card of this quest");
            assert_eq!(place / 4, pile, "{order:?}");
            assert!(card.code() != "D" || place == 15, "D lies at the bottom of its pile");
        }
        firsts.extend(order.first().copied());
    }
    assert!(firsts.len() > 8, "any basic card, or A, may come first: {firsts:?}");
}

#[test]
fn cr_setup_7_cr_setup_8_cr_word_2_every_seat_has_a_hero() {
    let (game, mut state) = start(&Setup { seats: 4, ..Setup::default() });
    play(&game, &mut state, &["pick dwarf 1"]);
    assert_eq!(refusal(&game, &state, "pick dwarf 2"), "CR-SETUP-7");
    assert_eq!(refusal(&game, &state, "pick halfling 1"), "CR-SETUP-8");
    assert_eq!(game.to_act(&state), Seat::numbered(2));
    assert_eq!(forbids(&Setup { seats: 6, ..quick("lamps") }), "CR-SETUP-8");
    assert_eq!(forbids(&Setup { seats: 1, keeper: true, ..quick("lamps") }), "CR-SETUP-8");
}

#[test]
fn cr_setup_9_cr_setup_14_cr_setup_15_cr_word_1_heroes_start_on_the_entrance() {
    let (game, mut state) = start(&Setup::default());
    play(&game, &mut state, &["pick dwarf 1", "pick halfling 1", "pick sword_girl 1", "pick robo_kettle 1", "at 1:b2"]);
    assert_eq!(refusal(&game, &state, "at 1:b2"), "CR-SETUP-15");
    play(&game, &mut state, &["at 1:a1", "at 1:a2", "at 1:a3"]);
    let dwarf = &state.heroes()[0];
    assert_eq!((dwarf.health, dwarf.at.map(|at| at.to_string()).as_deref(), dwarf.determined), (11, Some("1:b2"), false));
    assert_eq!((state.round(), state.business().last()), (1, Some(&Frame::Round(Step::Heroes))));
}

#[test]
fn cr_setup_10_cr_setup_11_cr_setup_12_cr_setup_13_the_quest_sets_the_table() {
    let (game, state) = start(&quick("king"));
    assert_eq!(state.threat(), 3);
    assert_eq!(game.validate(&state), Ok(()));
    assert!(state.enemies().is_empty() && state.chests().is_empty());
}

#[test]
fn cr_setup_16_cr_ql_14_start_rules_run_before_the_first_round() {
    let (game, mut state) = start(&quick("drain"));
    assert_eq!(state.round(), 0);
    play(&game, &mut state, &["hero dwarf", "hero healer_cat"]);
    let text = game.write_position(&state);
    assert!(text.contains("bag axe lavender_scarf\n") && text.contains("bag bodyguard_cat lavender_scarf\n"), "{text}");
    assert_eq!(state.round(), 1);
}

#[test]
fn cr_word_5_cr_word_6_cr_word_9_squares_have_names_and_the_dark_has_none() {
    let (_, state) = start(&quick("lamps"));
    let centre = Square::centre(CardId::ENTRANCE);
    assert_eq!((centre.to_string().as_str(), state.dungeon().point(centre)), ("1:b2", (1, 1)));
    assert_eq!(state.dungeon().square_at((3, 0)), None);
}

#[test]
fn cr_info_1_cr_info_2_nothing_in_a_position_is_hidden() {
    let (game, state) = start(&quick("lamps"));
    let view = game.view(&state, Viewer::Bystander);
    assert_eq!(view.table, state);
    assert_eq!(game.resample(&game.knowledge(&state, Viewer::Bystander), &mut Rng::stream(1, 1)), state);
}

#[test]
fn cr_info_4_dice_are_rolled_one_at_a_time_in_pool_order() {
    let game = CoraQuest::standard();
    let text = "coraquest\nquest toll normal\nseats 1\nround 1\nthreat 2\npiles 3s 3s 3s 3s\ncard 1 0 0 turned 0 .../.../...\n\
        hero sword_girl seat 1 at 1:a1 health 9 determined bag broadsword\nhero dwarf seat 1 at 1:a3 health 11 bag axe\n\
        hero halfling seat 1 at 1:b3 health 8 bag slingshot\nhero healer_cat seat 1 at 1:c3 health 8 bag bodyguard_cat\n\
        enemy orc 1:b1 health 4\nturn sword_girl actions 2 next 0 1 0\nwaits round heroes\nwaits turn\n";
    let mut state = game.read_position(text).expect("the position can be read");
    let mut luck = Recording::of(Seeded(Rng::stream(3, 0)));
    let attack = game.read_action("attack broadsword 1:b1").expect("an action");
    game.play(&mut state, attack, &mut luck, &mut ());
    let dice: Vec<&str> = luck.picks.iter().map(|pick| pick.label.as_str()).collect();
    assert_eq!(dice, ["white", "red", "white", "blue"]);
}
