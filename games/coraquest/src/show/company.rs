//! Heroes and enemies as cards: health, numbers, states and items.

use super::{looks, spot, tint};
use crate::words::{Speak, dice, die, notes};
use crate::{Dice, DieColour, Enemy, ItemKind, Slot};
use stage::{Counter, Member};
use texts::{Arg, Message};

/// The heroes in the order of their slots.
pub(super) fn members(speak: &Speak<'_>) -> Vec<Member> {
    let look = speak.look();
    let member = |slot: Slot| {
        let (who, sheet) = (look.hero(slot), look.sheet(slot));
        let ability = look.rules.content.ability(sheet.ability);
        let (name, text) = (ability.name.to(speak.lang).to_owned(), ability.text.to(speak.lang).to_owned());
        Member {
            seat: Some(who.owner),
            spot: who.at.map(spot),
            look: looks::hero(sheet).to_owned(),
            own: looks::own(look.rules, "hero", &sheet.id, sheet.source),
            tint: Some(tint(speak.view, who.owner)),
            name: sheet.name.to(speak.lang).to_owned(),
            words: say!(speak.lang, "scene-ability", name = name, text = text),
            health: (who.health, sheet.health),
            numbers: numbers(speak, look.steps(slot), sheet.dice),
            marks: marks(speak, slot),
            items: items(speak, slot),
            now: look.state.turn().is_some_and(|turn| turn.hero == slot),
            spent: who.exhausted,
        }
    };
    look.state.slots().map(member).collect()
}

/// Steps and dice.
fn numbers(speak: &Speak<'_>, steps: u8, rolled: Dice) -> Vec<Counter> {
    let mut numbers =
        vec![Counter { look: "steps", tint: None, count: steps.into(), words: say!(speak.lang, "scene-steps", steps = steps) }];
    for colour in DieColour::ALL {
        let count = rolled.colours().iter().filter(|&&die| die == colour).count();
        if count > 0 {
            numbers.push(Counter {
                look: looks::die(colour, 1),
                tint: None,
                count: count as i16,
                words: say!(speak.lang, "scene-dice", count = count, die = die(colour)),
            });
        }
    }
    numbers
}

fn marks(speak: &Speak<'_>, slot: Slot) -> Vec<stage::Slot> {
    let ability = match speak.look().hero(slot).token {
        0 => ("ability-ready", true, msg!("scene-ability-ready")),
        token => ("ability-used", false, msg!("scene-ability-back", rounds = token)),
    };
    let signs = signs(speak, slot).into_iter().map(|(look, words)| (look, true, words));
    let mark = |(look, held, words): (_, _, Message)| stage::Slot { look, tint: None, held, words: words.say(speak.lang) };
    [ability].into_iter().chain(signs).map(mark).collect()
}

/// The states of a hero: their drawings and their words.
fn signs(speak: &Speak<'_>, slot: Slot) -> Vec<(&'static str, Message)> {
    let who = speak.look().hero(slot);
    let signs = [
        who.stunned.then(|| ("sign-stunned", msg!("scene-stunned"))),
        who.poisoned.then(|| ("sign-poison", msg!("scene-poisoned"))),
        (who.smell > 0).then(|| ("sign-stink", msg!("scene-stinky", rounds = who.smell))),
        who.determined.then(|| ("sign-determined", msg!("scene-determined"))),
    ];
    signs.into_iter().flatten().collect()
}

fn items(speak: &Speak<'_>, slot: Slot) -> Vec<stage::Slot> {
    let look = speak.look();
    let who = look.hero(slot);
    let item = |item| {
        let card = look.item(item);
        let worn = who.armour == Some(item);
        let message = if worn { msg!("scene-item-worn") } else { msg!("scene-item") };
        let message = message.with("name", card.name.arg(speak.lang)).with("does", super::hand::does(speak, card));
        let held = worn || !matches!(card.kind, ItemKind::Armour { .. });
        stage::Slot { look: looks::item(card), tint: None, held, words: message.say(speak.lang) }
    };
    who.bag.iter().flat_map(|(id, copies)| (0..copies).map(move |_| id)).map(item).collect()
}

/// A hero as it is noted at its square.
pub(super) fn hero_notes(speak: &Speak<'_>, slot: Slot) -> Arg {
    let look = speak.look();
    let (who, most) = (look.hero(slot), look.sheet(slot).health);
    let head = msg!("scene-hero", hero = speak.hero(who.id), health = who.health, most = most);
    let signs = signs(speak, slot).into_iter().map(|(_, words)| words);
    let weary = who.exhausted.then(|| msg!("scene-exhausted"));
    notes([head].into_iter().chain(signs).chain(weary).map(Arg::from))
}

/// An enemy with its numbers (CR-INFO-2).
pub(super) fn enemy_notes(speak: &Speak<'_>, enemy: &Enemy) -> Arg {
    let look = speak.look();
    let (sheet, side) = (look.enemy(enemy.kind), look.side(enemy));
    let head = msg!(
        "scene-enemy",
        enemy = speak.enemy(enemy.kind),
        health = enemy.health,
        most = side.health,
        steps = side.movement,
        range = side.range,
        dice = dice(side.dice)
    );
    let tough = enemy.tough.then(|| msg!("scene-tough"));
    let smells = sheet.stinky.then(|| msg!("scene-smells"));
    let hits = sheet.on_hit.map(|then| msg!("scene-hits" / then.code()));
    notes([head].into_iter().chain(tough).chain(smells).chain(hits).map(Arg::from))
}
