//! What a viewer sees: all that lies on the table (CR-INFO-2). What luck has not decided yet is nowhere (CR-INFO-1), and texts
//! of the quest that were not reached are not part of a position.

use crate::{CoraQuest, State};
use serde::Serialize;
use tabletop::{Game as _, Seat, Viewer, Wire};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks; nobody for a bystander.
    pub viewer: Option<Seat>,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// All that lies on the table.
    pub table: State,
}

impl Wire for View {}

impl View {
    pub(crate) fn of(rules: &CoraQuest, state: &State, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        View { viewer, to_act: rules.to_act(state), table: state.clone() }
    }
}

/// All that a viewer can know: the whole position.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge(pub(crate) State);
