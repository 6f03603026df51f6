//! Slug (section 10): how Golems move, eat, fuse and burst.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Figure, Hits, Kind};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Slug;

impl Unit for Slug {
    const CODE: &'static str = "slug";
    const KINDS: &'static [Kind] = &[Kind::Mini, Kind::Maxi];
    const COST: Cost = Cost::Move;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-SLUG-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let field = look.field;
        let around = look.rules.board.around(by);
        let figures = around & field.occupied();
        let mut open = around - figures;
        for to in figures.iter() {
            if field.figure(to).is_some_and(|figure| eats(look, look.kind(by), figure)) {
                open.add(to);
            }
        }
        open.iter().for_each(|to: Square| push(Aim::At(to)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let to = match at(aim) {
            Some(to) if to == by => return refuse("PB-MOVE-10"),
            Some(to) if look.rules.board.steps(by, to) == Some(1) => to,
            _ => return refuse(Self::RULE),
        };
        let Some(figure) = look.field.figure(to) else { return Ok(()) };
        let mover = look.kind(by);
        match figure.kind {
            Kind::Chief if to == look.rules.quest => refuse("PB-SLUG-8"),
            Kind::Chief => refuse("PB-SLUG-6"),
            Kind::Maxi => refuse("PB-FUSE-4"),
            Kind::Mini | Kind::Clone if mover == Kind::Maxi => Ok(()),
            Kind::Mini | Kind::Clone if has_maxi(look) => Ok(()),
            Kind::Mini | Kind::Clone => refuse("PB-FUSE-3"),
            _ if figure.seat != look.seat => Ok(()),
            _ if look.field.walls().has(to) => refuse("PB-SLUG-7"),
            _ => refuse("PB-SLUG-6"),
        }
    }

    /// The destination first, then the puddle on the square left, then an explosion if any (PB-SLUG-3).
    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let (Some(to), Some(golem)) = (at(aim), scene.state.field.lift(by)) else { return Hits::default() };
        scene.tell(Event::Moved { figure: golem, from: by, to });
        // On a wall and on the Quest square it explodes (PB-SLUG-7, PB-SLUG-8).
        if to == scene.rules.quest || scene.state.field.walls().has(to) {
            scene.paint([by], golem.seat, Brush::Fighter);
            scene.burst(to, golem);
            return Hits::default();
        }
        match scene.state.field.figure(to) {
            Some(eaten) if eaten.kind.is_invocation() => {
                scene.state.field.lift(to);
                scene.tell(Event::Eaten { at: to, figure: eaten });
                scene.state.field.stand(to, Figure { kind: Kind::Maxi, ..golem });
                if golem.kind == Kind::Mini {
                    scene.tell(Event::Fused { seat: golem.seat, at: to });
                }
            }
            Some(fighter) => {
                scene.state.field.repaint(to, golem.seat);
                scene.tell(Event::Repainted { at: to, kind: fighter.kind, from: fighter.seat, to: golem.seat });
                scene.tell(Event::Desummoned { at: to, figure: golem });
            }
            None => {
                scene.erase(to);
                scene.state.field.stand(to, golem);
            }
        }
        scene.paint([by], golem.seat, Brush::Fighter);
        Hits::default()
    }
}

/// Whether a Golem may move onto this figure.
fn eats(look: &Look<'_>, mover: Kind, figure: Figure) -> bool {
    match figure.kind {
        Kind::Chief | Kind::Maxi => false,
        Kind::Mini | Kind::Clone => mover == Kind::Maxi || has_maxi(look),
        _ => figure.seat != look.seat,
    }
}

/// Whether the seat's maxi Golem is in its supply, for a fusion (PB-FUSE-3).
fn has_maxi(look: &Look<'_>) -> bool {
    let golems: Squares = look.field.figures_of(look.seat) & look.field.invocations();
    let maxis = golems.iter().filter(|&at| look.kind(at) == Kind::Maxi).count();
    maxis < look.rules.constants.maxi_golems.into()
}
