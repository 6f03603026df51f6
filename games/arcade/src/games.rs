//! The games.

use crate::content::{LoadContent, RULES, as_content};
use crate::edition::{self, PlayedBy};
use crate::{AnySetup, AnyTable, Applied, Error, PlayerView, apply, sight, table};
use each::{ChromaticConflict, ColorQuest, CoraQuest, DarkThreat, PaintBrawl};
use judgement::Judgement;
use stage::{Blurb, Choosable, Craft, Draft, Form, Reason, Show, Survey, Words, Workshop};
use std::any::Any;
use std::sync::Arc;
use tabletop::{
    Bundle, Commitment, ContentError, ContentFile, ContentPart, Edition, FirstRelease, Game, Leaf, Notation, Origin, PackFile,
    ParseError, Pick, QuickStart, Refusal, RuleTexts, Seed, SetupOption, Transcript, Viewer, content_called, content_values,
};
use texts::{Lang, Message};

/// The games in their own types, for whoever wants one of them and not the code of the others.
pub mod each {
    pub use chromatic_conflict::ChromaticConflict;
    pub use color_quest::ColorQuest;
    pub use coraquest::CoraQuest;
    pub use dark_threat::DarkThreat;
    pub use paint_brawl::PaintBrawl;
}

/// Everything that a game of the house can do.
///
/// The types say whose implementations they are: who shows the game, and who judges it for bots.
pub trait FullGame:
    LoadContent
    + Notation
    + Words<<Self as FullGame>::Stage>
    + Show<<Self as FullGame>::Stage>
    + Workshop<<Self as FullGame>::Stage>
    + Judgement<<Self as FullGame>::Judge>
{
    /// Who shows it.
    type Stage: 'static;
    /// Who judges it.
    type Judge: 'static;
}

impl FullGame for ChromaticConflict {
    type Stage = chromatic_conflict_stage::OnStage;
    type Judge = chromatic_conflict_judgement::Judge;
}

impl FullGame for PaintBrawl {
    type Stage = paint_brawl_stage::OnStage;
    type Judge = paint_brawl_judgement::Judge;
}

impl FullGame for DarkThreat {
    type Stage = dark_threat_stage::OnStage;
    type Judge = dark_threat_judgement::Judge;
}

impl FullGame for ColorQuest {
    type Stage = color_quest::OnStage;
    type Judge = color_quest::Judge;
}

impl FullGame for CoraQuest {
    type Stage = coraquest::OnStage;
    type Judge = coraquest::Judge;
}

/// Something that is done with a game's own types.
pub trait Visitor {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<G: FullGame>(self, game: &Arc<G>) -> Self::Out;
}

/// One of the games, with its content.
#[derive(Clone)]
pub struct AnyGame(Arc<dyn DynGame>);

