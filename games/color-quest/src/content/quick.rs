//! Table 22.8: the quick start.

use super::Layout;
use crate::{Figure, Kind, Point, Tint};
use paint::{Colour, Square, Squares};
use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

/// A table that is ready to play.
#[derive(Clone, Debug)]
pub(crate) struct Quick {
    pub(crate) layout: usize,
    /// Bushes, walls, tunnels, chests, bone piles.
    pub(crate) tiles: [Squares; 5],
    pub(crate) puddles: Vec<(Square, Tint)>,
    pub(crate) figures: Vec<(Square, Figure)>,
    pub(crate) dice: Vec<(Square, Colour)>,
    pub(crate) hero_die: Colour,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuickFile {
    walls: Vec<Spanned<Point>>,
    bushes: Vec<Spanned<Point>>,
    tunnels: Vec<Spanned<Point>>,
    chests: Vec<Spanned<Point>>,
    bones: Vec<Spanned<Point>>,
    puddles: Vec<Spanned<(Point, Tint)>>,
    figures: Vec<Spanned<(Point, Kind, Tint)>>,
    dice: Vec<Spanned<(Point, Colour)>>,
    hero_die: Colour,
}

pub(super) fn read(file: &ContentFile<'_>, layouts: &[Layout], errors: &mut Vec<ContentError>) -> Option<Quick> {
    let read: QuickFile = file.parse(errors)?;
    let Some(index) = layouts.iter().position(|layout| layout.name == "square") else {
        errors.push(file.wrong(0, "the quick start wants the layout 'square' (CQ-SET-12)"));
        return None;
    };
    let layout = &layouts[index];
    let mut taken = Squares::NONE;
    let mut place = |point: Point, at: usize, errors: &mut Vec<ContentError>| {
        let Some(square) = layout.square(point) else {
            errors.push(file.wrong(at, format!("{point} is not a square of this layout")));
            return None;
        };
        if taken.has(square) {
            errors.push(file.wrong(at, format!("{point} is taken already (CQ-GEN-11)")));
        }
        taken.add(square);
        Some(square)
    };
    let mut tiles = |list: &[Spanned<Point>], errors: &mut Vec<ContentError>| -> Squares {
        list.iter().filter_map(|point| place(*point.get_ref(), point.span().start, errors)).collect()
    };
    let tiles = [
        tiles(&read.bushes, errors),
        tiles(&read.walls, errors),
        tiles(&read.tunnels, errors),
        tiles(&read.chests, errors),
        tiles(&read.bones, errors),
    ];
    let mut puddles = Vec::new();
    for line in &read.puddles {
        let (point, tint) = *line.get_ref();
        if tint == Tint::Gold {
            errors.push(file.wrong(line.span().start, "no paint is gold (CQ-PNT-1)"));
        }
        puddles.extend(place(point, line.span().start, errors).map(|at| (at, tint)));
    }
    let mut figures = Vec::new();
    for line in &read.figures {
        let (point, kind, tint) = *line.get_ref();
        figures.extend(place(point, line.span().start, errors).map(|at| (at, Figure::new(kind, tint))));
    }
    let heroes = |camp| figures.iter().filter(|(_, figure)| figure.kind.is_hero() && figure.camp() == camp).count();
    if crate::Camp::ALL.into_iter().any(|camp| heroes(camp) != 1) {
        errors.push(file.wrong(0, "each side has one hero (CQ-ARM-1)"));
    }
    let mut dice: Vec<(Square, Colour)> = Vec::new();
    for line in &read.dice {
        let (point, colour) = *line.get_ref();
        let at = place(point, line.span().start, errors);
        let own = at.filter(|&at| {
            let fragment = layout.fragment_of(at);
            layout.crystals(fragment, crate::Face::A).has(at)
        });
        match own {
            Some(at) if dice.iter().any(|&(other, _)| layout.fragment_of(other) == layout.fragment_of(at)) => {
                errors.push(file.wrong(line.span().start, "a fragment holds one die (CQ-GEN-11)"));
            }
            Some(at) => dice.push((at, colour)),
            None => errors.push(file.wrong(line.span().start, "a die lies on a crystal of face A (CQ-DIE-1)")),
        }
    }
    Some(Quick { layout: index, tiles, puddles, figures, dice, hero_die: read.hero_die })
}
