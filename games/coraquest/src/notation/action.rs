//! Actions as one line.

use super::pen;
use crate::{Action, CoraQuest, Edge, Rotation};
use tabletop::{Cursor, ParseError, quoted};

pub(super) fn write(rules: &CoraQuest, action: Action) -> String {
    let weapon = |item: Option<_>| item.map_or("hands", |item| rules.item_code(item));
    match action {
        Action::Pick { hero, owner } => format!("pick {} {owner}", rules.hero_code(hero)),
        Action::Hero { hero } => format!("hero {}", rules.hero_code(hero)),
        Action::At { square } => format!("at {square}"),
        Action::Move => "move".to_owned(),
        Action::Step { to } => format!("step {to}"),
        Action::Stop => "stop".to_owned(),
        Action::Attack { weapon: item, at } => format!("attack {} {at}", weapon(item)),
        Action::Whirl { weapon: item } => format!("whirl {}", weapon(item)),
        Action::Search { at } => format!("search {at}"),
        Action::Trade { with } => format!("trade {}", rules.hero_code(with)),
        Action::Give { item } => format!("give {}", rules.item_code(item)),
        Action::Take { item } => format!("take {}", rules.item_code(item)),
        Action::Done => "done".to_owned(),
        Action::Cancel => "cancel".to_owned(),
        Action::Revive { hero } => format!("revive {}", rules.hero_code(hero)),
        Action::Quest { number } => format!("quest {}", u16::from(number) + 1),
        Action::Reveal => "reveal".to_owned(),
        Action::Lay { edge, rotation } => format!("lay {} {}", edge.code(), rotation.number()),
        Action::Use { item } => format!("use {}", rules.item_code(item)),
        Action::Wear { armour } => format!("wear {}", armour.map_or("nothing", |item| rules.item_code(item))),
        Action::Ability => "ability".to_owned(),
        Action::Option { number } => format!("option {}", u16::from(number) + 1),
        Action::Pay { hero, item } => format!("pay {} {}", rules.hero_code(hero), rules.item_code(item)),
        Action::Yes => "yes".to_owned(),
        Action::No => "no".to_owned(),
        Action::End => "end".to_owned(),
    }
}

pub(super) fn read(rules: &CoraQuest, text: &str) -> Result<Action, ParseError> {
    let mut cursor = Cursor::new(text, 1);
    let cur = &mut cursor;
    let start = cur.clone();
    let number = |cur: &mut Cursor<'_>| {
        pen::word(cur, "a number from 1", |word| word.parse::<u8>().ok().and_then(|number| number.checked_sub(1)))
    };
    let action = match cur.word() {
        "pick" => Action::Pick { hero: rules.read_hero(cur)?, owner: pen::seat(cur)? },
        "hero" => Action::Hero { hero: rules.read_hero(cur)? },
        "at" => Action::At { square: pen::square(cur)? },
        "move" => Action::Move,
        "step" => Action::Step { to: pen::square(cur)? },
        "stop" => Action::Stop,
        "attack" => Action::Attack { weapon: rules.read_item_or(cur, "hands")?, at: pen::square(cur)? },
        "whirl" => Action::Whirl { weapon: rules.read_item_or(cur, "hands")? },
        "search" => Action::Search { at: pen::square(cur)? },
        "trade" => Action::Trade { with: rules.read_hero(cur)? },
        "give" => Action::Give { item: rules.read_item(cur)? },
        "take" => Action::Take { item: rules.read_item(cur)? },
        "done" => Action::Done,
        "cancel" => Action::Cancel,
        "revive" => Action::Revive { hero: rules.read_hero(cur)? },
        "quest" => Action::Quest { number: number(cur)? },
        "reveal" => Action::Reveal,
        "lay" => {
            let edge = |word: &str| Edge::ALL.into_iter().find(|edge| edge.code() == word);
            let edge = pen::word(cur, "an edge (left, right, top, bottom)", edge)?;
            let turned = |word: &str| word.parse().ok().and_then(Rotation::quarters);
            Action::Lay { edge, rotation: pen::word(cur, "0 to 3 quarter turns", turned)? }
        }
        "use" => Action::Use { item: rules.read_item(cur)? },
        "wear" => Action::Wear { armour: rules.read_item_or(cur, "nothing")? },
        "ability" => Action::Ability,
        "option" => Action::Option { number: number(cur)? },
        "pay" => Action::Pay { hero: rules.read_hero(cur)?, item: rules.read_item(cur)? },
        "yes" => Action::Yes,
        "no" => Action::No,
        "end" => Action::End,
        "" => return Err(start.misread("an action is expected, but the line ends")),
        other => return Err(start.misread(format!("'{}' begins no action", quoted(other)))),
    };
    cursor.finish()?;
    Ok(action)
}
