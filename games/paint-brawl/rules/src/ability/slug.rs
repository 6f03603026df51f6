//! Slug (section 10): how Golems move, eat, fuse and burst.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let field = movegen.field;
        let around = movegen.rules.board.around(by);
        let figures = around & field.occupied();
        let mut open = around - figures;
        for to in figures.iter() {
            if field.figure(to).is_some_and(|figure| eats(movegen, movegen.kind(by), figure)) {
                open.add(to);
            }
        }
        open.iter().for_each(|to: Square| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let to = match at(aim) {
            Some(to) if to == by => return refuse("PB-MOVE-10"),
            Some(to) if movegen.rules.board.steps(by, to) == Some(1) => to,
            _ => return refuse(Self::RULE),
        };
        let Some(figure) = movegen.field.figure(to) else { return Ok(()) };
        let mover = movegen.kind(by);
        match figure.kind {
            Kind::Chief if to == movegen.rules.quest => refuse("PB-SLUG-8"),
            Kind::Chief => refuse("PB-SLUG-6"),
            Kind::Maxi => refuse("PB-FUSE-4"),
            Kind::Mini | Kind::Clone if mover == Kind::Maxi => Ok(()),
            Kind::Mini | Kind::Clone if has_maxi(movegen) => Ok(()),
            Kind::Mini | Kind::Clone => refuse("PB-FUSE-3"),
            _ if figure.seat != movegen.seat => Ok(()),
            _ if movegen.field.walls().has(to) => refuse("PB-SLUG-7"),
            _ => refuse("PB-SLUG-6"),
        }
    }

    /// The destination first, then the puddle on the square left, then an explosion if any (PB-SLUG-3).
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let (Some(to), Some(golem)) = (at(aim), tx.state.field.lift(by)) else { return Hits::default() };
        tx.tell(Event::Moved { figure: golem, from: by, to });
        // On a wall and on the Quest square it explodes (PB-SLUG-7, PB-SLUG-8).
        if to == tx.rules.quest || tx.state.field.walls().has(to) {
            tx.paint([by], golem.seat, Brush::Fighter);
            tx.burst(to, golem);
            return Hits::default();
        }
        match tx.state.field.figure(to) {
            Some(eaten) if eaten.kind.is_invocation() => {
                tx.state.field.lift(to);
                tx.tell(Event::Eaten { at: to, figure: eaten });
                tx.state.field.stand(to, Figure { kind: Kind::Maxi, ..golem });
                if golem.kind == Kind::Mini {
                    tx.tell(Event::Fused { seat: golem.seat, at: to });
                }
            }
            Some(fighter) => {
                tx.state.field.repaint(to, golem.seat);
                tx.tell(Event::Repainted { at: to, kind: fighter.kind, from: fighter.seat, to: golem.seat });
                tx.tell(Event::Desummoned { at: to, figure: golem });
            }
            None => {
                tx.erase(to);
                tx.state.field.stand(to, golem);
            }
        }
        tx.paint([by], golem.seat, Brush::Fighter);
        Hits::default()
    }
}

/// Whether a Golem may move onto this figure.
fn eats(movegen: &MoveGen<'_>, mover: Kind, figure: Figure) -> bool {
    match figure.kind {
        Kind::Chief | Kind::Maxi => false,
        Kind::Mini | Kind::Clone => mover == Kind::Maxi || has_maxi(movegen),
        _ => figure.seat != movegen.seat,
    }
}

/// Whether the seat's maxi Golem is in its supply, for a fusion (PB-FUSE-3).
fn has_maxi(movegen: &MoveGen<'_>) -> bool {
    let golems: Squares = movegen.field.figures_of(movegen.seat) & movegen.field.invocations();
    let maxis = golems.iter().filter(|&at| movegen.kind(at) == Kind::Maxi).count();
    maxis < movegen.rules.constants.maxi_golems.into()
}
