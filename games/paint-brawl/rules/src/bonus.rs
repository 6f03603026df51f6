//! Bonus cards: played, answered with Immunity, done (PB-REACT-4).

use crate::brush::{Brush, Stroke, stroke};
use crate::deed::{explodes, reacts};
use crate::tx::{Tx, shape};
use crate::{Card, Event, Field, Frame, Kind, PaintBrawl, Play};
use crate::{goal, turn};
use paint::Square;
use tabletop::{Chance, Log, Seat, Seats};

impl<L: Log<Event>> Tx<'_, L> {
    /// A seat plays a card; whoever it is played against may answer.
    pub(crate) fn play_card<C: Chance + ?Sized>(&mut self, by: Seat, play: Play, chance: &mut C) {
        self.state.use_up(by, play.card());
        self.tell(Event::Card { seat: by, play });
        self.ask_immunity(play, by, by, chance);
    }

    /// Asks the next seat after `after` that a card is played against; if there is none, the card takes effect.
    fn ask_immunity<C: Chance + ?Sized>(&mut self, play: Play, by: Seat, after: Seat, chance: &mut C) {
        let state = &*self.state;
        let against = against(self.rules, &state.field, state.active, play, by);
        let answers = |seat: &Seat| against.has(*seat) && state.hands[seat.index()].has(Card::Immunity);
        let asked = state.after(after).take_while(|&seat| seat != by).find(answers);
        match asked {
            Some(asked) => self.state.business.push(Frame::Played { play, by, asked, rival: None, immunities: 0 }),
            None => self.take_effect(play, by, chance),
        }
    }

    /// The seat that is asked plays Immunity, which the other side may answer in turn (PB-IMMUNE-1).
    pub(crate) fn play_immunity<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        let Some(Frame::Played { play, by, asked, rival, immunities }) = self.state.business.pop() else { return };
        self.state.use_up(asked, Card::Immunity);
        self.tell(Event::Immune { seat: asked });
        let rival = rival.unwrap_or(asked);
        let immunities = immunities + 1;
        let next = if immunities % 2 == 1 { by } else { rival };
        if self.state.hands[next.index()].has(Card::Immunity) {
            self.state.business.push(Frame::Played { play, by, asked: next, rival: Some(rival), immunities });
        } else {
            self.settle_chain(play, by, rival, immunities, chance);
        }
    }

    /// The seat that is asked does not play Immunity.
    pub(crate) fn pass_immunity<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        let Some(Frame::Played { play, by, asked, rival, immunities }) = self.state.business.pop() else { return };
        self.tell(Event::Passed { seat: asked });
        match rival {
            Some(rival) => self.settle_chain(play, by, rival, immunities, chance),
            None => self.ask_immunity(play, by, asked, chance),
        }
    }

    /// The last Immunity decides. If the first one was cancelled, seats that were not asked yet still are (PB-REACT-4).
    fn settle_chain<C: Chance + ?Sized>(&mut self, play: Play, by: Seat, rival: Seat, immunities: u8, chance: &mut C) {
        if immunities % 2 == 1 {
            self.tell(Event::CardCancelled { seat: by, card: play.card() });
            self.ask_again(chance);
        } else {
            self.tell(Event::CardCancelled { seat: rival, card: Card::Immunity });
            self.ask_immunity(play, by, rival, chance);
        }
    }

    fn take_effect<C: Chance + ?Sized>(&mut self, play: Play, by: Seat, chance: &mut C) {
        match play {
            Play::Fatigue | Play::Missed => return self.cancel(play.card()),
            Play::Kadamas(squares) => squares.iter().for_each(|at| self.erase(at)),
            Play::Explosion(at) => self.explode(at),
            Play::Summoning(at) => self.summon(at, Kind::Mini, by),
        }
        goal::movegen(self);
        self.ask_again(chance);
    }

    /// After a card the seat that played it is asked again if it could play another, else the next one (PB-REACT-3).
    fn ask_again<C: Chance + ?Sized>(&mut self, chance: &mut C) {
        if self.state.over.is_some() {
            return;
        }
        match self.state.business.top() {
            Some(Frame::Declared { deed, asked }) if !reacts(self.rules, self.state, deed, asked) => {
                self.state.business.pop();
                self.ask_about(deed, asked);
            }
            Some(Frame::LastCall { asked }) if !explodes(self.rules, self.state, asked) => {
                self.state.business.pop();
                turn::last_call(self, asked, chance);
            }
            _ => {}
        }
    }
}

/// The seats that a card is played against (PB-IMMUNE-2) in the turn of `active`.
#[must_use]
pub fn against(rules: &PaintBrawl, field: &Field, active: Seat, play: Play, by: Seat) -> Seats {
    let mut seats = Seats::default();
    match play {
        Play::Fatigue | Play::Missed => seats.add(active),
        Play::Kadamas(squares) => squares.iter().filter_map(|at| field.puddles().at(at)).for_each(|seat| seats.add(seat)),
        Play::Explosion(at) => {
            if let Some(figure) = field.figure(at) {
                seats = changed_by_explosion(rules, field, figure.kind, figure.seat, at);
                seats.add(figure.seat);
            }
        }
        Play::Summoning(at) if field.walls().has(at) => {
            seats = changed_by_explosion(rules, field, Kind::Mini, by, at);
        }
        Play::Summoning(_) => {}
    }
    seats.remove(by);
    seats
}

/// The seats of which an explosion as it stands would change a puddle, the marker or a fighter. Its centre, where the
/// invocation stands, takes the first puddle and is nobody else's.
fn changed_by_explosion(rules: &PaintBrawl, field: &Field, kind: Kind, colour: Seat, at: Square) -> Seats {
    let mut seats = Seats::default();
    let centre_is_own = field.puddles().at(at) == Some(colour);
    let mut supply = (rules.supply_beside(field, colour) + u32::from(centre_is_own)).saturating_sub(1);
    for square in shape(rules, kind, at).into_iter().skip(1) {
        match stroke(rules, field, square, colour, Brush::Explosion, supply) {
            Stroke::Nothing | Stroke::Hit(_) => {}
            Stroke::Puddle { over } | Stroke::Marker { over } => {
                supply -= 1;
                over.into_iter().for_each(|seat| seats.add(seat));
            }
            Stroke::Repaint { from, .. } => seats.add(from),
        }
    }
    seats
}