macro_rules! games {
    ($($game:ident),+ $(,)?) => {
        impl AnyGame {
            /// The names of all games.
            pub const NAMES: &'static [&'static str] = &[$($game::NAME),+];

            /// What is said of the game with this name, for whoever has not chosen it yet.
            #[must_use]
            pub fn blurb(name: &str) -> Option<Blurb> {
                match name {
                    $($game::NAME => Some($game::BLURB),)+
                    _ => None,
                }
            }

            /// The newest version of the rules of the game with this name, and what the first release called its content; without
            /// building the game.
            #[must_use]
            pub fn versions(name: &str) -> Option<(u32, Option<FirstRelease>)> {
                match name {
                    $($game::NAME => Some(($game::RULES_VERSION, $game::FIRST_RELEASE)),)+
                    _ => None,
                }
            }

            /// The game with this name and the content that the house ships.
            ///
            /// # Errors
            /// If there is none.
            pub fn named(name: &str) -> Result<AnyGame, Error> {
                match name {
                    $($game::NAME => Ok(AnyGame::shipped::<$game>()),)+
                    _ => Err(unknown(name)),
                }
            }

            /// The names of a game's content files.
            ///
            /// # Errors
            /// If there is no such game.
            pub fn content_files(name: &str) -> Result<&'static [&'static str], Error> {
                match name {
                    $($game::NAME => Ok(<$game as LoadContent>::FILES),)+
                    _ => Err(unknown(name)),
                }
            }

            /// Whether a file that is not among [`AnyGame::content_files`] may lie beside them, by its path in the folder.
            ///
            /// # Errors
            /// If there is no such game.
            pub fn may_have(name: &str, path: &str) -> Result<bool, Error> {
                match name {
                    $($game::NAME => Ok(<$game as LoadContent>::may_have(path)),)+
                    _ => Err(unknown(name)),
                }
            }

            /// The game with this name and the content of these files, in the order of [`AnyGame::content_files`], others last.
            ///
            /// # Errors
            /// If there is none, or everything that is wrong with the files.
            pub fn with_content(name: &str, files: &[ContentFile<'_>]) -> Result<Result<AnyGame, Vec<ContentError>>, Error> {
                match name {
                    $($game::NAME => Ok($game::with_content(files).map(|game| AnyGame::from(Arc::new(game)))),)+
                    _ => Err(unknown(name)),
                }
            }

            /// The values of a game's content files, for people: which differ between two contents, and where.
            ///
            /// # Errors
            /// If there is no such game.
            pub fn content_values(name: &str, files: &[PackFile]) -> Result<Vec<Leaf>, Error> {
                let parts: Vec<ContentPart<'_>> =
                    files.iter().map(|file| ContentPart { heading: &file.name, text: &file.text }).collect();
                match name {
                    $($game::NAME => Ok(content_values(&parts, <$game as LoadContent>::is_text)),)+
                    _ => Err(unknown(name)),
                }
            }

            /// Whether a file says of the rules of a game nothing but what every program says.
            #[must_use]
            pub fn is_shipped_rules(name: &str, file: &PackFile) -> bool {
                let known = match name {
                    $($game::NAME => $game::NAME,)+
                    _ => return false,
                };
                let read = RuleTexts::read(&ContentFile { name: &file.name, text: &file.text }, known, &mut Vec::new());
                file.name == RULES && read.is_some_and(|texts| texts.says_nothing_new())
            }

            /// Tables at which somebody must be able to win and to lose.
            #[must_use]
            pub fn trials(&self) -> Vec<AnySetup> {
                $(if let Some(game) = self.as_game::<$game>() {
                    return game.trials().iter().filter_map(AnySetup::of).collect();
                })+
                Vec::new()
            }

            /// Does something with the game's own types.
            ///
            /// Whoever calls this carries the code of all games; who knows the type asks with [`AnyGame::as_game`].
            ///
            /// # Panics
            /// If the game is none of the house's.
            pub fn visit<V: Visitor>(&self, visitor: V) -> V::Out {
                $(if let Some(game) = self.as_game::<$game>() {
                    return visitor.visit(game);
                })+
                panic!("{} is not a game of the house", self.name())
            }
        }
    };
}

// A new game is one more word here, and its lines in `FullGame` and `LoadContent`.
games!(ChromaticConflict, PaintBrawl, DarkThreat, ColorQuest, CoraQuest);

impl<G: FullGame> From<Arc<G>> for AnyGame {
    fn from(game: Arc<G>) -> AnyGame {
        AnyGame(Arc::new(game))
    }
}

impl std::fmt::Debug for AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("AnyGame").field(&self.name()).finish()
    }
}

/// Whatever game it is, it can be used as a [`DynGame`].
impl std::ops::Deref for AnyGame {
    type Target = dyn DynGame;

    fn deref(&self) -> &(dyn DynGame + 'static) {
        &*self.0
    }
}

impl AnyGame {
    /// The values of content files of whatever game.
    #[must_use]
    pub fn plain_values(files: &[PackFile]) -> Vec<Leaf> {
        let parts: Vec<ContentPart<'_>> =
            files.iter().map(|file| ContentPart { heading: &file.name, text: &file.text }).collect();
        content_values(&parts, |_, _, _| false)
    }

    /// All games with the content that the house ships.
    pub fn all() -> impl Iterator<Item = AnyGame> {
        AnyGame::NAMES.iter().filter_map(|name| AnyGame::named(name).ok())
    }

    /// This game with the content that the house ships.
    #[must_use]
    pub fn shipped<G: FullGame>() -> AnyGame {
        AnyGame::from(Arc::new(G::shipped()))
    }

    /// The game in its own type, if that is what it is.
    #[must_use]
    pub fn as_game<G: FullGame>(&self) -> Option<&Arc<G>> {
        self.0.as_any().downcast_ref()
    }

