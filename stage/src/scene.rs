//! The table as one viewer sees it: where the places of the board lie, what stands on them, and what lies around.

use crate::{Member, Roster, Story, Tint};
use serde::Serialize;
use tabletop::Seat;

/// The table as one viewer sees it. Lengths are in squares; x runs to the right, y down.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Scene {
    /// The left edge of the board.
    pub left: f32,
    /// The top edge of the board.
    pub top: f32,
    /// The board's width.
    pub width: f32,
    /// The board's height.
    pub height: f32,
    /// What the board lies on: `frame` (a wooden frame with labels) or `cloth` (cards on a table).
    pub surface: &'static str,
    /// Names along the frame.
    pub labels: Vec<Label>,
    /// The places, in reading order.
    pub spots: Vec<Spot>,
    /// What stands on them, the lowest first.
    pub pieces: Vec<Piece>,
    /// The seats in order.
    pub seats: Vec<SeatPanel>,
    /// The viewer's own cards.
    pub hand: Vec<HandCard>,
    /// What lies beside the board for everybody: piles, discards.
    pub stores: Vec<Counter>,
    /// What is played, as short words: the scenario, the level, the round.
    pub heading: Vec<String>,
    /// What it is about.
    pub goal: Option<Goal>,
    /// The parts of a round in order, where a round has parts that players must keep in mind.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub track: Vec<Phase>,
    /// Dice that lie on the table while their result is carried out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Rolled>,
    /// What the viewer puts together now, if that is what is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roster: Option<Roster>,
    /// Figures that have a card of their own beside the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub company: Vec<Member>,
    /// What the cards of the hand are, where they are not a hand that others must not see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_title: Option<String>,
    /// What the game begins with, to be read again at any time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<Story>,
    /// Where things happen now: what a board that is too large to be seen whole must show.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attention: Vec<SpotId>,
}

/// A place of the board, by number.
pub type SpotId = u16;

/// A card of the viewer's hand, by number.
pub type CardId = u16;

/// A part of a round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Phase {
    /// Its drawing.
    pub look: &'static str,
    /// Whose it is.
    pub tint: Option<Tint>,
    /// What it is called.
    pub name: String,
    /// Whether it is played now.
    pub now: bool,
}

/// A die as it lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rolled {
    /// The drawing of the side that is up.
    pub look: &'static str,
    /// The die's colour.
    pub tint: Option<Tint>,
    /// What it says.
    pub words: String,
}

/// A name on the frame of the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Label {
    /// The name.
    pub text: String,
    /// Its middle.
    pub x: f32,
    /// Its middle.
    pub y: f32,
}

/// A place of the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spot {
    /// Its number, which stays the same through the game.
    pub id: SpotId,
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// Its width.
    pub w: f32,
    /// Its height.
    pub h: f32,
    /// Its drawing.
    pub look: &'static str,
    /// Whose it is, if it is somebody's (a home zone).
    pub tint: Option<Tint>,
    /// What it is called: `g5`.
    pub name: String,
    /// The place and what is on it, as a sentence: "g5, Yellow puddle".
    pub words: String,
}

/// A drawing with its colour, at a place of its own.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// The drawing.
    pub look: String,
    /// Its colour.
    pub tint: Option<Tint>,
    /// Its left edge.
    pub x: f32,
    /// Its top edge.
    pub y: f32,
    /// Its width.
    pub w: f32,
    /// Its height.
    pub h: f32,
    /// What is written on it.
    pub text: Option<Writing>,
    /// The name of a drawing that a user made and keeps; whoever has it shows it in place of the house's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
}

/// A short text on a drawing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Writing {
    /// The text.
    pub text: String,
    /// Its middle, as a share of the drawing's width.
    pub x: f32,
    /// Its middle, as a share of the drawing's height.
    pub y: f32,
    /// Its height, as a share of the drawing's height.
    pub size: f32,
    /// Whether it stands on a small badge of its own.
    pub badge: bool,
}

/// Something that stands or lies on a place. Where it is drawn is measured from the top left corner of the place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Piece {
    /// The place.
    pub spot: SpotId,
    /// The drawing.
    #[serde(flatten)]
    pub part: Part,
    /// How high it lies.
    pub layer: Layer,
    /// What else is to be seen of it: `stunned`, `raised`, `faint`.
    pub states: Vec<&'static str>,
}

/// How high something lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// Part of the ground: paint, gems.
    Ground,
    /// A thing with volume: walls.
    Thing,
    /// A figure. Figures move.
    Figure,
    /// What hovers above: shields, signs.
    Sign,
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatPanel {
    /// Which.
    pub seat: Seat,
    /// Its colour, once it has one.
    pub tint: Option<Tint>,
    /// What it plays: "Red clan".
    pub side: String,
    /// What it may still do in its turn.
    pub pips: Vec<Pips>,
    /// What it has.
    pub counters: Vec<Counter>,
    /// What it must do to win, where seats have aims of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<Task>,
    /// What lies in front of it in places of their own, such as dice on a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub racks: Vec<Rack>,
}

/// A row of places in front of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rack {
    /// What it is called.
    pub name: String,
    /// Its places in order.
    pub slots: Vec<Slot>,
}

/// A place of a rack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// The drawing of what lies there, or of the empty place.
    pub look: &'static str,
    /// The colour of what lies there.
    pub tint: Option<Tint>,
    /// Whether something lies there.
    pub held: bool,
    /// What lies there, or what could.
    pub words: String,
}

/// Something that a seat must do to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    /// What.
    pub words: String,
    /// Whether it is done.
    pub done: bool,
}

/// Something that is used up in a turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pips {
    /// Its drawing.
    pub look: &'static str,
    /// What it is called.
    pub name: String,
    /// How many are left.
    pub left: u8,
    /// How many there were.
    pub of: u8,
}

/// A number of things.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Counter {
    /// Its drawing.
    pub look: &'static str,
    /// The colour of its drawing.
    pub tint: Option<Tint>,
    /// How many.
    pub count: i16,
    /// What they are, with the number: "17 puddles in the supply".
    pub words: String,
}

/// A card of the viewer's hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HandCard {
    /// Its number, which stays the same while it is in the hand.
    pub id: CardId,
    /// Its title.
    pub title: String,
    /// What it does.
    pub words: String,
    /// When it can be played, in a word or two, if there is something to say.
    pub when: Option<String>,
    /// How many copies.
    pub count: u8,
    /// Its face: drawings on a field 1 wide and `height` high.
    pub face: Vec<Part>,
    /// The height of its face.
    pub height: f32,
}

/// What the game is about now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Goal {
    /// Its name.
    pub title: String,
    /// What must be done.
    pub words: String,
    /// How far the viewer is, as a part of a whole, where it can be counted.
    pub progress: Option<(u8, u8)>,
    /// How far that is, in words.
    pub note: Option<String>,
}
