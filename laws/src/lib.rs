//! The laws: what must hold for any game, written once and run on every game.
//!
//! A game's tests call them like this:
//!
//! ```
//! use std::sync::Arc;
//! use laws::{Laws, Report};
//! use stage::Words;
//! use tabletop::Notation;
//!
//! fn all_laws_hold<G: Notation + Words<S>, S>(game: Arc<G>) -> Report {
//!     Laws::of(&game, |rule| game.rules().contains(&rule)).games(1000).every(10).hold()
//! }
//! ```
//!
//! Half of the games are played at random; the others always take the first or the last action of the list, or prefer
//! the kinds of action that were seen least. A law that breaks is told with the seed of its game and the position in
//! notation, and [`Laws::game`] plays that game again.

mod broken;
mod chi;
mod chooser;
mod counts;
mod course;
mod formats;
mod law;
mod listing;
mod playthrough;
mod record;
mod secrets;
mod showing;
mod telling;
mod undo;

pub use broken::Broken;
pub use chi::{ChiSquare, chi_square};
pub use chooser::Chooser;
pub use counts::{FirstFace, leaves, leaves_by_check, recount};
pub use law::Law;
pub use playthrough::{excerpt, playthrough};
pub use showing::showing;

use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Game, Notation};

/// All laws, to be run on one game.
pub struct Laws<'a, G: Game> {
    game: Arc<G>,
    setups: Vec<G::Setup>,
    games: u32,
    every: u32,
    seed: u64,
    known_rule: Question<'a, str>,
    fleeting: Question<'a, G::Event>,
}

/// Something that only the game's tests can answer.
type Question<'a, T> = Box<dyn Fn(&T) -> bool + 'a>;

/// What was tried, when all laws held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games that were played to their end.
    pub games: u64,
    /// Decisions that were taken in them.
    pub decisions: u64,
    /// Positions on which the slow laws were run.
    pub states: u64,
    /// Positions that were resampled for some viewer.
    pub imagined: u64,
    /// How many of these were not the truth. A game with secrets wants this above zero: where a viewer can know all,
    /// nothing can leak.
    pub different: u64,
    /// The decisions of the longest game.
    pub longest: u32,
    /// How often each reason ended a game.
    pub endings: BTreeMap<&'static str, u64>,
}

impl<'a, G: Game> Laws<'a, G> {
    /// The laws for this game, whose catalogue has the rules that `known_rule` knows: 100 games of the default setup,
    /// the slow laws on every tenth position.
    pub fn of(game: &Arc<G>, known_rule: impl Fn(&str) -> bool + 'a) -> Laws<'a, G> {
        Laws {
            game: game.clone(),
            setups: vec![G::Setup::default()],
            games: 100,
            every: 10,
            seed: 0,
            known_rule: Box::new(known_rule),
            fleeting: Box::new(|_| false),
        }
    }

    /// Plays these setups in turn.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn setups(mut self, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        self.setups = setups.into_iter().collect();
        assert!(!self.setups.is_empty(), "the laws need a setup to play");
        self
    }

    /// Plays so many games.
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// Runs the slow laws on every `every`-th position and the transcript on every `every`-th game.
    #[must_use]
    pub fn every(mut self, every: u32) -> Self {
        self.every = every.max(1);
        self
    }

    /// The seed of the first game; the others have the seeds that follow.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Events that rightly show something which leaves no trace, such as a card that is shown to all and then shuffled
    /// back. [`Law::NoLeakInEvents`] cannot tell them from a leak and leaves them out.
    #[must_use]
    pub fn fleeting(mut self, fleeting: impl Fn(&G::Event) -> bool + 'a) -> Self {
        self.fleeting = Box::new(fleeting);
        self
    }
}

impl<G: Notation> Laws<'_, G> {
    /// Plays all games.
    ///
    /// # Errors
    /// The first law that breaks.
    pub fn run(&self) -> Result<Report, Box<Broken>> {
        let mut report = Report::default();
        for number in 0..u64::from(self.games) {
            self.course(self.seed.wrapping_add(number), &mut report)?;
        }
        Ok(report)
    }

    /// Plays all games, whatever breaks, and tells the first breach of each law: an overview of a game that is being
    /// written. A game ends where it breaks a law.
    #[must_use]
    pub fn survey(&self) -> Vec<Broken> {
        let mut all: Vec<Broken> = Vec::new();
        for number in 0..u64::from(self.games) {
            let broken = self.course(self.seed.wrapping_add(number), &mut Report::default()).err();
            all.extend(broken.map(|broken| *broken).filter(|broken| all.iter().all(|other| other.law != broken.law)));
        }
        all
    }

    /// Plays the one game that has this seed, with the slow laws where [`Laws::run`] has them.
    ///
    /// # Errors
    /// The first law that breaks.
    pub fn game(&self, seed: u64) -> Result<Report, Box<Broken>> {
        let mut report = Report::default();
        self.course(seed, &mut report).map(|()| report)
    }

    /// Runs the laws of a position on one that play seldom meets.
    ///
    /// # Errors
    /// The first law that breaks.
    pub fn at(&self, state: &G::State) -> Result<Report, Box<Broken>> {
        let mut report = Report::default();
        self.position(state, &mut report).map(|()| report)
    }

    /// Plays all games in a test.
    ///
    /// # Panics
    /// If a law breaks, with all that is needed to see it again.
    #[track_caller]
    pub fn hold(&self) -> Report {
        self.run().unwrap_or_else(|broken| panic!("{broken}"))
    }
}
