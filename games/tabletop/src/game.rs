//! The contract.

use crate::{Chance, ContentError, ContentFile, Edition, FirstRelease, Outcome, PackFile, Refusal, Rng, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of a game together with its loaded content: immutable, shared by all its tables.
///
/// Every decision is one choice from a finite list, made by one seat. Rules do no I/O, read no clock, and take luck
/// from [`Chance`] alone, so that the same choices with the same luck give the same game everywhere.
pub trait Game: Clone + Send + Sync + 'static {
    /// What the game is called in commands and files, such as `chromatic-conflict`.
    const NAME: &'static str;
    /// The newest version of its rules. Raised when a change makes old transcripts mean something else; all versions from 1 on
    /// can be played ([`Game::at_rules`]).
    const RULES_VERSION: u32;
    /// What the first release called its content.
    const FIRST_RELEASE: Option<FirstRelease> = None;

    /// What is chosen before the game: the number of seats and the options.
    type Setup: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth of a position: plain data, small and flat; a clone allocates nothing.
    type State: Clone + Debug + PartialEq + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// One choice. The order of actions is the order of the legal list.
    type Action: Copy + Debug + PartialEq + Eq + PartialOrd + Ord + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, as the judge saw it.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see; the only picture of a position that leaves the house.
    type View: Wire + Clone + Debug + PartialEq + Send + Sync;
    /// All that one viewer can know, in the shape that [`Game::resample`] needs. Bots are given this and no state.
    type Knowledge: Clone + Debug + PartialEq + Send + Sync;

    /// What it is played by: the version of its rules, and its content.
    fn edition(&self) -> &Edition;

    /// The same, for whoever loads a game.
    fn edition_mut(&mut self) -> &mut Edition;

    /// This game, played by an older version of its rules, from 1 to [`Game::RULES_VERSION`].
    fn at_rules(&self, version: u32) -> Self {
        let mut game = self.clone();
        game.edition_mut().rules = version.clamp(1, Self::RULES_VERSION);
        game
    }

    /// The version of the rules that is played.
    #[inline]
    fn rules_version(&self) -> u32 {
        self.edition().rules
    }

    /// The digest of the content that was loaded, packs left out.
    fn content(&self) -> &str {
        &self.edition().content
    }

    /// The files of users that lie over its content, in their order: with them and its edition, this very game is made again.
    fn packs(&self) -> Vec<PackFile> {
        Vec::new()
    }

    /// This game with files of users laid over its content.
    ///
    /// # Errors
    /// Everything that is wrong with them; or that this game takes none.
    fn with_packs(&self, files: &[PackFile]) -> Result<Self, Vec<ContentError>> {
        let name = files.first().map_or("pack", |file| &file.name);
        Err(vec![ContentFile { name, text: "" }.wrong(0, format!("{} takes no packs", Self::NAME))])
    }

    /// The first position.
    ///
    /// # Errors
    /// The rule that forbids this setup.
    fn start<C: Chance + ?Sized>(&self, setup: &Self::Setup, chance: &mut C) -> Result<Self::State, Refusal>;

    /// How many seats play.
    fn seats(&self, state: &Self::State) -> u8;

    /// The one seat that decides now, or nobody when the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Seat>;

    /// All legal actions, sorted and unique, into a list that the caller reuses: what it held before is cleared.
    /// Empty only when the game is over.
    fn legal_actions(&self, state: &Self::State, list: &mut Vec<Self::Action>);

    /// Whether the seat that decides may do this.
    ///
    /// # Errors
    /// The rule that forbids it. It says no more than that seat may know.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Carries out a legal action and tells `log` all that happened.
    fn play<C: Chance + ?Sized, L: Log<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut C,
        log: &mut L,
    );

    /// How it ended, when it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What `viewer` may see, and nothing else.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The sides that seats play (factions, clans, heroes), by their codes, for statistics; the same for all viewers.
    fn sides(&self, view: &Self::View) -> Vec<&'static str>;

    /// What `viewer` is told of an event: the event, the event with its secrets taken out, or nothing.
    /// Call [`tell`] instead, whose answer can be sent.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether an action itself is a secret of the seat that chose it: others are told that it chose, not what.
    fn is_secret(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether this event told the seat that acted something that it did not know. Such a step cannot be undone.
    /// That another seat is passed over, or that the end shows all hands, may be such news too.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// All that `viewer` can know of a position. It may be more than the view shows: what follows from the public log
    /// (which card went to the bottom of the pile) is known too.
    fn knowledge(&self, state: &Self::State, viewer: Viewer) -> Self::Knowledge;

    /// A position that this viewer cannot tell from the true one, with all that is hidden chosen at random.
    fn resample(&self, knowledge: &Self::Knowledge, rng: &mut Rng) -> Self::State;

    /// More decisions than any game can have.
    fn max_decisions(&self) -> u32;

    /// Every well-formed action that could conceivably be meant at this position, legal or not, in any order, into a
    /// list that is cleared first. Slow and naive on purpose: filtered by [`Game::check`] it is the second opinion on
    /// [`Game::legal_actions`].
    fn candidate_actions(&self, state: &Self::State, list: &mut Vec<Self::Action>);

    /// Whether all components are there and the state agrees with itself.
    ///
    /// # Errors
    /// What is wrong.
    fn validate(&self, state: &Self::State) -> Result<(), String>;
}

/// What may be sent to a client. A state does not implement it, so a leak does not compile.
pub trait Wire: Serialize {}

/// An event as one viewer is told it; only [`tell`] makes one, or whoever reads one that was sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventView<E>(E);

impl<E> EventView<E> {
    /// What is told.
    pub fn event(&self) -> &E {
        &self.0
    }
}

impl<E: Serialize> Wire for EventView<E> {}

/// What `viewer` is told of an event.
pub fn tell<G: Game>(game: &G, event: &G::Event, viewer: Viewer) -> Option<EventView<G::Event>> {
    game.redact(event, viewer).map(EventView)
}

/// Whoever listens to what happens.
pub trait Log<E> {
    /// This happened.
    fn tell(&mut self, event: E);
}

/// Nobody listens.
impl<E> Log<E> for () {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
