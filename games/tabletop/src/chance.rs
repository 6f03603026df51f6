//! Chance, the only source of luck.
//!
//! A game asks a [`Die`] of a [`Chance`]; the answer is a face with a name, so that a transcript says
//! `chromeca=crane`, a test may ask for it, and a replay can be checked.

use crate::{hex, unhex};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// The names of a die's faces.
#[derive(Clone, Copy, Debug)]
pub enum Faces<'a> {
    /// Names that the code knows.
    Named(&'a [&'a str]),
    /// Names that came from content.
    Listed(&'a [String]),
    /// The faces are called 1, 2, 3, ...
    Numbered,
}

/// Something that luck decides: a die, a coin, the next card of a deck.
#[derive(Clone, Copy, Debug)]
pub struct Die<'a> {
    /// What it is called in transcripts and scripts.
    pub label: &'a str,
    /// What its faces are called.
    pub faces: Faces<'a>,
}

impl Die<'_> {
    /// The name of face `index`, counted from 0.
    #[must_use]
    pub fn face(&self, index: usize) -> String {
        match self.faces {
            Faces::Named(names) => names[index].to_owned(),
            Faces::Listed(names) => names[index].clone(),
            Faces::Numbered => (index + 1).to_string(),
        }
    }

    fn find(&self, name: &str, faces: usize) -> Option<usize> {
        (0..faces).find(|&index| self.face(index) == name)
    }
}

/// Luck. The three kinds are [`Seeded`] for play, [`Scripted`] for tests and what-ifs, [`Recorded`] for replay.
pub trait Chance {
    /// One face of `die`: face `i` comes with probability `weights[i]` over the sum of all weights.
    /// The sum must not be zero: whoever draws from a deck looks first whether it is empty.
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        (**self).pick(die, weights)
    }
}

impl<C: Chance + ?Sized> Chance for Box<C> {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        (**self).pick(die, weights)
    }
}

/// What decides all luck of a table: 32 bytes, written as a number (0, 1, 2, ...) or as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that people write as `number`.
    #[must_use]
    pub fn numbered(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The number it was made of, if it was.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        let (head, tail) = self.0.split_first_chunk::<8>()?;
        tail.iter().all(|&byte| byte == 0).then(|| u64::from_le_bytes(*head))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "{number}"),
            None => f.write_str(&hex(&self.0)),
        }
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        if let Some(bytes) = unhex(text) {
            return Ok(Seed(bytes));
        }
        let digits = Some(text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        digits
            .and_then(|digits| digits.parse().ok())
            .map(Seed::numbered)
            .ok_or_else(|| format!("'{text}' is not a seed: write a whole number below 2^64, or 64 hexadecimal digits"))
    }
}

/// A stream of numbers from a seed, the same on every platform and for ever (ChaCha20).
#[derive(Clone, Debug)]
pub struct Rng(ChaCha20Rng);

impl Rng {
    /// The stream of this seed.
    #[must_use]
    pub fn new(seed: Seed) -> Rng {
        Rng(ChaCha20Rng::from_seed(seed.0))
    }

    /// Stream `stream` of the seed `number`: as many independent streams as one likes.
    #[must_use]
    pub fn stream(number: u64, stream: u64) -> Rng {
        let mut rng = ChaCha20Rng::from_seed(Seed::numbered(number).0);
        rng.set_stream(stream);
        Rng(rng)
    }

    /// A number from 0 to `n` - 1, each exactly equally likely (Lemire's method).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index into a list of `len` things.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Any number.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            list.swap(end, self.index(end + 1));
        }
    }
}

/// Luck from a seed.
#[derive(Clone, Debug)]
pub struct Seeded(pub Rng);

impl Seeded {
    /// The luck that this seed gives.
    #[must_use]
    pub fn new(seed: Seed) -> Seeded {
        Seeded(Rng::new(seed))
    }
}

impl Chance for Seeded {
    #[inline]
    fn pick(&mut self, _: Die<'_>, weights: &[u8]) -> usize {
        let total = weights.iter().map(|&weight| u32::from(weight)).sum();
        let mut at = self.0.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            match at.checked_sub(u32::from(weight)) {
                Some(rest) => at = rest,
                None => return index,
            }
        }
        unreachable!("at is below the sum of the weights")
    }
}

/// What a chance was asked and what it answered: `chromeca=crane`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pick {
    /// The die's label.
    pub label: String,
    /// The name of the face that came.
    pub face: String,
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.label, self.face)
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Pick, String> {
        match text.split_once('=') {
            Some((label, face)) if !label.is_empty() && !face.is_empty() => {
                Ok(Pick { label: label.to_owned(), face: face.to_owned() })
            }
            _ => Err(format!("'{text}' is not luck: write label=value, such as tag=T07")),
        }
    }
}

