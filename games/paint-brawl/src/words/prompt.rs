//! Who must do what now, as one line. It never names a card that only its owner sees (PB-HID-2).

use super::action::{answered, deed, play};
use super::end;
use super::names::{attacks, de, moves};
use super::voice::{Voice, one};
use crate::place::first_open;
use crate::{Card, Frame, Kind, PaintBrawl, Purpose, Stage, View};
use paint::Square;
use tabletop::{Lang, Seat};

/// The line that stands under the table.
pub(super) fn say(rules: &PaintBrawl, view: &View, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: Some(view.active), lang };
    let Some(seat) = view.to_act else { return over(&voice, view) };
    let what = asked(&voice, view, seat);
    let own = view.viewer == Some(seat);
    match lang {
        Lang::En if own => format!("Your turn: {what}"),
        Lang::En => format!("{}: {what}", voice.clan(seat)),
        Lang::Fr if own => format!("À vous {}", de(&what)),
        Lang::Fr => format!("À {} {}", voice.clan(seat), de(&what)),
    }
}

fn over(voice: &Voice<'_>, view: &View) -> String {
    let over = voice.text("The game is over", "La partie est finie");
    match view.over {
        Some(ending) => {
            let reason = end::reason(voice, view, ending);
            voice.pick(format!("{over}: {reason}."), format!("{over}\u{a0}: {reason}."))
        }
        None => format!("{over}."),
    }
}

/// What is asked for; in French an infinitive, so that it can be said to the seat and of it.
fn asked(voice: &Voice<'_>, view: &View, seat: Seat) -> String {
    match (view.stage, view.business.last()) {
        (Stage::Women, _) => voice.text(
            "choose a man to be replaced by a woman, or none",
            "choisir un combattant à remplacer par une combattante, ou aucun",
        ),
        (Stage::Walls, _) => voice.text("build a wall", "construire un mur"),
        (Stage::Placing, _) => placing(voice, view),
        (Stage::Infiltrating(at), _) => {
            let at = voice.square(at);
            voice.pick(
                format!("put the Hunter on {at} on a wall, or leave it"),
                format!("placer le Chasseur en {at} sur un mur, ou de le laisser"),
            )
        }
        (Stage::Playing, None) => main(voice, view),
        (Stage::Playing, Some(frame)) => pending(voice, view, seat, *frame),
    }
}

fn placing(voice: &Voice<'_>, view: &View) -> String {
    match (next_square(voice.rules, view), next_fighter(view)) {
        (Some(at), _) => {
            let at = voice.square(at);
            voice.pick(format!("choose the fighter for {at}"), format!("choisir le combattant pour {at}"))
        }
        (None, Some(kind)) => {
            let who = one(kind, voice.lang);
            voice.pick(format!("choose the square for {who}"), format!("choisir la case pour {who}"))
        }
        (None, None) => voice.text("place the fighters", "placer les combattants"),
    }
}

fn main(voice: &Voice<'_>, view: &View) -> String {
    let (moves, attacks) = (moves(view.moves, voice.lang), attacks(view.attacks, voice.lang));
    match (view.moves, view.attacks) {
        (0, 0) => {
            voice.text("end the turn, or do what costs no action", "finir le tour, ou de faire ce qui ne coûte pas d'action")
        }
        _ => voice.pick(format!("play ({moves} and {attacks} left)"), format!("jouer (il reste {moves} et {attacks})")),
    }
}

