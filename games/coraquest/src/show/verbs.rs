//! The buttons: their words, drawings, names and costs.

use super::looks;
use crate::words::Speak;
use crate::{Action, Frame, ItemId, Slot, ability};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tabletop::{Lang, Seat, Text, Verb};

/// Something that is chosen by a word, not by a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Button {
    Move,
    Walk,
    Stop,
    Reveal,
    Ability,
    End,
    Search,
    Trade,
    Revive,
    Done,
    Cancel,
    Yes,
    No,
    /// A square, or who stands there.
    Here,
    /// The enemy that has waited longest.
    Next,
    /// With a weapon; nothing for bare hands.
    Weapon(Option<ItemId>),
    /// A hero, where two stand on one square.
    Hero(Slot),
    /// For a seat.
    Seat(u8),
    /// An action of the quest.
    Quest(u8),
    /// A choice of the quest.
    Option(u8),
}

/// The most items, actions and options that have a button.
const ITEMS: u8 = 128;
const ACTIONS: u8 = 32;
const OPTIONS: u8 = 32;

/// The word of every button.
static WORDS: LazyLock<BTreeMap<Button, String>> =
    LazyLock::new(|| Button::all().into_iter().map(|button| (button, button.word())).collect());

impl Button {
    fn all() -> Vec<Button> {
        let mut all = vec![Button::Move, Button::Walk, Button::Stop, Button::Reveal, Button::Ability, Button::End];
        all.extend([Button::Search, Button::Trade, Button::Revive, Button::Done, Button::Cancel, Button::Yes, Button::No]);
        all.extend([Button::Here, Button::Next, Button::Weapon(None)]);
        all.extend((0..ITEMS).map(|item| Button::Weapon(Some(ItemId(item)))));
        all.extend(Slot::ALL.map(Button::Hero));
        all.extend((0..Slot::COUNT as u8).map(Button::Seat));
        all.extend((0..ACTIONS).map(Button::Quest));
        all.extend((0..OPTIONS).map(Button::Option));
        all
    }

    /// Its word; none for what nobody can choose.
    pub(super) fn key(self) -> Option<&'static str> {
        WORDS.get(&self).map(String::as_str)
    }

    fn word(self) -> String {
        match self {
            Button::Weapon(None) => "hands".to_owned(),
            Button::Weapon(Some(item)) => format!("weapon-{}", item.0),
            Button::Hero(slot) => format!("hero-{}", slot.index() + 1),
            Button::Seat(seat) => format!("seat-{}", seat + 1),
            Button::Quest(number) => format!("quest-{}", number + 1),
            Button::Option(number) => format!("option-{}", number + 1),
            _ => self.plain().0.to_owned(),
        }
    }

    /// Its word, its drawing, its name, and what it does, in any position.
    fn plain(self) -> (&'static str, &'static str, Text, Text) {
        let text = |en, fr| Text { en, fr };
        match self {
            Button::Move => ("move", "ic-moves", text("Move", "Mouvement"), text("Walk, step by step.", "Marcher, pas à pas.")),
            Button::Walk => {
                ("walk", "ic-moves", text("Walk there", "Y aller"), text("Walk to this square.", "Aller sur cette case."))
            }
            Button::Stop => (
                "stop",
                "ic-check",
                text("Stop here", "S'arrêter là"),
                text(
                    "The Move is over; other actions can follow.",
                    "Le Mouvement est terminé\u{a0}; d'autres actions peuvent suivre.",
                ),
            ),
            Button::Reveal => (
                "reveal",
                "reveal",
                text("Reveal the dungeon", "Révéler le donjon"),
                text("Draw a card and lay it beside this one. Free.", "Piocher une carte et la poser à côté. Gratuit."),
            ),
            Button::Ability => (
                "ability",
                "ability-ready",
                text("Special ability", "Capacité spéciale"),
                text("Use the hero's special ability.", "Utiliser la capacité spéciale du héros."),
            ),
            Button::End => (
                "end",
                "ic-end",
                text("End turn", "Finir le tour"),
                text(
                    "This hero has finished; actions left over are lost.",
                    "Ce héros a fini\u{a0}; ses actions restantes sont perdues.",
                ),
            ),
            Button::Search => ("search", "chest", text("Search", "Fouiller"), text("Open the chest.", "Ouvrir le coffre.")),
            Button::Trade => {
                ("trade", "ic-swap", text("Trade", "Échanger"), text("Give and take items.", "Donner et prendre des objets."))
            }
            Button::Revive => {
                ("revive", "sign-stunned", text("Revive", "Raviver"), text("Help a Stunned hero up.", "Relever un héros sonné."))
            }
            Button::Done => {
                ("done", "ic-check", text("Propose", "Proposer"), text("Propose this trade.", "Proposer cet échange."))
            }
            Button::Cancel => (
                "cancel",
                "ic-pass",
                text("No trade", "Pas d'échange"),
                text("Nothing changes hands.", "Rien ne change de mains."),
            ),
            Button::Yes => ("yes", "ic-check", text("Yes", "Oui"), text("Do it.", "Le faire.")),
            Button::No => ("no", "ic-pass", text("No", "Non"), text("Do not do it.", "Ne pas le faire.")),
            Button::Here => ("here", "ic-check", text("This one", "Celui-ci"), text("Choose this one.", "Choisir celui-ci.")),
            Button::Next => (
                "next",
                "phase-enemies",
                text("Next enemy", "Ennemi suivant"),
                text("The enemy that has waited longest acts.", "L'ennemi arrivé le premier agit."),
            ),
            Button::Weapon(_) => ("hands", "item-hands", text("Attack", "Attaquer"), text("Roll the dice.", "Lancer les dés.")),
            Button::Hero(_) => ("hero", "phase-heroes", text("Hero", "Héros"), text("Choose this hero.", "Choisir ce héros.")),
            Button::Seat(_) => (
                "seat",
                "ic-person",
                text("Player", "Joueur"),
                text("Give the hero to this player.", "Confier le héros à ce joueur."),
            ),
            Button::Quest(_) => (
                "quest",
                "item-quest",
                text("Quest action", "Action de quête"),
                text("Part of the quest.", "Une action de l'aventure."),
            ),
            Button::Option(_) => ("option", "ic-check", text("Choice", "Choix"), text("Choose this.", "Faire ce choix.")),
        }
    }
}

