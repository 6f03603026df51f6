//! The rules with their tables, read from content files and checked against the catalogue.

mod constants;
mod dice;
mod figures;
mod layouts;
mod quick;

pub use constants::Constants;
pub use dice::{Instant, Recipes};
pub use figures::{Passive, Profile};
pub use layouts::Layout;
pub(crate) use quick::{Quick, Quicks};

use crate::{Action, Camp, Entry, Figure, Kind, Placing, Scenario, Setup, Slot, State, Tile};
use tabletop::{ContentError, ContentFile, ContentPart, Edition, Game as _, RuleTexts, Seed, Seeded, content_digest};

/// The rules of Color Quest with their tables.
#[derive(Clone, Debug)]
pub struct ColorQuest {
    pub(crate) constants: Constants,
    pub(crate) layouts: Vec<Layout>,
    /// By kind, then free or black.
    pub(crate) profiles: [[Profile; 2]; Kind::COUNT],
    /// Encumbrance and cost of a bone pile, in halves.
    pub(crate) bone_pile: (u8, u8),
    pub(crate) recipes: Recipes,
    pub(crate) quicks: Quicks,
    pub(crate) texts: RuleTexts,
    pub(crate) edition: Edition,
}

/// The content files of the game.
#[derive(Clone, Copy, Debug)]
pub struct Folder<'a> {
    /// Table 22.9.
    pub constants: ContentFile<'a>,
    /// Tables 22.1 and 22.2.
    pub layouts: ContentFile<'a>,
    /// Table 22.4.
    pub figures: ContentFile<'a>,
    /// Table 22.7.
    pub dice: ContentFile<'a>,
    /// Table 22.8.
    pub quick: ContentFile<'a>,
    /// What rules say to players in the content's own words; mostly nothing.
    pub rules: ContentFile<'a>,
}

macro_rules! shipped {
    ($name:literal) => {
        ContentFile { name: $name, text: include_str!(concat!("../../../content/color-quest/", $name)) }
    };
}

impl Folder<'_> {
    /// The digest of what is played by: all but what the rules say to players.
    fn digest(&self) -> String {
        let files = [
            ("constants.toml", self.constants),
            ("layouts.toml", self.layouts),
            ("figures.toml", self.figures),
            ("dice.toml", self.dice),
            ("quick.toml", self.quick),
        ];
        let parts = files.map(|(heading, file)| ContentPart { heading, text: file.text });
        content_digest(ColorQuest::NAME, &parts, |_, _, _| false)
    }
}

impl Folder<'static> {
    /// The files that the house ships.
    pub const STANDARD: Folder<'static> = Folder {
        constants: shipped!("constants.toml"),
        layouts: shipped!("layouts.toml"),
        figures: shipped!("figures.toml"),
        dice: shipped!("dice.toml"),
        quick: shipped!("quick.toml"),
        rules: ContentFile { name: "rules.toml", text: "" },
    };
}

