//! Who must do what now.

use super::event::leader_of;
use super::names::{on, turn};
use crate::{DarkThreat, Frame, Stage, View};
use tabletop::{Lang, Text};

/// One line for whoever looks.
pub(super) fn say(rules: &DarkThreat, view: &View, lang: Lang) -> String {
    let state = &view.table;
    let Some(seat) = view.to_act else {
        return Text { en: "The game is over.", fr: "La partie est finie." }.to(lang).to_owned();
    };
    let who = match (view.viewer == Some(seat), state.seats(), lang) {
        (true, _, Lang::En) => "You".to_owned(),
        (true, _, Lang::Fr) => "Vous".to_owned(),
        (false, 2, _) => state.camp_of(seat).name().to(lang).to_owned(),
        (false, ..) => format!("{} ({})", state.camp_of(seat).name().to(lang), leader_of(state.turn(), lang)),
    };
    let what = task(rules, view, lang);
    match lang {
        Lang::En => format!("{who}: {what}."),
        Lang::Fr => format!("{who}\u{a0}: {what}."),
    }
}

fn task(rules: &DarkThreat, view: &View, lang: Lang) -> String {
    let state = &view.table;
    let text = |en: &'static str, fr: &'static str| Text { en, fr }.to(lang).to_owned();
    match (state.stage(), state.business().last()) {
        (Stage::Followers, _) => text("place the three Followers", "placez les trois Disciples"),
        (Stage::Mandrake, _) => text("place the Mandrake next to the Wooden King", "placez la Mandragore près du Roi de bois"),
        (Stage::Chief, _) => text("place the Doomed Chief next to Fongia", "placez le Chef possédé près de Fongia"),
        (_, Some(Frame::Order)) => {
            text("choose Gaia's first turn of every cycle", "choisissez le premier tour de Gaïa de chaque cycle")
        }
        (_, Some(Frame::Emerge)) => {
            text("choose where the buried Mandrake comes up", "choisissez où ressort la Mandragore enfouie")
        }
        (_, Some(Frame::Step { .. })) => {
            text("take a second step with the Avatar, or stop", "faites un second pas avec l'Avatar, ou arrêtez-vous")
        }
        (_, Some(Frame::Colour { .. } | Frame::Lotus { at: Some(_), .. })) => text("choose a colour", "choisissez une couleur"),
        (_, Some(Frame::Push { .. })) => text("choose where Telekinesis moves it", "choisissez où la Télékinésie le déplace"),
        (_, Some(Frame::Drop { .. })) => text("choose where to set the Totem down", "choisissez où reposer le Totem"),
        (_, Some(Frame::Blows { .. })) => text("go on", "continuez"),
        (_, Some(Frame::Flee { at })) => {
            let bane = on(rules, state, *at, lang).unwrap_or_default();
            match lang {
                Lang::En => format!("choose where {bane} flees"),
                Lang::Fr => format!("choisissez où fuit {bane}"),
            }
        }
        (_, Some(Frame::Awaken)) => {
            text("choose the Totem that becomes its Avatar", "choisissez le Totem qui devient son Avatar")
        }
        (_, Some(Frame::Clear { left })) => match lang {
            Lang::En => format!("choose a black puddle to remove (up to {left})"),
            Lang::Fr => format!("choisissez une flaque noire à retirer (jusqu'à {left})"),
        },
        (_, Some(Frame::Lotus { left, .. })) => match lang {
            Lang::En => format!("choose a square for a new puddle (up to {left})"),
            Lang::Fr => format!("choisissez une case pour une nouvelle flaque (jusqu'à {left})"),
        },
        (_, Some(Frame::Sprout { .. })) => {
            text("choose a Totem that becomes a Mushroom", "choisissez un Totem qui devient un Champignon")
        }
        (_, Some(Frame::Doom)) => text("choose the Follower to doom", "choisissez le Disciple à posséder"),
        (_, Some(Frame::Taint)) => text("choose the colour that turns black", "choisissez la couleur qui noircit"),
        (_, Some(Frame::Strike)) => text("knock out Oak or the Chosen One, or decline", "assommez Oak ou l'Élu, ou renoncez"),
        (_, None) => {
            let (moves, attacks) = state.actions_left();
            let all = state.actions_in_all();
            let more = if all < moves + attacks { format!(", {all} {}", text("in all", "en tout")) } else { String::new() };
            let which = turn(state.turn()).to(lang);
            match lang {
                Lang::En => format!("{which}, moves {moves}, attacks {attacks}{more}"),
                Lang::Fr => format!("{which}, déplacements {moves}, attaques {attacks}{more}"),
            }
        }
    }
}
