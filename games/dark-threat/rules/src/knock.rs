//! Knock-outs: what becomes of a figure that is hit (section 12, table T12).

use crate::blow::harms;
use crate::tx::Tx;
use crate::{Blow, Camp, Event, Frame, Kind, Level, Piece, Shape};
use paint::{Colour, Square};
use tabletop::Log;

impl<L: Log<Event>> Tx<'_, L> {
    /// Hits whoever stands on a square, if it can be harmed (DT-KO-1).
    pub(crate) fn hit(&mut self, blow: Blow, at: Square) {
        let Some(piece) = self.state.field.piece(at) else { return };
        if !harms(self.rules, self.state, blow, piece) {
            return;
        }
        let figure = self.figure(piece);
        match figure.kind {
            Kind::Ninja | Kind::Monk | Kind::Cleric if figure.doomed => {
                // DT-DOOM-4: coloured paint is friendly to him.
                if !matches!(blow, Blow::Hue(_)) {
                    self.tell(Event::KnockedOut { figure, at });
                    self.state.field.stun(piece);
                }
                self.free(piece);
            }
            Kind::ChosenOne
            | Kind::BrightChosenOne
            | Kind::Ninja
            | Kind::Monk
            | Kind::Cleric
            | Kind::WoodenKing
            | Kind::DoomedChief => {
                self.tell(Event::KnockedOut { figure, at });
                self.state.field.stun(piece);
                self.fell(piece);
            }
            Kind::Oak => {
                self.tell(Event::KnockedOut { figure, at });
                self.fell(piece);
                self.oak_returns(at);
            }
            Kind::Fongia => {
                self.tell(Event::KnockedOut { figure, at });
                self.fell(piece);
                self.fongia_returns(at);
            }
            Kind::Mandrake | Kind::Spore => {
                self.tell(Event::KnockedOut { figure, at });
                self.remove(piece, at);
            }
            Kind::Mushroom => self.reshape_at(at, Shape::Totem),
            Kind::SmallBane if blow == Blow::KungFu => self.remove(piece, at),
            Kind::SmallBane => self.state.business.push(Frame::Flee { at }),
            Kind::HalfBane | Kind::UltimateBane => {
                // DT-LIGHT-10: light alone knocks nobody out.
                if matches!(blow, Blow::KungFu | Blow::Quake) {
                    self.tell(Event::KnockedOut { figure, at });
                    self.fell(piece);
                }
                self.state.business.push(Frame::Flee { at });
            }
            Kind::Avatar | Kind::Totem => {}
        }
    }

    /// Notes a knock-out that counts for a double stun (DT-WIN-4, DT-WIN-6, DT-WIN-8, DT-WIN-12).
    fn fell(&mut self, piece: Piece) {
        let camp = self.state.turn.camp();
        let stands_in = self.state.levels == [Level::Hard, Level::Easy];
        let pair = match camp {
            Camp::Gaia if stands_in => [Piece::WoodenKing, Piece::Fongia],
            Camp::Gaia => [Piece::UltimateBane, Piece::Fongia],
            Camp::Kaos => [Piece::Oak, Piece::ChosenOne],
        };
        if !pair.contains(&piece) {
            return;
        }
        self.state.felled.add(piece);
        let done = &mut self.state.feats[camp.index()];
        if !*done && pair.iter().all(|&piece| self.state.felled.has(piece)) {
            *done = true;
            self.tell(Event::Feat { camp });
        }
    }

    /// A Follower is Gaia's again.
    pub(crate) fn free(&mut self, piece: Piece) {
        self.state.field.doom(piece, false);
        if let Some(at) = self.state.field.square(piece) {
            self.tell(Event::Freed { piece, at });
        }
    }

    /// DT-KO-7, DT-KO-8.
    fn oak_returns(&mut self, from: Square) {
        let sanctuary = self.rules.sanctuary;
        let taken = self.state.field.occupied().without(from);
        let suits = |at: &Square| !taken.has(*at) && !self.state.field.black().has(*at);
        let to = match () {
            () if from == sanctuary || !taken.has(sanctuary) => Some(sanctuary),
            () => self.rules.oak_ways.iter().copied().find(suits),
        };
        self.send(Piece::Oak, from, to.unwrap_or(from));
        for colour in Colour::WHEEL {
            if self.state.field.shape(colour) == Shape::Avatar {
                self.reshape(colour, Shape::Totem);
            }
        }
    }

    /// DT-KO-9.
    fn fongia_returns(&mut self, from: Square) {
        let home = self.rules.fongia_swamp;
        let taken = self.state.field.occupied().without(from);
        let shut = taken.with(self.rules.sanctuary) | self.state.field.coloured();
        let to = match () {
            () if from == home || !taken.has(home) => Some(home),
            () => self.rules.fongia_ways.iter().copied().find(|&at| !shut.has(at)),
        };
        self.send(Piece::Fongia, from, to.unwrap_or(from));
    }

    fn send(&mut self, piece: Piece, from: Square, to: Square) {
        if from == to {
            return;
        }
        self.erase(to);
        self.state.field.stand(piece, to);
        let figure = self.figure(piece);
        self.tell(Event::Moved { figure, from, to });
    }
}
