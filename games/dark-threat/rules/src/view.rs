//! What a viewer sees: everything (DT-INFO-1).

use crate::{DarkThreat, State};
use serde::Serialize;
use tabletop::{Game as _, Seat, Viewer, Wire};

/// The table as a viewer sees it. Nothing is hidden, so that it holds the whole position.
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
    pub(crate) fn of(rules: &DarkThreat, state: &State, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        View { viewer, to_act: rules.to_act(state), table: state.clone() }
    }
}
