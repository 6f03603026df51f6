//! What must be done, and how far the viewer is.

use super::chain;
use crate::goal::{castes_gathered, centre_held, walls_held};
use crate::words::{MATRIARCH, goal};
use crate::{Caste, Kind, PaintBrawl, Scenario, Stage, View};
use tabletop::{Goal, Lang, Seat, Text, capital};

/// More squares than these are counted, not named.
const NAMED: usize = 3;

/// The goal of the scenario.
pub(super) fn say(rules: &PaintBrawl, view: &View, lang: Lang) -> Goal {
    let told = view.viewer.filter(|_| view.stage == Stage::Playing).map(|seat| far(rules, view, seat, lang));
    let (progress, note) = told.unwrap_or_default();
    Goal {
        title: view.scenario.name().to(lang).to_owned(),
        words: format!("{}.", capital(&goal(rules, view, lang))),
        progress,
        note,
    }
}

type Far = (Option<(u8, u8)>, Option<String>);

fn far(rules: &PaintBrawl, view: &View, seat: Seat, lang: Lang) -> Far {
    match view.scenario {
        Scenario::Network => network(rules, view, seat, lang),
        Scenario::Capture if view.seats.len() == 2 => hunt(view, seat, lang),
        Scenario::Capture => gather(rules, view, seat, lang),
        Scenario::Encirclement => encircle(rules, view, seat, lang),
        Scenario::Escort => (None, escort(rules, view, seat, lang)),
        Scenario::Cat => walls(rules, view, seat, lang),
    }
}

fn network(rules: &PaintBrawl, view: &View, seat: Seat, lang: Lang) -> Far {
    let Some(chain) = chain::of(rules, &view.field(), view.seats.len(), seat) else { return (None, None) };
    let (linked, missing) = (chain.linked, chain.missing.len());
    let of = linked + missing as u8;
    let names: Vec<String> = chain.missing.iter().map(|&at| rules.board.name(at).to_string()).collect();
    let names = lang.list(&names);
    let rest = match (missing, lang) {
        (0, _) => String::new(),
        (1, Lang::En) => format!(", {names} is missing"),
        (..=NAMED, Lang::En) => format!(", {names} are missing"),
        (_, Lang::En) => format!(", {missing} squares are missing"),
        (..=NAMED, Lang::Fr) => format!(", il manque {names}"),
        (_, Lang::Fr) => format!(", il manque {missing} cases"),
    };
    let note = match lang {
        Lang::En => format!("Your chain: {linked} of {of}{rest}."),
        Lang::Fr => format!("Votre chaîne\u{a0}: {linked} sur {of}{rest}."),
    };
    (Some((linked, of)), Some(note))
}

/// Fighters change sides and never leave the board, so that all of them are the whole.
fn hunt(view: &View, seat: Seat, lang: Lang) -> Far {
    let (own, enemy) = (view.seat(seat).fighters, view.seat(seat.next(2)).fighters);
    let left = lang.count(
        enemy,
        Text { en: "enemy fighter is left", fr: "combattant ennemi" },
        Text { en: "enemy fighters are left", fr: "combattants ennemis" },
    );
    let note = match lang {
        Lang::En => format!("{left}."),
        Lang::Fr => format!("Il reste {left}."),
    };
    (Some((own, own + enemy)), Some(note))
}

fn gather(rules: &PaintBrawl, view: &View, seat: Seat, lang: Lang) -> Far {
    let field = view.field();
    let there: Vec<Caste> = castes_gathered(rules, &field, seat).collect();
    let missing = Caste::ALL.into_iter().filter(|caste| !there.contains(caste));
    let missing: Vec<String> = missing.map(|caste| caste.man().name().to(lang).to_owned()).collect();
    let names = lang.list(&missing);
    let note = match (missing.is_empty(), lang) {
        (true, Lang::En) => "All three castes are there.".to_owned(),
        (true, Lang::Fr) => "Les trois castes y sont.".to_owned(),
        (false, Lang::En) => format!("Still missing there: {names}."),
        (false, Lang::Fr) => format!("Il y manque encore\u{a0}: {names}."),
    };
    (Some((there.len() as u8, Caste::ALL.len() as u8)), Some(note))
}

fn encircle(rules: &PaintBrawl, view: &View, seat: Seat, lang: Lang) -> Far {
    let of = rules.around_quest.with(rules.quest).count() as u8;
    let held = centre_held(rules, &view.field(), seat).count() as u8;
    let note = match lang {
        Lang::En => format!("You hold {held} of {of} squares."),
        Lang::Fr => {
            let squares = lang.count(held, Text { en: "square", fr: "case" }, Text { en: "squares", fr: "cases" });
            format!("Vous tenez {squares} sur {of}.")
        }
    };
    (Some((held, of)), Some(note))
}

/// Steps can be lost again and the marker with them, so that this is no part of a whole.
fn escort(rules: &PaintBrawl, view: &View, seat: Seat, lang: Lang) -> Option<String> {
    let steps = rules.board.straight_steps(view.chief(seat)?, rules.quest)?;
    let leader = if view.seat(seat).matriarch { MATRIARCH } else { Kind::Chief.name() }.to(lang);
    let far = lang.count(steps, Text { en: "step", fr: "pas" }, Text { en: "steps", fr: "pas" });
    Some(match (view.marker == Some(seat), lang) {
        (true, Lang::En) => format!("Your {leader} is {far} away and may move: the marker is yours."),
        (false, Lang::En) => format!("Your {leader} is {far} away and may not move: the marker is not yours."),
        (true, Lang::Fr) => format!("Votre {leader} est à {far} et peut avancer\u{a0}: le marqueur est à vous."),
        (false, Lang::Fr) => format!("Votre {leader} est à {far} et ne peut pas avancer\u{a0}: le marqueur n'est pas à vous."),
    })
}

fn walls(rules: &PaintBrawl, view: &View, seat: Seat, lang: Lang) -> Far {
    let of = rules.constants.walls_needed;
    let held = (walls_held(&view.field(), seat) as u8).min(of);
    let note = match lang {
        Lang::En => format!("You hold {held} of {of} walls."),
        Lang::Fr => {
            let walls = lang.count(held, Text { en: "wall", fr: "mur" }, Text { en: "walls", fr: "murs" });
            format!("Vous tenez {walls} sur {of}.")
        }
    };
    (Some((held, of)), Some(note))
}
