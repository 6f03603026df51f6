//! The stack of unfinished business.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Unfinished business of a state: a declared action that waits for reactions, a choice in several steps.
///
/// The top frame alone decides who acts and what is legal. Nothing is allocated.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Stack<F: Copy, const N: usize>(ArrayVec<F, N>);

impl<F: Copy, const N: usize> Stack<F, N> {
    /// Nothing to finish.
    #[must_use]
    pub const fn new() -> Self {
        Stack(ArrayVec::new_const())
    }

    /// The frame that decides now.
    #[must_use]
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// Puts a frame on top.
    ///
    /// # Panics
    /// If more than `N` frames wait; a game chooses `N` so that its rules cannot nest deeper.
    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// Takes the top frame away.
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// All frames, the top one last.
    #[must_use]
    pub fn frames(&self) -> &[F] {
        &self.0
    }
}

impl<F: Copy, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack::new()
    }
}
