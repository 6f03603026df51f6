//! How a position is shown and touched: what a page needs to draw any game and to play it, without knowing any rule.
//!
//! A [`Scene`] says where the places of the board lie and what stands on them, in the words and looks of the game. Looks are
//! names of drawings (`warrior`, `splash-3`); colours are [`Tint`]s, which a page shows as colour, pattern and letter
//! together. An action is done by touching one thing after another: its [`Touch`]es. Whoever draws offers what can be touched
//! next, and when one action is left it is played.

use crate::{Animation, CardId, LineOfSight, Scene, SpotId, Tint, Words};
use serde::Serialize;
use tabletop::EventView;
use texts::{COMMON, Lang, Message};

/// A game that can be shown on a page. Everything is told from a viewer's view, so that no picture can tell more.
/// `By` is who shows, see [`Words`].
pub trait Show<By>: Words<By> {
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
    fn animation(&self, view: &Self::View, event: &EventView<Self::Event>) -> Option<Animation> {
        let _ = (view, event);
        None
    }

    /// How an action that luck decides is likely to go, as one line.
    fn odds(&self, view: &Self::View, action: Self::Action, lang: Lang) -> Option<String> {
        let _ = (view, action, lang);
        None
    }

    /// What the figure at a place sees from there, where sight or reach is something to think about. Nothing where no such
    /// figure stands.
    fn line_of_sight(&self, view: &Self::View, spot: SpotId, lang: Lang) -> Option<LineOfSight> {
        let _ = (view, spot, lang);
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
    fn default_pass(&self, state: &Self::State) -> Option<Self::Action> {
        let _ = state;
        None
    }

    /// Whether the rules let other seats answer this action before it happens, whoever may hold a card for it: where a
    /// table pauses for everybody alike.
    fn opens_reaction_window(&self, view: &Self::View, action: Self::Action) -> bool {
        let _ = (view, action);
        false
    }

    /// The actions that make of what is put together now what the short text of a [`Roster`](crate::Roster) says. Whether they may
    /// be done, one after another, is for the rules to say.
    ///
    /// # Errors
    /// What in the text means nothing here.
    fn import_roster(&self, view: &Self::View, text: &str) -> Result<Vec<Self::Action>, Message> {
        let _ = (view, text);
        Err(Message::new(COMMON, "roster-none"))
    }

    /// Whether anything is hidden from one seat that another sees: then people around one screen look one after another.
    fn has_secrets(&self) -> bool {
        true
    }

    /// Whether the values of an option of the setup are best shown as pictures of the table, and by which rule they are
    /// what they are.
    fn pictured(&self, option: &str) -> Option<&'static str> {
        let _ = option;
        None
    }
}

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
