//! The games that are fed with any text.

use arcade::{AnyGame, LoadContent};
use chromatic_conflict::{ChromaticConflict, Factions};
use color_quest::ColorQuest;
use coraquest::CoraQuest;
use dark_threat::{Camp, DarkThreat, Layout};
use paint_brawl::{Level, PaintBrawl, Placing, Scenario};
use std::sync::{Arc, LazyLock};
use tabletop::{ContentError, ContentFile, Notation, Rng, Seeded};

/// A game that is fed with any text.
pub trait Fuzzed: Notation + Sized {
    /// How many decisions are played from what was read: to the end where games are short, else some.
    const MOST: u32;

    /// The game with the content that the house ships.
    fn standard() -> Arc<Self>;

    /// The same behind the table of all games, if it is there already.
    fn any() -> Option<AnyGame>;

    /// The content files that the house ships, in the order in which they are loaded.
    fn shipped_files() -> Vec<ContentFile<'static>>;

    /// The game with the content of these files, in the same order.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>>;

    /// Setups of different kinds.
    fn setups() -> Vec<Self::Setup>;
}

impl Fuzzed for ChromaticConflict {
    const MOST: u32 = u32::MAX;

    fn standard() -> Arc<Self> {
        static STANDARD: LazyLock<Arc<ChromaticConflict>> = LazyLock::new(|| Arc::new(ChromaticConflict::standard()));
        STANDARD.clone()
    }

    fn any() -> Option<AnyGame> {
        Some(AnyGame::from(<Self as Fuzzed>::standard()))
    }

    fn shipped_files() -> Vec<ContentFile<'static>> {
        let chromatic_conflict::Folder { constants, chromecas, terrains, rules } = chromatic_conflict::Folder::STANDARD;
        vec![constants, chromecas, terrains, rules]
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        <Self as LoadContent>::with_content(files)
    }

    fn setups() -> Vec<Self::Setup> {
        let given = Factions::try_from("orange,blue,violet".to_owned());
        let choose = chromatic_conflict::Setup { seats: 4, ..Default::default() };
        given.map(|factions| chromatic_conflict::Setup { seats: 3, factions }).into_iter().chain([choose]).collect()
    }
}

impl Fuzzed for PaintBrawl {
    const MOST: u32 = 200;

    fn standard() -> Arc<Self> {
        static STANDARD: LazyLock<Arc<PaintBrawl>> = LazyLock::new(|| Arc::new(PaintBrawl::standard()));
        STANDARD.clone()
    }

    fn any() -> Option<AnyGame> {
        Some(AnyGame::from(<Self as Fuzzed>::standard()))
    }

    fn shipped_files() -> Vec<ContentFile<'static>> {
        let paint_brawl::Folder { constants, board, teams, cards, rules } = paint_brawl::Folder::STANDARD;
        vec![constants, board, teams, cards, rules]
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        <Self as LoadContent>::with_content(files)
    }

    fn setups() -> Vec<Self::Setup> {
        let mut setups = Vec::new();
        for (level, scenario, seats) in [
            (Level::Initiation, Scenario::Capture, 4),
            (Level::Normal, Scenario::Network, 2),
            (Level::Normal, Scenario::Cat, 3),
            (Level::Advanced, Scenario::Encirclement, 2),
            (Level::Advanced, Scenario::Escort, 3),
            (Level::Advanced, Scenario::Capture, 4),
        ] {
            let on = (level == Level::Advanced).then_some(true);
            let quick = paint_brawl::Setup { seats, level, scenario, placing: Placing::Quick, ..Default::default() };
            let all_on = paint_brawl::Setup { placing: Placing::Players, infiltration: on, tactical: on, ..quick.clone() };
            setups.extend([quick, all_on]);
        }
        setups
    }
}

impl Fuzzed for DarkThreat {
    const MOST: u32 = 200;

    fn standard() -> Arc<Self> {
        static STANDARD: LazyLock<Arc<DarkThreat>> = LazyLock::new(|| Arc::new(DarkThreat::standard()));
        STANDARD.clone()
    }

    fn any() -> Option<AnyGame> {
        Some(AnyGame::from(<Self as Fuzzed>::standard()))
    }

