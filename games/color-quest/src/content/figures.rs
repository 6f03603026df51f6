//! Table 22.4: what figures cost and can do.

use crate::{Ability, Camp, Class, Kind};
use arrayvec::ArrayVec;
use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

/// A passive ability (CQ-PAS-1 to CQ-PAS-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passive {
    /// Explodes on walls.
    Sticky,
    /// Reaches height.
    Tall,
    /// Cannot be parried.
    Implacable,
    /// Wins dice at rest.
    Kadamas,
    /// Wards off one action.
    Parry,
    /// Breaks walls.
    WallBreaker,
    /// Frightens Khromaz.
    Terror,
}

/// What a figure costs and can do; points are counted in halves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// Slots that it takes, in halves.
    pub encumbrance: u8,
    /// Points, in halves.
    pub cost: u8,
    /// Its Move; none is Forbidden.
    pub moves: Option<Ability>,
    /// Its attack; three are Triple.
    pub attacks: ArrayVec<Ability, 3>,
    /// Its special ability.
    pub special: Option<Ability>,
    /// Its Blast.
    pub blast: Option<Ability>,
    passives: u8,
}

impl Profile {
    /// Whether it has a passive ability.
    #[inline]
    #[must_use]
    pub const fn has(&self, passive: Passive) -> bool {
        self.passives >> passive as u8 & 1 == 1
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FiguresFile {
    figures: Vec<Lines>,
    bone_pile: Price,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Price {
    encumbrance: u8,
    cost: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lines {
    kind: Spanned<Kind>,
    camp: Camp,
    encumbrance: Spanned<u8>,
    cost: Spanned<u8>,
    moves: Option<Spanned<Ability>>,
    #[serde(default)]
    attacks: Vec<Spanned<Ability>>,
    special: Option<Spanned<Ability>>,
    blast: Option<Spanned<Ability>>,
    #[serde(default)]
    passives: Vec<Passive>,
}

type Table = [[Profile; 2]; Kind::COUNT];

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<(Table, (u8, u8))> {
    let read: FiguresFile = file.parse(errors)?;
    let mut table: Table = std::array::from_fn(|_| Default::default());
    let mut seen = [[false; 2]; Kind::COUNT];
    for lines in read.figures {
        let (kind, at) = (*lines.kind.get_ref(), lines.kind.span().start);
        let seen = &mut seen[kind.index()][lines.camp.index()];
        if *seen {
            errors.push(file.wrong(at, format!("{} of {} stands here twice", kind.code(), lines.camp.code())));
        }
        *seen = true;
        if !stands(kind, lines.camp) {
            errors.push(file.wrong(at, format!("{} is no figure of {} (CQ-GEN-3)", kind.code(), lines.camp.code())));
        }
        let mut own = |ability: &Spanned<Ability>, moves: bool| {
            if ability.get_ref().is_move() != moves {
                let what = if moves { "a Move" } else { "something else than a Move" };
                let reason = format!("{what} is expected, not '{}' (CQ-GEN-12)", ability.get_ref().code());
                errors.push(file.wrong(ability.span().start, reason));
            }
            *ability.get_ref()
        };
        let moves = lines.moves.as_ref().map(|ability| own(ability, true));
        let attacks: Vec<Ability> = lines.attacks.iter().map(|ability| own(ability, false)).collect();
        let special = lines.special.as_ref().map(|ability| own(ability, false));
        let blast = lines.blast.as_ref().map(|ability| own(ability, false));
        if attacks.len() > 3 || !attacks.is_sorted_by(|one, next| one < next) {
            let start = lines.attacks.first().map_or(at, |ability| ability.span().start);
            errors.push(
                file.wrong(start, "an attack is one to three abilities, in the order of the table of abilities (CQ-TRIP-1)"),
            );
        }
        if special.is_some() && special == blast {
            errors.push(file.wrong(at, "special ability and Blast are two different abilities (CQ-POW-1)"));
        }
        table[kind.index()][lines.camp.index()] = Profile {
            encumbrance: file.within(lines.encumbrance, 0..=10, "encumbrance (CQ-ARM-2)", errors),
            cost: file.within(lines.cost, 0..=40, "cost (CQ-ARM-2)", errors),
            moves,
            attacks: attacks.into_iter().take(3).collect(),
            special,
            blast,
            passives: lines.passives.iter().fold(0, |all, &passive| all | 1 << passive as u8),
        };
    }
    for kind in Kind::ALL {
        for camp in Camp::ALL.into_iter().filter(|&camp| stands(kind, camp) && !seen[kind.index()][camp.index()]) {
            errors.push(file.wrong(0, format!("{} of {} is missing (table 22.4)", kind.code(), camp.code())));
        }
    }
    Some((table, (read.bone_pile.encumbrance, read.bone_pile.cost)))
}

/// Whether a side has figures of this kind (CQ-GEN-3).
fn stands(kind: Kind, camp: Camp) -> bool {
    match kind.class() {
        _ if kind == Kind::Newcomer => false,
        Class::Champion => true,
        Class::Hero => kind.is_ronin() == (camp == Camp::Kaos),
        Class::Skelette => camp == Camp::Kaos,
        Class::Khromaz | Class::Paint | Class::Spirit => camp == Camp::Gaia,
    }
}
