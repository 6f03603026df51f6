//! Tables T1 and T3: the Temples' colours and layouts.

use super::DarkThreat;
use crate::Temple;
use paint::Colour;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::{ContentError, ContentFile, Exactly};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TemplesFile {
    force: TempleLines,
    wisdom: TempleLines,
    spirit: TempleLines,
    layouts: Spanned<BTreeMap<String, Spanned<Exactly<Temple, 3>>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TempleLines {
    colours: Spanned<Exactly<Colour, 2>>,
}

/// What the file says.
#[derive(Debug)]
pub(super) struct Sacred {
    /// By Temple.
    pub(super) colours: [[Colour; 2]; 3],
    /// The Temples on the three places, by layout.
    pub(super) layouts: [[Temple; 3]; DarkThreat::LAYOUTS],
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Sacred> {
    let read: TemplesFile = file.parse(errors)?;
    let mut seen: Vec<Colour> = Vec::new();
    let temples = [read.force, read.wisdom, read.spirit];
    for temple in &temples {
        let Exactly(colours) = temple.colours.get_ref();
        for colour in colours {
            if seen.contains(colour) {
                let reason = format!("{} has its prisms in one Temple only (DT-SQ-5)", colour.code());
                errors.push(file.wrong(temple.colours.span().start, reason));
            }
            seen.push(*colour);
        }
    }
    let start = read.layouts.span().start;
    let mut layouts = [Temple::ALL; DarkThreat::LAYOUTS];
    let lines = read.layouts.into_inner();
    for (index, layout) in layouts.iter_mut().enumerate() {
        let Some(line) = lines.get(&(index + 1).to_string()) else {
            errors.push(file.wrong(start, format!("the layout {} is missing (DT-SET-1)", index + 1)));
            continue;
        };
        let Exactly(temples) = *line.get_ref();
        if Temple::ALL.iter().any(|temple| !temples.contains(temple)) {
            errors.push(file.wrong(line.span().start, "every Temple stands on one place (DT-SET-2)"));
        }
        *layout = temples;
    }
    if lines.len() > DarkThreat::LAYOUTS {
        errors.push(file.wrong(start, format!("there are {} layouts (DT-SET-1)", DarkThreat::LAYOUTS)));
    }
    Some(Sacred { colours: temples.map(|temple| temple.colours.into_inner().0), layouts })
}
