//! Network (DT-ATK-7): squares in a row from any square of the attacker's network.

use super::{Aiming, Cost, Unit, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::state::LONGEST_LINE;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        list_lines(look, by, look.rules.constants.network, push);
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_line(look, by, aim, look.rules.constants.network)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        let Aim::From(from, to) = aim else { return };
        match scene.kind_at(by) {
            // DT-ATK-11: he chooses a colour for each square.
            Some(Kind::ChosenOne | Kind::BrightChosenOne) => choose_on(scene, from, to, 0, [None; LONGEST_LINE]),
            _ => pour(scene, from, to, scene.rules.constants.network, Paint::Black),
        }
    }
}

/// What a figure paints with; the Chosen One chooses (DT-ATK-10, DT-ATK-11).
fn brush(look: &Look<'_>, by: Square) -> Option<Paint> {
    let piece = look.field.piece(by)?;
    match look.field.kind(piece) {
        Kind::ChosenOne | Kind::BrightChosenOne => None,
        Kind::Avatar => piece.colour().map(Paint::Colour),
        _ => Some(Paint::Black),
    }
}

/// The attacker's network (DT-PAINT-14, DT-PAINT-15).
fn origins(look: &Look<'_>, by: Square) -> Squares {
    let links = match look.camp {
        Camp::Gaia => look.coloured,
        Camp::Kaos => look.black | look.banes,
    };
    look.board.flood(Squares::of(by), links.with(by))
}

/// All lines that could change something, in order.
pub(super) fn list_lines(look: &Look<'_>, by: Square, length: u8, push: &mut impl FnMut(Aim)) {
    let origins = origins(look, by);
    let hits = match brush(look, by) {
        None => look.tinted_somehow(),
        Some(Paint::Black) => look.blackened(),
        Some(Paint::Colour(colour)) => look.tinted(colour),
    };
    let walls = look.totems.with(look.rules.sanctuary);
    let passes = look.board.all()
        - walls
        - match look.camp {
            Camp::Gaia => look.black,
            Camp::Kaos => look.lit,
        };
    let useful = Direction::STRAIGHT.map(|to| {
        let back = to.opposite();
        let mut ahead = hits;
        for _ in 1..length {
            ahead = hits | (passes & look.board.shifted(ahead, back));
        }
        look.board.shifted(ahead, back) & origins
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
pub(super) fn check_line(look: &Look<'_>, by: Square, aim: Aim, length: u8) -> Result<(), Refusal> {
    let Aim::From(from, to) = aim else { return refuse("DT-ATK-7") };
    need(to.is_straight(), "DT-WORD-3")?;
    let rule = if look.camp == Camp::Gaia { "DT-PAINT-14" } else { "DT-PAINT-15" };
    need(origins(look, by).has(from), rule)?;
    let brush = brush(look, by);
    let changes = |at: Square| match brush {
        Some(paint) => look.changes(at, paint),
        None => Colour::WHEEL.into_iter().any(|colour| look.changes(at, Paint::Colour(colour))),
    };
    let line = line(look, from, to, length);
    need(line.iter().any(|&at| changes(at)), if line.is_empty() { "DT-ATK-9" } else { "DT-ACT-5" })
}

/// The squares that a line comes to, up to what stops it (DT-ATK-9).
fn line(look: &Look<'_>, from: Square, to: Direction, length: u8) -> ArrayVec<Square, LONGEST_LINE> {
    let mut line = ArrayVec::new();
    for &at in look.board.ray(from, to).iter().take(length.into()) {
        let puddle = look.field.puddles().at(at);
        let wall = at == look.rules.sanctuary || look.kind(at) == Some(Kind::Totem);
        let lit = puddle.is_some() && puddle == look.ground.prism(at).map(Paint::Colour);
        let shut = wall
            || match look.camp {
                Camp::Gaia => puddle == Some(Paint::Black),
                Camp::Kaos => lit && look.field.piece(at).is_none(),
            };
        if shut {
            break;
        }
        line.push(at);
        if look.camp == Camp::Kaos && lit {
            break;
        }
    }
    line
}

/// Paints a line with one paint.
pub(super) fn pour<L: Log<Event>>(scene: &mut Scene<'_, L>, from: Square, to: Direction, length: u8, paint: Paint) {
    let line = line(&Look::of(scene.rules, scene.state), from, to, length);
    for &at in &line {
        scene.paint(at, paint);
    }
    let blow = match paint {
        Paint::Black => Blow::Black,
        Paint::Colour(colour) => Blow::Hue(colour),
    };
    scene.hit_all(blow, &line);
}

/// The square of a line that awaits its colour, and the colours that the Chosen One may choose for it (DT-ATK-11).
pub(crate) fn hues(look: &Look<'_>, from: Square, to: Direction, next: u8) -> Option<(Square, ArrayVec<Colour, 6>)> {
    let line = line(look, from, to, look.rules.constants.network);
    let at = *line.get(usize::from(next))?;
    let colours = match look.field.piece(at) {
        Some(piece) if look.field.kind(piece) == Kind::Mushroom && !look.field.is_guarded(piece) => {
            Colour::WHEEL.into_iter().collect()
        }
        Some(_) => ArrayVec::new(),
        None if look.lit.has(at) => ArrayVec::new(),
        None => {
            let present = look.field.puddles().at(at);
            let may = |colour: &Colour| present == Some(Paint::Colour(*colour)) || look.rules.supply(look.state, *colour) > 0;
            Colour::WHEEL.into_iter().filter(may).collect()
        }
    };
    Some((at, colours))
}

/// Goes on along a line until a colour must be chosen; at its end the figures are touched (DT-ACT-10).
pub(crate) fn choose_on<L: Log<Event>>(
    scene: &mut Scene<'_, L>,
    from: Square,
    to: Direction,
    mut next: u8,
    hues_so_far: [Option<Colour>; LONGEST_LINE],
) {
    let look = Look::of(scene.rules, scene.state);
    while let Some((_, colours)) = hues(&look, from, to, next) {
        if !colours.is_empty() {
            scene.state.business.push(Frame::Colour { from, to, next, hues: hues_so_far });
            return;
        }
        next += 1;
    }
    let line = line(&look, from, to, look.rules.constants.network);
    let there: ArrayVec<(Square, Kind, Option<Colour>), LONGEST_LINE> =
        line.into_iter().zip(hues_so_far).filter_map(|(at, hue)| Some((at, look.kind(at)?, hue))).collect();
    for (at, kind, hue) in there {
        // Only a Mushroom tells colours apart.
        if scene.kind_at(at) == Some(kind) {
            scene.hit(Blow::Hue(hue.unwrap_or(Colour::Red)), at);
        }
    }
}

/// A colour was chosen for a square: it is painted at once, a Mushroom is touched at the end.
pub(crate) fn chosen<L: Log<Event>>(
    scene: &mut Scene<'_, L>,
    from: Square,
    to: Direction,
    next: u8,
    mut hues_so_far: [Option<Colour>; LONGEST_LINE],
    colour: Colour,
) {
    let at = hues(&Look::of(scene.rules, scene.state), from, to, next).map(|(at, _)| at);
    if let Some(at) = at {
        if scene.state.field.piece(at).is_some() {
            hues_so_far[usize::from(next)] = Some(colour);
        } else {
            scene.paint(at, Paint::Colour(colour));
        }
    }
    choose_on(scene, from, to, next + 1, hues_so_far);
}
