//! The pieces of the box, and what each may be on the board.

use crate::{Camp, Temple, Turn};
use paint::Colour;
use serde::{Deserialize, Serialize};

/// A piece of the box (table T9). The two Mandrakes are alike, and so are the two Spores: of twins that stand on the
/// board the first stands on the lower square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// The old wise.
    Oak,
    /// Plain or bright.
    ChosenOne,
    /// A Follower.
    Ninja,
    /// A Follower.
    Monk,
    /// A Follower.
    Cleric,
    /// Totem, Avatar or Mushroom of this colour (DT-TOT-1).
    Red,
    /// The same.
    Orange,
    /// The same.
    Yellow,
    /// The same.
    Green,
    /// The same.
    Blue,
    /// The same.
    Purple,
    /// He never moves.
    WoodenKing,
    /// The Mushroom Queen.
    Fongia,
    /// Kaos's Chief.
    DoomedChief,
    /// The Mandrake on the lower square.
    Mandrake,
    /// The other Mandrake.
    SecondMandrake,
    /// The Spore on the lower square.
    Spore,
    /// The other Spore.
    SecondSpore,
    /// The small Bane of the Force Temple.
    ForceBane,
    /// The small Bane of the Wisdom Temple.
    WisdomBane,
    /// The small Bane of the Spirit Temple.
    SpiritBane,
    /// Two small Banes in one.
    HalfBane,
    /// The half Bane and the Wooden King in one.
    UltimateBane,
}

impl Piece {
    /// How many there are.
    pub const COUNT: usize = 23;

    /// All of them.
    pub const ALL: [Piece; Piece::COUNT] = [
        Piece::Oak,
        Piece::ChosenOne,
        Piece::Ninja,
        Piece::Monk,
        Piece::Cleric,
        Piece::Red,
        Piece::Orange,
        Piece::Yellow,
        Piece::Green,
        Piece::Blue,
        Piece::Purple,
        Piece::WoodenKing,
        Piece::Fongia,
        Piece::DoomedChief,
        Piece::Mandrake,
        Piece::SecondMandrake,
        Piece::Spore,
        Piece::SecondSpore,
        Piece::ForceBane,
        Piece::WisdomBane,
        Piece::SpiritBane,
        Piece::HalfBane,
        Piece::UltimateBane,
    ];

    /// The Followers.
    pub const FOLLOWERS: [Piece; 3] = [Piece::Ninja, Piece::Monk, Piece::Cleric];
    /// The Mandrakes.
    pub const MANDRAKES: [Piece; 2] = [Piece::Mandrake, Piece::SecondMandrake];
    /// The Spores.
    pub const SPORES: [Piece; 2] = [Piece::Spore, Piece::SecondSpore];

    /// The index in [`Piece::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The piece that is Totem, Avatar or Mushroom of a colour.
    #[inline]
    #[must_use]
    pub const fn of(colour: Colour) -> Piece {
        Piece::ALL[Piece::Red.index() + colour.index()]
    }

    /// The colour of such a piece.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Piece::Red => Some(Colour::Red),
            Piece::Orange => Some(Colour::Orange),
            Piece::Yellow => Some(Colour::Yellow),
            Piece::Green => Some(Colour::Green),
            Piece::Blue => Some(Colour::Blue),
            Piece::Purple => Some(Colour::Purple),
            _ => None,
        }
    }

    /// The small Bane of a Temple.
    #[inline]
    #[must_use]
    pub const fn bane(temple: Temple) -> Piece {
        match temple {
            Temple::Force => Piece::ForceBane,
            Temple::Wisdom => Piece::WisdomBane,
            Temple::Spirit => Piece::SpiritBane,
        }
    }

    /// The Temple of a small Bane.
    #[must_use]
    pub const fn temple(self) -> Option<Temple> {
        match self {
            Piece::ForceBane => Some(Temple::Force),
            Piece::WisdomBane => Some(Temple::Wisdom),
            Piece::SpiritBane => Some(Temple::Spirit),
            _ => None,
        }
    }

    /// The word that notation uses for pieces that are the only ones of their kind.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Piece::Oak => "oak",
            Piece::ChosenOne => "chosen-one",
            Piece::Ninja => "ninja",
            Piece::Monk => "monk",
            Piece::Cleric => "cleric",
            Piece::Red => "red",
            Piece::Orange => "orange",
            Piece::Yellow => "yellow",
            Piece::Green => "green",
            Piece::Blue => "blue",
            Piece::Purple => "purple",
            Piece::WoodenKing => "wooden-king",
            Piece::Fongia => "fongia",
            Piece::DoomedChief => "doomed-chief",
            Piece::Mandrake | Piece::SecondMandrake => "mandrake",
            Piece::Spore | Piece::SecondSpore => "spore",
            Piece::ForceBane => "force-bane",
            Piece::WisdomBane => "wisdom-bane",
            Piece::SpiritBane => "spirit-bane",
            Piece::HalfBane => "half-bane",
            Piece::UltimateBane => "ultimate-bane",
        }
    }

    /// The piece with this word; the first one of twins.
    #[must_use]
    pub fn coded(code: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.code() == code)
    }
}

/// A set of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Piece>", from = "Vec<Piece>")]
pub struct Pieces(u32);

impl Pieces {
    /// No piece.
    pub const NONE: Pieces = Pieces(0);

