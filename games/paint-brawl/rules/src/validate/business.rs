//! Whether what waits can wait: whoever is asked has something to choose, and nothing lies below that could not.

use super::require;
use crate::ability::summon::check_summoning;
use crate::bonus::against;
use crate::choice::{self, check_explosion};
use crate::movegen::MoveGen;
use crate::{Ability, Action, Aim, Card, Chosen, Deed, Frame, Hits, Kind, Level, PaintBrawl, Play, Purpose, Stage, State};
use paint::Square;
use tabletop::Seat;

pub(super) fn validate(rules: &PaintBrawl, state: &State) -> Result<(), String> {
    let frames = state.business.frames();
    require(state.stage == Stage::Playing || frames.is_empty(), || "business during the set-up".to_owned())?;
    require(state.over.is_none() || frames.is_empty(), || "business after the end".to_owned())?;
    for (below, &frame) in [None].into_iter().chain(frames.iter().copied().map(Some)).zip(frames) {
        waits(rules, state, below, frame).map_err(|problem| format!("this cannot wait here: {problem}"))?;
    }
    require(crate::knowledge::fits(rules, state), || "a seat is asked that has nothing to choose (PB-REACT-2)".to_owned())
}

fn need(holds: bool, problem: &str) -> Result<(), String> {
    require(holds, || problem.to_owned())
}

fn waits(rules: &PaintBrawl, state: &State, below: Option<Frame>, frame: Frame) -> Result<(), String> {
    match (below, frame) {
        (None, Frame::Take) => {
            need(state.switches.tactical, "only with tactical bonus a card is chosen (PB-TACT-2)")?;
            let hand = state.hands[state.active.index()].total();
            need(hand < rules.constants.hand_limit, "no card is taken into a full hand (PB-CARD-2)")
        }
        (None, Frame::Source { by, at }) => {
            let attack = Action::Use { ability: Ability::Chromamorphosis, by, aim: Aim::At(at) };
            possible(rules, state, attack, "the source of a Chromamorphosis")
        }
        (None, Frame::Collect { purpose, chosen }) => collected(rules, state, purpose, chosen),
        (None, Frame::Declared { deed, asked }) => {
            need(is_other(state, asked), "only another seat reacts (PB-REACT-8)")?;
            declared(rules, state, deed)
        }
        (None, Frame::LastCall { asked }) => need(is_other(state, asked), "the last call asks the others (PB-REACT-9)"),
        (None, Frame::Shots { by, left, begun }) => {
            let shooter = state.field.figure(by);
            let own = shooter.is_some_and(|figure| figure.seat == state.active && figure.kind == Kind::Hunter);
            need(own, "the shots of somebody who is no Hunter of the seat (PB-MULTI-1)")?;
            let all = rules.constants.multi_shot;
            let fits = if begun { (1..all).contains(&left) } else { left == all };
            need(fits, "a Multi-shot has not so many shots left (PB-MULTI-1)")?;
            need(state.blasted, "the shots of a blast that was not paid for (PB-BLAST-3)")
        }
        (None | Some(Frame::Shots { .. }), Frame::Recoil { chiefs }) => recoil(state, chiefs),
        (below, Frame::Played { play, by, asked, rival, immunities }) => {
            let seats = [by, asked].into_iter().chain(rival).all(|seat| seat.index() < state.seats.into());
            need(seats, "a card of a seat that does not play")?;
            card(rules, state, below, play, by)?;
            need(is_chain(by, asked, rival, immunities), "Immunity cards are played in turn (PB-REACT-4)")?;
            let answering = rival.unwrap_or(asked);
            need(
                against(rules, &state.field, state.active, play, by).has(answering),
                "the card is not played against who is asked (PB-IMMUNE-2)",
            )?;
            need(are_used_up(state, play, by, rival, immunities), "the cards that were played are not used up (PB-CARD-3)")
        }
        (Some(_), _) => Err("it does not come in the middle of what lies below (PB-REACT-5)".to_owned()),
    }
}

fn is_other(state: &State, seat: Seat) -> bool {
    seat.index() < state.seats.into() && seat != state.active
}

/// Whether the active seat may choose this, which it has just done.
fn possible(rules: &PaintBrawl, state: &State, action: Action, what: &str) -> Result<(), String> {
    choice::check(rules, state, action).map_err(|refusal| format!("{what}, which is not possible ({})", refusal.rule))
}

