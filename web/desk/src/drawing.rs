//! Drawings that visitors make of their own figures. They stay in the browser.

use arcade::Text;
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
pub const WIDTH: i16 = 1000;
/// The height of the paper.
pub const HEIGHT: i16 = 1250;
/// The most strokes of a drawing.
pub const MOST_STROKES: usize = 300;
/// The most points of a stroke.
const MOST_POINTS: usize = 600;
/// Points that are nearer than this to the last one add nothing.
const STEP: i32 = 9;

/// The colours of the box of paints.
pub const PAINTS: [(&str, Text); 10] = [
    ("#1E1726", Text { en: "Ink", fr: "Encre" }),
    ("#FFFFFF", Text { en: "White", fr: "Blanc" }),
    ("#CF3B2E", Text { en: "Red", fr: "Rouge" }),
    ("#EE8222", Text { en: "Orange", fr: "Orange" }),
    ("#F4C531", Text { en: "Yellow", fr: "Jaune" }),
    ("#258447", Text { en: "Green", fr: "Vert" }),
    ("#2A6FCB", Text { en: "Blue", fr: "Bleu" }),
    ("#8347C0", Text { en: "Purple", fr: "Violet" }),
    ("#8A5F3C", Text { en: "Brown", fr: "Brun" }),
    ("#F2B8A0", Text { en: "Pink", fr: "Rose" }),
];

/// The widths of the brush.
pub const BRUSHES: [(i16, Text); 3] =
    [(18, Text { en: "Thin", fr: "Fin" }), (40, Text { en: "Medium", fr: "Moyen" }), (80, Text { en: "Thick", fr: "Épais" })];

/// One line of a brush.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stroke {
    /// Its paint, by number.
    pub paint: usize,
    /// Its width.
    pub width: i16,
    /// Whether what it runs around is filled.
    pub filled: bool,
    /// Where it runs.
    pub points: Vec<(i16, i16)>,
}

impl Stroke {
    /// A stroke that begins here.
    #[must_use]
    pub fn begun(paint: usize, width: i16, filled: bool, (x, y): (f64, f64)) -> Stroke {
        Stroke { paint, width, filled, points: vec![on_paper(x, y)] }
    }

    /// Goes on to a place, whose coordinates are shares of the paper's width and height.
    pub fn go_on(&mut self, (x, y): (f64, f64)) {
        let to = on_paper(x, y);
        let far = |from: &(i16, i16)| {
            let (dx, dy) = (i32::from(from.0) - i32::from(to.0), i32::from(from.1) - i32::from(to.1));
            dx * dx + dy * dy >= STEP * STEP
        };
        if self.points.len() < MOST_POINTS && self.points.last().is_none_or(far) {
            self.points.push(to);
        }
    }

    /// Its colour.
    #[must_use]
    pub fn colour(&self) -> &'static str {
        PAINTS.get(self.paint).map_or(PAINTS[0].0, |paint| paint.0)
    }

    /// The path that an SVG draws: a curve through the middles between points, so that a hand's corners are round.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = String::new();
        let Some(&(x, y)) = self.points.first() else { return path };
        // Writing into a text cannot fail.
        let _ = write!(path, "M{x} {y}");
        for pair in self.points.windows(2).skip(1) {
            let [(ax, ay), (bx, by)] = [pair[0], pair[1]];
            let _ = write!(path, "Q{ax} {ay} {} {}", (ax + bx) / 2, (ay + by) / 2);
        }
        let &(x, y) = self.points.last().unwrap_or(&(x, y));
        // A single touch is a dot: a line to itself, which has round ends.
        let _ = write!(path, "L{x} {y}");
        if self.filled {
            path.push('Z');
        }
        path
    }
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
            Drawing::Strokes(strokes) => strokes.len() <= MOST_STROKES,
            Drawing::Picture(address) => {
                ["webp", "jpeg", "png"].iter().any(|kind| address.starts_with(&format!("data:image/{kind};base64,")))
            }
            Drawing::Ready(look) => look.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-'),
        };
        sound.then_some(drawing)
    }

    /// As it is kept.
    #[must_use]
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
