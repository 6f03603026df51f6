//! The buttons: their words, drawings, names and costs.

use super::hand;
use super::seats::blast_card;
use crate::words::{Named as _, ability_does, card_does};
use paint_brawl::{Ability, Card, Cost, Kind, PaintBrawl, Payment};
use stage::{Verb, capital};
use texts::{Lang, Message};

/// Something that is chosen by a word, not by a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Button {
    /// What a figure does.
    Use(Ability),
    /// An action of the turn, spent on what can be had for either.
    Pay(Payment),
    /// The man that a woman replaces, or none.
    Woman(Option<Kind>),
    /// The fighter for the next square.
    Place(Kind),
    /// A card of the own pile.
    Take(Card),
    /// The second square of a Network lies off the board (PB-NET-5).
    Off,
    /// The Hunter does not infiltrate.
    Stay,
    TakeBack,
    Exchange,
    End,
    Enough,
    Stop,
    Pass,
}

impl Button {
    /// All of them.
    fn all() -> impl Iterator<Item = Button> {
        let others = [Button::Off, Button::Stay, Button::TakeBack, Button::Exchange, Button::End, Button::Enough, Button::Stop];
        let men = [None, Some(Kind::Warrior), Some(Kind::Hunter), Some(Kind::Shaman)];
        Ability::ALL
            .iter()
            .map(|&ability| Button::Use(ability))
            .chain(Payment::ALL.map(Button::Pay))
            .chain(men.map(Button::Woman))
            .chain(Kind::FIGHTERS.map(Button::Place))
            .chain(Card::ALL.map(Button::Take))
            .chain(others)
            .chain([Button::Pass])
    }

    /// Its word; none for what nobody can choose, such as a woman in the place of a Chief.
    pub(super) fn key(self) -> Option<&'static str> {
        Some(match self {
            Button::Use(ability) => ability.code(),
            Button::Pay(Payment::Move) => "pay-move",
            Button::Pay(Payment::Attack) => "pay-attack",
            Button::Woman(None) => "woman-none",
            Button::Woman(Some(Kind::Warrior)) => "woman-warrior",
            Button::Woman(Some(Kind::Hunter)) => "woman-hunter",
            Button::Woman(Some(Kind::Shaman)) => "woman-shaman",
            Button::Woman(Some(_)) => return None,
            Button::Place(kind) => {
                const PLACES: [&str; 6] =
                    ["place-warrior", "place-basher", "place-hunter", "place-ranger", "place-shaman", "place-mystic"];
                PLACES[kind.fighter_index()?]
            }
            Button::Take(card) => {
                const TAKES: [&str; 6] =
                    ["take-fatigue", "take-missed", "take-kadamas", "take-explosion", "take-summoning", "take-immunity"];
                TAKES[card.index()]
            }
            Button::Off => "off",
            Button::Stay => "stay",
            Button::TakeBack => "take-back",
            Button::Exchange => "exchange",
            Button::End => "end",
            Button::Enough => "enough",
            Button::Stop => "stop",
            Button::Pass => "pass",
        })
    }

    /// Its drawing.
    fn look(self) -> String {
        let look = match self {
            Button::Use(ability) => return format!("ab-{}", ability.code()),
            Button::Take(card) => return hand::look(card),
            Button::Pay(Payment::Move) => "pip-move",
            Button::Pay(Payment::Attack) => "pip-attack",
            Button::Woman(man) => man.and_then(Kind::woman).map_or("ic-close", Kind::code),
            Button::Place(kind) => kind.code(),
            Button::Off => "ic-share",
            Button::Stay => "ic-person",
            Button::TakeBack => "ic-download",
            Button::Exchange => "ic-swap",
            Button::End => "ic-end",
            Button::Enough | Button::Stop => "ic-check",
            Button::Pass => "ic-pass",
        };
        look.to_owned()
    }

    /// Its name and what it does.
    fn face(self, rules: &PaintBrawl) -> (Message, Message) {
        let name = match self {
            Button::Use(ability) => return (ability.name(), ability_does(ability)),
            Button::Take(card) => return (card.name(), card_does(rules, card)),
            Button::Pay(pay) => msg!("verb-pay", pay = pay.name()),
            Button::Woman(man) => match man.and_then(|man| Some((man, man.woman()?))) {
                Some((man, woman)) => msg!("verb-woman", man = man.name(), woman = woman.name()),
                None => msg!("verb-woman-none"),
            },
            Button::Place(kind) => msg!("verb-place", who = kind.name()),
            Button::Off => msg!("verb-off"),
            Button::Stay => msg!("verb-stay"),
            Button::TakeBack => msg!("verb-take-back"),
            Button::Exchange => msg!("verb-exchange"),
            Button::End => msg!("verb-end"),
            Button::Enough => msg!("verb-enough"),
            Button::Stop => msg!("verb-stop"),
            Button::Pass => msg!("verb-pass"),
        };
        (name.clone(), name.form("does"))
    }

    /// What it costs, where that is certain: what can be had for either is paid by a button of its own.
    fn cost(self, lang: Lang) -> Vec<(&'static str, String)> {
        let a_move = || ("pip-move", Payment::Move.name().say(lang));
        let an_attack = || ("pip-attack", Payment::Attack.name().say(lang));
        match self {
            Button::Pay(Payment::Move) => vec![a_move()],
            Button::Pay(Payment::Attack) => vec![an_attack()],
            Button::Use(ability) => match ability.cost() {
                Cost::Move => vec![a_move()],
                Cost::Attack => vec![an_attack()],
                Cost::Either => Vec::new(),
                Cost::Special => vec![a_move(), an_attack()],
                Cost::Blast => vec![(blast(ability), say!(lang, "blast"))],
            },
            _ => Vec::new(),
        }
    }
}

/// The card that a blast uses up, by the caste of whoever has it (PB-BLAST-4).
fn blast(ability: Ability) -> &'static str {
    let caste = ability.kinds().iter().find_map(|kind| kind.caste());
    caste.map_or("card-back", blast_card)
}

/// What a button is called and costs. A word that means nothing here has no name.
pub(super) fn say(rules: &PaintBrawl, verb: &str, lang: Lang) -> Verb {
    let Some((button, key)) = Button::all().filter_map(|button| Some((button, button.key()?))).find(|(_, key)| *key == verb)
    else {
        return Verb::default();
    };
    let (name, words) = button.face(rules);
    Verb {
        key,
        look: button.look(),
        tint: None,
        name: capital(&name.say(lang)),
        words: words.say(lang),
        cost: button.cost(lang),
        lasting: matches!(button, Button::TakeBack | Button::Exchange | Button::End),
        closing: button == Button::End,
    }
}
