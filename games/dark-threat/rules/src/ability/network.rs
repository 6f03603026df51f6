//! Network (DT-ATK-7): squares in a row from any square of the attacker's network.

use super::{Aiming, Cost, Unit, need, refuse};
use crate::movegen::MoveGen;
use crate::state::LONGEST_LINE;
use crate::tx::Tx;
use crate::{Aim, Blow, Camp, Event, Frame, Kind, Paint};
use arrayvec::ArrayVec;
use paint::{Colour, Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Network;

impl Unit for Network {
    const CODE: &'static str = "network";
    const KINDS: &'static [Kind] = &[Kind::ChosenOne, Kind::BrightChosenOne, Kind::DoomedChief];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::From;
    const RULE: &'static str = "DT-ATK-7";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        list_lines(movegen, by, movegen.rules.constants.network, push);
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_line(movegen, by, aim, movegen.rules.constants.network)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        let Aim::From(from, to) = aim else { return };
        match tx.kind_at(by) {
            // DT-ATK-11: he chooses a colour for each square.
            Some(Kind::ChosenOne | Kind::BrightChosenOne) => choose_on(tx, from, to, 0, [None; LONGEST_LINE]),
            _ => pour(tx, from, to, tx.rules.constants.network, Paint::Black),
        }
    }
}

/// What a figure paints with; the Chosen One chooses (DT-ATK-10, DT-ATK-11).
fn brush(movegen: &MoveGen<'_>, by: Square) -> Option<Paint> {
    let piece = movegen.field.piece(by)?;
    match movegen.field.kind(piece) {
        Kind::ChosenOne | Kind::BrightChosenOne => None,
        Kind::Avatar => piece.colour().map(Paint::Colour),
        _ => Some(Paint::Black),
    }
}

/// The attacker's network (DT-PAINT-14, DT-PAINT-15).
fn origins(movegen: &MoveGen<'_>, by: Square) -> Squares {
    let links = match movegen.camp {
        Camp::Gaia => movegen.coloured,
        Camp::Kaos => movegen.black | movegen.banes,
    };
    movegen.board.flood(Squares::of(by), links.with(by))
}

/// All lines that could change something, in order.
pub(super) fn list_lines(movegen: &MoveGen<'_>, by: Square, length: u8, push: &mut impl FnMut(Aim)) {
    let origins = origins(movegen, by);
    let hits = match brush(movegen, by) {
        None => movegen.tinted_somehow(),
        Some(Paint::Black) => movegen.blackened(),
        Some(Paint::Colour(colour)) => movegen.tinted(colour),
    };
    let walls = movegen.totems.with(movegen.rules.sanctuary);
    let passes = movegen.board.all()
        - walls
        - match movegen.camp {
            Camp::Gaia => movegen.black,
            Camp::Kaos => movegen.lit,
        };
    let useful = Direction::STRAIGHT.map(|to| {
        let back = to.opposite();
        let mut ahead = hits;
        for _ in 1..length {
            ahead = hits | (passes & movegen.board.shifted(ahead, back));
        }
        movegen.board.shifted(ahead, back) & origins
    });
    for from in (useful[0] | useful[1] | useful[2] | useful[3]).iter() {
        for (to, froms) in Direction::STRAIGHT.into_iter().zip(&useful) {
            if froms.has(from) {
                push(Aim::From(from, to));
            }
        }
    }
}

/// Whether a line may set out so and could change something.
pub(super) fn check_line(movegen: &MoveGen<'_>, by: Square, aim: Aim, length: u8) -> Result<(), Refusal> {
    let Aim::From(from, to) = aim else { return refuse("DT-ATK-7") };
    need(to.is_straight(), "DT-WORD-3")?;
    let rule = if movegen.camp == Camp::Gaia { "DT-PAINT-14" } else { "DT-PAINT-15" };
    need(origins(movegen, by).has(from), rule)?;
    let brush = brush(movegen, by);
    let changes = |at: Square| match brush {
        Some(paint) => movegen.changes(at, paint),
        None => Colour::WHEEL.into_iter().any(|colour| movegen.changes(at, Paint::Colour(colour))),
    };
    let line = line(movegen, from, to, length);
    need(line.iter().any(|&at| changes(at)), if line.is_empty() { "DT-ATK-9" } else { "DT-ACT-5" })
}

