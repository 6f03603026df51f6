//! What happened, as a sentence.

use super::{Speak, cause, say};
use crate::{Edge, Event, Mark, Throw};
use tabletop::Text;

/// Where a card lies, seen from the explorer's card.
pub(super) fn edge(edge: Edge) -> Text {
    match edge {
        Edge::Left => Text { en: "to the left", fr: "à gauche" },
        Edge::Right => Text { en: "to the right", fr: "à droite" },
        Edge::Top => Text { en: "above", fr: "au-dessus" },
        Edge::Bottom => Text { en: "below", fr: "au-dessous" },
    }
}

fn mark(mark: Mark, on: bool) -> Text {
    match (mark, on) {
        (Mark::Poisoned, true) => Text { en: "is Poisoned", fr: "est empoisonné" },
        (Mark::Poisoned, false) => Text { en: "is no longer Poisoned", fr: "n'est plus empoisonné" },
        (Mark::Stinky, true) => Text { en: "is Stinky", fr: "est puant" },
        (Mark::Stinky, false) => Text { en: "is no longer Stinky", fr: "n'est plus puant" },
        (Mark::Stunned, true) => Text { en: "is Stunned", fr: "est sonné" },
        (Mark::Stunned, false) => Text { en: "stands up", fr: "se relève" },
        (Mark::Determined, true) => Text { en: "is Determined", fr: "est déterminé" },
        (Mark::Determined, false) => Text { en: "is no longer Determined", fr: "n'est plus déterminé" },
    }
}

