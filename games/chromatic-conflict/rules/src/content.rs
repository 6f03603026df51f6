//! The tables of the game, read from content files and checked against the catalogue.

use crate::{Effect, Face, Faction, Kind};
use serde::Deserialize;
use tabletop::{ContentError, ContentFile, ContentPart, Edition, Game as _, RuleTexts, content_digest};
use toml::Spanned;

/// The rules of Chromatic Conflict with their tables.
#[derive(Clone, Debug)]
pub struct ChromaticConflict {
    pub(crate) constants: Constants,
    pub(crate) power: [u8; 7],
    pub(crate) copies: [u8; 7],
    pub(crate) gems: [u8; Face::TERRAINS + 1],
    pub(crate) zones: [[Effect; 4]; Face::TERRAINS + 1],
    pub(crate) rules: RuleTexts,
    pub(crate) edition: Edition,
}

/// Table D5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constants {
    /// CC-TURN-2.
    pub actions_per_turn: u8,
    /// CC-DRAW-1.
    pub hand_chromecas: u8,
    /// CC-DRAW-1.
    pub hand_terrains: u8,
    /// CC-OFF-1.
    pub offensive_bonus: u8,
    /// CC-STR-1.
    pub stronghold_points: u8,
    /// CC-GEN-6.
    pub core_gems: u8,
    /// CC-END-5.
    pub turn_limit: u8,
}

/// The content files of the game.
#[derive(Clone, Copy, Debug)]
pub struct Folder<'a> {
    /// Table D5.
    pub constants: ContentFile<'a>,
    /// Table D1.
    pub chromecas: ContentFile<'a>,
    /// Table D2.
    pub terrains: ContentFile<'a>,
    /// What rules say to players in the content's own words; mostly nothing.
    pub rules: ContentFile<'a>,
}

impl Folder<'_> {
    /// The digest of what is played by: all but what the rules say to players.
    fn digest(&self) -> String {
        let files = [("constants.toml", self.constants), ("chromecas.toml", self.chromecas), ("terrains.toml", self.terrains)];
        let parts = files.map(|(heading, file)| ContentPart { heading, text: file.text });
        content_digest(ChromaticConflict::NAME, &parts, |_, _, _| false)
    }
}

impl Folder<'static> {
    /// The files that the house ships.
    pub const STANDARD: Folder<'static> = Folder {
        constants: ContentFile {
            name: "constants.toml",
            text: include_str!("../../../../content/chromatic-conflict/constants.toml"),
        },
        chromecas: ContentFile {
            name: "chromecas.toml",
            text: include_str!("../../../../content/chromatic-conflict/chromecas.toml"),
        },
        terrains: ContentFile {
            name: "terrains.toml",
            text: include_str!("../../../../content/chromatic-conflict/terrains.toml"),
        },
        rules: ContentFile { name: "rules.toml", text: "" },
    };
}

