//! What an action does, said to the seat that may do it.

use super::names::{aim, die, draught, entry, instant, kind, on, potion, puddle, source, spot, tile, tint};
use crate::look::Look;
use crate::place::{next_face, next_puddle, next_tile};
use crate::{Action, Aim, ColorQuest, Face, Frame, Sequence, Stage, Tint, View};
use tabletop::{Lang, Text, capital};

pub(super) fn say(rules: &ColorQuest, view: &View, action: Action, lang: Lang) -> String {
    let state = &view.table;
    let text = |en: &'static str, fr: &'static str| Text { en, fr }.to(lang).to_owned();
    let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
    let aimed = |at: Aim| match aim(rules, state, at, lang) {
        words if words.is_empty() => words,
        words => pick(format!(": {words}"), format!("\u{a0}: {words}")),
    };
    match action {
        Action::Recruit { entry: new } => {
            let name = entry(new, lang);
            let (_, cost) = rules.price(new, state.active());
            let cost = halves(cost, lang);
            pick(format!("Take {name} ({cost})"), format!("Prendre {name} ({cost})"))
        }
        Action::Dismiss { entry: old } => {
            let name = entry(old, lang);
            pick(format!("Give {name} back"), format!("Rendre {name}"))
        }
        Action::Ready => text("The band is ready", "La bande est prête"),
        Action::Face { face } => {
            let letter = if face == Face::A { "A" } else { "B" };
            let number = next_face(&Look::of(rules, state)) + 1;
            pick(format!("Fragment {number}: face {letter}"), format!("Fragment {number}\u{a0}: face {letter}"))
        }
        Action::Lay { at } => {
            let what = match (state.stage(), next_tile(rules, state), next_puddle(state)) {
                (Stage::Tiles, Some((next, _)), _) => tile(next).to(lang).to_owned(),
                (_, _, Some(colour)) => puddle(Tint::of(colour), lang),
                _ => String::new(),
            };
            pick(format!("Put down on {at}: {what}"), format!("Poser en {at}\u{a0}: {what}"))
        }
        Action::Deploy { entry: new, at } => {
            let name = entry(new, lang);
            pick(format!("Deploy {name} on {at}"), format!("Déployer {name} en {at}"))
        }
        Action::Use { by, ability, aim: at } => {
            let figure = rules.layout(state).square(by).and_then(|at| on(state, at, lang)).unwrap_or_default();
            let (name, target) = (ability.name().to(lang), aim(rules, state, at, lang));
            let arrow = if target.is_empty() { String::new() } else { format!(" → {target}") };
            pick(format!("{name}: {figure} on {by}{arrow}"), format!("{name}\u{a0}: {figure} en {by}{arrow}"))
        }
        Action::Instant { die: of, aim: at } => {
            let name = instant(rules.recipes().instant(of)).to(lang);
            let with = die(of, lang);
            pick(format!("{name} ({with}){}", aimed(at)), format!("{name} ({with}){}", aimed(at)))
        }
        Action::Potion { potion: which, source: from, aim: at } => {
            let (name, from, target) = (capital(&draught(which, lang)), source(from, lang), aimed(at));
            format!("{name} ({from}){target}")
        }
        Action::Exchange => text("Discard both cards and draw one", "Défausser les deux cartes et en piocher une"),
        Action::End => match state.sequence() {
            Sequence::Powers => text("On to the moves", "Passer aux déplacements"),
            Sequence::Moves => text("On to the attacks", "Passer aux attaques"),
            _ => text("End the turn", "Finir le tour"),
        },
        Action::Pick { aim: at } => {
            let target = aim(rules, state, at, lang);
            match state.business().last() {
                Some(Frame::Choosing { deed }) => {
                    let name = deed.ability.name().to(lang);
                    pick(format!("{name} → {target}"), format!("{name} → {target}"))
                }
                Some(Frame::Shots { .. }) => pick(format!("Shoot at {target}"), format!("Tirer sur {target}")),
                _ => pick(format!("Also {target}"), format!("Aussi {target}")),
            }
        }
        Action::Enough => text("Enough", "Cela suffit"),
        Action::Pay { die: of, spot: from } => {
            let (name, from) = (die(of, lang), spot(from).to(lang));
            pick(format!("Pay with {name} ({from})"), format!("Payer avec {name} ({from})"))
        }
        Action::Stow { spot: to } => {
            let name = spot(to).to(lang);
            pick(format!("Put the die in the {name}"), format!("Mettre le dé dans {name}"))
        }
        Action::Fragment { number } => pick(format!("Refill fragment {number}"), format!("Recharger le fragment {number}")),
        Action::Crystal { at } => pick(format!("Put the die on {at}"), format!("Poser le dé en {at}")),
        Action::Colour { colour } => {
            let name = tint(Tint::of(colour), false).to(lang);
            pick(format!("Base: {name}"), format!("Socle\u{a0}: {name}"))
        }
        Action::Exit { at } => pick(format!("Come out on {at}"), format!("Ressortir en {at}")),
        Action::Discard { potion: which } => {
            let name = potion(which).to(lang);
            pick(format!("Discard {name}"), format!("Défausser {name}"))
        }
        Action::Push { at, to } => {
            let who = rules.layout(state).square(at).and_then(|at| on(state, at, lang)).unwrap_or_default();
            pick(format!("Push {who} from {at} to {to}"), format!("Repousser {who} de {at} en {to}"))
        }
        Action::Splash { at } => pick(format!("Splash {at}"), format!("Éclabousser {at}")),
        Action::Caste { caste } => pick(
            format!("It becomes a {}", kind(caste).en),
            format!("Devient {} {}", if super::names::is_feminine(caste) { "une" } else { "un" }, kind(caste).fr),
        ),
        Action::Pass => text("Let it happen", "Laisser faire"),
    }
}

/// A number that is counted in halves.
pub(crate) fn number(count: u8) -> String {
    match (count / 2, count % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole} ½"),
    }
}

/// Points, counted in halves.
pub(crate) fn halves(count: u8, lang: Lang) -> String {
    let number = number(count);
    let many = count > 2 && lang == Lang::En || count >= 4;
    format!("{number} {}", if many { "points" } else { "point" })
}
