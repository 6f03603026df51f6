//! The games: what is known of all of them, and those that are here because somebody wanted them.

use crate::pages::Lost;
use crate::said::Said;
use crate::{house, language, later, online};
use arcade::{AnyGame, AnySetup, AnyTable, Bundle, Lang, Origin, PackFile, PlayedBy};
use game_chunks::{GameChunk, Missing};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

thread_local! {
    static HERE: RefCell<BTreeMap<String, GameChunk>> = const { RefCell::new(BTreeMap::new()) };
    /// Those of them as new games are played here.
    static PLAYED: RefCell<BTreeMap<String, AnyGame>> = const { RefCell::new(BTreeMap::new()) };
    /// Games of other editions that were wanted lately, the last one last.
    static RECENT: RefCell<Vec<(PlayedBy, AnyGame)>> = const { RefCell::new(Vec::new()) };
}

/// The most games of other editions that are remembered.
const REMEMBERED: usize = 4;

/// The chunk of a game, if it is here.
pub(crate) fn chunk(name: &str) -> Option<GameChunk> {
    HERE.with_borrow(|here| here.get(name).cloned())
}

/// The game with this name as new games of it are played here, if it is here.
pub(crate) fn named(name: &str) -> Option<AnyGame> {
    PLAYED.with_borrow(|played| played.get(name).cloned())
}

/// What a game is called, if there is such a game.
pub(crate) fn title(name: &str, lang: Lang) -> Option<String> {
    AnyGame::blurb(name).map(|blurb| blurb.title().say(lang))
}

/// What a game is about, as its box says it.
pub(crate) fn summary(name: &str, lang: Lang) -> Option<String> {
    AnyGame::blurb(name).map(|blurb| blurb.summary().say(lang))
}

/// The chunk of a game with its texts, fetched if it is not here yet, with what new games of it are played by here.
///
/// # Errors
/// If there is no such game, or it cannot be fetched now.
pub(crate) async fn fetch(name: &str) -> Result<GameChunk, Missing> {
    let chunk = fetch_told(name).await?;
    if named(name).is_none() {
        let game = as_house_plays(&chunk.game).await?;
        PLAYED.with_borrow_mut(|played| played.insert(name.to_owned(), game));
    }
    Ok(chunk)
}

/// The same, with nothing but what the page ships.
///
/// # Errors
/// If there is no such game, or it cannot be fetched now.
pub(crate) async fn fetch_told(name: &str) -> Result<GameChunk, Missing> {
    let chunk = fetch_shipped(name).await?;
    language::bring(name).await.map_err(|_| Missing::Unreachable)?;
    Ok(chunk)
}

/// The same without its texts: for bots, who say nothing.
///
/// # Errors
/// If there is no such game, or it cannot be fetched now.
pub(crate) async fn fetch_shipped(name: &str) -> Result<GameChunk, Missing> {
    if let Some(chunk) = chunk(name) {
        return Ok(chunk);
    }
    let chunk = game_chunks::fetch(name).await?;
    HERE.with_borrow_mut(|here| here.insert(name.to_owned(), chunk.clone()));
    Ok(chunk)
}

/// A game as new ones are played here. Rules that are newer than this page wait until it is loaded anew.
async fn as_house_plays(shipped: &AnyGame) -> Result<AnyGame, Missing> {
    let Some(edition) = house::edition(shipped.name()).await else { return Ok(shipped.clone()) };
    let rules = edition.rules.min(shipped.newest_rules());
    let mut played = PlayedBy { rules, content: edition.content, files: Vec::new(), packed: false };
    if edition.variant {
        let bundle = bundle(shipped, &address(shipped.name(), &played.content)).await.map_err(|_| Missing::Unreachable)?;
        played.files = bundle.files;
    }
    as_played(shipped, &played, None).await.map_err(|_| Missing::Unreachable)
}

/// Where the server has a content.
fn address(game: &str, content: &str) -> String {
    format!("/content/{game}/{content}")
}

async fn bundle(game: &AnyGame, address: &str) -> Result<Bundle, Said> {
    let text = online::get_text(address).await?;
    game.read_bundle(&text).map_err(Said::from)
}

/// A game as something was played: by its rules and with its content, fetched if the page has not shipped it. The content of a
/// table over the network that is somebody's own is where the table is.
///
/// # Errors
/// Why it cannot be had.
pub(crate) async fn as_played(shipped: &AnyGame, played: &PlayedBy, table: Option<&str>) -> Result<AnyGame, Said> {
    let known =
        RECENT.with_borrow(|recent| recent.iter().find(|(by, game)| by == played && game.name() == shipped.name()).cloned());
    if let Some((_, game)) = known {
        return Ok(game);
    }
    let said = |error: arcade::Error| Said::from(error);
    let game = match (shipped.lacks(played), table) {
        (None, _) => shipped.as_played(played, None).map_err(said)?,
        (Some(_), Some(table)) => {
            let files = bundle(shipped, &format!("/api/tables/{table}/content")).await?.files;
            shipped.as_played(&PlayedBy { files, ..played.clone() }, None).map_err(said)?
        }
        (Some(content), None) if arcade::is_digest(&content) => {
            let found = bundle(shipped, &address(shipped.name(), &content)).await?;
            shipped.as_played(played, Some(&found)).map_err(said)?
        }
        // A content of the first release that was somebody's own: it may be what this server plays with.
        (Some(_), None) => named(shipped.name()).unwrap_or_else(|| shipped.clone()).as_played(played, None).map_err(said)?,
    };
    RECENT.with_borrow_mut(|recent| {
        if recent.len() == REMEMBERED {
            recent.remove(0);
        }
        recent.push((played.clone(), game.clone()));
    });
    Ok(game)
}

