//! Whole games and bots' choices, each as one number: the same on every platform, or something is wrong.
//!
//! The same functions are compiled twice: for this machine, and as a WebAssembly module that a test runs.

use bots::{Bot, Budget, Player, Spec};
use chromatic_conflict::ChromaticConflict;
use color_quest::ColorQuest;
use coraquest::CoraQuest;
use dark_threat::{Camp, DarkThreat, Layout};
use judgement::Judgement;
use paint_brawl::{First, Level, PaintBrawl, Placing, Scenario};
use tabletop::{Game, Notation, Rng, Seed, Seeded, Viewer, digest_of};

/// What no game can have as its digest, for a setup that the rules forbid.
pub const REFUSED: u64 = 0;

/// A random game of Chromatic Conflict from its first position to its end: the digest of all positions, legal lists and
/// events.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_play(seed: u64, seats: u32) -> u64 {
    conflict(seats).map_or(REFUSED, |setup| play(&ChromaticConflict::standard(), &setup, seed, u32::MAX))
}

/// The same for Paint Brawl, up to so many decisions. The level is 0 to 2, the scenario 1 to 5; at odd seeds the seats set
/// up themselves, with all switches on at the Advanced level.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_brawl(seed: u64, seats: u32, level: u32, scenario: u32, most: u32) -> u64 {
    brawl(seed, seats, level, scenario).map_or(REFUSED, |setup| play(&PaintBrawl::standard(), &setup, seed, most))
}

/// The same for Dark Threat, up to so many decisions. The levels of Gaia and Kaos are 0 to 2, the layout 1 to 6, or drawn if
/// it is 0; at odd seeds the seats set up themselves and Kaos has the first ones.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_dark(seed: u64, seats: u32, gaia: u32, kaos: u32, layout: u32, most: u32) -> u64 {
    dark(seed, seats, gaia, kaos, layout).map_or(REFUSED, |setup| play(&DarkThreat::standard(), &setup, seed, most))
}

/// The same for Color Quest, up to so many decisions. The scenario is 0 to 3, the layout 0 to 5; at odd seeds Kaos has the first
/// seat, and on the first layout the quick start is played at even ones.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_quest(seed: u64, scenario: u32, layout: u32, most: u32) -> u64 {
    quest(seed, scenario, layout).map_or(REFUSED, |(game, setup)| play(&game, &setup, seed, most))
}

/// The same for CoraQuest, up to so many decisions. The quest is 0 to 9, heroes' seats are 1 to 4; at odd seeds there is a Keeper
/// too and the seats set up themselves.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_cora(seed: u64, quest: u32, seats: u32, most: u32) -> u64 {
    cora(seed, quest, seats).map_or(REFUSED, |(game, setup)| play(&game, &setup, seed, most))
}

/// What a searching bot chooses at some positions of a random game of CoraQuest.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_cora_choose(seed: u64, quest: u32, seats: u32, iterations: u32) -> u64 {
    cora(seed, quest, seats).map_or(REFUSED, |(game, setup)| choose(&game, &setup, seed, 1, iterations))
}

/// What a searching bot chooses at some positions of a random game of Chromatic Conflict, with a budget of `iterations`.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_choose(seed: u64, seats: u32, judged: u32, iterations: u32) -> u64 {
    conflict(seats).map_or(REFUSED, |setup| choose(&ChromaticConflict::standard(), &setup, seed, judged, iterations))
}

/// The same for Paint Brawl.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_brawl_choose(seed: u64, seats: u32, level: u32, scenario: u32, iterations: u32) -> u64 {
    let setup = brawl(seed, seats, level, scenario);
    setup.map_or(REFUSED, |setup| choose(&PaintBrawl::standard(), &setup, seed, 1, iterations))
}

/// The same for Dark Threat.
#[unsafe(no_mangle)]
pub extern "C" fn khroma_dark_choose(seed: u64, seats: u32, gaia: u32, kaos: u32, layout: u32, iterations: u32) -> u64 {
    let setup = dark(seed, seats, gaia, kaos, layout);
    setup.map_or(REFUSED, |setup| choose(&DarkThreat::standard(), &setup, seed, 1, iterations))
}

fn conflict(seats: u32) -> Option<chromatic_conflict::Setup> {
    Some(chromatic_conflict::Setup { seats: u8::try_from(seats).ok()?, ..Default::default() })
}

