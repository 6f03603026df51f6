//! Luck that can be checked by those who play.
//!
//! Whoever holds a table draws a secret and shows its SHA-256, the commitment, before anybody sits down. Each seat may add a
//! word of its own. The seed of the table follows from the secret, the words and the table's name, so that nobody alone
//! decides it: the secret was fixed before the words were said, and the words were said before the secret was known. When the
//! game is over, the secret is told, and anybody can check both.

use crate::notation::quoted;
use crate::{Seat, Seed, hex, unhex};
use sha2::{Digest, Sha256};
use std::fmt;

/// What decides the luck of a table, and what was promised about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// The name of the table.
    pub table: String,
    /// What was drawn before anybody sat down.
    pub secret: [u8; 32],
    /// What was shown of it then: its SHA-256 as 64 hexadecimal digits.
    pub commitment: String,
    /// The words that seats added, in the order of the seats.
    pub words: Vec<(Seat, String)>,
}

impl Commitment {
    /// The most characters of a word.
    pub const MAX_WORD: usize = 64;

    /// What is shown of a secret before the game.
    #[must_use]
    pub fn commitment_to(secret: &[u8; 32]) -> String {
        hex(&Sha256::digest(secret))
    }

    /// The seed that follows. Every part is told with its length, so that no two pledges are hashed as the same bytes.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"khroma seed 1\n");
        hash.update(self.secret);
        let mut part = |text: &str| {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        };
        part(&self.table);
        for (seat, word) in &self.words {
            part(&seat.to_string());
            part(word);
        }
        Seed(hash.finalize().into())
    }

    /// Whether a text can be a word: one line of 1 to [`Commitment::MAX_WORD`] characters, with nothing at its edges to lose.
    #[must_use]
    pub fn is_word(text: &str) -> bool {
        let count = text.chars().count();
        (1..=Self::MAX_WORD).contains(&count) && text.trim() == text && !text.chars().any(char::is_control)
    }

    /// Whether a promise was kept.
    ///
    /// # Errors
    /// What was not, as a sentence, and whether it is about the commitment or about the seed.
    pub fn verify(&self, seed: Option<Seed>) -> Result<(), BrokenPledge> {
        let commitment = Self::commitment_to(&self.secret);
        if commitment != self.commitment {
            return Err(BrokenPledge::Commitment(format!(
                "the secret has the commitment {commitment}, the file says {}",
                self.commitment
            )));
        }
        let follows = self.seed();
        match seed {
            Some(seed) if seed == follows => Ok(()),
            Some(seed) => {
                Err(BrokenPledge::Seed(format!("the seed {follows} follows from the secret and the words, the file says {seed}")))
            }
            None => Err(BrokenPledge::Seed("the secret is told, so the seed must be too".to_owned())),
        }
    }

    /// How many lines it has in a transcript.
    pub(crate) fn lines(&self) -> usize {
        3 + self.words.len()
    }

    /// Reads it from the lines of a transcript, if the first of them begins one.
    pub(crate) fn read(lines: &[&str]) -> Result<Option<Commitment>, (usize, String)> {
        let Some(table) = lines.first().and_then(|line| line.strip_prefix("table ")) else { return Ok(None) };
        let value = |at: usize, key: &str| {
            let line = lines.get(at).copied().unwrap_or_default();
            let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
            value.ok_or_else(|| (at, format!("'{key}' is expected, found '{}'", quoted(line))))
        };
        let digits = |at: usize, key: &str| {
            let text = value(at, key)?;
            unhex(text).ok_or_else(|| (at, format!("'{}' is not 64 hexadecimal digits", quoted(text))))
        };
        let (secret, commitment) = (digits(1, "secret")?, hex(&digits(2, "commitment")?));
        let mut words: Vec<(Seat, String)> = Vec::new();
        while let Some(line) = lines.get(3 + words.len()).filter(|line| line.starts_with("word ")) {
            let at = 3 + words.len();
            let wrong = || (at, format!("'word SEAT WORD' is expected, seats in order, found '{}'", quoted(line)));
            let (seat, word) = line["word ".len()..].split_once(' ').ok_or_else(wrong)?;
            let seat = seat.parse().ok().and_then(Seat::numbered).ok_or_else(wrong)?;
            if !Commitment::is_word(word) || words.last().is_some_and(|(last, _)| *last >= seat) {
                return Err(wrong());
            }
            words.push((seat, word.to_owned()));
        }
        Ok(Some(Commitment { table: table.to_owned(), secret, commitment, words }))
    }
}

/// As in a transcript: a line each for the table, the secret, the commitment and every word.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "table {}", self.table)?;
        writeln!(f, "secret {}", hex(&self.secret))?;
        writeln!(f, "commitment {}", self.commitment)?;
        self.words.iter().try_for_each(|(seat, word)| writeln!(f, "word {seat} {word}"))
    }
}

/// A promise that was not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenPledge {
    /// Another secret was committed to.
    Commitment(String),
    /// Another seed was played with.
    Seed(String),
}