fn pending(voice: &Voice<'_>, view: &View, seat: Seat, frame: Frame) -> String {
    match frame {
        Frame::Take if view.viewer == Some(seat) => voice.text("take a card from your pile", "prendre une carte de votre pioche"),
        Frame::Take => voice.text("take a card from its pile", "prendre une carte de sa pioche"),
        Frame::Source { by, at } => {
            let (by, at) = (voice.square(by), voice.square(at));
            voice.pick(
                format!("choose the puddle that the Mystic on {by} gives up for the one on {at}"),
                format!("choisir la flaque que la Mystique en {by} rend pour celle de {at}"),
            )
        }
        Frame::Collect { purpose, chosen } => collect(voice, purpose, chosen.len() + 1),
        Frame::Declared { deed: declared, .. } => {
            let what = deed(voice, declared);
            let who = voice.clan(view.active);
            voice.pick(
                format!("react, or let it happen ({who} declares {what})"),
                format!("réagir ou de laisser faire ({who} annonce {what})"),
            )
        }
        Frame::Played { play: card, .. } => immunity(voice, view, seat, &frame, &play(voice, card)),
        Frame::Recoil { chiefs } => {
            let chief = chiefs.first().map_or_else(|| voice.text("the Chief", "le Chef"), |seat| voice.figure(Kind::Chief, seat));
            voice.pick(format!("choose where {chief} recoils to"), format!("choisir où recule {chief}"))
        }
        Frame::Shots { by, left, begun } => {
            let by = voice.square(by);
            let (en, fr) = if begun { (", or stop", ", ou de ne plus tirer") } else { ("", "") };
            voice.pick(
                format!("choose the next target of the Hunter on {by} ({left} left){en}"),
                format!("choisir la prochaine cible du Chasseur en {by} (il en reste {left}){fr}"),
            )
        }
        Frame::LastCall { .. } => {
            let clan = voice.clan(view.active);
            voice.pick(
                format!("react before {clan}'s turn is over, or let it end (last call)"),
                format!("réagir avant la fin du tour {} (dernier appel), ou de laisser faire", de(&clan)),
            )
        }
    }
}

fn collect(voice: &Voice<'_>, purpose: Purpose, number: usize) -> String {
    let constants = &voice.rules.constants;
    match purpose {
        Purpose::TakeBack(_) => {
            let most = constants.take_back;
            voice.pick(
                format!("choose puddle {number} of at most {most} to take back"),
                format!("choisir la flaque {number} sur {most} au plus à reprendre"),
            )
        }
        Purpose::Kadamas => {
            let most = constants.kadamas;
            voice.pick(
                format!("choose puddle {number} of at most {most} for Kadamas to remove"),
                format!("choisir la flaque {number} sur {most} au plus à effacer avec Kadamas"),
            )
        }
    }
}

/// The seat itself is told what it may answer with; others only see that it is asked.
fn immunity(voice: &Voice<'_>, view: &View, seat: Seat, frame: &Frame, card: &str) -> String {
    let Some((answered, by)) = answered(frame) else {
        return voice.text("answer, or let it happen", "répondre ou de laisser faire");
    };
    let answered = if answered == Card::Immunity { Card::Immunity.name().to(voice.lang) } else { card };
    let clan = voice.clan(by);
    let whose = voice.pick(format!("{clan}'s {answered}"), format!("la carte {} ({answered})", de(&clan)));
    if view.viewer == Some(seat) {
        voice.pick(
            format!("play Immunity against {whose}, or let it happen"),
            format!("jouer Immunité contre {whose}, ou de laisser faire"),
        )
    } else {
        voice.pick(format!("answer {whose}, or let it happen"), format!("répondre à {whose}, ou de laisser faire"))
    }
}

/// The square that a fighter is named for next (PB-DEC-3).
pub(super) fn next_square(rules: &PaintBrawl, view: &View) -> Option<Square> {
    let empty = |at: Square| view.at(at).is_none_or(|square| square.figure.is_none());
    first_open(rules, view.level, view.seats.len() as u8, view.place(view.active), empty)
}

/// The fighter that a square is named for next (PB-DEC-3).
pub(super) fn next_fighter(view: &View) -> Option<Kind> {
    let left = view.seats.get(view.active.index())?.to_place;
    Kind::FIGHTERS.into_iter().zip(left).find_map(|(kind, count)| (count > 0).then_some(kind))
}
