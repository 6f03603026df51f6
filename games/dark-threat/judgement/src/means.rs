//! What a camp can work with.

use super::sense::Sense;
use dark_threat::{Camp, Kind, Piece, Temple};

pub(super) fn of(sense: &Sense<'_>) -> [f32; 2] {
    let field = sense.state.field();
    let [mut gaia, mut kaos] = [1.0, 1.0];
    for (piece, _) in field.standing() {
        let kind = field.kind(piece);
        let Some(camp) = field.camp(piece) else { continue };
        let mut worth = match kind {
            Kind::Oak | Kind::ChosenOne | Kind::BrightChosenOne | Kind::WoodenKing | Kind::Fongia => 0.10,
            Kind::Ninja | Kind::Monk | Kind::Cleric => 0.08,
            Kind::Avatar => 0.05,
            Kind::DoomedChief => 0.08,
            Kind::Mandrake | Kind::Spore => 0.05,
            Kind::Mushroom => 0.04,
            Kind::SmallBane => 0.04,
            Kind::HalfBane | Kind::UltimateBane => 0.10,
            Kind::Totem => 0.0,
        };
        if field.stunned().has(piece) {
            worth *= 0.4;
        }
        match camp {
            Camp::Gaia => gaia += worth,
            Camp::Kaos => kaos += worth,
        }
    }
    kaos += 0.03 * f32::from(sense.state.buried());
    kaos += 0.004 * field.black().count() as f32;
    gaia += 0.004 * sense.coloured.count() as f32;
    for temple in Temple::ALL {
        if sense.rules.in_force(sense.state, temple) {
            gaia += 0.05;
        }
    }
    if sense.square(Piece::Oak) == Some(sense.rules.sanctuary()) {
        gaia += 0.02;
    }
    [gaia, kaos]
}