impl ChromaticConflict {
    /// The names of the content files, in the order in which [`ChromaticConflict::from_files`] wants them.
    pub const FILES: [&'static str; 4] = ["constants.toml", "chromecas.toml", "terrains.toml", "rules.toml"];

    /// The game with the tables that the house ships.
    ///
    /// # Panics
    /// Never: a test loads the same files.
    #[must_use]
    pub fn standard() -> ChromaticConflict {
        match ChromaticConflict::load(&Folder::STANDARD) {
            Ok(game) => game,
            Err(errors) => unreachable!("the shipped content is checked by a test: {errors:?}"),
        }
    }

    /// The game with the tables of these files.
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn load(folder: &Folder<'_>) -> Result<ChromaticConflict, Vec<ContentError>> {
        let mut errors = Vec::new();
        let constants = read_constants(&folder.constants, &mut errors);
        let chromecas = read_chromecas(&folder.chromecas, &mut errors);
        let terrains = read_terrains(&folder.terrains, &mut errors);
        let rules = RuleTexts::read(&folder.rules, ChromaticConflict::NAME, &mut errors);
        let (Some(constants), Some((power, copies)), Some((gems, zones)), Some(rules)) = (constants, chromecas, terrains, rules)
        else {
            return Err(errors);
        };
        if !errors.is_empty() {
            return Err(errors);
        }
        let edition = Edition::newest::<ChromaticConflict>(folder.digest());
        let mut game = ChromaticConflict { constants, power, copies, gems, zones, rules, edition };
        game.gems[Face::CORE.index()] = constants.core_gems;
        Ok(game)
    }

    /// The same from a list of texts, in the order of [`ChromaticConflict::FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them, with file, line and reason.
    pub fn from_files(files: [ContentFile<'_>; 4]) -> Result<ChromaticConflict, Vec<ContentError>> {
        let [constants, chromecas, terrains, rules] = files;
        ChromaticConflict::load(&Folder { constants, chromecas, terrains, rules })
    }

    /// Table D5.
    #[inline]
    #[must_use]
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// What the rules say to players.
    #[must_use]
    pub fn rule_texts(&self) -> &RuleTexts {
        &self.rules
    }

    /// The printed power of a kind (CC-GEN-4).
    #[inline]
    #[must_use]
    pub fn power(&self, kind: Kind) -> u8 {
        self.power[kind.index()]
    }

    /// The gems of a face.
    #[inline]
    #[must_use]
    pub fn gems(&self, face: Face) -> u8 {
        self.gems[face.index()]
    }

    /// What the zone of a faction shows on a face.
    #[inline]
    #[must_use]
    pub fn zone(&self, face: Face, faction: Faction) -> Effect {
        self.zones[face.index()][faction.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConstantsFile {
    actions_per_turn: Spanned<u8>,
    hand_chromecas: Spanned<u8>,
    hand_terrains: Spanned<u8>,
    offensive_bonus: Spanned<u8>,
    stronghold_points: Spanned<u8>,
    core_gems: Spanned<u8>,
    turn_limit: Spanned<u8>,
}

fn read_constants(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Constants> {
    let read: ConstantsFile = file.parse(errors)?;
    let mut within = |value, range, what| file.within(value, range, what, errors);
    Some(Constants {
        actions_per_turn: within(read.actions_per_turn, 1..=6, "actions_per_turn (CC-TURN-2)"),
        hand_chromecas: within(read.hand_chromecas, 1..=14, "hand_chromecas (CC-DRAW-1)"),
        hand_terrains: within(read.hand_terrains, 1..=5, "hand_terrains (CC-DRAW-1; 4 seats share 21 terrains)"),
        offensive_bonus: within(read.offensive_bonus, 0..=5, "offensive_bonus (CC-OFF-1)"),
        stronghold_points: within(read.stronghold_points, 0..=20, "stronghold_points (CC-STR-1)"),
        core_gems: within(read.core_gems, 0..=9, "core_gems (CC-GEN-6)"),
        turn_limit: within(read.turn_limit, 60..=200, "turn_limit (CC-END-5; games of 59 turns were seen)"),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChromecasFile {
    chromecas: Spanned<Vec<ChromecaLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChromecaLine {
    kind: Spanned<String>,
    power: Spanned<u8>,
    copies: Spanned<u8>,
}

fn read_chromecas(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<([u8; 7], [u8; 7])> {
    let read: ChromecasFile = file.parse(errors)?;
    let (mut power, mut copies, mut seen) = ([0; 7], [0; 7], [false; 7]);
    let start = read.chromecas.span().start;
    for line in read.chromecas.into_inner() {
        let Some(kind) = Kind::coded(line.kind.get_ref()) else {
            let reason = format!("'{}' is not a kind of Chromeca: {}", line.kind.get_ref(), Kind::CODES.join(", "));
            errors.push(file.wrong(line.kind.span().start, reason));
            continue;
        };
        if std::mem::replace(&mut seen[kind.index()], true) {
            errors.push(file.wrong(line.kind.span().start, format!("the kind '{}' stands here twice", kind.code())));
        }
        let expected = kind.code().parse().unwrap_or(1);
        if *line.power.get_ref() != expected {
            let reason = format!("the power of '{}' is {expected}, not {} (CC-CHR-1)", kind.code(), line.power.get_ref());
            errors.push(file.wrong(line.power.span().start, reason));
        }
        if *line.copies.get_ref() > 14 {
            let reason = format!("{} copies of '{}': a faction has 14 cards (CC-GEN-2)", line.copies.get_ref(), kind.code());
            errors.push(file.wrong(line.copies.span().start, reason));
        }
        power[kind.index()] = line.power.into_inner();
        copies[kind.index()] = line.copies.into_inner();
    }
    for kind in Kind::ALL.into_iter().filter(|kind| !seen[kind.index()]) {
        errors.push(file.wrong(start, format!("the kind '{}' is missing (write copies = 0 to leave it out)", kind.code())));
    }
    let total: u32 = copies.iter().map(|&copies| u32::from(copies)).sum();
    if total != 14 {
        errors.push(file.wrong(start, format!("the copies add up to {total}, but a faction has 14 Chromecas (CC-GEN-2)")));
    }
    if copies[Kind::Ship.index()] > 1 {
        errors.push(file.wrong(start, "a faction has at most one Ship: four terrains at most can return to the pile (CC-END-5)"));
    }
    Some((power, copies))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainsFile {
    terrains: Spanned<Vec<TerrainLine>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainLine {
    face: Spanned<String>,
    gems: Spanned<u8>,
    blue: Spanned<String>,
    green: Spanned<String>,
    orange: Spanned<String>,
    violet: Spanned<String>,
}

type Terrains = ([u8; Face::TERRAINS + 1], [[Effect; 4]; Face::TERRAINS + 1]);

fn read_terrains(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Terrains> {
    let read: TerrainsFile = file.parse(errors)?;
    let mut gems = [0; Face::TERRAINS + 1];
    let mut zones = [[Effect::Empty; 4]; Face::TERRAINS + 1];
    let mut seen = [false; Face::TERRAINS];
    let start = read.terrains.span().start;
    for line in read.terrains.into_inner() {
        let Some(face) = Face::named(line.face.get_ref()) else {
            let reason = format!("'{}' is not a face: F01 to F21 (CC-GEN-5)", line.face.get_ref());
            errors.push(file.wrong(line.face.span().start, reason));
            continue;
        };
        if std::mem::replace(&mut seen[face.index()], true) {
            errors.push(file.wrong(line.face.span().start, format!("the face {} stands here twice (CC-GEN-5)", face.name())));
        }
        if !(1..=3).contains(line.gems.get_ref()) {
            let reason = format!("{} has {} gems, but a terrain bears 1 to 3 (CC-GEN-5)", face.name(), line.gems.get_ref());
            errors.push(file.wrong(line.gems.span().start, reason));
        }
        gems[face.index()] = line.gems.into_inner();
        for (faction, zone) in Faction::ALL.into_iter().zip([line.blue, line.green, line.orange, line.violet]) {
            match Effect::coded(zone.get_ref()) {
                Some(effect) => zones[face.index()][faction.index()] = effect,
                None => {
                    let reason = format!("'{}' is not an effect: {} (CC-EFF-4)", zone.get_ref(), Effect::CODES.join(", "));
                    errors.push(file.wrong(zone.span().start, reason));
                }
            }
        }
    }
    for face in (0..Face::TERRAINS).filter(|&face| !seen[face]) {
        errors.push(file.wrong(start, format!("the face {} is missing (CC-GEN-5: 21 terrains)", Face::NAMES[face])));
    }
    Some((gems, zones))
}
