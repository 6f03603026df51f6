//! Table 22.8: the quick start, and what is other in it for some of the scenarios.

use super::Layout;
use crate::{Face, Figure, Kind, Point, Scenario, Tile, Tint};
use paint::{Colour, Square, Squares};
use serde::Deserialize;
use std::collections::BTreeMap;
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

/// The quick start of every scenario, in their order.
pub(crate) type Quicks = [Quick; Scenario::ALL.len()];

/// Where a line begins in the file, with what it says.
type Lines<T> = Spanned<Vec<Spanned<T>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuickFile {
    walls: Lines<Point>,
    bushes: Lines<Point>,
    tunnels: Lines<Point>,
    chests: Lines<Point>,
    bones: Lines<Point>,
    puddles: Lines<(Point, Tint)>,
    figures: Lines<(Point, Kind, Tint)>,
    dice: Lines<(Point, Colour)>,
    hero_die: Colour,
    #[serde(default)]
    scenario: BTreeMap<Scenario, OtherFile>,
}

/// What a scenario has in place of the same in the table.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct OtherFile {
    walls: Option<Lines<Point>>,
    bushes: Option<Lines<Point>>,
    tunnels: Option<Lines<Point>>,
    chests: Option<Lines<Point>>,
    bones: Option<Lines<Point>>,
    puddles: Option<Lines<(Point, Tint)>>,
    figures: Option<Lines<(Point, Kind, Tint)>>,
    dice: Option<Lines<(Point, Colour)>>,
    hero_die: Option<Colour>,
}

/// The quick starts, and where each of them says who stands where.
pub(super) fn read(
    file: &ContentFile<'_>,
    layouts: &[Layout],
    errors: &mut Vec<ContentError>,
) -> Option<(Quicks, [usize; Scenario::ALL.len()])> {
    let read: QuickFile = file.parse(errors)?;
    let Some(index) = layouts.iter().position(|layout| layout.name == "square") else {
        errors.push(file.wrong(0, "the quick start wants the layout 'square' (CQ-SET-12)"));
        return None;
    };
    let none = OtherFile::default();
    let other = |scenario: Scenario| read.scenario.get(&scenario).unwrap_or(&none);
    let quicks = Scenario::ALL.map(|scenario| {
        let mut reader = Reader { file, layout: &layouts[index], taken: Squares::NONE, errors: Vec::new() };
        let quick = reader.quick(index, &read, other(scenario));
        // What is wrong with the table is wrong with every scenario that has it.
        let new = reader.errors.into_iter().filter(|error| !errors.contains(error)).collect::<Vec<_>>();
        errors.extend(new);
        quick
    });
    let bands = Scenario::ALL.map(|scenario| other(scenario).figures.as_ref().unwrap_or(&read.figures).span().start);
    Some((quicks, bands))
}

/// Reads the quick start of one scenario.
struct Reader<'a> {
    file: &'a ContentFile<'a>,
    layout: &'a Layout,
    taken: Squares,
    errors: Vec<ContentError>,
}