/// Puddles are named in ascending order, and taken away when all of them are named (PB-DEC-8).
fn collected(rules: &PaintBrawl, state: &State, purpose: Purpose, chosen: Chosen) -> Result<(), String> {
    let puddles = state.field.puddles();
    let (most, there) = match purpose {
        Purpose::TakeBack(pay) => {
            possible(rules, state, Action::TakeBack { pay }, "a take-back")?;
            (rules.constants.take_back, puddles.of(state.active))
        }
        Purpose::Kadamas => {
            need(state.cards_allowed(rules), "no card is played in the first round (PB-CARD-4)")?;
            (rules.constants.kadamas, puddles.all())
        }
    };
    need(chosen.len() < most.into(), "enough puddles are chosen (PB-DEC-8)")?;
    need(chosen.iter().all(|at| there.has(at)), "a square is chosen that has no such puddle (PB-DEC-8)")?;
    need(ascends(chosen), "puddles are chosen in ascending order (PB-DEC-8)")
}

fn ascends(chosen: Chosen) -> bool {
    chosen.iter().zip(chosen.iter().skip(1)).all(|(one, next)| one < next)
}

/// Something that is declared has the squares that it needs, and is paid for. It need not be possible any more: explosions
/// may have changed the board meanwhile (PB-REACT-7).
fn declared(rules: &PaintBrawl, state: &State, deed: Deed) -> Result<(), String> {
    let squares = deed.squares;
    let complete = match deed.action {
        Action::Use { ability: Ability::Chromamorphosis, .. } => squares.len() == 1,
        Action::Use { .. } => squares.is_empty(),
        Action::TakeBack { .. } => (1..=rules.constants.take_back.into()).contains(&squares.len()) && ascends(squares),
        _ => false,
    };
    need(complete, "this is not declared, or not with these squares (PB-REACT-1)")?;
    need(state.level != Level::Initiation || !deed.is_special(), "there are no special abilities at Initiation (PB-SPEC-1)")?;
    need(deed.is_paid(rules, state), "what is declared was not paid for (PB-REACT-1)")
}

/// An attack hits a Chief once, and never the own one.
fn recoil(state: &State, chiefs: Hits) -> Result<(), String> {
    let hit = |seat: Seat| chiefs.iter().filter(|&other| other == seat).count() == 1;
    need(chiefs.iter().all(|seat| is_other(state, seat) && hit(seat)), "Chiefs recoil that were not hit (PB-CHIEF-6)")
}

/// A card that waits for Immunity is one that could be played: nothing on the board has changed since (PB-REACT-4).
fn card(rules: &PaintBrawl, state: &State, below: Option<Frame>, play: Play, by: Seat) -> Result<(), String> {
    let played = match (below, play) {
        (None, Play::Kadamas(_) | Play::Explosion(_) | Play::Summoning(_)) => by == state.active,
        (Some(Frame::Declared { deed, asked }), Play::Fatigue | Play::Missed) => by == asked && deed.is_cancelled_by(play.card()),
        (Some(Frame::Declared { asked, .. } | Frame::LastCall { asked }), Play::Explosion(_)) => by == asked,
        _ => false,
    };
    need(played, "the card is not played by this seat now (PB-REACT-2)")?;
    need(state.cards_allowed(rules), "no card is played in the first round (PB-CARD-4)")?;
    let fits = match play {
        Play::Fatigue | Play::Missed => Ok(()),
        Play::Kadamas(chosen) => {
            let puddles = state.field.puddles().all();
            let named = (1..=rules.constants.kadamas.into()).contains(&chosen.len()) && ascends(chosen);
            let holds = named && chosen.iter().all(|at: Square| puddles.has(at));
            return need(holds, "Kadamas names puddles in ascending order (PB-KADAMAS-1)");
        }
        Play::Explosion(at) => check_explosion(state, at),
        Play::Summoning(at) => check_summoning(&MoveGen::of(rules, state, by), Some(at)),
    };
    fits.map_err(|refusal| format!("a card that cannot be played like that ({})", refusal.rule))
}

/// Whether the seats of a chain of Immunity cards fit its length (PB-REACT-4).
fn is_chain(by: Seat, asked: Seat, rival: Option<Seat>, immunities: u8) -> bool {
    match (rival, immunities) {
        (None, 0) => asked != by,
        (Some(rival), 1..) => rival != by && asked == if immunities % 2 == 1 { by } else { rival },
        _ => false,
    }
}

/// Whether the card and the Immunity cards about it lie where played cards go; nothing is drawn before they are dealt with.
fn are_used_up(state: &State, play: Play, by: Seat, rival: Option<Seat>, immunities: u8) -> bool {
    if !state.switches.tactical {
        return state.discard.has(play.card()) && state.discard.of(Card::Immunity) >= immunities;
    }
    let spent = |seat: Seat| state.spent[seat.index()];
    let answers = rival.is_none_or(|rival| spent(rival).of(Card::Immunity) >= immunities.div_ceil(2));
    spent(by).has(play.card()) && spent(by).of(Card::Immunity) >= immunities / 2 && answers
}
