//! Tables T8 and T10: the die of the divine events, and how many goals a level has.

use crate::{Camp, Level};
use serde::Deserialize;
use tabletop::{ContentError, ContentFile};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    gaia: Spanned<GaiaLines>,
    kaos: Spanned<KaosLines>,
    goals: GoalLines,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct GaiaLines {
    avatar_invocation: u8,
    white_kadamas: u8,
    white_lotus: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct KaosLines {
    mushrooms_attack: u8,
    mind_control: u8,
    contamination: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalLines {
    easy: Spanned<u8>,
    medium: Spanned<u8>,
    hard: Spanned<u8>,
}

/// What the dice may bring and what wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destiny {
    /// By camp: how many faces bring the first, second and third event of table T8.
    pub(crate) faces: [[u8; 3]; 2],
    goals: [u8; 3],
}

impl Destiny {
    /// How many faces of the die bring each event of a camp.
    #[must_use]
    pub fn faces(&self, camp: Camp) -> [u8; 3] {
        self.faces[camp.index()]
    }

    /// How many goals a level asks for (DT-WIN-1).
    #[inline]
    #[must_use]
    pub fn goals(&self, level: Level) -> u8 {
        self.goals[level.index()]
    }
}

/// A die has so many faces (DT-INFO-2).
const FACES: u32 = 6;

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Destiny> {
    let read: EventsFile = file.parse(errors)?;
    let (gaia, kaos) = (read.gaia.get_ref(), read.kaos.get_ref());
    let faces = [
        [gaia.avatar_invocation, gaia.white_kadamas, gaia.white_lotus],
        [kaos.mushrooms_attack, kaos.mind_control, kaos.contamination],
    ];
    for (faces, at) in faces.iter().zip([read.gaia.span().start, read.kaos.span().start]) {
        let total: u32 = faces.iter().map(|&faces| u32::from(faces)).sum();
        if total != FACES {
            errors.push(file.wrong(at, format!("{total} faces bring an event, but a die has {FACES} (DT-INFO-2)")));
        }
    }
    let start = read.goals.easy.span().start;
    let goals = [
        file.within(read.goals.easy, 1..=3, "goals of easy (DT-WIN-1)", errors),
        file.within(read.goals.medium, 1..=3, "goals of medium (DT-WIN-1)", errors),
        file.within(read.goals.hard, 1..=3, "goals of hard (DT-WIN-1)", errors),
    ];
    if !goals.is_sorted() {
        errors.push(file.wrong(start, "a harder level has no fewer goals (DT-WIN-1)"));
    }
    Some(Destiny { faces, goals })
}