    /// The name of the game whose position or transcript this text is.
    ///
    /// # Errors
    /// If it is neither.
    pub fn name_in(text: &str) -> Result<&str, Error> {
        if Transcript::is_one(text) {
            let line = text.lines().nth(1).unwrap_or("");
            return Ok(line.strip_prefix("game ").unwrap_or(line).trim());
        }
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or(""));
        let first = lines.filter_map(|line| line.split_whitespace().next()).next();
        first.filter(|word| AnyGame::NAMES.contains(word)).ok_or_else(|| {
            let names = AnyGame::NAMES.join(", ");
            let message = format!("a position begins with the name of its game ({names}), a transcript with 'khroma transcript'");
            Error::ParseError(ParseError { line: 1, column: 1, message })
        })
    }
}

fn unknown(name: &str) -> Error {
    Error::UnknownGame { name: name.to_owned(), known: AnyGame::NAMES.to_vec() }
}

/// What can be asked of any game.
pub trait DynGame: Send + Sync {
    /// It, for whoever knows its own type.
    fn as_any(&self) -> &dyn Any;
    /// Its name.
    fn name(&self) -> &'static str;
    /// What it is played by: the version of its rules, and its content.
    fn edition(&self) -> &Edition;
    /// The digest of its content, packs left out.
    fn content(&self) -> &str {
        &self.edition().content
    }
    /// The digest by which content is known that a record names so.
    fn content_called<'a>(&self, written: &'a str, packed: bool) -> &'a str;
    /// The digest of the content of the first release.
    fn first_content(&self) -> Option<&'static str>;
    /// The files of the content that the house ships, without what the rules say to players.
    fn shipped_files(&self) -> Vec<PackFile>;
    /// This game with the content of these files.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn load(&self, files: &[PackFile], origin: Origin) -> Result<AnyGame, Vec<ContentError>>;
    /// The version of its rules that is played.
    fn rules_version(&self) -> u32 {
        self.edition().rules
    }
    /// The newest version of its rules.
    fn newest_rules(&self) -> u32;
    /// This game, played by another version of its rules.
    fn at_rules(&self, version: u32) -> AnyGame;
    /// This game as a record was played: with its version of the rules and its content, which is this game's own, travels with
    /// the record, or was found in an archive.
    ///
    /// # Errors
    /// If the rules are newer than this program, or the content is unknown, refused, or not what it claims to be.
    fn as_played(&self, played: &PlayedBy, archived: Option<&Bundle>) -> Result<AnyGame, Error>;
    /// What a transcript says that it was played by.
    ///
    /// # Errors
    /// If it is malformed, of another game, or of newer rules than are known.
    fn played_by(&self, transcript: &str) -> Result<PlayedBy, Error>;
    /// The table of a transcript, verified, by the rules and with the content that it names.
    ///
    /// # Errors
    /// If it is malformed, its rules or its content are not known, or it does not say what was played.
    fn replay_with(&self, transcript: &str, archived: Option<&Bundle>) -> Result<Box<dyn AnyTable>, Error>;
    /// A content of this game from its text.
    ///
    /// # Errors
    /// If it is damaged.
    fn read_bundle(&self, text: &str) -> Result<Bundle, Error>;
    /// Whether a transcript is of this game, and of rules that are known.
    ///
    /// # Errors
    /// If not.
    fn expect_rules(&self, transcript: &Transcript) -> Result<(), Error>;
    /// What it is, for whoever has not chosen it yet.
    fn blurb(&self) -> Blurb;
    /// Whether the seats of one side win and lose together.
    fn together(&self) -> bool;
    /// The options of its setup.
    fn options(&self) -> &'static [SetupOption];
    /// The setups that go by one word.
    fn quick_starts(&self) -> &'static [QuickStart];
    /// The IDs of its rules, in the catalogue's order.
    fn rules(&self) -> Vec<&str>;
    /// What a rule says.
    fn rule_words(&self, rule: &str, lang: Lang) -> Option<String>;
    /// Whether anything is hidden from one seat that another sees.
    fn has_secrets(&self) -> bool;
    /// Whether the values of an option are best shown as pictures of the table, and by which rule they are what they are.
    fn pictured(&self, option: &str) -> Option<&'static str>;
    /// The setup with all its defaults filled in.
    ///
    /// # Errors
    /// If it cannot be read.
    fn complete(&self, setup: &AnySetup) -> Result<AnySetup, Error>;
    /// Opens a table.
    ///
    /// # Errors
    /// If the setup cannot be read, or a rule forbids it.
    fn open(&self, setup: &AnySetup, seed: Seed) -> Result<Box<dyn AnyTable>, Error>;
    /// Opens a table whose luck follows from a pledge; its transcript tells it. The setup is one that was kept: what it does
    /// not say has the meaning that it had then.
    ///
    /// # Errors
    /// If the setup cannot be read, or a rule forbids it.
    fn open_pledged(&self, setup: &AnySetup, pledge: Commitment) -> Result<Box<dyn AnyTable>, Error>;
    /// A table that goes on from a position; what luck it needs comes from `seed`.
    ///
    /// # Errors
    /// If the position cannot be read.
    fn resume(&self, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, Error>;
    /// The table of a transcript, verified.
    ///
    /// # Errors
    /// If it is malformed or does not say what was played.
    fn replay(&self, transcript: &str) -> Result<Box<dyn AnyTable>, Error>;
    /// What a viewer has before it in a position. What is hidden from it does not matter: the position may be the truth, or
    /// any other that this viewer cannot tell from it.
    ///
    /// # Errors
    /// If the position cannot be read.
    fn sight(&self, position: &str, viewer: Viewer) -> Result<Box<dyn PlayerView>, Error>;
    /// Plays actions in a position, with luck that is written, then from `seed`.
    ///
    /// # Errors
    /// If something cannot be read, is not legal, or luck did not come as it was written. Nothing is half done.
    fn apply(&self, position: &str, actions: &[String], luck: Vec<Pick>, seed: Seed, lang: Lang) -> Result<Applied, Error>;
    /// The files of users that lie over its content.
    fn packs(&self) -> Vec<PackFile>;
    /// This game with files of users laid over its content.
    ///
    /// # Errors
    /// Everything that is wrong with them; or that this game takes none.
    fn with_packs(&self, files: &[PackFile]) -> Result<AnyGame, Vec<ContentError>>;
    /// What packs add to the choices of an option.
    fn more_choices(&self, option: &str, lang: Lang) -> Vec<Choosable>;
    /// The sorts of things that users can make for it; none if it takes no packs.
    fn crafts(&self, lang: Lang) -> Vec<Craft>;
    /// A new thing of a sort.
    fn blank(&self, sort: &str, drafts: &[Draft]) -> Option<Draft>;
    /// What is asked of one of these drafts.
    fn form(&self, drafts: &[Draft], index: usize, lang: Lang) -> Option<Form>;
    /// The drafts as a pack with this file name, and everything that is wrong with it.
    fn survey(&self, name: &str, drafts: &[Draft], lang: Lang) -> Survey;
    /// The drafts of a pack, whether or not they are right.
    ///
    /// # Errors
    /// Where it cannot be read at all.
    fn unpack(&self, files: &[PackFile]) -> Result<Vec<Draft>, Vec<ContentError>>;
    /// What is wrong with content, told to a player.
    fn reasons(&self, errors: &[ContentError], lang: Lang) -> Vec<Reason>;
    /// The same in no language yet.
    fn reason_messages(&self, errors: &[ContentError]) -> Vec<Message>;
}

