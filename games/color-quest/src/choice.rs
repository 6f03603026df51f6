//! The menus of S1, S2 and S3 (decisions 8, 11, 12).

use crate::ability::{need, refuse};
use crate::movegen::MoveGen;
use crate::{Ability, Action, Aims, Camp, Deed, Figure, Marks, Part, Sequence};
use crate::{instant, potion};
use paint::Square;
use tabletop::Refusal;

/// Everything that the active side may do, figures first.
pub(crate) fn list(movegen: &MoveGen<'_>, push: &mut impl FnMut(Action)) {
    let camp = movegen.state.active;
    for by in movegen.field.of(camp) {
        let Some(figure) = movegen.figure(by).filter(|figure| !figure.is(Marks::STUNNED)) else { continue };
        let point = movegen.point(by);
        for (part, ability) in abilities(movegen, figure) {
            if !is_used(figure, part) && affords(movegen, figure, part) {
                let deed = Deed { by, kind: figure.kind, ability, part, aims: Aims::NONE };
                ability.list(movegen, &deed, &mut |aim| push(Action::Use { by: point, ability, aim }));
            }
        }
    }
    instant::list_free(movegen, camp, push);
    potion::list_free(movegen, camp, push);
    if movegen.state.hands[camp.index()].total() == 2 {
        push(Action::Exchange);
    }
    if !must_move(movegen) {
        push(Action::End);
    }
}

/// Whether the active side may do this.
pub(crate) fn check(movegen: &MoveGen<'_>, action: Action) -> Result<(), Refusal> {
    let camp = movegen.state.active;
    match action {
        Action::Use { by, ability, aim } => {
            let deed = declared(movegen, by, ability)?;
            ability.check(movegen, &deed, aim)
        }
        Action::Instant { die, aim } => instant::check_free(movegen, camp, die, aim),
        Action::Potion { potion, source, aim } => potion::check_free(movegen, camp, potion, source, aim),
        Action::Exchange => need(movegen.state.hands[camp.index()].total() == 2, "CQ-ITM-3"),
        Action::End => need(!must_move(movegen), "CQ-TIL-4"),
        _ => refuse("CQ-TRN-1"),
    }
}

/// The deed that a figure begins, if it may.
pub(crate) fn declared(movegen: &MoveGen<'_>, by: crate::Point, ability: Ability) -> Result<Deed, Refusal> {
    let Some(by) = movegen.layout.square(by) else { return refuse("CQ-GEN-10") };
    let Some(figure) = movegen.figure(by).filter(|figure| figure.camp() == movegen.state.active) else {
        return refuse("CQ-GEN-1");
    };
    need(!figure.is(Marks::STUNNED), "CQ-STA-1")?;
    let own = abilities(movegen, figure).find(|&(_, own)| own == ability);
    let Some((part, _)) = own else {
        return refuse(match movegen.state.sequence {
            Sequence::Powers => "CQ-TRN-3",
            _ => "CQ-TRN-4",
        });
    };
    need(!is_used(figure, part), "CQ-GEN-12")?;
    need(affords(movegen, figure, part), "CQ-DIE-7")?;
    Ok(Deed { by, kind: figure.kind, ability, part, aims: Aims::NONE })
}

/// What a figure may do in the running sequence (CQ-POW-1).
pub(crate) fn abilities(movegen: &MoveGen<'_>, figure: Figure) -> impl Iterator<Item = (Part, Ability)> {
    let profile = movegen.rules.profile(figure);
    let mut list: arrayvec::ArrayVec<(Part, Ability), 4> = arrayvec::ArrayVec::new();
    match movegen.state.sequence {
        Sequence::Powers => {
            list.extend(profile.special.map(|ability| (Part::Special, ability)));
            list.extend(profile.blast.map(|ability| (Part::Blast, ability)));
            if figure.kind.risen().is_some() {
                list.push((Part::Rise, Ability::Rise));
            }
        }
        Sequence::Moves => list.extend(movegen.moves(figure).map(|ability| (Part::Move, ability))),
        Sequence::Attacks => list.extend(profile.attacks.iter().map(|&ability| (Part::Attack, ability))),
        Sequence::Tidying => {}
    }
    list.into_iter()
}

