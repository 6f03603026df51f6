//! A place on the table and all that the viewer knows of it.

use super::names::{core, gems, occupant, under_shield};
use crate::{Asked, Faction, Place, PlaceView, View};
use tabletop::{Lang, Text};

/// "(1,0), terrain T03: 1 gem, held by Orange's 3. Zones: Stronghold (Orange, active)."
pub(crate) fn place_words(view: &View, place: &PlaceView, lang: Lang) -> String {
    let colon = Text { en: ":", fr: "\u{a0}:" }.to(lang);
    let at = place.at;
    let name = match place.card.place {
        Some(Place::CORE) | None => core(lang).to_owned(),
        Some(terrain) => format!("terrain {}", terrain.name()),
    };
    let mut facts = vec![gems(place.card.gems, lang)];
    facts.push(match place.occupant {
        Some(chromeca) => {
            let who = occupant(view, chromeca, view.viewer, lang);
            Text { en: "held by ", fr: "tenu par " }.to(lang).to_owned() + &who
        }
        None => Text { en: "unoccupied", fr: "inoccupé" }.to(lang).to_owned(),
    });
    facts.extend(place.shield.map(|seat| under_shield(view, seat, view.viewer, lang)));
    if matches!(view.asked, Asked::Drop { from, .. } if from == at) {
        facts.push(Text { en: "lifted by the Crane", fr: "soulevé par la Grue" }.to(lang).to_owned());
    }
    format!("{at}, {name}{colon} {}. {}", facts.join(", "), zones(view, place, lang))
}

fn zones(view: &View, place: &PlaceView, lang: Lang) -> String {
    if place.card.place == Some(Place::CORE) {
        return Text { en: "All its zones are empty.", fr: "Toutes ses zones sont vides." }.to(lang).to_owned();
    }
    let known: Vec<String> = Faction::ALL.into_iter().filter_map(|faction| zone(view, place, faction, lang)).collect();
    match lang {
        _ if known.is_empty() => Text { en: "No zone is known.", fr: "Aucune zone n'est connue." }.to(lang).to_owned(),
        Lang::En => format!("Zones: {}.", known.join(", ")),
        Lang::Fr => format!("Zones\u{a0}: {}.", known.join(", ")),
    }
}

/// "Bastion (Violet, known to you alone)".
fn zone(view: &View, place: &PlaceView, faction: Faction, lang: Lang) -> Option<String> {
    let effect = place.card.zones[faction.index()]?.name().to(lang);
    let mut notes = vec![faction.name().to(lang)];
    if place.occupant.is_some_and(|chromeca| view.faction(chromeca.seat) == Some(faction)) {
        notes.push("active");
    } else if place.card.is_secret(faction) && view.to_act.is_some() {
        notes.push(Text { en: "known to you alone", fr: "connue de vous seul" }.to(lang));
    }
    Some(format!("{effect} ({})", notes.join(", ")))
}