impl ColorQuest {
    /// The names of the content files, in the order in which [`ColorQuest::from_files`] wants them.
    pub const FILES: [&'static str; 6] =
        ["constants.toml", "layouts.toml", "figures.toml", "dice.toml", "quick.toml", "rules.toml"];

    /// The game with the tables that the house ships.
    ///
    /// # Panics
    /// Never: a test loads the same files.
    #[must_use]
    pub fn standard() -> ColorQuest {
        match ColorQuest::load(&Folder::STANDARD) {
            Ok(game) => game,
            Err(errors) => unreachable!("the shipped content is checked by a test: {errors:?}"),
        }
    }

    /// The game with the tables of these files.
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn load(folder: &Folder<'_>) -> Result<ColorQuest, Vec<ContentError>> {
        let mut errors = Vec::new();
        let constants = constants::read(&folder.constants, &mut errors);
        let layouts = layouts::read(&folder.layouts, &mut errors);
        let figures = figures::read(&folder.figures, &mut errors);
        let recipes = dice::read(&folder.dice, &mut errors);
        let quicks = layouts.as_ref().and_then(|layouts| quick::read(&folder.quick, layouts, &mut errors));
        let texts = RuleTexts::read(&folder.rules, ColorQuest::NAME, &mut errors);
        let (Some(constants), Some(layouts), Some((profiles, bone_pile)), Some(recipes), Some((quicks, bands)), Some(texts)) =
            (constants, layouts, figures, recipes, quicks, texts)
        else {
            return Err(errors);
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let edition = Edition::newest::<ColorQuest>(folder.digest());
        let game = ColorQuest { constants, layouts, profiles, bone_pile, recipes, quicks, texts, edition };
        if let Some(camp) = Camp::ALL.into_iter().find(|&camp| !game.sells_hero(camp)) {
            return Err(vec![folder.figures.wrong(0, format!("{} has a hero who is too dear (CQ-ARM-1)", camp.code()))]);
        }
        let wrong = |(scenario, at): (Scenario, usize)| Some(folder.quick.wrong(at, game.audit_quick(scenario).err()?));
        let mut errors: Vec<ContentError> = Scenario::ALL.into_iter().zip(bands).filter_map(wrong).collect();
        errors.dedup();
        if errors.is_empty() { Ok(game) } else { Err(errors) }
    }

    /// The quick start of a scenario.
    pub(crate) fn quick(&self, scenario: Scenario) -> &Quick {
        &self.quicks[scenario as usize]
    }

    /// Whether a side can buy any of its heroes.
    fn sells_hero(&self, camp: Camp) -> bool {
        let heroes = Entry::ALL.into_iter().filter(|entry| entry.slot() == Slot::Hero && entry.is_of(camp));
        let (slots, points) = (self.constants.hero_slots, self.constants.points);
        heroes.map(|hero| self.price(hero, camp)).all(|(encumbrance, cost)| encumbrance <= slots && cost <= points)
    }

    /// Whether the quick start of a scenario has bands that can be bought, and is a position that can be.
    fn audit_quick(&self, scenario: Scenario) -> Result<(), String> {
        let quick = self.quick(scenario);
        let setup = Setup { scenario, layout: self.layouts[quick.layout].name.clone(), ..Setup::default() };
        // No luck is needed for any of it.
        let luck = &mut Seeded::new(Seed::numbered(0));
        let refused = |refusal: tabletop::Refusal| refusal.to_string();
        let mut shop = self.start(&setup, luck).map_err(refused)?;
        for camp in Camp::ALL {
            let own = quick.figures.iter().map(|&(_, figure)| figure).filter(|figure| figure.camp() == camp);
            let piles = if camp == Camp::Kaos { quick.tiles[Tile::Bones.index()].count() } else { 0 };
            let names = own.map(|figure| Some(figure.kind)).chain((0..piles).map(|_| None));
            for kind in names {
                let name = kind.map_or(Entry::BonePile.code(), Kind::code);
                let entry = Entry::ALL.into_iter().find(|entry| entry.kind() == kind);
                let entry = entry.ok_or_else(|| format!("nobody can buy '{name}' (CQ-ARM-3, CQ-SET-10)"))?;
                let recruit = Action::Recruit { entry };
                let told = |refusal: tabletop::Refusal| format!("{} cannot buy '{name}' as well ({})", camp.code(), refusal.rule);
                self.check(&shop, recruit).map_err(told)?;
                self.play(&mut shop, recruit, luck, &mut ());
            }
            self.check(&shop, Action::Ready).map_err(|refusal| format!("{} has no hero ({})", camp.code(), refusal.rule))?;
            self.play(&mut shop, Action::Ready, luck, &mut ());
        }
        let start = self.start(&Setup { placing: Placing::Quick, ..setup }, luck).map_err(refused)?;
        self.validate(&start)
    }

    /// The same from a list of texts, in the order of [`ColorQuest::FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn from_files(files: [ContentFile<'_>; 6]) -> Result<ColorQuest, Vec<ContentError>> {
        let [constants, layouts, figures, dice, quick, rules] = files;
        ColorQuest::load(&Folder { constants, layouts, figures, dice, quick, rules })
    }

    /// The numbers of the game.
    #[must_use]
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The layouts.
    #[must_use]
    pub fn layouts(&self) -> &[Layout] {
        &self.layouts
    }

    /// The layout of a table.
    #[inline]
    #[must_use]
    pub fn layout(&self, state: &State) -> &Layout {
        &self.layouts[usize::from(state.layout)]
    }

    /// What the dice do.
    #[must_use]
    pub fn recipes(&self) -> &Recipes {
        &self.recipes
    }

    /// The profile of a figure (table 22.4).
    #[inline]
    #[must_use]
    pub fn profile(&self, figure: Figure) -> &Profile {
        &self.profiles[figure.kind.index()][figure.camp().index()]
    }

    /// Encumbrance and cost of an entry for a side, in halves (CQ-ARM-2).
    #[must_use]
    pub fn price(&self, entry: Entry, camp: Camp) -> (u8, u8) {
        match entry.kind() {
            None => self.bone_pile,
            Some(kind) => {
                let profile = &self.profiles[kind.index()][camp.index()];
                (profile.encumbrance, profile.cost)
            }
        }
    }

    /// How many figures of a kind the box has (CQ-CMP-3).
    #[must_use]
    pub fn copies(&self, kind: Kind) -> u8 {
        let constants = &self.constants;
        match kind {
            Kind::Newcomer => 0,
            Kind::Skelette => constants.skelettes,
            Kind::MiniGolem => constants.mini_golems,
            Kind::Golem => constants.golems,
            Kind::Clone => constants.clones,
            _ if Kind::SPIRITS.contains(&kind) => constants.spirits,
            _ if Kind::CASTES.contains(&kind) => constants.castes,
            _ => 1,
        }
    }

    /// How many figures of a kind are in the supply.
    #[inline]
    #[must_use]
    pub fn spares(&self, state: &State, kind: Kind) -> u8 {
        self.copies(kind).saturating_sub(state.field.count(kind))
    }

    /// How many Khromaz are in the supply, those left out whose caste is still to be chosen.
    #[must_use]
    pub fn khromaz(&self, state: &State) -> u8 {
        (9 * self.constants.castes).saturating_sub(state.field.khromaz())
    }

    /// How many bone piles are in the supply.
    #[inline]
    #[must_use]
    pub fn piles(&self, state: &State) -> u8 {
        self.constants.bones.saturating_sub(state.field.bones().count() as u8)
    }

    /// How many dice are in the reserve (CQ-DIE-1).
    #[must_use]
    pub fn reserve(&self, state: &State) -> u8 {
        let held: u8 = state.business.frames().iter().map(|frame| frame.dice()).sum();
        let shown = state.field.dice.iter().flatten().count() as u8;
        self.constants.dice.saturating_sub(held + shown + state.pools[0].count() + state.pools[1].count())
    }

    /// The item cards that lie open.
    #[must_use]
    pub fn discard(&self, state: &State) -> crate::Cards {
        let left = |potion: crate::Potion| {
            let held = state.hands[0].of(potion) + state.hands[1].of(potion) + state.deck.loose()[potion.index()];
            self.constants.copies.saturating_sub(held)
        };
        crate::Cards::of_each(crate::Potion::ALL.map(left))
    }
}
