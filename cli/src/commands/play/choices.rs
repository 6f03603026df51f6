//! What may be done, laid out so that a person finds it.

use crate::context::Context;
use crate::terminal;
use arcade::{Ink, Offer};

/// So many options are listed one by one; more are grouped.
const FEW: usize = 16;

/// The options of a decision, numbered from 1.
pub(super) struct Choices(Vec<Offer>);

/// Options that differ in their last word only: what is done is the same, to another target.
struct Group<'a> {
    head: &'a str,
    /// The first word of their sentences.
    verb: &'a str,
    members: Vec<usize>,
}

/// `place 3 (1,0)` as `place 3` and `(1,0)`.
fn split(action: &str) -> (&str, &str) {
    action.rsplit_once(' ').unwrap_or(("", action))
}

impl Choices {
    /// The options of a table.
    pub(super) fn new(offers: Vec<Offer>) -> Choices {
        Choices(offers)
    }

    /// The action with this number.
    pub(super) fn numbered(&self, number: usize) -> Option<&str> {
        self.0.get(number.checked_sub(1)?).map(|offer| offer.action.as_str())
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether this is one of them, letter by letter.
    pub(super) fn has(&self, action: &str) -> bool {
        self.0.iter().any(|offer| offer.action == action)
    }

    /// All of them, with a sentence each if they are few.
    pub(super) fn list(&self, context: &Context) -> String {
        if self.len() <= FEW { self.full(context, |_| true) } else { self.grouped(context) }
    }

    /// All of them with a sentence each.
    pub(super) fn all(&self, context: &Context) -> String {
        self.full(context, |_| true)
    }

    /// Those that begin with these words, with a sentence each; nothing if none does.
    pub(super) fn beginning(&self, context: &Context, words: &str) -> Option<String> {
        let begins = |offer: &Offer| offer.action.strip_prefix(words).is_some_and(|rest| rest.starts_with(' '));
        Some(self.full(context, begins)).filter(|text| !text.is_empty())
    }

    fn full(&self, context: &Context, wanted: impl Fn(&Offer) -> bool) -> String {
        let width = self.0.iter().filter(|offer| wanted(offer)).map(|offer| offer.action.chars().count()).max().unwrap_or(0);
        let numbered = (1..).zip(&self.0).filter(|(_, offer)| wanted(offer));
        numbered.map(|(number, offer)| line(context, number, offer, width)).collect()
    }

    fn groups(&self) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for (index, offer) in self.0.iter().enumerate() {
            let (head, _) = split(&offer.action);
            let verb = offer.words.split(' ').next().unwrap_or_default();
            match groups.iter_mut().find(|group| !head.is_empty() && (group.head, group.verb) == (head, verb)) {
                Some(group) => group.members.push(index),
                None => groups.push(Group { head, verb, members: vec![index] }),
            }
        }
        groups
    }

    fn grouped(&self, context: &Context) -> String {
        let groups = self.groups();
        let alone = groups.iter().filter(|group| group.members.len() == 1).flat_map(|group| &group.members);
        let width = alone.map(|&index| self.0[index].action.chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        for Group { head, members, .. } in groups {
            if let [index] = members[..] {
                text += &line(context, index + 1, &self.0[index], width);
                continue;
            }
            let sentences: Vec<&str> = members.iter().map(|&index| self.0[index].words.as_str()).collect();
            text += &format!("  {}  {} …\n", context.paint(Ink::Bold, head), beginning_of(&sentences));
            let items: Vec<(usize, &str)> = members.iter().map(|&index| (index + 1, split(&self.0[index].action).1)).collect();
            text += &columns(context, &items);
        }
        text + &context.paint(
            Ink::Faint,
            context.text(
                "  (the beginning of a group, or 'options all', tells more)\n",
                "  (le début d'un groupe, ou « options all », en dit plus)\n",
            ),
        )
    }
}

fn line(context: &Context, number: usize, Offer { action, words }: &Offer, width: usize) -> String {
    format!(
        "  {}  {}  {words}\n",
        context.paint(Ink::Yellow, &format!("{number:>3}")),
        context.paint(Ink::Bold, &format!("{action:width$}"))
    )
}

/// The words that sentences have in common at their beginning.
fn beginning_of(sentences: &[&str]) -> String {
    let Some((first, others)) = sentences.split_first() else { return String::new() };
    let words: Vec<&str> = first.split(' ').collect();
    let shared = |other: &&str| words.iter().zip(other.split(' ')).take_while(|(one, other)| **one == *other).count();
    let count = others.iter().map(shared).min().unwrap_or(words.len());
    words[..count].join(" ")
}

/// Numbers and targets side by side, as many as fit.
fn columns(context: &Context, items: &[(usize, &str)]) -> String {
    let width = items.iter().map(|(_, target)| target.chars().count()).max().unwrap_or(0);
    let across = ((terminal::width() - 4) / (width + 7)).max(1);
    let item =
        |(number, target): &(usize, &str)| format!("  {} {target:width$}", context.paint(Ink::Yellow, &format!("{number:>4}")));
    let row = |row: &[(usize, &str)]| format!("  {}\n", row.iter().map(item).collect::<String>().trim_end());
    items.chunks(across).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::{beginning_of, split};

    #[test]
    fn the_last_word_of_an_action_is_its_target() {
        assert_eq!(split("place 3 (1,0)"), ("place 3", "(1,0)"));
        assert_eq!(split("decline"), ("", "decline"));
    }

    #[test]
    fn sentences_share_their_first_words() {
        assert_eq!(beginning_of(&["Lay T01 at (0,1)", "Lay T01 at (1,0)"]), "Lay T01 at");
        assert_eq!(beginning_of(&["Lay T01", "Lay T02"]), "Lay");
        assert_eq!(beginning_of(&["Capture", "Place"]), "");
    }
}