/// The squares that a line comes to, up to what stops it (DT-ATK-9).
fn line(movegen: &MoveGen<'_>, from: Square, to: Direction, length: u8) -> ArrayVec<Square, LONGEST_LINE> {
    let mut line = ArrayVec::new();
    for &at in movegen.board.ray(from, to).iter().take(length.into()) {
        let puddle = movegen.field.puddles().at(at);
        let wall = at == movegen.rules.sanctuary || movegen.kind(at) == Some(Kind::Totem);
        let lit = puddle.is_some() && puddle == movegen.ground.prism(at).map(Paint::Colour);
        let shut = wall
            || match movegen.camp {
                Camp::Gaia => puddle == Some(Paint::Black),
                Camp::Kaos => lit && movegen.field.piece(at).is_none(),
            };
        if shut {
            break;
        }
        line.push(at);
        if movegen.camp == Camp::Kaos && lit {
            break;
        }
    }
    line
}

/// Paints a line with one paint.
pub(super) fn pour<L: Log<Event>>(tx: &mut Tx<'_, L>, from: Square, to: Direction, length: u8, paint: Paint) {
    let line = line(&MoveGen::of(tx.rules, tx.state), from, to, length);
    for &at in &line {
        tx.paint(at, paint);
    }
    let blow = match paint {
        Paint::Black => Blow::Black,
        Paint::Colour(colour) => Blow::Hue(colour),
    };
    tx.hit_all(blow, &line);
}

/// The square of a line that awaits its colour, and the colours that the Chosen One may choose for it (DT-ATK-11).
pub(crate) fn hues(movegen: &MoveGen<'_>, from: Square, to: Direction, next: u8) -> Option<(Square, ArrayVec<Colour, 6>)> {
    let line = line(movegen, from, to, movegen.rules.constants.network);
    let at = *line.get(usize::from(next))?;
    let colours = match movegen.field.piece(at) {
        Some(piece) if movegen.field.kind(piece) == Kind::Mushroom && !movegen.field.is_guarded(piece) => {
            Colour::WHEEL.into_iter().collect()
        }
        Some(_) => ArrayVec::new(),
        None if movegen.lit.has(at) => ArrayVec::new(),
        None => {
            let present = movegen.field.puddles().at(at);
            let may =
                |colour: &Colour| present == Some(Paint::Colour(*colour)) || movegen.rules.supply(movegen.state, *colour) > 0;
            Colour::WHEEL.into_iter().filter(may).collect()
        }
    };
    Some((at, colours))
}

/// Goes on along a line until a colour must be chosen; at its end the figures are touched (DT-ACT-10).
pub(crate) fn choose_on<L: Log<Event>>(
    tx: &mut Tx<'_, L>,
    from: Square,
    to: Direction,
    mut next: u8,
    hues_so_far: [Option<Colour>; LONGEST_LINE],
) {
    let movegen = MoveGen::of(tx.rules, tx.state);
    while let Some((_, colours)) = hues(&movegen, from, to, next) {
        if !colours.is_empty() {
            tx.state.business.push(Frame::Colour { from, to, next, hues: hues_so_far });
            return;
        }
        next += 1;
    }
    let line = line(&movegen, from, to, movegen.rules.constants.network);
    let there: ArrayVec<(Square, Kind, Option<Colour>), LONGEST_LINE> =
        line.into_iter().zip(hues_so_far).filter_map(|(at, hue)| Some((at, movegen.kind(at)?, hue))).collect();
    for (at, kind, hue) in there {
        // Only a Mushroom tells colours apart.
        if tx.kind_at(at) == Some(kind) {
            tx.hit(Blow::Hue(hue.unwrap_or(Colour::Red)), at);
        }
    }
}

/// A colour was chosen for a square: it is painted at once, a Mushroom is touched at the end.
pub(crate) fn chosen<L: Log<Event>>(
    tx: &mut Tx<'_, L>,
    from: Square,
    to: Direction,
    next: u8,
    mut hues_so_far: [Option<Colour>; LONGEST_LINE],
    colour: Colour,
) {
    let at = hues(&MoveGen::of(tx.rules, tx.state), from, to, next).map(|(at, _)| at);
    if let Some(at) = at {
        if tx.state.field.piece(at).is_some() {
            hues_so_far[usize::from(next)] = Some(colour);
        } else {
            tx.paint(at, Paint::Colour(colour));
        }
    }
    choose_on(tx, from, to, next + 1, hues_so_far);
}
