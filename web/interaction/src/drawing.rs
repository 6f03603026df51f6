//! Drawings that visitors make of their own figures. They stay in the browser; strokes go along with a pack that is handed out.

use arcade::{Sketch, Stroke};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// A drawing: strokes, a picture from the device, or one of the house's drawings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawing {
    /// Strokes in their order.
    Strokes(Vec<Stroke>),
    /// A small picture, as the address of its data.
    Picture(String),
    /// A drawing of the house, by its name.
    Ready(String),
}

/// The width of the paper, in the units of strokes.
pub const WIDTH: i16 = Stroke::PAPER_WIDTH;
/// The height of the paper.
pub const HEIGHT: i16 = Stroke::PAPER_HEIGHT;
/// The most strokes of a drawing.
pub const MOST_STROKES: usize = Sketch::MOST_STROKES;
/// Points that are nearer than this to the last one add nothing.
const STEP: i32 = 9;

/// The colours of the box of paints, with the codes of their names.
pub const PAINTS: [(&str, &str); Stroke::PAINTS] = [
    ("#1E1726", "ink"),
    ("#FFFFFF", "white"),
    ("#CF3B2E", "red"),
    ("#EE8222", "orange"),
    ("#F4C531", "yellow"),
    ("#258447", "green"),
    ("#2A6FCB", "blue"),
    ("#8347C0", "purple"),
    ("#8A5F3C", "brown"),
    ("#F2B8A0", "pink"),
];

/// The widths of the brush, with the codes of their names.
pub const BRUSHES: [(i16, &str); 3] = [(18, "thin"), (40, "medium"), (80, "thick")];

/// A stroke that begins here.
#[must_use]
pub fn begun(paint: usize, width: i16, filled: bool, (x, y): (f64, f64)) -> Stroke {
    Stroke { paint, width, filled, points: vec![on_paper(x, y)] }
}

/// A stroke goes on to a place, whose coordinates are shares of the paper's width and height.
pub fn go_on(stroke: &mut Stroke, (x, y): (f64, f64)) {
    let to = on_paper(x, y);
    let far = |from: &(i16, i16)| {
        let (dx, dy) = (i32::from(from.0) - i32::from(to.0), i32::from(from.1) - i32::from(to.1));
        dx * dx + dy * dy >= STEP * STEP
    };
    if stroke.points.len() < Stroke::MOST_POINTS && stroke.points.last().is_none_or(far) {
        stroke.points.push(to);
    }
}

/// The colour of a stroke.
#[must_use]
pub fn colour(stroke: &Stroke) -> &'static str {
    PAINTS.get(stroke.paint).map_or(PAINTS[0].0, |paint| paint.0)
}

/// The path that an SVG draws: a curve through the middles between points, so that a hand's corners are round.
#[must_use]
pub fn path(stroke: &Stroke) -> String {
    let mut path = String::new();
    let Some(&(x, y)) = stroke.points.first() else { return path };
    // Writing into a text cannot fail.
    let _ = write!(path, "M{x} {y}");
    for pair in stroke.points.windows(2).skip(1) {
        let [(ax, ay), (bx, by)] = [pair[0], pair[1]];
        let _ = write!(path, "Q{ax} {ay} {} {}", (ax + bx) / 2, (ay + by) / 2);
    }
    let &(x, y) = stroke.points.last().unwrap_or(&(x, y));
    // A single touch is a dot: a line to itself, which has round ends.
    let _ = write!(path, "L{x} {y}");
    if stroke.filled {
        path.push('Z');
    }
    path
}

fn on_paper(x: f64, y: f64) -> (i16, i16) {
    let place = |share: f64, length: i16| (share.clamp(0.0, 1.0) * f64::from(length)).round() as i16;
    (place(x, WIDTH), place(y, HEIGHT))
}

impl Drawing {
    /// What was kept, if it can still be read. Nothing that is kept is trusted: paths are made from numbers, and an
    /// address is only that of a picture.
    #[must_use]
    pub fn read(text: &str) -> Option<Drawing> {
        let drawing: Drawing = serde_json::from_str(text).ok()?;
        let sound = match &drawing {
            Drawing::Strokes(strokes) => strokes.len() <= MOST_STROKES && strokes.iter().all(Stroke::is_sound),
            Drawing::Picture(address) => {
                ["webp", "jpeg", "png"].iter().any(|kind| address.starts_with(&format!("data:image/{kind};base64,")))
            }
            Drawing::Ready(look) => Sketch::ready(look).is_ok(),
        };
        sound.then_some(drawing)
    }

    /// What of it goes along with a file: strokes and names. A picture of the device stays there, for it may show anybody.
    #[must_use]
    pub fn sketch(&self) -> Option<Sketch> {
        match self {
            Drawing::Strokes(strokes) => Some(Sketch::Strokes(strokes.clone())),
            Drawing::Ready(look) => Some(Sketch::Ready(look.clone())),
            Drawing::Picture(_) => None,
        }
    }

    /// As it is kept.
    #[must_use]
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<Sketch> for Drawing {
    fn from(sketch: Sketch) -> Drawing {
        match sketch {
            Sketch::Strokes(strokes) => Drawing::Strokes(strokes),
            Sketch::Ready(look) => Drawing::Ready(look),
        }
    }
}
