//! Dice (content D).

use std::fmt;

/// The colour of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DieColour {
    /// W.
    White,
    /// B.
    Blue,
    /// R.
    Red,
}

impl DieColour {
    /// All colours.
    pub const ALL: [DieColour; 3] = [DieColour::White, DieColour::Blue, DieColour::Red];

    /// As an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `W`, `B` or `R`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            DieColour::White => 'W',
            DieColour::Blue => 'B',
            DieColour::Red => 'R',
        }
    }

    /// The colour with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<DieColour> {
        DieColour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// Some dice in the order in which they are rolled (CR-INFO-4), written `WB`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    count: u8,
    colours: [DieColour; Dice::MOST],
}

impl Dice {
    /// The most dice that anything brings (Q11).
    pub const MOST: usize = 6;

    /// No dice.
    pub const NONE: Dice = Dice { count: 0, colours: [DieColour::White; Dice::MOST] };

    /// The dice of a text such as `RW`: 1 to 6 of W, B, R.
    #[must_use]
    pub fn written(text: &str) -> Option<Dice> {
        let mut dice = Dice::NONE;
        for letter in text.chars() {
            *dice.colours.get_mut(usize::from(dice.count))? = DieColour::lettered(letter)?;
            dice.count += 1;
        }
        (dice.count > 0).then_some(dice)
    }

    /// One by one, in order.
    #[inline]
    #[must_use]
    pub fn colours(&self) -> &[DieColour] {
        &self.colours[..usize::from(self.count)]
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count as usize
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colours().iter().try_for_each(|colour| write!(f, "{}", colour.letter()))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

/// The successes on the six faces of each die, by colour (content D).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceFaces(pub [[u8; 6]; 3]);

impl DiceFaces {
    /// The faces of a die.
    #[inline]
    #[must_use]
    pub const fn of(&self, colour: DieColour) -> &[u8; 6] {
        &self.0[colour.index()]
    }
}
