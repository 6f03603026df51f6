//! What both sides' prospects are made of, worked out once for a position.

use crate::movegen::MoveGen;
use crate::{Camp, ColorQuest, Figure, Marks, Pool, State};
use paint::{Square, Squares};

/// What is farther away than this counts as this far.
pub(super) const FAR: f32 = 12.0;

/// A position as both sides see it.
pub(super) struct Sense<'a> {
    pub(super) rules: &'a ColorQuest,
    pub(super) state: &'a State,
    pub(super) movegen: MoveGen<'a>,
    /// Each side's figures that can act.
    pub(super) upright: [Squares; 2],
    pub(super) heroes: [Option<(Square, Figure)>; 2],
}

impl<'a> Sense<'a> {
    pub(super) fn of(rules: &'a ColorQuest, state: &'a State) -> Sense<'a> {
        let field = &state.field;
        let stands = |at: &Square| field.figure(*at).is_some_and(|figure| !figure.is(Marks::STUNNED));
        let upright = Camp::ALL.map(|camp| field.of(camp).iter().filter(stands).collect());
        let heroes = Camp::ALL.map(|camp| field.hero(camp));
        Sense { rules, state, movegen: MoveGen::of(rules, state), upright, heroes }
    }

    pub(super) fn hero(&self, camp: Camp) -> Option<(Square, Figure)> {
        self.heroes[camp.index()]
    }

    pub(super) fn pool(&self, camp: Camp) -> &Pool {
        self.state.pool(camp)
    }

    pub(super) fn steps(&self, from: Square, to: Square) -> f32 {
        self.movegen.board.steps(from, to).map_or(FAR, f32::from).min(FAR)
    }

    /// How far the nearest of these is.
    pub(super) fn nearest(&self, from: Squares, to: Square) -> f32 {
        from.iter().map(|at| self.steps(at, to)).fold(FAR, f32::min)
    }

    /// The dice that a side can spend on its hero.
    pub(super) fn hero_dice(&self, camp: Camp) -> f32 {
        let pool = self.pool(camp);
        f32::from(pool.gauged()) + f32::from(u8::from(pool.hero().is_some()))
    }

    /// How far the nearest die on the board is from a side's figures.
    pub(super) fn die_away(&self, camp: Camp) -> f32 {
        let away = |at: Square| self.nearest(self.upright[camp.index()], at);
        self.state.field.dice_squares().iter().map(away).fold(FAR, f32::min)
    }
}
