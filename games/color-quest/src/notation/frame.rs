//! What waits to be finished, as one line each.

use super::action;
use crate::{Ability, Aims, Chosen, Deed, Frame, Layout, Part, Tint};
use paint::Square;
use tabletop::{Cursor, ParseError};

const PARTS: [(&str, Part); 5] =
    [("move", Part::Move), ("attack", Part::Attack), ("special", Part::Special), ("blast", Part::Blast), ("rise", Part::Rise)];

pub(super) fn write(layout: &Layout, frame: Frame) -> String {
    let name = |at: Square| layout.point(at);
    let deed = |deed: Deed| {
        let part = PARTS.iter().find(|(_, part)| *part == deed.part).map_or("move", |(word, _)| word);
        let aims: String = deed.aims.list().iter().map(|&aim| format!(" {}", action::aim(aim))).collect();
        format!("{} {} {} {part}{aims}", deed.ability.code(), name(deed.by), deed.kind.code())
    };
    let squares = |chosen: Chosen| chosen.iter().map(|at| format!(" {}", name(at))).collect::<String>();
    match frame {
        Frame::Choosing { deed: waiting } => format!("choosing {}", deed(waiting)),
        Frame::Paying { deed: waiting, left } => format!("paying {left} {}", deed(waiting)),
        Frame::Declared { deed: waiting } => format!("declared {}", deed(waiting)),
        Frame::Shots { by, left } => format!("shots {} {left}", name(by)),
        Frame::Cleaning { chosen } => format!("cleaning{}", squares(chosen)),
        Frame::Polymorph { camp, source, at } => {
            format!("polymorph {} {} {}", camp.code(), action::source_code(source), name(at))
        }
        Frame::Played { camp, die, chosen, immunities } => {
            format!("played {} {} {immunities}{}", camp.code(), die.code(), squares(chosen))
        }
        Frame::Splash { tint, reach, impact, first } => {
            let reach = if reach { "high" } else { "low" };
            format!("splash {} {reach} {}{}", tint.code(), name(impact), squares(Chosen([first, None, None])))
        }
        Frame::Push { by, left } => format!("push {} {left}", name(by)),
        Frame::Collect { camp, fragment } => format!("collect {} {}", camp.code(), fragment + 1),
        Frame::Stow { camp, die, fragment } => format!("stow {} {} {}", camp.code(), die.code(), fragment + 1),
        Frame::Refill { camp, fragment, die } => format!("refill {} {} {}", camp.code(), fragment + 1, die.code()),
        Frame::Levels { camp } => format!("levels {}", camp.code()),
        Frame::Drought { fragment } => format!("drought {}", fragment + 1),
        Frame::Arrive { at } => format!("arrive {}", name(at)),
        Frame::Colour { at } => format!("colour {}", name(at)),
        Frame::Tunnel { at } => format!("tunnel {}", name(at)),
        Frame::Discard { camp, left } => format!("discard {} {left}", camp.code()),
        Frame::Caste => "caste".to_owned(),
        Frame::Aftermath => "aftermath".to_owned(),
        Frame::LastCall => "last-call".to_owned(),
        Frame::Tidy { step } => format!("tidy {step}"),
        Frame::Starting { camp, die, next } => format!("starting {} {} {}", camp.code(), die.code(), next.code()),
    }
}