impl<G: FullGame> DynGame for Arc<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> &Edition {
        (**self).edition()
    }

    fn content_called<'a>(&self, written: &'a str, packed: bool) -> &'a str {
        content_called::<G>(written, packed)
    }

    fn first_content(&self) -> Option<&'static str> {
        G::FIRST_RELEASE.map(|first| first.content)
    }

    fn shipped_files(&self) -> Vec<PackFile> {
        let told = G::STANDARD.iter().filter(|file| file.name != RULES);
        told.map(|file| PackFile::new(file.name, file.text)).collect()
    }

    fn load(&self, files: &[PackFile], origin: Origin) -> Result<AnyGame, Vec<ContentError>> {
        let mut game = G::with_content(&as_content(files))?;
        game.edition_mut().origin = origin;
        Ok(AnyGame::from(Arc::new(game)))
    }

    fn newest_rules(&self) -> u32 {
        G::RULES_VERSION
    }

    fn at_rules(&self, version: u32) -> AnyGame {
        AnyGame::from(Arc::new((**self).at_rules(version)))
    }

    fn as_played(&self, played: &PlayedBy, archived: Option<&Bundle>) -> Result<AnyGame, Error> {
        edition::as_played(&AnyGame::from(self.clone()), played, archived)
    }

    fn played_by(&self, transcript: &str) -> Result<PlayedBy, Error> {
        edition::played_by(&AnyGame::from(self.clone()), transcript)
    }

    fn replay_with(&self, transcript: &str, archived: Option<&Bundle>) -> Result<Box<dyn AnyTable>, Error> {
        edition::replay_with(&AnyGame::from(self.clone()), transcript, archived)
    }

    fn read_bundle(&self, text: &str) -> Result<Bundle, Error> {
        edition::read_bundle(&AnyGame::from(self.clone()), text)
    }

    fn expect_rules(&self, transcript: &Transcript) -> Result<(), Error> {
        Ok(transcript.expect_rules::<G>()?)
    }

    fn blurb(&self) -> Blurb {
        G::BLURB
    }

    fn together(&self) -> bool {
        (**self).together()
    }

    fn options(&self) -> &'static [SetupOption] {
        (**self).options()
    }

    fn quick_starts(&self) -> &'static [QuickStart] {
        (**self).quick_starts()
    }

    fn rules(&self) -> Vec<&str> {
        (**self).rules()
    }

    fn rule_words(&self, rule: &str, lang: Lang) -> Option<String> {
        (**self).rule_words(rule, lang)
    }

    fn has_secrets(&self) -> bool {
        (**self).has_secrets()
    }

    fn pictured(&self, option: &str) -> Option<&'static str> {
        (**self).pictured(option)
    }

    fn complete(&self, setup: &AnySetup) -> Result<AnySetup, Error> {
        setup.complete::<G::Setup>()
    }

    fn open(&self, setup: &AnySetup, seed: Seed) -> Result<Box<dyn AnyTable>, Error> {
        table::open(self, setup, seed)
    }

    fn open_pledged(&self, setup: &AnySetup, pledge: Commitment) -> Result<Box<dyn AnyTable>, Error> {
        table::open_pledged(self, setup, pledge)
    }

    fn resume(&self, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, Error> {
        table::resume(self, position, seed)
    }

    fn replay(&self, transcript: &str) -> Result<Box<dyn AnyTable>, Error> {
        table::replay(self, transcript)
    }

    fn sight(&self, position: &str, viewer: Viewer) -> Result<Box<dyn PlayerView>, Error> {
        sight::sight(self, position, viewer)
    }

    fn apply(&self, position: &str, actions: &[String], luck: Vec<Pick>, seed: Seed, lang: Lang) -> Result<Applied, Error> {
        apply::apply(self, position, actions, luck, seed, lang)
    }

    fn packs(&self) -> Vec<PackFile> {
        (**self).packs()
    }

    fn with_packs(&self, files: &[PackFile]) -> Result<AnyGame, Vec<ContentError>> {
        (**self).with_packs(files).map(|game| AnyGame::from(Arc::new(game)))
    }

    fn more_choices(&self, option: &str, lang: Lang) -> Vec<Choosable> {
        (**self).more_choices(option, lang)
    }

    fn crafts(&self, lang: Lang) -> Vec<Craft> {
        (**self).crafts(lang)
    }

    fn blank(&self, sort: &str, drafts: &[Draft]) -> Option<Draft> {
        (**self).blank(sort, drafts)
    }

    fn form(&self, drafts: &[Draft], index: usize, lang: Lang) -> Option<Form> {
        (**self).form(drafts, index, lang)
    }

    fn survey(&self, name: &str, drafts: &[Draft], lang: Lang) -> Survey {
        (**self).survey(name, drafts, lang)
    }

    fn unpack(&self, files: &[PackFile]) -> Result<Vec<Draft>, Vec<ContentError>> {
        (**self).unpack(files)
    }

    fn reasons(&self, errors: &[ContentError], lang: Lang) -> Vec<Reason> {
        (**self).reasons(errors, lang)
    }

    fn reason_messages(&self, errors: &[ContentError]) -> Vec<Message> {
        (**self).reason_messages(errors)
    }
}

/// A refusal with the words of its rule.
pub(crate) fn refused<G: Words<S>, S>(game: &G, refusal: Refusal) -> Error {
    Error::Refused { refusal, says: game.rule_says(refusal.rule.0) }
}
