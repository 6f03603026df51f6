//! What is touched to do something: a card and where it goes, or the place that a question asks for.

use super::{hand, map, verbs};
use chromatic_conflict::{Action, Asked, HandView, Kind, Position, View};
use stage::Touch;

/// What is touched for an action. A place alone answers the question that is asked now, so it stands for no other action;
/// else whoever touches a place too early would be told of a power that nobody spoke of.
pub(super) fn touches(view: &View, action: Action) -> Vec<Touch> {
    let all = match (action, view.asked) {
        (Action::Faction(faction), _) => Some(vec![Touch::Verb(verbs::faction_key(faction))]),
        (Action::Lay { terrain, at }, _) => {
            let held = own_hand(view).is_some_and(|hand| hand.terrains.iter().any(|card| card.place == Some(terrain)));
            spot(view, at).filter(|_| held).map(|spot| vec![Touch::Card(hand::terrain_id(terrain)), spot])
        }
        (Action::Place { kind, at }, _) => {
            let held = own_hand(view).is_some_and(|hand| hand.chromecas.of(kind) > 0);
            spot(view, at).filter(|_| held).map(|spot| vec![Touch::Card(hand::chromeca_id(kind)), spot])
        }
        (Action::Shield { at }, Asked::Shield)
        | (Action::Destroy { at }, Asked::Power { kind: Kind::Ship })
        | (Action::Empty { at }, Asked::Power { kind: Kind::Cannon })
        | (Action::Lift { at }, Asked::Power { kind: Kind::Crane })
        | (Action::Drop { at }, Asked::Drop { .. }) => spot(view, at).map(|spot| vec![spot]),
        (Action::Decline, _) => Some(vec![Touch::Verb(verbs::DECLINE)]),
        _ => None,
    };
    all.unwrap_or_default()
}

fn own_hand(view: &View) -> Option<&HandView> {
    view.own()?.hand.as_ref()
}

fn spot(view: &View, at: Position) -> Option<Touch> {
    map::spot_id(at).filter(|_| map::is_shown(view, at)).map(Touch::Spot)
}
