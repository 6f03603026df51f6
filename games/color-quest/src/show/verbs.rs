//! The buttons: their words, drawings, names and costs.

use super::{hue, looks, side, texts};
use crate::words::names::{entry, instant, kind, potion, spot, tint};
use crate::{Ability, Camp, ColorQuest, Entry, Face, Kind, Part, Potion, Spot};
use paint::{Colour, Direction};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tabletop::{Lang, Text, Tint, Verb, capital};

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

/// A button that is the only one of its kind: its word, its drawing, its name, what it does.
type Plain = (&'static str, &'static str, Text, Text);

const READY: Plain = (
    "ready",
    "ic-check",
    Text { en: "Band is ready", fr: "Bande prête" },
    Text { en: "Points that are left give item cards.", fr: "Les points qui restent donnent des cartes item." },
);
const EXCHANGE: Plain = (
    "exchange",
    "ic-swap",
    Text { en: "Exchange", fr: "Échange" },
    Text { en: "Give up your two cards for a new one.", fr: "Défausser vos deux cartes pour en piocher une." },
);
const TO_MOVES: Plain = (
    "to-moves",
    "ic-moves",
    Text { en: "On to moves", fr: "Aux déplacements" },
    Text { en: "No more powers this turn.", fr: "Plus de pouvoirs ce tour-ci." },
);
const TO_ATTACKS: Plain = (
    "to-attacks",
    "ic-attacks",
    Text { en: "On to attacks", fr: "Aux attaques" },
    Text { en: "No more Moves this turn.", fr: "Plus de déplacements ce tour-ci." },
);
const END: Plain = (
    "end",
    "ic-end",
    Text { en: "End turn", fr: "Finir le tour" },
    Text { en: "Tidy up; the opponent's turn begins.", fr: "Remise en état, puis c'est à l'adversaire." },
);
const ENOUGH: Plain = (
    "enough",
    "ic-check",
    Text { en: "Enough", fr: "Cela suffit" },
    Text { en: "Choose nothing more.", fr: "Ne rien choisir de plus." },
);
const PASS: Plain = (
    "pass",
    "ic-pass",
    Text { en: "Let it happen", fr: "Laisser faire" },
    Text { en: "Use no die and no potion now.", fr: "N'utiliser ni dé ni potion maintenant." },
);

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
            _ => self.plain().map_or("", |plain| plain.0).to_owned(),
        }
    }

    fn plain(self) -> Option<Plain> {
        Some(match self {
            Button::Ready => READY,
            Button::Exchange => EXCHANGE,
            Button::ToMoves => TO_MOVES,
            Button::ToAttacks => TO_ATTACKS,
            Button::End => END,
            Button::Enough => ENOUGH,
            Button::Pass => PASS,
            _ => return None,
        })
    }

    /// Its drawing, the drawing's colour, its name and what it does.
    fn face(self, rules: &ColorQuest, lang: Lang) -> (String, Option<Tint>, String, String) {
        let own = |text: Text| text.to(lang).to_owned();
        let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
        let die = |colour: Colour| (looks::die(colour).to_owned(), Some(hue(colour)));
        match self {
            Button::Use(_, ability) => (format!("ab-{}", ability.code()), None, own(ability.name()), own(ability.does())),
            Button::Recruit(of) | Button::Dismiss(of) | Button::Deploy(of) => self.recruit(rules, of, lang),
            Button::Face(face) => {
                let letter = if face == Face::A { "A" } else { "B" };
                let words = pick(
                    format!("The side with the crystals of face {letter}."),
                    format!("Le côté avec les cristaux de la face {letter}."),
                );
                ("ic-swap".to_owned(), None, format!("Face {letter}"), words)
            }
            Button::Instant(colour) => {
                let (look, tint) = die(colour);
                let what = rules.recipes().instant(colour);
                (look, tint, own(instant(what)), own(texts::instant(what)))
            }
            Button::Brew(which) => (texts::flask(which).to_owned(), None, own(potion(which)), own(texts::potion(which))),
            Button::From(one, two) => {
                let (one, two) = (spot(one).to(lang), spot(two).to(lang));
                let words = pick(
                    format!("The first die from: {one}; the second from: {two}."),
                    format!("Le premier dé vient de {one}, le second de {two}."),
                );
                ("ic-dice".to_owned(), None, format!("{} + {two}", capital(one)), words)
            }
            Button::Colour(colour) => {
                let word = tint(crate::Tint::of(colour), false).to(lang);
                let words = pick(format!("Choose {word}."), format!("Choisir la couleur {word}."));
                ("splash-0".to_owned(), Some(hue(colour)), word.to_owned(), words)
            }
            Button::Become(of) => {
                let name = kind(of).to(lang);
                let words = pick(format!("Choose this figure: {name}."), format!("Choisir cette figurine\u{a0}: {name}."));
                (looks::figure(of).to_owned(), Some(Tint::Gold), name.to_owned(), words)
            }
            Button::Pay(colour, from) => {
                let (look, tint) = die(colour);
                let (hue, from) = (crate::words::names::tint(crate::Tint::of(colour), false).to(lang), spot(from).to(lang));
                let words = pick(format!("Pay with the {hue} die of the {from}."), format!("Payer avec un dé {hue} de {from}."));
                (look, tint, format!("{}, {from}", capital(hue)), words)
            }
            Button::Stow(to) => {
                let look = match to {
                    Spot::Instant => "ic-star",
                    Spot::Gauge => "ic-powers",
                    Spot::Hero => "ic-person",
                    Spot::Reserve => "ic-dice",
                };
                (look.to_owned(), None, capital(spot(to).to(lang)), own(stowed(to)))
            }
            Button::Fragment(number) => {
                let words =
                    pick(format!("Roll a die for fragment {number}."), format!("Lancer un dé pour le fragment {number}."));
                ("ic-tiles".to_owned(), None, format!("Fragment {number}"), words)
            }
            Button::Off(to) => {
                let name = to.name().to(lang);
                let words = pick(format!("Off the board, to the {name}."), format!("Hors du plateau, vers {name}."));
                ("ic-share".to_owned(), None, name.to_owned(), words)
            }
            _ => self
                .plain()
                .map_or_else(Default::default, |(_, look, name, words)| (look.to_owned(), None, own(name), own(words))),
        }
    }

    /// A line of the army list: taken, given back, put on the board.
    fn recruit(self, rules: &ColorQuest, of: Entry, lang: Lang) -> (String, Option<Tint>, String, String) {
        let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
        let name = entry(of, lang);
        let camp = if of.is_of(Camp::Gaia) { Camp::Gaia } else { Camp::Kaos };
        let look = of.kind().map_or(looks::tile(crate::Tile::Bones), looks::figure).to_owned();
        let cost = crate::words::halves(rules.price(of, camp).1, lang);
        let (name, words) = match self {
            Button::Dismiss(_) => (
                pick(format!("No {name}"), format!("Sans {name}")),
                pick(format!("Give it back: {name}."), format!("Rendre\u{a0}: {name}.")),
            ),
            Button::Deploy(_) => {
                (name.clone(), pick(format!("Put on the board: {name}."), format!("Poser sur le plateau\u{a0}: {name}.")))
            }
            _ => (
                format!("{} · {cost}", capital(&name)),
                pick(format!("Take into the band: {name} ({cost})."), format!("Prendre dans la bande\u{a0}: {name} ({cost}).")),
            ),
        };
        (look, Some(side(camp)), name, words)
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
        let word = |left: u8| match (left, count) {
            (1, 1) => Text { en: "1 die", fr: "1 dé" }.to(lang).to_owned(),
            (1, _) => lang.count(count, Text { en: "die", fr: "dé" }, Text { en: "dice", fr: "dés" }),
            _ => String::new(),
        };
        (1..=count).rev().map(|left| ("pip-die", word(left))).collect()
    }
}

/// What a die does where it is put (CQ-DIE-3).
const fn stowed(spot: Spot) -> Text {
    match spot {
        Spot::Instant => Text { en: "Keep it as a reaction.", fr: "Le garder comme réaction." },
        Spot::Gauge => Text { en: "It will pay for powers.", fr: "Il paiera des pouvoirs." },
        Spot::Hero => Text { en: "It will pay for powers of the hero.", fr: "Il paiera des pouvoirs du héros." },
        Spot::Reserve => Text { en: "Put it back: it counts as harvested.", fr: "Le remettre\u{a0}: il compte comme récolté." },
    }
}

/// What a button is called and costs. A word that means nothing here has no name.
pub(super) fn say(rules: &ColorQuest, verb: &str, lang: Lang) -> Verb {
    let Some((&button, key)) = WORDS.iter().find(|(_, key)| *key == verb) else { return Verb::default() };
    let (look, tint, name, words) = button.face(rules, lang);
    let closing = matches!(button, Button::ToMoves | Button::ToAttacks | Button::End | Button::Ready);
    let lasting = closing || button == Button::Exchange;
    Verb { key, look, tint, name: capital(&name), words, cost: button.cost(rules, lang), lasting, closing }
}
