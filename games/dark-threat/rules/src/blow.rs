//! Whom an effect harms (section 12, table T12).

use crate::{Blow, Camp, DarkThreat, Kind, Piece, State, Temple};

/// Whether this would do something to a figure on the board.
#[inline]
pub(crate) fn harms(rules: &DarkThreat, state: &State, blow: Blow, piece: Piece) -> bool {
    let field = &state.field;
    let kind = field.kind(piece);
    let (Some(at), Some(camp)) = (field.square(piece), field.camp(piece)) else { return false };
    if at == rules.sanctuary && blow != Blow::Storm || field.is_guarded(piece) {
        return false;
    }
    let acting = state.turn.camp();
    // DT-KO-16.
    let aimed = match blow {
        Blow::Black | Blow::Storm | Blow::Gas | Blow::Crash | Blow::Curse => camp == Camp::Gaia,
        Blow::Hue(_) | Blow::Quake | Blow::Hammer | Blow::Wings | Blow::KungFu => camp == Camp::Kaos,
        Blow::Shuriken => camp != acting,
        Blow::Bomb | Blow::Scream => true,
        Blow::Light => kind.is_bane(),
    };
    aimed
        && match kind {
            Kind::Avatar | Kind::Totem => false,
            Kind::Oak | Kind::Ninja | Kind::Monk | Kind::Cleric | Kind::DoomedChief | Kind::Mandrake => true,
            Kind::ChosenOne | Kind::BrightChosenOne => !rules.in_force(state, Temple::Spirit),
            Kind::WoodenKing => matches!(blow, Blow::KungFu | Blow::Quake),
            Kind::HalfBane | Kind::UltimateBane => {
                matches!(blow, Blow::KungFu | Blow::Quake | Blow::Hammer | Blow::Light)
            }
            Kind::SmallBane => acting == Camp::Gaia && !matches!(blow, Blow::Hue(_)),
            Kind::Fongia | Kind::Spore => blow != Blow::Bomb,
            Kind::Mushroom => match blow {
                Blow::Hue(colour) => piece.colour() == Some(colour),
                other => other != Blow::Bomb,
            },
        }
}
