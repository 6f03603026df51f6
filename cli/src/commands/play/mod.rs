//! `khroma play`.

mod choices;
mod host;
mod keyboard;
mod menu;

use crate::arguments::{SetupArguments, bot, cores, fill, game_names, seats_of, thread_count};
use crate::context::Context;
use crate::failure::Failure;
use crate::input::{Source, is_stdin};
use arcade::{AnyGame, AnySetup, AnyTable, Seed};
use bots::{Bot, Budget, Player, Spec};
use clap::Args;
use host::{Host, saved_game};
use keyboard::Keyboard;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Its arguments.
#[derive(Args)]
pub(crate) struct Play {
    #[arg(value_parser = game_names())]
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArguments,
    #[arg(long)]
    seed: Option<Seed>,
    #[arg(long, value_delimiter = ',', value_parser = bot)]
    bots: Vec<Spec>,
    #[arg(long, value_parser = thread_count())]
    threads: Option<u16>,
    #[arg(long, default_value_t = 1)]
    humans: u8,
    #[arg(long, conflicts_with_all = ["humans", "bots"])]
    hot_seat: bool,
    #[arg(long, conflicts_with_all = ["start", "seats", "set", "setup", "seed"])]
    resume: Option<PathBuf>,
    #[arg(long)]
    save: Option<String>,
}

/// A table with the seed of its luck.
type Begun = (Seed, Box<dyn AnyTable>);

impl Play {
    /// Plays.
    pub(crate) fn run(&self, context: &Context) -> Result<ExitCode, Failure> {
        // Before the game, not after it.
        self.save.as_ref().map(|name| saved_game(context, name)).transpose()?;
        let begun = match &self.resume {
            Some(path) => Some(self.resumed(context, path)?),
            None => self.opened(context)?,
        };
        let Some((seed, table)) = begun else { return Ok(ExitCode::SUCCESS) };
        let players = self.players(context, usize::from(table.seats()), seed)?;
        Host::new(context, table, seed, players, self.save.clone()).run()?;
        Ok(ExitCode::SUCCESS)
    }

    /// A new game; nothing if whoever was asked about it has left.
    fn opened(&self, context: &Context) -> Result<Option<Begun>, Failure> {
        let Some((game, setup)) = self.wanted(context)? else { return Ok(None) };
        // Before a game is dealt, so that a wrong number of bots is met at once.
        self.players(context, seats_of(&setup), Seed::numbered(0))?;
        let seed = self.seed.unwrap_or_else(any_seed);
        let table = game.open(&setup, seed).map_err(|error| context.failure(&error))?;
        Ok(Some((seed, table)))
    }

    /// The game and its setup, as they are named or else asked for.
    fn wanted(&self, context: &Context) -> Result<Option<(AnyGame, AnySetup)>, Failure> {
        if let Some(name) = &self.game {
            let game = context.game(name)?;
            let setup = self.setup.complete(context, &game, None)?;
            return Ok(Some((game, setup)));
        }
        if !io::stdin().is_terminal() {
            return Err(menu::unasked(context));
        }
        let keyboard = Keyboard::new(context);
        let mut ask = |text: &str| keyboard.ask(text);
        let Some(game) = menu::game(context, &mut ask)? else { return Ok(None) };
        // Whoever has said how it begins is not asked again.
        let setup = if self.setup.is_silent() { menu::setup(context, &game, &mut ask)? } else { Some(AnySetup::default()) };
        let Some(setup) = setup else { return Ok(None) };
        let setup = self.setup.complete_over(context, &game, setup, None)?;
        Ok(Some((game, setup)))
    }

    fn resumed(&self, context: &Context, path: &Path) -> Result<Begun, Failure> {
        if is_stdin(path) {
            return Err(Failure::bad(context.say(msg!("play-resume-file"))));
        }
        let source = Source::read(context, path)?;
        let (transcript, table) = source.replayed(context)?;
        if let Some(game) = self.game.as_deref().filter(|game| *game != transcript.game) {
            let reason = context.say(msg!("play-resume-other", other = transcript.game, game = game.to_owned()));
            return Err(Failure::bad(format!("{}:2: {reason}", source.name)));
        }
        match transcript.seed {
            Some(seed) => Ok((seed, table)),
            None => {
                let reason = context.say(msg!("play-resume-seed"));
                Err(Failure::bad(format!("{}:6: {reason}", source.name)))
            }
        }
    }

    fn bot(&self, spec: Spec, luck: u64) -> Bot {
        Bot::new(spec, luck).with_threads(self.threads.map_or_else(|| usual_threads(spec), usize::from))
    }

    /// A bot for each seat that nobody plays.
    fn players(&self, context: &Context, seats: usize, seed: Seed) -> Result<Vec<Option<Bot>>, Failure> {
        let humans = if self.hot_seat { seats } else { usize::from(self.humans) };
        if humans > seats {
            return Err(Failure::bad(context.say(msg!("play-people", people = humans, seats = seats))));
        }
        let usual = [Spec::usual(Player::Normal)];
        let named = if self.bots.is_empty() { &usual[..] } else { &self.bots };
        if humans == seats && !self.bots.is_empty() {
            return Err(Failure::bad(context.say(msg!("play-no-bots"))));
        }
        let bots = fill(context, named, seats - humans)?;
        let people = std::iter::repeat_n(None, humans);
        Ok(people.chain(bots.into_iter().enumerate().map(|(at, spec)| Some(self.bot(spec, own_luck(seed, at))))).collect())
    }
}

/// On how many threads a bot thinks if nothing is said. More time at once makes `hard` stronger; a bot with a number of
/// iterations shall choose the same on every machine.
fn usual_threads(spec: Spec) -> usize {
    match (spec.player, spec.budget()) {
        (Player::Hard, Some(Budget::Time(_))) => cores(),
        _ => 1,
    }
}

/// A seed that nobody chose, short enough to be typed.
fn any_seed() -> Seed {
    Seed::numbered(RandomState::new().hash_one("khroma") & 0xffff_ffff)
}

/// The luck of a bot follows from the seed, so that a game with a seed can be played again; it is not the luck of the table.
fn own_luck(Seed(bytes): Seed, bot: usize) -> u64 {
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix).wrapping_add(bot as u64)
}

#[cfg(test)]
mod tests {
    use super::{cores, usual_threads};

    #[test]
    fn a_bot_that_thinks_by_the_clock_gets_all_cores_and_others_choose_alike_everywhere() {
        let threads = |bot: &str| usual_threads(bot.parse().unwrap());
        assert_eq!([threads("hard"), threads("hard@20ms")], [cores(); 2]);
        assert_eq!(["random", "greedy", "easy", "normal", "hard@20it", "uct"].map(threads), [1; 6]);
    }
}
