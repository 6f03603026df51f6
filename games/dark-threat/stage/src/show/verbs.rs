//! The buttons: their words, drawings, names and costs.

use super::{hue, pieces, side, track};
use crate::words::Named as _;
use crate::words::names::{follower, follower_at, turn};
use dark_threat::{Ability, Camp, DarkThreat, Kind, Piece, Turn};
use paint::Colour;
use stage::{Tint, Verb, capital};
use std::borrow::Cow;
use texts::{Arg, Lang, Message};

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
            Button::Sacrifice => "sacrifice",
            Button::End => "end",
            Button::Stop => "stop",
            Button::Decline => "decline",
        })
    }

    /// Its drawing, the drawing's colour, and its name, of which what it does is a form.
    fn face(self, rules: &DarkThreat) -> (Cow<'static, str>, Option<Tint>, Message) {
        let plain = |look: &'static str, name: Message| (Cow::Borrowed(look), None, name);
        let splash = |colour: Colour, name: Message| (Cow::Borrowed("splash-0"), Some(hue(colour)), name);
        match self {
            Button::Use(ability) => (Cow::Owned(format!("ab-{}", ability.code())), None, ability.name()),
            Button::ChosenAura => plain("ab-aura", Ability::Aura.name()),
            Button::Followers(first, second) => {
                let third = Piece::FOLLOWERS.into_iter().find(|&third| third != first && third != second).unwrap_or(first);
                let starts = [first, second, third].into_iter().zip(rules.follower_starts());
                let name = msg!(
                    "verb-followers",
                    first = follower(first),
                    second = follower(second),
                    third = follower(third),
                    places = Arg::list(starts.map(|(piece, at)| follower_at(rules, piece, at))),
                );
                (Cow::Borrowed(look(first)), Some(side(Camp::Gaia)), name)
            }
            Button::Order(first) => {
                (Cow::Borrowed(track::look(first)), Some(side(Camp::Gaia)), msg!("verb-order", turn = turn(first)))
            }
            Button::Colour(which) => splash(which, msg!("verb-colour", colour = which.message())),
            Button::Taint(which) => splash(which, msg!("verb-taint", colour = which.message())),
            Button::Sacrifice => plain("ab-sacrifice", msg!("verb-sacrifice")),
            Button::End => plain("ic-end", msg!("verb-end")),
            Button::Stop => plain("ic-check", msg!("verb-stop")),
            Button::Decline => plain("ic-pass", msg!("verb-decline")),
        }
    }

    /// What it costs.
    fn cost(self, lang: Lang) -> Vec<(&'static str, String)> {
        let cost = match self {
            // All figures with an ability pay the same for it, but for the Chosen One's Aura.
            Button::Use(Ability::Aura) => Ability::Aura.cost(Kind::Cleric),
            Button::Use(ability) => ability.kinds().first().map_or(dark_threat::Cost::MOVE, |&kind| ability.cost(kind)),
            Button::ChosenAura => Ability::Aura.cost(Kind::ChosenOne),
            _ => return Vec::new(),
        };
        let moves = (0..cost.moves).map(|_| ("pip-move", say!(lang, "pip-move")));
        let attacks = (0..cost.attacks).map(|_| ("pip-attack", say!(lang, "pip-attack")));
        moves.chain(attacks).collect()
    }
}

/// The drawing of a Follower.
const fn look(follower: Piece) -> &'static str {
    match follower {
        Piece::Ninja => pieces::look(Kind::Ninja),
        Piece::Monk => pieces::look(Kind::Monk),
        _ => pieces::look(Kind::Cleric),
    }
}

/// What a button is called and costs. A word that means nothing here has no name.
pub(super) fn say(rules: &DarkThreat, verb: &str, lang: Lang) -> Verb {
    let Some((button, key)) = Button::all().filter_map(|button| Some((button, button.key()?))).find(|(_, key)| *key == verb)
    else {
        return Verb::default();
    };
    let (look, tint, name) = button.face(rules);
    let ends = button == Button::End;
    Verb {
        key,
        look: look.into_owned(),
        tint,
        name: capital(&name.say(lang)),
        words: name.form("does").say(lang),
        cost: button.cost(lang),
        lasting: ends,
        closing: ends,
    }
}
