//! What looks better to a bot, where it once did not.

#![allow(clippy::unwrap_used, reason = "a position that cannot be read is a failed test")]

use crate::case::Book;
use casebook::Casebook as _;
use color_quest::{Action, Camp, ColorQuest, Entry, Folder, Scenario, Setup, Stage, State};
use judgement::Judgement as _;
use tabletop::{ContentFile, Game as _, Notation as _, Rng, Seed, Seeded};

/// How well a side stands in Escort, when Gaia is to move and these things are on the board.
fn escort(camp: Camp, on: &str) -> f32 {
    stands("escort", camp, on)
}

/// The same in any scenario.
fn stands(scenario: &str, camp: Camp, on: &str) -> f32 {
    let book = Book::new();
    let block = [format!("scenario {scenario}"), format!("on {on}"), "turn gaia moves".to_owned()];
    let state = book.position(&block).unwrap();
    book.game().evaluate(&state)[state.seat_of(camp).index()]
}

#[test]
fn cq_skl_8_a_tunnel_under_bones_or_with_somebody_at_its_end_is_no_way_for_a_hero() {
    let open = escort(Camp::Gaia, "d2 yO1, g2 @, l9 @, a8 &");
    assert!(open > escort(Camp::Gaia, "d2 yO1, g2 &@, l9 @"));
    assert!(open > escort(Camp::Gaia, "d2 yO1, g2 @, l9 &@"));
    assert!(escort(Camp::Gaia, "d2 yO1, g2 @, l9 @, l8 kSk") > escort(Camp::Gaia, "d2 yO1, g2 @, l9 @kSk"));
}

#[test]
fn cq_ent_1_cq_ent_2_paint_of_the_other_side_is_a_detour_for_a_hero() {
    let on = |camp: Camp, paint: char, squares: [&str; 3]| {
        let puddles = squares.map(|square| format!("{square} {paint}")).join(", ");
        escort(camp, &format!("n9 yO1, e2 kR1, {puddles}"))
    };
    let (east, west, aside) = (["o8", "o9", "o10"], ["d1", "d2", "d3"], ["i8", "i9", "i10"]);
    assert!(on(Camp::Gaia, 'k', east) < on(Camp::Gaia, 'k', aside));
    assert!(on(Camp::Kaos, 'r', west) < on(Camp::Kaos, 'r', aside));
    // The own one is none.
    assert_eq!(on(Camp::Gaia, 'y', east), on(Camp::Gaia, 'y', aside));
    assert_eq!(on(Camp::Kaos, 'k', west), on(Camp::Kaos, 'k', aside));
}

/// How well Gaia stands before and after an action of hers, with whatever is still to be chosen for whoever arrived.
fn around(scenario: &str, on: &str, action: &str) -> [f32; 2] {
    with_dice(scenario, on, "none", action)
}

