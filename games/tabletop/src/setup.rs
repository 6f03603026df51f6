//! How a setup is written: options with their values, and setups that go by one word.

/// An option of a setup. What people call it and its values is in the texts of its game.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption {
    /// The key in `key=value`.
    pub key: &'static str,
    /// What may be written after it; nothing where only words can tell.
    pub values: &'static str,
    /// What holds when nothing is written.
    pub default: &'static str,
    /// The values to choose from; none where a value is made of several parts.
    pub choices: &'static [&'static str],
}

/// A setup that goes by one word, for those who want to play at once.
#[derive(Clone, Copy, Debug)]
pub struct QuickStart {
    /// The word.
    pub word: &'static str,
    /// The options that it stands for, as keys and values.
    pub options: &'static [(&'static str, &'static str)],
}
