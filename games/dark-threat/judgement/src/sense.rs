//! What both camps' prospects are made of, worked out once for a position.

use super::front::{FAR, Painter};
use dark_threat::{Camp, DarkThreat, Ground, Kind, Paint, Piece, State, Temple};
use paint::{Board, Colour, Direction, Square, Squares};

/// A position as both camps see it.
pub(super) struct Sense<'a> {
    pub(super) rules: &'a DarkThreat,
    pub(super) board: &'a Board,
    pub(super) ground: &'a Ground,
    pub(super) state: &'a State,
    pub(super) occupied: Squares,
    pub(super) totems: Squares,
    /// Black puddles, without those that vanish before anybody can use or must mind them.
    pub(super) black: Squares,
    pub(super) coloured: Squares,
    pub(super) lit: Squares,
    /// How many attacks each of Kaos's two turns needs to reach the centres of the Temples, Oak and the Chosen One.
    pub(super) king: Reach,
    pub(super) queen: Reach,
}

/// How far the figures of a Kaos turn are from what they want.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The centres, by Temple.
    pub(super) centres: [f32; 3],
    pub(super) oak: f32,
    pub(super) chosen_one: f32,
}

impl<'a> Sense<'a> {
    pub(super) fn of(rules: &'a DarkThreat, state: &'a State) -> Sense<'a> {
        let field = state.field();
        let (board, ground) = (rules.board(), rules.ground(state));
        let totems = field.totems();
        // DT-TURN-6: what lies on a tile or near a Totem is gone when Gaia's next turn begins.
        let lasts = state.turn().camp() == Camp::Kaos && state.actions_left().1 > 0;
        let black = if lasts { field.black() } else { field.black() - ground.tiles() - board.around_all(totems) };
        let far = Reach { centres: [FAR; 3], oak: FAR, chosen_one: FAR };
        let mut sense = Sense {
            rules,
            board,
            ground,
            state,
            occupied: field.occupied(),
            totems,
            black,
            coloured: field.coloured(),
            lit: rules.lit(state),
            king: far,
            queen: far,
        };
        sense.king = sense.king_reach();
        sense.queen = sense.queen_reach();
        sense
    }

    pub(super) fn square(&self, piece: Piece) -> Option<Square> {
        self.state.field().square(piece)
    }

    pub(super) fn steps(&self, from: Square, to: Square) -> f32 {
        self.board.steps(from, to).map_or(20.0, f32::from)
    }

    fn set(&self, piece: Piece) -> Squares {
        self.square(piece).map_or(Squares::NONE, Squares::of)
    }

    /// The squares of Oak or the Chosen One, if black paint can harm him there.
    fn prey(&self, piece: Piece) -> Squares {
        let safe = piece == Piece::ChosenOne && self.rules.in_force(self.state, Temple::Spirit);
        if safe || self.state.field().is_guarded(piece) { Squares::NONE } else { self.set(piece).without(self.rules.sanctuary()) }
    }

    /// The targets of black paint: the centres that nobody stands on, Oak and the Chosen One.
    fn targets(&self) -> [Squares; 5] {
        let [a, b, c] = Temple::ALL.map(|temple| Squares::of(self.ground.centre(temple)) - self.occupied);
        [a, b, c, self.prey(Piece::Oak), self.prey(Piece::ChosenOne)]
    }

    fn black_painter(&self, from: Squares, length: u8) -> Painter {
        let banes = [Piece::ForceBane, Piece::WisdomBane, Piece::SpiritBane, Piece::HalfBane, Piece::UltimateBane];
        let banes = banes.iter().fold(Squares::NONE, |all, &bane| all | self.set(bane));
        let open = (self.board.all() - self.totems - self.lit).without(self.rules.sanctuary());
        Painter {
            origins: from,
            ground: Squares::NONE,
            strides: 0,
            links: self.black | banes,
            open,
            bare: open - self.occupied,
            length,
        }
    }

    /// The Wooden King's lines, Banes that crash, and the Ultimate Bane.
    fn king_reach(&self) -> Reach {
        let length = self.rules.constants().advanced_network;
        let targets = self.targets();
        let king = self.set(Piece::WoodenKing);
        let lost = self.state.field().stunned().has(Piece::WoodenKing);
        let [a, b, c, mut oak, mut chosen_one] = match king.is_empty() {
            true => [FAR; 5],
            false => {
                let late = if lost { 2.0 } else { 0.0 };
                self.black_painter(king, length).lines_to(self.board, targets, 5.0).map(|lines| lines + late)
            }
        };
        for bane in [Piece::ForceBane, Piece::WisdomBane, Piece::SpiritBane, Piece::HalfBane] {
            let Some(at) = self.square(bane) else { continue };
            for (target, reach) in [(targets[3], &mut oak), (targets[4], &mut chosen_one)] {
                if let Some(prey) = target.first() {
                    *reach = reach.min(self.steps(at, prey));
                }
            }
        }
        let [oak_storm, chosen_storm] = self.storm();
        Reach { centres: [a, b, c], oak: oak.min(oak_storm), chosen_one: chosen_one.min(chosen_storm) }
    }

    /// Fongia's cloud, the Doomed Chief's lines, and the Ultimate Bane.
    fn queen_reach(&self) -> Reach {
        let mut reach = Reach { centres: [FAR; 3], oak: FAR, chosen_one: FAR };
        let targets = self.targets();
        let chief = self.set(Piece::DoomedChief);
        if !chief.is_empty() {
            let length = self.rules.constants().network;
            let ground = (self.board.all() - self.occupied - self.coloured).without(self.rules.sanctuary());
            let painter = Painter { ground, strides: 1, ..self.black_painter(chief, length) };
            let late = if self.state.field().stunned().has(Piece::DoomedChief) { 2.0 } else { 0.0 };
            let [a, b, c, oak, chosen_one] = painter.lines_to(self.board, targets, 5.0).map(|lines| lines + late);
            reach = Reach { centres: [a, b, c], oak, chosen_one };
        }
        if let Some(fongia) = self.square(Piece::Fongia) {
            let stops = (self.occupied | self.coloured).with(self.rules.sanctuary());
            let run = |all, &to: &Direction| all | self.board.reach(fongia, to, stops).passed;
            let runs = Direction::STRAIGHT.iter().fold(Squares::of(fongia), run);
            let clouds = self.board.around_all(runs);
            for (target, reach) in [(targets[3], &mut reach.oak), (targets[4], &mut reach.chosen_one)] {
                if !target.is_empty() {
                    let near = target.meets(self.board.around(fongia));
                    *reach = reach.min(if near {
                        0.6
                    } else if target.meets(clouds) {
                        1.0
                    } else {
                        2.0
                    });
                }
            }
        }
        let [oak, chosen_one] = self.storm();
        reach.oak = reach.oak.min(oak);
        reach.chosen_one = reach.chosen_one.min(chosen_one);
        reach
    }

    /// How far the Ultimate Bane is from Oak and from the Chosen One; the Sanctuary does not keep it off (DT-ATK-3).
    fn storm(&self) -> [f32; 2] {
        let Some(at) = self.square(Piece::UltimateBane) else { return [FAR; 2] };
        let near = self.board.around_all(self.state.field().black());
        [Piece::Oak, Piece::ChosenOne].map(|piece| {
            let safe = piece == Piece::ChosenOne && self.rules.in_force(self.state, Temple::Spirit);
            let Some(prey) = self.square(piece).filter(|_| !safe && !self.state.field().is_guarded(piece)) else { return FAR };
            match () {
                () if self.board.around(at).has(prey) => 0.6,
                () if near.has(prey) => 1.0,
                () => 2.0,
            }
        })
    }

    /// The unlit prisms of a colour that can be painted.
    pub(super) fn dark_prisms(&self, colour: Colour) -> Squares {
        self.ground.prisms(colour) - self.occupied - self.black
    }

    /// Whether a prism of this colour is lit.
    pub(super) fn is_lit(&self, colour: Colour) -> bool {
        self.state.field().puddles().of(Paint::Colour(colour)).meets(self.ground.prisms(colour))
    }

    /// Somebody of Gaia who paints from a square.
    pub(super) fn painter(&self, at: Square, kind: Kind) -> Painter {
        let constants = self.rules.constants();
        let avatar = kind == Kind::Avatar;
        let open = (self.board.all() - self.totems - self.black).without(self.rules.sanctuary());
        let free = (self.board.all() - self.occupied).without(self.rules.sanctuary());
        Painter {
            origins: at.into(),
            ground: if avatar { free } else { (free - self.black).with(self.rules.sanctuary()) },
            strides: if avatar { 2 } else { 1 },
            links: self.coloured,
            open,
            bare: open - self.occupied,
            length: if avatar { constants.advanced_network } else { constants.network },
        }
    }

    /// Where Oak gets with one move.
    pub(super) fn oak_flights(&self) -> Squares {
        let Some(at) = self.square(Piece::Oak) else { return Squares::NONE };
        let stops = (self.occupied | self.state.field().black()).without(at);
        Direction::ALL.iter().fold(Squares::NONE, |all, &to| all | self.board.reach(at, to, stops).passed)
    }
}
