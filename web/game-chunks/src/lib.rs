//! Each game in a module of its own, which the page fetches when somebody wants to play it.
//!
//! The page shows all games, and most visitors play one. What only one game needs (its rules, words, content, what teaches
//! it, and the bots that think about it) is taken out of the page's module by `web/page`: it cuts at the functions that are
//! marked here, and moves whatever can be reached through them alone. Elsewhere than in a browser everything is there at once.

use arcade::each::{ChromaticConflict, ColorQuest, CoraQuest, DarkThreat, PaintBrawl};
use arcade::{AnyGame, FullGame, SealedInfoState};
use bots::{Bot, Choice};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// A game with all that a page needs for it.
#[derive(Clone, Debug)]
pub struct GameChunk {
    /// The game with the content that the house ships.
    pub game: AnyGame,
    /// How it is played, as `web/content` has it.
    pub learn: &'static str,
    /// Its first game, as `web/content` has it.
    pub lesson: &'static str,
    think: fn(&mut Bot, &SealedInfoState) -> Option<Choice<String>>,
}

impl GameChunk {
    fn of<G: FullGame>(learn: &'static str, lesson: &'static str) -> GameChunk {
        GameChunk { game: AnyGame::shipped::<G>(), learn, lesson, think: Bot::choose_as::<G> }
    }

    /// What a bot does with what it knows of a table of this game; nothing if the table is of another.
    pub fn think(&self, bot: &mut Bot, insight: &SealedInfoState) -> Option<Choice<String>> {
        (self.think)(bot, insight)
    }
}

/// Why a chunk did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There is no such game.
    Unknown,
    /// It could not be fetched; it may come if it is asked for again.
    Unreachable,
}

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing::Unreachable
    }
}

macro_rules! chunks {
    ($($module:ident, $name:literal: $game:ident;)+) => {
        $(
            #[wasm_split($module, fallible)]
            fn $module() -> Result<Box<GameChunk>, Missing> {
                Ok(Box::new(GameChunk::of::<$game>(
                    include_str!(concat!("../../content/learn/", $name, ".toml")),
                    include_str!(concat!("../../content/lessons/", $name, ".toml")),
                )))
            }
        )+

        /// The game with this name, fetched if it is not here yet.
        ///
        /// # Errors
        /// If there is none, or it cannot be fetched now.
        pub async fn fetch(name: &str) -> Result<GameChunk, Missing> {
            let chunk = match name {
                $($name => $module().await?,)+
                _ => return Err(Missing::Unknown),
            };
            Ok(*chunk)
        }
    };
}

// A new game is one more line here, with its two files in `web/content`.
chunks! {
    chromatic_conflict, "chromatic-conflict": ChromaticConflict;
    paint_brawl, "paint-brawl": PaintBrawl;
    dark_threat, "dark-threat": DarkThreat;
    color_quest, "color-quest": ColorQuest;
    coraquest, "coraquest": CoraQuest;
}
