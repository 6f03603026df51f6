//! Who must do what now, as one line.

use super::end;
use super::names::{faction_name, power_of, who};
use crate::{Asked, ChromaticConflict, Kind, View};
use tabletop::{Lang, Text, capital};

/// The line that stands under the table.
pub(super) fn say(rules: &ChromaticConflict, view: &View, lang: Lang) -> String {
    let colon = Text { en: ":", fr: "\u{a0}:" }.to(lang);
    let Some(seat) = view.to_act else {
        let over = Text { en: "The game is over", fr: "La partie est finie" }.to(lang);
        return match view.asked {
            Asked::Nothing { reason } => format!("{over}{colon} {}.", end::reason(rules, reason, Some(view), lang)),
            _ => format!("{over}."),
        };
    };
    let called = if view.viewer == Some(seat) {
        Text { en: "Your turn", fr: "À vous" }.to(lang).to_owned()
    } else {
        capital(&match (view.faction(seat), lang) {
            // Whoever is called upon has no article.
            (Some(faction), Lang::Fr) => faction_name(faction, lang),
            (None, Lang::Fr) => format!("joueur {seat}"),
            _ => who(view, seat, lang),
        })
    };
    format!("{called}{colon} {}", asked(view, lang))
}

fn asked(view: &View, lang: Lang) -> String {
    let text = match view.asked {
        Asked::Faction => Text { en: "choose your faction", fr: "choisissez votre faction" },
        Asked::Action => {
            let (action, actions) = (view.action, view.actions);
            return match lang {
                Lang::En => format!("choose an action ({action} of {actions})"),
                Lang::Fr => format!("choisissez une action ({action} sur {actions})"),
            };
        }
        Asked::Shield => Text { en: "choose a place for your shield", fr: "choisissez où déployer votre bouclier" },
        Asked::Power { kind } => return power(kind, lang),
        Asked::Drop { terrain, .. } => {
            return match lang {
                Lang::En => format!("choose the new position of {}", terrain.name()),
                Lang::Fr => format!("choisissez la nouvelle case de {}", terrain.name()),
            };
        }
        Asked::Nothing { .. } => Text { en: "nothing to choose", fr: "rien à choisir" },
    };
    text.to(lang).to_owned()
}

fn power(kind: Kind, lang: Lang) -> String {
    let text = match kind {
        Kind::Ship => {
            Text { en: "choose a terrain to destroy, or decline", fr: "choisissez un terrain à détruire, ou renoncez" }
        }
        Kind::Cannon => Text { en: "choose a place to empty, or decline", fr: "choisissez un emplacement à vider, ou renoncez" },
        Kind::Crane => Text { en: "choose a terrain to move, or decline", fr: "choisissez un terrain à déplacer, ou renoncez" },
        _ => {
            return match lang {
                Lang::En => format!("use {}, or decline", power_of(kind, lang)),
                Lang::Fr => format!("utilisez {}, ou renoncez", power_of(kind, lang)),
            };
        }
    };
    text.to(lang).to_owned()
}
