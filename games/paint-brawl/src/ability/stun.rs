//! Stun (PB-STUN-1): the Basher's blow to everything around her.

use super::{Cost, Shape, Unit, refuse};
use crate::look::{Look, recoils};
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Stun;

impl Unit for Stun {
    const CODE: &'static str = "stun";
    const KINDS: &'static [Kind] = &[Kind::Basher];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::Alone;
    const RULE: &'static str = "PB-STUN-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if Self::changes(look, by, Aim::Alone) {
            push(Aim::Alone);
        }
    }

    fn check(_: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        if aim == Aim::Alone { Ok(()) } else { refuse(Self::RULE) }
    }

    fn changes(look: &Look<'_>, by: Square, _: Aim) -> bool {
        let around = look.rules.board.around(by) - look.field.walls();
        around.iter().filter_map(|at| look.field.figure(at)).filter(|figure| figure.seat != look.seat).any(|figure| match figure
            .kind
        {
            Kind::Chief => recoils(look.rules, look.field, figure.seat),
            Kind::Mini | Kind::Maxi | Kind::Clone => true,
            _ => !figure.stuns.has(look.seat),
        })
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let mut hits = Hits::default();
        let Some(basher) = scene.state.field.figure(by) else { return hits };
        for at in scene.rules.board.ring(by, &Direction::ALL) {
            match scene.state.field.figure(at) {
                Some(figure) if figure.seat == basher.seat || scene.state.field.walls().has(at) => {}
                Some(figure) if figure.kind == Kind::Chief => hits.add(figure.seat),
                Some(figure) if figure.kind.is_invocation() => scene.desummon(at),
                Some(_) => scene.stun(at, basher.seat),
                None => {}
            }
        }
        hits
    }
}
