//! Everything that could conceivably be meant: slow and naive on purpose.

use crate::{Ability, Action, Aim, ColorQuest, Entry, Face, Kind, Potion, Source, Spot, State};
use paint::{Colour, Direction};

pub(crate) fn candidate_actions(rules: &ColorQuest, state: &State, list: &mut Vec<Action>) {
    let layout = rules.layout(state);
    let points: Vec<_> = layout.board().all().iter().map(|at| layout.point(at)).collect();
    let aims: Vec<Aim> = [Aim::Alone]
        .into_iter()
        .chain(points.iter().map(|&at| Aim::At(at)))
        .chain(Direction::ALL.map(Aim::Towards))
        .chain(Colour::WHEEL.map(Aim::In))
        .chain(Kind::ALL.map(Aim::As))
        .collect();
    for entry in Entry::ALL {
        list.extend([Action::Recruit { entry }, Action::Dismiss { entry }]);
        list.extend(points.iter().map(|&at| Action::Deploy { entry, at }));
    }
    list.extend([Face::A, Face::B].map(|face| Action::Face { face }));
    for &at in &points {
        list.extend([Action::Lay { at }, Action::Crystal { at }, Action::Exit { at }, Action::Splash { at }]);
    }
    if state.business.top().is_none() && state.stage == crate::Stage::Playing {
        for by in state.field.occupied() {
            for &ability in Ability::ALL {
                let by = layout.point(by);
                list.extend(aims.iter().map(|&aim| Action::Use { by, ability, aim }));
            }
        }
    }
    for die in Colour::WHEEL {
        list.extend(aims.iter().map(|&aim| Action::Instant { die, aim }));
        list.extend(Spot::ALL.map(|spot| Action::Pay { die, spot }));
        list.push(Action::Colour { colour: die });
    }
    let dice = Spot::ALL.into_iter().flat_map(|one| Spot::ALL.map(|two| Source::Dice(one, two)));
    let sources: Vec<Source> = [Source::Card].into_iter().chain(dice).collect();
    for potion in Potion::ALL {
        list.push(Action::Discard { potion });
        for &source in &sources {
            list.extend(aims.iter().map(|&aim| Action::Potion { potion, source, aim }));
        }
    }
    list.extend(aims.iter().map(|&aim| Action::Pick { aim }));
    list.extend(Spot::ALL.map(|spot| Action::Stow { spot }));
    list.extend((1..=4).map(|number| Action::Fragment { number }));
    list.extend(Kind::ALL.map(|caste| Action::Caste { caste }));
    if matches!(state.business.top(), Some(crate::Frame::Push { .. })) {
        list.extend(points.iter().flat_map(|&at| points.iter().map(move |&to| Action::Push { at, to })));
    }
    list.extend([Action::Ready, Action::Exchange, Action::End, Action::Enough, Action::Pass]);
}