impl Reader<'_> {
    fn quick(&mut self, index: usize, table: &QuickFile, other: &OtherFile) -> Quick {
        let figures = other.figures.as_ref().unwrap_or(&table.figures);
        let tiles = [
            self.tiles(Tile::Bush, other.bushes.as_ref().unwrap_or(&table.bushes)),
            self.tiles(Tile::Wall, other.walls.as_ref().unwrap_or(&table.walls)),
            self.tiles(Tile::Tunnel, other.tunnels.as_ref().unwrap_or(&table.tunnels)),
            self.tiles(Tile::Chest, other.chests.as_ref().unwrap_or(&table.chests)),
            self.tiles(Tile::Bones, other.bones.as_ref().unwrap_or(&table.bones)),
        ];
        Quick {
            layout: index,
            tiles,
            puddles: self.puddles(other.puddles.as_ref().unwrap_or(&table.puddles), figures),
            figures: self.figures(figures),
            dice: self.dice(other.dice.as_ref().unwrap_or(&table.dice)),
            hero_die: other.hero_die.unwrap_or(table.hero_die),
        }
    }

    fn wrong(&mut self, at: usize, reason: impl Into<String>) {
        self.errors.push(self.file.wrong(at, reason));
    }

    fn place(&mut self, point: Point, at: usize) -> Option<Square> {
        let Some(square) = self.layout.square(point) else {
            self.wrong(at, format!("{point} is not a square of this layout"));
            return None;
        };
        if self.taken.has(square) {
            self.wrong(at, format!("{point} is taken already (CQ-GEN-11)"));
        }
        self.taken.add(square);
        Some(square)
    }

    fn tiles(&mut self, tile: Tile, lines: &Lines<Point>) -> Squares {
        let zones = self.layout.zones[0] | self.layout.zones[1];
        let mut all = Squares::NONE;
        for line in lines.get_ref() {
            let (point, start) = (*line.get_ref(), line.span().start);
            let Some(at) = self.place(point, start) else { continue };
            // Piles may lie anywhere.
            if tile != Tile::Bones && zones.has(at) {
                self.wrong(start, format!("{point} is in a deployment zone (CQ-SET-5)"));
            }
            if tile != Tile::Bones && self.layout.fragment(self.layout.fragment_of(at)).meets(all) {
                self.wrong(start, format!("the fragment of {point} has such a tile already (CQ-SET-4)"));
            }
            all.add(at);
        }
        all
    }

    /// One of each colour, together with those that invocations stand on.
    fn puddles(&mut self, lines: &Lines<(Point, Tint)>, figures: &Lines<(Point, Kind, Tint)>) -> Vec<(Square, Tint)> {
        let stand = figures.get_ref().iter().map(Spanned::get_ref).filter(|(_, kind, _)| kind.is_paint());
        let laid = lines.get_ref().iter().map(|line| line.get_ref().1);
        let mut tints: Vec<Tint> = laid.chain(stand.map(|&(_, _, tint)| tint)).collect();
        tints.sort_unstable();
        tints.dedup();
        let count = lines.get_ref().len() + figures.get_ref().iter().filter(|line| line.get_ref().1.is_paint()).count();
        if tints.len() != 6 || count != 6 || !tints.iter().all(|tint| tint.is_coloured()) {
            self.wrong(lines.span().start, "puddles and paint invocations have each of the six colours once (CQ-SET-6)");
        }
        let mut puddles = Vec::new();
        for line in lines.get_ref() {
            let (point, tint) = *line.get_ref();
            puddles.extend(self.place(point, line.span().start).map(|at| (at, tint)));
        }
        puddles
    }

    fn figures(&mut self, lines: &Lines<(Point, Kind, Tint)>) -> Vec<(Square, Figure)> {
        let mut figures = Vec::new();
        for line in lines.get_ref() {
            let ((point, kind, tint), start) = (*line.get_ref(), line.span().start);
            let figure = Figure::new(kind, tint);
            let Some(at) = self.place(point, start) else { continue };
            if !crate::validate::fits(figure) {
                self.wrong(start, format!("{} on {point} has a {} base (CQ-GEN-3)", kind.code(), tint.code()));
            } else if !self.layout.zone(figure.camp()).has(at) {
                self.wrong(start, format!("{point} is not in the zone of {} (CQ-SET-10)", figure.camp().code()));
            }
            figures.push((at, figure));
        }
        figures
    }

    fn dice(&mut self, lines: &Lines<(Point, Colour)>) -> Vec<(Square, Colour)> {
        let mut dice: Vec<(Square, Colour)> = Vec::new();
        for line in lines.get_ref() {
            let ((point, colour), start) = (*line.get_ref(), line.span().start);
            let Some(at) = self.place(point, start) else { continue };
            let fragment = self.layout.fragment_of(at);
            if !self.layout.crystals(fragment, Face::A).has(at) {
                self.wrong(start, "a die lies on a crystal of face A (CQ-DIE-1)");
            } else if dice.iter().any(|&(other, _)| self.layout.fragment_of(other) == fragment) {
                self.wrong(start, "a fragment holds one die (CQ-GEN-11)");
            }
            dice.push((at, colour));
        }
        if dice.len() < 4 {
            self.wrong(lines.span().start, "a die lies on every fragment (CQ-SET-7)");
        }
        dice
    }
}
