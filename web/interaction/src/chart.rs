//! Where the boxes of a chart lie, and how its arrows run.

use arcade::Chart;

/// A chart, laid out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Laid {
    /// The width of the paper.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// Left, top, width and height of each box.
    pub boxes: Vec<[f32; 4]>,
    /// The path of each arrow.
    pub arrows: Vec<String>,
}

/// The width of a box.
const BOX: f32 = 190.0;
/// The room between columns, for arrows.
const GAP: f32 = 70.0;
/// The room between boxes of a column.
const SPACE: f32 = 14.0;
/// The height of a line of text.
pub const LINE: f32 = 17.0;
/// The room above and below the text of a box.
pub const PAD: f32 = 9.0;
/// The most letters of a line.
pub const LETTERS: usize = 27;

/// Lays out a chart: columns from left to right, each in its order. Columns without boxes take no room.
#[must_use]
pub fn lay(chart: &Chart) -> Laid {
    let mut columns: Vec<usize> = chart.boxes.iter().map(|one| one.column).collect();
    columns.sort_unstable();
    columns.dedup();
    let mut tops = vec![0.0_f32; columns.len()];
    let boxes: Vec<[f32; 4]> = chart
        .boxes
        .iter()
        .map(|one| {
            let column = columns.iter().position(|&column| column == one.column).unwrap_or_default();
            let height = 2.0 * PAD + LINE * (1 + one.lines.len()) as f32;
            let top = tops[column];
            tops[column] += height + SPACE;
            [column as f32 * (BOX + GAP), top, BOX, height]
        })
        .collect();
    let arrow = |&(from, to): &(usize, usize)| {
        let (Some(from), Some(to)) = (boxes.get(from), boxes.get(to)) else { return String::new() };
        let (y1, y2) = (from[1] + from[3] / 2.0, to[1] + to[3] / 2.0);
        let forward = to[0] > from[0];
        let (x1, x2) = if forward { (from[0] + from[2], to[0] - 5.0) } else { (from[0], to[0] + to[2] + 5.0) };
        let pull = if forward { GAP * 0.6 } else { -GAP * 0.6 };
        format!("M{x1} {y1}C{} {y1} {} {y2} {x2} {y2}", x1 + pull, x2 - pull)
    };
    let height = tops.iter().fold(0.0_f32, |height, &top| height.max(top)) - SPACE;
    Laid {
        width: columns.len() as f32 * (BOX + GAP) - GAP,
        height: height.max(0.0),
        arrows: chart.arrows.iter().map(arrow).collect(),
        boxes,
    }
}

/// A text that fits into a line of a box.
#[must_use]
pub fn fitted(text: &str) -> String {
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    let start: String = text.chars().take(LETTERS - 1).collect();
    format!("{}…", start.trim_end())
}
