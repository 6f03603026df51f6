//! Lists that a player keeps under names of their own: a name and a short text each, one line for each.

/// The most that are kept of one kind.
const MOST: usize = 40;

/// The longest name.
const LONGEST: usize = 40;

/// A list that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What the player calls it.
    pub name: String,
    /// What is in it, as the game writes it.
    pub text: String,
}

/// All lists of one kind, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists(Vec<Kept>);

impl Lists {
    /// Reads what was written; lines that say nothing are left out.
    #[must_use]
    pub fn read(text: &str) -> Lists {
        let kept = |line: &str| {
            let (name, text) = line.split_once('\t')?;
            (!name.is_empty() && !text.is_empty()).then(|| Kept { name: name.to_owned(), text: text.to_owned() })
        };
        Lists(text.lines().filter_map(kept).take(MOST).collect())
    }

    /// As text.
    #[must_use]
    pub fn write(&self) -> String {
        self.0.iter().map(|kept| format!("{}\t{}\n", kept.name, kept.text)).collect()
    }

    /// Keeps a list; one of the same name gives way to it. A name that is empty, or a list that is, is not kept.
    pub fn keep(&mut self, name: &str, text: &str) {
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (name, text) = (plain(name).chars().take(LONGEST).collect::<String>().trim_end().to_owned(), plain(text));
        if name.is_empty() || text.is_empty() {
            return;
        }
        self.forget(&name);
        self.0.insert(0, Kept { name, text });
        self.0.truncate(MOST);
    }

    /// Forgets a list.
    pub fn forget(&mut self, name: &str) {
        self.0.retain(|kept| kept.name != name);
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Kept> {
        self.0.iter()
    }

    /// A name that none of them has: `base`, then `base 2`, and so on.
    #[must_use]
    pub fn free_name(&self, base: &str) -> String {
        let taken = |name: &String| self.0.iter().any(|kept| kept.name == *name);
        let numbered = (2..).map(|number| format!("{base} {number}"));
        std::iter::once(base.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }
}
