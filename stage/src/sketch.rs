//! Drawings of users' own figures as text: strokes of a brush, or the name of a drawing of the house. A file can carry them;
//! nothing in them is ever run or fetched.

use crate::Draft;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;

/// One line of a brush. As text: its paint, its width, `fill` if it is filled, where it begins, and its steps from there:
/// `2 40 fill 500,625 12,-9 3,14`.
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
    /// The width of the paper.
    pub const PAPER_WIDTH: i16 = 1000;
    /// The height of the paper.
    pub const PAPER_HEIGHT: i16 = 1250;
    /// The most points of a stroke.
    pub const MOST_POINTS: usize = 600;
    /// How many paints there are.
    pub const PAINTS: usize = 10;
    /// The widest brush.
    const WIDEST: i16 = 200;

    /// Whether it can be drawn: on the paper, with a paint and a brush that there are.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let on_paper = |&(x, y): &(i16, i16)| (0..=Stroke::PAPER_WIDTH).contains(&x) && (0..=Stroke::PAPER_HEIGHT).contains(&y);
        self.paint < Stroke::PAINTS
            && (1..=Stroke::WIDEST).contains(&self.width)
            && (1..=Stroke::MOST_POINTS).contains(&self.points.len())
            && self.points.iter().all(on_paper)
    }

    /// With every second point between its ends left out.
    fn thinned(&self) -> Stroke {
        let last = self.points.len().saturating_sub(1);
        let points = self.points.iter().enumerate().filter(|(at, _)| at % 2 == 0 || *at == last).map(|(_, point)| *point);
        Stroke { points: points.collect(), ..self.clone() }
    }
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.paint, self.width)?;
        if self.filled {
            f.write_str(" fill")?;
        }
        let mut from = (0, 0);
        self.points.iter().try_for_each(|&(x, y)| {
            let step = (x - from.0, y - from.1);
            from = (x, y);
            write!(f, " {},{}", step.0, step.1)
        })
    }
}

impl FromStr for Stroke {
    type Err = String;

    fn from_str(text: &str) -> Result<Stroke, String> {
        let mut words = text.split(' ').peekable();
        let mut number = |what: &str| {
            let word = words.next().unwrap_or_default();
            word.parse::<i16>().map_err(|_| format!("'{}' is no {what}", tabletop::quoted(word)))
        };
        let (paint, width) = (number("paint")?, number("width")?);
        let filled = words.next_if_eq(&"fill").is_some();
        let (mut points, mut at) = (Vec::new(), (0i16, 0i16));
        for word in words {
            if points.len() == Stroke::MOST_POINTS {
                return Err(format!("a stroke has at most {} points", Stroke::MOST_POINTS));
            }
            let step = word.split_once(',').and_then(|(x, y)| Some((x.parse::<i16>().ok()?, y.parse::<i16>().ok()?)));
            let next = step.and_then(|(x, y)| Some((at.0.checked_add(x)?, at.1.checked_add(y)?)));
            at = next.ok_or_else(|| format!("'{}' is no step such as '12,-9'", tabletop::quoted(word)))?;
            points.push(at);
        }
        let stroke = Stroke { paint: usize::try_from(paint).unwrap_or(usize::MAX), width, filled, points };
        if stroke.is_sound() {
            Ok(stroke)
        } else {
            Err("a stroke has a paint, a brush and points that are on the paper".to_owned())
        }
    }
}

/// A drawing that a file can carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sketch {
    /// Strokes in their order.
    Strokes(Vec<Stroke>),
    /// A drawing of the house, by its name.
    Ready(String),
}

impl Sketch {
    /// The sort of the drafts that are drawings.
    pub const SORT: &'static str = "drawing";
    /// The most strokes.
    pub const MOST_STROKES: usize = 300;
    /// The most bytes that the strokes of one drawing have in a file.
    pub const MOST_BYTES: usize = 16 * 1024;
    /// The most drawings of a pack.
    pub const MOST: usize = 64;
    const LONGEST_NAME: usize = 40;

