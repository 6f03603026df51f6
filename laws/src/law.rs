//! The laws by name.

use std::fmt;

/// What must hold for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// Every setup that is given starts.
    Starts,
    /// All components are there after every step.
    Conserved,
    /// Nobody decides exactly when there is an outcome, and the outcome makes sense.
    Ending,
    /// The legal list is empty exactly when the game is over.
    NeverEmpty,
    /// The legal list is sorted and unique, and holds nothing that was there before.
    Sorted,
    /// Every listed action passes `check`.
    Listed,
    /// Everything that passes `check` is listed, and everything listed is in the universe.
    Complete,
    /// Every refusal names a rule of the catalogue.
    RuleNamed,
    /// Nothing panics.
    NoPanic,
    /// The game ends within its limit.
    Bounded,
    /// A position that is written and read is the same position.
    StateNotation,
    /// An action that is written and read is the same action.
    ActionNotation,
    /// A position survives JSON.
    StateSerde,
    /// An action survives JSON.
    ActionSerde,
    /// A transcript that is written and read is the same, and replays to the same position.
    TranscriptRound,
    /// The same seed and the same choices give the same game.
    SameSeed,
    /// Recorded luck gives the same game.
    Replay,
    /// A viewer cannot tell a resampled position from the true one.
    NoLeak,
    /// A viewer is told nothing of what it may not know.
    NoLeakInEvents,
    /// A choice that a viewer cannot tell from another by what comes of it is hidden.
    HiddenChoice,
    /// A step that tells the seat that acted something says so.
    Disclosed,
    /// What can be taken back told nobody anything, and taking it back restores the position.
    Undo,
}

impl Law {
    /// All laws.
    pub const ALL: [Law; 22] = [
        Law::Starts,
        Law::Conserved,
        Law::Ending,
        Law::NeverEmpty,
        Law::Sorted,
        Law::Listed,
        Law::Complete,
        Law::RuleNamed,
        Law::NoPanic,
        Law::Bounded,
        Law::StateNotation,
        Law::ActionNotation,
        Law::StateSerde,
        Law::ActionSerde,
        Law::TranscriptRound,
        Law::SameSeed,
        Law::Replay,
        Law::NoLeak,
        Law::NoLeakInEvents,
        Law::HiddenChoice,
        Law::Disclosed,
        Law::Undo,
    ];

    /// The law as a sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Law::Starts => "every setup that is given starts",
            Law::Conserved => "all components are there after every step",
            Law::Ending => "nobody decides exactly when there is an outcome, and the outcome makes sense",
            Law::NeverEmpty => "the legal list is empty exactly when the game is over",
            Law::Sorted => "the legal list is sorted and unique, and holds nothing that was there before",
            Law::Listed => "every listed action passes check",
            Law::Complete => "everything that passes check is listed, and everything listed is in the universe",
            Law::RuleNamed => "every refusal names a rule of the catalogue",
            Law::NoPanic => "nothing panics",
            Law::Bounded => "the game ends within its limit",
            Law::StateNotation => "a position that is written and read is the same position",
            Law::ActionNotation => "an action that is written and read is the same action",
            Law::StateSerde => "a position survives JSON",
            Law::ActionSerde => "an action survives JSON",
            Law::TranscriptRound => "a transcript that is written and read is the same, and replays to the same position",
            Law::SameSeed => "the same seed and the same choices give the same game",
            Law::Replay => "recorded luck gives the same game",
            Law::NoLeak => "a viewer cannot tell a resampled position from the true one",
            Law::NoLeakInEvents => "a viewer is told nothing of what it may not know",
            Law::HiddenChoice => "a choice that a viewer cannot tell from another by what comes of it is hidden",
            Law::Disclosed => "a step that tells the seat that acted something says so",
            Law::Undo => "what can be taken back told nobody anything, and taking it back restores the position",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}: {}", self.sentence())
    }
}