/// A button by itself. A word that means nothing here has no name.
pub(super) fn plain(verb: &str, lang: Lang) -> Verb {
    let Some((&button, key)) = WORDS.iter().find(|(_, key)| *key == verb) else { return Verb::default() };
    let (_, look, name, words) = button.plain();
    let name = match button {
        Button::Seat(seat) => format!("{} {}", name.to(lang), seat + 1),
        Button::Hero(slot) => format!("{} {}", name.to(lang), slot.index() + 1),
        Button::Quest(number) | Button::Option(number) => format!("{} {}", name.to(lang), number + 1),
        _ => name.to(lang).to_owned(),
    };
    let closing = button == Button::End;
    let (look, words) = (look.to_owned(), words.to(lang).to_owned());
    Verb { key, look, tint: None, name, words, cost: Vec::new(), lasting: closing, closing }
}

/// What a button is called and costs in a position.
pub(super) fn say(speak: &Speak<'_>, verb: &str) -> Verb {
    let mut plain = plain(verb, speak.lang);
    let Some((&button, _)) = WORDS.iter().find(|(_, key)| *key == verb) else { return plain };
    let (state, look) = (&speak.view.table, speak.look());
    let frame = state.business().last().copied();
    match button {
        Button::Ability => {
            if let Some(turn) = state.turn() {
                let sheet = look.sheet(turn.hero);
                let card = look.rules.content.ability(sheet.ability);
                (plain.name, plain.words) = (card.name.to(speak.lang).to_owned(), card.text.to(speak.lang).to_owned());
                if ability::is_full(sheet.ability) {
                    plain.cost = full(speak);
                }
            }
        }
        Button::Weapon(weapon) => {
            plain.name = speak.weapon(weapon).to_owned();
            if let Some(item) = weapon.filter(|&item| look.knows(item)) {
                let card = look.item(item);
                plain.look = looks::item(card).to_owned();
                plain.words = super::hand::does(speak, card);
            }
        }
        Button::Hero(slot) if slot.index() < state.heroes().len() => {
            plain.look = looks::hero(look.sheet(slot)).to_owned();
            plain.tint = Some(super::tint(speak.view, look.hero(slot).owner));
            plain.name = speak.hero(look.hero(slot).id).to_owned();
        }
        Button::Seat(seat) => plain.tint = Some(super::tint(speak.view, Seat::at(seat.into()))),
        Button::Quest(number) => {
            if let Some(action) = look.quest().actions.get(usize::from(number)) {
                plain.name = action.label.to(speak.lang).to_owned();
                plain.words = plain.name.clone();
                if action.full_action {
                    plain.cost = full(speak);
                }
            }
        }
        Button::Option(number) => {
            plain.name = crate::words::action_words(speak, Action::Option { number });
            plain.words = plain.name.clone();
        }
        Button::Yes => plain.name = crate::words::action_words(speak, Action::Yes),
        Button::No if matches!(frame, Some(Frame::Second { .. })) => {
            plain.name = Text { en: "One target only", fr: "Une seule cible" }.to(speak.lang).to_owned();
        }
        Button::No => plain.name = crate::words::action_words(speak, Action::No),
        Button::Move if matches!(frame, Some(Frame::Turn)) => plain.cost = full(speak),
        Button::Done => {
            let partner = match frame {
                Some(Frame::Trade { with }) => Some(with),
                _ => None,
            };
            let same = partner.zip(state.turn()).is_some_and(|(with, turn)| look.hero(with).owner == look.hero(turn.hero).owner);
            if same {
                plain.name = Text { en: "Trade", fr: "Échanger" }.to(speak.lang).to_owned();
            }
            plain.cost = full(speak);
        }
        _ => {}
    }
    plain
}

/// A full action (CR-TURN-1).
fn full(speak: &Speak<'_>) -> Vec<(&'static str, String)> {
    vec![("pip-action", Text { en: "1 action", fr: "1 action" }.to(speak.lang).to_owned())]
}
