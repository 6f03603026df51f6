//! What a band promises before the game (section 12).

use super::sense::Sense;
use crate::{Camp, Class, Entry, Stage};

/// What the first figure that can attack promises, beyond its price; each one more promises less.
const HAND: f32 = 0.16;
const FEWER: f32 = 0.8;
/// A champion does what no troop can, and nobody plays without a hero.
const CHAMPION: f32 = 0.08;
const HERO: f32 = 0.3;
/// What half a point can still buy.
const LEFT: f32 = 0.07;
/// What it costs to have given something back, as a part of everything.
const DOUBT: f32 = 0.15;

pub(super) fn of(sense: &Sense<'_>, camp: Camp) -> f32 {
    let (rules, state) = (sense.rules, sense.state);
    if state.stage == Stage::Playing {
        return 0.0;
    }
    let band = state.band(camp);
    let waiting = Entry::ALL.into_iter().filter_map(|entry| Some((entry.kind()?, band[entry.index()])));
    let standing = state.field.of(camp).iter().filter_map(|at| state.field.figure(at)).map(|figure| (figure.kind, 1));
    let (mut hands, mut champion, mut hero) = (0_u8, 0.0, 0.0);
    for (kind, count) in waiting.chain(standing).filter(|&(_, count)| count > 0) {
        if !rules.profiles[kind.index()][camp.index()].attacks.is_empty() {
            hands += count;
        }
        match kind.class() {
            Class::Hero => hero = HERO,
            Class::Champion => champion = CHAMPION,
            _ => {}
        }
    }
    let hands: f32 = (0..hands).map(|others| HAND * FEWER.powi(others.into())).sum();
    // Gaia builds first (CQ-ARM-6); later nothing is bought.
    let builds = state.stage == Stage::Bands && (camp == Camp::Kaos || state.active == Camp::Gaia);
    let left = if builds { rules.constants.points - crate::band::spent(rules, state, camp) } else { 0 };
    hands + champion + hero + LEFT * f32::from(left)
}

/// What a side's worth is divided by for all that it gave back (CQ-ARM-6). Bands that are nearly alike look nearly alike, and a
/// search would wander among them for as long as it may; so a way back costs more than any entry can look overpaid.
pub(super) fn doubt(sense: &Sense<'_>, camp: Camp) -> f32 {
    1.0 + if sense.state.active == camp { DOUBT * f32::from(sense.state.dismissed) } else { 0.0 }
}
