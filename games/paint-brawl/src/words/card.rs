//! Bonus cards, as they say what they do.

use crate::{Card, PaintBrawl};
use tabletop::{Lang, Text};

impl Card {
    /// What it does, as one sentence for its face (table T6).
    pub(crate) fn does(self, rules: &PaintBrawl, lang: Lang) -> String {
        let text = match self {
            Card::Fatigue => Text {
                en: "Cancels a move, a special ability or a blast of an enemy.",
                fr: "Annule un déplacement, une capacité spéciale ou un Blast ennemi.",
            },
            Card::Missed => Text {
                en: "Cancels an attack, a special ability or a blast of an enemy.",
                fr: "Annule une attaque, une capacité spéciale ou un Blast ennemi.",
            },
            Card::Kadamas => {
                let most = rules.constants.kadamas;
                return match lang {
                    Lang::En => format!("Removes up to {most} puddles of any colours."),
                    Lang::Fr => format!("Efface jusqu'à {most} flaques de n'importe quelles couleurs."),
                };
            }
            Card::Explosion => {
                Text { en: "Makes any Golem or Clone explode.", fr: "Fait exploser n'importe quel Golem ou Clone de peinture." }
            }
            Card::Summoning => {
                Text { en: "Turns one of your puddles into a mini Golem.", fr: "Transforme une de vos flaques en mini Golem." }
            }
            Card::Immunity => {
                Text { en: "Cancels a card that is played against you.", fr: "Annule une carte que l'on joue contre vous." }
            }
        };
        text.to(lang).to_owned()
    }

    /// When it can be played (table T6).
    pub(crate) const fn when(self) -> Text {
        match self {
            Card::Kadamas | Card::Summoning => Text { en: "In your turn", fr: "Pendant votre tour" },
            Card::Fatigue | Card::Missed | Card::Explosion | Card::Immunity => Text { en: "Any time", fr: "Quand vous voulez" },
        }
    }
}
