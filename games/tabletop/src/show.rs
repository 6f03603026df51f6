//! How a position is shown and touched: what a page needs to draw any game and to play it, without knowing any rule.
//!
//! A [`Scene`] says where the places of the board lie and what stands on them, in the words and looks of the game. Looks are
//! names of drawings (`warrior`, `splash-3`); colours are [`Tint`]s, which a page shows as colour, pattern and letter
//! together. An action is done by touching one thing after another: its [`Touch`]es. Whoever draws offers what can be touched
//! next, and when one action is left it is played.

use crate::{Lang, Roster, Seat, Text, Told, Words};
use serde::{Deserialize, Serialize};

/// A game that can be shown on a page. Everything is told from a viewer's view, so that no picture can tell more.
pub trait Show: Words {
    /// The table as this viewer sees it.
    fn scene(&self, view: &Self::View, lang: Lang) -> Scene;

    /// What is touched, one after another, to do this. No two actions of one legal list have the same touches, and none
    /// begins with all the touches of another. An action that cannot be pointed at (towards a square off the board) has none.
    fn touches(&self, view: &Self::View, action: Self::Action) -> Vec<Touch>;

    /// What a verb is called and costs.
    fn verb(&self, verb: &str, lang: Lang) -> Verb;

    /// The same in a position, where what a verb is called depends on it: a quest has actions of its own.
    fn verb_in(&self, view: &Self::View, verb: &str, lang: Lang) -> Verb {
        let _ = view;
        self.verb(verb, lang)
    }

    /// Several actions that one touch or two can mean: a walk of several steps. No plan has the touches of an action or of
    /// another plan, and none of them begins with all the touches of another.
    fn plans(&self, view: &Self::View, lang: Lang) -> Vec<Plan<Self::Action>> {
        let _ = (view, lang);
        Vec::new()
    }

    /// What of a happening can be seen to happen, before the table is as it is afterwards; `view` is what is seen then.
    fn cue(&self, view: &Self::View, event: &Told<Self::Event>) -> Option<Cue> {
        let _ = (view, event);
        None
    }

    /// How an action that luck decides is likely to go, as one line.
    fn odds(&self, view: &Self::View, action: Self::Action, lang: Lang) -> Option<String> {
        let _ = (view, action, lang);
        None
    }

    /// The verbs that belong here after these touches, whether or not they can be done now, in an order that stays. A
    /// verb that is not listed is offered only when it can be done.
    fn menu(&self, view: &Self::View, touched: &[Touch]) -> Vec<&'static str> {
        let _ = (view, touched);
        Vec::new()
    }

    /// What the seat that decides answers when it lets things take their course (a reaction that is passed over), so that
    /// a preview can look past questions to others. Nothing where the decision is its own.
    fn indifferent(&self, state: &Self::State) -> Option<Self::Action> {
        let _ = state;
        None
    }

    /// Whether the rules let other seats answer this action before it happens, whoever may hold a card for it: where a
    /// table pauses for everybody alike.
    fn invites(&self, view: &Self::View, action: Self::Action) -> bool {
        let _ = (view, action);
        false
    }

    /// The actions that make of what is put together now what the short text of a [`Roster`] says. Whether they may be done,
    /// one after another, is for the rules to say.
    ///
    /// # Errors
    /// What in the text means nothing here, in the order of [`Lang::ALL`].
    fn muster(&self, view: &Self::View, text: &str) -> Result<Vec<Self::Action>, [String; 2]> {
        let _ = (view, text);
        Err(Lang::ALL.map(|lang| {
            Text { en: "There is nothing to put together here.", fr: "Il n'y a rien à constituer ici." }.to(lang).to_owned()
        }))
    }

    /// Whether the values of an option of the setup are best shown as pictures of the table, and by which rule they are
    /// what they are.
    fn pictured(&self, option: &str) -> Option<&'static str> {
        let _ = option;
        None
    }
}

/// A place of the board, by number.
pub type SpotId = u16;

/// A card of the viewer's hand, by number.
pub type CardId = u16;

/// One thing that is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    /// A place of the board, or what stands on it.
    Spot(SpotId),
    /// A card of the own hand.
    Card(CardId),
    /// A button.
    Verb(&'static str),
}

/// Several actions in a row that are meant by touching as if they were one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<A> {
    /// What is touched.
    pub touches: Vec<Touch>,
    /// What is done, one after another, as long as it may be.
    pub actions: Vec<A>,
    /// All of it as a sentence.
    pub words: String,
}

