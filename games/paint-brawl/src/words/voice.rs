//! How seats, squares and figures are called: clans and figures by their colours.

use super::names::{MATRIARCH, clan, coloured, de};
use crate::{Card, Chosen, Figure, Kind, PaintBrawl, View};
use paint::{Colour, Square};
use tabletop::{Lang, Seat, Text};

/// Speaks one language about one table.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub(super) rules: &'a PaintBrawl,
    /// What is seen.
    pub(super) view: &'a View,
    /// The seat whose figures need no colour, as it is the one that acts.
    pub(super) actor: Option<Seat>,
    pub(super) lang: Lang,
}

impl Voice<'_> {
    pub(super) fn pick(&self, en: String, fr: String) -> String {
        match self.lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    pub(super) fn text(&self, en: &'static str, fr: &'static str) -> String {
        Text { en, fr }.to(self.lang).to_owned()
    }

    /// "d4"; what lies beyond the edge has no name (PB-NET-5).
    pub(super) fn square(&self, at: Square) -> String {
        self.rules.board.name(at).to_string()
    }

    /// "c8 and d9".
    pub(super) fn squares(&self, chosen: Chosen) -> String {
        self.lang.list(&chosen.iter().map(|at| self.square(at)).collect::<Vec<_>>())
    }

    fn colour(&self, seat: Seat) -> Colour {
        self.view.seat(seat).colour
    }

    /// "Red", "Rouge".
    pub(super) fn clan(&self, seat: Seat) -> String {
        clan(self.colour(seat)).to(self.lang).to_owned()
    }

    /// Something of a clan: "Red's Fatigue", "Fatigue de Rouge".
    pub(super) fn of(&self, what: &str, seat: Seat) -> String {
        let clan = self.clan(seat);
        self.pick(format!("{clan}'s {what}"), format!("{what} {}", de(&clan)))
    }

    /// The name of a figure, and whether French speaks of it in the feminine.
    pub(super) fn noun(&self, kind: Kind, seat: Seat) -> (&'static str, bool) {
        match kind {
            Kind::Chief if self.view.seat(seat).matriarch => (MATRIARCH.to(self.lang), true),
            _ => (kind.name().to(self.lang), kind.is_feminine()),
        }
    }

    /// "the Warrior" of the seat that acts, "the blue Hunter".
    pub(super) fn figure(&self, kind: Kind, seat: Seat) -> String {
        let (noun, feminine) = self.noun(kind, seat);
        let article = if feminine { "la" } else { "le" };
        if self.actor == Some(seat) {
            return self.pick(format!("the {noun}"), format!("{article} {noun}"));
        }
        let colour = coloured(self.colour(seat), feminine, self.lang);
        self.pick(format!("the {colour} {noun}"), format!("{article} {noun} {colour}"))
    }

    /// The same of one that was not there before: "a blue Clone", "un Clone de peinture bleu".
    pub(super) fn new_figure(&self, kind: Kind, seat: Seat) -> String {
        let (noun, feminine) = self.noun(kind, seat);
        let colour = coloured(self.colour(seat), feminine, self.lang);
        let (an, une) = (if colour.starts_with('o') { "an" } else { "a" }, if feminine { "une" } else { "un" });
        self.pick(format!("{an} {colour} {noun}"), format!("{une} {noun} {colour}"))
    }

    /// "the blue puddle"; "your puddle" of the seat that acts.
    pub(super) fn puddle(&self, seat: Seat) -> String {
        if self.actor == Some(seat) {
            return self.text("your puddle", "votre flaque");
        }
        let colour = coloured(self.colour(seat), true, self.lang);
        self.pick(format!("the {colour} puddle"), format!("la flaque {colour}"))
    }

    /// The figure on a square, if one is seen there.
    pub(super) fn figure_at(&self, at: Square) -> Option<Figure> {
        self.view.at(at).and_then(|square| square.figure)
    }

    /// The figure on a square as it is called, if one is seen there.
    pub(super) fn named_at(&self, at: Square) -> Option<String> {
        self.figure_at(at).map(|figure| self.figure(figure.kind, figure.seat))
    }

    /// "Fatigue, Missed".
    pub(super) fn cards(&self, cards: impl Iterator<Item = Card>) -> String {
        self.lang.list(&cards.map(|card| card.name().to(self.lang).to_owned()).collect::<Vec<_>>())
    }
}

/// One of a kind: "a Warrior", "une Kogneuse".
pub(crate) fn one(kind: Kind, lang: Lang) -> String {
    let name = kind.name().to(lang);
    match lang {
        Lang::En => format!("a {name}"),
        Lang::Fr if kind.is_feminine() => format!("une {name}"),
        Lang::Fr => format!("un {name}"),
    }
}

/// A French participle that agrees with a figure.
pub(super) fn agreeing(participle: &str, kind: Kind) -> String {
    format!("{participle}{}", if kind.is_feminine() { "e" } else { "" })
}
