//! The buttons: their words, drawings, names and costs.

use super::seats::{ATTACK, MOVE};
use super::{hue, pieces, side, track};
use crate::words::names::{colour, kind, turn};
use crate::{Ability, Camp, DarkThreat, Kind, Piece, Turn};
use paint::Colour;
use tabletop::{Lang, Text, Tint, Verb, capital};

/// Something that is chosen by a word, not by a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Button {
    /// What a figure does.
    Use(Ability),
    /// The Chosen One's Aura, which costs more than the Cleric's (DT-SPEC-1).
    ChosenAura,
    /// Who stands on the first two of the Followers' squares.
    Followers(Piece, Piece),
    /// Gaia's first turn.
    Order(Turn),
    /// A colour to paint with.
    Colour(Colour),
    /// A colour that turns black.
    Taint(Colour),
    Sacrifice,
    End,
    Stop,
    Decline,
}

/// A button that is the only one of its kind: its word, its drawing, its name, what it does.
type Plain = (&'static str, &'static str, Text, Text);

const SACRIFICE: Plain = (
    "sacrifice",
    "ab-sacrifice",
    Text { en: "Sacrifice", fr: "Sacrifice" },
    Text {
        en: "Give it up and roll the die for a Kaos event, once in a turn and for no action.",
        fr: "La sacrifier et lancer le dé d'un événement de Kaos, une fois par tour et sans action.",
    },
);
const END: Plain = (
    "end",
    "ic-end",
    Text { en: "End turn", fr: "Finir le tour" },
    Text { en: "The next turn of the cycle begins.", fr: "Le tour suivant du cycle commence." },
);
const STOP: Plain = (
    "stop",
    "ic-check",
    Text { en: "Stop here", fr: "S'arrêter ici" },
    Text { en: "Take no second step.", fr: "Ne pas faire de second pas." },
);
const DECLINE: Plain =
    ("decline", "ic-pass", Text { en: "Decline", fr: "Renoncer" }, Text { en: "Knock nobody out.", fr: "N'assommer personne." });

impl Button {
    /// All of them.
    fn all() -> impl Iterator<Item = Button> {
        let pairs = Piece::FOLLOWERS.into_iter().flat_map(|first| Piece::FOLLOWERS.map(|second| (first, second)));
        let followers = pairs.filter(|(first, second)| first != second);
        Ability::ALL
            .iter()
            .map(|&ability| Button::Use(ability))
            .chain([Button::ChosenAura])
            .chain(followers.map(|(first, second)| Button::Followers(first, second)))
            .chain([Button::Order(Turn::Oak), Button::Order(Turn::ChosenOne)])
            .chain(Colour::WHEEL.map(Button::Colour))
            .chain(Colour::WHEEL.map(Button::Taint))
            .chain([Button::Sacrifice, Button::End, Button::Stop, Button::Decline])
    }

    /// The button by which a figure of this kind uses an ability.
    pub(super) fn of(ability: Ability, by: Option<Kind>) -> Button {
        match by {
            Some(kind) if ability == Ability::Aura && kind.is_chosen_one() => Button::ChosenAura,
            _ => Button::Use(ability),
        }
    }