pub(super) fn read(layout: &Layout, cursor: &mut Cursor<'_>) -> Result<Frame, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    Ok(match cursor.word() {
        "choosing" => Frame::Choosing { deed: deed(layout, cursor)? },
        "paying" => {
            let left = cursor.number("a number of dice")?;
            Frame::Paying { deed: deed(layout, cursor)?, left }
        }
        "declared" => Frame::Declared { deed: deed(layout, cursor)? },
        "shots" => Frame::Shots { by: square(layout, cursor)?, left: cursor.number("a number of shots")? },
        "cleaning" => Frame::Cleaning { chosen: chosen(layout, cursor)? },
        "polymorph" => {
            Frame::Polymorph { camp: action::camp(cursor)?, source: action::source(cursor)?, at: square(layout, cursor)? }
        }
        "played" => Frame::Played {
            camp: action::camp(cursor)?,
            die: action::colour(cursor)?,
            immunities: cursor.number("a number of Immunities")?,
            chosen: chosen(layout, cursor)?,
        },
        "splash" => {
            let tint = cursor.known("a colour", Tint::coded)?;
            let reach = cursor.known("'high' or 'low'", |word| ["low", "high"].iter().position(|&known| known == word))? == 1;
            let impact = square(layout, cursor)?;
            Frame::Splash { tint, reach, impact, first: chosen(layout, cursor)?.iter().next() }
        }
        "push" => Frame::Push { by: square(layout, cursor)?, left: cursor.number("directions as bits")? },
        "collect" => Frame::Collect { camp: action::camp(cursor)?, fragment: fragment(cursor)? },
        "stow" => Frame::Stow { camp: action::camp(cursor)?, die: action::colour(cursor)?, fragment: fragment(cursor)? },
        "refill" => Frame::Refill { camp: action::camp(cursor)?, fragment: fragment(cursor)?, die: action::colour(cursor)? },
        "levels" => Frame::Levels { camp: action::camp(cursor)? },
        "drought" => {
            let number: u8 = cursor.number("the number of a fragment")?;
            Frame::Drought { fragment: number.saturating_sub(1).min(4) }
        }
        "arrive" => Frame::Arrive { at: square(layout, cursor)? },
        "colour" => Frame::Colour { at: square(layout, cursor)? },
        "tunnel" => Frame::Tunnel { at: square(layout, cursor)? },
        "discard" => Frame::Discard { camp: action::camp(cursor)?, left: cursor.number("a number of cards")? },
        "caste" => Frame::Caste,
        "aftermath" => Frame::Aftermath,
        "last-call" => Frame::LastCall,
        "tidy" => Frame::Tidy { step: cursor.number("a step of S4")? },
        "starting" => {
            Frame::Starting { camp: action::camp(cursor)?, die: action::colour(cursor)?, next: action::colour(cursor)? }
        }
        _ => {
            return Err(start.misread(
                "what waits is expected: choosing, paying, declared, shots, cleaning, polymorph, played, splash, push, collect, \
                 stow, refill, levels, drought, arrive, colour, tunnel, discard, caste, aftermath, last-call, tidy or starting",
            ));
        }
    })
}

fn deed(layout: &Layout, cursor: &mut Cursor<'_>) -> Result<Deed, ParseError> {
    let ability = cursor.known("an ability", Ability::coded)?;
    let by = square(layout, cursor)?;
    let kind = action::kind(cursor)?;
    let part = cursor.known("a part of a profile (move, attack, special, blast, rise)", |word| {
        PARTS.iter().find(|(known, _)| *known == word).map(|(_, part)| *part)
    })?;
    let mut aims = Aims::NONE;
    while !cursor.is_done() {
        let before = cursor.clone();
        let aim = action::some_aim(cursor)?;
        if aims.list().len() == Aims::MOST {
            return Err(before.misread("no action is aimed at so many things"));
        }
        aims = aims.with(aim);
    }
    Ok(Deed { by, kind, ability, part, aims })
}

fn chosen(layout: &Layout, cursor: &mut Cursor<'_>) -> Result<Chosen, ParseError> {
    let mut chosen = Chosen::NONE;
    while !cursor.is_done() {
        let before = cursor.clone();
        let at = square(layout, cursor)?;
        if chosen.iter().count() == 3 || chosen.has(at) {
            return Err(before.misread("up to three different squares are expected"));
        }
        chosen = chosen.with(at);
    }
    Ok(chosen)
}

fn fragment(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    cursor.skip_spaces();
    let before = cursor.clone();
    let number: u8 = cursor.number("the number of a fragment")?;
    if (1..=4).contains(&number) { Ok(number - 1) } else { Err(before.misread("fragments are 1 to 4 (CQ-BRD-1)")) }
}

pub(super) fn square(layout: &Layout, cursor: &mut Cursor<'_>) -> Result<Square, ParseError> {
    cursor.known("a square of this layout", |word| crate::Point::named(word).and_then(|point| layout.square(point)))
}
