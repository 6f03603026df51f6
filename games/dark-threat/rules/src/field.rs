//! What stands and lies on the board.

use crate::{Camp, Kind, Paint, Piece, Pieces, Shape, Temple};
use paint::{Colour, Puddles, Square, Squares};
use serde::{Deserialize, Serialize};

/// The pieces with their marks, and the puddles. Twins are kept in order by the methods here, and by nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Field {
    place: [Option<Square>; Piece::COUNT],
    shapes: [Shape; 6],
    /// DT-TEMP-7.
    bright: bool,
    /// DT-KO-3.
    stunned: Pieces,
    /// Those of the stunned who serve their stun in this turn (DT-KO-4).
    serving: Pieces,
    /// DT-DOOM-1.
    doomed: Pieces,
    /// Mandrakes and Spores that were invoked in this turn (DT-EVK-2).
    fresh: Pieces,
    /// Who is protected by the Prayer of each camp (DT-SPEC-6).
    guarded: [Option<Piece>; 2],
    puddles: Puddles<Paint, { Paint::COUNT }>,
}

impl Field {
    /// An empty board.
    pub(crate) const fn new() -> Field {
        Field {
            place: [None; Piece::COUNT],
            shapes: [Shape::Totem; 6],
            bright: false,
            stunned: Pieces::NONE,
            serving: Pieces::NONE,
            doomed: Pieces::NONE,
            fresh: Pieces::NONE,
            guarded: [None; 2],
            puddles: Puddles::new(),
        }
    }

    /// Where a piece stands.
    #[inline]
    #[must_use]
    pub fn square(&self, piece: Piece) -> Option<Square> {
        self.place[piece.index()]
    }

