//! Line of sight, exactly and in integers (CR-LOS-1 to CR-LOS-8).
//!
//! A line goes from a corner of one square to a corner of another. What can block it depends on the two squares' distance
//! alone, so that the squares in its way are kept as masks over a small window; a look is a few of them held against the
//! blocking squares of that window.

use std::sync::LazyLock;

/// A square or a corner in coordinates (CR-WORD-5).
pub type Point = (i32, i32);

/// Sight farther than this is worked out line by line.
pub(crate) const FAR: i32 = 8;
/// The bits of a row of a window.
pub(crate) const STRIDE: i32 = FAR + 3;
const SPAN: usize = 2 * FAR as usize + 1;

/// Whether a segment lies in the closed square `at` over more than a point (CR-LOS-7).
#[must_use]
pub fn blocked_by(from: Point, to: Point, at: Point) -> bool {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    if (dx, dy) == (0, 0) {
        return false;
    }
    let whole = dx.abs().max(1) * dy.abs().max(1);
    let (mut start, mut end) = (0, whole);
    for (p, d, low) in [(from.0, dx, at.0), (from.1, dy, at.1)] {
        if d == 0 {
            if p < low || p > low + 1 {
                return false;
            }
        } else {
            let (u, v) = ((low - p) * whole / d, (low + 1 - p) * whole / d);
            start = start.max(u.min(v));
            end = end.min(u.max(v));
        }
    }
    start < end
}

/// The 16 pairs of corners of two squares (CR-LOS-1).
fn lines(a: Point, b: Point) -> impl Iterator<Item = (Point, Point)> {
    let corners = |at: Point| [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| (at.0 + x, at.1 + y));
    corners(a).into_iter().flat_map(move |from| corners(b).map(|to| (from, to)))
}

/// The squares that a line of sight from `a` to `b` can run along: the rectangle of both with a rim of one square.
fn rim(a: Point, b: Point) -> (Point, Point) {
    ((a.0.min(b.0) - 1, a.1.min(b.1) - 1), (a.0.max(b.0) + 1, a.1.max(b.1) + 1))
}

/// Whether `a` sees `b`, one line after the other; `blocks` is not asked about the two themselves.
pub fn sees(a: Point, b: Point, blocks: impl Fn(Point) -> bool) -> bool {
    let (low, high) = rim(a, b);
    let mut lines = lines(a, b);
    lines.any(|(from, to)| {
        (low.1..=high.1)
            .all(|y| (low.0..=high.0).all(|x| (x, y) == a || (x, y) == b || !blocked_by(from, to, (x, y)) || !blocks((x, y))))
    })
}

/// A window of squares as bits: that of a look over `(dx, dy)` begins one square below and left of both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// The lower left square, seen from the looker.
    pub(crate) low: Point,
    /// The upper right square.
    pub(crate) high: Point,
}

impl Window {
    /// What must be known for a look over this distance.
    #[must_use]
    pub(crate) fn of(dx: i32, dy: i32) -> Window {
        let (low, high) = rim((0, 0), (dx, dy));
        Window { low, high }
    }

    /// The bit of a square of the window.
    #[must_use]
    pub(crate) const fn bit(&self, x: i32, y: i32) -> u32 {
        ((y - self.low.1) * STRIDE + x - self.low.0) as u32
    }
}

/// For each distance the lines as masks over its window, none of which has all squares of another.
struct Masks {
    masks: Vec<u128>,
    of: Vec<(u16, u16)>,
}

static MASKS: LazyLock<Masks> = LazyLock::new(|| {
    let (mut masks, mut of) = (Vec::new(), Vec::new());
    for dy in -FAR..=FAR {
        for dx in -FAR..=FAR {
            let start = masks.len() as u16;
            let mut all: Vec<u128> = lines((0, 0), (dx, dy)).map(|line| mask(line, dx, dy)).collect();
            all.sort_by_key(|mask| (mask.count_ones(), *mask));
            for mask in all {
                if !masks[start as usize..].iter().any(|other| mask & other == *other) {
                    masks.push(mask);
                }
            }
            of.push((start, masks.len() as u16));
        }
    }
    Masks { masks, of }
});

fn mask((from, to): (Point, Point), dx: i32, dy: i32) -> u128 {
    let window = Window::of(dx, dy);
    let mut mask = 0;
    for y in window.low.1..=window.high.1 {
        for x in window.low.0..=window.high.0 {
            let end = (x, y) == (0, 0) || (x, y) == (dx, dy);
            if !end && blocked_by(from, to, (x, y)) {
                mask |= 1 << window.bit(x, y);
            }
        }
    }
    mask
}