/// The table of a transcript, verified, by the rules and with the content that it names.
///
/// # Errors
/// Why it cannot be had, and whether that may change when there is a network again.
pub(crate) async fn replay(text: &str) -> Result<Box<dyn AnyTable>, Unread> {
    let name = AnyGame::name_in(text).map(str::to_owned).unwrap_or_default();
    let shipped = match fetch(&name).await {
        Ok(chunk) => chunk.game,
        Err(Missing::Unknown) => return Err(Unread::NoRecord),
        Err(Missing::Unreachable) => return Err(Unread::For(unreachable(), true)),
    };
    let said = |error: arcade::Error| match error {
        arcade::Error::ParseError(_) => Unread::NoRecord,
        error => Unread::For(error.into(), false),
    };
    let played = shipped.played_by(text).map_err(said)?;
    let waits = shipped.lacks(&played).is_some();
    if !waits {
        // What is wrong is told with its line.
        return shipped.replay_with(text, None).map_err(said);
    }
    let game = as_played(&shipped, &played, None).await.map_err(|why| Unread::For(why, true))?;
    game.replay(text).map_err(said)
}

/// Why a transcript is not opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Unread {
    /// It is no transcript of a game that is known here.
    NoRecord,
    /// For this reason; and whether it may help to try again.
    For(Said, bool),
}

impl Unread {
    /// What is said of it.
    pub(crate) fn said(&self) -> Said {
        match self {
            Unread::NoRecord => msg!("not-a-record").into(),
            Unread::For(why, _) => why.clone(),
        }
    }
}

/// Whether a game has content of somebody's own.
pub(crate) fn is_variant(game: &AnyGame) -> bool {
    matches!(game.edition().origin, Origin::Own(_))
}

/// What is said when a game did not come.
pub(crate) fn unreachable() -> Said {
    msg!("game-not-fetched").into()
}

/// What is shown with the game that the address names, once that game is here.
pub(crate) fn of_address(show: impl Fn(AnyGame) -> AnyView + 'static) -> AnyView {
    let name = use_params_map().get_untracked().get("game").filter(|name| AnyGame::NAMES.contains(&name.as_str()));
    match name {
        Some(name) => with(&name, show),
        None => view! { <Lost /> }.into_any(),
    }
}

/// What is shown with a game, once that game is here: at once if it is here already.
pub(crate) fn with(name: &str, show: impl Fn(AnyGame) -> AnyView + 'static) -> AnyView {
    if let Some(game) = named(name) {
        return show(game);
    }
    let (name, show) = (name.to_owned(), Rc::new(show));
    later::shown(Rc::new(move || {
        let (name, show) = (name.clone(), show.clone());
        Box::pin(async move {
            fetch(&name).await?;
            let game = named(&name).ok_or(Missing::Unknown)?;
            let shown: later::Shown = Rc::new(move || show(game.clone()));
            Ok(shown)
        })
    }))
}

/// A game with these packs over its content.
pub(crate) fn packed(game: &AnyGame, packs: &[PackFile]) -> Option<AnyGame> {
    thread_local! {
        static LAST: RefCell<Option<AnyGame>> = const { RefCell::new(None) };
    }
    if packs.is_empty() {
        return Some(game.clone());
    }
    LAST.with_borrow_mut(|last| {
        let fits = |known: &&AnyGame| known.name() == game.name() && known.edition() == game.edition() && known.packs() == packs;
        if let Some(known) = last.as_ref().filter(fits) {
            return Some(known.clone());
        }
        let made = game.with_packs(packs).ok()?;
        *last = Some(made.clone());
        Some(made)
    })
}

/// What "Play now" begins: the simplest of the game's quick starts.
pub(crate) fn first_setup(game: &AnyGame) -> AnySetup {
    let start = game.quick_starts().first();
    start.and_then(|start| game.quick_start(start.word).ok()).unwrap_or_default()
}

/// The game for which visitors can make something of their own: the first whose box says so.
pub(crate) fn workshop() -> &'static str {
    let made = |name: &&&str| AnyGame::blurb(name).is_some_and(|blurb| blurb.workshop);
    AnyGame::NAMES.iter().find(made).copied().unwrap_or_default()
}

/// How long a game takes in front of a screen, in minutes: a guess, until people have been watched.
pub(crate) fn minutes(game: &str) -> u8 {
    match game {
        "chromatic-conflict" => 25,
        "dark-threat" | "color-quest" => 60,
        "coraquest" => 50,
        _ => 30,
    }
}
