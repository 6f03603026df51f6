//! Questions about a position.

use crate::content::Layout;
use crate::{Ability, Aim, Camp, Class, ColorQuest, Field, Figure, Kind, Marks, Passive, Point, Scenario, State, Tile, Tint};
use paint::{Board, Direction, Square, Squares};

/// A position with its rules, looked at once for many questions.
pub(crate) struct MoveGen<'a> {
    pub(crate) rules: &'a ColorQuest,
    pub(crate) state: &'a State,
    pub(crate) layout: &'a Layout,
    pub(crate) board: &'a Board,
    pub(crate) field: &'a Field,
    pub(crate) crystals: Squares,
    /// CQ-GEN-8.
    pub(crate) special: Squares,
    pub(crate) occupied: Squares,
    pub(crate) walls: Squares,
}

/// What a square is to a figure that moves onto it (CQ-ENT-1 to CQ-ENT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Barred,
    Through,
    /// The Move ends there and the figure takes the colour.
    Stops,
}

/// What happens where a paint invocation goes (CQ-INV-5 to CQ-INV-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slide {
    Stand,
    Regress,
    Repaint,
    Fuse,
    Absorb,
    Explode,
}

impl<'a> MoveGen<'a> {
    pub(crate) fn of(rules: &'a ColorQuest, state: &'a State) -> MoveGen<'a> {
        let layout = rules.layout(state);
        let field = &state.field;
        let crystals = layout.all_crystals(state.faces);
        MoveGen {
            rules,
            state,
            layout,
            board: &layout.board,
            field,
            crystals,
            special: crystals | field.tiled(),
            occupied: field.occupied(),
            walls: field.walls(),
        }
    }

    #[inline]
    pub(crate) fn figure(&self, at: Square) -> Option<Figure> {
        self.field.figure(at)
    }

    /// The square that an aim names.
    #[inline]
    pub(crate) fn at(&self, aim: Aim) -> Option<Square> {
        match aim {
            Aim::At(point) => self.layout.square(point),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn point(&self, at: Square) -> Point {
        self.layout.point(at)
    }

    #[inline]
    pub(crate) fn aim(&self, at: Square) -> Aim {
        Aim::At(self.point(at))
    }

    /// CQ-GEN-9.
    pub(crate) fn open(&self) -> Squares {
        self.board.all() - self.occupied - self.walls
    }

    /// CQ-GEN-9.
    pub(crate) fn bare(&self) -> Squares {
        self.open() - self.special - self.field.puddles().all()
    }

    /// A figure's Move; heroes of Escort have another (CQ-SCN-6).
    pub(crate) fn moves(&self, figure: Figure) -> Option<Ability> {
        if self.state.scenario == Scenario::Escort && figure.kind.is_hero() {
            return Some(Ability::ForcedMarch);
        }
        self.rules.profile(figure).moves
    }

    /// Whether a figure has a passive ability that is on (CQ-STA-1).
    #[inline]
    pub(crate) fn has(&self, figure: Figure, passive: Passive) -> bool {
        !figure.is(Marks::STUNNED) && self.rules.profile(figure).has(passive)
    }

    /// Whether the actions of whoever stands here reach height (CQ-HGT-3).
    pub(crate) fn reach(&self, by: Square) -> bool {
        self.walls.has(by) || self.figure(by).is_some_and(|figure| self.has(figure, Passive::Tall))
    }

    pub(crate) fn is_immune(&self, at: Square) -> bool {
        self.figure(at).is_some_and(|figure| figure.is(Marks::IMMUNE))
    }

    /// Whether an enemy of `camp` stands here who cannot be chosen (CQ-STA-20).
    pub(crate) fn is_unseen(&self, at: Square, camp: Camp) -> bool {
        self.figure(at).is_some_and(|figure| figure.camp() != camp && self.is_invisible(at, figure))
    }

    /// By a potion, or on a bush (CQ-TIL-5).
    pub(crate) fn is_invisible(&self, at: Square, figure: Figure) -> bool {
        let hides = figure.camp() == Camp::Kaos && self.field.tiles(Tile::Bush).has(at) && !self.field.bones().has(at);
        hides || figure.is(Marks::INVISIBLE)
    }

    /// Whether an offensive action may choose the figure on a square (CQ-STA-18, CQ-STA-21, CQ-HGT-3).
    pub(crate) fn may_choose(&self, at: Square, camp: Camp, reach: bool) -> bool {
        self.occupied.has(at) && !self.is_immune(at) && !self.is_unseen(at, camp) && (reach || !self.walls.has(at))
    }

    /// Whether an offensive action can touch the figure on a square (CQ-STA-19, CQ-HGT-3).
    pub(crate) fn is_in_reach(&self, at: Square, reach: bool) -> bool {
        !self.is_immune(at) && (reach || !self.walls.has(at))
    }

    /// What ends a line (CQ-LOS-2, CQ-LOS-4).
    pub(crate) fn obstacles(&self, tint: Tint, over_puddles: bool) -> Squares {
        let solid = self.occupied | self.special;
        match tint {
            _ if over_puddles => solid,
            Tint::Gold => solid | self.field.puddles().all(),
            tint => solid | self.field.puddles().others(tint),
        }
    }

    /// All squares in the four lines of a figure (CQ-LOS-1, CQ-HGT-4).
    pub(crate) fn seen(&self, by: Square, tint: Tint) -> Squares {
        if self.walls.has(by) {
            return self.rays(by);
        }
        let obstacles = self.obstacles(tint, false);
        Direction::STRAIGHT.iter().fold(Squares::NONE, |seen, &to| seen | self.board.reach(by, to, obstacles).seen())
    }

    /// The first obstacle of each of the four lines; from a wall any of them (CQ-HGT-4).
    pub(crate) fn firsts(&self, by: Square, tint: Tint, over_puddles: bool) -> Squares {
        let obstacles = self.obstacles(tint, over_puddles);
        if self.walls.has(by) {
            return self.rays(by) & obstacles;
        }
        Direction::STRAIGHT.iter().filter_map(|&to| self.board.reach(by, to, obstacles).stop).collect()
    }

    fn rays(&self, by: Square) -> Squares {
        Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | self.board.ray_set(by, to))
    }

    /// Whether paint would do something to a figure (table 22.6).
    pub(crate) fn paint_hits(&self, at: Square, figure: Figure, tint: Tint) -> bool {
        match (figure.class(), tint) {
            (Class::Paint, tint) => tint == Tint::Black,
            (Class::Spirit, tint) => tint == Tint::Black,
            (Class::Hero, tint) if (tint == Tint::Black) != (figure.camp() == Camp::Kaos) => {
                figure.kind.level() > 1 || !figure.is(Marks::STUNNED)
            }
            (Class::Hero, tint) => figure.camp() == Camp::Gaia && figure.tint != tint,
            (Class::Champion, tint) => figure.tint != tint,
            (Class::Khromaz, Tint::Black) => self.rules.spares(self.state, Kind::Skelette) > 0 || self.can_pile(at),
            (Class::Khromaz, tint) => figure.tint != tint,
            (Class::Skelette, Tint::Black) => false,
            (Class::Skelette, _) => self.rules.khromaz(self.state) > 0 || self.can_pile(at),
        }
    }

    /// Whether a figure here can become a bone pile, or be removed in its stead (CQ-SKL-7, CQ-SKL-9).
    pub(crate) fn can_pile(&self, at: Square) -> bool {
        self.walls.has(at) || self.field.bones().has(at) || self.rules.piles(self.state) > 0
    }

    /// Whether stunning would do something to a figure (table 22.6).
    pub(crate) fn stun_hits(&self, at: Square, figure: Figure) -> bool {
        match figure.class() {
            Class::Paint | Class::Spirit => true,
            Class::Skelette => self.can_pile(at),
            Class::Hero if figure.kind.level() > 1 => true,
            _ => !figure.is(Marks::STUNNED),
        }
    }

    /// Whether an exploding invocation changes anything (CQ-EXP-1, CQ-EXP-2).
    pub(crate) fn can_explode(&self, at: Square) -> bool {
        match self.figure(at).map(Figure::class) {
            Some(Class::Paint | Class::Spirit) => true,
            Some(Class::Skelette) => self.can_pile(at),
            _ => false,
        }
    }

    /// Whether paint of an attack, special or Blast changes something on a square (CQ-PNT-3 to CQ-PNT-7, CQ-DIE-4).
    pub(crate) fn paints(&self, at: Square, tint: Tint, reach: bool) -> bool {
        if self.walls.has(at) && !reach {
            return false;
        }
        match self.figure(at) {
            Some(figure) => !figure.is(Marks::IMMUNE) && self.paint_hits(at, figure, tint),
            None => self.paints_ground(at, tint) || self.die(at) == tint.colour() && tint.is_coloured(),
        }
    }

    /// The same for a square without figure, dice left out.
    pub(crate) fn paints_ground(&self, at: Square, tint: Tint) -> bool {
        if self.field.bones().has(at) {
            return tint == Tint::Black && self.rules.spares(self.state, Kind::Skelette) > 0;
        }
        match self.field.puddle(at) {
            None => true,
            Some(Tint::Black) => false,
            Some(there) => there != tint,
        }
    }

    /// What the die on a square shows.
    pub(crate) fn die(&self, at: Square) -> Option<paint::Colour> {
        self.field.dice.iter().flatten().find(|die| die.at == at).map(|die| die.colour)
    }

    /// Whether a figure without wings may go onto a square in its own Move.
    pub(crate) fn way(&self, figure: Figure, to: Square, tramples: bool) -> Way {
        if self.occupied.has(to) || self.walls.has(to) && !(tramples && self.has(figure, Passive::WallBreaker)) {
            return Way::Barred;
        }
        if tramples { Way::Through } else { self.puddle_way(figure, to) }
    }

    /// What the puddle of a square means to a figure in its own Move (CQ-ENT-1, CQ-ENT-2).
    pub(crate) fn puddle_way(&self, figure: Figure, to: Square) -> Way {
        match (self.field.puddle(to), figure.camp()) {
            (None, _) => Way::Through,
            (Some(tint), _) if tint == figure.tint => Way::Through,
            (Some(Tint::Black), _) | (Some(_), Camp::Kaos) => Way::Barred,
            (Some(_), Camp::Gaia) => Way::Stops,
        }
    }

    /// Whether a figure may come out of a tunnel here (CQ-TIL-8).
    pub(crate) fn may_emerge(&self, figure: Figure, to: Square) -> bool {
        let free = self.open().has(to) && !self.field.bones().has(to);
        let puddle = match figure.class() {
            Class::Paint => true,
            Class::Spirit => self.field.puddle(to).is_none(),
            _ => self.moves(figure) == Some(Ability::Trample) || self.puddle_way(figure, to) != Way::Barred,
        };
        free && puddle
    }

    /// What happens if a paint invocation goes there, by itself or carried (CQ-INV-5 to CQ-INV-11).
    pub(crate) fn slide(&self, figure: Figure, to: Square, carried: bool) -> Option<Slide> {
        let sticky = self.rules.profile(figure).has(Passive::Sticky);
        let Some(there) = self.figure(to) else {
            return match self.field.puddle(to) {
                _ if self.walls.has(to) => (carried || sticky).then_some(Slide::Explode),
                Some(Tint::Black) => Some(Slide::Regress),
                _ => Some(Slide::Stand),
            };
        };
        if there.is(Marks::IMMUNE) {
            return None;
        }
        match (figure.kind, there.kind, there.class()) {
            (Kind::MiniGolem, Kind::MiniGolem, _) => (self.rules.spares(self.state, Kind::Golem) > 0).then_some(Slide::Fuse),
            (Kind::Golem, Kind::MiniGolem, _) => Some(Slide::Absorb),
            (_, _, Class::Paint | Class::Spirit) => None,
            _ => (there.tint != figure.tint && (sticky || !self.walls.has(to))).then_some(Slide::Repaint),
        }
    }

    /// Where a die may be put in a fragment (CQ-DIE-5).
    pub(crate) fn free_crystals(&self, fragment: usize) -> Squares {
        let taken = self.occupied | self.field.dice_squares() | self.field.bones() | self.walls;
        self.layout.crystals(fragment, self.state.faces[fragment]) - taken
    }

    /// The links of a colour's networks (CQ-NET-1 to CQ-NET-3).
    pub(crate) fn links(&self, tint: Tint) -> Squares {
        let golem = |at: &Square| self.figure(*at).is_some_and(|figure| figure.kind.is_paint() && figure.tint == tint);
        let golems: Squares = self.field.invocations().iter().filter(golem).collect();
        self.field.puddles().of(tint) | golems
    }
}
