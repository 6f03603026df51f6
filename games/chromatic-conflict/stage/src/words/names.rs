//! Names from the glossary, and what sentences are about.

use chromatic_conflict::{ChromaticConflict, Chromeca, Effect, Faction, Kind, Kinds, Place, Position, View};
use tabletop::Seat;
use texts::{Arg, Message};

/// What has a name in the glossary.
pub trait Named {
    /// Its name.
    #[must_use]
    fn name(self) -> Message;
}

impl Named for Faction {
    fn name(self) -> Message {
        msg!("faction" / self.code())
    }
}

/// The shape of a faction's robots, as a character: round, square, diamond, triangle.
#[must_use]
pub const fn shape(faction: Faction) -> char {
    match faction {
        Faction::Blue => '●',
        Faction::Green => '■',
        Faction::Orange => '◆',
        Faction::Violet => '▲',
    }
}

impl Named for Kind {
    fn name(self) -> Message {
        msg!("kind" / self.code())
    }
}

/// The own code of a vehicle; all other kinds do the same and are called alike.
pub(super) const fn use_code(kind: Kind) -> &'static str {
    if kind.is_vehicle() { kind.code() } else { "number" }
}

impl Named for Effect {
    fn name(self) -> Message {
        msg!("effect" / self.code())
    }
}

/// The one letter that pictures use for an effect, the same in all languages.
pub(crate) const fn effect_letter(effect: Effect) -> char {
    match effect {
        Effect::Empty => '-',
        Effect::Offensive => 'o',
        Effect::Stronghold => 's',
        Effect::Strike => 'k',
        Effect::Bastion => 'b',
    }
}

/// An effect with all that its forms tell of what it is good for (D3).
pub(crate) fn effect(rules: &ChromaticConflict, effect: Effect) -> Message {
    let constants = rules.constants();
    effect.name().with("bonus", constants.offensive_bonus).with("points", constants.stronghold_points)
}

/// Who a seat is in a sentence: its faction, or "player 1" before it has one.
pub(crate) fn who(view: &View, seat: Seat) -> Message {
    view.faction(seat).map_or_else(|| msg!("player", seat = seat.number()), Faction::name)
}

/// Several of them.
pub(crate) fn all(view: &View, seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::list(seats.map(|seat| who(view, seat)))
}

/// Cards by name, in the form `one`: "the Ship and two 3s".
pub(crate) fn several(kinds: Kinds) -> Arg {
    Arg::list(kinds.kinds().map(|kind| match kinds.of(kind) {
        1 => kind.name(),
        copies => msg!("kind-copies", copies = copies, kind = kind.name()),
    }))
}

/// "under Violet's shield"; "under your shield" to its owner.
pub(super) fn under_shield(view: &View, seat: Seat, reader: Option<Seat>) -> Message {
    if reader == Some(seat) { msg!("shield-own") } else { msg!("shield-of", who = who(view, seat)) }
}

/// Somebody's Chromeca: "Green's 2"; "your own 2" to its owner.
pub(super) fn occupant(view: &View, Chromeca { seat, kind }: Chromeca, reader: Option<Seat>) -> Message {
    if reader == Some(seat) {
        msg!("occupant-own", kind = kind.name())
    } else {
        msg!("occupant-of", who = who(view, seat), kind = kind.name())
    }
}

/// A card on the table: "the Core", "T04 at (0,1)".
pub(super) fn card(place: Option<Place>, at: Position) -> Message {
    match place {
        Some(Place::CORE) => msg!("core"),
        Some(terrain) => msg!("terrain-at", terrain = terrain.name(), at = at.to_string()),
        None => msg!("card-at", at = at.to_string()),
    }
}

/// Where something happens when nothing but the position is known: "on the Core", "at (0,1)". The Core never moves.
pub(super) fn spot(at: Position) -> Message {
    if at == Position::default() { msg!("spot-core") } else { msg!("spot-at", at = at.to_string()) }
}
