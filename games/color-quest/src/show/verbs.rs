//! The buttons: their words, drawings, names and costs.

use super::{hue, looks, side};
use crate::words::names::{entry, instant, kind, letter, points, potion, spot};
use crate::{Ability, Camp, ColorQuest, Entry, Face, Kind, Part, Potion, Spot};
use paint::{Colour, Direction};
use stage::{Tint, Verb, capital};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use texts::{Lang, Message};

/// Something that is chosen by a word, not by a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Button {
    /// What a figure does, as what part of its profile: that says what it costs.
    Use(Part, Ability),
    Recruit(Entry),
    Dismiss(Entry),
    Deploy(Entry),
    Face(Face),
    /// A die of an instant slot.
    Instant(Colour),
    /// A potion made of two dice.
    Brew(Potion),
    /// Where those dice lie.
    From(Spot, Spot),
    Colour(Colour),
    /// A caste, or the spirit of a Disciple.
    Become(Kind),
    Pay(Colour, Spot),
    Stow(Spot),
    Fragment(u8),
    /// A line that leaves the board at once: the second one of a Double Rift may do nothing.
    Off(Direction),
    Ready,
    Exchange,
    ToMoves,
    ToAttacks,
    End,
    Enough,
    Pass,
}

/// The dice of a player's board.
const HELD: [Spot; 3] = [Spot::Instant, Spot::Gauge, Spot::Hero];

/// The word of every button.
static WORDS: LazyLock<BTreeMap<Button, String>> =
    LazyLock::new(|| Button::all().into_iter().map(|button| (button, button.word())).collect());

impl Button {
    /// All of them.
    fn all() -> Vec<Button> {
        let parts = [Part::Move, Part::Special, Part::Blast];
        let mut all: Vec<Button> =
            Ability::ALL.iter().flat_map(|&ability| parts.map(|part| Button::Use(part, ability))).collect();
        all.extend(
            Entry::ALL.into_iter().flat_map(|entry| [Button::Recruit, Button::Dismiss, Button::Deploy].map(|of| of(entry))),
        );
        all.extend([Face::A, Face::B].map(Button::Face));
        all.extend(Colour::WHEEL.into_iter().flat_map(|colour| [Button::Instant(colour), Button::Colour(colour)]));
        all.extend(Potion::ALL.map(Button::Brew));
        all.extend(HELD.into_iter().flat_map(|one| HELD.map(|two| Button::From(one, two))));
        all.extend(Kind::CASTES.into_iter().chain(Kind::SPIRITS).map(Button::Become));
        all.extend(Colour::WHEEL.into_iter().flat_map(|colour| HELD.map(|spot| Button::Pay(colour, spot))));
        all.extend(Spot::ALL.map(Button::Stow));
        all.extend((1..=4).map(Button::Fragment));
        all.extend(Direction::STRAIGHT.map(Button::Off));
        all.extend([Button::Ready, Button::Exchange, Button::ToMoves, Button::ToAttacks, Button::End, Button::Enough]);
        all.push(Button::Pass);
        all
    }

    /// What a figure does: Moves and attacks cost the same, and so does going up a level wherever it stands.
    pub(super) fn of(part: Part, ability: Ability) -> Button {
        let part = match part {
            Part::Move | Part::Attack | Part::Rise => Part::Move,
            Part::Special | Part::Blast => part,
        };
        Button::Use(part, ability)
    }