    /// Its word; none for what nobody can choose.
    pub(super) fn key(self) -> Option<&'static str> {
        use Piece::{Cleric, Monk, Ninja};
        Some(match self {
            Button::Use(ability) => ability.code(),
            Button::ChosenAura => "chosen-aura",
            Button::Followers(Ninja, Monk) => "ninja-monk-cleric",
            Button::Followers(Ninja, Cleric) => "ninja-cleric-monk",
            Button::Followers(Monk, Ninja) => "monk-ninja-cleric",
            Button::Followers(Monk, Cleric) => "monk-cleric-ninja",
            Button::Followers(Cleric, Ninja) => "cleric-ninja-monk",
            Button::Followers(Cleric, Monk) => "cleric-monk-ninja",
            Button::Followers(..) => return None,
            Button::Order(Turn::Oak) => "order-oak",
            Button::Order(Turn::ChosenOne) => "order-chosen-one",
            Button::Order(_) => return None,
            Button::Colour(colour) => colour.code(),
            Button::Taint(Colour::Red) => "taint-red",
            Button::Taint(Colour::Orange) => "taint-orange",
            Button::Taint(Colour::Yellow) => "taint-yellow",
            Button::Taint(Colour::Green) => "taint-green",
            Button::Taint(Colour::Blue) => "taint-blue",
            Button::Taint(Colour::Purple) => "taint-purple",
            Button::Sacrifice | Button::End | Button::Stop | Button::Decline => self.plain()?.0,
        })
    }

    fn plain(self) -> Option<Plain> {
        Some(match self {
            Button::Sacrifice => SACRIFICE,
            Button::End => END,
            Button::Stop => STOP,
            Button::Decline => DECLINE,
            _ => return None,
        })
    }

    /// Its drawing, the drawing's colour, its name and what it does.
    fn face(self, rules: &DarkThreat, lang: Lang) -> (String, Option<Tint>, String, String) {
        let own = |text: Text| text.to(lang).to_owned();
        let pick = |en: String, fr: String| match lang {
            Lang::En => en,
            Lang::Fr => fr,
        };
        match self {
            Button::Use(ability) => (format!("ab-{}", ability.code()), None, own(ability.name()), own(ability.does())),
            Button::ChosenAura => ("ab-aura".to_owned(), None, own(Ability::Aura.name()), own(Ability::Aura.does())),
            Button::Followers(first, second) => {
                let third = Piece::FOLLOWERS.into_iter().find(|&third| third != first && third != second).unwrap_or(first);
                let all = [first, second, third];
                let name = all.map(|piece| kind(follower(piece)).to(lang)).join(", ");
                let places = all.into_iter().zip(rules.follower_starts).map(|(piece, at)| {
                    let (who, at) = (kind(follower(piece)).to(lang), rules.board.name(at));
                    pick(format!("the {who} on {at}"), format!("le {who} en {at}"))
                });
                let places = lang.list(&places.collect::<Vec<_>>());
                let words = pick(format!("Place {places}."), format!("Placer {places}."));
                (pieces::look(follower(first)).to_owned(), Some(side(Camp::Gaia)), name, words)
            }
            Button::Order(first) => {
                let name = own(turn(first));
                let words = pick(
                    format!("Gaia's first turn of every cycle is the {}.", turn(first).en),
                    format!("Le premier tour de Gaïa de chaque cycle est le {}.", turn(first).fr),
                );
                (track::look(first).to_owned(), Some(side(Camp::Gaia)), name, words)
            }
            Button::Colour(which) => {
                let word = colour(which, false).to(lang);
                let words = pick(format!("Paint it {word}."), format!("Peindre en {word}."));
                ("splash-0".to_owned(), Some(hue(which)), word.to_owned(), words)
            }
            Button::Taint(which) => {
                let word = colour(which, true).to(lang);
                let words = pick(
                    format!("All {word} puddles turn black, but for lit prisms."),
                    format!("Toutes les flaques de couleur {word} noircissent, sauf les prismes illuminés."),
                );
                ("splash-0".to_owned(), Some(hue(which)), colour(which, false).to(lang).to_owned(), words)
            }
            Button::Sacrifice | Button::End | Button::Stop | Button::Decline => self
                .plain()
                .map_or_else(Default::default, |(_, look, name, words)| (look.to_owned(), None, own(name), own(words))),
        }
    }

    /// What it costs.
    fn cost(self, lang: Lang) -> Vec<(&'static str, String)> {
        let cost = match self {
            // All figures with an ability pay the same for it, but for the Chosen One's Aura.
            Button::Use(Ability::Aura) => Ability::Aura.cost(Kind::Cleric),
            Button::Use(ability) => ability.kinds().first().map_or(crate::Cost::MOVE, |&kind| ability.cost(kind)),
            Button::ChosenAura => Ability::Aura.cost(Kind::ChosenOne),
            _ => return Vec::new(),
        };
        let moves = (0..cost.moves).map(|_| ("pip-move", MOVE.to(lang).to_owned()));
        let attacks = (0..cost.attacks).map(|_| ("pip-attack", ATTACK.to(lang).to_owned()));
        moves.chain(attacks).collect()
    }
}

/// A Follower's kind.
const fn follower(piece: Piece) -> Kind {
    match piece {
        Piece::Ninja => Kind::Ninja,
        Piece::Monk => Kind::Monk,
        _ => Kind::Cleric,
    }
}

/// What a button is called and costs. A word that means nothing here has no name.
pub(super) fn say(rules: &DarkThreat, verb: &str, lang: Lang) -> Verb {
    let Some((button, key)) = Button::all().filter_map(|button| Some((button, button.key()?))).find(|(_, key)| *key == verb)
    else {
        return Verb::default();
    };
    let (look, tint, name, words) = button.face(rules, lang);
    let ends = button == Button::End;
    Verb { key, look, tint, name: capital(&name), words, cost: button.cost(lang), lasting: ends, closing: ends }
}
