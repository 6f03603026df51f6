//! What may be done, laid out so that a person finds it.

use crate::context::Context;
use crate::terminal;
use arcade::{Ink, Offer};

/// So many options are listed one by one; more are grouped.
const FEW: usize = 16;
/// A list of groups that has more lines than this would push the picture of the table off the screen: its largest parts
/// are told in one line each.
const MOST_LINES: usize = 24;

/// The options of a decision, numbered from 1.
pub(super) struct Choices(Vec<Offer>);

/// Options that differ in their last word only: what is done is the same, to another target.
struct Group<'a> {
    head: &'a str,
    /// The first word of their sentences.
    verb: &'a str,
    members: Vec<usize>,
}

impl Group<'_> {
    /// How many lines it takes.
    fn height(&self, targets: &[&str]) -> usize {
        if self.members.len() == 1 { 1 } else { 1 + self.members.len().div_ceil(across(targets)) }
    }
}

/// Groups whose first words are the same: what one figure can do in one way.
struct Block<'a> {
    head: &'a str,
    groups: Vec<Group<'a>>,
    height: usize,
    /// Whether it is told in one line.
    folded: bool,
}

impl Block<'_> {
    fn members(&self) -> Vec<usize> {
        self.groups.iter().flat_map(|group| group.members.iter().copied()).collect()
    }
}

/// `place 3 (1,0)` as `place 3` and `(1,0)`.
fn split(action: &str) -> (&str, &str) {
    action.rsplit_once(' ').unwrap_or(("", action))
}

/// The first `count` words.
fn first_words(action: &str, count: usize) -> &str {
    action.match_indices(' ').nth(count.saturating_sub(1)).map_or(action, |(at, _)| &action[..at])
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
        self.some(context, |_| true, 0)
    }

    /// All of them with a sentence each.
    pub(super) fn all(&self, context: &Context) -> String {
        self.full(context, &(0..self.len()).collect::<Vec<_>>())
    }

    /// Those that begin with these words; nothing if none does.
    pub(super) fn beginning(&self, context: &Context, words: &str) -> Option<String> {
        let begins = |action: &str| action.strip_prefix(words).is_some_and(|rest| rest.starts_with(' '));
        Some(self.some(context, begins, words.split(' ').count())).filter(|text| !text.is_empty())
    }

    /// Those that begin with these letters, or else those that have all these words in them; nothing if none does.
    pub(super) fn about(&self, context: &Context, text: &str) -> Option<String> {
        let has = |action: &str| text.split_whitespace().all(|word| action.split(' ').any(|other| other == word));
        let letters = self.some(context, |action| action.starts_with(text), 0);
        Some(if letters.is_empty() { self.some(context, has, 0) } else { letters }).filter(|text| !text.is_empty())
    }

    /// Those that are wanted, where so many first words are said already.
    fn some(&self, context: &Context, wanted: impl Fn(&str) -> bool, said: usize) -> String {
        let members: Vec<usize> = (0..self.len()).filter(|&index| wanted(&self.0[index].action)).collect();
        // Whoever asks for a part wants to read it.
        let most = if members.len() < self.len() { MOST_LINES } else { FEW };
        if members.len() <= most { self.full(context, &members) } else { self.grouped(context, &members, said) }
    }

    fn full(&self, context: &Context, members: &[usize]) -> String {
        let width = members.iter().map(|&index| self.0[index].action.chars().count()).max().unwrap_or(0);
        members.iter().map(|&index| line(context, index + 1, &self.0[index], width)).collect()
    }

    fn groups(&self, members: &[usize]) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for &index in members {
            let offer = &self.0[index];
            let (head, _) = split(&offer.action);
            let verb = offer.words.split(' ').next().unwrap_or_default();
            match groups.iter_mut().find(|group| !head.is_empty() && (group.head, group.verb) == (head, verb)) {
                Some(group) => group.members.push(index),
                None => groups.push(Group { head, verb, members: vec![index] }),
            }
        }
        groups
    }

    fn blocks(&self, members: &[usize], words: usize) -> Vec<Block<'_>> {
        let mut blocks: Vec<Block<'_>> = Vec::new();
        for group in self.groups(members) {
            let head = first_words(&self.0[group.members[0]].action, words);
            let height = group.height(&self.targets(&group));
            match blocks.iter_mut().find(|block| block.head == head) {
                Some(block) => {
                    block.height += height;
                    block.groups.push(group);
                }
                None => blocks.push(Block { head, groups: vec![group], height, folded: false }),
            }
        }
        blocks
    }

    fn targets(&self, group: &Group<'_>) -> Vec<&str> {
        group.members.iter().map(|&index| split(&self.0[index].action).1).collect()
    }

    fn grouped(&self, context: &Context, members: &[usize], said: usize) -> String {
        let mut blocks = fold(self.blocks(members, said.max(1) + 1));
        if lines(&blocks) > MOST_LINES {
            blocks = fold(self.blocks(members, said + 1));
        }
        let open = || blocks.iter().filter(|block| !block.folded).flat_map(|block| &block.groups);
        let alone = open().filter(|group| group.members.len() == 1).flat_map(|group| &group.members);
        let width = alone.map(|&index| self.0[index].action.chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        for block in &blocks {
            if block.folded {
                text += &self.folded(context, block);
            } else {
                text.extend(block.groups.iter().map(|group| self.group(context, group, width)));
            }
        }
        let marked = open().find_map(|group| group.members.iter().zip(self.marks(group)).find(|(_, marked)| *marked));
        text + &self.notes(context, marked.map(|(index, _)| index + 1))
    }

    /// How to learn more; the first option that is marked is an example.
    fn notes(&self, context: &Context, marked: Option<usize>) -> String {
        let notes = marked.map_or_else(|| msg!("play-notes"), |number| msg!("play-notes-marked", number = number));
        format!("{}\n", context.paint(Ink::Faint, &format!("  {}", context.say(notes))))
    }

    /// `network a1 …  29 options: Network: the Chief on a1 paints …`
    fn folded(&self, context: &Context, block: &Block<'_>) -> String {
        let members = block.members();
        let options = context.say(msg!("play-folded", count = members.len(), shared = self.beginning_of(&members)));
        format!("  {}  {options}\n", context.paint(Ink::Bold, &format!("{} …", block.head)))
    }

    fn group(&self, context: &Context, group: &Group<'_>, width: usize) -> String {
        if let [index] = group.members[..] {
            return line(context, index + 1, &self.0[index], width);
        }
        let head = context.paint(Ink::Bold, group.head);
        let mark = |(target, marked): (&str, bool)| format!("{target}{}", if marked { "!" } else { "" });
        let targets = self.targets(group).into_iter().zip(self.marks(group)).map(mark);
        let items: Vec<(usize, String)> = group.members.iter().map(|index| index + 1).zip(targets).collect();
        format!("  {head}  {} …\n{}", self.beginning_of(&group.members), columns(context, &items))
    }

    /// Which members of a group say more in brackets, where not all of them do.
    fn marks(&self, group: &Group<'_>) -> Vec<bool> {
        let marks: Vec<bool> = group.members.iter().map(|&index| self.0[index].words.ends_with(')')).collect();
        if marks.contains(&false) { marks } else { vec![false; marks.len()] }
    }

    /// The words that sentences have in common at their beginning.
    fn beginning_of(&self, members: &[usize]) -> String {
        let sentences: Vec<&str> = members.iter().map(|&index| self.0[index].words.as_str()).collect();
        beginning_of(&sentences)
    }
}

