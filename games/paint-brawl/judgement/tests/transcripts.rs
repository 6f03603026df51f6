//! The games that the tests of the rules replay for ever, in `tests/transcripts` there: `NEW_TRANSCRIPTS=1` adds those that
//! are not there yet, and changes none (`docs/versions.md`).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use judgement::Judgement;
use laws::FirstFace;
use paint_brawl::{Colours, First, Level, PaintBrawl, Placing, Scenario, Setup};
// Without a word of it, this crate would not be linked, and the game not be judged.
use paint_brawl_judgement as _;
use std::sync::Arc;
use tabletop::{Game, Rng, Seed, Table};

/// Who plays, so that games end in different ways.
#[derive(Clone, Copy)]
enum Style {
    /// What the judgement likes best, but now and then anything: such games end by a goal, and soon.
    Keen,
    /// Anything: such games last until the limit.
    Any,
}

/// Name, level, scenario, seats, colours, whether everything is switched on and placed by hand, seed, style and the most
/// decisions.
type Kept = (&'static str, Level, u8, u8, &'static str, bool, u64, Style, usize);

const GAMES: [Kept; 16] = [
    ("initiation-network-2", Level::Initiation, 1, 2, "none", false, 1, Style::Keen, usize::MAX),
    ("initiation-network-4", Level::Initiation, 1, 4, "purple,green,orange,blue", true, 2, Style::Keen, usize::MAX),
    ("initiation-capture-2", Level::Initiation, 2, 2, "yellow,blue", true, 3, Style::Keen, usize::MAX),
    ("initiation-capture-3", Level::Initiation, 2, 3, "none", false, 4, Style::Keen, usize::MAX),
    ("initiation-unopened", Level::Initiation, 1, 3, "none", true, 5, Style::Any, 0),
    ("normal-network-3", Level::Normal, 1, 3, "none", true, 6, Style::Keen, usize::MAX),
    ("normal-capture-2", Level::Normal, 2, 2, "green,purple", true, 7, Style::Keen, usize::MAX),
    ("normal-encirclement-4", Level::Normal, 3, 4, "none", false, 8, Style::Keen, usize::MAX),
    ("normal-escort-2", Level::Normal, 4, 2, "none", false, 9, Style::Keen, usize::MAX),
    ("normal-cat-3", Level::Normal, 5, 3, "orange,blue,yellow", true, 10, Style::Keen, usize::MAX),
    ("normal-limit-2", Level::Normal, 4, 2, "none", false, 11, Style::Any, usize::MAX),
    ("advanced-network-2", Level::Advanced, 1, 2, "none", true, 12, Style::Keen, usize::MAX),
    ("advanced-capture-3", Level::Advanced, 2, 3, "none", true, 13, Style::Keen, usize::MAX),
    ("advanced-encirclement-3", Level::Advanced, 3, 3, "none", false, 14, Style::Keen, usize::MAX),
    ("advanced-cat-4", Level::Advanced, 5, 4, "red,yellow,green,purple", true, 15, Style::Keen, usize::MAX),
    ("advanced-unfinished", Level::Advanced, 4, 3, "none", true, 16, Style::Any, 150),
];

fn setup(level: Level, scenario: u8, seats: u8, colours: &str, on: bool) -> Setup {
    let switch = (on && level == Level::Advanced).then_some(true);
    Setup {
        seats,
        level,
        scenario: Scenario::numbered(scenario).unwrap(),
        colours: Colours::try_from(colours.to_owned()).unwrap(),
        infiltration: switch,
        tactical: switch,
        first: if on { First::Random } else { First::Given },
        placing: if on { Placing::Players } else { Placing::Quick },
        ..Setup::default()
    }
}

fn play(game: &Arc<PaintBrawl>, setup: Setup, seed: u64, style: Style, most: usize) -> String {
    let mut table = Table::open(game.clone(), setup, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut legal = Vec::new();
    while table.steps().len() < most {
        let Some(seat) = table.to_act() else { break };
        game.legal_actions(table.state(), &mut legal);
        let hope = |action| {
            let mut after = table.state().clone();
            game.play(&mut after, action, &mut FirstFace, &mut ());
            match game.outcome(&after) {
                Some(outcome) => {
                    if outcome.winners.has(seat) {
                        1.0
                    } else {
                        0.0
                    }
                }
                None => game.evaluate(&after)[seat.index()],
            }
        };
        let keen = matches!(style, Style::Keen) && rng.below(6) > 0;
        let best = keen.then(|| legal.iter().copied().max_by(|&one, &other| hope(one).total_cmp(&hope(other))));
        let any = legal[rng.index(legal.len())];
        table.play(best.flatten().unwrap_or(any)).unwrap();
    }
    table.transcript().to_string()
}

#[test]
fn every_game_that_is_kept_replays() {
    let game = Arc::new(PaintBrawl::standard());
    let games = GAMES.into_iter().map(|(name, level, scenario, seats, colours, on, seed, style, most)| {
        (name, play(&game, setup(level, scenario, seats, colours, on), seed, style, most))
    });
    golden::replay_for_ever(&game, concat!(env!("CARGO_MANIFEST_DIR"), "/../rules"), games, &["goal ", "limit ", "none"]);
}
