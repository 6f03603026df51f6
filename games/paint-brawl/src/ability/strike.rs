//! Strike (PB-STRIKE-1): the Basher sends a figure beside her flying.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let near = look.rules.board.around(by) & look.field.occupied();
        for victim in near.iter() {
            let aim = Aim::At(victim);
            if Self::check(look, by, aim).is_ok() && Self::changes(look, by, aim) {
                push(aim);
            }
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(victim) = at(aim) else { return refuse(Self::RULE) };
        let Some(figure) = look.field.figure(victim) else { return refuse(Self::RULE) };
        if look.rules.board.steps(by, victim) != Some(1) || look.field.walls().has(victim) {
            return refuse(Self::RULE);
        }
        let Some(line) = look.rules.board.between(by, victim) else { return refuse(Self::RULE) };
        match figure.kind {
            Kind::Chief if figure.seat == look.seat => refuse(Self::RULE),
            Kind::Chief if !line.is_straight() => refuse("PB-STRIKE-2"),
            Kind::Chief if !slides(look, victim, line) => refuse("PB-STRIKE-5"),
            _ => Ok(()),
        }
    }

    /// A fighter who bears the mark already and cannot slide stays as it is.
    fn changes(look: &Look<'_>, by: Square, aim: Aim) -> bool {
        let victim = at(aim).and_then(|victim| Some((victim, look.field.figure(victim)?)));
        victim.is_some_and(|(victim, figure)| match figure.kind {
            Kind::Mini | Kind::Maxi | Kind::Clone | Kind::Chief => true,
            _ => {
                let line = look.rules.board.between(by, victim);
                !figure.stuns.has(look.seat) || line.is_some_and(|line| slides(look, victim, line))
            }
        })
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let (Some(victim), Some(basher)) = (at(aim), scene.state.field.figure(by)) else { return Hits::default() };
        let (Some(figure), Some(line)) = (scene.state.field.figure(victim), scene.rules.board.between(by, victim)) else {
            return Hits::default();
        };
        if figure.kind.is_invocation() {
            scene.splash(victim, figure, line);
        } else {
            scene.slide(victim, figure, line, basher.seat);
        }
        Hits::default()
    }
}

/// Whether a figure can slide at least one square (PB-STRIKE-3).
fn slides(look: &Look<'_>, from: Square, line: Direction) -> bool {
    look.rules.board.step(from, line).is_some_and(|next| look.is_free(next))
}

impl<L: Log<Event>> Scene<'_, L> {
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
