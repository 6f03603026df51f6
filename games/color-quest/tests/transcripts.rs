//! Old games replay for ever.
//!
//! The transcripts in `tests/transcripts` stand for all that players keep. A change that would break one raises
//! `RULES_VERSION` and keeps the old behaviour for the old version (`docs/versions.md`); `NEW_TRANSCRIPTS=1` only adds to them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use color_quest::{Action, Camp, ColorQuest, Placing, Scenario, Setup};
use judgement::Judgement as _;
use laws::FirstFace;
use std::sync::Arc;
use tabletop::{Game as _, Rng, Seed, Table};

/// The digest of the tables that the house ships.
const SHIPPED: &str = "51be2b65f9327a45194dcf808bbbd71c";

/// Who plays, so that games end in different ways.
#[derive(Clone, Copy)]
enum Style {
    /// This side does what looks best, but now and then anything; the other one always does anything.
    Keen(Camp),
    /// Whoever decides ends what can be ended: such games last until the limit and are short.
    Idle,
    /// Anything.
    Any,
}

use Scenario::{Escort, Harvest, Supremacy, SupremacyPlus};
use Style::{Any, Idle, Keen};

/// Name, scenario, layout or the quick start, the side of seat 1, seed, style and the most decisions.
type Kept = (&'static str, Scenario, Option<&'static str>, Camp, u64, Style, usize);

const GAMES: [Kept; 10] = [
    ("supremacy-gaia", Supremacy, None, Camp::Gaia, 1, Keen(Camp::Gaia), usize::MAX),
    ("supremacy-kaos", Supremacy, Some("square"), Camp::Gaia, 3, Keen(Camp::Kaos), usize::MAX),
    ("supremacy-3", SupremacyPlus, Some("tower"), Camp::Kaos, 11, Keen(Camp::Gaia), usize::MAX),
    ("harvest-gaia", Harvest, Some("rank"), Camp::Gaia, 4, Keen(Camp::Gaia), usize::MAX),
    ("harvest-kaos", Harvest, None, Camp::Kaos, 5, Keen(Camp::Kaos), usize::MAX),
    ("escort-gaia", Escort, Some("stairs"), Camp::Gaia, 6, Keen(Camp::Gaia), usize::MAX),
    ("escort-kaos", Escort, Some("horseshoe"), Camp::Gaia, 7, Keen(Camp::Kaos), usize::MAX),
    ("limit", Supremacy, None, Camp::Gaia, 8, Idle, usize::MAX),
    ("unopened", Supremacy, Some("cross"), Camp::Kaos, 9, Any, 0),
    ("unfinished", SupremacyPlus, Some("cross"), Camp::Gaia, 10, Any, 300),
];

/// What an action looks worth to a side.
fn promise(game: &ColorQuest, table: &Table<ColorQuest>, action: Action, camp: Camp) -> f32 {
    let mut after = table.state().clone();
    game.play(&mut after, action, &mut FirstFace, &mut ());
    game.evaluate(&after)[after.seat_of(camp).index()]
}

fn play(game: &Arc<ColorQuest>, setup: Setup, seed: u64, style: Style, most: usize) -> String {
    let mut table = Table::open(game.clone(), setup, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut legal = Vec::new();
    while table.steps().len() < most {
        let Some(seat) = table.to_act() else { break };
        game.legal_actions(table.state(), &mut legal);
        let camp = table.state().camp_of(seat);
        let any = legal[rng.index(legal.len())];
        let worth = |action: &Action| promise(game, &table, *action, camp);
        let choice = match style {
            Keen(eager) if eager == camp && rng.below(24) > 0 => {
                legal.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap()
            }
            Keen(_) | Any => any,
            Idle => [Action::End, Action::Pass].into_iter().find(|action| legal.contains(action)).unwrap_or(any),
        };
        table.play(choice).unwrap();
    }
    table.transcript().to_string()
}

#[test]
fn old_transcripts_replay_for_ever() {
    let game = Arc::new(ColorQuest::standard());
    let games = GAMES.into_iter().map(|(name, scenario, layout, first, seed, style, most)| {
        let placing = if layout.is_some() { Placing::Players } else { Placing::Quick };
        let layout = layout.unwrap_or("square").to_owned();
        (name, play(&game, Setup { first, scenario, layout, placing, ..Setup::default() }, seed, style, most))
    });
    let endings = ["goal winners 1 ", "goal winners 2 ", "limit winners ", "none"];
    let transcripts = golden::replay_for_ever(&game, env!("CARGO_MANIFEST_DIR"), games, &endings);
    let goals = transcripts.iter().filter(|transcript| transcript.outcome.as_ref().is_some_and(|how| how.starts_with("goal ")));
    assert!(goals.count() >= 7);
}

#[test]
fn a_changed_transcript_does_not_replay() {
    let changes = [
        ("seed 3\n", "seed 4\n"),
        ("kadamas=", "cadamas="),
        ("outcome goal", "outcome limit"),
        (": end #", ": pass #"),
        (": ready #", ": end #"),
    ];
    golden::changes_are_noticed(&Arc::new(ColorQuest::standard()), env!("CARGO_MANIFEST_DIR"), "supremacy-kaos", &changes);
}

#[test]
fn the_shipped_content_has_not_changed() {
    golden::assert_shipped(ColorQuest::standard().content(), SHIPPED);
}
