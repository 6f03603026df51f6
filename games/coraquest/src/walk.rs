//! Moves of heroes (CR-MOVE, CR-STINK).

use crate::movegen::MoveGen;
use crate::{Magic, Slot, Square, Squares};

/// Where a hero may walk and where a Move of it may end.
pub(crate) struct Walk {
    /// Squares that a step may enter (CR-MOVE-2).
    pub(crate) passable: Squares,
    /// Squares where the Move may end (CR-MOVE-4, CR-STINK-3).
    pub(crate) ends: Squares,
}

impl MoveGen<'_> {
    /// The steps of a Move that begins now (CR-MOVE-1).
    pub(crate) fn steps(&self, slot: Slot) -> u8 {
        let magic: u8 = self
            .magics(slot)
            .map(|magic| match magic {
                Magic::Steps(steps) => steps,
                _ => 0,
            })
            .sum();
        let sprint = self.state.turn.filter(|turn| turn.hero == slot).map_or(0, |turn| turn.sprint);
        self.sheet(slot).movement.saturating_add(magic).saturating_add(sprint).max(1)
    }

    /// Where a hero may walk; `ignore` is CR-STINK-4.
    pub(crate) fn walk(&self, slot: Slot, ignore: bool) -> Walk {
        let floor = self.state.dungeon.floor();
        let nimble = self.magics(slot).any(|magic| magic == Magic::Nimble);
        let (heroes, enemies) = (self.heroes(), self.enemies());
        let others = match self.hero(slot).at {
            // A hero may pass over another: only one of them is told to leave.
            Some(at) if self.shares(slot, at) => heroes,
            Some(at) => heroes.without(at),
            None => heroes,
        };
        let passable = if nimble { floor } else { floor - enemies };
        let mut ends = floor - enemies - others;
        if !ignore {
            ends = ends - self.bother(slot);
        }
        Walk { passable, ends }
    }

    /// Whether another figure stands on this square too (CR-MOVE-6).
    pub(crate) fn shares(&self, slot: Slot, at: Square) -> bool {
        let hero = self.state.slots().any(|other| other != slot && self.hero(other).at == Some(at));
        hero || self.state.enemy_at(at).is_some()
    }

    /// Whether a hero is bothered where it stands (CR-STINK-2).
    pub(crate) fn is_bothered(&self, slot: Slot) -> bool {
        self.hero(slot).at.is_some_and(|at| self.bother(slot).has(at))
    }

    /// Whether the smell is ignored for the full action that begins now: no Move could end unbothered (CR-STINK-4).
    pub(crate) fn is_cornered(&self, slot: Slot) -> bool {
        let Some(at) = self.hero(slot).at else { return false };
        let walk = self.walk(slot, false);
        let reach = self.state.dungeon.reach(Squares::NONE.with(at), walk.passable, self.steps(slot).into());
        !reach.meets(&walk.ends)
    }

    /// Whether the smell allows a full action other than a Move (CR-STINK-2, CR-STINK-4).
    pub(crate) fn may_act(&self, slot: Slot) -> bool {
        !self.is_bothered(slot) || self.is_cornered(slot)
    }

    /// The squares that the next step may go to (CR-MOVE-5).
    pub(crate) fn next_steps(&self, slot: Slot, left: u8, ignore: bool) -> Squares {
        let (Some(at), Some(rest)) = (self.hero(slot).at, left.checked_sub(1)) else { return Squares::NONE };
        let walk = self.walk(slot, ignore);
        let beside = self.state.dungeon.around(at) & walk.passable;
        if (beside - walk.ends).is_empty() {
            return beside;
        }
        beside & self.state.dungeon.reach(walk.ends, walk.passable, rest.into())
    }

    /// Whether a Move may end where the hero stands (CR-MOVE-4, CR-MOVE-5, CR-STINK-3).
    pub(crate) fn may_stop(&self, slot: Slot, left: u8, ignore: bool) -> bool {
        let Some(at) = self.hero(slot).at else { return true };
        self.walk(slot, ignore).ends.has(at) || self.next_steps(slot, left, ignore).is_empty()
    }
}
