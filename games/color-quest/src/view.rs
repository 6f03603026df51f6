//! What a viewer may see (CQ-HID-1): everything but the faces of the opponent's cards and the order of the deck.

use crate::{Camp, ColorQuest, Knowledge, State};
use serde::Serialize;
use tabletop::{Game as _, Seat, Viewer, Wire};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks; nobody for a bystander.
    pub viewer: Option<Seat>,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// All that lies open. Hands that the viewer does not see are empty in it, and their cards count as the deck's.
    pub table: State,
    /// How many cards each side holds.
    pub cards: [u8; 2],
    /// How many cards the deck has.
    pub deck: u8,
}

impl Wire for View {}

impl View {
    pub(crate) fn of(rules: &ColorQuest, state: &State, viewer: Viewer) -> View {
        let known = Knowledge::of(state, viewer);
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Bystander => None,
            },
            to_act: rules.to_act(state),
            cards: Camp::ALL.map(|camp| state.hand(camp).total()),
            deck: state.deck.len() as u8,
            table: known.into_seen(),
        }
    }

    /// The side of the viewer.
    #[must_use]
    pub fn camp(&self) -> Option<Camp> {
        self.viewer.map(|seat| self.table.camp_of(seat))
    }
}
