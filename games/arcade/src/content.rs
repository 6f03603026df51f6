//! Loading the content of each game.

use crate::each::{ChromaticConflict, ColorQuest, CoraQuest, DarkThreat, PaintBrawl};
use coraquest::Content;
use tabletop::{ContentError, ContentFile, Game, PackFile};

/// The file in which a content says of rules what it wants, in its own words.
pub(crate) const RULES: &str = "rules.toml";

/// Files as a loader wants them.
pub(crate) fn as_content(files: &[PackFile]) -> Vec<ContentFile<'_>> {
    files.iter().map(|file| ContentFile { name: &file.name, text: &file.text }).collect()
}

/// A game whose content can be loaded from files.
pub trait LoadContent: Game {
    /// The names of its content files.
    const FILES: &'static [&'static str];

    /// The files that the house ships, in the same order.
    const STANDARD: &'static [ContentFile<'static>];

    /// Whether a file that is not among [`LoadContent::FILES`] may lie beside them, by its path in the folder of the content.
    fn may_have(path: &str) -> bool {
        let _ = path;
        false
    }

    /// Whether the value of a key in a file is only read by people.
    fn is_text(file: &str, key: &str, plain: bool) -> bool {
        let _ = (key, plain);
        file.ends_with(RULES)
    }

    /// Tables at which somebody must be able to win and to lose, one for each thing of the content that is played by itself.
    fn trials(&self) -> Vec<Self::Setup> {
        Vec::new()
    }

    /// The game with the content that the house ships.
    fn shipped() -> Self;

    /// The game with the content of these files, which come in the order of [`LoadContent::FILES`], others last. Where nothing
    /// is said about what the rules say to players, the texts of the game hold.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>>;
}

impl LoadContent for ChromaticConflict {
    const FILES: &'static [&'static str] = &ChromaticConflict::FILES;
    const STANDARD: &'static [ContentFile<'static>] = &{
        let folder = chromatic_conflict::Folder::STANDARD;
        [folder.constants, folder.chromecas, folder.terrains, folder.rules]
    };

    fn shipped() -> Self {
        ChromaticConflict::standard()
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        all_of::<Self, 4>(files).and_then(ChromaticConflict::from_files)
    }
}

impl LoadContent for PaintBrawl {
    const FILES: &'static [&'static str] = &PaintBrawl::FILES;
    const STANDARD: &'static [ContentFile<'static>] = &{
        let folder = paint_brawl::Folder::STANDARD;
        [folder.constants, folder.board, folder.teams, folder.cards, folder.rules]
    };

    fn shipped() -> Self {
        PaintBrawl::standard()
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        all_of::<Self, 5>(files).and_then(PaintBrawl::from_files)
    }
}

impl LoadContent for DarkThreat {
    const FILES: &'static [&'static str] = &DarkThreat::FILES;
    const STANDARD: &'static [ContentFile<'static>] = &{
        let folder = dark_threat::Folder::STANDARD;
        [folder.constants, folder.board, folder.temples, folder.events, folder.rules]
    };

    fn shipped() -> Self {
        DarkThreat::standard()
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        all_of::<Self, 5>(files).and_then(DarkThreat::from_files)
    }
}

impl LoadContent for ColorQuest {
    const FILES: &'static [&'static str] = &ColorQuest::FILES;
    const STANDARD: &'static [ContentFile<'static>] = &{
        let folder = color_quest::Folder::STANDARD;
        [folder.constants, folder.layouts, folder.figures, folder.dice, folder.quick, folder.rules]
    };

    fn shipped() -> Self {
        ColorQuest::standard()
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        all_of::<Self, 6>(files).and_then(ColorQuest::from_files)
    }
}

impl LoadContent for CoraQuest {
    const FILES: &'static [&'static str] = &Content::FILES;
    const STANDARD: &'static [ContentFile<'static>] = &Content::STANDARD;

    fn may_have(path: &str) -> bool {
        Content::may_have(path)
    }

    fn is_text(file: &str, key: &str, plain: bool) -> bool {
        Content::is_text(file, key, plain)
    }

    /// Every quest, as it is played first.
    fn trials(&self) -> Vec<coraquest::Setup> {
        let quests = self.pieces().quests().iter().map(|quest| quest.id.to_string());
        let (second_wind, party) = (true, coraquest::Party::Quick);
        quests.map(|quest| coraquest::Setup { quest, second_wind, party, ..Default::default() }).collect()
    }

    fn shipped() -> Self {
        CoraQuest::standard()
    }

    fn with_content(files: &[ContentFile<'_>]) -> Result<Self, Vec<ContentError>> {
        Content::load(files).map(CoraQuest::with)
    }
}

/// All the files of a game, or those that are missing.
fn all_of<'a, G: LoadContent, const N: usize>(files: &[ContentFile<'a>]) -> Result<[ContentFile<'a>; N], Vec<ContentError>> {
    let mut found = Vec::new();
    let mut missing = Vec::new();
    for (name, standard) in G::FILES.iter().zip(G::STANDARD) {
        match files.iter().find(|file| is_called(file, name)) {
            Some(file) => found.push(*file),
            None if *name == RULES => found.push(*standard),
            None => missing.push(ContentError { file: (*name).to_owned(), line: 1, reason: "the file is missing".to_owned() }),
        }
    }
    <[ContentFile<'_>; N]>::try_from(found).map_err(|_| missing)
}

/// Whether a file has this name in its folder, wherever that is.
fn is_called(file: &ContentFile<'_>, name: &str) -> bool {
    file.name.strip_suffix(name).is_some_and(|folder| folder.is_empty() || folder.ends_with(['/', '\\']))
}
