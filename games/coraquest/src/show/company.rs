//! Heroes and enemies as cards: health, numbers, states and items.

use super::{looks, spot, tint};
use crate::words::{Speak, say};
use crate::{Dice, DieColour, Enemy, ItemKind, OnHit, Slot};
use tabletop::{Counter, Member, Text};

/// The heroes in the order of their slots.
pub(super) fn members(speak: &Speak<'_>) -> Vec<Member> {
    let look = speak.look();
    let member = |slot: Slot| {
        let (who, sheet) = (look.hero(slot), look.sheet(slot));
        let ability = look.rules.content.ability(sheet.ability);
        let (name, text) = (ability.name.to(speak.lang), ability.text.to(speak.lang));
        Member {
            seat: Some(who.owner),
            spot: who.at.map(spot),
            look: looks::hero(sheet).to_owned(),
            own: looks::own(look.rules, "hero", &sheet.id, sheet.source),
            tint: Some(tint(speak.view, who.owner)),
            name: sheet.name.to(speak.lang).to_owned(),
            words: say!(speak, "{name}: {text}", "{name}\u{a0}: {text}"),
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
fn numbers(speak: &Speak<'_>, steps: u8, dice: Dice) -> Vec<Counter> {
    let mut numbers = vec![Counter {
        look: "steps",
        tint: None,
        count: steps.into(),
        words: say!(speak, "{steps} steps in a Move", "{steps} pas par Mouvement"),
    }];
    for colour in DieColour::ALL {
        let count = dice.colours().iter().filter(|&&die| die == colour).count();
        if count > 0 {
            let name = super::dice::name(colour).to(speak.lang);
            numbers.push(Counter {
                look: looks::die(colour, 1),
                tint: None,
                count: count as i16,
                words: format!("{count} × {name}"),
            });
        }
    }
    numbers
}

fn marks(speak: &Speak<'_>, slot: Slot) -> Vec<tabletop::Slot> {
    let who = speak.look().hero(slot);
    let mark = |look: &'static str, held: bool, words: String| tabletop::Slot { look, tint: None, held, words };
    let own = |en: &'static str, fr: &'static str| Text { en, fr }.to(speak.lang).to_owned();
    let mut marks = Vec::new();
    let token = who.token;
    marks.push(match token {
        0 => mark("ability-ready", true, own("ability ready", "capacité prête")),
        _ => {
            mark("ability-used", false, say!(speak, "ability back in {token} rounds", "capacité de retour dans {token} manches"))
        }
    });
    if who.stunned {
        marks.push(mark("sign-stunned", true, own("Stunned", "Sonné")));
    }
    if who.poisoned {
        marks.push(mark("sign-poison", true, own("Poisoned: 1 damage each round", "Empoisonné\u{a0}: 1 dégât par manche")));
    }
    if who.smell > 0 {
        let rounds = who.smell;
        marks.push(mark("sign-stink", true, say!(speak, "Stinky for {rounds} rounds", "Puant pour {rounds} manches")));
    }
    if who.determined {
        marks.push(mark("sign-determined", true, own("Determined: one more white die", "Déterminé\u{a0}: un dé blanc de plus")));
    }
    marks
}

fn items(speak: &Speak<'_>, slot: Slot) -> Vec<tabletop::Slot> {
    let look = speak.look();
    let who = look.hero(slot);
    let item = |item| {
        let card = look.item(item);
        let worn = who.armour == Some(item);
        let name = card.name.to(speak.lang);
        let words = match (worn, super::hand::does(speak, card)) {
            (true, does) => say!(speak, "{name} (worn): {does}", "{name} (portée)\u{a0}: {does}"),
            (false, does) => say!(speak, "{name}: {does}", "{name}\u{a0}: {does}"),
        };
        let held = worn || !matches!(card.kind, ItemKind::Armour { .. });
        tabletop::Slot { look: looks::item(card), tint: None, held, words }
    };
    who.bag.iter().flat_map(|(id, copies)| (0..copies).map(move |_| id)).map(item).collect()
}

/// A hero as part of a sentence about its square.
pub(super) fn sentence(speak: &Speak<'_>, slot: Slot) -> String {
    let look = speak.look();
    let (who, sheet) = (look.hero(slot), look.sheet(slot));
    let (name, health, most) = (sheet.name.to(speak.lang), who.health, sheet.health);
    let mut parts = vec![say!(speak, "{name}, Health {health} of {most}", "{name}, Santé {health} sur {most}")];
    parts.extend(marks(speak, slot).into_iter().skip(1).map(|mark| mark.words));
    if who.exhausted {
        parts.push(Text { en: "exhausted", fr: "épuisé" }.to(speak.lang).to_owned());
    }
    parts.join(", ")
}

/// An enemy with its numbers (CR-INFO-2).
pub(super) fn enemy_sentence(speak: &Speak<'_>, enemy: &Enemy) -> String {
    let look = speak.look();
    let (sheet, side) = (look.enemy(enemy.kind), look.side(enemy));
    let (name, health, most) = (sheet.name.to(speak.lang), enemy.health, side.health);
    let (steps, range) = (side.movement, side.range);
    let dice = dice_words(speak, side.dice);
    let mut parts = vec![say!(
        speak,
        "{name}, Health {health} of {most}, Movement {steps}, range {range}, {dice}",
        "{name}, Santé {health} sur {most}, Mouvement {steps}, portée {range}, {dice}"
    )];
    let own = |en: &'static str, fr: &'static str| Text { en, fr }.to(speak.lang).to_owned();
    if enemy.tough {
        parts.push(own("Tough", "dur"));
    }
    if sheet.stinky {
        parts.push(own("it smells", "il sent mauvais"));
    }
    parts.extend(sheet.on_hit.map(|then| match then {
        OnHit::Poisoned => own("its hits poison", "ses coups empoisonnent"),
        OnHit::Stunned => own("its hits stun", "ses coups sonnent"),
        OnHit::Stinky => own("its hits make heroes Stinky", "ses coups rendent puant"),
        OnHit::Knock => own("its hits knock back", "ses coups repoussent"),
    }));
    parts.join(", ")
}

/// Dice as words: "2 white dice, 1 red die".
pub(super) fn dice_words(speak: &Speak<'_>, dice: Dice) -> String {
    let parts = DieColour::ALL.into_iter().filter_map(|colour| {
        let count = dice.colours().iter().filter(|&&die| die == colour).count();
        let many = match colour {
            DieColour::White => Text { en: "white dice", fr: "dés blancs" },
            DieColour::Blue => Text { en: "blue dice", fr: "dés bleus" },
            DieColour::Red => Text { en: "red dice", fr: "dés rouges" },
        };
        (count > 0).then(|| speak.lang.count(count as i16, super::dice::name(colour), many))
    });
    parts.collect::<Vec<_>>().join(", ")
}
