//! Old games replay for ever.
//!
//! The transcripts in `tests/transcripts` stand for all that players keep. A change that would break one raises
//! `RULES_VERSION` and keeps the old behaviour for the old version (`docs/versions.md`); `NEW_TRANSCRIPTS=1` only adds to them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{Action, CoraQuest, Length, Party, Setup, State, Tough};
use judgement::Judgement as _;
use std::sync::Arc;
use tabletop::{Game as _, Rng, Seat, Seed, Seeded, Table};

/// The digest of the content that the house ships.
const SHIPPED: &str = "cf8ced9ddf64779d253e6a5bee3e74a2";

/// Who plays, so that games end in different ways.
#[derive(Clone, Copy)]
enum Style {
    /// Whoever decides does what looks best, but now and then anything.
    Keen,
    /// Whoever decides ends what can be ended.
    Idle,
    /// Anything.
    Any,
}

use Style::{Any, Idle, Keen};

/// Name, quest, heroes' seats, a Keeper, length, seed, style and the most decisions.
type Kept = (&'static str, &'static str, u8, bool, Length, u64, Style, usize);

const GAMES: [Kept; 10] = [
    ("lamps", "lamps", 1, false, Length::Normal, 1, Keen, usize::MAX),
    ("lamps-again", "lamps", 4, false, Length::Normal, 2, Keen, usize::MAX),
    ("flan", "flan", 2, false, Length::Normal, 3, Keen, usize::MAX),
    ("eggs-keeper", "eggs", 2, true, Length::Normal, 4, Keen, usize::MAX),
    ("drain", "drain", 3, false, Length::Normal, 5, Keen, 400),
    ("king-any", "king", 1, false, Length::Long, 6, Any, usize::MAX),
    ("toll-keeper", "toll", 1, true, Length::Normal, 7, Any, usize::MAX),
    ("bell-idle", "bell", 1, false, Length::Normal, 8, Idle, usize::MAX),
    ("unopened", "queen", 4, true, Length::Long, 9, Any, 0),
    ("unfinished", "dragon", 2, false, Length::Normal, 10, Any, 60),
];

/// What an action looks worth to a seat, over some luck.
fn promise(game: &CoraQuest, state: &State, action: Action, seat: Seat) -> f32 {
    let worth = |seed: u64| {
        let mut after = state.clone();
        game.play(&mut after, action, &mut Seeded::new(Seed::numbered(seed)), &mut ());
        game.evaluate(&after)[seat.index()]
    };
    (0..4).map(worth).sum()
}

fn play(game: &Arc<CoraQuest>, setup: Setup, seed: u64, style: Style, most: usize) -> String {
    let mut table = Table::open(game.clone(), setup, Seed::numbered(seed)).unwrap();
    let mut rng = Rng::stream(seed, 1);
    let mut legal = Vec::new();
    while table.steps().len() < most {
        let Some(seat) = table.to_act() else { break };
        game.legal_actions(table.state(), &mut legal);
        let any = legal[rng.index(legal.len())];
        let choice = match style {
            Keen if rng.below(60) > 0 => {
                let worth: Vec<f32> = legal.iter().map(|&action| promise(game, table.state(), action, seat)).collect();
                let best = (0..legal.len()).max_by(|&one, &other| worth[one].total_cmp(&worth[other])).unwrap();
                legal[best]
            }
            Keen | Any => any,
            Idle => {
                if legal.contains(&Action::End) {
                    Action::End
                } else {
                    any
                }
            }
        };
        table.play(choice).unwrap();
    }
    table.transcript().to_string()
}

#[test]
fn old_transcripts_replay_for_ever() {
    let game = Arc::new(CoraQuest::standard());
    let games = GAMES.into_iter().enumerate().map(|(number, (name, quest, heroes, keeper, length, seed, style, most))| {
        let setup = Setup {
            seats: heroes + u8::from(keeper),
            keeper,
            quest: quest.to_owned(),
            length,
            second_wind: number % 3 == 2,
            tough: if number % 5 == 4 { Tough::Hard } else { Tough::None },
            kinds: String::new(),
            party: if number % 2 == 0 { Party::Quick } else { Party::Players },
        };
        (name, play(&game, setup, seed, style, most))
    });
    let endings = ["won winners 1", "fallen winners none", "fallen winners 2", "none"];
    golden::replay_for_ever(&game, env!("CARGO_MANIFEST_DIR"), games, &endings);
}

#[test]
fn a_changed_transcript_does_not_replay() {
    let changes = [("seed 1\n", "seed 4\n"), ("white=", "withe="), ("outcome ", "outcome un"), (": end #", ": move #")];
    golden::changes_are_noticed(&Arc::new(CoraQuest::standard()), env!("CARGO_MANIFEST_DIR"), "lamps", &changes);
}

#[test]
fn the_shipped_content_has_not_changed() {
    golden::assert_shipped(CoraQuest::standard().content(), SHIPPED);
}
