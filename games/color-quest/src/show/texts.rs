//! What dice and potions do, as one line (table 22.7).

use crate::{Instant, Potion};
use tabletop::Text;

/// What a potion does.
pub(super) const fn potion(potion: Potion) -> Text {
    match potion {
        Potion::Strength => Text {
            en: "One of your figures may attack twice this turn.",
            fr: "Une de vos figurines peut attaquer deux fois ce tour.",
        },
        Potion::Celerity => Text {
            en: "One of your figures may move twice this turn.",
            fr: "Une de vos figurines peut se déplacer deux fois ce tour.",
        },
        Potion::Dexterity => Text {
            en: "Cancels an offensive action that the enemy has just declared.",
            fr: "Annule une action offensive que l'adversaire vient d'annoncer.",
        },
        Potion::Invisibility => Text {
            en: "One of your figures cannot be aimed at until your next turn.",
            fr: "Une de vos figurines ne peut plus être visée jusqu'à votre prochain tour.",
        },
        Potion::Mana => Text {
            en: "Gaia: a puddle, mini Golem or Golem grows a step. Kaos: a bone pile becomes a Skelette.",
            fr: "Gaïa\u{a0}: une flaque, un mini Golem ou un Golem évolue. Kaos\u{a0}: un tas d'os devient un Skelette.",
        },
        Potion::Polymorph => {
            Text { en: "A Khromaz of either side changes its caste.", fr: "Un Khromaz de n'importe quel camp change de caste." }
        }
    }
}

/// When a potion is drunk.
pub(super) const fn when(potion: Potion) -> Text {
    match potion {
        Potion::Dexterity => Text { en: "In reply", fr: "En réponse" },
        Potion::Polymorph => Text { en: "Any time", fr: "Quand vous voulez" },
        _ => Text { en: "Your turn", fr: "Pendant votre tour" },
    }
}

/// The drawing of a card.
pub(super) const fn card(potion: Potion) -> &'static str {
    match potion {
        Potion::Strength => "potion-strength",
        Potion::Celerity => "potion-celerity",
        Potion::Dexterity => "potion-dexterity",
        Potion::Invisibility => "potion-invisibility",
        Potion::Mana => "potion-mana",
        Potion::Polymorph => "potion-polymorph",
    }
}

/// The bottle alone.
pub(super) const fn flask(potion: Potion) -> &'static str {
    match potion {
        Potion::Strength => "flask-strength",
        Potion::Celerity => "flask-celerity",
        Potion::Dexterity => "flask-dexterity",
        Potion::Invisibility => "flask-invisibility",
        Potion::Mana => "flask-mana",
        Potion::Polymorph => "flask-polymorph",
    }
}

/// What an instant die does.
pub(super) const fn instant(instant: Instant) -> Text {
    match instant {
        Instant::Fatigue => Text {
            en: "Cancels a Move that the enemy has just declared.",
            fr: "Annule un déplacement que l'adversaire vient d'annoncer.",
        },
        Instant::Miss => Text {
            en: "Cancels an attack that the enemy has just declared.",
            fr: "Annule une attaque que l'adversaire vient d'annoncer.",
        },
        Instant::Cleaning => Text {
            en: "Removes up to three puddles, or stuns an invocation.",
            fr: "Retire jusqu'à trois flaques, ou assomme une invocation.",
        },
        Instant::Explosion => {
            Text { en: "Makes an invocation anywhere explode.", fr: "Fait exploser une invocation n'importe où." }
        }
        Instant::Invocation => Text {
            en: "Gaia: a mini Golem rises from a puddle. Kaos: a Skelette from a bone pile.",
            fr: "Gaïa\u{a0}: un mini Golem naît d'une flaque. Kaos\u{a0}: un Skelette d'un tas d'os.",
        },
        Instant::Immunity => Text {
            en: "Cancels an instant die that was just played against you.",
            fr: "Annule un dé instantané qui vient d'être joué contre vous.",
        },
    }
}