fn brawl(seed: u64, seats: u32, level: u32, scenario: u32) -> Option<paint_brawl::Setup> {
    let level = *Level::ALL.get(level as usize)?;
    let by_hand = seed % 2 == 1;
    let on = (by_hand && level == Level::Advanced).then_some(true);
    Some(paint_brawl::Setup {
        seats: u8::try_from(seats).ok()?,
        level,
        scenario: Scenario::numbered(u8::try_from(scenario).ok()?)?,
        infiltration: on,
        tactical: on,
        first: if by_hand { First::Random } else { First::Given },
        placing: if by_hand { Placing::Players } else { Placing::Quick },
        ..Default::default()
    })
}

fn dark(seed: u64, seats: u32, gaia: u32, kaos: u32, layout: u32) -> Option<dark_threat::Setup> {
    let level = |number: u32| dark_threat::Level::ALL.get(number as usize).copied();
    let by_hand = seed % 2 == 1;
    Some(dark_threat::Setup {
        seats: u8::try_from(seats).ok()?,
        first: if by_hand { Camp::Kaos } else { Camp::Gaia },
        gaia: level(gaia)?,
        kaos: level(kaos)?,
        layout: if layout == 0 { Layout::Random } else { Layout::Given(u8::try_from(layout).ok()?) },
        cycles: Some(10),
        placing: if by_hand { dark_threat::Placing::Players } else { dark_threat::Placing::Quick },
    })
}

fn quest(seed: u64, scenario: u32, layout: u32) -> Option<(ColorQuest, color_quest::Setup)> {
    let game = ColorQuest::standard();
    let quick = seed.is_multiple_of(2) && layout == 0;
    let setup = color_quest::Setup {
        first: if seed % 2 == 1 { color_quest::Camp::Kaos } else { color_quest::Camp::Gaia },
        scenario: *color_quest::Scenario::ALL.get(scenario as usize)?,
        layout: game.layouts().get(layout as usize)?.name.clone(),
        placing: if quick { color_quest::Placing::Quick } else { color_quest::Placing::Players },
        ..Default::default()
    };
    Some((game, setup))
}

fn cora(seed: u64, quest: u32, seats: u32) -> Option<(CoraQuest, coraquest::Setup)> {
    let game = CoraQuest::standard();
    let keeper = seed % 2 == 1;
    let setup = coraquest::Setup {
        seats: u8::try_from(seats).ok()? + u8::from(keeper),
        keeper,
        quest: game.pieces().quests().get(quest as usize)?.id.to_string(),
        length: if quest % 3 == 2 { coraquest::Length::Long } else { coraquest::Length::Normal },
        second_wind: quest.is_multiple_of(2),
        party: if keeper { coraquest::Party::Players } else { coraquest::Party::Quick },
        ..Default::default()
    };
    Some((game, setup))
}

fn play<G: Notation>(game: &G, setup: &G::Setup, seed: u64, most: u32) -> u64 {
    let mut text = String::new();
    let mut decisions = 0;
    let over = walk(game, setup, seed, |state, legal| {
        text += &game.write_position(state);
        text += &format!("{legal:?}\n");
        decisions += 1;
        decisions <= most
    });
    over.map_or(REFUSED, |events| number(&(text + &events)))
}

fn choose<G: Game + Judgement<J>, J>(game: &G, setup: &G::Setup, seed: u64, judged: u32, iterations: u32) -> u64 {
    let player = if judged == 0 { Player::Uct } else { Player::Hard };
    let spec = Spec { player, budget: Some(Budget::Iterations(iterations)) };
    let mut bot = Bot::new(spec, seed);
    let mut text = String::new();
    let mut decisions = 0;
    let over = walk(game, setup, seed, |state, _| {
        decisions += 1;
        if let Some(seat) = game.to_act(state).filter(|_| decisions % 16 == 0) {
            let choice = bot.choose(game, &game.knowledge(state, Viewer::Seat(seat)), seat);
            text += &format!("{choice:?}\n");
        }
        decisions < 80
    });
    over.map_or(REFUSED, |_| number(&text))
}

/// Plays at random as long as `look` likes, and answers what happened.
fn walk<G: Game>(game: &G, setup: &G::Setup, seed: u64, mut look: impl FnMut(&G::State, &[G::Action]) -> bool) -> Option<String> {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut choices = Rng::stream(seed, 1);
    let mut state = game.start(setup, &mut luck).ok()?;
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        game.legal_actions(&state, &mut legal);
        if !look(&state, &legal) || legal.is_empty() {
            return Some(format!("{events:?}"));
        }
        let action = legal[choices.index(legal.len())];
        game.play(&mut state, action, &mut luck, &mut events);
    }
}

fn number(text: &str) -> u64 {
    u64::from_str_radix(&digest_of(text), 16).unwrap_or(REFUSED)
}
