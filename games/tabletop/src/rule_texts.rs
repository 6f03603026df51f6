//! What each rule says to players.

use crate::{ContentError, ContentFile};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use texts::{Arg, Lang, Message};
use toml::Spanned;

/// What the rules of a game say: the texts of its domain whose keys are the IDs of rules, and what a content that changes a
/// rule says of it in its own words.
#[derive(Clone, Debug)]
pub struct RuleTexts {
    domain: &'static str,
    /// Found when they are first asked for and the texts are there: a page may have the game before its texts.
    ids: OnceLock<Vec<String>>,
    own: BTreeMap<String, OwnWords>,
}

/// A text in some languages, by their codes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
struct OwnWords(BTreeMap<String, String>);

impl RuleTexts {
    /// Reads what a content says of its rules in its own words, which may be nothing. Only rules of the catalogue can be named.
    pub fn read(file: &ContentFile<'_>, domain: &'static str, errors: &mut Vec<ContentError>) -> Option<RuleTexts> {
        let read: BTreeMap<Spanned<String>, OwnWords> = file.parse(errors)?;
        let ids = ids(domain);
        for (id, words) in &read {
            // Whoever holds no texts, such as a server, cannot tell.
            if !ids.is_empty() && !ids.contains(id.get_ref()) {
                errors.push(file.wrong(id.span().start, format!("the catalogue has no rule {}", id.get_ref())));
            }
            if words.0.is_empty() || words.0.values().any(|text| text.trim().is_empty()) {
                errors.push(file.wrong(id.span().start, format!("the rule {} has no text in one language", id.get_ref())));
            }
        }
        Some(RuleTexts {
            domain,
            ids: OnceLock::new(),
            own: read.into_iter().map(|(id, words)| (id.into_inner(), words)).collect(),
        })
    }

    /// The IDs of all rules, in the catalogue's order; none while the texts of the game are not there.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let found = self.ids.get().or_else(|| {
            let ids = ids(self.domain);
            (!ids.is_empty()).then(|| self.ids.get_or_init(|| ids))
        });
        found.into_iter().flatten().map(String::as_str)
    }

    /// Whether the content's own words are those of the game's texts.
    #[must_use]
    pub fn says_nothing_new(&self) -> bool {
        let same = |rule: &str, code: &str, text: &str| {
            let lang = code.parse::<Lang>().ok();
            lang.is_some_and(|lang| Message::new(self.domain, rule.to_owned()).say_if_known(lang).as_deref() == Some(text))
        };
        self.own.iter().all(|(rule, words)| words.0.iter().all(|(code, text)| same(rule, code, text)))
    }

    /// What a rule says, in no language yet.
    #[must_use]
    pub fn says(&self, rule: &str) -> Arg {
        match self.own.get(rule) {
            Some(words) => Arg::from(words.0.clone()),
            None => Arg::from(Message::new(self.domain, rule.to_owned())),
        }
    }

    /// What a rule says: in the content's own words where it has some in this language.
    #[must_use]
    pub fn words(&self, rule: &str, lang: Lang) -> Option<String> {
        let own = self.own.get(rule).and_then(|words| words.0.get(lang.code())).cloned();
        own.or_else(|| Message::new(self.domain, rule.to_owned()).say_if_known(lang))
    }
}

/// The keys of a domain that are IDs of rules.
fn ids(domain: &str) -> Vec<String> {
    texts::keys(domain).into_iter().filter(|key| is_rule(key)).collect()
}

/// Whether a key is the ID of a rule; other keys have small letters.
fn is_rule(key: &str) -> bool {
    key.starts_with(|letter: char| letter.is_ascii_uppercase())
}
