//! The rules with their content.

use crate::judgement::Plan;
use crate::{CardId, Content, ItemId};

/// The game: immutable, shared by all its tables.
#[derive(Clone, Debug)]
pub struct CoraQuest {
    pub(crate) content: Content,
    /// What items are called in notation and in draws, by their index.
    pub(crate) item_codes: Vec<String>,
    /// The same of cards.
    pub(crate) card_codes: Vec<String>,
    /// What bots know of each quest.
    pub(crate) plans: Vec<Plan>,
}

impl CoraQuest {
    /// The game with the content of the box.
    #[must_use]
    pub fn standard() -> CoraQuest {
        CoraQuest::with(Content::standard())
    }

    /// The game with this content.
    #[must_use]
    pub fn with(content: Content) -> CoraQuest {
        let named = content.items().iter().map(|item| item.id.to_string());
        let spare = (content.items().len()..ItemId::OWN.into()).map(|index| format!("none{index}"));
        let own = (1..=16).map(|number| format!("own{number}"));
        let item_codes = named.chain(spare).chain(own).collect();
        let card_codes = CardId::all().map(CardId::code).collect();
        let plans = content.quests().iter().map(|quest| Plan::of(&content, quest)).collect();
        CoraQuest { content, item_codes, card_codes, plans }
    }

    /// What it is played with.
    #[must_use]
    pub fn pieces(&self) -> &Content {
        &self.content
    }
}
