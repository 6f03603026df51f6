//! A lesson at a local table: only the decisions that the lesson is about are accepted, and the others answer as written.

use crate::teach::{Lesson, Step};
use leptos::prelude::*;
use texts::Message;

/// A lesson that is being given.
pub(crate) struct Lecture {
    game: &'static str,
    lesson: Lesson,
    progress: Progress,
}

/// How far a lesson is, for the page.
#[derive(Clone, Copy)]
pub(crate) struct Progress {
    /// What it is called.
    pub(crate) title: StoredValue<Message>,
    /// How many decisions the learner has taken.
    pub(crate) step: RwSignal<usize>,
    /// How many there are.
    pub(crate) total: usize,
    /// What the teacher says now, one text after another.
    pub(crate) said: RwSignal<Vec<Message>>,
    /// Whether the learner has tried something else.
    pub(crate) strayed: RwSignal<bool>,
}

impl Lecture {
    /// A lesson of a game from its beginning.
    pub(crate) fn new(game: &'static str, lesson: Lesson) -> Lecture {
        let first = lesson.step.first().map(|step| step.say(game));
        let said = [Message::new(game, "lesson-intro")].into_iter().chain(first).collect();
        let progress = Progress {
            title: StoredValue::new(Message::new(game, "lesson-title")),
            step: RwSignal::new(0),
            total: lesson.step.len(),
            said: RwSignal::new(said),
            strayed: RwSignal::new(false),
        };
        Lecture { game, lesson, progress }
    }

    /// What it is.
    pub(crate) fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Progress {
        self.progress
    }

    /// What the lesson points at now.
    pub(crate) fn hints(&self) -> Vec<String> {
        self.now().map(|step| step.hint.clone()).unwrap_or_default()
    }

    fn now(&self) -> Option<&Step> {
        self.lesson.step.get(self.progress.step.get_untracked())
    }

    /// Whether the learner's decision is what the lesson is about.
    pub(crate) fn accepts(&self, action: &str) -> bool {
        let accepted = self.now().is_none_or(|step| step.allow.iter().any(|begin| action.starts_with(begin.as_str())));
        self.progress.strayed.set(!accepted);
        accepted
    }

    /// The learner has decided: what the others do now.
    pub(crate) fn advance(&self) -> Vec<String> {
        let Some(step) = self.now() else { return Vec::new() };
        let answers = step.then.clone();
        self.progress.step.update(|step| *step += 1);
        let said = self.now().map_or_else(|| Message::new(self.game, "lesson-closing"), |step| step.say(self.game));
        self.progress.said.set(vec![said]);
        answers
    }
}