/// Luck that did not go as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChanceError {
    /// The game asked for something that is not written.
    Missing {
        /// What the game asked for.
        label: String,
    },
    /// Another die is written than the game asked for.
    Other {
        /// What the game asked for.
        asked: String,
        /// What is written.
        written: Pick,
    },
    /// What is written cannot come now (a card that is not in the deck any more, a face that the die does not have).
    Impossible {
        /// What is written.
        written: Pick,
        /// What could have come.
        possible: Vec<String>,
    },
    /// More is written than the game asked for.
    Unused {
        /// The first thing that was not asked for.
        written: Pick,
    },
}

impl fmt::Display for ChanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChanceError::Missing { label } => write!(f, "the game draws '{label}' here, and nothing is written for it"),
            ChanceError::Other { asked, written } => write!(f, "the game draws '{asked}' here, not '{written}'"),
            ChanceError::Impossible { written, possible } => {
                write!(f, "'{written}' cannot come now; possible: {}", possible.join(", "))
            }
            ChanceError::Unused { written } => write!(f, "'{written}' is written, but the game does not draw it here"),
        }
    }
}

impl std::error::Error for ChanceError {}

fn settle(written: Pick, die: Die<'_>, weights: &[u8]) -> Result<usize, ChanceError> {
    match die.find(&written.face, weights.len()) {
        Some(index) if weights[index] > 0 => Ok(index),
        _ => {
            let possible = (0..weights.len()).filter(|&index| weights[index] > 0).map(|index| die.face(index));
            Err(ChanceError::Impossible { written, possible: possible.collect() })
        }
    }
}

/// Luck that somebody wrote down for a test or a what-if. For each label the written faces come in order;
/// what nobody wrote comes from the seed behind it, if there is one.
#[derive(Clone, Debug)]
pub struct Scripted {
    written: VecDeque<Pick>,
    behind: Option<Seeded>,
    error: Option<ChanceError>,
}

impl Scripted {
    /// Exactly this luck, and an error if the game asks for more.
    #[must_use]
    pub fn new(written: impl IntoIterator<Item = Pick>) -> Scripted {
        Scripted { written: written.into_iter().collect(), behind: None, error: None }
    }

    /// This luck, then luck from a seed.
    #[must_use]
    pub fn then(written: impl IntoIterator<Item = Pick>, behind: Seeded) -> Scripted {
        Scripted { behind: Some(behind), ..Scripted::new(written) }
    }

    /// Whether all went as written. To be asked when the play is done: a game cannot stop in the middle of an action.
    ///
    /// # Errors
    /// The first thing that did not.
    pub fn finish(self) -> Result<(), ChanceError> {
        match (self.error, self.written.into_iter().next()) {
            (Some(error), _) => Err(error),
            (None, Some(written)) => Err(ChanceError::Unused { written }),
            (None, None) => Ok(()),
        }
    }
}

impl Chance for Scripted {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        let written = self.written.iter().position(|pick| pick.label == die.label);
        let settled = match written.and_then(|at| self.written.remove(at)) {
            Some(pick) => settle(pick, die, weights),
            None => match &mut self.behind {
                Some(behind) => Ok(behind.pick(die, weights)),
                None => Err(ChanceError::Missing { label: die.label.to_owned() }),
            },
        };
        settled.unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            any_possible(weights)
        })
    }
}

/// The luck of a transcript, in its order.
#[derive(Clone, Debug)]
pub struct Recorded {
    written: VecDeque<Pick>,
    error: Option<ChanceError>,
}

impl Recorded {
    /// The luck that was recorded.
    #[must_use]
    pub fn new(written: impl IntoIterator<Item = Pick>) -> Recorded {
        Recorded { written: written.into_iter().collect(), error: None }
    }

    /// Whether all went as recorded.
    ///
    /// # Errors
    /// The first thing that did not.
    pub fn finish(self) -> Result<(), ChanceError> {
        Scripted { written: self.written, behind: None, error: self.error }.finish()
    }
}

impl Chance for Recorded {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        let settled = match self.written.pop_front() {
            Some(pick) if pick.label == die.label => settle(pick, die, weights),
            Some(written) => Err(ChanceError::Other { asked: die.label.to_owned(), written }),
            None => Err(ChanceError::Missing { label: die.label.to_owned() }),
        };
        settled.unwrap_or_else(|error| {
            self.error.get_or_insert(error);
            any_possible(weights)
        })
    }
}

/// After an error the play goes on with anything legal, so that it ends; the error is told by `finish`.
fn any_possible(weights: &[u8]) -> usize {
    weights.iter().position(|&weight| weight > 0).unwrap_or(0)
}

/// Writes down what another chance answers.
#[derive(Debug)]
pub struct Recording<C> {
    chance: C,
    /// What was answered, in order.
    pub picks: Vec<Pick>,
}

impl<C: Chance> Recording<C> {
    /// Listens to `chance`.
    pub fn of(chance: C) -> Recording<C> {
        Recording { chance, picks: Vec::new() }
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn pick(&mut self, die: Die<'_>, weights: &[u8]) -> usize {
        let index = self.chance.pick(die, weights);
        self.picks.push(Pick { label: die.label.to_owned(), face: die.face(index) });
        index
    }
}
