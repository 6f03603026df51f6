//! What a band promises before the game (section 12).

use super::sense::Sense;
use crate::{Camp, Entry, Slot, Stage, band};

/// What an entry adds to a side's chances, in log-odds.
struct Worth {
    entry: Entry,
    /// In Supremacy 2, Supremacy 3, Harvest and Escort.
    scenario: [f32; 4],
}

const fn worth(entry: Entry, scenario: [f32; 4]) -> Worth {
    Worth { entry, scenario }
}

/// Read off games between bands that were varied by lot (`docs/figures.md`), for Gaia and for Kaos. Prices are not in it: what a
/// band of so many points is best made of is worked out from them, so that it changes with them.
const WORTH: [&[Worth]; 2] = [
    &[
        worth(Entry::Oak, [0.00, 0.00, 0.00, 0.00]),
        worth(Entry::ChosenOne, [0.90, 0.91, -1.12, 0.28]),
        worth(Entry::Chief, [0.74, 0.31, 0.24, 0.01]),
        worth(Entry::Matriarch, [0.50, 0.57, 0.79, 0.41]),
        worth(Entry::Ninja, [0.58, -0.42, 0.39, 0.35]),
        worth(Entry::Monk, [0.35, 0.03, 0.08, -0.21]),
        worth(Entry::Cleric, [0.48, 0.13, 0.41, -0.42]),
        worth(Entry::Koloss, [-0.34, -0.83, -0.27, -0.20]),
        worth(Entry::Warrior, [0.85, 0.58, 1.20, 0.63]),
        worth(Entry::Basher, [0.29, 0.02, 0.81, 0.02]),
        worth(Entry::Paladin, [0.37, -0.31, 0.27, -0.20]),
        worth(Entry::Hunter, [0.70, 0.70, 0.82, 0.31]),
        worth(Entry::Ranger, [-0.02, 0.08, 0.97, -0.11]),
        worth(Entry::Bomber, [0.64, 1.18, 1.02, -0.04]),
        worth(Entry::Shaman, [0.57, 0.82, 0.64, 0.43]),
        worth(Entry::Mystic, [-0.06, 0.07, -0.12, 0.06]),
        worth(Entry::Djinn, [0.18, 0.54, 0.19, 0.36]),
        worth(Entry::MiniGolem, [0.10, 0.13, -0.07, 0.13]),
        worth(Entry::Golem, [0.38, 0.63, 0.22, 0.13]),
        worth(Entry::Clone, [0.60, 0.47, 0.08, 0.11]),
    ],
    &[
        worth(Entry::Ronin, [0.00, 0.00, 0.00, 0.00]),
        worth(Entry::Chief, [0.14, 0.68, -0.01, 1.10]),
        worth(Entry::Matriarch, [-0.05, 0.58, 0.14, 1.07]),
        worth(Entry::Ninja, [0.29, 0.51, 0.65, 0.31]),
        worth(Entry::Monk, [-0.62, -0.48, 0.10, -0.08]),
        worth(Entry::Cleric, [-0.36, -0.05, -0.09, -0.31]),
        worth(Entry::Koloss, [0.56, -0.25, 0.13, -0.01]),
        worth(Entry::Skelette, [-0.21, -0.34, -0.08, -0.57]),
        worth(Entry::BonePile, [-0.27, -0.73, 0.15, -0.29]),
    ],
];

/// What half a point costs that is not spent, the card for it aside.
const UNSPENT: f32 = -0.05;
/// What half a point that can still be spent adds to the means.
const LEFT: f32 = 0.04;
/// What a band promises that cannot even have a hero any more.
const HOPELESS: f32 = -9.0;
/// What it costs to have given something back, which may be done only so often (CQ-ARM-6).
const DOUBT: f32 = -0.3;

