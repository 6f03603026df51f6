//! What an action does, said to the seat that may do it.

use super::names::{card, core, gems, occupant, one, power_of, under_shield};
use crate::view::TerrainView;
use crate::{Action, Asked, Effect, Faction, Kind, Place, PlaceView, Position, View};
use tabletop::{Lang, Seat, Text};

/// The sentence for an action, legal or not.
pub(super) fn say(view: &View, action: Action, lang: Lang) -> String {
    let speaker = Speaker { view, lang, reader: view.viewer.or(view.to_act) };
    match action {
        Action::Faction(faction) => play_faction(faction, lang),
        Action::Lay { terrain, at } => speaker.lay(terrain, at),
        Action::Place { kind, at } => speaker.place(kind, at),
        Action::Shield { at } => speaker.on_card(at, "Deploy your shield on", "Déployer votre bouclier sur"),
        Action::Destroy { at } => speaker.on_card(at, "Destroy", "Détruire"),
        Action::Empty { at } => speaker.empty(at),
        Action::Lift { at } => speaker.lift(at),
        Action::Drop { at } => speaker.put_down(at),
        Action::Decline => speaker.decline(),
    }
}

/// "Play the Blue faction".
pub(crate) fn play_faction(faction: Faction, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Play the {} faction", faction.name().en),
        Lang::Fr => format!("Jouer la faction {}", faction.name().fr),
    }
}

/// To decline, when nothing is said of the vehicle.
pub(crate) const NO_POWER: Text = Text { en: "Do not use the vehicle's power", fr: "Ne pas utiliser le pouvoir du véhicule" };

struct Speaker<'a> {
    view: &'a View,
    lang: Lang,
    /// Who is called "you".
    reader: Option<Seat>,
}

