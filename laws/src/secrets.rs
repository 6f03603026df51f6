//! Nothing hidden shows: positions that a viewer cannot tell from the true one.

use crate::broken::{Breach, careful, require, require_same};
use crate::chooser::{any, some};
use crate::{Law, Laws, Report};
use tabletop::{Notation, Rng, Seeded, Viewer};

/// How many actions of the universe are asked of `check` in both worlds, besides all legal ones.
const SAMPLE: usize = 64;
/// How many decisions a resampled position is played on.
const ONWARD: usize = 6;

impl<G: Notation> Laws<'_, G> {
    /// For every viewer: a resampled position looks the same, allows the same, is told the same, and can be played.
    pub(crate) fn secrets(
        &self,
        state: &G::State,
        list: &[G::Action],
        universe: &[G::Action],
        rng: &mut Rng,
        report: &mut Report,
    ) -> Result<(), Breach> {
        let questions = some(universe, SAMPLE, rng);
        for viewer in Viewer::all(self.game.seats(state)) {
            let world = self.game.resample(&self.game.knowledge(state, viewer), rng);
            report.imagined += 1;
            report.different += u64::from(world != *state);
            self.looks_the_same(state, &world, viewer)?;
            if self.game.to_act(state).is_some_and(|seat| viewer.is(seat)) {
                self.allows_the_same(state, &world, list, &questions)?;
                self.disclosed(state, &world, viewer, list, rng)?;
            } else {
                self.hidden_choices(state, viewer, list, rng)?;
            }
            self.tells_the_same(state, &world, viewer, list, rng)?;
            self.plays_on(world, viewer, rng)?;
        }
        Ok(())
    }

    fn looks_the_same(&self, state: &G::State, world: &G::State, viewer: Viewer) -> Result<(), Breach> {
        const LAW: Law = Law::NoLeak;
        let game = &*self.game;
        let differs = |what: &str| format!("{what} of {viewer} differs between the truth and a resampled position");
        let (seen, imagined) = (game.view(state, viewer), game.view(world, viewer));
        require_same(LAW, &differs("the view"), &seen, &imagined)?;
        // What is equal may still be sent as different bytes.
        let wire = |view: &G::View| serde_json::to_string(view).map_err(|error| Breach::of(LAW, error.to_string()));
        require_same(LAW, &differs("the wire"), &wire(&seen)?, &wire(&imagined)?)?;
        require_same(LAW, &differs("the knowledge"), &game.knowledge(state, viewer), &game.knowledge(world, viewer))?;
        require_same(LAW, &differs("who decides"), &game.to_act(state), &game.to_act(world))?;
        require_same(LAW, &differs("the outcome"), &game.outcome(state), &game.outcome(world))?;
        game.validate(world)
            .map_err(|problem| Breach::of(LAW, format!("a resampled position of {viewer} cannot be: {problem}\n  {world:?}")))
    }

    fn allows_the_same(
        &self,
        state: &G::State,
        world: &G::State,
        list: &[G::Action],
        questions: &[G::Action],
    ) -> Result<(), Breach> {
        const LAW: Law = Law::NoLeak;
        let mut imagined = Vec::new();
        self.game.legal_actions(world, &mut imagined);
        require(LAW, imagined == list, || {
            let (list, imagined) = (self.say_all(list), self.say_all(&imagined));
            format!("the legal list depends on what is hidden: {list}\nagainst {imagined}")
        })?;
        for &action in questions {
            let (truth, answer) = (self.game.check(state, action), self.game.check(world, action));
            require_same(LAW, &format!("the answer to {} depends on what is hidden", self.say(action)), &truth, &answer)?;
        }
        Ok(())
    }

    /// Whoever searches over resampled positions plays them.
    fn plays_on(&self, mut world: G::State, viewer: Viewer, rng: &mut Rng) -> Result<(), Breach> {
        let mut luck = Seeded(Rng::stream(rng.bits(), 0));
        let mut list = Vec::new();
        for _ in 0..ONWARD {
            self.game.legal_actions(&world, &mut list);
            let Some(action) = any(&list, rng) else {
                let stuck = self.game.to_act(&world).is_some() && self.game.outcome(&world).is_none();
                let words =
                    || format!("nothing is legal in a position resampled for {viewer}\n{}", self.game.write_position(&world));
                return if stuck { Err(Breach::of(Law::NeverEmpty, words())) } else { Ok(()) };
            };
            let before = world.clone();
            let words = |problem: String| {
                let (action, before) = (self.say(action), self.game.write_position(&before));
                format!("{action} in a position resampled for {viewer}: {problem}\n{before}")
            };
            careful(|| self.game.play(&mut world, action, &mut luck, &mut ()))
                .map_err(|panic| Breach::of(Law::NoPanic, words(panic)))?;
            self.game.validate(&world).map_err(|problem| Breach::of(Law::Conserved, words(problem)))?;
        }
        Ok(())
    }
}
