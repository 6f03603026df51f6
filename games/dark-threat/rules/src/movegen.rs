//! The board as the active seat looks at it before it acts.

use crate::blow::harms;
use crate::content::Ground;
use crate::version;
use crate::{Ability, Aim, Blow, Camp, DarkThreat, Field, Kind, Piece, State};
use paint::{Board, Colour, Direction, Line, Square, Squares};
use tabletop::Refusal;

/// What the active camp can use and what it would change, worked out once for a whole list of options.
pub(crate) struct MoveGen<'a> {
    pub(crate) rules: &'a DarkThreat,
    pub(crate) board: &'a Board,
    pub(crate) ground: &'a Ground,
    pub(crate) state: &'a State,
    pub(crate) field: &'a Field,
    pub(crate) camp: Camp,
    /// The squares of all figures.
    pub(crate) figures: Squares,
    pub(crate) totems: Squares,
    pub(crate) small_banes: Squares,
    /// Banes of all sizes.
    pub(crate) banes: Squares,
    pub(crate) black: Squares,
    /// Lit prisms included.
    pub(crate) coloured: Squares,
    pub(crate) lit: Squares,
    /// Neither a figure, nor a Totem, nor the Sanctuary.
    pub(crate) open: Squares,
    /// The figures that are playable and awake, by kind.
    usable: [Squares; Kind::COUNT],
}