/// Whether some line over this distance, at most [`FAR`] each way, meets none of the window's blocking squares.
#[must_use]
pub(crate) fn is_clear(dx: i32, dy: i32, blocking: u128) -> bool {
    let tables = &*MASKS;
    let (start, end) = tables.of[(dy + FAR) as usize * SPAN + (dx + FAR) as usize];
    tables.masks[start as usize..end as usize].iter().any(|mask| mask & blocking == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Rng;

    fn over(b: Point, blocking: &[Point]) -> bool {
        let slow = sees((0, 0), b, |at| blocking.contains(&at));
        let window = Window::of(b.0, b.1);
        let inside = |at: &&Point| {
            (window.low.0..=window.high.0).contains(&at.0) && (window.low.1..=window.high.1).contains(&at.1) && **at != b
        };
        let bits = blocking.iter().filter(inside).fold(0, |bits, at| bits | 1 << window.bit(at.0, at.1));
        assert_eq!(slow, is_clear(b.0, b.1, bits), "{b:?} {blocking:?}");
        slow
    }

    /// CR-LOS-2, CR-LOS-3, CR-LOS-8; worked case 11.
    #[test]
    fn a_knights_move_sees_past_one_of_two_squares() {
        assert!(over((2, 1), &[(1, 0)]) && over((2, 1), &[(1, 1)]));
        assert!(!over((2, 1), &[(1, 0), (1, 1)]));
    }

    /// CR-LOS-2; worked case 12: a line passes exactly where two diagonally touching squares meet.
    #[test]
    fn a_line_passes_between_two_touching_corners() {
        assert!(over((2, 2), &[(1, 1), (0, 1), (2, 0)]));
        assert!(!over((2, 2), &[(1, 1), (0, 1), (2, 0), (2, 1)]));
    }

    /// CR-LOS-1, CR-LOS-2; worked case 13, with all other squares of the open floor clear.
    #[test]
    fn a_line_along_an_edge_is_blocked_and_another_is_not() {
        let outside = |at: &Point| !(0..7).contains(&at.0) || !(0..5).contains(&at.1);
        let mut blocking: Vec<Point> = (-1..8).flat_map(|x| (-1..6).map(move |y| (x, y))).filter(outside).collect();
        blocking.push((2, 1));
        assert!(over((4, 0), &blocking));
        blocking.push((2, 0));
        assert!(!over((4, 0), &blocking));
    }

    /// CR-LOS-4: squares that touch see each other, whatever stands around.
    #[test]
    fn neighbours_always_see_each_other() {
        for b in [(1, 0), (1, 1), (0, -1), (-1, 1)] {
            let around: Vec<Point> = (-2..=2).flat_map(|x| (-2..=2).map(move |y| (x, y))).filter(|at| *at != (0, 0)).collect();
            assert!(over(b, &around));
        }
    }

    /// CR-LOS-8, with the other squares clear.
    #[test]
    fn the_useful_results_hold() {
        assert!(!over((2, 0), &[(1, 0)]) && over((2, 0), &[]));
        assert!(over((2, 2), &[(1, 1), (0, 1)]) && over((2, 2), &[(1, 1), (1, 0)]) && !over((2, 2), &[(1, 1), (1, 0), (0, 1)]));
        assert!(!over((3, 0), &[(1, 0)]) && !over((3, 0), &[(2, 0)]));
        assert!(over((3, 1), &[(1, 1), (2, 0)]) && !over((3, 1), &[(1, 0), (2, 1)]) && !over((3, 1), &[(1, 0), (1, 1)]));
        assert!(over((3, 3), &[(1, 1), (1, 2)]) && !over((3, 3), &[(1, 1), (0, 1), (1, 0)]));
    }

    /// CR-LOS-6, CR-LOS-7: sight is symmetric, and the masks say what the lines say.
    #[test]
    fn masks_agree_with_lines_on_random_boards() {
        let mut rng = Rng::stream(1, 1);
        for _ in 0..4000 {
            let b = (rng.below(17) as i32 - 8, rng.below(17) as i32 - 8);
            let density = rng.below(10) + 1;
            let mut blocking: Vec<Point> = (-9..=9).flat_map(|x| (-9..=9).map(move |y| (x, y))).collect();
            blocking.retain(|at| *at != (0, 0) && rng.below(40) < density);
            let there = over(b, &blocking);
            assert_eq!(there, sees(b, (0, 0), |at| blocking.contains(&at)));
        }
    }
}