/// What a side's means are multiplied by for its band and for what can still become of it.
pub(super) fn of(sense: &Sense<'_>, camp: Camp) -> f32 {
    let state = sense.state;
    if state.stage == Stage::Playing {
        return 1.0;
    }
    let taken = WORTH[camp.index()].iter().map(|worth| f32::from(count(sense, camp, worth.entry)) * worth.in_scenario(sense));
    let mut odds: f32 = taken.sum();
    // Gaia builds first (CQ-ARM-6).
    odds += if state.stage == Stage::Bands && (camp == Camp::Kaos || state.active == Camp::Gaia) {
        best_rest(sense, camp)
    } else {
        UNSPENT * f32::from(state.dues[camp.index()])
    };
    if state.active == camp {
        odds += DOUBT * f32::from(state.dismissed);
    }
    odds.exp()
}

impl Worth {
    fn in_scenario(&self, sense: &Sense<'_>) -> f32 {
        self.scenario[sense.state.scenario as usize]
    }
}

/// How many a side has of an entry, waiting and standing.
fn count(sense: &Sense<'_>, camp: Camp, entry: Entry) -> u8 {
    let field = &sense.state.field;
    let standing = match entry.kind() {
        Some(kind) => field.of(camp).iter().filter(|&at| field.figure(at).is_some_and(|figure| figure.kind == kind)).count(),
        None => field.bones().count() as usize,
    };
    sense.state.band(camp)[entry.index()] + standing as u8
}

/// As many half points and half slots as a band can have left over, and none (table 22.9).
const POINTS: usize = 41;
const CHAMPIONS: usize = 13;
const TROOPS: usize = 11;
/// The most that can be had, by half points and half slots of champions and troops that are left over then.
type Best = [[[f32; TROOPS]; CHAMPIONS]; POINTS];

/// What the best that a band can still be given adds to it.
fn best_rest(sense: &Sense<'_>, camp: Camp) -> f32 {
    let (rules, state) = (sense.rules, sense.state);
    let points = usize::from(rules.constants.points - band::spent(rules, state, camp));
    let [hero, champions, troops] = [Slot::Hero, Slot::Champion, Slot::Troop]
        .map(|slot| usize::from(band::slots(rules, slot) - band::taken(rules, state, camp, slot)));
    let mut best: Best = [[[f32::NEG_INFINITY; TROOPS]; CHAMPIONS]; POINTS];
    if hero == 0 {
        best[points][champions][troops] = 0.0;
    }
    for worth in WORTH[camp.index()] {
        let (encumbrance, cost) = rules.price(worth.entry, camp);
        let (encumbrance, cost, adds) = (usize::from(encumbrance), usize::from(cost), worth.in_scenario(sense));
        let takes = match worth.entry.slot() {
            Slot::Champion => [cost, encumbrance, 0],
            Slot::Troop => [cost, 0, encumbrance],
            Slot::Hero => {
                if hero > 0 && cost <= points {
                    let with = &mut best[points - cost][champions][troops];
                    *with = with.max(adds);
                }
                continue;
            }
        };
        for _ in 0..band::spares(rules, state, camp, worth.entry) {
            one_more(&mut best, [points, champions, troops], takes, adds);
        }
    }
    let ends = best[..=points].iter().enumerate().map(|(left, best)| {
        let most = best.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
        most + UNSPENT * left as f32 + LEFT * (points - left) as f32
    });
    ends.fold(HOPELESS, f32::max)
}

/// Takes one more of something where that is better, out of so many half points and slots.
fn one_more(best: &mut Best, [points, champions, troops]: [usize; 3], takes: [usize; 3], adds: f32) {
    let [cost, from_champions, from_troops] = takes;
    // Upwards, so that nothing that has one more already is given another.
    for left in 0..(points + 1).saturating_sub(cost) {
        for free in 0..(champions + 1).saturating_sub(from_champions) {
            for room in 0..(troops + 1).saturating_sub(from_troops) {
                let with = best[left + cost][free + from_champions][room + from_troops] + adds;
                let here = &mut best[left][free][room];
                *here = here.max(with);
            }
        }
    }
}
