//! Who must do what now, as one line.

use super::{Speak, cause, say};
use crate::choice::decider;
use crate::{Effect, Frame, Span, Step};
use tabletop::Text;

pub(super) fn words(speak: &Speak<'_>) -> String {
    let state = &speak.view.table;
    if let Some(over) = state.over() {
        return cause(over.cause).to(speak.lang).to_owned();
    }
    let Some(&frame) = state.business().last() else { return String::new() };
    let seat = decider(&speak.look(), frame);
    let hero = state.turn().map_or("", |turn| speak.hero(state.hero(turn.hero).id));
    let task = match frame {
        Frame::Pick => say!(speak, "pick a hero and say whose it is", "choisissez un héros et son joueur"),
        Frame::Put => {
            let waiting = speak.look().waiting().map_or("", |slot| speak.hero(state.hero(slot).id));
            say!(speak, "put {waiting} on the Entrance", "placez {waiting} sur l'entrée")
        }
        Frame::Round(Step::Enemies) => say!(speak, "choose the next enemy", "choisissez le prochain ennemi"),
        Frame::Round(_) => say!(speak, "choose the next hero", "choisissez le prochain héros"),
        Frame::Turn => {
            let left = state.turn().map_or(0, |turn| turn.actions);
            let left = speak.lang.count(
                left,
                Text { en: "full action", fr: "action complète" },
                Text { en: "full actions", fr: "actions complètes" },
            );
            say!(speak, "{hero} acts, {left} left", "{hero} agit, il reste {left}")
        }
        Frame::Move { left, .. } => {
            let left = speak.lang.count(left, Text { en: "step", fr: "pas" }, Text { en: "steps", fr: "pas" });
            say!(speak, "{hero} moves, {left} left", "{hero} se déplace, il reste {left}")
        }
        Frame::Charge { .. } => say!(speak, "{hero} moves and attacks", "{hero} se déplace et attaque"),
        Frame::Lay { card } => {
            let card = card.code();
            say!(speak, "lay card {card}", "posez la carte {card}")
        }
        Frame::Aim { .. } | Frame::Second { .. } => say!(speak, "choose a target", "choisissez une cible"),
        Frame::Whirl | Frame::Extra => say!(speak, "{hero} attacks", "{hero} attaque"),
        Frame::Rolled { roll, .. } => {
            let hits = roll.hits;
            let hits = speak.lang.count(hits, Text { en: "success", fr: "succès" }, Text { en: "successes", fr: "succès" });
            say!(speak, "{hits}: use the ability?", "{hits}\u{a0}: utiliser la capacité\u{a0}?")
        }
        Frame::Trade { .. } => say!(speak, "choose what changes hands", "choisissez ce qui change de mains"),
        Frame::Answer { .. } => say!(speak, "accept the trade?", "acceptez-vous l'échange\u{a0}?"),
        Frame::Target { .. } | Frame::Hunt { hero: None, .. } if state.keeper => {
            say!(speak, "choose the enemy's target", "choisissez la cible de l'ennemi")
        }
        Frame::Target { .. } => say!(speak, "choose who is attacked", "choisissez qui est attaqué"),
        Frame::Hunt { .. } | Frame::Stride { .. } | Frame::Prowl { .. } | Frame::Foe { .. } => {
            say!(speak, "choose where the enemy goes", "choisissez où va l'ennemi")
        }
        Frame::Guard { damage, .. } => {
            let damage = super::event::damages(speak, damage);
            say!(speak, "stop the blow of {damage}?", "arrêter le coup de {damage}\u{a0}?")
        }
        Frame::Points { .. } | Frame::Place { .. } | Frame::Spawn { .. } | Frame::Webs { .. } | Frame::Shift { .. } => {
            say!(speak, "choose where it is placed", "choisissez où placer la figurine")
        }
        Frame::Pay { left } => say!(speak, "pay {left} coins", "payez {left} pièces"),
        Frame::Choice { options, .. } => {
            let usual = Text { en: "choose how the story goes on", fr: "choisissez la suite de l'histoire" };
            asked(speak, options).unwrap_or(usual.to(speak.lang)).to_owned()
        }
        Frame::Reveal { .. } | Frame::Rules { .. } | Frame::Run { .. } => {
            say!(speak, "choose how the story goes on", "choisissez la suite de l'histoire")
        }
        Frame::Actor { .. } | Frame::Ask { .. } => say!(speak, "choose who it is about", "choisissez qui est concerné"),
    };
    // A question ends with its own sign.
    let task = if task.ends_with(['?', '!', '.']) { task } else { format!("{task}.") };
    if speak.view.viewer == Some(seat) {
        let mut letters = task.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        return first + letters.as_str();
    }
    say!(speak, "Seat {seat}: {task}", "Joueur {seat}\u{a0}: {task}")
}

/// What the quest asks with these options.
fn asked<'a>(speak: &Speak<'a>, options: Span) -> Option<&'a str> {
    let effects = &speak.look().quest().effects;
    let ask = |effect: &Effect| match *effect {
        Effect::Choice { options: offered, ask } if offered == options => Some(speak.text(ask)),
        _ => None,
    };
    effects.iter().find_map(ask).filter(|text| !text.is_empty())
}