impl Speaker<'_> {
    fn pick(&self, en: String, fr: String) -> String {
        match self.lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// What the reader's faction reads on a card. A zone that the view does not show stays a secret (CC-HID-9).
    fn own_zone(&self, card: &TerrainView) -> Option<Effect> {
        let faction = self.reader.and_then(|seat| self.view.faction(seat))?;
        card.zones[faction.index()]
    }

    /// "2 gems, your zone: Bastion".
    fn worth(&self, card: &TerrainView) -> String {
        let gems = gems(card.gems, self.lang);
        match self.own_zone(card) {
            Some(effect) => self.pick(
                format!("{gems}, your zone: {}", effect.name().en),
                format!("{gems}, votre zone\u{a0}: {}", effect.name().fr),
            ),
            None => self.pick(format!("{gems}, effect unknown"), format!("{gems}, effet inconnu")),
        }
    }

    fn card(&self, place: &PlaceView) -> String {
        card(place.card.place, place.at, self.lang)
    }

    /// "where Green's 2 stands", "which is unoccupied".
    fn standing(&self, place: &PlaceView) -> String {
        match place.occupant {
            Some(chromeca) => {
                let who = occupant(self.view, chromeca, self.reader, self.lang);
                self.pick(format!("where {who} stands"), format!("où se trouve {who}"))
            }
            None => self.pick("which is unoccupied".to_owned(), "inoccupé".to_owned()),
        }
    }

    fn lay(&self, terrain: Place, at: Position) -> String {
        let hand = self.reader.and_then(|seat| self.view.seats.get(seat.index())).and_then(|seat| seat.hand.as_ref());
        let card = hand.and_then(|hand| hand.terrains.iter().find(|card| card.place == Some(terrain)));
        let worth = card.map_or(String::new(), |card| format!(" ({})", self.worth(card)));
        let name = match terrain {
            Place::CORE => core(self.lang).to_owned(),
            _ => self.pick(format!("terrain {}", terrain.name()), format!("le terrain {}", terrain.name())),
        };
        self.pick(format!("Lay {name}{worth} at {at}"), format!("Placer {name}{worth} en {at}"))
    }

    fn place(&self, kind: Kind, at: Position) -> String {
        let one = one(kind, self.lang);
        let Some(place) = self.view.at(at) else {
            return self.pick(
                format!("Place {one} at {at}, where no card lies"),
                format!("Placer {one} en {at}, où il n'y a pas de carte"),
            );
        };
        let sentence = match place.occupant {
            None => self.occupy(&one, place),
            Some(chromeca) if self.reader == Some(chromeca.seat) => {
                let (card, standing) = (self.card(place), self.standing(place));
                self.pick(format!("Place {one} on {card}, {standing}"), format!("Placer {one} sur {card}, {standing}"))
            }
            Some(chromeca) => {
                let who = occupant(self.view, chromeca, self.reader, self.lang);
                let (card, worth, name) = (self.card(place), self.worth(&place.card), kind.name().to(self.lang));
                self.pick(
                    format!("Capture {who} on {card} with your {name} ({worth})"),
                    format!("Capturer {who} sur {card} avec votre {name} ({worth})"),
                )
            }
        };
        sentence + &self.last_one()
    }

    fn occupy(&self, one: &str, place: &PlaceView) -> String {
        let gems = gems(place.card.gems, self.lang);
        let effect = match self.own_zone(&place.card) {
            Some(effect) => effect.name().to(self.lang),
            None => Text { en: "effect unknown", fr: "effet inconnu" }.to(self.lang),
        };
        let worth = format!("{gems}, {effect}");
        let where_to = match place.card.place {
            Some(Place::CORE) => self.pick("on the unoccupied Core".to_owned(), "sur le Noyau inoccupé".to_owned()),
            _ => {
                let card = self.card(place);
                self.pick(format!("on the unoccupied terrain {card}"), format!("sur le terrain inoccupé {card}"))
            }
        };
        // Whoever stands on a shielded place is protected, whosever shield it is (CC-PLACE-3).
        let shield = |seat| format!(", {}", under_shield(self.view, seat, self.reader, self.lang));
        let shield = place.shield.map_or(String::new(), shield);
        self.pick(format!("Place {one} {where_to}: {worth}{shield}"), format!("Placer {one} {where_to}\u{a0}: {worth}{shield}"))
    }

    /// A warning when this placing ends the game (CC-END-1).
    fn last_one(&self) -> String {
        let seat = self.reader.and_then(|seat| self.view.seats.get(seat.index()));
        if seat.is_some_and(|seat| seat.chromecas == 1 && seat.pile == 0) {
            self.pick(
                "; it is your last Chromeca and ends the game".into(),
                "\u{a0}; c'est votre dernier Chromeca et la fin de la partie".into(),
            )
        } else {
            String::new()
        }
    }

    fn on_card(&self, at: Position, en: &str, fr: &str) -> String {
        match self.view.at(at) {
            Some(place) => {
                let (card, standing) = (self.card(place), self.standing(place));
                self.pick(format!("{en} {card}, {standing}"), format!("{fr} {card}, {standing}"))
            }
            None => self.pick(format!("{en} {at}, where no card lies"), format!("{fr} {at}, où il n'y a pas de carte")),
        }
    }

    fn empty(&self, at: Position) -> String {
        match self.view.at(at).and_then(|place| Some((place, place.occupant?))) {
            Some((place, chromeca)) => {
                let (card, who) = (self.card(place), occupant(self.view, chromeca, self.reader, self.lang));
                self.pick(
                    format!("Empty {card}: {who} goes to the discard pile"),
                    format!("Vider {card}\u{a0}: {who} va à la défausse"),
                )
            }
            None => self.on_card(at, "Empty", "Vider"),
        }
    }

    fn lift(&self, at: Position) -> String {
        match self.view.at(at).and_then(|place| Some((place, place.occupant?))) {
            Some((place, chromeca)) => {
                let (card, who) = (self.card(place), occupant(self.view, chromeca, self.reader, self.lang));
                self.pick(format!("Lift {card}, with {who} on it"), format!("Soulever {card}, avec {who}"))
            }
            None => self.on_card(at, "Lift", "Soulever"),
        }
    }

    fn put_down(&self, at: Position) -> String {
        match self.view.asked {
            Asked::Drop { terrain, .. } => {
                self.pick(format!("Put {} down at {at}", terrain.name()), format!("Reposer {} en {at}", terrain.name()))
            }
            _ => self.pick(format!("Put the lifted terrain down at {at}"), format!("Reposer le terrain soulevé en {at}")),
        }
    }

    fn decline(&self) -> String {
        match self.view.asked {
            Asked::Power { kind } => {
                let power = power_of(kind, self.lang);
                self.pick(format!("Do not use {power}"), format!("Ne pas utiliser {power}"))
            }
            _ => NO_POWER.to(self.lang).to_owned(),
        }
    }
}
