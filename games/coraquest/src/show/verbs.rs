//! The buttons: their words, drawings, names and costs.

use super::looks;
use crate::words::{Speak, action_words};
use crate::{Action, Frame, ItemId, Slot, ability};
use stage::{Tint, Verb};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tabletop::Seat;
use texts::{Lang, Message};

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
            _ => self.family().to_owned(),
        }
    }

    /// What it is called by, whichever of several it is.
    const fn family(self) -> &'static str {
        match self {
            Button::Move => "move",
            Button::Walk => "walk",
            Button::Stop => "stop",
            Button::Reveal => "reveal",
            Button::Ability => "ability",
            Button::End => "end",
            Button::Search => "search",
            Button::Trade => "trade",
            Button::Revive => "revive",
            Button::Done => "done",
            Button::Cancel => "cancel",
            Button::Yes => "yes",
            Button::No => "no",
            Button::Here => "here",
            Button::Next => "next",
            Button::Weapon(_) => "hands",
            Button::Hero(_) => "hero",
            Button::Seat(_) => "seat",
            Button::Quest(_) => "quest",
            Button::Option(_) => "option",
        }
    }

    /// Its drawing in any position.
    const fn look(self) -> &'static str {
        match self {
            Button::Move | Button::Walk => "ic-moves",
            Button::Stop | Button::Done | Button::Yes | Button::Here | Button::Option(_) => "ic-check",
            Button::Reveal => "reveal",
            Button::Ability => "ability-ready",
            Button::End => "ic-end",
            Button::Search => "chest",
            Button::Trade => "ic-swap",
            Button::Revive => "sign-stunned",
            Button::Cancel | Button::No => "ic-pass",
            Button::Next => "phase-enemies",
            Button::Weapon(_) => "item-hands",
            Button::Hero(_) => "phase-heroes",
            Button::Seat(_) => "ic-person",
            Button::Quest(_) => "item-quest",
        }
    }

    /// Its name in any position.
    fn name(self) -> Message {
        let name = msg!("verb" / self.family());
        match self {
            Button::Hero(slot) => name.with("number", slot.index() + 1),
            Button::Seat(number) | Button::Quest(number) | Button::Option(number) => name.with("number", number + 1),
            _ => name,
        }
    }

    /// What it does in any position.
    fn does(self) -> Message {
        msg!("verb" / self.family()).form("does")
    }
}

/// What a button is in a position, where that differs.
#[derive(Default)]
struct Own {
    look: Option<&'static str>,
    tint: Option<Tint>,
    name: Option<String>,
    words: Option<String>,
    full: bool,
}

fn verb(key: &'static str, button: Button, own: Own, lang: Lang) -> Verb {
    let closing = button == Button::End;
    Verb {
        key,
        look: own.look.unwrap_or(button.look()).to_owned(),
        tint: own.tint,
        name: own.name.unwrap_or_else(|| button.name().say(lang)),
        words: own.words.unwrap_or_else(|| button.does().say(lang)),
        // A full action (CR-TURN-1).
        cost: if own.full { vec![("pip-action", say!(lang, "cost-full"))] } else { Vec::new() },
        lasting: closing,
        closing,
    }
}

fn button(word: &str) -> Option<(&'static str, Button)> {
    WORDS.iter().find(|(_, key)| *key == word).map(|(&button, key)| (key.as_str(), button))
}

/// A button by itself. A word that means nothing here has no name.
pub(super) fn plain(word: &str, lang: Lang) -> Verb {
    button(word).map_or_else(Verb::default, |(key, button)| verb(key, button, Own::default(), lang))
}

/// What a button is called and costs in a position.
pub(super) fn say(speak: &Speak<'_>, word: &str) -> Verb {
    button(word).map_or_else(Verb::default, |(key, button)| verb(key, button, own(speak, button), speak.lang))
}

fn own(speak: &Speak<'_>, button: Button) -> Own {
    let (state, look) = (&speak.view.table, speak.look());
    let frame = state.business().last().copied();
    let named = |name: String| Own { name: Some(name), ..Own::default() };
    match button {
        Button::Ability => state.turn().map_or_else(Own::default, |turn| {
            let sheet = look.sheet(turn.hero);
            let card = look.rules.content.ability(sheet.ability);
            let words = Some(card.text.to(speak.lang).to_owned());
            Own { words, full: ability::is_full(sheet.ability), ..named(card.name.to(speak.lang).to_owned()) }
        }),
        Button::Weapon(weapon) => {
            let named = named(speak.weapon(weapon).say(speak.lang));
            match weapon.filter(|&item| look.knows(item)).map(|item| look.item(item)) {
                Some(card) => {
                    let words = super::hand::does(speak, card).say(speak.lang);
                    Own { look: Some(looks::item(card)), words: Some(words), ..named }
                }
                None => named,
            }
        }
        Button::Hero(slot) if slot.index() < state.heroes().len() => {
            let tint = Some(super::tint(speak.view, look.hero(slot).owner));
            Own { look: Some(looks::hero(look.sheet(slot))), tint, ..named(speak.hero(look.hero(slot).id).say(speak.lang)) }
        }
        Button::Seat(seat) => Own { tint: Some(super::tint(speak.view, Seat::at(seat.into()))), ..Own::default() },
        Button::Quest(number) => look.quest().actions.get(usize::from(number)).map_or_else(Own::default, |action| {
            let label = action.label.to(speak.lang).to_owned();
            Own { words: Some(label.clone()), full: action.full_action, ..named(label) }
        }),
        Button::Option(number) => {
            let words = action_words(speak, Action::Option { number });
            Own { words: Some(words.clone()), ..named(words) }
        }
        Button::Yes => named(action_words(speak, Action::Yes)),
        Button::No if matches!(frame, Some(Frame::Second { .. })) => named(say!(speak.lang, "verb-no-second")),
        Button::No => named(action_words(speak, Action::No)),
        Button::Move => Own { full: matches!(frame, Some(Frame::Turn)), ..Own::default() },
        Button::Done => {
            let partner = match frame {
                Some(Frame::Trade { with }) => Some(with),
                _ => None,
            };
            let same = partner.zip(state.turn()).is_some_and(|(with, turn)| look.hero(with).owner == look.hero(turn.hero).owner);
            // Nobody else is asked.
            Own { name: same.then(|| Button::Trade.name().say(speak.lang)), full: true, ..Own::default() }
        }
        _ => Own::default(),
    }
}