    /// Its word; none for what nobody can choose.
    pub(super) fn key(self) -> Option<&'static str> {
        WORDS.get(&self).map(String::as_str)
    }

    fn word(self) -> String {
        match self {
            Button::Use(Part::Special, ability) => format!("special-{}", ability.code()),
            Button::Use(Part::Blast, ability) => format!("blast-{}", ability.code()),
            Button::Use(_, ability) => ability.code().to_owned(),
            Button::Recruit(entry) => format!("recruit-{}", entry.code()),
            Button::Dismiss(entry) => format!("dismiss-{}", entry.code()),
            Button::Deploy(entry) => format!("deploy-{}", entry.code()),
            Button::Face(Face::A) => "face-a".to_owned(),
            Button::Face(Face::B) => "face-b".to_owned(),
            Button::Instant(colour) => format!("instant-{}", colour.code()),
            Button::Brew(potion) => format!("brew-{}", potion.code()),
            Button::From(one, two) => format!("from-{}-{}", one.code(), two.code()),
            Button::Colour(colour) => colour.code().to_owned(),
            Button::Become(kind) => kind.code().to_owned(),
            Button::Pay(colour, spot) => format!("pay-{}-{}", colour.code(), spot.code()),
            Button::Stow(spot) => format!("stow-{}", spot.code()),
            Button::Fragment(number) => format!("fragment-{number}"),
            Button::Off(to) => format!("off-{}", to.code()),
            _ => self.plain().map_or("", |(word, _)| word).to_owned(),
        }
    }

    /// The word and the drawing of a button that is the only one of its kind.
    const fn plain(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Button::Ready => ("ready", "ic-check"),
            Button::Exchange => ("exchange", "ic-swap"),
            Button::ToMoves => ("to-moves", "ic-moves"),
            Button::ToAttacks => ("to-attacks", "ic-attacks"),
            Button::End => ("end", "ic-end"),
            Button::Enough => ("enough", "ic-check"),
            Button::Pass => ("pass", "ic-pass"),
            _ => return None,
        })
    }

    /// Its drawing, and the drawing's colour.
    fn look(self) -> (String, Option<Tint>) {
        match self {
            Button::Use(_, ability) => (format!("ab-{}", ability.code()), None),
            Button::Recruit(of) | Button::Dismiss(of) | Button::Deploy(of) => {
                (of.kind().map_or(looks::tile(crate::Tile::Bones), looks::figure).to_owned(), Some(side(camp(of))))
            }
            Button::Face(_) => ("ic-swap".to_owned(), None),
            Button::Instant(colour) | Button::Pay(colour, _) => (looks::die(colour).to_owned(), Some(hue(colour))),
            Button::Brew(which) => (looks::flask(which).to_owned(), None),
            Button::From(..) => ("ic-dice".to_owned(), None),
            Button::Colour(colour) => ("splash-0".to_owned(), Some(hue(colour))),
            Button::Become(of) => (looks::figure(of).to_owned(), Some(Tint::Gold)),
            Button::Stow(to) => {
                let look = match to {
                    Spot::Instant => "ic-star",
                    Spot::Gauge => "ic-powers",
                    Spot::Hero => "ic-person",
                    Spot::Reserve => "ic-dice",
                };
                (look.to_owned(), None)
            }
            Button::Fragment(_) => ("ic-tiles".to_owned(), None),
            Button::Off(_) => ("ic-share".to_owned(), None),
            _ => (self.plain().map_or("", |(_, look)| look).to_owned(), None),
        }
    }

    /// Its name; its form `does` is what it does.
    fn name(self, rules: &ColorQuest) -> Message {
        match self {
            Button::Use(_, ability) => ability.name(),
            Button::Recruit(of) => msg!("verb-recruit", entry = entry(of), cost = points(rules.price(of, camp(of)).1)),
            Button::Dismiss(of) => msg!("verb-dismiss", entry = entry(of)),
            Button::Deploy(of) => msg!("verb-deploy", entry = entry(of)),
            Button::Face(face) => msg!("verb-face", face = letter(face)),
            Button::Instant(colour) => instant(rules.recipes().instant(colour)),
            Button::Brew(which) => potion(which),
            Button::From(one, two) => msg!("verb-from", first = spot(one), second = spot(two)),
            Button::Colour(colour) => msg!("verb-colour", colour = colour.message()),
            Button::Become(of) => msg!("verb-become", kind = kind(of)),
            Button::Pay(colour, from) => msg!("verb-pay", colour = colour.message(), spot = spot(from)),
            Button::Stow(to) => msg!("verb-stow" / to.code()),
            Button::Fragment(number) => msg!("verb-fragment", number = number),
            Button::Off(to) => msg!("verb-off", to = to.message()),
            Button::Ready => msg!("verb-ready"),
            Button::Exchange => msg!("verb-exchange"),
            Button::ToMoves => msg!("verb-to-moves"),
            Button::ToAttacks => msg!("verb-to-attacks"),
            Button::End => msg!("verb-end"),
            Button::Enough => msg!("verb-enough"),
            Button::Pass => msg!("verb-pass"),
        }
    }

    /// The dice that it costs (CQ-DIE-7).
    fn cost(self, rules: &ColorQuest, lang: Lang) -> Vec<(&'static str, String)> {
        let constants = rules.constants();
        let count = match self {
            Button::Use(Part::Special, _) => constants.special_cost,
            Button::Use(Part::Blast, _) => constants.blast_cost,
            Button::Use(_, Ability::Rise) => constants.rise_cost,
            _ => 0,
        };
        // The last one bears the word for all of them.
        let word = |left: u8| if left == 1 { say!(lang, "cost-dice", count = count) } else { String::new() };
        (1..=count).rev().map(|left| ("pip-die", word(left))).collect()
    }
}

/// The side whose list has an entry; Gaia's if both have it.
fn camp(of: Entry) -> Camp {
    if of.is_of(Camp::Gaia) { Camp::Gaia } else { Camp::Kaos }
}

/// What a button is called and costs. A word that means nothing here has no name.
pub(super) fn say(rules: &ColorQuest, verb: &str, lang: Lang) -> Verb {
    let Some((&button, key)) = WORDS.iter().find(|(_, key)| *key == verb) else { return Verb::default() };
    let ((look, tint), name) = (button.look(), button.name(rules));
    let closing = matches!(button, Button::ToMoves | Button::ToAttacks | Button::End | Button::Ready);
    let lasting = closing || button == Button::Exchange;
    Verb {
        key,
        look,
        tint,
        name: capital(&name.say(lang)),
        words: name.form("does").say(lang),
        cost: button.cost(rules, lang),
        lasting,
        closing,
    }
}
