//! Characters at rows and columns, with boxes whose sides join.

use stage::{Ink, Picture};

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// The character for the sides that meet, as bits.
const JOINTS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

#[derive(Clone, Copy)]
enum Point {
    Text(char, Ink),
    Lines(u8),
}

/// A sheet of squared paper. What is drawn outside of it is not drawn.
pub(super) struct Canvas {
    rows: Vec<Vec<Point>>,
}

impl Canvas {
    pub(super) fn new(height: usize, width: usize) -> Canvas {
        Canvas { rows: vec![vec![Point::Lines(0); width]; height] }
    }

    fn set(&mut self, row: usize, column: usize, point: Point) {
        if let Some(old) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *old = match (*old, point) {
                (Point::Lines(old), Point::Lines(new)) => Point::Lines(old | new),
                (_, new) => new,
            };
        }
    }

    /// Writes to the right.
    pub(super) fn write(&mut self, row: usize, column: usize, ink: Ink, text: &str) {
        for (offset, letter) in text.chars().enumerate() {
            self.set(row, column + offset, Point::Text(letter, ink));
        }
    }

    /// Writes so that the text ends before `column`.
    pub(super) fn write_before(&mut self, row: usize, column: usize, ink: Ink, text: &str) {
        self.write(row, column.saturating_sub(text.chars().count()), ink, text);
    }

    /// Draws a box; boxes that touch share their side.
    pub(super) fn frame(&mut self, row: usize, column: usize, height: usize, width: usize) {
        for offset in 0..=width {
            let left = if offset > 0 { LEFT } else { 0 };
            let right = if offset < width { RIGHT } else { 0 };
            self.set(row, column + offset, Point::Lines(left | right));
            self.set(row + height, column + offset, Point::Lines(left | right));
        }
        for offset in 0..=height {
            let up = if offset > 0 { UP } else { 0 };
            let down = if offset < height { DOWN } else { 0 };
            self.set(row + offset, column, Point::Lines(up | down));
            self.set(row + offset, column + width, Point::Lines(up | down));
        }
    }

    /// Adds all rows to a picture.
    pub(super) fn show(&self, picture: &mut Picture) {
        for row in &self.rows {
            picture.line();
            let (mut run, mut ink) = (String::new(), Ink::Plain);
            for point in row {
                let (letter, new) = match *point {
                    Point::Text(letter, ink) => (letter, ink),
                    Point::Lines(0) => (' ', ink),
                    Point::Lines(sides) => (JOINTS[usize::from(sides)], Ink::Faint),
                };
                if new != ink && !run.is_empty() {
                    picture.put(ink, std::mem::take(&mut run));
                }
                ink = new;
                run.push(letter);
            }
            let run = run.trim_end();
            if !run.is_empty() {
                picture.put(ink, run);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_that_touch_share_their_side() {
        let mut canvas = Canvas::new(5, 9);
        canvas.frame(0, 0, 2, 4);
        canvas.frame(0, 4, 2, 4);
        canvas.frame(2, 4, 2, 4);
        canvas.write(1, 1, Ink::Bold, "a");
        canvas.write_before(3, 8, Ink::Plain, "bc");
        let mut picture = Picture::default();
        canvas.show(&mut picture);
        assert_eq!(picture.plain(), "┌───┬───┐\n│a  │   │\n└───┼───┤\n    │ bc│\n    └───┘\n");
    }

    #[test]
    fn what_is_outside_is_not_drawn() {
        let mut canvas = Canvas::new(1, 3);
        canvas.write(0, 1, Ink::Plain, "long");
        canvas.frame(4, 4, 2, 2);
        let mut picture = Picture::default();
        canvas.show(&mut picture);
        assert_eq!(picture.plain(), " lo\n");
    }
}
