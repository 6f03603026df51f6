//! Tables T2, T3 and T4: the fighters of each clan.

use paint::Colour;
use serde::Deserialize;
use tabletop::{ContentError, ContentFile, Exactly};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamsFile {
    quick_colours: Spanned<Exactly<Colour, 4>>,
    two_seats: Spanned<Vec<ClanLines>>,
    more_seats: Spanned<Vec<ClanLines>>,
    initiation: Spanned<FighterLines>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClanLines {
    colour: Spanned<Colour>,
    warrior: u8,
    hunter: u8,
    shaman: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FighterLines {
    warrior: u8,
    hunter: u8,
    shaman: u8,
}

#[derive(Debug)]
pub(super) struct Teams {
    pub(super) quick_colours: [Colour; 4],
    pub(super) two_seats: [[u8; 6]; 6],
    pub(super) more_seats: [[u8; 6]; 6],
    pub(super) initiation: [u8; 6],
}

/// Women only come into a team by the seat's choice (PB-ADV-3).
fn men(warrior: u8, hunter: u8, shaman: u8) -> [u8; 6] {
    [warrior, 0, hunter, 0, shaman, 0]
}

pub(super) fn read(file: &ContentFile<'_>, errors: &mut Vec<ContentError>) -> Option<Teams> {
    let read: TeamsFile = file.parse(errors)?;
    let Exactly(colours) = read.quick_colours.get_ref();
    if colours.iter().enumerate().any(|(at, colour)| colours[..at].contains(colour)) {
        errors.push(file.wrong(read.quick_colours.span().start, "two seats never have the same colour (PB-SETUP-2)"));
    }
    if colours[..2].iter().any(|colour| !colour.is_primary()) {
        let reason = "the first two are primary colours, for Initiation with 2 seats (PB-SETUP-7)";
        errors.push(file.wrong(read.quick_colours.span().start, reason));
    }
    // Four fighters stand two and two, never two of a caste (PB-TEAM-3); two stand on the side squares (PB-TEAM-4).
    let two_seats = table(file, &read.two_seats, 4, 2, "PB-TEAM-3", errors);
    let more_seats = table(file, &read.more_seats, 2, 2, "PB-TEAM-4", errors);
    let FighterLines { warrior, hunter, shaman } = *read.initiation.get_ref();
    if u32::from(warrior) + u32::from(hunter) + u32::from(shaman) != 3 {
        errors.push(file.wrong(read.initiation.span().start, "a clan has three fighters at Initiation (PB-TEAM-4)"));
    }
    let initiation = men(warrior, hunter, shaman);
    Some(Teams { quick_colours: *colours, two_seats, more_seats, initiation })
}

fn table(
    file: &ContentFile<'_>,
    lines: &Spanned<Vec<ClanLines>>,
    fighters: u32,
    most: u8,
    rule: &str,
    errors: &mut Vec<ContentError>,
) -> [[u8; 6]; 6] {
    let mut table = [None; 6];
    for line in lines.get_ref() {
        let (colour, at) = (*line.colour.get_ref(), line.colour.span().start);
        let counts = [line.warrior, line.hunter, line.shaman];
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        if total != fighters || counts.iter().any(|&count| count > most) {
            let reason = format!("{} has {fighters} fighters, at most {most} of a caste ({rule})", colour.code());
            errors.push(file.wrong(at, reason));
        }
        if table[colour.index()].replace(men(line.warrior, line.hunter, line.shaman)).is_some() {
            errors.push(file.wrong(at, format!("the clan {} stands here twice (PB-SETUP-2)", colour.code())));
        }
    }
    for colour in Colour::WHEEL.into_iter().filter(|colour| table[colour.index()].is_none()) {
        errors.push(file.wrong(lines.span().start, format!("the clan {} is missing (PB-SETUP-2)", colour.code())));
    }
    table.map(Option::unwrap_or_default)
}
