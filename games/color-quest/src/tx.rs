//! What happens to a position.

use crate::movegen::MoveGen;
use crate::{Camp, Cause, Class, ColorQuest, Event, Figure, Frame, Kind, Marks, Parry, Passive, State, Tile, Tint};
use arrayvec::ArrayVec;
use paint::{Colour, Square};
use tabletop::{Chance, Die, Faces, Log};

/// A position that something happens to, with luck and whoever listens.
pub(crate) struct Tx<'a, C: ?Sized, L> {
    pub(crate) rules: &'a ColorQuest,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) log: &'a mut L,
}

/// The faces of a Kadamas die, in the order of the wheel.
const FACES: [&str; 6] = ["red", "orange", "yellow", "green", "blue", "purple"];

/// The first two of some options: whether there is any, and whether there is a choice.
pub(crate) fn two<T>(mut options: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (options.next(), options.next())
}

/// The squares that one action reaches at most: two lines, or an area.
pub(crate) type Reached = ArrayVec<Square, 64>;

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }

    pub(crate) fn movegen(&self) -> MoveGen<'_> {
        MoveGen::of(self.rules, self.state)
    }

    pub(crate) fn figure(&self, at: Square) -> Option<Figure> {
        self.state.field.figure(at)
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.business.push(frame);
    }

    /// One Kadamas die is rolled (CQ-HID-3).
    pub(crate) fn roll(&mut self) -> Colour {
        let die = Die { label: "kadamas", faces: Faces::Named(&FACES) };
        Colour::WHEEL[self.chance.pick(die, &[1; 6])]
    }

    /// The squares in board order (CQ-GEN-7).
    pub(crate) fn ordered(&self, squares: impl IntoIterator<Item = Square>) -> Reached {
        let layout = self.rules.layout(self.state);
        let mut list: Reached = squares.into_iter().collect();
        list.sort_unstable_by_key(|&at| layout.rank(at));
        list
    }

    /// A figure is replaced by another one that keeps its marks (CQ-GEN-13).
    pub(crate) fn become_(&mut self, at: Square, kind: Kind, tint: Tint) {
        let Some(was) = self.figure(at) else { return };
        let mut marks = was.marks;
        if was.camp() != tint.camp() {
            marks = marks.without(Marks::OF_SIDE);
        }
        if kind == Kind::Skelette {
            marks = marks.without(Marks::STUNNED);
        }
        let now = Figure { kind, tint, marks };
        self.state.field.put(at, now);
        self.tell(Event::Became { was, now, at });
    }

    pub(crate) fn remove(&mut self, at: Square) {
        if let Some(figure) = self.state.field.lift(at) {
            self.tell(Event::Removed { figure, at });
        }
    }

    /// A figure without marks comes; what lies there gives way.
    pub(crate) fn appear(&mut self, at: Square, kind: Kind, tint: Tint) {
        self.state.field.wipe(at);
        let figure = Figure::new(kind, tint);
        self.state.field.put(at, figure);
        self.tell(Event::Appeared { figure, at });
    }

    pub(crate) fn erase(&mut self, at: Square) {
        if let Some(tint) = self.state.field.wipe(at) {
            self.tell(Event::Erased { tint, at });
        }
    }

    pub(crate) fn bless(&mut self, at: Square, mark: Marks) {
        self.state.field.mark(at, |marks| marks.with(mark));
        if let Some(figure) = self.figure(at) {
            self.tell(Event::Blessed { figure, at, mark });
        }
    }

    /// Whether the Rônin wards off what is happening (CQ-PAS-5).
    pub(crate) fn parries(&mut self, at: Square) -> bool {
        let Some(figure) = self.figure(at) else { return false };
        let enemy = self.state.cause == Cause::Figure(figure.camp().other());
        let able = self.movegen().has(figure, Passive::Parry) && !self.state.ronin_moved;
        if !enemy || !able || self.state.parry == Parry::Spent {
            return false;
        }
        if self.state.parry == Parry::Ready {
            self.state.parry = Parry::Now;
            self.tell(Event::Parried { at });
        }
        true
    }

    /// An offensive action stuns whoever stands here (CQ-HGT-3, CQ-STA-19).
    pub(crate) fn strike(&mut self, at: Square, reach: bool) {
        let movegen = self.movegen();
        let Some(figure) = movegen.figure(at) else { return };
        if movegen.is_in_reach(at, reach) && movegen.stun_hits(at, figure) && !self.parries(at) {
            self.stun(at);
        }
    }

    /// An offensive action, or an explosion, paints whoever stands here.
    pub(crate) fn dye(&mut self, at: Square, tint: Tint, reach: bool) {
        let movegen = self.movegen();
        let Some(figure) = movegen.figure(at) else { return };
        if movegen.is_in_reach(at, reach) && movegen.paint_hits(at, figure, tint) && !self.parries(at) {
            self.paint_figure(at, tint);
        }
    }

    /// Paint comes to an area (CQ-ATK-4): first to the ground, then to figures in board order. Dice of its colour are
    /// collected from `collects` (CQ-DIE-4). The top of a wall is reached with `reach`, or as the `centre` (CQ-PNT-7).
    pub(crate) fn spread(&mut self, area: &[Square], tint: Tint, reach: bool, collects: bool, centre: Option<Square>) {
        let standing = self.state.field.occupied();
        let figures = self.ordered(area.iter().copied().filter(|&at| standing.has(at)));
        let ground: Reached = area.iter().copied().filter(|&at| !standing.has(at)).collect();
        for &at in &ground {
            if reach || centre == Some(at) || !self.state.field.walls().has(at) {
                self.paint_ground(at, tint);
            }
        }
        for at in figures {
            self.dye(at, tint, reach || centre == Some(at));
        }
        if collects {
            self.collect_all(&ground, tint);
        }
    }

    /// Dice of this colour under the paint are collected, in the order of the squares (CQ-END-2).
    fn collect_all(&mut self, ground: &[Square], tint: Tint) {
        let camp = self.state.active;
        for &at in ground.iter().rev() {
            let own = |die: &Option<crate::Shown>| die.is_some_and(|die| die.at == at && Tint::of(die.colour) == tint);
            if let Some(fragment) = self.state.field.dice.iter().position(own) {
                self.push(Frame::Collect { camp, fragment: fragment as u8 });
            }
        }
    }

    /// Paint comes to a square without figure (CQ-PNT-3, CQ-PNT-5).
    pub(crate) fn paint_ground(&mut self, at: Square, tint: Tint) {
        if self.state.field.bones().has(at) {
            if tint == Tint::Black {
                self.awaken(at);
            }
            return;
        }
        if self.movegen().paints_ground(at, tint) {
            let over = self.state.field.puddle(at);
            self.state.field.lay(at, tint);
            self.tell(Event::Painted { tint, at, over });
        }
    }

    /// A bone pile becomes a Skelette (CQ-SKL-1).
    pub(crate) fn awaken(&mut self, at: Square) {
        if self.rules.spares(self.state, Kind::Skelette) > 0 {
            self.state.field.clear(Tile::Bones, at);
            self.appear(at, Kind::Skelette, Tint::Black);
        }
    }

    /// Paint on a figure (table 22.6).
    pub(crate) fn paint_figure(&mut self, at: Square, tint: Tint) {
        let Some(figure) = self.figure(at) else { return };
        let black = tint == Tint::Black;
        match figure.class() {
            Class::Paint if black => self.regress(at),
            Class::Spirit if black => self.remove(at),
            Class::Paint | Class::Spirit => {}
            Class::Hero if black != (figure.camp() == Camp::Kaos) => self.lower(at),
            Class::Hero if black => {}
            Class::Khromaz if black => {
                if self.rules.spares(self.state, Kind::Skelette) > 0 {
                    self.become_(at, Kind::Skelette, Tint::Black);
                } else {
                    self.pile(at);
                }
            }
            Class::Skelette if black => {}
            Class::Skelette => {
                if self.rules.khromaz(self.state) > 0 {
                    self.become_(at, Kind::Newcomer, tint);
                } else {
                    self.pile(at);
                }
            }
            Class::Hero | Class::Champion | Class::Khromaz => {
                if figure.tint != tint {
                    self.become_(at, figure.kind, tint);
                }
            }
        }
    }

    /// Stuns a figure, whatever that means to it (CQ-STA-5 to CQ-STA-8).
    pub(crate) fn stun(&mut self, at: Square) {
        let Some(figure) = self.figure(at) else { return };
        match figure.class() {
            Class::Paint => self.regress(at),
            Class::Spirit => self.remove(at),
            Class::Skelette => self.pile(at),
            Class::Hero => self.lower(at),
            Class::Champion | Class::Khromaz => self.lay_down(at, figure),
        }
    }

    fn lay_down(&mut self, at: Square, figure: Figure) {
        if !figure.is(Marks::STUNNED) {
            self.state.field.mark(at, |marks| marks.with(Marks::STUNNED).without(Marks::MUST));
            self.tell(Event::Stunned { figure, at });
        }
    }

    /// A hero loses a level, or lies; once for each action (CQ-GEN-17).
    fn lower(&mut self, at: Square) {
        let Some(figure) = self.figure(at) else { return };
        let index = figure.camp().index();
        if std::mem::replace(&mut self.state.struck[index], true) {
            return;
        }
        match figure.kind.lowered() {
            Some(kind) => {
                self.become_(at, kind, figure.tint);
                self.state.changed[index] = true;
            }
            None => self.lay_down(at, figure),
        }
    }

    /// A paint invocation goes down one step, or further if a figure is missing (CQ-STA-6, CQ-STA-7).
    pub(crate) fn regress(&mut self, at: Square) {
        let Some(figure) = self.figure(at) else { return };
        let lower = match figure.kind {
            Kind::Clone => &[Kind::Golem, Kind::MiniGolem][..],
            Kind::Golem => &[Kind::MiniGolem],
            _ => &[],
        };
        let kind = lower.iter().copied().find(|&kind| self.rules.spares(self.state, kind) > 0);
        match kind {
            Some(kind) => self.become_(at, kind, figure.tint),
            None => {
                self.remove(at);
                self.paint_ground(at, figure.tint);
            }
        }
    }

    /// A Skelette, or a Khromaz without one, becomes a bone pile (CQ-SKL-4 to CQ-SKL-9).
    pub(crate) fn pile(&mut self, at: Square) {
        let movegen = self.movegen();
        if movegen.walls.has(at) || movegen.field.bones().has(at) {
            self.remove(at);
        } else if self.rules.piles(self.state) > 0 {
            self.remove(at);
            self.state.field.build(Tile::Bones, at);
            self.tell(Event::Piled { at });
        }
    }

    /// An invocation explodes where it stands (CQ-EXP-1 to CQ-EXP-4).
    pub(crate) fn explode(&mut self, at: Square) {
        let Some(figure) = self.figure(at) else { return };
        self.tell(Event::Exploded { figure, at });
        match figure.class() {
            Class::Skelette => self.pile(at),
            Class::Spirit => self.remove(at),
            Class::Paint => {
                self.remove(at);
                let board = &self.rules.layout(self.state).board;
                let area = if figure.kind == Kind::MiniGolem { board.cross(at) } else { board.block(at) };
                self.spread(&area, figure.tint, false, false, Some(at));
            }
            _ => {}
        }
    }

    /// A figure changes squares; its must-move mark is gone (CQ-TIL-4).
    pub(crate) fn carry(&mut self, from: Square, to: Square) {
        if let Some(mut figure) = self.state.field.lift(from) {
            figure.marks = figure.marks.without(Marks::MUST);
            self.state.field.put(to, figure);
            self.tell(Event::Moved { figure, from, to });
        }
    }

    /// An unoccupied wall is destroyed, with what lies on it (CQ-PAS-7, CQ-TIL-12).
    pub(crate) fn break_wall(&mut self, at: Square) {
        if self.state.field.walls().has(at) {
            self.erase(at);
            self.state.field.clear(Tile::Wall, at);
            self.tell(Event::Broken { at });
        }
    }

    /// Forced movement onto an open square, whatever lies there (CQ-ENT-5, CQ-INV-6, CQ-INV-7).
    pub(crate) fn shove(&mut self, from: Square, to: Square) {
        let puddle = self.state.field.wipe(to);
        let Some(figure) = self.figure(from) else { return };
        self.carry(from, to);
        if let Some(tint) = puddle.filter(|&tint| tint != figure.tint) {
            self.paint_figure(to, tint);
        }
        self.push(Frame::Arrive { at: to });
    }

    /// A paint invocation leaves its trail and goes somewhere, by itself or carried (CQ-INV-3 to CQ-INV-12).
    pub(crate) fn slide(&mut self, from: Square, to: Square, carried: bool) {
        use crate::movegen::Slide;
        let Some(figure) = self.figure(from) else { return };
        let Some(slide) = self.movegen().slide(figure, to, carried) else { return };
        if slide == Slide::Repaint && self.parries(to) {
            return;
        }
        match slide {
            Slide::Repaint => {
                self.remove(from);
                self.paint_ground(from, figure.tint);
                self.paint_figure(to, figure.tint);
                return;
            }
            Slide::Fuse | Slide::Absorb => self.remove(to),
            Slide::Stand | Slide::Regress | Slide::Explode => {
                self.state.field.wipe(to);
            }
        }
        self.carry(from, to);
        self.paint_ground(from, figure.tint);
        match slide {
            Slide::Fuse => self.become_(to, Kind::Golem, figure.tint),
            Slide::Regress => self.regress(to),
            Slide::Explode => return self.explode(to),
            _ => {}
        }
        self.push(Frame::Arrive { at: to });
    }
}
