//! Strike (PB-STRIKE-1): the Basher sends a figure beside her flying.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Figure, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal, Seat};

pub(crate) struct Strike;

impl Unit for Strike {
    const CODE: &'static str = "strike";
    const KINDS: &'static [Kind] = &[Kind::Basher];
    const COST: Cost = Cost::Special;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-STRIKE-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let near = movegen.rules.board.around(by) & movegen.field.occupied();
        for victim in near.iter() {
            let aim = Aim::At(victim);
            if Self::check(movegen, by, aim).is_ok() && Self::changes(movegen, by, aim) {
                push(aim);
            }
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(victim) = at(aim) else { return refuse(Self::RULE) };
        let Some(figure) = movegen.field.figure(victim) else { return refuse(Self::RULE) };
        if movegen.rules.board.steps(by, victim) != Some(1) || movegen.field.walls().has(victim) {
            return refuse(Self::RULE);
        }
        let Some(line) = movegen.rules.board.between(by, victim) else { return refuse(Self::RULE) };
        match figure.kind {
            Kind::Chief if figure.seat == movegen.seat => refuse(Self::RULE),
            Kind::Chief if !line.is_straight() => refuse("PB-STRIKE-2"),
            Kind::Chief if !slides(movegen, victim, line) => refuse("PB-STRIKE-5"),
            _ => Ok(()),
        }
    }

    /// A fighter who bears the mark already and cannot slide stays as it is.
    fn changes(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
        let victim = at(aim).and_then(|victim| Some((victim, movegen.field.figure(victim)?)));
        victim.is_some_and(|(victim, figure)| match figure.kind {
            Kind::Mini | Kind::Maxi | Kind::Clone | Kind::Chief => true,
            _ => {
                let line = movegen.rules.board.between(by, victim);
                !figure.stuns.has(movegen.seat) || line.is_some_and(|line| slides(movegen, victim, line))
            }
        })
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let (Some(victim), Some(basher)) = (at(aim), tx.state.field.figure(by)) else { return Hits::default() };
        let (Some(figure), Some(line)) = (tx.state.field.figure(victim), tx.rules.board.between(by, victim)) else {
            return Hits::default();
        };
        if figure.kind.is_invocation() {
            tx.splash(victim, figure, line);
        } else {
            tx.slide(victim, figure, line, basher.seat);
        }
        Hits::default()
    }
}

/// Whether a figure can slide at least one square (PB-STRIKE-3).
fn slides(movegen: &MoveGen<'_>, from: Square, line: Direction) -> bool {
    movegen.rules.board.step(from, line).is_some_and(|next| movegen.is_free(next))
}

impl<L: Log<Event>> Tx<'_, L> {
    /// PB-STRIKE-3, PB-STRIKE-4, PB-STRIKE-5.
    fn slide(&mut self, from: Square, figure: Figure, line: Direction, by: Seat) {
        let field = &self.state.field;
        let shut = field.occupied() | field.puddles().all() | field.walls().with(self.rules.quest);
        let free = self.rules.board.ray(from, line).iter().take_while(|&&square| !shut.has(square));
        let end = free.last().copied();
        if let Some(to) = end {
            self.state.field.shift(from, to);
            self.tell(Event::Slid { figure, from, to });
        }
        if figure.kind.is_fighter() {
            self.stun(end.unwrap_or(from), by);
        }
    }

    /// PB-STRIKE-6: a row of paint along the line, beginning with the invocation's own square.
    fn splash(&mut self, at: Square, figure: Figure, line: Direction) {
        let constants = &self.rules.constants;
        let row = if figure.kind == Kind::Maxi { constants.strike_row_maxi } else { constants.strike_row_mini };
        let behind = self.rules.board.line(at, line, usize::from(row) - 1);
        self.desummon(at);
        self.paint([at].into_iter().chain(behind), figure.seat, Brush::Explosion);
    }
}
