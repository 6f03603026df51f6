//! What an action would change: the future, drawn over the present.

use arcade::{Piece, Scene, Spot, SpotId};

/// What would be different.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PreviewDiff {
    /// What would be there that is not.
    pub coming: Vec<Piece>,
    /// What would not be there any more: which pieces of the present scene.
    pub going: Vec<usize>,
    /// Places that would be there and are not.
    pub ground: Vec<Spot>,
}

fn same(a: &Piece, b: &Piece) -> bool {
    a.spot == b.spot && a.part == b.part && a.states == b.states
}

impl PreviewDiff {
    /// The difference between two scenes.
    #[must_use]
    pub fn between(now: &Scene, after: &Scene) -> PreviewDiff {
        let missing = |piece: &&Piece, from: &Scene| !from.pieces.iter().any(|other| same(piece, other));
        let coming = after.pieces.iter().filter(|piece| missing(piece, now)).cloned().collect();
        let going = now.pieces.iter().enumerate().filter(|(_, piece)| missing(piece, after)).map(|(index, _)| index).collect();
        let ground = after.spots.iter().filter(|spot| !now.spots.iter().any(|other| other.id == spot.id)).cloned().collect();
        PreviewDiff { coming, going, ground }
    }
}

/// The places on which something is different, for the marks of the last action.
#[must_use]
pub fn changed(before: &Scene, after: &Scene) -> Vec<SpotId> {
    let ghosts = PreviewDiff::between(before, after);
    let gone = ghosts.going.iter().map(|&index| before.pieces[index].spot);
    let mut spots: Vec<SpotId> = gone.chain(ghosts.coming.iter().map(|piece| piece.spot)).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}
