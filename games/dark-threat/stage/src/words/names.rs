//! What players call things (glossary, section 22).

use dark_threat::{DarkThreat, Divine, Figure, Kind, Level, Paint, Piece, State, Temple, Turn};
use paint::{Direction, Square};
use texts::Message;

/// A turn, as in "it is the Oak turn".
pub(crate) fn turn(turn: Turn) -> Message {
    msg!("turn" / turn.code())
}

/// The figure that a turn is named after.
pub(crate) fn leader(turn: Turn) -> Message {
    msg!("kind" / turn.code())
}

/// A level.
pub(crate) fn level(level: Level) -> Message {
    msg!("level" / level.code())
}

/// Paint with the noun: "red puddle", "flaque rouge".
pub(crate) fn puddle(paint: Paint) -> Message {
    match paint {
        Paint::Black => msg!("puddle-black"),
        Paint::Colour(hue) => msg!("puddle-coloured", colour = hue.message()),
    }
}

/// A Temple.
pub(crate) fn temple(temple: Temple) -> Message {
    msg!("temple" / temple.code())
}

/// A Temple's item.
pub(crate) fn item(temple: Temple) -> Message {
    msg!("item" / temple.code())
}

/// A divine event.
pub(crate) fn divine(divine: Divine) -> Message {
    msg!("divine" / divine.code())
}

/// A direction: as a goal if it is straight, of a corner if it is not.
pub(crate) fn compass(to: Direction) -> Message {
    if to.is_straight() { to.message() } else { msg!("corner" / to.code()) }
}

/// A piece as it is now.
pub(crate) fn now(state: &State, piece: Piece) -> Figure {
    let field = state.field();
    Figure { piece, kind: field.kind(piece), doomed: field.doomed().has(piece) }
}

/// A kind without its colour or Temple.
pub(crate) fn kind(kind: Kind) -> Message {
    msg!("kind" / kind.code())
}

/// A Follower without a word on whom he serves.
pub(crate) fn follower(piece: Piece) -> Message {
    msg!("kind" / piece.code())
}

/// A Follower and his square, in the set-up.
pub(crate) fn follower_at(rules: &DarkThreat, piece: Piece, at: Square) -> Message {
    msg!("follower-at", who = follower(piece), at = rules.board().name(at).to_string())
}

/// A figure: "red Avatar", "Ninja possédé".
pub(crate) fn figure(figure: Figure) -> Message {
    let kind = kind(figure.kind);
    match (figure.piece.colour(), figure.piece.temple()) {
        (Some(hue), _) => msg!("figure-coloured", kind = kind, colour = hue.message()),
        (None, Some(of)) => msg!("figure-of-temple", kind = kind, temple = temple(of)),
        (None, None) if figure.doomed => msg!("figure-doomed", kind = kind),
        (None, None) => kind,
    }
}

/// What stands or lies on a square; nothing on an empty one.
pub(crate) fn on(rules: &DarkThreat, state: &State, at: Square) -> Option<Message> {
    if let Some(piece) = state.field().piece(at) {
        return Some(figure(now(state, piece)));
    }
    let paint = state.field().puddles().at(at)?;
    Some(if rules.lit(state).has(at) { msg!("thing-lit-prism") } else { puddle(paint) })
}

/// The Bane that Gaia must knock out together with Fongia (DT-WIN-4).
pub(crate) fn great_bane(rules: &DarkThreat, state: &State) -> Message {
    kind(if rules.king_stands_in(state) { Kind::WoodenKing } else { Kind::UltimateBane })
}

/// Several parts of what is told of one thing; nothing if there is none.
pub(crate) fn joined(parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|first, next| msg!("joined", first = first, next = next))
}
