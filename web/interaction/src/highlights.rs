//! What is lit on the board: white light means "you can".

use crate::TouchPath;
use arcade::{Layer, Scene, SpotId, Touch};
use std::collections::BTreeMap;

/// How a place is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Light {
    /// A bare place.
    Dot,
    /// A place with a thing on it.
    Ring,
    /// A place with a figure on it.
    Frame,
}

/// What is lit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// The places that can be touched.
    pub targets: BTreeMap<SpotId, Light>,
    /// The places that are touched.
    pub touched: Vec<SpotId>,
}

impl Highlights {
    /// What is lit for these choices and touches.
    #[must_use]
    pub fn of(scene: &Scene, hand: TouchPath<'_>) -> Highlights {
        let highest = |spot: SpotId| scene.pieces.iter().filter(|piece| piece.spot == spot).map(|piece| piece.layer).max();
        let light = |spot| match highest(spot) {
            None => Light::Dot,
            Some(Layer::Figure | Layer::Sign) => Light::Frame,
            Some(Layer::Ground | Layer::Thing) => Light::Ring,
        };
        let spot = |touch: Touch| match touch {
            Touch::Spot(spot) => Some(spot),
            Touch::Card(_) | Touch::Verb(_) => None,
        };
        let next = hand.next().into_iter().chain(hand.shortcuts().into_iter().map(|(spot, _)| spot));
        let targets = next.filter_map(spot).map(|spot| (spot, light(spot))).collect();
        Highlights { targets, touched: hand.touched.iter().copied().filter_map(spot).collect() }
    }
}
