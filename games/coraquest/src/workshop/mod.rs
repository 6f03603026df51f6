//! The workshop: what users may make (CR-CUST), as forms; what they made, as a pack; and what is wrong with it, as the loader
//! says it.

mod chart;
mod effects;
mod faults;
mod form;
mod item;
mod maker;
mod quest;
mod spell;
mod unpack;
mod write;

use crate::CoraQuest;
use crate::words::OnStage;
use form::Making;
use serde_json::{Value, json};
use stage::{Choosable, Craft, Draft, Form, Reason, Survey, Workshop};
use tabletop::{ContentError, ContentFile, PackFile};
use texts::{Lang, Message};
use write::Written;

impl Workshop<OnStage> for CoraQuest {
    fn crafts(&self, lang: Lang) -> Vec<Craft> {
        let craft = |sort: &str, drawn: bool| {
            let name = msg!("craft" / sort);
            Craft {
                sort: sort.to_owned(),
                name: name.say(lang),
                many: name.clone().form("many").say(lang),
                words: name.form("does").say(lang),
                drawn,
            }
        };
        vec![craft("hero", true), craft("enemy", true), craft("item", false), craft("card", false), craft("quest", false)]
    }

    fn blank(&self, sort: &str, drafts: &[Draft]) -> Option<Draft> {
        let taken = |id: &str| {
            self.content.hero_named(id).is_some()
                || self.content.kind_named(id).is_some()
                || self.content.quest_named(id).is_some()
                || drafts.iter().any(|draft| id_of(draft) == id)
        };
        let id = (1..).map(|number| format!("{sort}_{number}")).find(|id| !taken(id))?;
        let nameless = nameless();
        let body = match sort {
            "hero" => json!({
                "id": id, "name": nameless, "type": "standard", "health": 9, "move": 4, "die": "W", "weapon": "quarterstaff",
                "ability": "heal", "story": nameless,
            }),
            "enemy" => json!({
                "id": id, "name": nameless, "size": "small", "figures": 4,
                "standard": { "health": 2, "move": 4, "range": 1, "dice": "WW" },
                "tough": { "health": 3, "move": 4, "range": 1, "dice": "WW" },
            }),
            "item" => {
                let mut item = json!({
                    "id": id, "name": nameless, "stock": "treasure", "kind": "weapon", "copies": 1, "coins": 1, "range": 1,
                    "dice": "B",
                });
                item.as_object_mut().into_iter().for_each(effects::at_first);
                item
            }
            "card" => {
                let free = |code: &String| !drafts.iter().any(|draft| draft.sort == "card" && draft.text("/card") == code);
                let card = (2..=17).map(|number| number.to_string()).find(free)?;
                json!({ "card": card, "name": nameless, "rows": ["...", "...", "..."], "web": false })
            }
            "quest" => quest::blank(&id),
            _ => return None,
        };
        Some(Draft { sort: sort.to_owned(), body })
    }

    fn form(&self, drafts: &[Draft], index: usize, lang: Lang) -> Option<Form> {
        let making = Making { content: &self.content, drafts, draft: drafts.get(index)?, lang };
        match &*making.draft.sort {
            "hero" => Some(maker::hero(&making)),
            "enemy" => Some(maker::enemy(&making)),
            "item" => Some(item::form(&making)),
            "card" => Some(maker::card(&making)),
            "quest" => Some(quest::form(&making)),
            _ => None,
        }
    }

    fn survey(&self, name: &str, drafts: &[Draft], lang: Lang) -> Survey {
        let written = Written::of(&self.content, drafts);
        let file = ContentFile { name, text: &written.text };
        let errors = self.content.with_pack(&[file]).err().unwrap_or_default();
        let mut reasons = self.reasons(&errors, lang);
        for reason in &mut reasons {
            if let Some((draft, path)) = written.place(reason.line) {
                (reason.draft, reason.path) = (Some(draft), path.to_owned());
            }
        }
        Survey { text: written.text, reasons }
    }

    fn unpack(&self, files: &[PackFile]) -> Result<Vec<Draft>, Vec<ContentError>> {
        unpack::unpack(&self.content, files)
    }

    fn reasons(&self, errors: &[ContentError], lang: Lang) -> Vec<Reason> {
        let told = |error: &ContentError| {
            let (code, detail) = error.reason.split_once(": ").unwrap_or(("", &error.reason));
            let (rule, words) = faults::fault(code);
            let (code, rule, words) = (code.to_owned(), rule.to_owned(), words.say(lang));
            Reason { code, rule, words, detail: detail.to_owned(), ..Reason::of(error) }
        };
        // What is wrong in both languages alike, or twice in one line, is told once.
        let mut reasons: Vec<Reason> = Vec::new();
        for reason in errors.iter().map(told) {
            let same = |other: &&mut Reason| (&other.file, other.line, &other.code) == (&reason.file, reason.line, &reason.code);
            match reasons.iter_mut().find(same) {
                Some(other) if !other.detail.contains(&reason.detail) => {
                    other.detail = format!("{}; {}", other.detail, reason.detail)
                }
                Some(_) => {}
                None => reasons.push(reason),
            }
        }
        reasons
    }

    fn reason_messages(&self, errors: &[ContentError]) -> Vec<Message> {
        let told = |error: &ContentError| {
            let code = error.reason.split_once(": ").map_or("", |(code, _)| code);
            Reason { code: code.to_owned(), ..Reason::of(error) }.message(faults::fault(code).1)
        };
        // What is wrong twice in one line is told once.
        let mut messages: Vec<Message> = Vec::new();
        for message in errors.iter().map(told) {
            if !messages.contains(&message) {
                messages.push(message);
            }
        }
        messages
    }

    /// The quests of packs.
    fn more_choices(&self, option: &str, lang: Lang) -> Vec<Choosable> {
        let own = self.content.quests().iter().filter(|quest| option == "quest" && quest.source.is_some());
        let choosable = |quest: &crate::Quest| Choosable {
            value: quest.id.to_string(),
            name: quest.title.to(lang).to_owned(),
            words: String::new(),
        };
        own.map(choosable).collect()
    }
}

/// The name in files of a draft.
fn id_of(draft: &Draft) -> &str {
    match &*draft.sort {
        "quest" => draft.text("/quest/id"),
        "card" => draft.text("/card"),
        _ => draft.text("/id"),
    }
}

/// A phrase without words yet, in all languages.
fn nameless() -> Value {
    Lang::ALL.iter().map(|lang| (lang.code().to_owned(), Value::from(""))).collect()
}

/// A message as a phrase of a draft.
fn in_all_languages(message: &Message) -> Value {
    Lang::ALL.iter().map(|&lang| (lang.code().to_owned(), Value::from(message.say(lang)))).collect()
}

/// The text of a phrase in a language, or else in English, or else in any other.
fn phrase(value: Option<&Value>, lang: Lang) -> &str {
    let Some(Value::Object(table)) = value else { return "" };
    let sides = std::iter::once(lang).chain(Lang::ALL).filter_map(|lang| table.get(lang.code()));
    sides.chain(table.values()).filter_map(Value::as_str).find(|text| !text.is_empty()).unwrap_or_default()
}
