//! Who chooses in the games that test the laws.

use std::collections::HashMap;
use std::fmt;
use std::mem::{Discriminant, discriminant};
use tabletop::Rng;

/// A way to choose among legal actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chooser {
    /// Each action is equally likely.
    Random,
    /// Always the first of the list.
    First,
    /// Always the last of the list.
    Last,
    /// One of the kind that this game has seen least: it drives into corners that random play seldom meets.
    Rare,
}

impl Chooser {
    /// Half of the games are random, a quarter is rare first.
    const TURNS: [Chooser; 8] = [
        Chooser::Random,
        Chooser::Rare,
        Chooser::Random,
        Chooser::First,
        Chooser::Random,
        Chooser::Rare,
        Chooser::Random,
        Chooser::Last,
    ];

    /// The chooser of the game with this number.
    pub(crate) fn of(number: u64) -> Chooser {
        Chooser::TURNS[(number % 8) as usize]
    }
}

impl fmt::Display for Chooser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chooser::Random => "random play",
            Chooser::First => "the first action always",
            Chooser::Last => "the last action always",
            Chooser::Rare => "the rarest kind of action first",
        })
    }
}

/// A chooser at work in one game.
pub(crate) struct Choosing<A> {
    chooser: Chooser,
    rng: Rng,
    seen: HashMap<Discriminant<A>, u32>,
    rarest: Vec<A>,
}

impl<A: Copy> Choosing<A> {
    pub(crate) fn new(chooser: Chooser, rng: Rng) -> Self {
        Choosing { chooser, rng, seen: HashMap::new(), rarest: Vec::new() }
    }

    /// One of `list`, or nothing if it is empty.
    pub(crate) fn choose(&mut self, list: &[A]) -> Option<A> {
        match self.chooser {
            Chooser::First => list.first().copied(),
            Chooser::Last => list.last().copied(),
            Chooser::Random => any(list, &mut self.rng),
            Chooser::Rare => {
                let times = |action: &A| self.seen.get(&discriminant(action)).copied().unwrap_or(0);
                let least = list.iter().map(times).min()?;
                self.rarest.clear();
                self.rarest.extend(list.iter().filter(|action| times(action) == least));
                let action = any(&self.rarest, &mut self.rng)?;
                *self.seen.entry(discriminant(&action)).or_default() += 1;
                Some(action)
            }
        }
    }
}

/// Any one of `list`, or nothing if it is empty.
pub(crate) fn any<A: Copy>(list: &[A], rng: &mut Rng) -> Option<A> {
    if list.is_empty() { None } else { list.get(rng.index(list.len())).copied() }
}

/// Up to `most` of `list`, all of them if there are no more, in any order.
pub(crate) fn some<A: Copy>(list: &[A], most: usize, rng: &mut Rng) -> Vec<A> {
    let mut some = list.to_vec();
    let taken = most.min(some.len());
    for at in 0..taken {
        let other = at + rng.index(some.len() - at);
        some.swap(at, other);
    }
    some.truncate(taken);
    some
}
