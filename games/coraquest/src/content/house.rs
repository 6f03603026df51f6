//! The messages that say what the content of the house leaves to them. `content/coraquest/README.md` tells their keys.

use texts::{Lang, Message};

/// The name of a hero; its story is the form [`STORY`].
pub(crate) fn hero(id: &str) -> Message {
    msg!("hero" / id)
}

/// The story of a hero.
pub(crate) const STORY: &str = "story";

/// The name of an enemy kind.
pub(crate) fn enemy(id: &str) -> Message {
    msg!("enemy" / id)
}

/// The name of an item; what it does is the form [`DOES`].
pub(crate) fn item(id: &str) -> Message {
    msg!("item-card" / id)
}

/// The name of an ability; what it does is the form [`DOES`].
pub(crate) fn ability(code: &str) -> Message {
    msg!("ability" / code)
}

/// What an item or an ability does.
pub(crate) const DOES: &str = "does";

/// The name of a dungeon card.
pub(crate) fn card(code: &str) -> Message {
    msg!("dungeon-card" / code)
}

/// The title of a quest.
pub(crate) fn quest(id: &str) -> Message {
    msg!("quest" / id)
}

/// A text of a quest: what is read, how a counter is called, what can be done, the name of an item.
pub(crate) fn of_quest(id: &str, part: QuestPart, key: &str) -> Message {
    let part = match part {
        QuestPart::Text => "text",
        QuestPart::Label => "label",
        QuestPart::Action => "action",
        QuestPart::Item => "item",
    };
    msg!("quest" / &format!("{id}-{part}-{key}"))
}

/// What in a quest has texts of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum QuestPart {
    Text,
    Label,
    Action,
    Item,
}

/// Whether the house has this message. Where its texts are not loaded (yet), it is believed.
pub(crate) fn has(message: &Message) -> bool {
    let mut all = Lang::ALL.into_iter();
    all.any(|lang| message.say_if_known(lang).is_some()) || texts::keys(&message.domain).is_empty()
}
