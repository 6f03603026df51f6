//! One game, with the laws at every step.

use crate::broken::{Breach, careful, require};
use crate::chooser::Choosing;
use crate::{Broken, Chooser, Law, Laws, Report};
use tabletop::{Game, Notation, Rng, Seed, Table};

/// Where a course is, to be told when something breaks.
struct Spot<G: Game> {
    doing: &'static str,
    step: u32,
    state: Option<G::State>,
    last: Option<G::Action>,
}

/// Lists that are reused from step to step.
struct Lists<G: Game> {
    legal: Vec<G::Action>,
    universe: Vec<G::Action>,
}

impl<G: Notation> Laws<'_, G> {
    /// Plays the game with this seed.
    pub(crate) fn course(&self, seed: u64, report: &mut Report) -> Result<(), Box<Broken>> {
        let setups = self.setups.len() as u64;
        let setup = &self.setups[(seed % setups) as usize];
        let chooser = Chooser::of(seed / setups);
        self.guarded(setup, seed, chooser, |spot| self.play_through(setup, seed, chooser, spot, report))
    }

    /// All laws of one position.
    pub(crate) fn position(&self, state: &G::State, report: &mut Report) -> Result<(), Box<Broken>> {
        self.guarded(&self.setups[0], self.seed, Chooser::Random, |spot| {
            let mut lists = Lists { legal: Vec::new(), universe: Vec::new() };
            spot.state = Some(state.clone());
            spot.doing = "the legal list";
            self.listing(state, &mut lists.legal)?;
            self.slow(state, &mut lists, &mut Rng::stream(self.seed, 2), spot, report)
        })
    }

    fn play_through(
        &self,
        setup: &G::Setup,
        seed: u64,
        chooser: Chooser,
        spot: &mut Spot<G>,
        report: &mut Report,
    ) -> Result<(), Breach> {
        let opened = Table::open(self.game.clone(), setup.clone(), Seed::numbered(seed));
        let mut table = opened.map_err(|refusal| Breach::of(Law::Starts, format!("the setup is {refusal}")))?;
        let mut choosing = Choosing::new(chooser, Rng::stream(seed, 1));
        let mut sampler = Rng::stream(seed, 2);
        let mut lists = Lists { legal: Vec::new(), universe: Vec::new() };
        let (longest, every) = (self.game.max_decisions(), self.every);
        let written = sampler.below(every) == 0;
        let seats = self.game.seats(table.state());
        report.games += 1;
        loop {
            spot.state = Some(table.state().clone());
            require(Law::Ending, self.game.seats(table.state()) == seats, || "the number of seats changes".to_owned())?;
            spot.doing = "the legal list";
            self.listing(table.state(), &mut lists.legal)?;
            let choice = choosing.choose(&lists.legal);
            if u64::from(spot.step % every) == seed % u64::from(every) || choice.is_none() {
                self.slow(table.state(), &mut lists, &mut sampler, spot, report)?;
            }
            let Some(action) = choice else { break };
            require(Law::Bounded, spot.step < longest, || format!("{longest} decisions have been taken, and the game goes on"))?;
            spot.doing = "playing the last action";
            spot.last = Some(action);
            table.play(action).map_err(|refusal| Breach::of(Law::Listed, format!("{} is {refusal}", self.say(action))))?;
            spot.step += 1;
            report.decisions += 1;
            spot.doing = "taking back the last action";
            self.undo(&mut table)?;
            if written && spot.step == every {
                self.once_more(&table, seed, true, spot)?;
            }
        }
        report.longest = report.longest.max(spot.step);
        if let Some(outcome) = self.game.outcome(table.state()) {
            *report.endings.entry(outcome.reason).or_default() += 1;
        }
        self.once_more(&table, seed, written, spot)
    }

    /// The laws that take more time than a step does.
    fn slow(
        &self,
        state: &G::State,
        lists: &mut Lists<G>,
        rng: &mut Rng,
        spot: &mut Spot<G>,
        report: &mut Report,
    ) -> Result<(), Breach> {
        let Lists { legal, universe } = lists;
        report.states += 1;
        spot.doing = "check on the universe";
        self.complete(state, legal, universe)?;
        spot.doing = "writing and reading";
        self.formats(state, legal, universe, rng)?;
        spot.doing = "a resampled position";
        self.secrets(state, legal, universe, rng, report)
    }

    fn once_more(&self, table: &Table<G>, seed: u64, written: bool, spot: &mut Spot<G>) -> Result<(), Breach> {
        spot.doing = "playing the same game again";
        self.same_seed(table, seed)?;
        self.recorded(table)?;
        spot.doing = "the transcript";
        if written { self.transcript(table) } else { Ok(()) }
    }

    /// Tells where a law broke; a panic breaks one too.
    fn guarded(
        &self,
        setup: &G::Setup,
        seed: u64,
        chooser: Chooser,
        course: impl FnOnce(&mut Spot<G>) -> Result<(), Breach>,
    ) -> Result<(), Box<Broken>> {
        let mut spot = Spot { doing: "the start", step: 0, state: None, last: None };
        let breach = match careful(|| course(&mut spot)) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(breach)) => breach,
            Err(panic) => Breach::of(Law::NoPanic, format!("{} panics: {panic}", spot.doing)),
        };
        let position =
            spot.state.map(|state| careful(|| self.game.write_position(&state)).unwrap_or_else(|_| format!("{state:?}")));
        Err(Box::new(Broken {
            law: breach.law,
            what: breach.what,
            game: G::NAME,
            setup: serde_json::to_string(setup).unwrap_or_else(|_| format!("{setup:?}")),
            seed,
            chooser,
            step: spot.step,
            last: spot.last.map(|action| self.say(action)),
            position: position.unwrap_or_else(|| "none yet".to_owned()),
        }))
    }

    /// An action in notation.
    pub(crate) fn say(&self, action: G::Action) -> String {
        careful(|| format!("'{}'", self.game.write_action(action))).unwrap_or_else(|_| format!("{action:?}"))
    }

    /// Actions in notation.
    pub(crate) fn say_all(&self, actions: &[G::Action]) -> String {
        actions.iter().map(|&action| self.say(action)).collect::<Vec<_>>().join(", ")
    }
}
