//! Who is who in two pictures of a table, so that what moved can be seen to move.

use arcade::{Layer, Piece, Scene};

/// A piece with a number that it keeps while it stays, moves or changes its colour.
#[derive(Clone, Debug, PartialEq)]
pub struct TrackedPiece {
    /// The number.
    pub key: u64,
    /// The piece.
    pub piece: Piece,
    /// Where the piece is drawn: the left edge.
    pub x: f32,
    /// Where the piece is drawn: the top edge.
    pub y: f32,
    /// Whether it came with the latest picture.
    pub new: bool,
}

/// All pieces of a table, followed from picture to picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PieceTracker {
    /// The pieces in drawing order.
    pub actors: Vec<TrackedPiece>,
    last: u64,
}

impl PieceTracker {
    /// The same cast in the next picture.
    #[must_use]
    pub fn next(&self, scene: &Scene) -> PieceTracker {
        let placed = scene.pieces.iter().map(|piece| {
            let corner = scene.spots.iter().find(|spot| spot.id == piece.spot).map_or((0.0, 0.0), |spot| (spot.x, spot.y));
            (piece, corner.0 + piece.part.x, corner.1 + piece.part.y)
        });
        let placed: Vec<(&Piece, f32, f32)> = placed.collect();
        let mut free: Vec<Option<&TrackedPiece>> = self.actors.iter().map(Some).collect();
        let mut keys: Vec<Option<u64>> = vec![None; placed.len()];
        let mut claim = |fits: &dyn Fn(&TrackedPiece, &Piece) -> bool| {
            for (key, &(piece, x, y)) in keys.iter_mut().zip(&placed).filter(|(key, _)| key.is_none()) {
                let far = |actor: &TrackedPiece| (actor.x - x).powi(2) + (actor.y - y).powi(2);
                let candidates = free.iter().enumerate().filter_map(|(index, actor)| Some((index, (*actor)?)));
                let best = candidates.filter(|(_, actor)| fits(actor, piece)).min_by(|a, b| far(a.1).total_cmp(&far(b.1)));
                if let Some((index, actor)) = best {
                    *key = Some(actor.key);
                    free[index] = None;
                }
            }
        };
        let alike =
            |actor: &TrackedPiece, piece: &Piece| actor.piece.part.look == piece.part.look && actor.piece.layer == piece.layer;
        let stays = |actor: &TrackedPiece, piece: &Piece| actor.piece.spot == piece.spot;
        let coloured = |actor: &TrackedPiece, piece: &Piece| actor.piece.part.tint == piece.part.tint;
        claim(&|actor, piece| alike(actor, piece) && stays(actor, piece) && coloured(actor, piece));
        claim(&|actor, piece| alike(actor, piece) && stays(actor, piece));
        // Paint does not walk; figures do.
        let walks = |piece: &Piece| piece.layer == Layer::Figure;
        claim(&|actor, piece| walks(piece) && alike(actor, piece) && coloured(actor, piece));

        let mut last = self.last;
        let first = self.actors.is_empty();
        let actors = placed.iter().zip(keys).map(|(&(piece, x, y), key)| {
            let new = key.is_none() && !first;
            let key = key.unwrap_or_else(|| {
                last += 1;
                last
            });
            TrackedPiece { key, piece: piece.clone(), x, y, new }
        });
        let actors = actors.collect();
        PieceTracker { actors, last }
    }
}