fn lines(blocks: &[Block<'_>]) -> usize {
    blocks.iter().map(|block| if block.folded { 1 } else { block.height }).sum()
}

/// Folds the largest blocks until the list is short enough, or nothing is left to fold.
fn fold(mut blocks: Vec<Block<'_>>) -> Vec<Block<'_>> {
    while lines(&blocks) > MOST_LINES {
        let open = blocks.iter_mut().filter(|block| !block.folded && block.height > 1);
        match open.max_by_key(|block| block.height) {
            Some(block) => block.folded = true,
            None => break,
        }
    }
    blocks
}

fn line(context: &Context, number: usize, Offer { action, words }: &Offer, width: usize) -> String {
    format!(
        "  {}  {}  {words}\n",
        context.paint(Ink::Yellow, &format!("{number:>3}")),
        context.paint(Ink::Bold, &format!("{action:width$}"))
    )
}

fn beginning_of(sentences: &[&str]) -> String {
    let Some((first, others)) = sentences.split_first() else { return String::new() };
    let words: Vec<&str> = first.split(' ').collect();
    let shared = |other: &&str| words.iter().zip(other.split(' ')).take_while(|(one, other)| **one == *other).count();
    let count = others.iter().map(shared).min().unwrap_or(words.len());
    words[..count].join(" ")
}

/// How many of these fit side by side, with their numbers and marks.
fn across<T: AsRef<str>>(targets: &[T]) -> usize {
    let width = targets.iter().map(|target| target.as_ref().chars().count()).max().unwrap_or(0);
    ((terminal::width() - 4) / (width + 8)).max(1)
}

/// Numbers and targets side by side, as many as fit.
fn columns(context: &Context, items: &[(usize, String)]) -> String {
    let targets: Vec<&str> = items.iter().map(|(_, target)| target.trim_end_matches('!')).collect();
    let width = targets.iter().map(|target| target.chars().count() + 1).max().unwrap_or(0);
    let item =
        |(number, target): &(usize, String)| format!("  {} {target:width$}", context.paint(Ink::Yellow, &format!("{number:>4}")));
    let row = |row: &[(usize, String)]| format!("  {}\n", row.iter().map(item).collect::<String>().trim_end());
    items.chunks(across(&targets)).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::{Choices, FEW, MOST_LINES, beginning_of, first_words, split};
    use crate::context::Context;
    use crate::terminal::Color;
    use arcade::{Lang, Offer};

    fn context() -> Context {
        Context::new(Some(Lang::En), Color::Never, None, Vec::new())
    }

    fn choices(actions: impl IntoIterator<Item = String>) -> Choices {
        let offer = |action: String| Offer { words: format!("Do {action}"), action };
        Choices::new(actions.into_iter().map(offer).collect())
    }

    /// Many pairs of squares for one figure, and some moves of another.
    fn many() -> Choices {
        let pairs = (0..60).flat_map(|first| (0..2).map(move |second| format!("network a1 x{first} y{second}")));
        choices((0..5).map(|to| format!("walk b2 z{to}")).chain(pairs).chain(["end".to_owned()]))
    }

    #[test]
    fn the_last_word_of_an_action_is_its_target() {
        assert_eq!(split("place 3 (1,0)"), ("place 3", "(1,0)"));
        assert_eq!(split("decline"), ("", "decline"));
        assert_eq!(
            [1, 2, 3, 4].map(|count| first_words("place 3 (1,0)", count)),
            ["place", "place 3", "place 3 (1,0)", "place 3 (1,0)"]
        );
    }

    #[test]
    fn sentences_share_their_first_words() {
        assert_eq!(beginning_of(&["Lay T01 at (0,1)", "Lay T01 at (1,0)"]), "Lay T01 at");
        assert_eq!(beginning_of(&["Lay T01", "Lay T02"]), "Lay");
        assert_eq!(beginning_of(&["Capture", "Place"]), "");
    }

    #[test]
    fn a_long_list_folds_its_largest_parts() {
        let list = many().list(&context());
        assert!(list.lines().count() <= MOST_LINES, "{list}");
        assert!(list.contains("\n  network a1 …  120 options: Do network a1 …\n"), "{list}");
        assert!(list.contains("  walk b2  Do walk b2 …\n       1 z0 ") && list.contains("  126  end  Do end\n"), "{list}");
        // Where it is not too long, nothing is folded.
        let list = choices((0..20).map(|to| format!("walk b2 z{to}"))).list(&context());
        assert!(!list.contains("options:") && list.contains(" 20 z19"), "{list}");
    }

    #[test]
    fn a_part_is_listed_by_its_beginning_or_by_a_word_in_it() {
        let (choices, context) = (many(), context());
        let part = choices.beginning(&context, "network a1").unwrap();
        assert!(part.contains("  network a1 x0 …  2 options: Do network a1 x0 …\n") && !part.contains("walk"), "{part}");
        let part = choices.beginning(&context, "network a1 x7").unwrap();
        assert_eq!(part, "   20  network a1 x7 y0  Do network a1 x7 y0\n   21  network a1 x7 y1  Do network a1 x7 y1\n");
        assert_eq!(choices.beginning(&context, "net"), None);
        assert!(choices.about(&context, "wal").unwrap().lines().count() == 5);
        assert_eq!(choices.about(&context, "x7").unwrap(), part);
        assert_eq!(choices.about(&context, "a1 x7").unwrap(), part);
        assert_eq!(choices.about(&context, "x99"), None);
        assert_eq!(choices.all(&context).lines().count(), choices.len());
    }

    #[test]
    fn what_says_more_than_the_others_is_marked() {
        let offer = |at: usize| {
            let words = format!("Shoot at {at}{}", if at == 3 { " (repaints somebody)" } else { "" });
            Offer { action: format!("shot {at}"), words }
        };
        let some = Choices::new((0..=FEW).map(offer).collect()).list(&context());
        assert!(some.contains(" 4 3!") && some.contains("! has more to it: 'why 4'"), "{some}");
        let none = choices((0..=FEW).map(|at| format!("shot {at}"))).list(&context());
        assert!(!none.contains('!'), "{none}");
    }
}