/// A button: something to do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Verb {
    /// Its word.
    pub key: &'static str,
    /// Its drawing.
    pub look: String,
    /// The colour of its drawing, if it has one.
    pub tint: Option<Tint>,
    /// Its name.
    pub name: String,
    /// What it does, as one line.
    pub words: String,
    /// The drawings of what it costs, such as `pip-move`, each with its name.
    pub cost: Vec<(&'static str, String)>,
    /// Whether it belongs to the whole turn and stays beside the board; other verbs come and go with what is asked.
    pub lasting: bool,
    /// Whether it closes the turn: what is left to press when all else is done.
    pub closing: bool,
}

/// A colour of the game. A page shows it by colour, pattern and letter, always the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tint {
    /// Red, striped.
    Red,
    /// Blue, with waves.
    Blue,
    /// Yellow, dotted.
    Yellow,
    /// Green, cross-hatched.
    Green,
    /// Orange, with chevrons.
    Orange,
    /// Purple, with rings.
    Purple,
    /// Violet, drawn as purple.
    Violet,
    /// Black, with thorns.
    Black,
    /// Gold, with rays.
    Gold,
    /// Of nobody.
    Neutral,
}

impl Tint {
    /// The style class that gives it its colour and pattern.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Tint::Red => "c-r",
            Tint::Blue => "c-b",
            Tint::Yellow => "c-y",
            Tint::Green => "c-g",
            Tint::Orange => "c-o",
            Tint::Purple | Tint::Violet => "c-p",
            Tint::Black => "c-k",
            Tint::Gold => "c-au",
            Tint::Neutral => "c-n",
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Tint::Red => "R",
            Tint::Blue => "B",
            Tint::Yellow => "Y",
            Tint::Green => "G",
            Tint::Orange => "O",
            Tint::Purple => "P",
            Tint::Violet => "V",
            Tint::Black => "K",
            Tint::Gold => "★",
            Tint::Neutral => "",
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Tint::Red => Text { en: "Red", fr: "Rouge" },
            Tint::Blue => Text { en: "Blue", fr: "Bleu" },
            Tint::Yellow => Text { en: "Yellow", fr: "Jaune" },
            Tint::Green => Text { en: "Green", fr: "Vert" },
            Tint::Orange => Text { en: "Orange", fr: "Orange" },
            Tint::Purple => Text { en: "Purple", fr: "Violet" },
            Tint::Violet => Text { en: "Violet", fr: "Violet" },
            Tint::Black => Text { en: "Black", fr: "Noir" },
            Tint::Gold => Text { en: "Gold", fr: "Or" },
            Tint::Neutral => Text { en: "neutral", fr: "neutre" },
        }
    }
}

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

/// A text to be read before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Story {
    /// What it is called.
    pub title: String,
    /// Its paragraphs.
    pub words: Vec<String>,
    /// Whether nothing has happened since it was told.
    pub fresh: bool,
}

/// Something that is seen to happen. It says nothing that the happening does not say in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// Whoever stands on a place goes to another.
    Goes {
        /// From where.
        from: SpotId,
        /// To where.
        to: SpotId,
    },
    /// Whoever stands on a place strikes at another.
    Strikes {
        /// From where.
        from: SpotId,
        /// Whom.
        to: SpotId,
    },
    /// A number changes above a place: `-2`, `+3`.
    Notes {
        /// Where.
        spot: SpotId,
        /// What is written.
        text: String,
    },
    /// Dice are rolled.
    Rolls {
        /// The sides that are up, each with its number.
        dice: Vec<(String, u8)>,
    },
    /// A part of a story, to be read aloud.
    Tells,
}

/// A figure with a card of its own.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Member {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Where it stands.
    pub spot: Option<SpotId>,
    /// Its drawing.
    pub look: String,
    /// The name of a drawing that its maker keeps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// The colour of its drawing.
    pub tint: Option<Tint>,
    /// What it is called.
    pub name: String,
    /// What it is and can do, as short sentences.
    pub words: String,
    /// What it has left of what it must not lose, and of how many.
    pub health: (u8, u8),
    /// Its numbers, each with a drawing.
    pub numbers: Vec<Counter>,
    /// How it is now: each state with a drawing and a word.
    pub marks: Vec<Slot>,
    /// What it carries.
    pub items: Vec<Slot>,
    /// Whether it acts now.
    pub now: bool,
    /// Whether it has done all that it can for now.
    pub spent: bool,
}

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