impl<'a> MoveGen<'a> {
    pub(crate) fn of(rules: &'a DarkThreat, state: &'a State) -> MoveGen<'a> {
        let field = &state.field;
        let (mut figures, mut totems) = (Squares::NONE, Squares::NONE);
        let (mut small_banes, mut banes) = (Squares::NONE, Squares::NONE);
        let mut usable = [Squares::NONE; Kind::COUNT];
        for piece in Piece::ALL {
            let Some(at) = field.square(piece) else { continue };
            let kind = field.kind(piece);
            if kind == Kind::Totem {
                totems.add(at);
                continue;
            }
            figures.add(at);
            if kind.is_bane() {
                banes.add(at);
            }
            if kind == Kind::SmallBane {
                small_banes.add(at);
            }
            if !field.stunned().has(piece) && kind.plays(field.doomed().has(piece), state.turn) {
                usable[kind.index()].add(at);
            }
        }
        MoveGen {
            rules,
            board: &rules.board,
            ground: rules.ground(state),
            state,
            field,
            camp: state.turn.camp(),
            figures,
            totems,
            small_banes,
            banes,
            black: field.black(),
            coloured: field.coloured(),
            lit: rules.lit(state),
            open: (rules.board.all() - figures - totems).without(rules.sanctuary),
            usable,
        }
    }

    /// The figures of these kinds that are playable and awake.
    #[inline]
    pub(crate) fn usable(&self, kinds: &[Kind]) -> Squares {
        kinds.iter().fold(Squares::NONE, |all, kind| all | self.usable[kind.index()])
    }

    /// What stands on a square.
    #[inline]
    pub(crate) fn kind(&self, at: Square) -> Option<Kind> {
        self.field.piece(at).map(|piece| self.field.kind(piece))
    }

    /// Free squares (DT-WORD-8).
    #[inline]
    pub(crate) fn free(&self) -> Squares {
        self.open - self.black - self.coloured
    }

    /// Where a figure of the active camp may go by its own move (table T11); Teleport and the Spore's flight are others.
    #[inline]
    pub(crate) fn enterable(&self, kind: Kind) -> Squares {
        match kind {
            Kind::Oak | Kind::ChosenOne | Kind::BrightChosenOne => {
                let all = self.open - self.black;
                if self.figures.has(self.rules.sanctuary) { all } else { all.with(self.rules.sanctuary) }
            }
            Kind::Avatar => self.open,
            Kind::SmallBane | Kind::HalfBane => self.open - self.lit,
            _ if self.camp == Camp::Gaia => self.open - self.black,
            _ => self.open - self.coloured,
        }
    }

    /// The same for one square, asked of the board itself, with the rule that says no.
    pub(crate) fn check_entry(&self, kind: Kind, at: Square) -> Result<(), Refusal> {
        let paint = self.field.puddles().at(at);
        let lit = paint.is_some() && self.ground.prism(at).map(crate::Paint::Colour) == paint;
        let refuse = |rule: &'static str| Err(Refusal::by(rule));
        if self.field.piece(at).is_some() {
            return refuse("DT-MOVE-1");
        }
        if at == self.rules.sanctuary && !matches!(kind, Kind::Oak | Kind::ChosenOne | Kind::BrightChosenOne) {
            return refuse("DT-SANC-1");
        }
        match (kind, paint) {
            (_, None) | (Kind::Avatar, _) => Ok(()),
            (Kind::SmallBane | Kind::HalfBane, _) if lit => refuse("DT-BANE-3"),
            (Kind::SmallBane | Kind::HalfBane, _) => Ok(()),
            (_, Some(paint)) if paint.camp() == self.camp => Ok(()),
            _ if lit => refuse("DT-TEMP-3"),
            _ => refuse("DT-PAINT-10"),
        }
    }

    /// The figures that this would do something to.
    pub(crate) fn harmed(&self, blow: Blow) -> Squares {
        let harmed = |piece: &Piece| harms(self.rules, self.state, blow, *piece);
        Piece::ALL.into_iter().filter(harmed).filter_map(|piece| self.field.square(piece)).collect()
    }

    /// Whether this would do something to whoever stands on a square.
    pub(crate) fn harms(&self, blow: Blow, at: Square) -> bool {
        self.field.piece(at).is_some_and(|piece| harms(self.rules, self.state, blow, piece))
    }

    /// What ends the sight lines of the active camp on it (DT-LINE-3, DT-LINE-5); the Sanctuary ends them before it.
    pub(crate) fn stops(&self) -> Squares {
        let paint = match self.camp {
            Camp::Gaia => self.black,
            Camp::Kaos => self.coloured,
        };
        self.solid() | paint
    }

    /// The same for a Shuriken (DT-LINE-6).
    pub(crate) fn solid(&self) -> Squares {
        let figures = match self.camp {
            Camp::Gaia => self.figures,
            Camp::Kaos => self.figures - self.small_banes,
        };
        (figures | self.totems | self.ground.all_prisms).with(self.rules.sanctuary)
    }

    /// The same for a Shot of whoever stands on a square.
    pub(crate) fn stops_shot(&self, by: Square) -> Squares {
        if self.shoots_over_paint(by) { self.solid() } else { self.stops() }
    }

    /// Whether no puddle ends the lines of whoever stands on a square when he shoots (DT-LINE-3).
    pub(crate) fn shoots_over_paint(&self, by: Square) -> bool {
        self.kind(by).is_some_and(|kind| version::shoots_over_paint(self.rules, kind))
    }

    /// A line that ends on the first of `stops`; the Sanctuary is never seen (DT-LINE-4).
    #[inline]
    pub(crate) fn sight(&self, from: Square, to: Direction, stops: Squares) -> Line {
        let mut line = self.board.reach(from, to, stops);
        line.stop = line.stop.filter(|&stop| stop != self.rules.sanctuary);
        line
    }

    /// Whether a square ends a sight line of the active camp, asked of the board itself.
    pub(crate) fn blocks(&self, at: Square, over_puddles: bool) -> bool {
        let figure = self.kind(at).is_some_and(|kind| self.camp == Camp::Gaia || kind != Kind::SmallBane);
        let paint = self.field.puddles().at(at).is_some_and(|paint| paint.camp() != self.camp);
        figure || self.ground.prism(at).is_some() || paint && !over_puddles || at == self.rules.sanctuary
    }

    /// Whether a square is seen along a line, asked square by square (DT-LINE-1 to DT-LINE-6).
    pub(crate) fn check_sight(&self, by: Square, at: Square, over_puddles: bool) -> Result<(), Refusal> {
        let refuse = |rule: &'static str| Err(Refusal::by(rule));
        let Some(to) = self.board.between(by, at).filter(|to| to.is_straight()) else { return refuse("DT-LINE-1") };
        let ray = self.board.ray(by, to).iter();
        let before = ray.take_while(|&&square| square != at).find(|&&square| self.blocks(square, over_puddles));
        match before {
            _ if at == self.rules.sanctuary => refuse("DT-LINE-4"),
            Some(&square) if square == self.rules.sanctuary => refuse("DT-LINE-4"),
            Some(_) => refuse("DT-LINE-3"),
            None => Ok(()),
        }
    }

    /// What black paint changes when it comes there.
    pub(crate) fn blackened(&self) -> Squares {
        let bare = if self.rules.black_supply(self.state) > 0 { self.open - self.lit - self.black } else { Squares::NONE };
        bare | self.harmed(Blow::Black)
    }

    /// What gas turns black (DT-ATK-18).
    pub(crate) fn foul(&self) -> Squares {
        if self.rules.black_supply(self.state) > 0 { (self.coloured & self.open) - self.lit } else { Squares::NONE }
    }

    /// The same for one square, asked of the square itself.
    pub(crate) fn turns_foul(&self, at: Square) -> bool {
        let coloured = self.field.puddles().at(at).is_some_and(|paint| paint.camp() == Camp::Gaia);
        coloured && self.changes(at, crate::Paint::Black) && self.field.piece(at).is_none()
    }

    /// What paint of a colour changes when it comes there.
    pub(crate) fn tinted(&self, colour: Colour) -> Squares {
        let bare = match self.rules.supply(self.state, colour) {
            0 => Squares::NONE,
            _ => self.open - self.lit - self.black - self.field.puddles().of(crate::Paint::Colour(colour)),
        };
        bare | self.harmed(Blow::Hue(colour))
    }

    /// What paint of some colour changes when it comes there.
    pub(crate) fn tinted_somehow(&self) -> Squares {
        Colour::WHEEL.into_iter().fold(Squares::NONE, |all, colour| all | self.tinted(colour))
    }

    /// Whether paint changes anything on a square, asked of the square itself (DT-PAINT-2 to DT-PAINT-9).
    pub(crate) fn changes(&self, at: Square, paint: crate::Paint) -> bool {
        use crate::Paint;
        let (blow, supply) = match paint {
            Paint::Black => (Blow::Black, self.rules.black_supply(self.state)),
            Paint::Colour(colour) => (Blow::Hue(colour), self.rules.supply(self.state, colour)),
        };
        if self.field.piece(at).is_some() {
            return self.harms(blow, at);
        }
        let bare = match (paint, self.field.puddles().at(at)) {
            (_, None) => true,
            (Paint::Black, Some(there)) => there != Paint::Black && self.ground.prism(at).map(Paint::Colour) != Some(there),
            (Paint::Colour(_), Some(Paint::Black)) => false,
            (Paint::Colour(_), Some(there)) => there != paint && self.ground.prism(at).map(Paint::Colour) != Some(there),
        };
        bare && supply > 0 && at != self.rules.sanctuary
    }
}

/// Where a small or half Bane may flee (DT-LIGHT-5), or the Ultimate Bane (DT-LIGHT-6).
pub(crate) fn flights(rules: &DarkThreat, state: &State, at: Square) -> Squares {
    let field = &state.field;
    match field.piece(at).map(|piece| field.kind(piece)) {
        Some(Kind::UltimateBane) => field.black(),
        _ => (rules.board.around(at) - field.occupied() - rules.lit(state)).without(rules.sanctuary),
    }
}

impl DarkThreat {
    /// Whether a figure may use an ability with one of these aims, as the board is: what it costs and what waits to be finished
    /// are not looked at.
    pub fn may_aim(&self, state: &State, ability: Ability, by: Square, aims: impl IntoIterator<Item = Aim>) -> bool {
        let movegen = MoveGen::of(self, state);
        aims.into_iter().any(|aim| ability.check(&movegen, by, aim).is_ok())
    }
}
