//! What happened, as a sentence.

use super::names::{damage, edge, successes};
use super::{Speak, end};
use crate::{Event, Mark, Throw};
use texts::Message;

pub(super) fn words(speak: &Speak<'_>, event: &Event) -> String {
    let name = |hero| speak.hero(hero);
    let keeper = speak.view.table.keeper;
    let message = match *event {
        Event::Text { text } => return speak.text(text),
        Event::Picked { hero, owner } => msg!("event-picked", hero = name(hero), owner = owner.number()),
        Event::Placed { hero, at } => msg!("event-placed", hero = name(hero), at = at.to_string()),
        Event::Round { round } => msg!("event-round", round = round),
        Event::Turn { hero } => msg!("event-turn", hero = name(hero)),
        Event::Stepped { hero, to, .. } => msg!("event-stepped", hero = name(hero), to = to.to_string()),
        Event::Drawn { hero, card } => {
            let title = speak.rules.content.card(card).name.arg(speak.lang);
            msg!("event-drawn", hero = name(hero), card = card.code(), title = title)
        }
        Event::Laid { card, edge: side, rotation } => {
            msg!("event-laid", card = card.code(), edge = edge(side), turns = rotation.number())
        }
        Event::Chest { at } => msg!("event-chest", at = at.to_string()),
        Event::Searched { hero, at } => msg!("event-searched", hero = name(hero), at = at.to_string()),
        Event::Empty => msg!("event-empty"),
        Event::Shuffled => msg!("event-shuffled"),
        Event::Got { hero, item } => msg!("event-got", hero = name(hero), item = speak.item(item)),
        Event::Trapped { hero, item } => msg!("event-trapped", hero = name(hero), item = speak.item(item)),
        Event::Lost { hero, item } => msg!("event-lost", hero = name(hero), item = speak.item(item)),
        Event::Used { hero, item } => msg!("event-used", hero = name(hero), item = speak.item(item)),
        Event::Wears { hero, armour: Some(item) } => msg!("event-wears", hero = name(hero), item = speak.item(item)),
        Event::Wears { hero, armour: None } => msg!("event-bares", hero = name(hero)),
        Event::Ability { hero } => msg!("event-ability", hero = name(hero), ability = speak.ability(hero)),
        Event::Proposed { hero, with } => msg!("event-proposed", hero = name(hero), with = name(with)),
        Event::Traded { hero, with } => msg!("event-traded", hero = name(hero), with = name(with)),
        Event::Refused { hero, with } => msg!("event-refused", hero = name(hero), with = name(with)),
        Event::Handed { from, to, item } => {
            msg!("event-handed", who = name(from), item = speak.item(item), with = name(to))
        }
        Event::Revived { hero, by } => msg!("event-revived", hero = name(hero), by = name(by)),
        Event::Did { hero, number } => {
            let action = speak.look().quest().actions.get(usize::from(number));
            let label = action.map_or_else(String::new, |action| action.label.to(speak.lang).to_owned());
            msg!("event-did", hero = name(hero), label = label)
        }
        Event::Attacks { hero, weapon, at } => {
            msg!("event-attacks", hero = name(hero), at = at.to_string(), weapon = speak.weapon(weapon))
        }
        Event::Rolled { throw, hits, ref dice } => match dice.len() {
            0 | 1 => msg!("event-rolled", throw = throw_name(throw), hits = successes(hits)),
            _ => {
                let faces: Vec<String> = dice.iter().map(|(_, hits)| hits.to_string()).collect();
                msg!("event-rolled-dice", throw = throw_name(throw), faces = faces.join(" + "), hits = successes(hits))
            }
        },
        Event::Appeared { kind, at } => msg!("event-appeared", enemy = speak.enemy(kind), at = at.to_string()),
        Event::Defeated { kind, at } => msg!("event-defeated", enemy = speak.enemy(kind), at = at.to_string()),
        Event::Left { kind, at } => msg!("event-left", enemy = speak.enemy(kind), at = at.to_string()),
        Event::Wounded { kind, at, damage: dealt } => {
            msg!("event-wounded", enemy = speak.enemy(kind), at = at.to_string(), damage = damage(dealt))
        }
        Event::Mended { kind, at, health } => {
            msg!("event-mended", enemy = speak.enemy(kind), at = at.to_string(), health = health)
        }
        Event::Hurt { hero, damage: dealt } => msg!("event-hurt", hero = name(hero), damage = damage(dealt)),
        Event::Healed { hero, health } => msg!("event-healed", hero = name(hero), health = health),
        Event::Marked { hero, mark, on } => marked(mark, on).with("hero", name(hero)),
        Event::SecondWind { hero } => msg!("event-second-wind", hero = name(hero)),
        Event::Slid { hero, to, .. } => msg!("event-slid", hero = name(hero), to = to.to_string()),
        Event::Moved { kind, from, to } => {
            // Without a Keeper an enemy takes the shortest way to a square from which it can attack (CR-EMOVE-2).
            let moved = if keeper { msg!("event-moved") } else { msg!("event-moved-shortest") };
            moved.with("enemy", speak.enemy(kind)).with("from", from.to_string()).with("to", to.to_string())
        }
        Event::Strikes { kind, at, hero } => {
            // CR-EATK-2.
            let strikes = if keeper { msg!("event-strikes") } else { msg!("event-strikes-nearest") };
            strikes.with("enemy", speak.enemy(kind)).with("at", at.to_string()).with("hero", name(hero))
        }
        Event::Guarded { hero, by } => msg!("event-guarded", by = name(by), hero = name(hero)),
        Event::Threat { level } => msg!("event-threat", level = level),
        Event::Spiders => msg!("event-spiders"),
        Event::Counted { counter, value } => {
            let label = speak.look().quest().counters.get(usize::from(counter)).and_then(|counter| counter.label.as_ref());
            match label {
                Some(label) => msg!("event-counted", label = label.to(speak.lang).to_owned(), value = value),
                None => msg!("event-noted"),
            }
        }
        Event::Dropped => msg!("event-dropped"),
        Event::Over { cause, .. } => end(cause),
    };
    message.say(speak.lang)
}

/// A status that begins or ends.
fn marked(mark: Mark, on: bool) -> Message {
    match (mark, on) {
        (Mark::Poisoned, true) => msg!("event-poisoned"),
        (Mark::Poisoned, false) => msg!("event-poisoned-no-more"),
        (Mark::Stinky, true) => msg!("event-stinky"),
        (Mark::Stinky, false) => msg!("event-stinky-no-more"),
        (Mark::Stunned, true) => msg!("event-stunned"),
        (Mark::Stunned, false) => msg!("event-stunned-no-more"),
        (Mark::Determined, true) => msg!("event-determined"),
        (Mark::Determined, false) => msg!("event-determined-no-more"),
    }
}

fn throw_name(throw: Throw) -> Message {
    match throw {
        Throw::Attack => msg!("throw-attack"),
        Throw::Again => msg!("throw-again"),
        Throw::Armour => msg!("throw-armour"),
        Throw::Test => msg!("throw-test"),
    }
}