/// The same with dice of hers.
fn with_dice(scenario: &str, on: &str, dice: &str, action: &str) -> [f32; 2] {
    let book = Book::new();
    let turn = "turn gaia moves".to_owned();
    let block = [format!("scenario {scenario}"), format!("on {on}"), turn, format!("dice gaia {dice}")];
    let mut state = book.position(&block).unwrap();
    let gaia = state.seat_of(Camp::Gaia).index();
    let before = book.game().evaluate(&state)[gaia];
    let action = book.game().read_action(action).unwrap();
    book.game().play(&mut state, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
    [before, book.game().evaluate(&state)[gaia]]
}

/// Between the Move and the choice of a place the die lies nowhere, and looked lost.
#[test]
fn cq_die_3_a_die_that_was_reached_is_as_good_as_stowed() {
    for scenario in ["supremacy", "supremacy-3", "harvest"] {
        let [before, after] = around(scenario, "b2 yO1, q9 kR1, e3 rWa, h3 *Y", "run e3 h3");
        assert!(after > before, "{scenario}: {before} to {after}");
    }
}

#[test]
fn cq_til_8_a_tunnel_is_looked_through_to_its_better_end() {
    let [before, after] = around("escort", "f2 yO1, q9 kR1, g2 @, c9 @, l9 @", "forced-march f2 g2");
    assert!(after > before, "{before} to {after}");
    let [_, aside] = around("escort", "f2 yO1, q9 kR1, g2 @, c9 @, l9 @", "forced-march f2 g3");
    assert!(after > aside, "{after} is not better than {aside}");
}

/// Two of the three dice of a transformation were given for another caste, as they were still there while it was chosen.
#[test]
fn cq_itm_9_cq_ins_4_what_is_paid_with_the_last_choice_is_not_free_before() {
    let on = "b2 yO1, q9 kR1, e3 rWa, b6 g";
    let [before, after] = with_dice("supremacy", on, "gauge red purple", "potion polymorph gauge-gauge e3");
    assert!(after < before, "Polymorph: {before} to {after}");
    let [before, after] = with_dice("supremacy", on, "instant green", "instant green b6");
    assert!(after < before, "Cleaning: {before} to {after}");
}

#[test]
fn cq_scn_4_cq_mov_2_a_die_is_near_to_whoever_can_run_there() {
    let harvest = |on: &str| stands("harvest", Camp::Gaia, &format!("b2 yO1, r10 kR1, o4 *Y, {on}"));
    // Eight squares in one Move, or two squares in two.
    assert!(harvest("g4 rWa") > harvest("m6 rWa"));
    assert!(harvest("g4 rWa, k3 ^") > harvest("g4 rWa, k4 ^"));
    // Who comes second may find it gone.
    let kaos = |on: &str| stands("harvest", Camp::Kaos, &format!("b2 yO1, r10 kR1, o4 *Y, {on}"));
    assert!(kaos("o6 kSk, g3 rWa") > kaos("o6 kSk, g4 rWa"));
}

#[test]
fn cq_scn_5_companions_go_with_the_hero_to_clear_the_goal() {
    let on = |warrior: &str| escort(Camp::Gaia, &format!("l8 yO1, e2 kR1, c3 rHu, {warrior} rWa"));
    assert!(on("m9") > on("h6"));
    assert!(on("h6") > on("d3"));
}

/// What looks best to a bot that sees nothing but the next step.
fn best(game: &ColorQuest, state: &State) -> Action {
    let (seat, mut legal) = (game.to_act(state).unwrap(), Vec::new());
    game.legal_actions(state, &mut legal);
    let worth = |action: Action| {
        let mut after = state.clone();
        game.play(&mut after, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
        game.evaluate(&after)[seat.index()]
    };
    legal.into_iter().max_by(|&one, &other| worth(one).total_cmp(&worth(other))).unwrap()
}

fn start(game: &ColorQuest, scenario: Scenario) -> State {
    game.start(&Setup { scenario, ..Setup::default() }, &mut Seeded::new(Seed::numbered(1))).unwrap()
}

/// Otherwise a bot takes and gives back in turns, as often as it may. What somebody else took it may give back.
#[test]
fn cq_arm_6_nobody_gives_back_what_looked_best_before() {
    let game = ColorQuest::standard();
    let (mut legal, mut begun) = (Vec::new(), 0);
    for walk in 0..40 {
        let mut rng = Rng::stream(walk, 1);
        let mut state = start(&game, Scenario::ALL[walk as usize % 4]);
        for _ in 0..rng.below(14) {
            game.legal_actions(&state, &mut legal);
            game.play(&mut state, legal[rng.index(legal.len())], &mut Seeded::new(Seed::numbered(1)), &mut ());
        }
        let mut own: Vec<Entry> = Vec::new();
        let mut whose = state.active();
        begun += u32::from(state.stage() == Stage::Bands);
        while state.stage() == Stage::Bands {
            if state.active() != whose {
                (whose, own) = (state.active(), Vec::new());
            }
            let action = best(&game, &state);
            match action {
                Action::Recruit { entry } => own.push(entry),
                Action::Dismiss { entry } => assert!(!own.contains(&entry), "{entry:?} after {own:?}"),
                _ => {}
            }
            game.play(&mut state, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
        }
    }
    assert!(begun > 30, "{begun} bands were begun by lot");
}

/// The band that is built step by step, by the words of its entries.
fn built(game: &ColorQuest, scenario: Scenario, camp: Camp) -> Vec<&'static str> {
    let mut state = start(game, scenario);
    while state.stage() == Stage::Bands {
        let action = best(game, &state);
        game.play(&mut state, action, &mut Seeded::new(Seed::numbered(1)), &mut ());
    }
    let band = *state.band(camp);
    Entry::ALL.into_iter().flat_map(|entry| vec![entry.code(); band[entry.index()].into()]).collect()
}

/// All points are spent, but for one at most that brings two cards (CQ-ARM-5).
#[test]
fn cq_arm_1_bands_are_built_for_the_scenario_and_for_the_points() {
    let game = ColorQuest::standard();
    for (scenario, hero) in Scenario::ALL.into_iter().zip(["chosen-one", "chosen-one", "oak", "chosen-one"]) {
        assert!(built(&game, scenario, Camp::Gaia).contains(&hero), "{scenario:?}");
        for camp in Camp::ALL {
            let band = built(&game, scenario, camp);
            let cost: u8 = band.iter().map(|code| game.price(Entry::coded(code).unwrap(), camp).1).sum();
            assert!(cost >= 14 && band.len() >= 2, "{scenario:?} {camp:?} {band:?}");
        }
    }
}

/// Prices are looked at: who finds the same cheaper takes more of it.
#[test]
fn cq_arm_2_a_cheap_figure_is_taken_more_often() {
    let cheap = include_str!("../../../content/color-quest/figures.toml").replacen(
        "encumbrance = 5\ncost = 5",
        "encumbrance = 2\ncost = 2",
        1,
    );
    let folder = Folder { figures: ContentFile { name: "figures.toml", text: &cheap }, ..Folder::STANDARD };
    let (dear, cheap) = (ColorQuest::standard(), ColorQuest::load(&folder).unwrap());
    let bombers = |game: &ColorQuest, scenario: Scenario| {
        built(game, scenario, Camp::Gaia).into_iter().filter(|&code| code == "bomber").count()
    };
    let all = |game: &ColorQuest| Scenario::ALL.map(|scenario| bombers(game, scenario));
    let (cheap, dear) = (all(&cheap), all(&dear));
    assert!(cheap.iter().zip(dear).all(|(&cheap, dear)| cheap >= dear), "{cheap:?} {dear:?}");
    assert!(cheap.iter().sum::<usize>() > dear.iter().sum(), "{cheap:?} {dear:?}");
}
