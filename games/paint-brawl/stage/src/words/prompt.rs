//! Who must do what now, as one line. It never names a card that only its owner sees (PB-HID-2).

use super::action::{answered, deed, play};
use super::names::Named as _;
use super::voice::Voice;
use paint::Square;
use paint_brawl::{Card, Ending, Frame, Kind, PaintBrawl, Play, Purpose, Stage, View, first_open};
use tabletop::Seat;
use texts::{Lang, Message};

/// The line that stands under the table.
pub(super) fn say(rules: &PaintBrawl, view: &View, lang: Lang) -> String {
    let voice = Voice { rules, view, actor: Some(view.active) };
    let Some(seat) = view.to_act else { return over(&voice, view).say(lang) };
    let what = asked(&voice, view, seat);
    match view.viewer == Some(seat) {
        true => say!(lang, "prompt-own", what = what),
        false => say!(lang, "prompt-other", clan = voice.clan(seat), what = what),
    }
}

fn over(voice: &Voice<'_>, view: &View) -> Message {
    match view.over {
        Some(Ending::Goal(seat)) => msg!("prompt-over-goal", clan = voice.clan(seat)),
        Some(Ending::Limit) => msg!("prompt-over-limit", rounds = view.round_limit),
        None => msg!("prompt-over"),
    }
}

/// What is asked for.
fn asked(voice: &Voice<'_>, view: &View, seat: Seat) -> Message {
    match (view.stage, view.business.last()) {
        (Stage::Women, _) => msg!("prompt-women"),
        (Stage::Walls, _) => msg!("prompt-walls"),
        (Stage::Placing, _) => match (next_square(voice.rules, view), next_fighter(view)) {
            (Some(at), _) => msg!("prompt-place-on", at = voice.square(at)),
            (None, Some(kind)) => msg!("prompt-place-who", who = kind.name()),
            (None, None) => msg!("prompt-place"),
        },
        (Stage::Infiltrating(at), _) => msg!("prompt-infiltrate", at = voice.square(at)),
        (Stage::Playing, None) => match (view.moves, view.attacks) {
            (0, 0) => msg!("prompt-play-free"),
            (moves, attacks) => msg!("prompt-play", moves = moves, attacks = attacks),
        },
        (Stage::Playing, Some(frame)) => pending(voice, view, seat, *frame),
    }
}

fn pending(voice: &Voice<'_>, view: &View, seat: Seat, frame: Frame) -> Message {
    match frame {
        Frame::Take if view.viewer == Some(seat) => msg!("prompt-take-own"),
        Frame::Take => msg!("prompt-take"),
        Frame::Source { by, at } => msg!("prompt-source", by = voice.square(by), at = voice.square(at)),
        Frame::Collect { purpose, chosen } => {
            let (number, constants) = (chosen.len() + 1, voice.rules.constants());
            match purpose {
                Purpose::TakeBack(_) => msg!("prompt-take-back", number = number, most = constants.take_back),
                Purpose::Kadamas => msg!("prompt-kadamas", number = number, most = constants.kadamas),
            }
        }
        Frame::Declared { deed: declared, .. } => {
            msg!("prompt-react", clan = voice.clan(view.active), deed = deed(voice, declared, None))
        }
        Frame::Played { play: card, .. } => immunity(voice, view, seat, &frame, card),
        Frame::Recoil { chiefs } => {
            let chief = chiefs.first().map_or_else(|| Kind::Chief.name(), |seat| voice.figure(Kind::Chief, seat));
            msg!("prompt-recoil", who = chief)
        }
        Frame::Shots { by, left, begun: false } => msg!("prompt-shots", by = voice.square(by), left = left),
        Frame::Shots { by, left, begun: true } => msg!("prompt-shots-begun", by = voice.square(by), left = left),
        Frame::LastCall { .. } => msg!("prompt-last-call", clan = voice.clan(view.active)),
    }
}

/// The seat itself is told what it may answer with; others only see that it is asked.
fn immunity(voice: &Voice<'_>, view: &View, seat: Seat, frame: &Frame, card: Play) -> Message {
    let Some((answered, by)) = answered(frame) else { return msg!("prompt-answer-any") };
    let answered = if answered == Card::Immunity { answered.name() } else { play(voice, card) };
    match view.viewer == Some(seat) {
        true => msg!("prompt-immunity", clan = voice.clan(by), play = answered),
        false => msg!("prompt-answer", clan = voice.clan(by), play = answered),
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
