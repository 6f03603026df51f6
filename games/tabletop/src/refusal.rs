//! Refusals: values that name the rule.

use std::fmt;

/// The ID of a rule in a game's catalogue, such as `CC-CAP-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why something may not be done: the rule that forbids it.
///
/// It carries nothing else on purpose: whoever asks may not learn from a refusal what they may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
}

impl Refusal {
    /// A refusal by this rule.
    #[must_use]
    pub const fn by(rule: &'static str) -> Refusal {
        Refusal { rule: RuleId(rule) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "forbidden by {}", self.rule)
    }
}

impl std::error::Error for Refusal {}
