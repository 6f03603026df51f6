//! How the table looks on a page, and what is touched to play. Everything is told from a viewer's view.

mod board;
mod company;
mod dice;
mod gaze;
mod goal;
mod hand;
pub(crate) mod looks;
mod menu;
mod odds;
mod pieces;
mod plans;
mod seats;
mod story;
mod touches;
mod verbs;

use crate::words::OnStage;
use crate::words::Speak;
use crate::{Action, CoraQuest, Edge, Event, Rotation, Square, View};
use stage::{Animation, LineOfSight, Plan, Scene, Show, SpotId, Tint, Touch, Verb};
use tabletop::{EventView, Seat};
use texts::Lang;

impl Show<OnStage> for CoraQuest {
    fn scene(&self, view: &View, lang: Lang) -> Scene {
        let speak = Speak { rules: self, view, lang };
        let spots = board::spots(&speak);
        let bounds = board::bounds(&spots);
        Scene {
            left: bounds.left,
            top: bounds.top,
            width: bounds.width,
            height: bounds.height,
            surface: "cloth",
            labels: Vec::new(),
            spots,
            pieces: pieces::all(&speak),
            seats: seats::panels(&speak),
            hand: hand::cards(&speak),
            stores: seats::stores(&speak),
            heading: goal::heading(&speak),
            goal: Some(goal::say(&speak)),
            track: goal::track(&speak),
            dice: dice::rolled(&speak),
            roster: None,
            company: company::members(&speak),
            story: Some(story::of(&speak)),
            hand_title: hand::title(&speak),
            attention: board::attention(&speak),
        }
    }

    fn touches(&self, view: &View, action: Action) -> Vec<Touch> {
        touches::of(self, view, action)
    }

    fn verb(&self, verb: &str, lang: Lang) -> Verb {
        verbs::plain(verb, lang)
    }

    fn verb_in(&self, view: &View, verb: &str, lang: Lang) -> Verb {
        verbs::say(&Speak { rules: self, view, lang }, verb)
    }

    fn plans(&self, view: &View, lang: Lang) -> Vec<Plan<Action>> {
        plans::all(&Speak { rules: self, view, lang })
    }

    fn animation(&self, view: &View, event: &EventView<Event>) -> Option<Animation> {
        story::animation(self, view, event.event())
    }

    fn odds(&self, view: &View, action: Action, lang: Lang) -> Option<String> {
        odds::words(&Speak { rules: self, view, lang }, action)
    }

    fn line_of_sight(&self, view: &View, spot: SpotId, lang: Lang) -> Option<LineOfSight> {
        gaze::of(&Speak { rules: self, view, lang }, spot)
    }

    /// All lies open (CR-INFO-2).
    fn has_secrets(&self) -> bool {
        false
    }

    fn menu(&self, view: &View, touched: &[Touch]) -> Vec<&'static str> {
        menu::after(view, touched)
    }
}

/// The number of a square on the page.
fn spot(at: Square) -> SpotId {
    at.index()
}

/// The ways in which a drawn card can be laid have numbers after those of the squares.
const LAYS: SpotId = 400;
/// Lattice places without a card have the numbers after those.
const DARK: SpotId = 1000;
/// No lattice place is farther from the Entrance.
const FAR: i32 = 60;

/// The number of a way to lay the drawn card.
fn lay_spot(edge: Edge, rotation: Rotation) -> SpotId {
    LAYS + 4 * edge as SpotId + SpotId::from(rotation.number())
}

/// The number of a lattice place where no card lies.
fn dark_spot(x: i8, y: i8) -> SpotId {
    let along = |at: i8| (i32::from(at).clamp(-FAR, FAR) + FAR) as SpotId;
    DARK + along(x) * (2 * FAR as SpotId + 1) + along(y)
}

/// The colour of a seat; the Keeper is black.
fn tint(view: &View, seat: Seat) -> Tint {
    let colours = [Tint::Red, Tint::Blue, Tint::Yellow, Tint::Green];
    if seat.index() >= usize::from(view.table.seats) { Tint::Black } else { colours[seat.index() % colours.len()] }
}
