//! Every choice that can be written down, legal or not: what the laws ask the rules about.

use crate::{Action, CoraQuest, Edge, HeroId, ItemId, Rotation, Square, State};
use tabletop::Seat;

/// Every well-formed choice that could be meant.
pub(crate) fn candidate_actions(rules: &CoraQuest, state: &State, list: &mut Vec<Action>) {
    let content = &rules.content;
    let plain = [Action::Move, Action::Stop, Action::Done, Action::Cancel, Action::Reveal, Action::Ability];
    list.extend(plain.into_iter().chain([Action::Yes, Action::No, Action::End]));
    let items: Vec<ItemId> = content.items_of(state.quest).map(|(item, _)| item).collect();
    let heroes: Vec<HeroId> = (0..content.heroes().len() as u8).map(HeroId).collect();
    let weapons: Vec<Option<ItemId>> = items.iter().copied().map(Some).chain([None]).collect();
    let squares: Vec<Square> = state.dungeon.laid().iter().flat_map(|laid| Square::all_of(laid.card)).collect();
    for &square in &squares {
        list.extend([Action::At { square }, Action::Step { to: square }, Action::Search { at: square }]);
        list.extend(weapons.iter().map(|&weapon| Action::Attack { weapon, at: square }));
    }
    list.extend(weapons.iter().map(|&weapon| Action::Whirl { weapon }));
    list.extend(weapons.iter().map(|&armour| Action::Wear { armour }));
    for &item in &items {
        list.extend([Action::Give { item }, Action::Take { item }, Action::Use { item }]);
        list.extend(heroes.iter().map(|&hero| Action::Pay { hero, item }));
    }
    for &hero in &heroes {
        list.extend([Action::Hero { hero }, Action::Trade { with: hero }, Action::Revive { hero }]);
        list.extend(Seat::first(tabletop::MAX_SEATS as u8).map(|owner| Action::Pick { hero, owner }));
    }
    for edge in Edge::ALL {
        list.extend(Rotation::ALL.map(|rotation| Action::Lay { edge, rotation }));
    }
    list.extend((0..32).map(|number| Action::Quest { number }));
    list.extend((0..64).map(|number| Action::Option { number }));
}
