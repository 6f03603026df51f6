//! Puddles: which square holds which paint.

use crate::{Colour, Square, Squares};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use tabletop::Seat;

/// A kind of paint: something that has a number below that of the layers.
pub trait Layer: Copy {
    /// Its number, counted from 0.
    fn layer(self) -> usize;

    /// The one with this number.
    fn of_layer(index: usize) -> Self;
}

impl Layer for Seat {
    #[inline]
    fn layer(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_layer(index: usize) -> Seat {
        Seat::at(index)
    }
}

impl Layer for Colour {
    #[inline]
    fn layer(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_layer(index: usize) -> Colour {
        Colour::WHEEL[index]
    }
}

/// Puddles of `N` kinds of paint, at most one on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Squares>", try_from = "Vec<Squares>", bound = "P: Layer")]
pub struct Puddles<P, const N: usize> {
    layers: [Squares; N],
    paint: PhantomData<P>,
}

impl<P: Layer, const N: usize> Puddles<P, N> {
    /// No puddle anywhere.
    #[must_use]
    pub const fn new() -> Self {
        Puddles { layers: [Squares::NONE; N], paint: PhantomData }
    }

    /// The squares with a puddle of this paint.
    #[inline]
    #[must_use]
    pub fn of(&self, paint: P) -> Squares {
        self.layers[paint.layer()]
    }

    /// The puddle on a square.
    #[inline]
    #[must_use]
    pub fn at(&self, square: Square) -> Option<P> {
        self.layers.iter().position(|layer| layer.has(square)).map(P::of_layer)
    }

    /// Lays a puddle in the place of the one that lay there, if one did, and says which.
    #[inline]
    pub fn put(&mut self, square: Square, paint: P) -> Option<P> {
        let before = self.take(square);
        self.layers[paint.layer()].add(square);
        before
    }

    /// Removes the puddle from a square, and says which it was.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<P> {
        let paint = self.at(square)?;
        self.layers[paint.layer()].remove(square);
        Some(paint)
    }

    /// The squares with any puddle.
    #[inline]
    #[must_use]
    pub fn all(&self) -> Squares {
        self.layers.iter().fold(Squares::NONE, |all, &layer| all | layer)
    }

    /// How many puddles of this paint there are.
    #[inline]
    #[must_use]
    pub fn count(&self, paint: P) -> u32 {
        self.of(paint).count()
    }

    /// The squares with a puddle of any other paint.
    #[inline]
    #[must_use]
    pub fn others(&self, paint: P) -> Squares {
        self.all() - self.of(paint)
    }

    /// Whether no square holds two puddles, as must always be so.
    #[must_use]
    pub fn layers_are_apart(&self) -> bool {
        self.layers.iter().map(|layer| layer.count()).sum::<u32>() == self.all().count()
    }
}

impl<P: Layer, const N: usize> Default for Puddles<P, N> {
    fn default() -> Self {
        Puddles::new()
    }
}

impl<P, const N: usize> From<Puddles<P, N>> for Vec<Squares> {
    fn from(puddles: Puddles<P, N>) -> Vec<Squares> {
        puddles.layers.to_vec()
    }
}

impl<P: Layer, const N: usize> TryFrom<Vec<Squares>> for Puddles<P, N> {
    type Error = String;

    fn try_from(layers: Vec<Squares>) -> Result<Self, String> {
        let layers = <[Squares; N]>::try_from(layers)
            .map_err(|layers| format!("{N} layers of puddles are expected, found {}", layers.len()))?;
        let puddles = Puddles { layers, paint: PhantomData };
        if puddles.layers_are_apart() { Ok(puddles) } else { Err("two puddles lie on one square".to_owned()) }
    }
}
