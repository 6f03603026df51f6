//! Games to measure with: the hot loop of everything that plays many games.

use chromatic_conflict::ChromaticConflict;
// Without a word of them, these crates would not be linked, and the games not be judged.
use chromatic_conflict_judgement as _;
use color_quest::ColorQuest;
use coraquest::CoraQuest;
use dark_threat::DarkThreat;
use dark_threat_judgement as _;
use judgement::Judgement;
use paint_brawl::{Level, PaintBrawl, Placing};
use paint_brawl_judgement as _;
use tabletop::{Game, Rng, Seed, Seeded};

/// The tables that are measured: a game, its options, and the number of seats.
pub const TABLES: [&str; 24] = [
    "chromatic-conflict 3",
    "chromatic-conflict 4",
    "paint-brawl initiation 2",
    "paint-brawl initiation 3",
    "paint-brawl initiation 4",
    "paint-brawl normal 2",
    "paint-brawl normal 3",
    "paint-brawl normal 4",
    "paint-brawl advanced 2",
    "paint-brawl advanced 3",
    "paint-brawl advanced 4",
    "dark-threat easy 2",
    "dark-threat easy 4",
    "dark-threat medium 2",
    "dark-threat medium 4",
    "dark-threat hard 2",
    "dark-threat hard 4",
    "color-quest supremacy 2",
    "color-quest supremacy-3 2",
    "color-quest harvest 2",
    "color-quest escort 2",
    "coraquest lamps 1",
    "coraquest drain 4",
    "coraquest dragon 5",
];

/// Something that is done with a game's own types at one of the tables.
pub trait Work {
    /// What comes out.
    type Out;

    /// Does it.
    fn at<G: Game + Judgement<J>, J>(self, game: &G, setup: &G::Setup) -> Self::Out;
}

/// Does something at one of [`TABLES`]. Games with a quick start have it, so that turns are measured, not the set-up.
///
/// # Panics
/// If there is no such table.
pub fn at_table<W: Work>(table: &str, work: W) -> W::Out {
    let words: Vec<&str> = table.split(' ').collect();
    let seats = words.last().and_then(|seats| seats.parse().ok()).expect("a table ends with a number of seats");
    match words[0] {
        ChromaticConflict::NAME => {
            let setup = chromatic_conflict::Setup { seats, ..Default::default() };
            work.at(&ChromaticConflict::standard(), &setup)
        }
        PaintBrawl::NAME => {
            let level = Level::coded(words[1]).expect("a level");
            let setup = paint_brawl::Setup { seats, level, placing: Placing::Quick, ..Default::default() };
            work.at(&PaintBrawl::standard(), &setup)
        }
        DarkThreat::NAME => {
            let level = dark_threat::Level::coded(words[1]).expect("a level");
            let placing = dark_threat::Placing::Quick;
            let setup = dark_threat::Setup { seats, gaia: level, kaos: level, placing, ..Default::default() };
            work.at(&DarkThreat::standard(), &setup)
        }
        ColorQuest::NAME => {
            let scenario = color_quest::Scenario::coded(words[1]).expect("a scenario");
            let setup = color_quest::Setup { seats, scenario, placing: color_quest::Placing::Quick, ..Default::default() };
            work.at(&ColorQuest::standard(), &setup)
        }
        CoraQuest::NAME => {
            let (quest, party) = (words[1].to_owned(), coraquest::Party::Quick);
            // A fifth seat is a Keeper's.
            let setup = coraquest::Setup { seats, keeper: seats == 5, quest, party, ..Default::default() };
            work.at(&CoraQuest::standard(), &setup)
        }
        other => panic!("there is no game '{other}'"),
    }
}

/// A list that no position of any game overfills.
#[must_use]
pub fn list<A>() -> Vec<A> {
    Vec::with_capacity(2048)
}

/// The first position with this seed, and the luck that goes on from there.
///
/// # Panics
/// If the rules forbid the setup.
#[must_use]
pub fn open<G: Game>(game: &G, setup: &G::Setup, seed: u64) -> (G::State, Seeded) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    match game.start(setup, &mut luck) {
        Ok(state) => (state, luck),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// Plays up to `most` decisions at random and answers how many there were: legal list and play, on a list that is reused.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    luck: &mut Seeded,
    choices: &mut Rng,
    list: &mut Vec<G::Action>,
    most: u32,
) -> u32 {
    for decisions in 0..most {
        game.legal_actions(state, list);
        if list.is_empty() {
            return decisions;
        }
        game.play(state, list[choices.index(list.len())], luck, &mut ());
    }
    most
}

/// Positions from the middle of random games.
#[must_use]
pub fn middles<G: Game>(game: &G, setup: &G::Setup, count: u64) -> Vec<G::State> {
    let mut list = list();
    let middle = |seed: u64| {
        let (mut state, mut luck) = open(game, setup, seed);
        play(game, &mut state, &mut luck, &mut Rng::stream(seed, 1), &mut list, 20 + (seed % 30) as u32);
        state
    };
    (0..count).map(middle).collect()
}
