//! Who must do what now.

use super::action::halves;
use super::names::{die, instant, on, puddle, tile};
use crate::look::Look;
use crate::place::{next_face, next_puddle, next_tile};
use crate::{ColorQuest, Frame, Sequence, Stage, Tint, View};
use tabletop::{Lang, Text};

/// One line for whoever looks.
pub(super) fn say(rules: &ColorQuest, view: &View, lang: Lang) -> String {
    let state = &view.table;
    let Some(seat) = view.to_act else {
        return Text { en: "The game is over.", fr: "La partie est finie." }.to(lang).to_owned();
    };
    let who = match (view.viewer == Some(seat), lang) {
        (true, Lang::En) => "You".to_owned(),
        (true, Lang::Fr) => "Vous".to_owned(),
        (false, _) => state.camp_of(seat).name().to(lang).to_owned(),
    };
    let what = task(rules, view, lang);
    match lang {
        Lang::En => format!("{who}: {what}."),
        Lang::Fr => format!("{who}\u{a0}: {what}."),
    }
}

fn task(rules: &ColorQuest, view: &View, lang: Lang) -> String {
    let state = &view.table;
    let text = |en: &'static str, fr: &'static str| Text { en, fr }.to(lang).to_owned();
    let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
    let point = |at| rules.layout(state).point(at);
    let Some(frame) = state.business().last() else { return menu(rules, view, lang) };
    match *frame {
        Frame::Choosing { deed } => {
            let name = deed.ability.name().to(lang);
            pick(format!("{name}: choose what it is aimed at"), format!("{name}\u{a0}: choisissez sa cible"))
        }
        Frame::Paying { left, .. } => {
            pick(format!("choose a die to pay with ({left})"), format!("choisissez un dé pour payer ({left})"))
        }
        Frame::Declared { deed } => {
            let name = deed.ability.name().to(lang);
            let figure = on(state, deed.by, lang).unwrap_or_default();
            pick(
                format!("{figure} on {} declares {name}; react or pass", point(deed.by)),
                format!("{figure} en {} annonce {name}\u{a0}; réagissez ou laissez faire", point(deed.by)),
            )
        }
        Frame::LastCall => text("last reactions of this turn, or pass", "dernières réactions du tour, ou laissez faire"),
        Frame::Shots { left, .. } => pick(format!("shoot again (up to {left})"), format!("tirez encore (jusqu'à {left})")),
        Frame::Cleaning { .. } => text("choose another puddle, or enough", "choisissez une autre flaque, ou cela suffit"),
        Frame::Polymorph { .. } | Frame::Caste => text("choose a caste", "choisissez une caste"),
        Frame::Played { die: played, .. } => {
            let name = instant(rules.recipes().instant(played)).to(lang);
            pick(format!("answer {name} with Immunity, or pass"), format!("répondez à {name} par Immunité, ou laissez faire"))
        }
        Frame::Splash { impact, .. } => pick(
            format!("choose a splash around {}", point(impact)),
            format!("choisissez une éclaboussure autour de {}", point(impact)),
        ),
        Frame::Push { .. } => text("choose whom the light pushes, and where", "choisissez qui la lumière repousse, et où"),
        Frame::Stow { die: of, .. } => {
            let of = die(of, lang);
            pick(format!("choose where {of} goes"), format!("choisissez où va {of}"))
        }
        Frame::Refill { die: of, fragment, .. } => {
            let (of, number) = (die(of, lang), fragment + 1);
            pick(format!("put {of} on a crystal of fragment {number}"), format!("posez {of} sur un cristal du fragment {number}"))
        }
        Frame::Starting { camp, die: of, next } => {
            let [one, other] = rules.layout(state).shares[camp.index()].map(|fragment| fragment + 1);
            let (of, next) = (die(of, lang), die(next, lang));
            pick(
                format!("put {of} on a crystal of fragment {one} or {other}; {next} goes on the other fragment"),
                format!("posez {of} sur un cristal du fragment {one} ou {other}\u{a0}; {next} ira sur l'autre fragment"),
            )
        }
        Frame::Levels { .. } => text("choose the fragment to refill next", "choisissez le prochain fragment à recharger"),
        Frame::Colour { at } => {
            let who = on(state, at, lang).unwrap_or_default();
            pick(
                format!("choose the base colour of {who} on {}", point(at)),
                format!("choisissez la couleur de ce socle\u{a0}: {who} en {}", point(at)),
            )
        }
        Frame::Tunnel { .. } => text("choose where to come out", "choisissez la sortie du tunnel"),
        Frame::Discard { left, .. } => {
            pick(format!("choose a card to discard ({left})"), format!("choisissez une carte à défausser ({left})"))
        }
        _ => text("go on", "continuez"),
    }
}

/// What is asked when nothing waits.
fn menu(rules: &ColorQuest, view: &View, lang: Lang) -> String {
    let state = &view.table;
    let text = |en: &'static str, fr: &'static str| Text { en, fr }.to(lang).to_owned();
    let pick = |en: String, fr: String| if lang == Lang::En { en } else { fr };
    match state.stage() {
        Stage::Bands => {
            let left = halves(rules.constants().points - crate::band::spent(rules, state, state.active()), lang);
            pick(format!("build the band ({left} left)"), format!("constituez la bande (reste {left})"))
        }
        Stage::Faces => {
            let number = next_face(&Look::of(rules, state)) + 1;
            pick(format!("choose the face of fragment {number}"), format!("choisissez la face du fragment {number}"))
        }
        Stage::Tiles => {
            let what = next_tile(rules, state).map_or("", |(next, _)| tile(next).to(lang));
            pick(format!("place a tile: {what}"), format!("placez une tuile\u{a0}: {what}"))
        }
        Stage::Puddles => {
            let what = next_puddle(state).map(|colour| puddle(Tint::of(colour), lang)).unwrap_or_default();
            pick(format!("place {what}"), format!("placez {what}"))
        }
        Stage::Dice => text("place the dice", "placez les dés"),
        Stage::Deploy => text("deploy the band", "déployez la bande"),
        Stage::Playing => {
            let round = state.round();
            let (en, fr) = match state.sequence() {
                Sequence::Powers => ("use powers, or go on to the moves", "utilisez des pouvoirs, ou passez aux déplacements"),
                Sequence::Moves => ("move figures, or go on to the attacks", "déplacez des figurines, ou passez aux attaques"),
                Sequence::Attacks | Sequence::Tidying => {
                    ("attack with figures, or end the turn", "attaquez avec des figurines, ou finissez le tour")
                }
            };
            pick(format!("{en} (round {round})"), format!("{fr} (manche {round})"))
        }
    }
}
