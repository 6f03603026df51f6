//! Arguments that several subcommands share.

use crate::context::Context;
use crate::failure::Failure;
use crate::input::Source;
use crate::suggest::did_you_mean;
use arcade::{AnyGame, AnySetup, Lang, Seat};
use bots::{Player, Spec};
use clap::Args;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// How a game is set up.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct SetupArguments {
    start: Option<String>,
    #[arg(long)]
    seats: Option<u64>,
    #[arg(long = "set", value_parser = pair)]
    set: Vec<(String, String)>,
    #[arg(long)]
    setup: Option<PathBuf>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() && !value.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("write key=value".to_owned()),
    }
}

impl SetupArguments {
    /// Whether nothing is said about it.
    pub(crate) fn is_silent(&self) -> bool {
        let SetupArguments { start, seats, set, setup } = self;
        start.is_none() && seats.is_none() && set.is_empty() && setup.is_none()
    }

    /// The setup with all its defaults; `seats` holds if nothing else is said.
    pub(crate) fn complete(&self, context: &Context, game: &AnyGame, seats: Option<usize>) -> Result<AnySetup, Failure> {
        self.complete_over(context, game, AnySetup::default(), seats)
    }

    /// The same over a setup that was chosen in another way.
    pub(crate) fn complete_over(
        &self,
        context: &Context,
        game: &AnyGame,
        chosen: AnySetup,
        seats: Option<usize>,
    ) -> Result<AnySetup, Failure> {
        let bad = |error: &arcade::Error| context.failure(error);
        let quick = self.start.as_deref().map_or(Ok(chosen), |word| quick_start(context, game, word))?;
        let from_file = self.setup.as_deref().map_or(Ok(AnySetup::default()), |path| read_setup(context, path))?;
        let count = self.seats.map(|count| count.to_string());
        let said = count.iter().map(|count| ("seats", count.as_str()));
        let said = said.chain(self.set.iter().map(|(key, value)| (key.as_str(), value.as_str())));
        let mut setup = quick.overlaid(from_file).overlaid(game.setup(said).map_err(|error| bad(&error))?);
        // A number of seats that cannot be read is there all the same: the game shall refuse it.
        let open = setup.to_json().get("seats").is_none();
        if let Some(seats) = seats.filter(|_| open) {
            setup = setup.overlaid(game.setup([("seats", seats.to_string().as_str())]).map_err(|error| bad(&error))?);
        }
        // A number that fits is refused by the game, which names the rule.
        if let Some(count) = setup.seats().filter(|&count| count > u64::from(u8::MAX)) {
            let players = game.blurb().players(context.lang);
            let count = count.to_string();
            return Err(Failure::bad(context.say(msg!("setup-seats", game = game.name(), players = players, count = count))));
        }
        game.complete(&setup).map_err(|error| bad(&error))
    }
}

fn quick_start(context: &Context, game: &AnyGame, word: &str) -> Result<AnySetup, Failure> {
    game.quick_start(word).map_err(|error| {
        let words = game.quick_starts().iter().map(|start| start.word);
        Failure::bad(did_you_mean(context.lang, context.words(&error), word, words))
    })
}

fn read_setup(context: &Context, path: &Path) -> Result<AnySetup, Failure> {
    let Source { name, text } = Source::read(context, path)?;
    let json = match path.extension().and_then(OsStr::to_str) {
        Some("json") => true,
        Some("toml") => false,
        _ => text.trim_start().starts_with('{'),
    };
    let setup = if json { AnySetup::from_json(&text) } else { AnySetup::from_toml(&text) };
    setup.map_err(|error| Failure::bad(format!("{name}: {}", context.words(&error).trim_end())))
}

/// How many seats a complete setup has.
pub(crate) fn seats_of(setup: &AnySetup) -> usize {
    setup.seats().and_then(|seats| usize::try_from(seats).ok()).unwrap_or(0)
}

/// A seat as people count them.
pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::numbered).ok_or_else(|| "a seat is a small number: 1, 2, ...".to_owned())
}

/// A bot as it is written.
pub(crate) fn bot(text: &str) -> Result<Spec, String> {
    text.parse::<Spec>().map_err(|message| {
        let name = text.split('@').next().unwrap_or(text);
        let names = Player::ALL.map(Player::name);
        if names.contains(&name) { message } else { did_you_mean(Lang::En, message, name, names) }
    })
}

/// One bot for each of `seats` seats: one name fills them all.
pub(crate) fn fill(context: &Context, bots: &[Spec], seats: usize) -> Result<Vec<Spec>, Failure> {
    match bots {
        [one] => Ok(vec![*one; seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => Err(Failure::bad(context.say(msg!("setup-bots", count = bots.len(), seats = seats)))),
    }
}

/// The names of the games, so that a wrong one is met with the right one.
pub(crate) fn game_names() -> clap::builder::PossibleValuesParser {
    AnyGame::NAMES.iter().copied().into()
}

/// A number of threads that a machine can have.
pub(crate) fn thread_count() -> clap::builder::RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(1..=1024)
}

/// How many threads work if nothing is said.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
