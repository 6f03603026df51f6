//! What a step tells: the same action in two worlds that a viewer cannot tell apart, and two actions in one world.

use crate::broken::{Breach, require, require_same};
use crate::chooser::some;
use crate::{Law, Laws};
use tabletop::{Chance, Die, EventView, Game, Notation, Rng, Seat, Seeded, Viewer, tell};

/// How many legal actions are tried in both worlds.
const TRIED: usize = 8;

/// What a viewer has after an action in one world.
struct Aftermath<G: Game> {
    picks: u32,
    discloses: bool,
    told: Vec<EventView<G::Event>>,
    view: G::View,
    knowledge: G::Knowledge,
    to_act: Option<Seat>,
    state: G::State,
}

impl<G: Game> Aftermath<G> {
    /// Whether the viewer has the same after both.
    fn is_like(&self, other: &Aftermath<G>) -> bool {
        self.view == other.view && self.knowledge == other.knowledge && self.to_act == other.to_act && self.told == other.told
    }
}

impl<G: Notation> Laws<'_, G> {
    /// If the viewer knows the same after an action in both worlds, then it was told the same.
    pub(crate) fn tells_the_same(
        &self,
        state: &G::State,
        world: &G::State,
        viewer: Viewer,
        list: &[G::Action],
        rng: &mut Rng,
    ) -> Result<(), Breach> {
        for action in some(list, TRIED, rng) {
            let luck = rng.bits();
            if self.game.check(world, action).is_err() {
                continue;
            }
            let truth = self.aftermath(state, action, luck, viewer, &self.fleeting);
            let other = self.aftermath(world, action, luck, viewer, &self.fleeting);
            if truth.view == other.view && truth.knowledge == other.knowledge {
                let action = self.say(action);
                let what = format!("after {action}, {viewer} knows the same in two worlds, but is told something else");
                require_same(Law::NoLeakInEvents, &what, &truth.told, &other.told)?;
            }
        }
        Ok(())
    }

    /// If an action comes out differently for the seat that acts in a world that it could not tell from the truth,
    /// then luck was consumed or an event says that it discloses something.
    pub(crate) fn disclosed(
        &self,
        state: &G::State,
        world: &G::State,
        actor: Viewer,
        list: &[G::Action],
        rng: &mut Rng,
    ) -> Result<(), Breach> {
        for action in some(list, TRIED, rng) {
            let luck = rng.bits();
            let truth = self.aftermath(state, action, luck, actor, &|_| false);
            if truth.picks > 0 || truth.discloses {
                continue;
            }
            let other = self.aftermath(world, action, luck, actor, &|_| false);
            require(Law::Disclosed, truth.is_like(&other), || {
                let (action, told, might) = (self.say(action), &truth.told, &other.told);
                format!("{action} tells {actor} something, but no event discloses it:\n  {told:?}\nagainst\n  {might:?}")
            })?;
        }
        Ok(())
    }

    /// If two choices come to something else, but a viewer other than the seat that acts has the same after both, then
    /// their notation would tell it more than it may know, and both are hidden.
    pub(crate) fn hidden_choices(
        &self,
        state: &G::State,
        viewer: Viewer,
        list: &[G::Action],
        rng: &mut Rng,
    ) -> Result<(), Breach> {
        let luck = rng.bits();
        let tried = some(list, TRIED, rng).into_iter();
        // Where luck is consumed, it may be luck that differs.
        let tried: Vec<(G::Action, Aftermath<G>)> = tried
            .map(|action| (action, self.aftermath(state, action, luck, viewer, &|_| false)))
            .filter(|(_, after)| after.picks == 0)
            .collect();
        for (action, after) in tried.iter().filter(|(action, _)| !self.game.is_secret(*action)) {
            let alike = tried.iter().find(|(_, other)| after.state != other.state && after.is_like(other));
            require(Law::HiddenChoice, alike.is_none(), || {
                let other = alike.map_or(String::new(), |(other, _)| self.say(*other));
                format!("{viewer} cannot tell {} from {other} by what comes of it, but is shown which it was", self.say(*action))
            })?;
        }
        Ok(())
    }

    fn aftermath(
        &self,
        state: &G::State,
        action: G::Action,
        luck: u64,
        viewer: Viewer,
        leave_out: &dyn Fn(&G::Event) -> bool,
    ) -> Aftermath<G> {
        let game = &*self.game;
        let mut after = state.clone();
        let mut events = Vec::new();
        let mut luck = Counted { luck: Seeded(Rng::stream(luck, 0)), picks: 0 };
        game.play(&mut after, action, &mut luck, &mut events);
        Aftermath {
            picks: luck.picks,
            discloses: events.iter().any(|event| game.reveals(event)),
            told: events.iter().filter(|event| !leave_out(event)).filter_map(|event| tell(game, event, viewer)).collect(),
            view: game.view(&after, viewer),
            knowledge: game.knowledge(&after, viewer),
            to_act: game.to_act(&after),
            state: after,
        }
    }
}

/// Luck that counts how often it is asked.
struct Counted {
    luck: Seeded,
    picks: u32,
}

impl Chance for Counted {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        self.picks += 1;
        self.luck.pick(die, weights)
    }
}
