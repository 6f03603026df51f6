//! Choosing an action by touching one thing after another.

use arcade::{Choice, Touch};
use std::collections::BTreeSet;

/// What a touch led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchResult {
    /// These touches are made now; more are needed.
    Touched(Vec<Touch>),
    /// This action is chosen.
    Chosen(Choice),
    /// Nothing can be done that begins with these touches.
    Refused(Vec<Touch>),
}

/// What a player may do, and what of it is touched already.
#[derive(Clone, Copy, Debug)]
pub struct TouchPath<'a> {
    /// All that may be done now.
    pub choices: &'a [Choice],
    /// What is touched so far.
    pub touched: &'a [Touch],
}

impl<'a> TouchPath<'a> {
    /// What may still be meant.
    pub fn left(self) -> impl Iterator<Item = &'a Choice> + use<'a> {
        self.choices.iter().filter(move |choice| choice.touches.starts_with(self.touched))
    }

    /// What can be touched next.
    #[must_use]
    pub fn next(self) -> BTreeSet<Touch> {
        self.left().filter_map(|choice| choice.touches.get(self.touched.len()).copied()).collect()
    }

    /// What can be touched next past a button that need not be pressed: a place that only one verb of the touched figure
    /// leads to can be touched at once.
    #[must_use]
    pub fn shortcuts(self) -> BTreeSet<(Touch, Touch)> {
        let at = self.touched.len();
        let pair = |choice: &Choice| match *choice.touches.get(at..at + 2)? {
            [verb @ Touch::Verb(_), spot @ Touch::Spot(_)] => Some((spot, verb)),
            _ => None,
        };
        let pairs: BTreeSet<(Touch, Touch)> = if at == 0 { BTreeSet::new() } else { self.left().filter_map(pair).collect() };
        let only = |&(spot, _): &(Touch, Touch)| pairs.iter().filter(|(other, _)| *other == spot).count() == 1;
        pairs.iter().copied().filter(only).collect()
    }

    /// What a touch leads to. A thing that cannot be touched next may begin another action: a figure that was touched
    /// gives way to the next one.
    #[must_use]
    pub fn touch(self, touch: Touch) -> TouchResult {
        let further = |with: &[Touch]| [self.touched, with].concat();
        let verb = self.shortcuts().into_iter().find(|&(spot, _)| spot == touch).map(|(_, verb)| verb);
        let paths = [Some(further(&[touch])), verb.map(|verb| further(&[verb, touch])), Some(vec![touch])];
        for path in paths.into_iter().flatten() {
            let left: Vec<&Choice> = TouchPath { choices: self.choices, touched: &path }.left().take(2).collect();
            match left[..] {
                [only] if only.touches.len() == path.len() => return TouchResult::Chosen(only.clone()),
                [] => {}
                _ => return TouchResult::Touched(path),
            }
        }
        TouchResult::Refused(further(&[touch]))
    }

    /// The action that a touch would choose, for a preview.
    #[must_use]
    pub fn aim(self, touch: Touch) -> Option<Choice> {
        match self.touch(touch) {
            TouchResult::Chosen(choice) => Some(choice),
            _ => None,
        }
    }

    /// One step back.
    #[must_use]
    pub fn back(self) -> Vec<Touch> {
        self.touched[..self.touched.len().saturating_sub(1)].to_vec()
    }
}
