//! The rules with their tables, read from content files and checked against the catalogue.

mod board;
mod constants;
mod events;
mod ground;
mod temples;

pub use constants::Constants;
pub use events::Destiny;
pub use ground::Ground;

use crate::{Kind, Piece, State};
use paint::{Board, Colour, Square};
use tabletop::{ContentError, ContentFile, ContentPart, Edition, Game as _, RuleTexts, content_digest};

/// The rules of Dark Threat with their tables.
#[derive(Clone, Debug)]
pub struct DarkThreat {
    pub(crate) constants: Constants,
    pub(crate) destiny: Destiny,
    pub(crate) board: Board,
    pub(crate) sanctuary: Square,
    pub(crate) king_swamp: Square,
    pub(crate) fongia_swamp: Square,
    pub(crate) chosen_start: Square,
    pub(crate) follower_starts: [Square; 3],
    pub(crate) quick: Quick,
    /// Where Oak goes when the Sanctuary is taken, and Fongia when her swamp is, in the order of the search (DT-KO-8).
    pub(crate) oak_ways: Vec<Square>,
    pub(crate) fongia_ways: Vec<Square>,
    pub(crate) grounds: [Ground; DarkThreat::LAYOUTS],
    pub(crate) texts: RuleTexts,
    pub(crate) edition: Edition,
}

/// What the quick start chooses for both camps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quick {
    pub(crate) followers: [Piece; 3],
    pub(crate) mandrake: Square,
    pub(crate) chief: Square,
}

/// The content files of the game.
#[derive(Clone, Copy, Debug)]
pub struct Folder<'a> {
    /// Tables T7 to T9.
    pub constants: ContentFile<'a>,
    /// Tables T2 and T4.
    pub board: ContentFile<'a>,
    /// Tables T1 and T3.
    pub temples: ContentFile<'a>,
    /// Tables T8 and T10.
    pub events: ContentFile<'a>,
    /// What rules say to players in the content's own words; mostly nothing.
    pub rules: ContentFile<'a>,
}

macro_rules! shipped {
    ($name:literal) => {
        ContentFile { name: $name, text: include_str!(concat!("../../../../content/dark-threat/", $name)) }
    };
}

impl Folder<'_> {
    /// The digest of what is played by: all but what the rules say to players.
    fn digest(&self) -> String {
        let files = [
            ("constants.toml", self.constants),
            ("board.toml", self.board),
            ("temples.toml", self.temples),
            ("events.toml", self.events),
        ];
        let parts = files.map(|(heading, file)| ContentPart { heading, text: file.text });
        content_digest(DarkThreat::NAME, &parts, |_, _, _| false)
    }
}

impl Folder<'static> {
    /// The files that the house ships.
    pub const STANDARD: Folder<'static> = Folder {
        constants: shipped!("constants.toml"),
        board: shipped!("board.toml"),
        temples: shipped!("temples.toml"),
        events: shipped!("events.toml"),
        rules: ContentFile { name: "rules.toml", text: "" },
    };
}

impl DarkThreat {
    /// The names of the content files, in the order in which [`DarkThreat::from_files`] wants them.
    pub const FILES: [&'static str; 5] = ["constants.toml", "board.toml", "temples.toml", "events.toml", "rules.toml"];

    /// How many layouts there are (table T1).
    pub const LAYOUTS: usize = 6;

    /// The game with the tables that the house ships.
    ///
    /// # Panics
    /// Never: a test loads the same files.
    #[must_use]
    pub fn standard() -> DarkThreat {
        match DarkThreat::load(&Folder::STANDARD) {
            Ok(game) => game,
            Err(errors) => unreachable!("the shipped content is checked by a test: {errors:?}"),
        }
    }

    /// The game with the tables of these files.
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn load(folder: &Folder<'_>) -> Result<DarkThreat, Vec<ContentError>> {
        let mut errors = Vec::new();
        let constants = constants::read(&folder.constants, &mut errors);
        let plan = board::read(&folder.board, &mut errors);
        let temples = temples::read(&folder.temples, &mut errors);
        let destiny = events::read(&folder.events, &mut errors);
        let texts = RuleTexts::read(&folder.rules, DarkThreat::NAME, &mut errors);
        let (Some(constants), Some(plan), Some(temples), Some(destiny), Some(texts)) = (constants, plan, temples, destiny, texts)
        else {
            return Err(errors);
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let grounds = temples.layouts.map(|layout| Ground::new(&plan, layout, temples.colours));
        Ok(DarkThreat {
            edition: Edition::newest::<DarkThreat>(folder.digest()),
            constants,
            destiny,
            sanctuary: plan.sanctuary,
            king_swamp: plan.king,
            fongia_swamp: plan.fongia,
            chosen_start: plan.chosen_one,
            follower_starts: plan.followers,
            quick: plan.quick,
            oak_ways: board::ways(&plan.board, plan.sanctuary),
            fongia_ways: board::ways(&plan.board, plan.fongia),
            board: plan.board,
            grounds,
            texts,
        })
    }

    /// The same from a list of texts, in the order of [`DarkThreat::FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn from_files(files: [ContentFile<'_>; 5]) -> Result<DarkThreat, Vec<ContentError>> {
        let [constants, board, temples, events, rules] = files;
        DarkThreat::load(&Folder { constants, board, temples, events, rules })
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

    /// The numbers of the game.
    #[inline]
    #[must_use]
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The events and the goals.
    #[inline]
    #[must_use]
    pub fn destiny(&self) -> &Destiny {
        &self.destiny
    }

    /// The Sanctuary (DT-SQ-4).
    #[inline]
    #[must_use]
    pub fn sanctuary(&self) -> Square {
        self.sanctuary
    }

    /// The Wooden King's swamp and Fongia's (DT-SQ-3).
    #[inline]
    #[must_use]
    pub fn swamps(&self) -> [Square; 2] {
        [self.king_swamp, self.fongia_swamp]
    }

    /// Where the Followers start.
    #[inline]
    #[must_use]
    pub fn follower_starts(&self) -> [Square; 3] {
        self.follower_starts
    }

    /// Where the Temples stand at a table.
    #[inline]
    #[must_use]
    pub fn ground(&self, state: &State) -> &Ground {
        &self.grounds[usize::from(state.layout)]
    }

    /// The puddles of a colour in the supply (table T9).
    #[inline]
    #[must_use]
    pub fn supply(&self, state: &State, colour: Colour) -> u32 {
        u32::from(self.constants.puddles) - state.field.puddles().count(crate::Paint::Colour(colour))
    }

    /// The black puddles in the supply (table T9).
    #[inline]
    #[must_use]
    pub fn black_supply(&self, state: &State) -> u32 {
        u32::from(self.constants.black_puddles) - state.field.black().count()
    }

    /// The Mandrakes or Spores in the supply, buried ones left out (DT-MOVE-9).
    #[must_use]
    pub fn spares(&self, state: &State, kind: Kind) -> u8 {
        match kind {
            Kind::Mandrake => self.constants.mandrakes - state.field.count(&Piece::MANDRAKES) - state.buried,
            Kind::Spore => self.constants.spores - state.field.count(&Piece::SPORES),
            _ => 0,
        }
    }
}