    /// Reads strokes as a file tells them, one text for each.
    ///
    /// # Errors
    /// What is wrong with which stroke, counted from 0.
    pub fn read<'t>(strokes: impl IntoIterator<Item = &'t str>) -> Result<Sketch, (usize, String)> {
        let (mut read, mut bytes) = (Vec::new(), 0);
        for (place, text) in strokes.into_iter().enumerate() {
            bytes += text.len();
            if place == Sketch::MOST_STROKES {
                return Err((place, format!("a drawing has at most {} strokes", Sketch::MOST_STROKES)));
            }
            if bytes > Sketch::MOST_BYTES {
                return Err((place, format!("the strokes of a drawing have at most {} bytes", Sketch::MOST_BYTES)));
            }
            read.push(text.parse().map_err(|wrong| (place, wrong))?);
        }
        if read.is_empty() { Err((0, "a drawing has at least one stroke".to_owned())) } else { Ok(Sketch::Strokes(read)) }
    }

    /// A drawing of the house.
    ///
    /// # Errors
    /// If that is no name of one.
    pub fn ready(look: &str) -> Result<Sketch, String> {
        let plain = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-';
        let sound = !look.is_empty() && look.len() <= Sketch::LONGEST_NAME && look.bytes().all(plain);
        if sound { Ok(Sketch::Ready(look.to_owned())) } else { Err(format!("'{}' names no drawing", tabletop::quoted(look))) }
    }

    /// The draft that carries it, as the drawing of one of the figures of its pack. What is too large for a file loses points
    /// until it fits.
    #[must_use]
    pub fn draft(&self, of: &str) -> Draft {
        let body = match self {
            Sketch::Ready(look) => json!({ "of": of, "ready": look }),
            Sketch::Strokes(strokes) => {
                let mut strokes: Vec<Stroke> = strokes.iter().take(Sketch::MOST_STROKES).cloned().collect();
                let size = |strokes: &[Stroke]| strokes.iter().map(|stroke| stroke.to_string().len()).sum::<usize>();
                while size(&strokes) > Sketch::MOST_BYTES && strokes.iter().any(|stroke| stroke.points.len() > 2) {
                    strokes = strokes.iter().map(Stroke::thinned).collect();
                }
                json!({ "of": of, "strokes": strokes.iter().map(Stroke::to_string).collect::<Vec<_>>() })
            }
        };
        Draft { sort: Sketch::SORT.to_owned(), body }
    }

    /// The drawing that a draft carries, and of which figure it is one.
    #[must_use]
    pub fn of_draft(draft: &Draft) -> Option<(&str, Sketch)> {
        if draft.sort != Sketch::SORT {
            return None;
        }
        let sketch = match draft.at("/strokes").and_then(Value::as_array) {
            Some(strokes) => Sketch::read(strokes.iter().map(|stroke| stroke.as_str().unwrap_or_default())).ok()?,
            None => Sketch::ready(draft.text("/ready")).ok()?,
        };
        Some((draft.text("/of"), sketch))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]
    use super::*;

    fn wave(points: i16) -> Stroke {
        Stroke { paint: 3, width: 40, filled: true, points: (0..points).map(|at| (at, 1000 - 37 * (at % 20))).collect() }
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        let stroke = Stroke { paint: 2, width: 40, filled: true, points: vec![(500, 625), (512, 616), (515, 630)] };
        assert_eq!(stroke.to_string(), "2 40 fill 500,625 12,-9 3,14");
        for stroke in [stroke, wave(1), wave(600), Stroke { filled: false, ..wave(30) }] {
            assert_eq!(stroke.to_string().parse(), Ok(stroke));
        }
        let sketch = Sketch::Strokes(vec![wave(40), wave(2)]);
        assert_eq!(Sketch::of_draft(&sketch.draft("hero-bee")), Some(("hero-bee", sketch)));
        let ready = Sketch::ready("hero-spear").unwrap();
        assert_eq!(Sketch::of_draft(&ready.draft("hero-bee")), Some(("hero-bee", ready)));
    }

    #[test]
    fn nothing_else_is_a_stroke() {
        for text in [
            "",
            "2",
            "2 40",
            "2 40 fill",
            "x 40 1,1",
            "2 40 1;1",
            "2 40 1,1 999,999 999,999",
            "2 40 -1,0",
            "10 40 1,1",
            "-1 40 1,1",
            "2 0 1,1",
            "2 900 1,1",
            "2 40  1,1",
            "2 40 1,1 ",
            "2 40 1,1<script>",
            "2 40 32767,1 32767,1",
            "2 40 1.5,2",
            "2 40 M1 1L2 2",
        ] {
            assert!(text.parse::<Stroke>().is_err(), "{text}");
        }
        let long = format!("2 40 1,1{}", " 0,0".repeat(600));
        assert_eq!(long.parse::<Stroke>().unwrap_err(), "a stroke has at most 600 points");
    }

    #[test]
    fn a_drawing_is_bounded() {
        assert_eq!(Sketch::read([]).unwrap_err().0, 0);
        assert_eq!(Sketch::read(["2 40 1,1"; 301]).unwrap_err().0, 300);
        assert_eq!(Sketch::read(["2 40 1,1", "oh"]).unwrap_err().0, 1);
        let text = wave(600).to_string();
        let fits = Sketch::MOST_BYTES / text.len();
        assert_eq!(Sketch::read(vec![&*text; fits + 1]).unwrap_err().0, fits);
        assert!(["", "A", "a b", "../x", &*"a".repeat(41)].iter().all(|look| Sketch::ready(look).is_err()));
        // What is too large for a file is thinned out rather than refused.
        let huge = Sketch::Strokes(vec![wave(600); 300]).draft("hero-bee");
        let Some((_, Sketch::Strokes(strokes))) = Sketch::of_draft(&huge) else { panic!("it can be read again") };
        assert_eq!(strokes.len(), 300);
        assert!(strokes.iter().all(|stroke| stroke.points.first() == Some(&(0, 1000)) && stroke.points.len() >= 2));
    }
}
