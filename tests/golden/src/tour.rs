//! A walk through games of many setups, and what must hold of everything that is shown on the way.

use crate::scene::{looks, texts};
use crate::{flaw, wander};
use laws::showing;
use stage::{Layer, Show, Touch};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Viewer};
use texts::Lang;

/// Games to walk through, one of each setup.
#[derive(Debug)]
pub struct Tour<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The setups.
    pub setups: Vec<G::Setup>,
    /// What sort of choice an action is, without squares: rare sorts are chosen more often, see [`wander`].
    pub kind: fn(G::Action) -> String,
}

impl<G: Notation> Tour<'_, G> {
    /// Looks at the positions that `at` names by the number of the decision, from 1 on, and at every last one.
    pub fn look(&self, seed: u64, at: impl Fn(usize, &G::State) -> bool, mut look: impl FnMut(&G::State)) {
        for (number, setup) in (seed..).zip(&self.setups) {
            let mut decision = 0;
            let mut see = |state: &G::State, over: bool| {
                decision += 1;
                if over || at(decision, state) {
                    look(state);
                }
            };
            wander(self.game, setup, (number, usize::MAX), self.kind, |state, legal, _| see(state, legal.is_empty()), |_, _| {});
        }
    }

    /// Every position can be shown and every action pointed at, see [`showing`].
    ///
    /// # Panics
    /// If not.
    pub fn can_be_shown<S>(&self, at: impl Fn(usize, &G::State) -> bool)
    where
        G: Show<S>,
    {
        self.look(4000, at, |state| {
            let wrong = showing(self.game, state).err();
            assert_eq!(wrong, None, "{}", self.game.write_position(state));
        });
    }

    /// Every action that can be written can be asked about, though it be only why it is forbidden; and the menus of all
    /// places have verbs that are known.
    ///
    /// # Panics
    /// If not.
    pub fn can_be_asked<S>(&self, at: impl Fn(usize, &G::State) -> bool)
    where
        G: Show<S>,
    {
        let (game, mut all, mut legal) = (self.game, Vec::new(), Vec::new());
        self.look(5000, at, |state| {
            game.candidate_actions(state, &mut all);
            game.legal_actions(state, &mut legal);
            let legal: BTreeSet<_> = legal.iter().copied().collect();
            for viewer in [game.to_act(state).map_or(Viewer::Bystander, Viewer::Seat), Viewer::Bystander] {
                let view = game.view(state, viewer);
                for &action in &all {
                    let touches = game.touches(&view, action);
                    assert!(!touches.is_empty() || !legal.contains(&action), "{action:?}");
                    game.opens_reaction_window(&view, action);
                }
                let spots = game.scene(&view, Lang::En).spots;
                let menus = spots.iter().flat_map(|spot| game.menu(&view, &[Touch::Spot(spot.id)]));
                let mut menus = game.menu(&view, &[]).into_iter().chain(menus);
                assert!(menus.all(|verb| game.verb(verb, Lang::Fr).key == verb));
            }
        });
    }

    /// Every text is as it should be, and what stands nearer is drawn later. The drawings that were needed.
    ///
    /// # Panics
    /// If not.
    pub fn can_be_read<S>(&self, at: impl Fn(usize, &G::State) -> bool) -> BTreeSet<String>
    where
        G: Show<S>,
    {
        let (game, mut seen) = (self.game, BTreeSet::new());
        self.look(6000, at, |state| {
            let viewer = game.to_act(state).map_or(Viewer::Bystander, Viewer::Seat);
            for lang in Lang::ALL {
                for text in texts(&game.scene(&game.view(state, viewer), lang)) {
                    assert_eq!(flaw(text, lang), None, "'{text}'");
                }
            }
            for viewer in [viewer, Viewer::Bystander] {
                let scene = game.scene(&game.view(state, viewer), Lang::En);
                let row = |id| scene.spots.iter().find(|spot| spot.id == id).map(|spot| spot.y);
                let standing = scene.pieces.iter().filter(|piece| matches!(piece.layer, Layer::Figure | Layer::Thing));
                let rows: Vec<_> = standing.map(|piece| row(piece.spot)).collect();
                assert!(rows.is_sorted(), "{rows:?}");
                seen.extend(looks(&scene));
            }
        });
        seen
    }
}
