//! The toy on a page: a place for each seat, the hand of whoever decides, and a few buttons.

use crate::{Action, Event, Fault, Frame, NAMES, Toy, View};
use stage::{
    Blurb, Gauge, HandCard, Layer, Objection, Part, Picture, Piece, Roster, RosterEntry, Scene, SeatPanel, Show, Spot, Touch,
    Verb, Way, Words,
};
use tabletop::{EventView, Outcome, Seat};
use texts::{COMMON, Lang, Message};

/// What every text of the toy says.
const SAYS: &str = "toy";

const BUTTONS: [&str; 5] = ["draw", "play", "sink", "ward", "allow"];

/// Who shows the toy.
#[derive(Clone, Copy, Debug)]
pub struct OnStage;

impl Words<OnStage> for Toy {
    const BLURB: Blurb = Blurb { game: "toy", seat_counts: &[2, 3], workshop: false };

    fn action_words(&self, _: &View, action: Action, _: Lang) -> String {
        format!("{action:?}")
    }

    fn event_words(&self, _: &View, event: &EventView<Event>, _: Lang) -> String {
        format!("{:?}", event.event())
    }

    fn prompt(&self, _: &View, _: Lang) -> String {
        SAYS.to_owned()
    }

    fn outcome_words(&self, _: &View, _: &Outcome, _: Lang) -> String {
        SAYS.to_owned()
    }

    fn draw(&self, _: &View, _: Lang) -> Picture {
        Picture::default()
    }

    fn rules(&self) -> Vec<&str> {
        super::RULES.to_vec()
    }

    fn rule_words(&self, _: &str, _: Lang) -> Option<String> {
        None
    }
}

fn decides(view: &View) -> Seat {
    match view.pending.last() {
        Some(Frame::Asked { seat }) => *seat,
        _ => view.turn,
    }
}

impl Toy {
    fn place(&self, number: u8, lang: Lang) -> Spot {
        let silent = self.is(Fault::SilentPlace) && lang == Lang::Fr;
        Spot {
            id: if self.is(Fault::TwinPlaces) { 0 } else { number.into() },
            x: if self.is(Fault::PlaceOutside) { -1.0 } else { number.into() },
            y: 0.0,
            w: 1.0,
            h: 1.0,
            look: "tile",
            tint: None,
            name: number.to_string(),
            words: if silent { String::new() } else { format!("{} {number}", SAYS) },
        }
    }

    fn card(&self, slot: usize, kind: Option<u8>) -> HandCard {
        let name = kind.map_or("?", |kind| NAMES[usize::from(kind)]).to_owned();
        HandCard {
            id: if self.is(Fault::TwinCards) { 0 } else { slot as u16 },
            title: name.clone(),
            words: name,
            when: None,
            count: 1,
            face: Vec::new(),
            height: 1.0,
        }
    }
}

impl Toy {
    /// The hand as something that is put together, before anything else was done.
    fn roster(&self, view: &View) -> Option<Roster> {
        let hand = &view.hands[decides(view).index()];
        let own = view.taken == 0 && !hand.is_empty() && hand.iter().all(|card| card.kind.is_some());
        if !own && !self.is(Fault::RosterOfAnother) {
            return None;
        }
        let words = if self.is(Fault::RosterSilent) { String::new() } else { "toy".to_owned() };
        let objection = Objection { rule: "T-DRAW-1", words };
        let add = Way { verb: "draw", refusal: self.is(Fault::RosterRefusesLegal).then(|| objection.clone()) };
        let remove = Way { verb: "ward", refusal: (!self.is(Fault::RosterOffersForbidden)).then_some(objection) };
        let entry = RosterEntry {
            key: "card",
            look: "card",
            tint: None,
            name: "card".to_owned(),
            class: "cards".to_owned(),
            price: "1".to_owned(),
            size: "1".to_owned(),
            words: "toy".to_owned(),
            lines: Vec::new(),
            count: 1,
            add,
            remove,
        };
        let used = if self.is(Fault::RosterOverfull) { 3 } else { 1 };
        let gauge = Gauge { name: "Points".to_owned(), used, of: 2, words: format!("{used} / 2") };
        Some(Roster {
            kind: "hand",
            title: "Hand".to_owned(),
            tint: None,
            gauges: vec![gauge],
            entries: vec![entry],
            note: String::new(),
            facing: None,
            text: "toy".to_owned(),
        })
    }
}

impl Show<OnStage> for Toy {
    fn scene(&self, view: &View, lang: Lang) -> Scene {
        let shown = if self.is(Fault::SeatUnseen) { 1 } else { view.seats };
        let panel = |seat| SeatPanel {
            seat,
            tint: None,
            side: String::new(),
            pips: Vec::new(),
            counters: Vec::new(),
            tasks: Vec::new(),
            racks: Vec::new(),
        };
        let part = Part { look: "pawn".to_owned(), tint: None, x: 0.0, y: 0.0, w: 1.0, h: 1.0, text: None, own: None };
        let hand = &view.hands[decides(view).index()];
        Scene {
            width: view.seats.into(),
            height: 1.0,
            spots: (0..view.seats).map(|number| self.place(number, lang)).collect(),
            pieces: vec![Piece {
                spot: if self.is(Fault::PieceNowhere) { 9 } else { 0 },
                part,
                layer: Layer::Figure,
                states: Vec::new(),
            }],
            seats: Seat::first(shown).map(panel).collect(),
            hand: hand.iter().enumerate().map(|(slot, card)| self.card(slot, card.kind)).collect(),
            roster: self.roster(view),
            ..Scene::default()
        }
    }

    fn touches(&self, _: &View, action: Action) -> Vec<Touch> {
        let card = |slot: u8| Touch::Card(slot.into());
        match action {
            Action::Draw if self.is(Fault::DrawUntouched) => Vec::new(),
            Action::Draw => vec![Touch::Verb("draw")],
            Action::Peek { .. } if self.is(Fault::TouchesNowhere) => vec![Touch::Spot(9)],
            Action::Peek { of } => vec![Touch::Spot(of.index() as u16)],
            Action::Play { .. } if self.is(Fault::TouchesNoCard) => vec![Touch::Card(9)],
            Action::Play { slot } | Action::Sink { slot } if self.is(Fault::SameTouches) => vec![card(slot)],
            Action::Play { slot } if self.is(Fault::TouchesCutShort) => vec![card(slot)],
            Action::Play { slot } => vec![card(slot), Touch::Verb("play")],
            Action::Sink { slot } => vec![card(slot), Touch::Verb("sink")],
            Action::Ward => vec![Touch::Verb("ward")],
            Action::Allow => vec![Touch::Verb("allow")],
        }
    }

    fn verb(&self, verb: &str, _: Lang) -> Verb {
        let key = BUTTONS.into_iter().find(|button| *button == verb).unwrap_or_default();
        let nameless = self.is(Fault::NamelessButton) && key == "sink";
        let name = if nameless { String::new() } else { key.to_owned() };
        Verb { key, look: key.to_owned(), name, words: key.to_owned(), ..Verb::default() }
    }

    fn import_roster(&self, _: &View, text: &str) -> Result<Vec<Action>, Message> {
        if text == "toy" && !self.is(Fault::RosterUnreadable) { Ok(Vec::new()) } else { Err(Message::new(COMMON, "roster-none")) }
    }
}
