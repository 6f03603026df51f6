//! What each rule says to players.

use crate::{ContentError, ContentFile, Lang};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The texts of a game's rules in both languages, in the catalogue's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTexts(Vec<(String, RuleText)>);

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleText {
    en: String,
    fr: String,
}

impl RuleTexts {
    /// Reads the texts. The rules of `shipped`, which a test compares with the catalogue, must all be there, and no others.
    pub fn read(file: &ContentFile<'_>, shipped: &str, errors: &mut Vec<ContentError>) -> Option<RuleTexts> {
        let read: BTreeMap<Spanned<String>, RuleText> = file.parse(errors)?;
        let mut rules: Vec<_> = read.into_iter().collect();
        rules.sort_by_key(|(id, _)| id.span().start);
        let known: Vec<&str> = rule_ids(shipped).collect();
        for (id, text) in &rules {
            if !known.contains(&id.get_ref().as_str()) {
                errors.push(file.wrong(id.span().start, format!("the catalogue has no rule {}", id.get_ref())));
            }
            if text.en.trim().is_empty() || text.fr.trim().is_empty() {
                errors.push(file.wrong(id.span().start, format!("the rule {} has no text in one language", id.get_ref())));
            }
        }
        for id in known.into_iter().filter(|&id| !rules.iter().any(|(other, _)| other.get_ref() == id)) {
            errors.push(file.wrong(0, format!("the rule {id} is missing: players must be told what it says")));
        }
        Some(RuleTexts(rules.into_iter().map(|(id, text)| (id.into_inner(), text)).collect()))
    }

    /// The IDs of all rules, in the catalogue's order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }

    /// What a rule says.
    #[must_use]
    pub fn words(&self, rule: &str, lang: Lang) -> Option<&str> {
        let (_, text) = self.0.iter().find(|(id, _)| id == rule)?;
        Some(match lang {
            Lang::En => &text.en,
            Lang::Fr => &text.fr,
        })
    }
}

fn rule_ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix(']'))
}