/// CQ-GEN-12.
fn is_used(figure: Figure, part: Part) -> bool {
    match part {
        Part::Move => !figure.may_move(),
        Part::Attack => !figure.may_attack(),
        Part::Special => figure.is(Marks::SPECIAL),
        Part::Blast => figure.is(Marks::BLAST),
        Part::Rise => figure.is(Marks::RISEN),
    }
}

/// Whether its owner has the dice for it (CQ-DIE-7).
pub(crate) fn affords(movegen: &MoveGen<'_>, figure: Figure, part: Part) -> bool {
    let pool = movegen.state.pool(figure.camp());
    let hero = u8::from(figure.kind.is_hero() && pool.hero().is_some());
    pool.gauged() + hero >= cost(movegen, part)
}

/// How many dice it costs.
pub(crate) fn cost(movegen: &MoveGen<'_>, part: Part) -> u8 {
    let constants = &movegen.rules.constants;
    match part {
        Part::Move | Part::Attack => 0,
        Part::Special => constants.special_cost,
        Part::Blast => constants.blast_cost,
        Part::Rise => constants.rise_cost,
    }
}

/// Whether a figure must move before S2 can end (CQ-TIL-4).
fn must_move(movegen: &MoveGen<'_>) -> bool {
    movegen.state.sequence == Sequence::Moves && movegen.field.of(movegen.state.active).iter().any(|by| is_held(movegen, by))
}

fn is_held(movegen: &MoveGen<'_>, by: Square) -> bool {
    let Some(figure) = movegen.figure(by).filter(|figure| figure.is(Marks::MUST) && figure.may_move()) else { return false };
    let Some(ability) = movegen.moves(figure) else { return false };
    ability.any(movegen, &Deed { by, kind: figure.kind, ability, part: Part::Move, aims: Aims::NONE })
}

/// The next aim of a deed that is being declared (decision 9).
pub(crate) fn list_next(movegen: &MoveGen<'_>, deed: &Deed, push: &mut impl FnMut(Action)) {
    deed.ability.list(movegen, deed, &mut |aim| push(Action::Pick { aim }));
    if deed.ability.more(movegen, deed) == crate::ability::More::Optional {
        push(Action::Enough);
    }
}

/// Whether a deed may go on so.
pub(crate) fn check_next(movegen: &MoveGen<'_>, deed: &Deed, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pick { aim } => deed.ability.check(movegen, deed, aim),
        Action::Enough => need(deed.ability.more(movegen, deed) == crate::ability::More::Optional, deed.ability.rule()),
        _ => refuse("CQ-REA-1"),
    }
}

/// The next shot of a Multiple Shot.
pub(crate) fn shot(movegen: &MoveGen<'_>, by: Square) -> Option<Deed> {
    let figure = movegen.figure(by).filter(|figure| figure.camp() == movegen.state.active && !figure.is(Marks::STUNNED))?;
    Some(Deed { by, kind: figure.kind, ability: Ability::MultipleShot, part: Part::Blast, aims: Aims::NONE })
}

/// The dice that may pay for a deed, one by one (decision 10).
pub(crate) fn dice(movegen: &MoveGen<'_>, deed: &Deed) -> impl Iterator<Item = Action> {
    use crate::Spot;
    let pool = *movegen.state.pool(movegen.state.active);
    let hero = deed.kind.is_hero();
    paint::Colour::WHEEL.into_iter().flat_map(move |die| {
        let spots = [Spot::Gauge, Spot::Hero].into_iter();
        let fits = move |spot: &Spot| (*spot != Spot::Hero || hero) && pool.has(*spot, die);
        spots.filter(fits).map(move |spot| Action::Pay { die, spot })
    })
}

/// The side that may react to what the active one declares.
pub(crate) fn reactor(movegen: &MoveGen<'_>) -> Camp {
    movegen.state.active.other()
}
