//! Moving over the board by keyboard.

use arcade::{Scene, Spot, SpotId};

/// A direction of an arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

fn middle(spot: &Spot) -> (f32, f32) {
    (spot.x + spot.w / 2.0, spot.y + spot.h / 2.0)
}

/// The nearest place in a direction; straight ahead counts more than near.
#[must_use]
pub fn neighbour(scene: &Scene, from: SpotId, heading: Heading) -> Option<SpotId> {
    let start = middle(scene.spots.iter().find(|spot| spot.id == from)?);
    let score = |spot: &Spot| {
        let (x, y) = middle(spot);
        let (dx, dy) = (x - start.0, y - start.1);
        let (ahead, aside) = match heading {
            Heading::Up => (-dy, dx),
            Heading::Down => (dy, dx),
            Heading::Left => (-dx, dy),
            Heading::Right => (dx, dy),
        };
        // A place counts as ahead if it lies more ahead than aside.
        (ahead > 0.01 && aside.abs() <= ahead).then_some(ahead + 3.0 * aside.abs())
    };
    let scored = scene.spots.iter().filter_map(|spot| score(spot).map(|score| (score, spot.id)));
    scored.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, id)| id)
}
