//! The buttons: their words, drawings, names and costs.

use super::hand;
use super::seats::{ATTACK, MOVE, blast_card};
use crate::words::{one, payment};
use crate::{Ability, Card, Cost, Kind, PaintBrawl, Payment};
use tabletop::{Lang, Text, Verb, capital};

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

/// A button without a figure or a card: its word, its drawing, its name, what it does.
type Plain = (&'static str, &'static str, Text, Text);

const OFF: Plain = (
    "off",
    "ic-share",
    Text { en: "Off the board", fr: "Hors du plateau" },
    Text { en: "The second square lies off the board.", fr: "La deuxième case est hors du plateau." },
);
const STAY: Plain = (
    "stay",
    "ic-person",
    Text { en: "Stay", fr: "Rester" },
    Text { en: "Leave the Hunter where it is.", fr: "Laisser le Chasseur où il est." },
);
const TAKE_BACK: Plain = (
    "take-back",
    "ic-download",
    Text { en: "Take-back", fr: "Reprise de flaques" },
    Text {
        en: "Take puddles of yours back into the supply, for a Move or an Attack.",
        fr: "Reprendre de vos flaques dans la réserve, pour un Déplacement ou une Attaque.",
    },
);
const EXCHANGE: Plain = (
    "exchange",
    "ic-swap",
    Text { en: "Exchange", fr: "Échange" },
    Text { en: "Give up your two cards for a new one.", fr: "Défausser vos deux cartes pour en prendre une." },
);
const END: Plain = (
    "end",
    "ic-end",
    Text { en: "End turn", fr: "Finir le tour" },
    Text { en: "The next player's turn begins.", fr: "C'est au joueur suivant." },
);
const ENOUGH: Plain = (
    "enough",
    "ic-check",
    Text { en: "Enough", fr: "Cela suffit" },
    Text { en: "Choose no more puddles.", fr: "Ne plus choisir de flaques." },
);
const STOP: Plain = ("stop", "ic-check", Text { en: "Stop", fr: "Arrêter" }, Text { en: "Shoot no more.", fr: "Ne plus tirer." });
const PASS: Plain = (
    "pass",
    "ic-pass",
    Text { en: "Let it happen", fr: "Laisser faire" },
    Text { en: "Play no card now.", fr: "Ne pas jouer de carte maintenant." },
);

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
            other => other.plain()?.0,
        })
    }

    fn plain(self) -> Option<Plain> {
        Some(match self {
            Button::Off => OFF,
            Button::Stay => STAY,
            Button::TakeBack => TAKE_BACK,
            Button::Exchange => EXCHANGE,
            Button::End => END,
            Button::Enough => ENOUGH,
            Button::Stop => STOP,
            Button::Pass => PASS,
            Button::Use(_) | Button::Pay(_) | Button::Woman(_) | Button::Place(_) | Button::Take(_) => return None,
        })
    }

    /// Its drawing, its name and what it does.
    fn face(self, rules: &PaintBrawl, lang: Lang) -> (String, String, String) {
        let of = |look: &str, name: Text, words: String| (look.to_owned(), name.to(lang).to_owned(), words);
        let pick = |en: String, fr: String| match lang {
            Lang::En => en,
            Lang::Fr => fr,
        };
        match self {
            Button::Use(ability) => of(&format!("ab-{}", ability.code()), ability.name(), ability.does().to(lang).to_owned()),
            Button::Pay(pay) => {
                let (look, name) = match pay {
                    Payment::Move => ("pip-move", MOVE),
                    Payment::Attack => ("pip-attack", ATTACK),
                };
                let what = payment(pay, lang);
                of(look, name, pick(format!("It costs {what}."), format!("Cela coûte {what}.")))
            }
            Button::Woman(man) => match man.and_then(|man| Some((man, man.woman()?))) {
                Some((man, woman)) => {
                    let man = one(man, lang);
                    of(woman.code(), woman.name(), pick(format!("She replaces {man}."), format!("Elle remplace {man}.")))
                }
                None => {
                    let name = Text { en: "No woman", fr: "Aucune combattante" };
                    let words = Text { en: "Keep the men as they are.", fr: "Garder les combattants tels quels." };
                    of("ic-close", name, words.to(lang).to_owned())
                }
            },
            Button::Place(kind) => {
                let who = one(kind, lang);
                of(kind.code(), kind.name(), pick(format!("Place {who}."), format!("Placer {who}.")))
            }
            Button::Take(card) => of(&hand::look(card), card.name(), card.does(rules, lang)),
            _ => self.plain().map_or_else(Default::default, |(_, look, name, words)| of(look, name, words.to(lang).to_owned())),
        }
    }

    /// What it costs, where that is certain: what can be had for either is paid by a button of its own.
    fn cost(self, lang: Lang) -> Vec<(&'static str, String)> {
        let a_move = || ("pip-move", MOVE.to(lang).to_owned());
        let an_attack = || ("pip-attack", ATTACK.to(lang).to_owned());
        match self {
            Button::Pay(Payment::Move) => vec![a_move()],
            Button::Pay(Payment::Attack) => vec![an_attack()],
            Button::Use(ability) => match ability.cost() {
                Cost::Move => vec![a_move()],
                Cost::Attack => vec![an_attack()],
                Cost::Either => Vec::new(),
                Cost::Special => vec![a_move(), an_attack()],
                Cost::Blast => vec![(blast(ability), "Blast".to_owned())],
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
    let (look, name, words) = button.face(rules, lang);
    let lasting = matches!(button, Button::TakeBack | Button::Exchange | Button::End);
    Verb { key, look, tint: None, name: capital(&name), words, cost: button.cost(lang), lasting, closing: button == Button::End }
}
