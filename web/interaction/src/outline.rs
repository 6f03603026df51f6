//! The line around some places of a board: what it goes round is told by shape, not by colour alone.

use arcade::{Scene, SpotId};
use std::collections::BTreeMap;

/// Parts of squares are told apart by so much.
const GRAIN: f32 = 100.0;

/// The sides of these places that no other of them shares, as `(x, y)` to `(x, y)` in squares.
#[must_use]
pub fn outline(scene: &Scene, spots: &[SpotId]) -> Vec<[f32; 4]> {
    let mut sides: BTreeMap<[i32; 4], u32> = BTreeMap::new();
    for spot in scene.spots.iter().filter(|spot| spots.contains(&spot.id)) {
        let grain = |length: f32| (length * GRAIN).round() as i32;
        let (left, top) = (grain(spot.x), grain(spot.y));
        let (right, bottom) = (grain(spot.x + spot.w), grain(spot.y + spot.h));
        for side in
            [[left, top, right, top], [right, top, right, bottom], [left, bottom, right, bottom], [left, top, left, bottom]]
        {
            *sides.entry(side).or_default() += 1;
        }
    }
    let alone = sides.into_iter().filter(|(_, count)| *count == 1);
    alone.map(|(side, _)| side.map(|length| length as f32 / GRAIN)).collect()
}
