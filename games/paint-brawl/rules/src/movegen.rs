//! The board as one seat looks at it before it acts.

use crate::{Caste, Field, Kind, Level, PaintBrawl, State};
use paint::{Square, Squares};
use tabletop::Seat;

/// What a seat can use and what its paint would change, worked out once for a whole list of options.
pub(crate) struct MoveGen<'a> {
    pub(crate) rules: &'a PaintBrawl,
    pub(crate) field: &'a Field,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// PB-MOVE-4, for the seat's own fighters and Chief.
    pub(crate) enterable: Squares,
    /// Fighters of other colours.
    pub(crate) rivals: Squares,
    /// What an attack from the ground changes when it paints there (PB-ATK-8).
    pub(crate) changes: Squares,
    /// The same for a Chief's or a Clone's attack.
    pub(crate) changes_tall: Squares,
    /// What the seat's shots pass over (PB-SHOT-2).
    pub(crate) clear: Squares,
    /// The seat's figures that are awake, by kind.
    usable: [Squares; 10],
}

impl<'a> MoveGen<'a> {
    pub(crate) fn of(rules: &'a PaintBrawl, state: &'a State, seat: Seat) -> MoveGen<'a> {
        let field = &state.field;
        let walls = field.walls();
        let occupied = field.occupied();
        let puddles = field.puddles().all();
        let own = field.puddles().of(seat);
        let free = (rules.board.all() - occupied - puddles - walls).without(rules.quest);
        let rivals = occupied - field.figures_of(seat) - field.invocations() - field.chiefs();
        let mut usable = [Squares::NONE; 10];
        let mut minis = Squares::NONE;
        for at in field.figures_of(seat).iter() {
            if let Some(figure) = field.figure(at) {
                if figure.stuns.is_empty() {
                    usable[figure.kind.index()].add(at);
                }
                if figure.kind == Kind::Mini {
                    minis.add(at);
                }
            }
        }
        let (mut changes, mut changes_tall) = (rivals - walls, rivals);
        if rules.supply(state, seat) > 0 {
            let enemy = puddles - own;
            changes |= free | (enemy - walls);
            changes_tall |= free | enemy | (walls - puddles - occupied);
            if field.marker() != Some(seat) && field.figure(rules.quest).is_none() {
                changes.add(rules.quest);
            }
        }
        for enemy in state.after(seat) {
            if let Some(chief) = field.chief(enemy)
                && recoils(rules, field, enemy)
            {
                changes.add(chief);
                if chief != rules.quest {
                    changes_tall.add(chief);
                }
            }
        }
        let enterable = free | (own - walls);
        MoveGen { rules, field, state, seat, enterable, rivals, changes, changes_tall, clear: enterable | minis, usable }
    }

    /// The seat's figures of these kinds that are awake.
    #[inline]
    pub(crate) fn usable(&self, kinds: &[Kind]) -> Squares {
        kinds.iter().fold(Squares::NONE, |all, kind| all | self.usable[kind.index()])
    }

    /// What an attack of this figure changes.
    #[inline]
    pub(crate) fn changed_by(&self, kind: Kind) -> Squares {
        if is_tall(kind) { self.changes_tall } else { self.changes }
    }

    /// The figure's kind; whoever asks has seen it.
    #[inline]
    pub(crate) fn kind(&self, at: Square) -> Kind {
        self.field.figure(at).map_or(Kind::Warrior, |figure| figure.kind)
    }

    /// Whether the square is free (PB-WORD-8), asked of the board itself.
    pub(crate) fn is_free(&self, at: Square) -> bool {
        let field = self.field;
        field.figure(at).is_none() && field.puddles().at(at).is_none() && !field.walls().has(at) && at != self.rules.quest
    }

    /// Whether the seat's fighters and Chief may enter the square (PB-MOVE-4), asked of the board itself.
    pub(crate) fn may_enter(&self, at: Square) -> bool {
        let own = self.field.puddles().at(at) == Some(self.seat) && !self.field.walls().has(at);
        self.is_free(at) || own && self.field.figure(at).is_none()
    }

    /// Whether a fighter of the seat may get onto this wall (PB-HIGH-6).
    pub(crate) fn may_climb(&self, wall: Square) -> bool {
        let puddle = self.field.puddles().at(wall);
        self.field.figure(wall).is_none() && puddle.is_none_or(|seat| seat == self.seat)
    }

    /// The walls that a fighter of the seat may get onto (PB-HIGH-6).
    pub(crate) fn climbable(&self) -> Squares {
        self.field.walls() - self.field.occupied() - self.field.puddles().others(self.seat)
    }

    /// Whether a blast card of this caste can be used now (PB-BLAST-2, PB-BLAST-3).
    pub(crate) fn has_blast(&self, caste: Caste) -> bool {
        self.state.switches.blasts && !self.state.blasted && self.state.blasts[self.seat.index()][caste.index()] > 0
    }

    /// Whether special abilities are played (section 14).
    pub(crate) fn has_specials(&self) -> bool {
        self.state.level != Level::Initiation
    }

    /// PB-GOLEM-3: whether one more mini Golem may come.
    pub(crate) fn may_summon(&self) -> bool {
        let count = |kind| self.field.count(self.seat, kind);
        let constants = &self.rules.constants;
        count(Kind::Mini) < constants.mini_golems && count(Kind::Mini) + count(Kind::Maxi) < constants.golems_on_board
    }
}

/// Whose attacks reach the top of a wall (PB-WORD-11).
#[inline]
#[must_use]
pub const fn is_tall(kind: Kind) -> bool {
    matches!(kind, Kind::Chief | Kind::Clone)
}

/// The squares that a Chief can recoil to (PB-CHIEF-5).
pub(crate) fn recoil_squares(rules: &PaintBrawl, field: &Field, seat: Seat) -> Squares {
    let Some(chief) = field.chief(seat) else { return Squares::NONE };
    let shut = field.occupied() | field.walls() | field.puddles().others(seat);
    (rules.board.beside(chief) - shut).without(rules.quest)
}

/// Whether a Chief that is hit can recoil somewhere.
pub(crate) fn recoils(rules: &PaintBrawl, field: &Field, seat: Seat) -> bool {
    !recoil_squares(rules, field, seat).is_empty()
}