    /// The piece on a square.
    #[inline]
    #[must_use]
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.place.iter().position(|&place| place == Some(at)).map(|index| Piece::ALL[index])
    }

    /// What a piece is now.
    #[inline]
    #[must_use]
    pub fn kind(&self, piece: Piece) -> Kind {
        match piece {
            Piece::Oak => Kind::Oak,
            Piece::ChosenOne if self.bright => Kind::BrightChosenOne,
            Piece::ChosenOne => Kind::ChosenOne,
            Piece::Ninja => Kind::Ninja,
            Piece::Monk => Kind::Monk,
            Piece::Cleric => Kind::Cleric,
            Piece::Red | Piece::Orange | Piece::Yellow | Piece::Green | Piece::Blue | Piece::Purple => {
                match self.shapes[piece.index() - Piece::Red.index()] {
                    Shape::Totem => Kind::Totem,
                    Shape::Avatar => Kind::Avatar,
                    Shape::Mushroom => Kind::Mushroom,
                }
            }
            Piece::WoodenKing => Kind::WoodenKing,
            Piece::Fongia => Kind::Fongia,
            Piece::DoomedChief => Kind::DoomedChief,
            Piece::Mandrake | Piece::SecondMandrake => Kind::Mandrake,
            Piece::Spore | Piece::SecondSpore => Kind::Spore,
            Piece::ForceBane | Piece::WisdomBane | Piece::SpiritBane => Kind::SmallBane,
            Piece::HalfBane => Kind::HalfBane,
            Piece::UltimateBane => Kind::UltimateBane,
        }
    }

    /// Whose figure a piece is; a Totem is nobody's (DT-WORD-6).
    #[inline]
    #[must_use]
    pub fn camp(&self, piece: Piece) -> Option<Camp> {
        self.kind(piece).camp(self.doomed.has(piece))
    }

    /// The shape of a coloured piece.
    #[inline]
    #[must_use]
    pub fn shape(&self, colour: Colour) -> Shape {
        self.shapes[colour.index()]
    }

    /// Whether the Chosen One is bright.
    #[inline]
    #[must_use]
    pub fn is_bright(&self) -> bool {
        self.bright
    }

    /// Who is stunned.
    #[inline]
    #[must_use]
    pub fn stunned(&self) -> Pieces {
        self.stunned
    }

    /// Who serves a stun in this turn.
    #[must_use]
    pub fn serving(&self) -> Pieces {
        self.serving
    }

    /// Who is doomed.
    #[must_use]
    pub fn doomed(&self) -> Pieces {
        self.doomed
    }

    /// Who was invoked in this turn.
    #[must_use]
    pub fn fresh(&self) -> Pieces {
        self.fresh
    }

    /// Who is protected by a camp's Prayer.
    #[must_use]
    pub fn guarded_by(&self, camp: Camp) -> Option<Piece> {
        self.guarded[camp.index()]
    }

    /// Whether a piece is protected (DT-SPEC-6).
    #[inline]
    #[must_use]
    pub fn is_guarded(&self, piece: Piece) -> bool {
        self.guarded.contains(&Some(piece))
    }

    /// The puddles, those of lit prisms included.
    #[inline]
    #[must_use]
    pub fn puddles(&self) -> &Puddles<Paint, { Paint::COUNT }> {
        &self.puddles
    }

    /// The squares with a black puddle.
    #[inline]
    #[must_use]
    pub fn black(&self) -> Squares {
        self.puddles.of(Paint::Black)
    }

    /// The squares with a puddle of any colour, lit prisms included.
    #[inline]
    #[must_use]
    pub fn coloured(&self) -> Squares {
        self.puddles.others(Paint::Black)
    }

    /// All pieces on the board, with their squares.
    pub fn standing(&self) -> impl Iterator<Item = (Piece, Square)> + '_ {
        Piece::ALL.into_iter().filter_map(|piece| Some((piece, self.square(piece)?)))
    }

    /// The squares of all pieces, Totems included.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Squares {
        self.place.iter().flatten().copied().collect()
    }

    /// The squares of all Totems.
    #[inline]
    #[must_use]
    pub fn totems(&self) -> Squares {
        let is_totem = |colour: &Colour| self.shapes[colour.index()] == Shape::Totem;
        Colour::WHEEL.into_iter().filter(is_totem).filter_map(|colour| self.square(Piece::of(colour))).collect()
    }

    /// How many of some pieces stand on the board.
    #[must_use]
    pub fn count(&self, pieces: &[Piece]) -> u8 {
        pieces.iter().filter(|&&piece| self.square(piece).is_some()).count() as u8
    }

    /// One of these pieces that is in the supply.
    pub(crate) fn spare(&self, pieces: &[Piece]) -> Option<Piece> {
        pieces.iter().copied().find(|&piece| self.square(piece).is_none())
    }

    /// The first small Bane in the supply (DT-LIGHT-8).
    pub(crate) fn spare_bane(&self) -> Option<Piece> {
        self.spare(&Temple::ALL.map(Piece::bane))
    }

    /// Puts a piece on an empty square, or moves it there, and says which it is now: twins may change places.
    pub(crate) fn stand(&mut self, piece: Piece, at: Square) -> Piece {
        debug_assert!(self.piece(at).is_none_or(|other| other == piece), "{piece:?} on an occupied square");
        self.place[piece.index()] = Some(at);
        self.sort_twins(piece);
        self.piece(at).unwrap_or(piece)
    }

    /// Takes a piece off the board with all its marks.
    pub(crate) fn lift(&mut self, piece: Piece) {
        self.place[piece.index()] = None;
        for marks in [&mut self.stunned, &mut self.serving, &mut self.doomed, &mut self.fresh] {
            marks.remove(piece);
        }
        self.unguard(piece);
        self.sort_twins(piece);
    }

    fn sort_twins(&mut self, piece: Piece) {
        let [first, second] = match piece {
            Piece::Mandrake | Piece::SecondMandrake => Piece::MANDRAKES,
            Piece::Spore | Piece::SecondSpore => Piece::SPORES,
            _ => return,
        };
        let ordered = match (self.square(first), self.square(second)) {
            (Some(one), Some(other)) => one < other,
            (None, Some(_)) => false,
            (_, None) => true,
        };
        if !ordered {
            self.place.swap(first.index(), second.index());
            let (one, other) = (self.fresh.has(first), self.fresh.has(second));
            set(&mut self.fresh, first, other);
            set(&mut self.fresh, second, one);
            for guarded in self.guarded.iter_mut().flatten() {
                *guarded = match *guarded {
                    piece if piece == first => second,
                    piece if piece == second => first,
                    piece => piece,
                };
            }
        }
    }

    /// Gives a coloured piece another shape; a protection ends (DT-SPEC-6).
    pub(crate) fn reshape(&mut self, colour: Colour, shape: Shape) {
        self.shapes[colour.index()] = shape;
        self.unguard(Piece::of(colour));
    }

    /// DT-TEMP-7.
    pub(crate) fn brighten(&mut self) {
        self.bright = true;
        self.rouse(Piece::ChosenOne);
        self.unguard(Piece::ChosenOne);
    }

    /// The count of a stun begins, anew if it must (DT-KO-5).
    pub(crate) fn stun(&mut self, piece: Piece) {
        self.stunned.add(piece);
        self.serving.remove(piece);
    }

    /// A stunned figure starts serving (DT-KO-4).
    pub(crate) fn serve(&mut self, piece: Piece) {
        self.serving.add(piece);
    }

    /// A figure is awake.
    pub(crate) fn rouse(&mut self, piece: Piece) {
        self.stunned.remove(piece);
        self.serving.remove(piece);
    }

    /// A Follower changes camp; a protection ends (DT-SPEC-6).
    pub(crate) fn doom(&mut self, piece: Piece, doomed: bool) {
        set(&mut self.doomed, piece, doomed);
        self.unguard(piece);
    }

    /// Notes that a figure was invoked in this turn.
    pub(crate) fn refresh(&mut self, piece: Piece) {
        self.fresh.add(piece);
    }

    /// A turn begins.
    pub(crate) fn forget_fresh(&mut self) {
        self.fresh = Pieces::NONE;
    }

    /// Protects a figure by a camp's Prayer, or ends that.
    pub(crate) fn guard(&mut self, camp: Camp, piece: Option<Piece>) {
        self.guarded[camp.index()] = piece;
    }

    fn unguard(&mut self, piece: Piece) {
        for guarded in &mut self.guarded {
            if *guarded == Some(piece) {
                *guarded = None;
            }
        }
    }

    /// Lays a puddle in the place of any that lies there.
    pub(crate) fn put_puddle(&mut self, at: Square, paint: Paint) -> Option<Paint> {
        self.puddles.put(at, paint)
    }

    /// Takes a puddle away.
    pub(crate) fn take_puddle(&mut self, at: Square) -> Option<Paint> {
        self.puddles.take(at)
    }
}

fn set(marks: &mut Pieces, piece: Piece, on: bool) {
    if on { marks.add(piece) } else { marks.remove(piece) }
}
