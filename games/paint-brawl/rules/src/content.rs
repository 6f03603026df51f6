//! The rules with their tables, read from content files and checked against the catalogue.

mod board;
mod cards;
mod constants;
mod teams;

pub use constants::Constants;

use crate::field::MOST_SQUARES;
use crate::{Cards, Field, Level, State};
use paint::{Board, Colour, Square, Squares};
use tabletop::{ContentError, ContentFile, ContentPart, Edition, Game as _, RuleTexts, Seat, content_digest};

/// The rules of Paint Brawl with their tables.
#[derive(Clone, Debug)]
pub struct PaintBrawl {
    pub(crate) constants: Constants,
    pub(crate) board: Board,
    pub(crate) quest: Square,
    /// The 8 squares around the Quest square.
    pub(crate) around_quest: Squares,
    /// SW, NW, NE, SE (PB-BOARD-3).
    pub(crate) quarters: [Quarter; 4],
    pub(crate) quick_colours: [Colour; 4],
    /// By colour: Warrior, Basher, Hunter, Ranger, Shaman, Mystic.
    pub(crate) teams_of_two: [[u8; 6]; 6],
    pub(crate) teams_of_more: [[u8; 6]; 6],
    pub(crate) initiation_team: [u8; 6],
    pub(crate) bonus: Cards,
    /// By colour, then by caste.
    pub(crate) blasts: [[u8; 3]; 6],
    pub(crate) texts: RuleTexts,
    pub(crate) edition: Edition,
}

/// A quarter of the board (table T1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quarter {
    pub(crate) squares: Squares,
    pub(crate) zone: Squares,
    pub(crate) outer: Square,
    pub(crate) inner: Square,
    pub(crate) sides: [Square; 2],
    pub(crate) quick_wall: Square,
}

/// The content files of the game.
#[derive(Clone, Copy, Debug)]
pub struct Folder<'a> {
    /// Table T9.
    pub constants: ContentFile<'a>,
    /// Table T1.
    pub board: ContentFile<'a>,
    /// Tables T2, T3, T4.
    pub teams: ContentFile<'a>,
    /// Tables T6, T7.
    pub cards: ContentFile<'a>,
    /// What rules say to players in the content's own words; mostly nothing.
    pub rules: ContentFile<'a>,
}

macro_rules! shipped {
    ($name:literal) => {
        ContentFile { name: $name, text: include_str!(concat!("../../../../content/paint-brawl/", $name)) }
    };
}

impl Folder<'_> {
    /// The digest of what is played by: all but what the rules say to players.
    fn digest(&self) -> String {
        let files = [
            ("constants.toml", self.constants),
            ("board.toml", self.board),
            ("teams.toml", self.teams),
            ("cards.toml", self.cards),
        ];
        let parts = files.map(|(heading, file)| ContentPart { heading, text: file.text });
        content_digest(PaintBrawl::NAME, &parts, |_, _, _| false)
    }
}

impl Folder<'static> {
    /// The files that the house ships.
    pub const STANDARD: Folder<'static> = Folder {
        constants: shipped!("constants.toml"),
        board: shipped!("board.toml"),
        teams: shipped!("teams.toml"),
        cards: shipped!("cards.toml"),
        rules: ContentFile { name: "rules.toml", text: "" },
    };
}

impl PaintBrawl {
    /// The names of the content files, in the order in which [`PaintBrawl::from_files`] wants them.
    pub const FILES: [&'static str; 5] = ["constants.toml", "board.toml", "teams.toml", "cards.toml", "rules.toml"];

    /// The game with the tables that the house ships.
    ///
    /// # Panics
    /// Never: a test loads the same files.
    #[must_use]
    pub fn standard() -> PaintBrawl {
        match PaintBrawl::load(&Folder::STANDARD) {
            Ok(game) => game,
            Err(errors) => unreachable!("the shipped content is checked by a test: {errors:?}"),
        }
    }

    /// The game with the tables of these files.
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn load(folder: &Folder<'_>) -> Result<PaintBrawl, Vec<ContentError>> {
        let mut errors = Vec::new();
        let constants = constants::read(&folder.constants, &mut errors);
        let board = board::read(&folder.board, &mut errors);
        let teams = teams::read(&folder.teams, &mut errors);
        let cards = cards::read(&folder.cards, &mut errors);
        let texts = RuleTexts::read(&folder.rules, PaintBrawl::NAME, &mut errors);
        let (Some(constants), Some(plan), Some(teams), Some((bonus, blasts)), Some(texts)) =
            (constants, board, teams, cards, texts)
        else {
            return Err(errors);
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        debug_assert!(plan.board.all().count() as usize <= MOST_SQUARES);
        let around_quest = plan.board.around(plan.quest);
        Ok(PaintBrawl {
            edition: Edition::newest::<PaintBrawl>(folder.digest()),
            constants,
            board: plan.board,
            quest: plan.quest,
            around_quest,
            quarters: plan.quarters,
            quick_colours: teams.quick_colours,
            teams_of_two: teams.two_seats,
            teams_of_more: teams.more_seats,
            initiation_team: teams.initiation,
            bonus,
            blasts,
            texts,
        })
    }

    /// The same from a list of texts, in the order of [`PaintBrawl::FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn from_files(files: [ContentFile<'_>; 5]) -> Result<PaintBrawl, Vec<ContentError>> {
        let [constants, board, teams, cards, rules] = files;
        PaintBrawl::load(&Folder { constants, board, teams, cards, rules })
    }

    /// The board's shape.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the rules say to players.
    #[must_use]
    pub fn rule_texts(&self) -> &RuleTexts {
        &self.texts
    }

    /// Table T9.
    #[inline]
    #[must_use]
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The Quest square (PB-BOARD-2).
    #[inline]
    #[must_use]
    pub fn quest(&self) -> Square {
        self.quest
    }

    /// The 8 squares around the Quest square.
    #[inline]
    #[must_use]
    pub fn around_quest(&self) -> Squares {
        self.around_quest
    }

    /// The fighters of a clan: Warrior, Basher, Hunter, Ranger, Shaman, Mystic (PB-TEAM-1).
    #[must_use]
    pub fn team(&self, level: Level, seats: u8, colour: Colour) -> [u8; 6] {
        match (seats, level) {
            (2, _) => self.teams_of_two[colour.index()],
            (_, Level::Initiation) => self.initiation_team,
            _ => self.teams_of_more[colour.index()],
        }
    }

    /// How many puddles are in a seat's supply (PB-SUP-1).
    #[inline]
    #[must_use]
    pub fn supply(&self, state: &State, seat: Seat) -> u32 {
        self.supply_beside(&state.field, seat)
    }

    /// The same for whoever sees the board only.
    #[inline]
    pub(crate) fn supply_beside(&self, field: &Field, seat: Seat) -> u32 {
        u32::from(self.constants.puddles) - field.puddles_used(seat)
    }
}
