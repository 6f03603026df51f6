//! Old games replay for ever.
//!
//! The transcripts in `tests/transcripts` stand for all that players keep. A change that would break one raises
//! `RULES_VERSION` and keeps the old behaviour for the old version (`docs/versions.md`); `NEW_TRANSCRIPTS=1` only adds to them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use dark_threat::{Action, Camp, DarkThreat, Frame, Layout, Level, Paint, Piece, Placing, Setup, State, Temple};
use laws::FirstFace;
use paint::{Colour, Square};
use std::sync::Arc;
use tabletop::{Game as _, Rng, Seed, Table};

/// The digest of the tables that the house ships.
const SHIPPED: &str = "05204e1b66de681321278821b5d08f70";

/// Who plays, so that games end in different ways.
#[derive(Clone, Copy)]
enum Style {
    /// This camp goes for its goals, but now and then does anything; the other one always does anything.
    Keen(Camp),
    /// Anything: such games last until the limit.
    Any,
}

use Level::{Easy, Hard, Medium};
use Style::{Any, Keen};

/// Name, levels of Gaia and Kaos, seats, layout, whether Kaos has the first seats and everything is placed by hand, seed,
/// style and the most decisions.
type Kept = (&'static str, Level, Level, u8, Layout, bool, u64, Style, usize);

const GAMES: [Kept; 11] = [
    ("gaia-easy-2", Easy, Hard, 2, Layout::Given(1), false, 1, Keen(Camp::Gaia), usize::MAX),
    ("gaia-easy-4", Easy, Easy, 4, Layout::Random, true, 22, Keen(Camp::Gaia), usize::MAX),
    ("gaia-medium-2", Medium, Hard, 2, Layout::Given(4), true, 3, Keen(Camp::Gaia), usize::MAX),
    ("kaos-easy-2", Hard, Easy, 2, Layout::Given(2), false, 4, Keen(Camp::Kaos), usize::MAX),
    ("kaos-easy-4", Easy, Easy, 4, Layout::Given(5), true, 5, Keen(Camp::Kaos), usize::MAX),
    ("limit-2", Hard, Hard, 2, Layout::Random, true, 6, Any, usize::MAX),
    ("limit-4", Medium, Medium, 4, Layout::Given(3), false, 7, Any, usize::MAX),
    ("kaos-hard-2", Hard, Hard, 2, Layout::Given(6), false, 8, Keen(Camp::Kaos), usize::MAX),
    ("unopened", Medium, Medium, 2, Layout::Random, true, 9, Any, 0),
    ("unfinished-4", Hard, Medium, 4, Layout::Given(1), true, 10, Any, 90),
    ("over-paint", Hard, Medium, 2, Layout::Given(1), false, 258, Keen(Camp::Kaos), 110),
];

fn setup(gaia: Level, kaos: Level, seats: u8, layout: Layout, other: bool, cycles: u8) -> Setup {
    Setup {
        seats,
        first: if other { Camp::Kaos } else { Camp::Gaia },
        gaia,
        kaos,
        layout,
        cycles: Some(cycles),
        placing: if other { Placing::Players } else { Placing::Quick },
    }
}

/// How far a camp is, roughly: goals, what leads to them, and how near the next thing to do is.
fn hope(game: &DarkThreat, state: &State, camp: Camp) -> i32 {
    let (field, ground) = (state.field(), game.ground(state));
    let far = |from: Square, to: Square| game.board().steps(from, to).map_or(20, |steps| steps as i32);
    let goals = game.goals_met(state, camp).iter().filter(|&&met| met).count() as i32;
    let near = match camp {
        Camp::Gaia => {
            let unlit: Vec<Square> = Colour::WHEEL
                .into_iter()
                .flat_map(|colour| (ground.prisms(colour) - field.puddles().of(Paint::Colour(colour))).iter().collect::<Vec<_>>())
                .collect();
            let chosen = field.square(Piece::ChosenOne);
            // He paints from beside a prism, not from on it.
            let beside = |at: Square, prism: Square| if at == prism { 3 } else { far(at, prism) };
            let goal = |at: Square| unlit.iter().map(|&to| beside(at, to)).min().unwrap_or_else(|| far(at, game.sanctuary()));
            -10 * unlit.len() as i32 - chosen.map_or(20, goal)
        }
        Camp::Kaos => {
            let banes: Vec<Square> = Temple::ALL.into_iter().filter_map(|temple| field.square(Piece::bane(temple))).collect();
            let half = field.square(Piece::HalfBane);
            let king = field.square(Piece::WoodenKing);
            let together = match (half, &banes[..], king) {
                (_, _, None) => 200,
                (Some(half), _, Some(king)) => 100 - far(half, king),
                (None, [one, other, ..], _) => 60 - far(*one, *other),
                (None, some, _) => 20 * some.len() as i32,
            };
            let closed = Temple::ALL.into_iter().filter(|&temple| field.square(Piece::bane(temple)).is_none());
            let reach = |temple| field.black().iter().map(|at| far(at, ground.centre(temple))).min();
            together - closed.filter_map(reach).min().unwrap_or(20)
        }
    };
    100 * goals + near
}

/// The same after an action, with the best colours where it asks for some.
fn promise(game: &DarkThreat, state: &State, action: Action, camp: Camp) -> i32 {
    let mut after = state.clone();
    game.play(&mut after, action, &mut FirstFace, &mut ());
    if !matches!(after.business().last(), Some(Frame::Colour { .. })) {
        return hope(game, &after, camp);
    }
    let mut colours = Vec::new();
    game.legal_actions(&after, &mut colours);
    colours.into_iter().map(|colour| promise(game, &after, colour, camp)).max().unwrap_or(0)
}

fn play(game: &Arc<DarkThreat>, setup: Setup, seed: u64, style: Style, most: usize) -> String {
    let mut table = Table::open(game.clone(), setup, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut legal = Vec::new();
    while table.steps().len() < most {
        let Some(seat) = table.to_act() else { break };
        game.legal_actions(table.state(), &mut legal);
        let camp = table.state().camp_of(seat);
        let promises = legal.iter().map(|&action| promise(game, table.state(), action, camp)).collect::<Vec<_>>();
        let keen = matches!(style, Keen(eager) if eager == camp) && rng.below(8) > 0;
        let best = promises.iter().max();
        let list = legal.iter().zip(&promises).filter(|(_, promise)| !keen || Some(*promise) == best);
        let list: Vec<Action> = list.map(|(&action, _)| action).collect();
        let choice = list[rng.index(list.len())];
        table.play(choice).unwrap();
    }
    table.transcript().to_string()
}

#[test]
fn old_transcripts_replay_for_ever() {
    let game = Arc::new(DarkThreat::standard());
    let games = GAMES.into_iter().map(|(name, gaia, kaos, seats, layout, other, seed, style, most)| {
        let setup = setup(gaia, kaos, seats, layout, other, if matches!(style, Any) { 10 } else { 40 });
        (name, play(&game, setup, seed, style, most))
    });
    let endings =
        ["goals winners 1 ", "goals winners 2 ", "goals winners 1 2 ", "goals winners 3 4 ", "limit winners 1 2 ", "none"];
    golden::replay_for_ever(&game, env!("CARGO_MANIFEST_DIR"), games, &endings);
}

#[test]
fn a_changed_transcript_does_not_replay() {
    let changes = [
        ("seed 22\n", "seed 23\n"),
        ("layout=", "lay-out="),
        ("| kaos=", "| gaia="),
        ("outcome goals", "outcome limit"),
        (": network ", ": advanced-network "),
        (": end #", ": stop #"),
        (": order chosen-one", ": order oak"),
    ];
    golden::changes_are_noticed(&Arc::new(DarkThreat::standard()), env!("CARGO_MANIFEST_DIR"), "gaia-easy-4", &changes);
}

/// A small Bane shoots over coloured paint in it (DT-LINE-3).
#[test]
fn a_game_of_rules_2_does_not_replay_by_rules_1() {
    let game = Arc::new(DarkThreat::standard());
    golden::changes_are_noticed(&game, env!("CARGO_MANIFEST_DIR"), "over-paint-rules-2", &[("rules 2\n", "rules 1\n")]);
}

#[test]
fn the_shipped_content_has_not_changed() {
    golden::assert_shipped(DarkThreat::standard().content(), SHIPPED);
}