pub(super) fn words(speak: &Speak<'_>, event: &Event) -> String {
    let name = |hero| speak.hero(hero);
    match *event {
        Event::Picked { hero, owner } => {
            let hero = name(hero);
            say!(speak, "{hero} joins the party for seat {owner}.", "{hero} rejoint l'équipe pour le joueur {owner}.")
        }
        Event::Placed { hero, at } => {
            let hero = name(hero);
            say!(speak, "{hero} is put on {at}.", "{hero} est placé en {at}.")
        }
        Event::Round { round } => say!(speak, "Round {round} begins.", "La manche {round} commence."),
        Event::Turn { hero } => {
            let hero = name(hero);
            say!(speak, "{hero} begins its turn.", "{hero} commence son tour.")
        }
        Event::Stepped { hero, to, .. } => {
            let hero = name(hero);
            say!(speak, "{hero} steps to {to}.", "{hero} va en {to}.")
        }
        Event::Drawn { hero, card } => {
            let (hero, title) = (name(hero), speak.rules.content.card(card).name.to(speak.lang));
            let card = card.code();
            say!(speak, "{hero} reveals card {card}, {title}.", "{hero} révèle la carte {card}, {title}.")
        }
        Event::Laid { card, edge: side, rotation } => {
            let (card, side, turns) = (card.code(), edge(side).to(speak.lang), rotation.number());
            say!(
                speak,
                "Card {card} is laid {side}, turned {turns} times.",
                "La carte {card} est posée {side}, pivotée {turns} fois."
            )
        }
        Event::Chest { at } => say!(speak, "A chest appears on {at}.", "Un coffre apparaît en {at}."),
        Event::Searched { hero, at } => {
            let hero = name(hero);
            say!(speak, "{hero} searches the chest on {at}.", "{hero} fouille le coffre en {at}.")
        }
        Event::Empty => say!(speak, "There is nothing in it.", "Il n'y a rien dedans."),
        Event::Shuffled => say!(speak, "The treasures are shuffled again.", "Les trésors sont mélangés à nouveau."),
        Event::Got { hero, item } | Event::Trapped { hero, item } | Event::Lost { hero, item } | Event::Used { hero, item } => {
            let (hero, item) = (name(hero), speak.item(item));
            match event {
                Event::Got { .. } => say!(speak, "{hero} gets {item}.", "{hero} reçoit {item}."),
                Event::Trapped { .. } => say!(speak, "{hero} springs {item}.", "{hero} déclenche {item}."),
                Event::Lost { .. } => say!(speak, "{hero} gives up {item}.", "{hero} se défait de {item}."),
                _ => say!(speak, "{hero} uses {item}.", "{hero} utilise {item}."),
            }
        }
        Event::Wears { hero, armour: Some(item) } => {
            let (hero, item) = (name(hero), speak.item(item));
            say!(speak, "{hero} puts on {item}.", "{hero} enfile {item}.")
        }
        Event::Wears { hero, armour: None } => {
            let hero = name(hero);
            say!(speak, "{hero} takes the armour off.", "{hero} retire son armure.")
        }
        Event::Ability { hero } => {
            let (ability, hero) = (speak.ability(hero), name(hero));
            say!(speak, "{hero} uses {ability}.", "{hero} utilise {ability}.")
        }
        Event::Proposed { hero, with } | Event::Traded { hero, with } | Event::Refused { hero, with } => {
            let (hero, with) = (name(hero), name(with));
            match event {
                Event::Proposed { .. } => {
                    say!(speak, "{hero} proposes a trade to {with}.", "{hero} propose un échange à {with}.")
                }
                Event::Traded { .. } => say!(speak, "{hero} and {with} trade.", "{hero} et {with} font un échange."),
                _ => say!(speak, "{with} does not trade with {hero}.", "{with} refuse l'échange avec {hero}."),
            }
        }
        Event::Handed { from, to, item } => {
            let (from, to, item) = (name(from), name(to), speak.item(item));
            say!(speak, "{from} gives {item} to {to}.", "{from} donne {item} à {to}.")
        }
        Event::Revived { hero, by } => {
            let (hero, by) = (name(hero), name(by));
            say!(speak, "{by} revives {hero}.", "{by} ravive {hero}.")
        }
        Event::Did { hero, number } => {
            let action = speak.look().quest().actions.get(usize::from(number));
            format!("{}: {}.", name(hero), action.map_or("", |action| action.label.to(speak.lang)))
        }
        Event::Attacks { hero, weapon, at } => {
            let (hero, weapon) = (name(hero), speak.weapon(weapon));
            say!(speak, "{hero} attacks {at} ({weapon}).", "{hero} attaque {at} ({weapon}).")
        }
        Event::Rolled { throw, hits, ref dice } => {
            let faces: Vec<String> = dice.iter().map(|(_, hits)| hits.to_string()).collect();
            let faces = faces.join(" + ");
            let what = match throw {
                Throw::Attack => Text { en: "Attack", fr: "Attaque" },
                Throw::Again => Text { en: "Blanks again", fr: "Faces vides relancées" },
                Throw::Armour => Text { en: "Armour", fr: "Armure" },
                Throw::Test => Text { en: "Test", fr: "Épreuve" },
            };
            let what = what.to(speak.lang);
            match (dice.len(), hits) {
                (0 | 1, 1) => say!(speak, "{what}: 1 success.", "{what}\u{a0}: 1 succès."),
                (0 | 1, _) => say!(speak, "{what}: {hits} successes.", "{what}\u{a0}: {hits} succès."),
                (_, 1) => say!(speak, "{what}: {faces} = 1 success.", "{what}\u{a0}: {faces} = 1 succès."),
                _ => say!(speak, "{what}: {faces} = {hits} successes.", "{what}\u{a0}: {faces} = {hits} succès."),
            }
        }
        Event::Appeared { kind, at }
        | Event::Defeated { kind, at }
        | Event::Left { kind, at }
        | Event::Wounded { kind, at, .. }
        | Event::Mended { kind, at, .. } => {
            let enemy = speak.enemy(kind);
            match event {
                Event::Appeared { .. } => say!(speak, "{enemy} appears on {at}.", "{enemy} apparaît en {at}."),
                Event::Defeated { .. } => say!(speak, "{enemy} on {at} is defeated.", "{enemy} en {at} est vaincu."),
                Event::Left { .. } => say!(speak, "{enemy} on {at} goes away.", "{enemy} en {at} s'en va."),
                Event::Wounded { damage, .. } => {
                    say!(speak, "{enemy} on {at} suffers {damage} damage.", "{enemy} en {at} subit {damage} dégât(s).")
                }
                Event::Mended { health, .. } => {
                    say!(speak, "{enemy} on {at} heals {health}.", "{enemy} en {at} récupère {health}.")
                }
                _ => String::new(),
            }
        }
        Event::Hurt { hero, damage } => {
            let hero = name(hero);
            say!(speak, "{hero} suffers {damage} damage.", "{hero} subit {damage} dégât(s).")
        }
        Event::Healed { hero, health } => {
            let hero = name(hero);
            say!(speak, "{hero} heals {health}.", "{hero} récupère {health} de Santé.")
        }
        Event::Marked { hero, mark: sign, on } => format!("{} {}.", name(hero), mark(sign, on).to(speak.lang)),
        Event::SecondWind { hero } => {
            let hero = name(hero);
            say!(speak, "Second Wind: {hero} stands up again.", "Second souffle\u{a0}: {hero} se relève.")
        }
        Event::Slid { hero, to, .. } => {
            let hero = name(hero);
            say!(speak, "{hero} is knocked back to {to}.", "{hero} est repoussé jusqu'en {to}.")
        }
        Event::Moved { kind, from, to } => {
            let enemy = speak.enemy(kind);
            // Without a Keeper an enemy takes the shortest way to a square from which it can attack (CR-EMOVE-2).
            match speak.view.table.keeper {
                true => say!(speak, "{enemy} walks from {from} to {to}.", "{enemy} va de {from} en {to}."),
                false => say!(
                    speak,
                    "{enemy} walks from {from} to {to}, the shortest way to a hero.",
                    "{enemy} va de {from} en {to}, au plus court vers un héros."
                ),
            }
        }
        Event::Strikes { kind, at, hero } => {
            let (enemy, hero) = (speak.enemy(kind), name(hero));
            match speak.view.table.keeper {
                true => say!(speak, "{enemy} on {at} attacks {hero}.", "{enemy} en {at} attaque {hero}."),
                // CR-EATK-2.
                false => say!(
                    speak,
                    "{enemy} on {at} attacks {hero}, the nearest hero that it can hit.",
                    "{enemy} en {at} attaque {hero}, le héros le plus proche à sa portée."
                ),
            }
        }
        Event::Guarded { hero, by } => {
            let (hero, by) = (name(hero), name(by));
            say!(speak, "{by} stops the blow against {hero}.", "{by} arrête le coup contre {hero}.")
        }
        Event::Threat { level } => {
            say!(speak, "The Threat token is on level {level}.", "Le pion Menace est au niveau {level}.")
        }
        Event::Spiders => say!(speak, "Spiders come out of the webs!", "Des araignées sortent des toiles\u{a0}!"),
        Event::Text { text } => speak.text(text).to_owned(),
        Event::Counted { counter, value } => {
            let label = speak.look().quest().counters.get(usize::from(counter)).and_then(|counter| counter.label.as_ref());
            label.map_or_else(
                || say!(speak, "Something has changed.", "Quelque chose a changé."),
                |label| format!("{}: {value}.", label.to(speak.lang)),
            )
        }
        Event::Dropped => {
            say!(speak, "Too much happens at once; the rest is left out.", "Trop de choses à la fois\u{a0}; le reste est omis.")
        }
        Event::Over { cause: why, .. } => cause(why).to(speak.lang).to_owned(),
    }
}