    fn shipped_files() -> Vec<ContentFile<'static>> {
        let dark_threat::Folder { constants, board, temples, events, rules } = dark_threat::Folder::STANDARD;
        vec![constants, board, temples, events, rules]
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        <Self as LoadContent>::with_content(files)
    }

    fn setups() -> Vec<Self::Setup> {
        use dark_threat::Level::{Easy, Hard, Medium};
        let tables = [(2, Easy, Hard, Layout::Given(1)), (2, Hard, Easy, Layout::Random), (4, Medium, Medium, Layout::Given(5))];
        let both = |(seats, gaia, kaos, layout)| {
            let quick =
                dark_threat::Setup { seats, gaia, kaos, layout, placing: dark_threat::Placing::Quick, ..Default::default() };
            let placed = dark_threat::Setup {
                first: Camp::Kaos,
                cycles: Some(10),
                placing: dark_threat::Placing::Players,
                ..quick.clone()
            };
            [quick, placed]
        };
        tables.into_iter().flat_map(both).collect()
    }
}

impl Fuzzed for ColorQuest {
    const MOST: u32 = 200;

    fn standard() -> Arc<Self> {
        static STANDARD: LazyLock<Arc<ColorQuest>> = LazyLock::new(|| Arc::new(ColorQuest::standard()));
        STANDARD.clone()
    }

    fn any() -> Option<AnyGame> {
        None
    }

    fn shipped_files() -> Vec<ContentFile<'static>> {
        let color_quest::Folder { constants, layouts, figures, dice, quick, rules } = color_quest::Folder::STANDARD;
        vec![constants, layouts, figures, dice, quick, rules]
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        let files = <[ContentFile<'_>; 6]>::try_from(files).map_err(|_| Vec::new())?;
        ColorQuest::from_files(files)
    }

    fn setups() -> Vec<Self::Setup> {
        use color_quest::{Camp, Placing, Setup};
        let layouts = ["square", "tower", "cross", "horseshoe"];
        let both = |(scenario, layout): (color_quest::Scenario, &str)| {
            let quick = Setup { scenario, placing: Placing::Quick, ..Default::default() };
            [quick, Setup { first: Camp::Kaos, scenario, layout: layout.to_owned(), ..Default::default() }]
        };
        color_quest::Scenario::ALL.into_iter().zip(layouts).flat_map(both).collect()
    }
}

impl Fuzzed for CoraQuest {
    const MOST: u32 = 150;

    fn standard() -> Arc<Self> {
        static STANDARD: LazyLock<Arc<CoraQuest>> = LazyLock::new(|| Arc::new(CoraQuest::standard()));
        STANDARD.clone()
    }

    fn any() -> Option<AnyGame> {
        Some(AnyGame::from(<Self as Fuzzed>::standard()))
    }

    fn shipped_files() -> Vec<ContentFile<'static>> {
        coraquest::Content::STANDARD.to_vec()
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        <Self as LoadContent>::with_content(files)
    }

    fn setups() -> Vec<Self::Setup> {
        use coraquest::{Length, Party, Setup, Tough};
        let quests = ["lamps", "drain", "dragon"];
        let both = |quest: &str| {
            let quick = Setup { quest: quest.to_owned(), party: Party::Quick, tough: Tough::Hard, ..Default::default() };
            let (seats, keeper, length) = (4, true, Length::Long);
            [quick, Setup { seats, keeper, quest: quest.to_owned(), length, second_wind: true, ..Default::default() }]
        };
        quests.into_iter().flat_map(both).collect()
    }
}

/// Plays at random, and looks at every position on the way.
pub(crate) fn play_on<G: Fuzzed>(game: &G, mut state: G::State, seed: u64) {
    let mut luck = Seeded(Rng::stream(seed, 0));
    let mut choices = Rng::stream(seed, 1);
    let mut list = Vec::new();
    for _ in 0..=game.max_decisions().min(G::MOST) {
        look(game, &state, &mut list);
        if list.is_empty() {
            return;
        }
        let action = list[choices.index(list.len())];
        assert_eq!(game.check(&state, action), Ok(()));
        game.play(&mut state, action, &mut luck, &mut ());
    }
    assert!(G::MOST < game.max_decisions(), "the game does not end within {} decisions", game.max_decisions());
}

/// A position is sound, and either somebody can decide something or the game is over.
pub(crate) fn look<G: Fuzzed>(game: &G, state: &G::State, list: &mut Vec<G::Action>) {
    assert_eq!(game.validate(state), Ok(()));
    game.legal_actions(state, list);
    assert_eq!(list.is_empty(), game.to_act(state).is_none());
    assert_eq!(list.is_empty(), game.outcome(state).is_some());
}