    /// Whether a piece is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, piece: Piece) -> bool {
        self.0 >> piece.index() & 1 == 1
    }

    /// Puts a piece into the set.
    #[inline]
    pub(crate) const fn add(&mut self, piece: Piece) {
        self.0 |= 1 << piece.index();
    }

    /// Takes a piece out of the set.
    #[inline]
    pub(crate) const fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.index());
    }

    /// Whether no piece is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pieces in order.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        Piece::ALL.into_iter().filter(move |&piece| self.has(piece))
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Pieces {
        let mut set = Pieces::NONE;
        pieces.into_iter().for_each(|piece| set.add(piece));
        set
    }
}

impl From<Pieces> for Vec<Piece> {
    fn from(pieces: Pieces) -> Vec<Piece> {
        pieces.iter().collect()
    }
}

impl From<Vec<Piece>> for Pieces {
    fn from(pieces: Vec<Piece>) -> Pieces {
        pieces.into_iter().collect()
    }
}

/// The three shapes of a coloured piece (DT-TOT-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// An object of nobody.
    #[default]
    Totem,
    /// A figure of Gaia.
    Avatar,
    /// A figure of Kaos.
    Mushroom,
}

/// What a piece is at the moment (table T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The old wise.
    Oak,
    /// The plain Chosen One.
    ChosenOne,
    /// The bright Chosen One.
    BrightChosenOne,
    /// A Follower, doomed or not.
    Ninja,
    /// A Follower, doomed or not.
    Monk,
    /// A Follower, doomed or not.
    Cleric,
    /// Of some colour.
    Avatar,
    /// Of some colour; no figure.
    Totem,
    /// Of some colour.
    Mushroom,
    /// Never moves.
    WoodenKing,
    /// The Mushroom Queen.
    Fongia,
    /// Kaos's Chief.
    DoomedChief,
    /// One of two.
    Mandrake,
    /// One of two.
    Spore,
    /// Of some Temple.
    SmallBane,
    /// Two small Banes in one.
    HalfBane,
    /// The half Bane and the Wooden King in one.
    UltimateBane,
}

impl Kind {
    /// How many there are.
    pub const COUNT: usize = 17;

    /// The index, in the order of the table.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that names it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Oak => "oak",
            Kind::ChosenOne => "chosen-one",
            Kind::BrightChosenOne => "bright-chosen-one",
            Kind::Ninja => "ninja",
            Kind::Monk => "monk",
            Kind::Cleric => "cleric",
            Kind::Avatar => "avatar",
            Kind::Totem => "totem",
            Kind::Mushroom => "mushroom",
            Kind::WoodenKing => "wooden-king",
            Kind::Fongia => "fongia",
            Kind::DoomedChief => "doomed-chief",
            Kind::Mandrake => "mandrake",
            Kind::Spore => "spore",
            Kind::SmallBane => "small-bane",
            Kind::HalfBane => "half-bane",
            Kind::UltimateBane => "ultimate-bane",
        }
    }

    /// Whether it is the Ninja, the Monk or the Cleric.
    #[must_use]
    pub const fn is_follower(self) -> bool {
        matches!(self, Kind::Ninja | Kind::Monk | Kind::Cleric)
    }

    /// Whether it is the Chosen One in either shape (DT-WORD-7).
    #[must_use]
    pub const fn is_chosen_one(self) -> bool {
        matches!(self, Kind::ChosenOne | Kind::BrightChosenOne)
    }

    /// Whether it is a Bane of any size.
    #[must_use]
    pub const fn is_bane(self) -> bool {
        matches!(self, Kind::SmallBane | Kind::HalfBane | Kind::UltimateBane)
    }

    /// Whose figure it is; a Totem is nobody's (DT-WORD-5, DT-WORD-6).
    #[inline]
    #[must_use]
    pub const fn camp(self, doomed: bool) -> Option<Camp> {
        match self {
            Kind::Totem => None,
            Kind::Ninja | Kind::Monk | Kind::Cleric if doomed => Some(Camp::Kaos),
            Kind::Oak | Kind::ChosenOne | Kind::BrightChosenOne | Kind::Ninja | Kind::Monk | Kind::Cleric | Kind::Avatar => {
                Some(Camp::Gaia)
            }
            _ => Some(Camp::Kaos),
        }
    }

    /// Whether it is playable in a turn (DT-TURN-3).
    #[inline]
    #[must_use]
    pub const fn plays(self, doomed: bool, turn: Turn) -> bool {
        match self {
            Kind::Totem => false,
            Kind::Oak | Kind::Avatar => matches!(turn, Turn::Oak),
            Kind::ChosenOne | Kind::BrightChosenOne => matches!(turn, Turn::ChosenOne),
            Kind::Ninja | Kind::Monk | Kind::Cleric => doomed == matches!(turn, Turn::WoodenKing | Turn::Fongia),
            Kind::WoodenKing | Kind::SmallBane | Kind::HalfBane => matches!(turn, Turn::WoodenKing),
            Kind::Fongia | Kind::DoomedChief | Kind::Mushroom | Kind::Spore => matches!(turn, Turn::Fongia),
            Kind::Mandrake | Kind::UltimateBane => matches!(turn, Turn::WoodenKing | Turn::Fongia),
        }
    }
}
